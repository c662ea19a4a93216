"""The log of rulings."""

from __future__ import annotations

from dataclasses import replace

from bot.store import LogEntry, Store
from tests.store.conftest import Clock, Reopen

CLUB = "telegram:-1"
REVOKE = LogEntry(
    case=7,
    chat=CLUB,
    topic=3,
    table="5",
    kind="revoke",
    edition=2017,
    language="sv",
    understood="felande Syd",
    citations=("64A1", "12C1(b)"),
    decision="Ett stick går över.",
)


async def test_a_ruling_is_read_as_it_was_written(store: Store, clock: Clock) -> None:
    await store.write_log(REVOKE)
    assert await store.read_log(CLUB, 0) == [replace(REVOKE, at=int(clock.now))]
    assert await store.read_log("telegram:-2", 0) == []


async def test_another_answer_to_a_case_replaces_its_entry_in_its_place(
    store: Store, clock: Clock
) -> None:
    await store.write_log(replace(REVOKE, decision="open"))
    clock.advance(seconds=60)
    await store.write_log(replace(REVOKE, case=8))
    await store.write_log(REVOKE)
    assert [(e.case, e.decision) for e in await store.read_log(CLUB, 0)] == [
        (7, REVOKE.decision),
        (8, REVOKE.decision),
    ]
    assert [e.case for e in await store.read_log(CLUB, int(clock.now))] == [8]


async def test_the_log_moves_with_its_group_and_is_forgotten_with_it(store: Store) -> None:
    await store.write_log(REVOKE)
    await store.move_chat(CLUB, "telegram:-1001")
    assert await store.read_log(CLUB, 0) == []
    assert len(await store.read_log("telegram:-1001", 0)) == 1
    assert await store.forget_chat("telegram:-1001") == 1
    assert await store.read_log("telegram:-1001", 0) == []


async def test_an_old_ruling_is_swept_away(reopen: Reopen, clock: Clock) -> None:
    async with reopen() as store:
        await store.write_log(REVOKE)
        clock.advance(days=89)
        assert (await store.clean_up()).log == 0
        clock.advance(days=2)
        assert (await store.clean_up()).log == 1
