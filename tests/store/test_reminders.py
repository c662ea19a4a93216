"""Reminders are said when they are due, by one process, whatever dies."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.store import ReminderDraft, Store
from tests.store.conftest import Clock, Reopen

CLUB, ANNA = "telegram:-1", "telegram:7"
EQUITY = ReminderDraft(chat=CLUB, person=ANNA, topic=3, message=12, text="64C")


async def test_a_reminder_comes_when_it_is_due_and_once(store: Store, clock: Clock) -> None:
    saved = await store.save_reminder(replace(EQUITY, due_at=int(clock.now) + 60))
    assert await store.next_reminder() == clock.now + 60
    assert await store.due_reminders() == []
    clock.advance(seconds=60)
    [due] = await store.due_reminders()
    assert (due.id, due.text, due.message, due.topic) == (saved.id, "64C", 12, 3)
    assert await store.due_reminders() == [], "it is being said"
    await store.finish_reminder(due.id)
    assert await store.next_reminder() is None


async def test_two_replicas_share_the_reminders(reopen: Reopen, clock: Clock) -> None:
    async with reopen("first") as first, reopen("second") as second:
        for _ in range(10):
            await first.save_reminder(replace(EQUITY, due_at=int(clock.now)))
        taken = await asyncio.gather(first.due_reminders(), second.due_reminders())
    assert sum(map(len, taken)) == 10


async def test_what_a_dead_process_took_comes_again_but_not_for_ever(
    reopen: Reopen, clock: Clock
) -> None:
    async with reopen() as store:
        await store.save_reminder(replace(EQUITY, due_at=int(clock.now)))
        assert len(await store.due_reminders()) == 1
    times = 0
    async with reopen() as store:
        for _ in range(10):
            clock.advance(seconds=180)
            times += len(await store.due_reminders())
    assert 1 <= times < 10


async def test_the_end_of_the_round_is_said_by_somebody(store: Store, clock: Clock) -> None:
    await store.save_reminder(EQUITY)
    timed = await store.save_reminder(replace(EQUITY, due_at=int(clock.now) + 600))
    await store.save_reminder(replace(EQUITY, topic=4))
    assert await store.next_reminder() == timed.due_at
    assert [r.due_at for r in await store.reminders(CLUB, 3)] == [timed.due_at, None]
    assert await store.end_round(CLUB, 3) == 1
    assert len(await store.due_reminders()) == 1
    assert [r.due_at for r in await store.reminders(CLUB, 4)] == [None]


async def test_a_round_that_nobody_ended_is_over_after_a_day(store: Store, clock: Clock) -> None:
    await store.save_reminder(EQUITY)
    clock.advance(days=2)
    assert (await store.clean_up()).reminders == 1


async def test_reminders_move_and_are_forgotten(store: Store) -> None:
    await store.save_reminder(EQUITY)
    await store.save_reminder(replace(EQUITY, person="telegram:8"))
    await store.move_chat(CLUB, "telegram:-1001")
    assert [r.message for r in await store.reminders("telegram:-1001", 3)] == [None, None]
    assert await store.forget_person(ANNA) == 1
    assert await store.forget_chat("telegram:-1001") == 1
    assert await store.reminders("telegram:-1001", 3) == []
