"""Opening, migrating, cleaning up and forgetting."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select

from bot.store import CaseDraft, CaseKey, ChatSettings, Cleaned, Store, StoreUnavailable, open_store
from bot.store.engine import connect
from bot.store.migrate import migrate
from bot.store.tables import cases, chats, metadata, updates
from tests.store.conftest import Clock, Reopen

ANNA, BO = "telegram:7", "telegram:8"
CLUB, HOME = "telegram:-1", "telegram:7"


async def fill(store: Store) -> None:
    for chat in (CLUB, HOME):
        await store.change_settings(chat, language="sv")
    for number, (chat, person) in enumerate([(CLUB, ANNA), (CLUB, BO), (HOME, ANNA)]):
        await store.save_case(CaseDraft(key=CaseKey(chat, person), text="told"))
        await store.claim_update(number, payload="{}", chat=chat, person=person)


async def test_forgetting_a_person_leaves_the_others(store: Store) -> None:
    await fill(store)
    assert await store.forget_person(ANNA) == 4
    assert await store.latest_case(CaseKey(CLUB, ANNA)) is None
    assert await store.latest_case(CaseKey(HOME, ANNA)) is None
    assert await store.latest_case(CaseKey(CLUB, BO)) is not None
    assert [update.id for update in await store.recover_updates()] == [1]
    assert await store.settings(CLUB) == ChatSettings(language="sv")


async def test_forgetting_a_chat_leaves_the_others(store: Store) -> None:
    await fill(store)
    assert await store.forget_chat(CLUB) == 5
    assert await store.settings(CLUB) == ChatSettings()
    assert await store.settings(HOME) == ChatSettings(language="sv")
    assert await store.latest_case(CaseKey(CLUB, BO)) is None
    assert await store.latest_case(CaseKey(HOME, ANNA)) is not None
    assert [update.id for update in await store.recover_updates()] == [2]


async def test_what_is_forgotten_is_not_answered_again(store: Store) -> None:
    await fill(store)
    await store.forget_chat(CLUB)
    assert await store.claim_update(0) is False


async def test_clean_up_keeps_what_is_still_needed(store: Store, clock: Clock) -> None:
    await fill(store)
    await store.finish_update(0)
    assert await store.clean_up() == Cleaned(cases=0, updates=0)
    clock.advance(days=2)
    assert (await store.clean_up()).cases == 3
    assert await store.claim_update(0) is False
    clock.advance(days=2)
    assert (await store.clean_up()).updates == 1
    assert len(await store.recover_updates()) == 2, "unfinished work is never cleaned away"


async def test_what_has_expired_is_deleted_without_being_asked(
    reopen: Reopen, clock: Clock, database_url: str
) -> None:
    async with reopen() as store:
        await fill(store)
        await store.finish_update(0)
    clock.advance(days=4)
    async with reopen():
        pass
    engine = connect(database_url)
    async with engine.connect() as connection:
        left = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (cases, updates, chats)
        ]
    await engine.dispose()
    assert left == [0, 2, 2], "cases go, unanswered updates and settings stay"


async def test_the_migrations_make_exactly_the_tables_of_the_code(
    store: Store, database_url: str
) -> None:
    await store.ping()
    engine = connect(database_url)

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_replicas_that_start_together_migrate_once(reopen: Reopen) -> None:
    async def start(name: str) -> bool:
        async with reopen(name) as store:
            return await store.claim_update(1)

    assert sorted(await asyncio.gather(*(start(f"replica {n}") for n in range(4)))) == [
        False,
        False,
        False,
        True,
    ]


async def test_a_migration_that_is_broken_off_leaves_no_trace(
    database_url: str, monkeypatch: pytest.MonkeyPatch, reopen: Reopen
) -> None:
    def break_off(_connection: Connection) -> None:
        _upgrade(_connection)
        raise RuntimeError("pulled the plug")

    from bot.store.migrate import _upgrade

    engine = connect(database_url)
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.migrate._upgrade", break_off)
        with pytest.raises(RuntimeError):
            await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []
    await engine.dispose()
    async with reopen() as store:
        assert await store.claim_update(1)


@pytest.mark.parametrize("url", ["director.db", "mysql://root@localhost/x", "sqlite+nothing://"])
async def test_a_url_of_no_known_database_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(StoreUnavailable, match=r"sqlite\+aiosqlite:///director\.db"):
        async with open_store(url):
            pytest.fail("opened")


async def test_a_database_that_does_not_open_is_named_without_its_password() -> None:
    with pytest.raises(StoreUnavailable) as caught:
        async with open_store("postgresql+asyncpg://anna:geheim@127.0.0.1:1/bridge"):
            pytest.fail("opened")
    assert "127.0.0.1" in str(caught.value)
    assert "geheim" not in str(caught.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database, but long enough to look like one" * 30)
    with pytest.raises(StoreUnavailable, match=r"notes\.txt"):
        async with open_store(f"sqlite+aiosqlite:///{tmp_path / 'notes.txt'}"):
            pytest.fail("opened")


def test_importing_the_store_loads_no_database_library() -> None:
    code = (
        "import sys, bot.store; "
        "print([name for name in ('sqlalchemy', 'alembic', 'aiosqlite') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.strip() == "[]"
