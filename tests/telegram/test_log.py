"""The log of rulings: only where it is wanted, without anybody's words, and to take home."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.fronts.telegram.logbook import table_in
from bot.store import Store, open_store
from config.settings import Settings
from tests.botapi import BotApi, Chat, Person
from tests.telegram.conftest import running_front

STORY = "table 5: West led out of turn, says Annabella"
EVENING = 1_800_040_200.0
"""20:10 in Stockholm."""


class Clock:
    def __init__(self) -> None:
        self.now = EVENING

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'log.db'}"
    async with open_store(database, clock=clock, case_seconds=10 * 86_400) as opened:
        yield opened


@pytest.fixture(autouse=True)
async def running(api: BotApi, settings: Settings, store: Store) -> AsyncIterator[None]:
    here = settings.model_copy(update={"timezone": "Europe/Stockholm"})
    async with running_front(here, store):
        yield


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.person("Anna", "en")


@pytest.fixture
def bo(api: BotApi) -> Person:
    return api.person("Bo", "en")


@pytest.fixture
def club(api: BotApi, anna: Person, bo: Person) -> Chat:
    return api.group("Club <1>", anna, bo)


async def switched_on(api: BotApi, club: Chat, anna: Person) -> None:
    said = await api.reply_to(api.write(club, anna, "/log on"))
    assert "From now on" in said.text


async def test_nothing_is_noted_before_an_administrator_wants_it(
    api: BotApi, store: Store, club: Chat, anna: Person, bo: Person
) -> None:
    await api.reply_to(api.write(club, bo, f"/ruling {STORY}"))
    assert "No log is kept" in (await api.reply_to(api.write(club, bo, "/log"))).text
    assert "Only administrators" in (await api.reply_to(api.write(club, bo, "/log on"))).text
    assert await store.read_log(f"telegram:{club.id}", 0) == []
    await switched_on(api, club, anna)
    assert "No ruling" in (await api.reply_to(api.write(club, bo, "/log today"))).text


async def test_the_log_shows_time_table_kind_and_what_was_decided_in_the_end(
    api: BotApi, store: Store, club: Chat, anna: Person
) -> None:
    await switched_on(api, club, anna)
    answer = await api.reply_to(api.write(club, anna, f"/ruling {STORY}"))
    shown = await api.reply_to(api.write(club, anna, "/log today"))
    assert "20:10 · Table 5 · Opening lead out of turn" in shown.text
    assert "Was the card led face up?" in shown.text
    api.press(anna, answer, "Face down")
    await api.edited(answer)
    shown = await api.reply_to(api.write(club, anna, "/log today"))
    assert shown.text.count("Opening lead out of turn") == 1
    assert "41A" in shown.text
    assert "Was the card led face up?" not in shown.text
    kept = repr(await store.read_log(f"telegram:{club.id}", 0))
    assert "Annabella" not in kept
    assert "says" not in kept


async def test_what_is_only_supposed_is_no_ruling(
    api: BotApi, store: Store, club: Chat, anna: Person
) -> None:
    await switched_on(api, club, anna)
    answer = await api.reply_to(api.write(club, anna, f"/ruling {STORY}"))
    api.press(anna, answer, "Face down")
    await api.edited(answer)
    before = await store.read_log(f"telegram:{club.id}", 0)
    await api.reply_to(api.write(club, anna, "what if it was face up?", reply_to=answer))
    assert await store.read_log(f"telegram:{club.id}", 0) == before


async def test_a_day_ends_in_the_small_hours(
    api: BotApi, club: Chat, anna: Person, clock: Clock
) -> None:
    await switched_on(api, club, anna)
    await api.reply_to(api.write(club, anna, f"/ruling {STORY}"))
    clock.now += 6 * 3600
    assert "20:10" in (await api.reply_to(api.write(club, anna, "/log today"))).text
    clock.now += 6 * 3600
    assert "No ruling" in (await api.reply_to(api.write(club, anna, "/log today"))).text


async def test_the_log_is_sent_as_a_table_and_as_a_page(
    api: BotApi, club: Chat, anna: Person, clock: Clock
) -> None:
    await switched_on(api, club, anna)
    for table in (5, 12):
        await api.reply_to(api.write(club, anna, f"/ruling table {table}, West led out of turn"))
        clock.now += 60
    await api.reply_to(api.write(club, anna, "/ruling somehow"))
    sent = api.write(club, anna, "/log export")
    documents = await api.state.until(
        lambda: found if len(found := api.replies_to(sent.message)) == 2 else None, "two files"
    )
    (name, table_file), (page_name, page) = (api.file(document) for document in documents)
    assert (name, page_name) == ("rulings-2027-01-15.csv", "rulings-2027-01-15.html")
    rows = list(csv.DictReader(io.StringIO(table_file.decode("utf-8-sig"))))
    assert [row["Table"] for row in rows] == ["5", "12"]
    assert [row["Time"] for row in rows] == ["2027-01-15 20:10", "2027-01-15 20:11"]
    assert {row["Irregularity"] for row in rows} == {"Opening lead out of turn"}
    assert "54" in rows[0]["Laws"]
    assert page.startswith(b"<!doctype html>")
    assert b"Club &lt;1&gt;" in page
    assert page.count(b"<tr>") == 3


async def test_older_rulings_are_exported_by_the_number_of_days(
    api: BotApi, club: Chat, anna: Person, clock: Clock
) -> None:
    await switched_on(api, club, anna)
    await api.reply_to(api.write(club, anna, f"/ruling {STORY}"))
    clock.now += 6 * 86_400
    assert "No ruling" in (await api.reply_to(api.write(club, anna, "/log export"))).text
    sent = api.write(club, anna, "/log export 7")
    assert (await api.reply_to(sent)).extra["document"]["file_name"].endswith(".csv")
    assert "/log export 7" in (await api.reply_to(api.write(club, anna, "/log whatever"))).text


async def test_what_is_switched_off_is_not_noted(
    api: BotApi, store: Store, club: Chat, anna: Person
) -> None:
    await switched_on(api, club, anna)
    await api.reply_to(api.write(club, anna, "/log off"))
    await api.reply_to(api.write(club, anna, f"/ruling {STORY}"))
    assert await store.read_log(f"telegram:{club.id}", 0) == []


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("Table 5: West revoked", "5"),
        ("West revoked (table no. 12b)", "12B"),
        ("bord 7, syd gjorde revoke", "7"),
        ("Tisch 3 West hat nicht bekannt", "3"),
        ("pöydässä 4 itä revokoi", "4"),
        ("West tabled 13 cards", ""),
        ("board 7", ""),
    ],
)
def test_a_table_is_found_in_the_text(text: str, table: str) -> None:
    assert table_in(text) == table
