"""The whole way with the real reader: what the greeting offers as examples is ruled on."""

from __future__ import annotations

import re

import pytest

from bot.fronts.telegram import TelegramFront
from bot.fronts.telegram.texts import Say
from bot.store import Store
from bot.wording.catalogue import LANGUAGES, words
from config.settings import Settings
from tests.botapi import BotApi

EXAMPLES = {"opening_lead_out_of_turn": "54A", "insufficient_bid": "27A1", "revoke": "64A1"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_examples_of_the_greeting_are_ruled_on(
    api: BotApi, settings: Settings, store: Store, language: str
) -> None:
    person = api.person("Kim", language)
    home = api.private(person)
    front = TelegramFront(settings, store)
    await front.start()
    try:
        greeting = await api.reply_to(api.write(home, person, "/start"))
        texts = re.findall("<i>(.*)</i>", Say(language)("start"))
        answers = [await api.reply_to(api.write(home, person, text)) for text in texts]
        looked_up = await api.reply_to(api.write(home, person, "/law 54A"))
    finally:
        await front.stop()
    assert all(text in greeting.text for text in texts)
    for answer, (kind, paragraph) in zip(answers, EXAMPLES.items(), strict=True):
        assert answer.text.startswith(f"{words(language)(f'kind-{kind}')} · 2017")
        assert paragraph in answer.text
    assert looked_up.text.startswith("54A · ")
