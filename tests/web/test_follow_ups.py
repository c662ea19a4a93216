"""Going on in words on the page, without JavaScript and without anything kept on the server."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from aiohttp.test_utils import TestClient

from bot.wording.catalogue import catalogue
from tests.web.reading import Page
from tests.web.test_page import get

LEAD = [("fact", "kind:opening_lead_out_of_turn")]


def asked(*pairs: tuple[str, str], language: str = "en") -> str:
    return "/ask?" + urlencode([("text", "please tell me"), ("language", language), *pairs])


async def say(client: TestClient, page: Page, text: str, language: str = "en") -> Page:
    form = page.form_with(catalogue(language).text("page-say-submit"))
    form.fields = [(name, text if name == "say" else value) for name, value in form.fields]
    return await get(client, form.press(catalogue(language).text("page-say-submit")))


async def test_a_case_is_talked_through(client: TestClient) -> None:
    page = await get(client, asked(*LEAD))
    for text, expected in (
        ("face up", "Noted: Face up"),
        ("what if dummy was down?", "Supposing: Dummy’s card was seen"),
        ("undo", "Could declarer have seen any card of dummy?"),
        ("no, East led", "Changed: offender East"),
        ("hocus pocus", "I cannot tell what that changes"),
        ("not yet", "Noted: Dummy is not down"),
    ):
        page = await say(client, page, text)
        assert expected in page.text, text
        assert dict(page.forms[0].fields)["text"].strip() == "please tell me"
    assert "54A" in page.text


async def test_what_was_said_can_be_taken_back_by_its_button(client: TestClient) -> None:
    page = await say(client, await get(client, asked(*LEAD)), "face down")
    assert "41A" in page.text
    page = await get(client, page.form_with("Face down").press("Face down"))
    assert "Was the card led face up?" in page.text


async def test_a_case_of_its_own_takes_the_place_of_the_first(client: TestClient) -> None:
    page = await get(client, asked(*LEAD))
    page = await say(client, page, "South bid 1♥ over 1♠ and West has not called yet")
    assert "Insufficient bid" in page.text
    assert dict(page.forms[0].fields)["text"].startswith("South bid")
    page = await say(client, page, "start over")
    assert "What happened?" in page.text
    assert dict(page.forms[0].fields)["text"] == ""


async def test_reasons_are_shown_when_asked_for(client: TestClient) -> None:
    page = await say(client, await get(client, asked(*LEAD, ("fact", "face_up:true"))), "why?")
    opened = [of for tag, of in page.elements if tag == "details" and "open" in of]
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("sv", "dolt", "41A"),
        ("de", "verdeckt", "41A"),
        ("fi", "kuvapuoli alaspäin", "41A"),
    ],
)
async def test_it_goes_on_in_every_language(
    client: TestClient, language: str, text: str, expected: str
) -> None:
    page = await get(client, asked(*LEAD, language=language))
    page = await say(client, page, text, language)
    assert expected in page.text


async def test_what_is_said_is_text_and_never_markup(client: TestClient) -> None:
    evil = '"><script>alert(1)</script>'
    page = await get(client, asked(*LEAD, ("say", evil)))
    assert [tag for tag, _ in page.elements].count("script") == 1
    await get(client, asked(*LEAD, ("say", "x" * 5000)), 422)


async def test_what_was_only_supposed_is_gone_after_undo(client: TestClient) -> None:
    page = await get(client, asked(("fact", "kind:revoke"), ("fact", "established:true")))
    page = await say(client, page, "what if declarer won the trick")
    assert "Supposing" in page.text
    page = await say(client, page, "undo")
    assert "Who won the revoke trick?" in page.text
    page = await say(client, page, "what if declarer won the trick")
    page = await say(client, page, "no, it was west")
    assert "offender West" in page.text
    assert "Who won the revoke trick?" in page.text


async def test_a_button_pressed_under_a_supposition_supposes_more(client: TestClient) -> None:
    page = await get(client, asked(("fact", "kind:revoke"), ("fact", "established:true")))
    page = await say(client, page, "what if declarer won the trick")
    later = next(label for form in page.forms for label in form.buttons if "later trick" in label)
    page = await get(client, page.form_with(later).press(later))
    assert "One trick" in page.text
    page = await say(client, page, "undo")
    assert "Who won the revoke trick?" in page.text


async def test_a_score_or_a_law_asked_in_between_leaves_the_case_on_the_page(
    client: TestClient,
) -> None:
    page = await get(client, asked(("fact", "kind:revoke"), ("fact", "established:true")))
    for text, expected in (("4S= N vul", "620"), ("law 27", "27B1"), ("thanks", "Glad to help")):
        page = await say(client, page, text)
        assert expected in page.text
        assert "Who won the revoke trick?" in page.text


async def test_a_text_that_tells_nothing_says_so(client: TestClient) -> None:
    page = await get(client, "/ask?text=asdf&language=en")
    assert "Say who did what" in page.text
