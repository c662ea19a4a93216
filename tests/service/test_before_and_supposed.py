"""Calls of an earlier round, calls that are only supposed, and whose partner "his partner" is."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO opened 1NT, I bid 1S by mistake. LHO had passed as dealer"),
        (
            "sv",
            "Höger öppnade 1 spader och jag bjöd 1 hjärter. Vänster hade passat i första varvet",
        ),
        ("de", "West reizt 2 Pik auf 3 Karo. Nord hat in der ersten Runde gepasst."),
        (
            "fi",
            "Länsi tarjosi 2 pataa 3 ruudun päälle. Pohjoinen oli passannut ekalla kierroksella",
        ),
        ("en", "West bid 1S at South's turn. If North passes now, does it count?"),
        ("sv", "Väst bjöd 1 spader när det var Syds tur. Om Nord passar nu, gäller det då?"),
        ("de", "West hat 1 Pik geboten obwohl Süd dran war. Wenn Nord jetzt passt, gilt das dann?"),
        (
            "fi",
            "Länsi tarjosi 1 padan vaikka oli etelän vuoro. Jos pohjoinen nyt passaa, mitä sitten?",
        ),
    ],
)
def test_a_pass_of_an_earlier_round_or_only_supposed_accepts_nothing(
    language: str, text: str
) -> None:
    told = asked(text, language).irregularity
    assert told.get("accepted") is not True
    assert told.get("lho_called") is not True


def test_who_passes_after_an_earlier_pass_of_another_has_accepted() -> None:
    told = asked("West bid 1S at South's turn, East had passed before. North passed").irregularity
    assert told["lho_called"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO opened 1NT but his partner was the dealer"),
        ("sv", "Han till vänster öppnade 1 sang men hans partner var giv"),
        ("de", "Der Gegner links eröffnet 1 Treff, dabei war sein Partner der Teiler"),
        ("fi", "Vasen avasi 1ri, jakaja olisi ollut hänen parinsa"),
    ],
)
def test_his_partner_is_the_partner_of_who_was_named_last(language: str, text: str) -> None:
    assert asked(text, language).irregularity["whose_turn"] == "partner"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West revoked in defence. East had won the trick before"),
        ("sv", "Syd spelar 3 NT. Väst bekände inte. Öst hade vunnit sticket före"),
        ("de", "Alleinspielerin revoziert, ihr Tisch hatte den Stich davor gemacht"),
    ],
)
def test_who_won_the_trick_before_did_not_win_the_trick_of_the_revoke(
    language: str, text: str
) -> None:
    told = asked(text, language).irregularity
    assert told.get("side_won_trick") is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South plays 4H and revokes, West's ace wins. Three tricks later it's out."),
        ("sv", "Syd spelar 4 spader och bekänner inte, väst vinner och spelar nästa"),
        ("fi", "Etelä pelaa. 7. tikissä Etelä ei tunnustanut ruutua, Länsi otti."),
        ("de", "Süd als Alleinspieler hat nicht bedient, Ost nahm den Stich. Drei Stiche später"),
    ],
)
def test_declarer_of_whom_a_revoke_is_told_offended(language: str, text: str) -> None:
    assert asked(text, language).irregularity["offender"] == "S"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO did not follow suit and won the trick, noticed after the hand"),
        ("sv", "Vänstern bekände inte färg och vann sticket, det märktes efter given"),
        ("de", "Der Gegner hat nicht bedient und den Stich gewonnen, nach dem Board gemerkt"),
        ("fi", "Vastustaja ei tunnustanut ja voitti tikin, huomattiin jaon jälkeen"),
    ],
)
def test_behind_and_nothing_is_denied_any_more(language: str, text: str) -> None:
    assert asked(text, language).irregularity["side_won_trick"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Hab nicht bedient und der Stich ging eh an die Gegner"),
        ("sv", "Vi bekände inte och vann inte ett enda stick efter det"),
    ],
)
def test_who_revoked_did_not_win_what_went_to_others(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("side_won_trick") is not True
