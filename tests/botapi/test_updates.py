"""How updates reach the bot, and what it may do with queries."""

from __future__ import annotations

import asyncio
import json

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Update,
)
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter

from tests.botapi import BotApi, too_many_requests


async def test_an_update_comes_until_it_is_confirmed(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna", "sv")
    home = api.private(anna)
    first = api.write(home, anna, "one")
    second = api.write(home, anna, "two")
    for _ in range(2):
        updates = await bot.get_updates()
        assert [update.update_id for update in updates] == [first.update_id, second.update_id]
    assert updates[0].effective_user is not None
    assert updates[0].effective_user.language_code == "sv"
    left = await bot.get_updates(offset=second.update_id)
    assert [update.update_id for update in left] == [second.update_id]
    assert second.update_id is not None
    assert await bot.get_updates(offset=second.update_id + 1) == ()


async def test_a_long_poll_returns_as_soon_as_somebody_writes(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna")
    poll = asyncio.create_task(bot.get_updates(timeout=30))
    await asyncio.sleep(0.05)
    sent = api.write(api.private(anna), anna, "hello")
    assert [update.update_id for update in await poll] == [sent.update_id]


async def test_two_pollers_conflict(bot: Bot, api: BotApi) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=30))
    await asyncio.sleep(0.05)
    async with Bot(api.token, base_url=f"{api.url}/bot") as second:
        await second.get_updates()
    with pytest.raises(Conflict, match=r"(?i)other getUpdates request"):
        await first


async def test_a_wrong_token(api: BotApi) -> None:
    for token in ("7000000001:wrong", "notatoken"):
        with pytest.raises(InvalidToken):
            async with Bot(token, base_url=f"{api.url}/bot"):
                pytest.fail("let in")


async def test_a_group_is_private_unless_the_bot_is_meant(bot: Bot, api: BotApi) -> None:
    anna, bo = api.person("Anna"), api.person("Bo")
    club = api.group("Club", anna, bo)
    sent = await bot.send_message(club.id, "hello")
    answer = club.messages[sent.message_id]
    chat = api.write(club, bo, "just talking, see https://example.org/ruling")
    written = [
        api.write(club, anna, "/ruling W led out of turn"),
        api.write(club, anna, f"/ruling@{bot.username} W revoked"),
        api.write(club, anna, f"what now, @{bot.username}?"),
        api.write(club, bo, "and if dummy was down?", reply_to=answer),
    ]
    for text in ("/ruling@other_bot x", "ask @other_bot", "mail me at a@director_please_bot.org"):
        assert api.write(club, anna, text).update_id is None
    assert chat.update_id is None
    assert [u.update_id for u in await bot.get_updates()] == [w.update_id for w in written]


async def test_only_the_kinds_that_the_bot_asked_for(bot: Bot, api: BotApi) -> None:
    await bot.get_updates(allowed_updates=["message"])
    anna = api.person("Anna")
    sent = api.write(api.private(anna), anna, "hello")
    assert api.edit(sent.message, "hallo").update_id is None
    await bot.get_updates(allowed_updates=["message", "edited_message"])
    assert api.edit(sent.message, "hej").update_id is not None
    api.block(anna)
    assert [update.effective_message for update in await bot.get_updates()][-1] is not None


