"""Auctions told in words: who called, who was to call, what came after."""

from __future__ import annotations

from typing import Any

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of

OUT_OF_TURN = [
    (
        "en",
        "East dealt but South opened 1C",
        {"dealer": "E", "offender": "S", "call": "1C", "in_turn": "E"},
    ),
    (
        "en",
        "South opens 1D, West passes, and East bids 1S before North has called",
        {"offender": "E", "call": "1S", "in_turn": "N"},
    ),
    (
        "sv",
        "Väst var giv men Nord öppnade 1kl. Öst godkände inte. Väst passade.",
        {"offender": "N", "call": "1C", "in_turn": "W", "accepted": False, "calls_since": ("P",)},
    ),
    (
        "de",
        "Teiler Süd, aber Nord passt. Ost lehnt ab, Süd eröffnet 1♠.",
        {"offender": "N", "call": "P", "in_turn": "S", "accepted": False},
    ),
    (
        "fi",
        "Jakaja oli etelä mutta länsi avasi 1♥",
        {"dealer": "S", "offender": "W", "call": "1H", "in_turn": "S"},
    ),
    ("en", "my partner opened 1C, then my RHO passed and LHO bid 1H", {}),
]
INSUFFICIENT = [
    ("en", "1H over 1S, not accepted, made it 2H", "1H", "1S", "2H"),
    ("en", "N opened 2D and S responded 1S, then corrected to pass", "1S", "2D", "P"),
    ("sv", "1ru över 1hj, ändrat till 2ru", "1D", "1H", "2D"),
    ("de", "2♣ auf 2♦, verbessert auf 3♣", "2C", "2D", "3C"),
    ("fi", "1♥ 1♠:n päälle, vaihdettiin 2♥", "1H", "1S", "2H"),
    ("de", "2SA Nord, dann 2♣ Süd, Süd bessert auf 3♣ aus", "2C", "2NT", "3C"),
]


def _details(kind: str, language: str, text: str) -> dict[str, Any]:
    return details_of(kind, analyse(text, language))


@pytest.mark.parametrize(("language", "text", "told"), OUT_OF_TURN)
def test_a_call_out_of_turn_is_derived(language: str, text: str, told: dict[str, Any]) -> None:
    read = _details("call_out_of_rotation", language, text)
    assert told.items() <= read.items()


@pytest.mark.parametrize(("language", "text", "bid", "over", "new"), INSUFFICIENT)
def test_an_insufficient_bid_is_derived(
    language: str, text: str, bid: str, over: str, new: str
) -> None:
    read = _details("insufficient_bid", language, text)
    assert (read["bid"], read["over"], read["replacement_call"]) == (bid, over, new)


def test_lho_who_calls_over_an_insufficient_bid_accepts_it() -> None:
    read = _details("insufficient_bid", "en", "North 1S, East 1H, South 2S. Oh, 1H was too low!")
    assert read["accepted"] is True


def test_asking_whether_one_may_refuse_does_not_refuse() -> None:
    read = _details("insufficient_bid", "en", "RHO bid 1H over 1S. May I refuse it?")
    assert "accepted" not in read


def test_seats_are_not_invented_for_a_teller_who_names_none() -> None:
    read = _details("call_out_of_rotation", "en", "my LHO dealt but partner opened 1C")
    assert not {"offender", "in_turn", "dealer"} & set(read)


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "he bid 4S over their 4H", {}),
        ("sv", "han bjöd 2sp över 1hj", {}),
        ("de", "er bot 2♠ über 1♥", {}),
        ("fi", "hän tarjosi 1♠ 2♥:n päälle", {"bid": "1S", "over": "2H"}),
    ],
)
def test_a_bid_over_a_lower_one_is_sufficient(
    language: str, text: str, told: dict[str, Any]
) -> None:
    found = details_of("insufficient_bid", analyse(text, language))
    assert {k: v for k, v in found.items() if k in ("bid", "over")} == told
