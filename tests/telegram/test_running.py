"""Starting, presenting itself, and keeping secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from pydantic import SecretStr

from bot.fronts.commands import COMMANDS
from bot.fronts.telegram import TelegramFront, TelegramRefused
from bot.store import Store
from config.settings import Settings
from tests.botapi import BotApi, conflict
from tests.botapi.errors import ApiError, unauthorized
from tests.telegram.conftest import running_front

QUESTION = "West led out of turn"


async def test_a_wrong_token_stops_the_start_without_being_shown(
    settings: Settings, store: Store
) -> None:
    wrong = settings.model_copy(update={"telegram_token": SecretStr("7000000001:wrong")})
    with pytest.raises(TelegramRefused, match="DIRECTOR_TELEGRAM_TOKEN") as caught:
        await TelegramFront(wrong, store).start()
    assert "wrong" not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_the_bot_starts_before_telegram_is_in_reach(
    api: BotApi, settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.fronts.telegram.sending.PAUSES", ())
    monkeypatch.setattr("bot.fronts.telegram.front.CONNECT_AGAIN_SECONDS", (0.01,))
    api.faults.refuse("getMe", ApiError(502, "Bad Gateway"), times=3)
    anna = api.person("Anna")
    async with running_front(settings, store):
        await api.reply_to(api.write(api.private(anna), anna, QUESTION))


async def test_another_poller_is_an_error_that_passes(
    api: BotApi, settings: Settings, store: Store
) -> None:
    api.faults.refuse("getUpdates", conflict("terminated by other getUpdates request"))
    anna = api.person("Anna")
    async with running_front(settings, store):
        await api.reply_to(api.write(api.private(anna), anna, QUESTION))


async def test_a_token_that_is_withdrawn_is_noticed(
    api: BotApi, settings: Settings, store: Store
) -> None:
    async with running_front(settings, store) as front:
        assert not front.refused.is_set()
        api.faults.refuse("getUpdates", unauthorized(), times=5)
        anna = api.person("Anna")
        api.write(api.private(anna), anna, QUESTION)
        await front.refused.wait()


async def test_menus_and_descriptions_are_set_once_for_scopes_and_languages(
    api: BotApi, settings: Settings, store: Store
) -> None:
    sets = ("setMyCommands", "setMyName", "setMyDescription", "setMyShortDescription")
    async with running_front(settings, store):
        await api.called("getMyShortDescription", 5)
    profile = api.state.profile
    assert len(profile.commands) == 15
    assert profile.names["sv"] == "Tävlingsledaren, tack!"
    names = [c["command"] for c in profile.commands["all_private_chats", "de"]]
    assert names == [command.name for command in COMMANDS if command.name != "start"]
    group = {c["command"] for c in profile.commands["all_group_chats", ""]}
    admin = {c["command"] for c in profile.commands["all_chat_administrators", ""]}
    assert admin - group == {"log", "recall", "poll", "settings", "language", "edition"}

    before = len(api.calls(*sets))
    async with running_front(settings, store):
        await api.called("getMyShortDescription", 10)
    assert len(api.calls(*sets)) == before


async def test_menus_that_telegram_does_not_want_now_stop_nothing(
    api: BotApi, settings: Settings, store: Store
) -> None:
    api.faults.refuse("setMyCommands", ApiError(400, "Bad Request: whatever"))
    anna = api.person("Anna")
    async with running_front(settings, store):
        await api.called("setMyCommands", failed=True)
        await api.reply_to(api.write(api.private(anna), anna, QUESTION))


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged, at the most talkative level."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    structlog.configure(
        processors=[structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(written),
        cache_logger_on_first_use=False,
    )
    yield written
    structlog.reset_defaults()
    root.setLevel(level)
    root.removeHandler(handler)


async def test_the_log_has_one_line_an_update_and_no_secret(
    api: BotApi, settings: Settings, store: Store, logged: io.StringIO
) -> None:
    anna = api.person("Annabella", "en", "annabella")
    home = api.private(anna)
    for name in ("telegram", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.INFO)
    async with running_front(settings, store):
        answer = await api.reply_to(api.write(home, anna, f"{QUESTION}, my secret story"))
        await api.answered(api.press(anna, answer, "Face up"))
        await api.edited(answer)
        api.faults.refuse("sendMessage", ApiError(400, "Bad Request: surprise"))
        await api.reply_to(api.write(home, anna, "another secret story"))
    lines = logged.getvalue()
    assert api.token not in lines
    assert "secret story" not in lines
    assert "nnabella" not in lines
    events = [json.loads(line) for line in lines.splitlines() if '"event": "update"' in line]
    assert [event["what"] for event in events] == ["message", "callback_query", "message"]
    assert [event.get("kind") for event in events] == ["opening_lead_out_of_turn"] * 2 + ["none"]
    assert "reference" in events[2]
