"""Updates by webhook: from Telegram only, each once, each chat in its order."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.fronts.telegram import TelegramFront, TelegramRefused
from bot.fronts.telegram.intake import ALLOWED_UPDATES
from bot.fronts.telegram.order import Sequence
from bot.fronts.telegram.webhook import SECRET_HEADER
from bot.store import Store
from config.settings import Settings
from tests.botapi import BotApi, too_many_requests
from tests.telegram.conftest import fixed_director

QUESTION = "West led out of turn"


@pytest.fixture
async def hooked(
    api: BotApi, settings: Settings, store: Store
) -> AsyncIterator[tuple[TestServer, TelegramFront]]:
    """The service's own server with the webhook's route, as Telegram would call it."""
    app = web.Application()
    server = TestServer(app, host="127.0.0.1")
    in_webhook_mode = settings.model_copy(update={"telegram_mode": "webhook"})
    path = TelegramFront(in_webhook_mode, store).webhook_path
    fronts: list[TelegramFront] = []

    async def take(request: web.Request) -> web.Response:
        return await fronts[0].webhook_route()(request)

    app.router.add_post(path, take)
    async with server:
        reachable = {"telegram_webhook_url": str(server.make_url("/")).rstrip("/")}
        front = TelegramFront(in_webhook_mode.model_copy(update=reachable), store, fixed_director)
        fronts.append(front)
        await front.start()
        yield server, front
        await front.stop()


async def test_updates_by_webhook_are_answered_once(
    api: BotApi, hooked: tuple[TestServer, TelegramFront]
) -> None:
    people = [api.person(f"Person {number}") for number in range(20)]
    sent = [api.write(api.private(person), person, QUESTION) for person in people]
    for each in sent:
        assert each.update_id is not None
        api.state.updates.repeat(each.update_id)
    for each in sent:
        await api.reply_to(each)
    await api.confirmed()
    assert all(len(api.replies_to(each.message)) == 1 for each in sent)
    assert set(api.state.updates.allowed) == set(ALLOWED_UPDATES)


async def test_the_webhook_takes_updates_from_telegram_only(
    settings: Settings, hooked: tuple[TestServer, TelegramFront]
) -> None:
    server, front = hooked
    url = server.make_url(front.webhook_path)
    right = {SECRET_HEADER: settings.telegram_webhook_secret.get_secret_value()}
    async with ClientSession() as session:
        for headers, body, status in (
            ({}, {"update_id": 1}, 403),
            ({SECRET_HEADER: "guess"}, {"update_id": 1}, 403),
            (right, [1], 400),
            (right, {"no": "update"}, 400),
            (right, {"update_id": "1"}, 400),
            (right, {"update_id": -1}, 400),
            (right, {"update_id": 1, "message": {"text": "no chat"}}, 400),
            (right, {"update_id": 1}, 200),
        ):
            async with session.post(url, json=body, headers=headers) as response:
                assert response.status == status
        async with session.post(url, data="{}", headers=right) as response:
            assert response.status == 415
        big = io.BytesIO(json.dumps({"update_id": 2, "x": "x" * 2**20}).encode())
        as_json = right | {"Content-Type": "application/json"}
        async with session.post(url, data=big, headers=as_json) as response:
            assert response.status == 413
        for body in (b"{", b"\xff", b"[" * 100_000):
            async with session.post(url, data=body, headers=as_json) as response:
                assert response.status == 400
        odd = {SECRET_HEADER: "s\u00e9cret"}
        async with session.post(url, data=b"{}", headers=as_json | odd) as response:
            assert response.status == 403


async def test_a_body_without_a_length_is_limited_too(
    settings: Settings, hooked: tuple[TestServer, TelegramFront]
) -> None:
    server, front = hooked

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 2**16

    secret = settings.telegram_webhook_secret.get_secret_value()
    headers = {SECRET_HEADER: secret, "Content-Type": "application/json"}
    url = server.make_url(front.webhook_path)
    async with (
        ClientSession() as session,
        session.post(url, data=endless(), headers=headers) as response,
    ):
        assert response.status == 413


async def test_what_cannot_be_stored_is_sent_again(
    api: BotApi,
    store: Store,
    hooked: tuple[TestServer, TelegramFront],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = api.person("Anna")
    with monkeypatch.context() as patched:
        broken = asyncio.Event()

        async def fail(*_: object, **__: object) -> bool:
            broken.set()
            raise OSError("disk full")

        patched.setattr(store, "claim_update", fail)
        sent = api.write(api.private(anna), anna, QUESTION)
        await broken.wait()
        assert api.state.webhook is not None
        await api.state.until(lambda: api.state.webhook.last_error, "a refusal")  # type: ignore[union-attr]
        assert api.state.webhook.last_error == "Wrong response: 503"
    await api.reply_to(sent)
    assert len(api.replies_to(sent.message)) == 1


async def test_updates_that_overtake_each_other_are_put_in_order(
    api: BotApi, hooked: tuple[TestServer, TelegramFront]
) -> None:
    people = [api.person(f"Person {number}") for number in range(5)]
    homes = [api.private(person) for person in people]
    assert api.state.webhook is not None
    api.state.webhook.delay = lambda update: 0.05 * (-update["update_id"] % 3)
    sent = [
        api.write(home, person, QUESTION)
        for _ in range(6)
        for home, person in zip(homes, people, strict=True)
    ]
    for each in sent:
        assert each.update_id is not None
        api.state.updates.repeat(each.update_id)
    for each in sent:
        await api.reply_to(each)
    for home in homes:
        asked = [each.message for each in sent if each.message.chat is home]
        assert [reply.reply_to for reply in home.from_bot] == asked


async def test_an_update_waits_for_those_before_it_but_not_for_ever() -> None:
    sequence = Sequence(patience=0.05)
    sequence.saw(1)
    await sequence.settled(1)
    sequence.saw(4)
    later = asyncio.create_task(sequence.settled(4))
    for number in (3, 2):
        await asyncio.sleep(0)
        assert not later.done()
        sequence.saw(number)
    await sequence.settled(2)
    await later
    sequence.saw(6)
    await sequence.settled(6)
    sequence.saw(10**9)
    await asyncio.wait_for(sequence.settled(10**9), 0.04)


async def test_an_address_that_telegram_refuses_stops_the_start(
    settings: Settings, store: Store
) -> None:
    wrong = settings.model_copy(
        update={"telegram_mode": "webhook", "telegram_webhook_url": "http://example.org"}
    )
    with pytest.raises(TelegramRefused, match="DIRECTOR_TELEGRAM_WEBHOOK_URL") as caught:
        await TelegramFront(wrong, store).start()
    assert "https" in str(caught.value)


async def test_a_webhook_that_cannot_be_set_now_is_set_later(
    api: BotApi, settings: Settings, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.fronts.telegram.front.CONNECT_AGAIN_SECONDS", (0.01,))
    api.faults.refuse("setWebhook", too_many_requests(1), times=2)
    hooked = settings.model_copy(
        update={"telegram_mode": "webhook", "telegram_webhook_url": "http://127.0.0.1:1"}
    )
    front = TelegramFront(hooked, store, fixed_director)
    await front.start()
    await api.called("setWebhook")
    await front.stop()


async def test_talk_that_the_bot_could_see_is_not_stored(
    api: BotApi, store: Store, hooked: tuple[TestServer, TelegramFront]
) -> None:
    anna = api.person("Anna")
    club = api.group("Club", anna)
    talk = api.write(club, anna, "did you see the football?")
    # An administrator has switched privacy mode off.
    seen = api.state.updates.add("message", talk.message.json())
    await api.reply_to(api.write(club, anna, "/help"))
    assert seen is not None
    assert await store.claim_update(seen), "nobody has written this one down"
