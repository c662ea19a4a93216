"""Who acted after a hesitation: its information is of use to the partner only."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO hesitated before passing, I doubled"),
        ("en", "South thought for ages and passed, West bid 3NT"),
        ("sv", "höger motståndare tvekade och passade, jag bjöd 3 hjärter"),
        ("de", "rechter Gegner zögerte und passte, ich reizte 3 Coeur"),
        ("fi", "oikea vastustaja epäröi ja passasi, tarjosin 3 herttaa"),
    ],
)
def test_an_opponents_call_is_not_his_partners(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "unauthorized_information"
    assert "acted" not in told
    assert "suggested" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO hesitated and passed, I bid 3S and then RHO doubled"),
        ("en", "Righty tanked and passed, his partner bid 3NT"),
        ("sv", "höger motståndare tvekade och passade, hans partner bjöd 3 hjärter"),
        ("de", "Mein Partner zögerte und passte, ich reizte 3 Coeur"),
        ("fi", "oikea vastustaja epäröi ja passasi, hänen parinsa tarjosi 3 herttaa"),
    ],
)
def test_his_partners_call_is(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["acted"]) == ("unauthorized_information", "acted")


def test_who_only_reports_a_hesitation_did_not_hesitate() -> None:
    told = asked("According to West North hesitated and passed, South bid 4S").irregularity
    assert told["acted"] == "acted"
