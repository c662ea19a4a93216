"""Texts that put themselves right, and texts that tell of two things."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.understanding.amending import amended, parts_of


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "West led out of turn, no wait, it was East. Dummy is not down.",
         "East led out of turn . Dummy is not down."),
        ("en", "East revoked in trick 5, oops no, trick 6, and won it",
         "East revoked in trick 6 , and won it"),
        ("sv", "Väst spelade ut i fel tur, nej förresten, det var Öst",
         "Öst spelade ut i fel tur"),
        ("de", "West hat ausgespielt, nein halt, es war Ost, außer Reihenfolge",
         "Ost hat ausgespielt , ausser Reihenfolge"),
        ("fi", "Länsi lähti väärällä vuorolla, eiku se oli Itä",
         "Itä lähti väärällä vuorolla"),
    ],
)  # fmt: skip
def test_a_corrected_seat_or_number_takes_the_place_of_the_first(
    language: str, text: str, meant: str
) -> None:
    assert amended(text, language, "en").text.strip() == meant


@pytest.mark.parametrize(
    ("language", "text", "face_up"),
    [
        ("en", "West led out of turn face up, no wait, face down", False),
        ("sv", "Väst spelade ut dolt i fel tur, nej vänta, med bildsidan upp", True),
        ("de", "West hat verdeckt ausgespielt, nein halt, mit der Bildseite nach oben", True),
        ("fi", "Länsi lähti kuvapuoli alaspäin, eiku kuvapuoli ylöspäin", True),
    ],
)
def test_a_corrected_fact_wins_over_the_rest_of_the_text(
    language: str, text: str, face_up: bool
) -> None:
    found = amended(text, language, "en")
    assert found.text == text
    assert found.told("opening_lead_out_of_turn")["face_up"] is face_up


@pytest.mark.parametrize(
    "text",
    [
        "no wait, it was East",
        'He said "no wait, I bid 2H" and changed it',
        "South bid 1♥ over 1♠ and said nothing",
        "West led, I mean it, and East knew",
        "Darf ich meine Karte zurücknehmen?",
        "Keine Berichtigung, nur eine Korrektur des Ergebnisses",
        "",
    ],
)
def test_what_only_looks_like_a_correction_stays(text: str) -> None:
    found = amended(text, None, "en")
    assert found.text == text
    assert found.corrections == ()


def test_what_a_player_says_at_the_table_is_the_story_itself() -> None:
    text = "South bid 1♠, no wait, 2♠, and West has not called"
    found = amended(text, "en", "en")
    assert found.text == text
    assert "bid" not in found.told("insufficient_bid")


@pytest.mark.parametrize(
    ("language", "text", "parts"),
    [
        ("en", "West led out of turn. Also, East revoked in trick 5.",
         ("West led out of turn.", "East revoked in trick 5.")),
        ("sv", "Väst spelade ut i fel tur. Dessutom gjorde Öst revoke.",
         ("Väst spelade ut i fel tur.", "gjorde Öst revoke.")),
        ("en", "South bid 1H over 1S. He also hesitated.",
         ("South bid 1H over 1S. He also hesitated.",)),
        ("de", "Außerdem hat Ost nicht bedient", ("Außerdem hat Ost nicht bedient",)),
    ],
)  # fmt: skip
def test_parts_begin_where_another_thing_is_told(
    language: str, text: str, parts: tuple[str, ...]
) -> None:
    assert parts_of(text, language, "en") == parts


@given(st.lists(st.sampled_from(["no wait", ",", "East", "W", ".", "also", "5", "♥", "led", "eiku",
                                 "nein halt", "trick", "\u202e", "…"]), max_size=12))  # fmt: skip
def test_no_text_breaks_it(words: list[str]) -> None:
    text = " ".join(words)
    amended(text, None, "en").told("revoke")
    assert "".join(parts_of(text, None, "en")) is not None