async def test_an_update_can_come_twice(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna")
    sent = api.write(api.private(anna), anna, "hello")
    assert sent.update_id is not None
    await bot.get_updates()
    await bot.get_updates(offset=sent.update_id + 1)
    api.state.updates.repeat(sent.update_id)
    again = await bot.get_updates(offset=sent.update_id + 1)
    assert [update.update_id for update in again] == [sent.update_id]
    assert await bot.get_updates(offset=sent.update_id + 1) == ()


async def test_a_tap_is_answered_once_and_in_time(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna")
    home = api.private(anna)
    api.write(home, anna, "/start")
    markup = InlineKeyboardMarkup.from_button(InlineKeyboardButton("Yes", callback_data="v1|y"))
    await bot.send_message(home.id, "Sure?", reply_markup=markup)
    press = api.press(anna, home.from_bot[-1], "Yes")
    query = (await bot.get_updates())[-1].callback_query
    assert query is not None
    assert query.data == "v1|y"
    await query.answer("Noted")
    assert press.query.answer == {"text": "Noted", "show_alert": False}
    late = api.press(anna, home.from_bot[-1], "Yes")
    late.query.expired = True
    for query_id in (query.id, late.query.id, "unknown"):
        with pytest.raises(BadRequest, match=r"(?i)query is too old"):
            await bot.answer_callback_query(query_id)


async def test_inline_results(bot: Bot, api: BotApi) -> None:
    def article(result_id: str, text: str = "x") -> InlineQueryResultArticle:
        return InlineQueryResultArticle(result_id, "Law 64", InputTextMessageContent(text))

    query = api.inline(api.person("Anna"), "revoke")
    for results, why in (
        ([article("♠" * 22)], "RESULT_ID"),
        ([article("a"), article("a")], "DUPLICATE"),
        ([article("a", "x" * 4097)], "too long"),
    ):
        with pytest.raises(BadRequest, match=rf"(?i){why}"):
            await bot.answer_inline_query(query.id, results)
    await bot.answer_inline_query(query.id, [article("a")], is_personal=True, cache_time=10)
    assert query.answer is not None
    assert (query.answer["is_personal"], query.answer["cache_time"]) == (True, 10)


async def test_commands_and_descriptions_by_language(bot: Bot, api: BotApi) -> None:
    await bot.set_my_commands([("law", "Paragraf")], language_code="sv")
    assert [c.command for c in await bot.get_my_commands(language_code="sv")] == ["law"]
    assert await bot.get_my_commands() == ()
    for wrong in ([("Law", "x")], [("law", "")]):
        with pytest.raises(BadRequest, match=r"(?i)bot_command"):
            await bot.set_my_commands(wrong)
    with pytest.raises(BadRequest, match=r"(?i)language code"):
        await bot.set_my_commands([("law", "x")], language_code="sv-SE")
    await bot.set_my_description("Regler", language_code="sv")
    assert (await bot.get_my_description("sv")).description == "Regler"
    with pytest.raises(BadRequest, match=r"(?i)too long"):
        await bot.set_my_short_description("x" * 121)
    assert (await bot.get_my_name()).name == "Director"


async def test_what_goes_wrong_on_purpose(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna")
    home = api.private(anna)
    api.write(home, anna, "/start")
    api.faults.refuse("sendMessage", too_many_requests(7))
    with pytest.raises(RetryAfter):
        await bot.send_message(home.id, "x")
    api.faults.cut("sendMessage", processed=False)
    with pytest.raises(NetworkError):
        await bot.send_message(home.id, "lost")
    api.faults.cut("sendMessage", processed=True)
    with pytest.raises(NetworkError):
        await bot.send_message(home.id, "arrived")
    held = api.faults.hold("sendMessage", processed=True)
    task = asyncio.create_task(bot.send_message(home.id, "held"))
    await held.struck.wait()
    assert held.gate is not None
    held.gate.set()
    await task
    assert [message.text for message in home.from_bot] == ["arrived", "held"]


async def test_a_webhook_gets_every_update_until_it_takes_it(bot: Bot, api: BotApi) -> None:
    seen: list[tuple[str | None, int]] = []

    async def take(request: web.Request) -> web.Response:
        update = Update.de_json(json.loads(await request.text()), bot)
        seen.append((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), update.update_id))
        return web.Response(status=200 if len(seen) > 1 else 503)

    app = web.Application()
    app.router.add_post("/hook", take)
    async with TestServer(app, host="127.0.0.1") as server:
        await bot.set_webhook(str(server.make_url("/hook")), secret_token="s3cret")
        with pytest.raises(Conflict, match=r"(?i)webhook is active"):
            await bot.get_updates()
        anna = api.person("Anna")
        sent = api.write(api.private(anna), anna, "hello")
        await api.confirmed()
        assert seen == [("s3cret", sent.update_id)] * 2
        info = await bot.get_webhook_info()
        assert info.last_error_message == "Wrong response: 503"
        await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_a_webhook_needs_https(bot: Bot) -> None:
    with pytest.raises(BadRequest, match=r"(?i)https"):
        await bot.set_webhook("http://example.org/hook")
