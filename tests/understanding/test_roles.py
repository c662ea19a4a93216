"""Who declares and who defends, as far as a text tells it of somebody."""

from __future__ import annotations

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.roles import Role


def _parts(text: str, language: str) -> dict[str, Role | None]:
    return {one.who: one.role for one in analyse(text, language).named}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South is declarer, West revoked"),
        ("en", "South, declarer, led and West revoked"),
        ("en", "South declares. West revoked"),
        ("en", "against South's 3NT, South being declarer, West revoked"),
        ("sv", "Syd är spelförare, väst maskade"),
        ("sv", "Syd spelar. Väst maskade"),
        ("de", "Süd als Alleinspieler, West bedient nicht"),
        ("de", "gegen Süd bedient West nicht"),
        ("fi", "etelä on pelinviejä, länsi ei tunnustanut"),
        ("fi", "S pelaa. W ei tunnustanut"),
        ("en", "4H South, West revoked"),
        ("sv", "4hj S: W bekände inte"),
        ("de", "3SA S, W bedient nicht"),
        ("fi", "3NT S, W ei tunnustanut"),
        ("en", "South, who played 3NT, led and West revoked"),
        ("sv", "Syd, som spelade 3NT, spelade ut och väst maskade"),
        ("de", "Süd, der 3SA spielte, spielt aus, West bedient nicht"),
        ("fi", "etelä, joka pelasi 3NT, lähti ja länsi ei tunnustanut"),
    ],
)
def test_a_seat_declares_and_the_next_one_defends(language: str, text: str) -> None:
    named = _parts(text, language)
    assert named["seat 0"] is Role.DECLARER
    assert named["seat 1"] is Role.DEFENDER


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'm in 3NT and LHO pitched a club"),
        ("en", "Playing 4S, LHO pitched a club"),
        ("en", "my dummy won, LHO pitched a club"),
        ("sv", "jag var spelförare och min vänstermotståndare sakade"),
        ("de", "mein 3SA, der linke Gegner wirft ab"),
        ("fi", "pelasin 4♠ ja vpv ei tunnustanut"),
    ],
)
def test_where_the_teller_declares_his_lho_defends(language: str, text: str) -> None:
    assert analyse(text, language).teller is Role.DECLARER
    assert _parts(text, language)["lho"] is Role.DEFENDER


@pytest.mark.parametrize(
    ("language", "text", "part"),
    [
        ("en", "they play 2H and my partner pitched", Role.DEFENDER),
        ("en", "RHO is declarer, my partner pitched", Role.DEFENDER),
        ("en", "my partner is declarer, LHO pitched", Role.DUMMY),
        ("en", "RHO led before LHO had played", None),
        ("en", "I'm declarer. No, I'm dummy", None),
    ],
)
def test_the_tellers_part_follows_from_others(language: str, text: str, part: Role | None) -> None:
    assert analyse(text, language).teller is part


def test_a_word_is_of_the_player_who_was_named_last() -> None:
    analysis = analyse("South, declarer, led and West ruffed", "en")
    by_word = dict(zip((p.word for p in analysis.places), analysis.acting, strict=True))
    ruffed, led = by_word["ruffed"], by_word["led"]
    assert ruffed is not None
    assert (ruffed.who, ruffed.role) == ("seat 1", Role.DEFENDER)
    assert led is not None
    assert led.role is Role.DECLARER


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West revoked in 4S"),
        ("en", "East leads, South plays, West revokes"),
        ("en", "Before North plays, East leads"),
        ("en", "1H by East, then South bid 1S"),
        ("sv", "Väst maskade i 4S"),
        ("sv", "Väst spelade en liten ruter mot nord"),
        ("de", "West revokierte in 4 Pik"),
    ],
)
def test_who_only_acts_is_no_declarer(language: str, text: str) -> None:
    assert analyse(text, language).people.declarer is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sv", "spelförarens vänstermotståndare maskade"),
        ("sv", "spelförarens partner bekände inte"),
        ("fi", "pelinviejän vpv ei tunnustanut"),
        ("en", "my 2H was insufficient"),
        ("en", "RHO: declarer revoked"),
    ],
)
def test_what_does_not_tell_the_tellers_part(language: str, text: str) -> None:
    assert analyse(text, language).teller is None


@pytest.mark.parametrize(
    "text", ["in 4S South led out of turn", "1S East, then South bid 1H", "2H W out of turn"]
)
def test_a_seat_beside_a_bid_need_not_declare(text: str) -> None:
    assert set(_parts(text, "en").values()) == {None}


@pytest.mark.parametrize(
    ("language", "text", "part"),
    [
        ("en", "we're defending and partner led", Role.DEFENDER),
        ("en", "we are defending, partner revoked", Role.DEFENDER),
        ("sv", "vi försvarar och partner spelade ut", Role.DEFENDER),
        ("de", "wir verteidigen, Partner hat ausgespielt", Role.DEFENDER),
        ("fi", "puolustamme, partneri lähti", Role.DEFENDER),
        ("de", "wir sind im Gegenspiel, Partner hat revokiert", Role.DEFENDER),
        ("sv", "vi är i motspel, partner maskade", Role.DEFENDER),
        ("fi", "olin pelinviejä ja pyysin korttia", Role.DECLARER),
        ("fi", "kysyin pelinviejältä mitä tarjous tarkoittaa", None),
    ],
)
def test_what_the_teller_says_of_himself_is_his_part(
    language: str, text: str, part: Role | None
) -> None:
    assert analyse(text, language).teller is part
