"""The page as a browser without JavaScript shows it."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from aiohttp.test_utils import TestClient

from bot.wording.catalogue import catalogue
from rulings.editions import EDITIONS
from tests.web.reading import Page

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LANGUAGES = ("en", "sv", "de", "fi")


async def get(client: TestClient, address: str, status: int = 200, **headers: str) -> Page:
    response = await client.get(address, headers={**BROWSER, **headers})
    assert response.status == status
    assert response.content_type == "text/html"
    return Page(await response.text())


def asked(text: str, *facts: str, **more: str) -> str:
    return "/ask?" + urlencode([("text", text), *more.items(), *(("fact", f) for f in facts)])


async def test_the_form_asks_what_was_written(client: TestClient) -> None:
    home = await get(client, "/")
    form = home.form_with("Get the ruling")
    form.fields = [(n, "64A1" if n == "text" else v) for n, v in form.fields]
    answer = await get(client, form.press("Get the ruling"))
    assert dict(answer.forms[0].fields)["text"] == "64A1"


async def test_a_question_is_answered_by_its_buttons_until_there_is_a_ruling(
    client: TestClient,
) -> None:
    page = await get(client, asked("please tell me", "kind:revoke", language="en"))
    for label in ("Yes, established", "The offender himself", "No"):
        labels = [label for form in page.forms for label in form.buttons]
        found = next((each for each in labels if each.startswith(label)), None)
        if found is None:
            break
        page = await get(client, page.form_with(found).press(found))
    assert "64A" in page.text
    assert "You added" in page.text


async def test_an_added_fact_can_be_taken_back(client: TestClient) -> None:
    page = await get(
        client, asked("please tell me", "kind:revoke", "established:true", language="en")
    )
    pressed = page.form_with("Yes, established").press("Yes, established")
    assert "drop=established" in pressed
    again = await get(client, pressed)
    assert "Not yet established" in again.form_with("Yes, established").buttons


@pytest.mark.parametrize("text", ["4Sx-2 N", "3NT+1 E vul", "passed out"])
async def test_a_contract_is_scored(client: TestClient, text: str) -> None:
    page = await get(client, asked(text, language="en"))
    assert any(points in page.text for points in ("−500", "+630", "0 points"))


async def test_what_a_contract_leaves_open_is_asked_with_its_scores(client: TestClient) -> None:
    page = await get(client, asked("3NT+1", language="en"))
    assert "not vulnerable" in page.text
    scored = await get(client, page.form_with("vulnerable: 630").press("vulnerable: 630"))
    assert "+630 for declarer" in scored.text
    told = scored.form_with("Vulnerable").press("Vulnerable")
    assert "drop=vulnerable" in told


async def test_what_was_taken_as_given_can_be_otherwise(client: TestClient) -> None:
    page = await get(client, asked("please tell me", "kind:revoke", language="en"))
    assert "Was it different?" in page.text
    other = await get(client, page.form_with("It was trick twelve").press("It was trick twelve"))
    assert "62D" in other.text


async def test_a_paragraph_leads_to_what_it_says(client: TestClient) -> None:
    page = await get(client, asked("please tell me", "kind:revoke", language="en"))
    law = await get(client, page.links["64A1"])
    assert "64A1" in law.text
    missing = await get(client, "/law/64Z9?language=en", 404)
    assert "64A" in missing.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_speaks_the_language_that_was_chosen(
    client: TestClient, language: str
) -> None:
    page = await get(client, f"/?language={language}")
    texts = catalogue(language)
    assert texts.text("page-text") in page.text
    assert dict(page.elements)["html"]["lang"] == language
    answer = await get(client, asked("xyz", "kind:claim", language=language))
    assert answer.links["EN"].startswith("/ask?text=xyz&language=en")
    assert texts.text("page-submit") in answer.forms[0].buttons


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fi", "fi"),
        ("de-AT,en;q=0.5", "de"),
        ("fr,nb;q=0.9,sv;q=0.8,en;q=0.7", "sv"),
        ("en;q=0.1,fi;q=0", "en"),
        ("*", "en"),
        ("x;q=y,,;", "en"),
    ],
)
async def test_the_browser_says_the_language_until_somebody_chooses(
    client: TestClient, header: str, language: str
) -> None:
    page = await get(client, "/", **{"Accept-Language": header})
    assert dict(page.elements)["html"]["lang"] == language


async def test_every_edition_can_be_chosen(client: TestClient) -> None:
    page = await get(client, "/")
    for year in EDITIONS:
        assert str(year) in page.text
        assert str(year) in (await get(client, asked("x", "kind:claim", edition=str(year)))).text


@pytest.mark.parametrize(
    ("address", "status", "message"),
    [
        ("/ask", 422, "page-error-empty"),
        ("/ask?text=%20%0a", 422, "page-error-empty"),
        (asked("x", "kind:revoke", "established:maybe"), 422, "page-error-facts"),
        (asked("x", "kind:nothing"), 422, "page-error-facts"),
        (asked("x", edition="1950"), 422, "page-error-request"),
        (asked("x", edition="new"), 422, "page-error-request"),
        ("/nowhere", 404, "page-error-missing"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_wrong_is_said_on_the_page(
    client: TestClient, address: str, status: int, message: str, language: str
) -> None:
    page = await get(client, address, status, **{"Accept-Language": language})
    assert catalogue(language).text(message) in page.text


async def test_a_text_that_is_too_long_stays_in_the_form(client: TestClient) -> None:
    text = "word " * 1200
    page = await get(client, asked(text), 422)
    assert "4096" in page.text
    assert dict(page.forms[0].fields)["text"].strip() == text.strip()


async def test_programs_get_problems_also_from_the_page(client: TestClient) -> None:
    response = await client.get("/ask?text=", headers={"Accept": "application/json"})
    assert (response.status, response.content_type) == (422, "application/problem+json")


@pytest.mark.parametrize(
    "evil", ['"><script>alert(1)</script>', "</textarea><img src=x>", "' onfocus='x", "&lt;b&gt;"]
)
async def test_what_was_written_is_text_and_never_markup(client: TestClient, evil: str) -> None:
    for address in (
        asked(evil),
        asked(evil, "kind:revoke", f"established:{evil}"),
        asked("x", f"{evil}:1", edition=evil, language=evil),
        f"/law/{evil.replace('/', '')}",
    ):
        response = await client.get(address, headers=BROWSER)
        page = Page(await response.text())
        scripts = [of for tag, of in page.elements if tag == "script"]
        assert len(scripts) == 1
        assert not any(tag == "img" for tag, _ in page.elements)
        assert not any(name.startswith("on") for _, of in page.elements for name in of)


async def test_it_loads_nothing_from_elsewhere_and_allows_nothing_inline(
    client: TestClient,
) -> None:
    response = await client.get(asked("x", "kind:revoke"), headers=BROWSER)
    page = Page(await response.text())
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not any("style" in of for _, of in page.elements)
    for address in page.loaded:
        assert address.startswith("/static/")
        loaded = await client.get(address)
        assert loaded.status == 200
        assert "immutable" in loaded.headers["Cache-Control"]
        assert "http://" not in (await loaded.text()).replace("http://www.w3.org/2000/svg", "")


async def test_everything_that_is_filled_in_has_a_label(client: TestClient) -> None:
    page = await get(client, asked("x", "kind:revoke", "established:true"))
    labelled = {of["for"] for tag, of in page.elements if tag == "label" and "for" in of}
    for tag, of in page.elements:
        if tag == "textarea" or (tag == "input" and of["type"] != "hidden"):
            assert of["id"] in labelled
    assert sum(tag == "h1" for tag, _ in page.elements) == 1
    assert sum(tag == "main" for tag, _ in page.elements) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_page_is_missing(language: str) -> None:
    wanted = {m for m in catalogue("en").ids if m.startswith("page-")}
    assert wanted - catalogue(language).ids == set()
