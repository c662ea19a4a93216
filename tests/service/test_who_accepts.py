"""Who accepts or refuses what was done out of turn or too low: nobody else, and no question."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South bids 1NT out of turn, East accepts"),
        ("sv", "Syd bjuder 1NT i fel tur, Öst godtar"),
        ("de", "Süd bietet 1SA außer der Reihe, Ost nimmt an"),
        ("de", "Ost bietet 1 Herz auf 1 Pik von Nord, Nord nimmt an"),
        ("fi", "Itä avasi 1 padan, Etelä sanoi 1 hertta, Itä ei hyväksy"),
    ],
)
def test_nobody_but_the_offenders_lho_accepts_or_refuses(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind in ("call_out_of_rotation", "insufficient_bid")
    assert "accepted" not in answer.irregularity


@pytest.mark.parametrize(
    ("language", "text", "accepted"),
    [
        ("en", "East bids 1H over North's 1S, South accepts", True),
        ("sv", "Öst bjuder 1 hj över 1 sp av Nord, Syd godtar inte", False),
        ("de", "Ost bietet 1 Herz auf 1 Pik von Nord, Süd nimmt an", True),
        ("fi", "Pohjoinen avasi 1 padan, Itä sanoi 1 hertta, Etelä ei hyväksy", False),
    ],
)
def test_what_the_offenders_lho_says_holds(language: str, text: str, accepted: bool) -> None:
    assert asked(text, language).irregularity["accepted"] is accepted


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I opened 1NT but LHO was dealer. What may he do, and what if he refuses?"),
        (
            "sv",
            "jag öppnade 1 sang, vänstern var giv. vad gäller om han vägrar",
        ),
        ("de", "Ich hab 1 SA eröffnet, der Linke war Teiler. Was darf er, und wenn er ablehnt?"),
        ("fi", "avasin 1 sangin, jakaja oli vasen vastustaja. mitä jos ei hyväksy"),
    ],
)
def test_a_refusal_that_is_only_supposed_is_none(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert "accepted" not in answer.irregularity


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Declarer led from the wrong hand. May the defence accept it?"),
        ("sv", "Spelföraren spelade ut från fel hand. Får försvaret godta det?"),
        ("de", "Der Alleinspieler spielte von der falschen Hand aus. Darf der Gegner annehmen?"),
        ("fi", "Pelinviejä lähti väärästä kädestä. Saako puolustus valita hyväksyykö"),
    ],
)
def test_a_question_whether_somebody_may_accept_is_no_acceptance(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "lead_out_of_turn"
    assert {"accept", "refuse"} <= {option.id for option in answer.options}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North bids 7NT and East 7S on top"),
        ("sv", "Nord bjuder 7 sang och Öst 7 spader på det"),
        ("de", "Nord bietet 7 SA und Ost 7 Pik drauf"),
        ("fi", "Pohjoinen tarjosi 2NT ja itä siihen 2♠"),
    ],
)
def test_the_insufficient_bid_itself_is_no_call_over_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert "accepted" not in answer.irregularity
    assert "accept" in {option.id for option in answer.options}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North opened 2C, East 1S, South doubled that. Now North wants it fixed"),
        ("sv", "Nord öppnade 2♣, Öst 1♠, Syd dubblade det. Nu vill Nord ha det rättat"),
        ("de", "Nord eröffnet 2♣, Ost 1♠, Süd kontriert das. Jetzt will Nord es berichtigt haben"),
        ("fi", "Pohjoinen avasi 2♣, itä 1♠, etelä kahdensi sen. Nyt pohjoinen haluaa korjauksen"),
    ],
)
def test_what_lho_called_over_the_bid_is_not_undone_by_what_others_want(
    language: str, text: str
) -> None:
    assert asked(text, language).irregularity.get("accepted") is not False


def test_an_opponent_who_called_at_my_partners_turn_did_not_call_at_his_partners() -> None:
    text = "vastustaja kahdensi väärällä vuorolla, oli minun partnerin vuoro"
    assert asked(text, "fi").irregularity.get("whose_turn") != "partner"


@pytest.mark.parametrize("turn", ["vuoro oli lännellä", "jakaja oli länsi"])
def test_whose_turn_it_was_is_reckoned_from_the_seats(turn: str) -> None:
    told = asked(f"Etelä passasi vuorotta, {turn}", "fi").irregularity
    assert told["whose_turn"] == "lho"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my turn but lefty put 3D before me. do I accept it or who decides"),
        ("sv", "min tur men vänstern la 3 ruter före mig. godkänner jag det eller inte"),
        ("de", "ich war dran aber der linke legt vor mir 3 Karo. nehme ich das an oder nicht"),
        ("fi", "mun vuoro mut vasen löi 3 ruutua ennen mua. hyväksynkö mä sen vai kuka päättää"),
    ],
)
def test_who_asks_whether_to_accept_has_not_accepted(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "call_out_of_rotation"
    assert "accepted" not in told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East opened 1H, South was dealer, West passed"),
        ("en", "North dealer, west opens 1S, east raises to 2S, then north wakes up"),
        ("sv", "Öst öppnade 1hj, Syd var giv, Väst passade"),
        ("de", "Ost eröffnet 1 Herz, Teiler war Süd, West passt"),
        ("fi", "Itä avas 1he jakajana oli E, L passas"),
    ],
)
def test_a_pass_of_the_offenders_partner_is_no_acceptance(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert {"lho_called", "accepted"}.isdisjoint(answer.irregularity)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "My partner was dealer but RHO got in first with 1C. I never noticed and bid 1H"),
        ("en", "I sat North and bid 1S over West's 1D, but South was dealer."),
        ("sv", "Min partner var giv men högern öppnade 1kl. Jag märkte inget och bjöd 1hj över."),
        ("sv", "Jag satt Nord och bjöd 1sp över Västs 1ru, men Syd var giv."),
        (
            "de",
            "Mein Partner war Teiler, aber rechts hat 1 Treff eröffnet. Ich hab 1 Coeur geboten",
        ),
        ("de", "Ich saß Nord und bot 1 Pik über Wests 1 Karo, dabei war Süd Teiler."),
        ("fi", "Pari oli jakaja mutta oikea avasi 1ri. Minä en huomannut ja tarjosin 1he."),
        ("fi", "Istuin pohjoisessa ja tarjosin 1pa lännen 1ru:n päälle, mutta etelä oli jakaja."),
    ],
)
def test_who_bids_over_a_call_out_of_turn_accepts_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.facts["call_stands"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "I was dealer, partner passed first. Refused. I pass, next hand passes, partner 1NT",
        ),
        ("sv", "Jag var giv men partner passade först. Ej godtaget. Jag pass, pass, partner 1NT"),
        ("de", "Teiler West, Ost passt zuerst, Süd lehnt ab. Pass, Pass und jetzt 1SA von Ost"),
        ("fi", "Jakaja L, I passi väärällä vuorolla, E ei hyväksy. Passi, passi ja nyt 1NT idältä"),
    ],
)
def test_calls_after_a_refusal_are_made_in_rotation(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.facts["partner_must_pass"] == "once"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I passed at RHO's turn, LHO refused, RHO then passed. Do I have to pass again?"),
        ("sv", "Jag passade på högerns tur, vänstern nekade, högern passade. Måste jag passa?"),
        ("de", "Ich passte als rechts dran war, links lehnt ab, rechts passt. Muss ich passen?"),
        ("fi", "Passasin oikean vuorolla, vasen ei hyväksy, oikea passasi. Pitääkö passata?"),
    ],
)
def test_a_call_that_is_only_asked_about_replaces_nothing(language: str, text: str) -> None:
    assert "replacement_call" not in asked(text, language).irregularity


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I led a heart from dummy but I was in hand; RHO says fine, LHO says no"),
        (
            "sv",
            "Jag spelade hjärter från bordet men var inne på handen; höger godtar, vänster inte",
        ),
        (
            "de",
            "Ich hab Herz vom Tisch gespielt, war aber in der Hand; rechts nimmt an, links nicht",
        ),
        ("fi", "Pelasin pöydästä herttaa mutta olin kädessä; oikea hyväksyy, vasen ei"),
    ],
)
def test_of_a_lead_from_dummy_lho_is_not_taken_for_the_next(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("next_defender_accepts") is not False


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Declarer led from dummy instead of his hand and wants to put it back. We accept it",
        ),
        ("sv", "Jag spelade från fel hand och vill ta tillbaka det, vänstern säger inget"),
        ("de", "Ich hab vom Tisch statt aus der Hand gespielt und will das zurück. Links nimmt an"),
        ("fi", "Löin väärästä kädestä ja haluan ottaa sen takaisin, vasen hyväksyy lyönnin"),
    ],
)
def test_declarer_who_wants_his_card_back_is_not_refused(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("accepted_by_defender") is not False


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Partner made an insufficient bid and RHO passed"),
        ("en", "LHO made an insufficient bid and my partner passed"),
        ("sv", "Partner gjorde ett otillräckligt bud och höger motståndare passade"),
        ("de", "Partner hat ein ungenügendes Gebot abgegeben und rechts hat gepasst"),
        ("fi", "Partneri teki riittämättömän tarjouksen ja oikea vastustaja passasi"),
    ],
)
def test_the_offenders_lho_has_accepted_an_insufficient_bid(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert answer.citations == ["27A1"]


@pytest.mark.parametrize(
    ("language", "text", "call_class"),
    [
        ("en", "RHO opened out of turn, I passed", "bid"),
        ("sv", "Höger öppnade i otur, jag passade", "bid"),
        ("de", "Der rechte Gegner hat außer der Reihe eröffnet, ich habe gepasst", "bid"),
        ("fi", "Oikea vastustaja avasi väärällä vuorolla, minä passasin", "bid"),
        ("en", "partner passed out of turn, RHO then bid 1H", "pass"),
        ("sv", "partner passade i otur, höger bjöd sedan 1 hjärter", "pass"),
        ("de", "Partner hat außer der Reihe gepasst, rechts hat dann 1 Herz geboten", "pass"),
        ("fi", "partneri passasi väärällä vuorolla, oikea tarjosi sitten 1 hertan", "pass"),
    ],
)
def test_the_offenders_lho_has_accepted_a_call_out_of_turn(
    language: str, text: str, call_class: str
) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.irregularity["call_class"] == call_class
    assert answer.citations == ["29A"]


def test_a_pass_in_turn_is_not_the_bid_out_of_turn() -> None:
    answer = asked("It was East's turn but South bid, East passed; must South bid again")
    assert answer.irregularity["offender"] == "S"
    assert answer.irregularity["call_class"] == "bid"


def test_who_had_passed_before_has_not_accepted() -> None:
    answer = asked("I bid 1S out of turn. LHO had passed earlier but has said nothing yet")
    assert answer.irregularity.get("lho_called") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO bid insufficiently over partner's 2H"),
        ("en", "East's bid was insufficient because South had opened 1S"),
        ("en", "East made an insufficient bid; if South passes, what happens?"),
        ("en", "Partner made an insufficient bid: RHO had bid 2S and I had passed"),
        ("de", "Ost hat ungenügend über Süds 1 Pik geboten"),
        ("fi", "itä tarjosi liian matalan etelän 1 padan päälle"),
    ],
)
def test_what_was_bid_before_or_is_supposed_accepts_nothing(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert "accepted" not in answer.irregularity
    assert "lho_called" not in answer.irregularity
