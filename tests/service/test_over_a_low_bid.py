"""A bid that is too low: whose the call behind it is, and whether it is only supposed."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'My partner bid 2D over 2S, my RHO muttered "not enough" and passed'),
        ("sv", "Jag bjöd 2kl på 2hj, vänstern sa att det inte räckte och passade"),
        ("de", "Mein Partner bot 2 Karo auf 2 Pik, rechts sagte man reicht nicht und passte"),
        ("fi", "tarjosin 2ri 2he päälle, vasen sanoi että ei riitä ja passasi"),
        ("en", "LHO bid 1S over my 1NT and my partner passed half asleep"),
    ],
)
def test_who_says_that_it_is_too_low_and_calls_has_accepted(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "insufficient_bid"
    assert told.get("accepted") is True
    assert "replacement" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO bid 2C over partner's 2H. I had passed in the first round. Must I accept?"),
        ("en", "insufficient 3C over 3H, LHO will double if it stands"),
        ("sv", "höger bjöd 2kl över partners 2hj. Jag passade i första ronden. Ska jag godta?"),
    ],
)
def test_who_passed_before_or_will_double_has_not_accepted(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "insufficient_bid"
    assert told.get("accepted") is not True
