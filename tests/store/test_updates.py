"""Each update is taken in once and answered once, whatever dies when."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import PendingUpdate, Store
from tests.store.conftest import Clock, Reopen

HOUR = 3600
ROOT = Path(__file__).parents[2]

CLAIM_FOREVER = """
import asyncio, itertools, sys
from bot.store import open_store

async def main():
    async with open_store(sys.argv[1], owner="first") as store:
        for number in itertools.count(1):
            assert await store.claim_update(number, payload=f'{{"n": {number}}}')
            if number % 3 == 0:
                await store.begin_answer(number)
            print(number, flush=True)

asyncio.run(main())
"""


async def test_an_update_is_claimed_once_among_many(store: Store) -> None:
    claims = await asyncio.gather(*(store.claim_update(42, payload="{}") for _ in range(30)))
    assert sorted(claims) == [False] * 29 + [True]
    assert await store.claim_update(43) is True


async def test_two_replicas_share_the_claims(reopen: Reopen) -> None:
    async with reopen("first") as first, reopen("second") as second:
        claims = await asyncio.gather(
            *(store.claim_update(number) for number in range(40) for store in (first, second))
        )
    assert claims.count(True) == 40


async def test_what_was_unfinished_comes_back_in_order(reopen: Reopen) -> None:
    async with reopen() as store:
        for number in (5, 3, 4):
            await store.claim_update(number, payload=f"update {number}")
        await store.finish_update(4)
    async with reopen() as store:
        assert await store.recover_updates() == [
            PendingUpdate(3, "update 3", 1),
            PendingUpdate(5, "update 5", 1),
        ]
        assert await store.claim_update(3) is False


async def test_an_answer_that_may_have_left_is_not_given_again(reopen: Reopen) -> None:
    async with reopen() as store:
        for number in (1, 2):
            await store.claim_update(number, payload="{}")
            await store.begin_answer(number)
        await store.retract_answer(2)
    async with reopen() as store:
        assert [update.id for update in await store.recover_updates()] == [2]


async def test_only_one_may_give_the_answer(reopen: Reopen) -> None:
    async with reopen("first") as first, reopen("second") as second:
        await first.claim_update(1, payload="{}")
        begun = await asyncio.gather(first.begin_answer(1), second.begin_answer(1))
        assert sorted(begun) == [False, True]
        await first.retract_answer(1)
        assert await second.begin_answer(1)
        await second.finish_update(1)
        assert not await first.begin_answer(1)


async def test_a_finished_update_stays_finished(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.claim_update(1, payload="{}")
        await store.finish_update(1)
        await store.begin_answer(1)
        await store.retract_answer(1)
        assert await store.recover_updates() == []


async def test_an_update_that_kills_every_time_is_given_up(reopen: Reopen) -> None:
    starts = 0
    async with reopen() as store:
        await store.claim_update(1, payload="{}")
    for _ in range(5):
        async with reopen() as store:
            starts += len(await store.recover_updates())
    assert starts == 2
    async with reopen() as store:
        assert await store.claim_update(1) is False


async def test_a_living_replica_keeps_its_updates_and_a_dead_one_loses_them(
    reopen: Reopen, clock: Clock
) -> None:
    async with reopen("first") as first, reopen("second") as second:
        await first.claim_update(1, payload="{}")
        assert await second.recover_updates() == []
        assert await second.recover_updates(at_start=False) == []
        clock.advance(seconds=HOUR)
        assert [update.id for update in await second.recover_updates(at_start=False)] == [1]
        assert await first.recover_updates() == []


async def test_running_work_is_not_taken_from_oneself(store: Store) -> None:
    await store.claim_update(1, payload="{}")
    assert await store.recover_updates(at_start=False) == []


async def test_a_finished_update_keeps_nothing_that_anybody_wrote(
    store: Store, database_url: str
) -> None:
    await store.claim_update(1, payload="secret", chat="telegram:1", person="telegram:7")
    await store.finish_update(1)
    engine = create_async_engine(database_url)
    async with engine.connect() as connection:
        row = (await connection.execute(text("SELECT * FROM updates"))).mappings().one()
    await engine.dispose()
    assert row["id"] == 1
    assert (row["payload"], row["chat"], row["person"]) == (None, None, None)


async def test_a_kill_loses_no_claim(database_url: str, reopen: Reopen) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", CLAIM_FOREVER, database_url),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    claimed = [int(await process.stdout.readline()) for _ in range(25)]
    process.kill()
    claimed += [int(line) for line in (await process.stdout.read()).splitlines()]
    await process.wait()

    async with reopen() as store:
        assert not any([await store.claim_update(number) for number in claimed])
        recovered = {update.id for update in await store.recover_updates()}
    # The process may have died between claiming one more and saying so.
    assert recovered - {claimed[-1] + 1} == {number for number in claimed if number % 3}


async def test_claims_that_cannot_be_written_fail_together_and_can_be_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("bot.store.database.Database.all", fail)
        claims = (store.claim_update(number, payload="{}") for number in range(5))
        failed = await asyncio.gather(*claims, return_exceptions=True)
    assert [type(each) for each in failed] == [OSError] * 5
    assert all([await store.claim_update(number, payload="{}") for number in range(5)])


async def test_a_claim_that_is_broken_off_does_not_take_others_with_it_for_good(
    store: Store,
) -> None:
    first = asyncio.create_task(store.claim_update(1, payload="{}"))
    others = [asyncio.create_task(store.claim_update(n, payload="{}")) for n in (2, 3)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, *others, return_exceptions=True)
    assert await store.claim_update(4, payload="{}")
