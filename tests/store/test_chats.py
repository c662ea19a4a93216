"""Settings of a chat."""

from __future__ import annotations

import asyncio

from bot.store import CaseDraft, CaseKey, ChatSettings, Store
from tests.store.conftest import Reopen


async def test_a_chat_never_seen_has_the_defaults(store: Store) -> None:
    assert await store.settings("telegram:1") == ChatSettings()


async def test_a_change_keeps_the_other_settings_and_the_other_chats(store: Store) -> None:
    await store.change_settings("telegram:1", language="sv")
    after = await store.change_settings("telegram:1", edition=2007)
    assert after == ChatSettings(language="sv", edition=2007)
    assert await store.settings("telegram:1") == after
    assert await store.settings("telegram:2") == ChatSettings()


async def test_a_setting_can_go_back_to_the_default(store: Store) -> None:
    await store.change_settings("telegram:1", language="fi", answer_length="short")
    after = await store.change_settings("telegram:1", language=None)
    assert after == ChatSettings(answer_length="short")


async def test_changing_nothing_creates_nothing(store: Store) -> None:
    assert await store.change_settings("telegram:1") == ChatSettings()
    assert await store.forget_chat("telegram:1") == 0


async def test_settings_changed_at_the_same_time_are_all_kept(store: Store) -> None:
    await asyncio.gather(
        store.change_settings("telegram:1", language="de"),
        store.change_settings("telegram:1", edition=1997),
        store.change_settings("telegram:1", profile="ebl"),
        store.change_settings("telegram:1", active=False),
    )
    assert await store.settings("telegram:1") == ChatSettings("de", 1997, "ebl", None, False)


async def test_settings_survive_a_restart(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.change_settings("telegram:1", language="sv", edition=1997)
    async with reopen() as store:
        assert await store.settings("telegram:1") == ChatSettings("sv", 1997)


async def test_a_migrated_group_keeps_settings_and_cases(store: Store) -> None:
    await store.change_settings("telegram:-1", language="fi")
    asked = await store.save_case(
        CaseDraft(key=CaseKey("telegram:-1", "telegram:7"), text="West revoked", answer_message=12)
    )
    await store.move_chat("telegram:-1", "telegram:-1001")

    assert await store.settings("telegram:-1001") == ChatSettings(language="fi")
    assert await store.settings("telegram:-1") == ChatSettings()
    moved = await store.latest_case(CaseKey("telegram:-1001", "telegram:7"))
    assert moved is not None
    assert (moved.id, moved.text) == (asked.id, "West revoked")
    assert await store.case_of_message("telegram:-1001", 12) is None


async def test_what_a_supergroup_chose_already_wins_over_the_old_group(store: Store) -> None:
    await store.change_settings("telegram:-1", language="fi")
    await store.change_settings("telegram:-1001", language="de")
    await store.move_chat("telegram:-1", "telegram:-1001")
    assert await store.settings("telegram:-1001") == ChatSettings(language="de")
