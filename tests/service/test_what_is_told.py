"""Who did what: what is told of one player, card or call is not taken for another's."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lefty bid 2H over my 2S"),
        ("en", "my LHO passed out of turn"),
        ("fi", "Vasen vastustaja passasi väärällä vuorolla"),
    ],
)
def test_what_the_offender_did_is_not_what_his_lho_did(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] in ("insufficient_bid", "call_out_of_rotation")
    assert "lho_called" not in told
    assert "accepted" not in told


def test_a_call_over_the_bid_accepts_it() -> None:
    answer = asked("I bid 1H over 1S and LHO passed")
    assert answer.irregularity["accepted"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West bid 1H after 1S by East"),
        ("sv", "Väst bjöd 1 hj efter 1 sp av Öst"),
        ("de", "West reizt 1 Coeur nach 1 Pik von Ost"),
    ],
)
def test_the_call_that_was_made_before_may_be_named_after(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["bid"], told["over"]) == ("insufficient_bid", "1H", "1S")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "after three passes my RHO opened out of turn"),
        ("sv", "efter tre pass öppnade min högerman utom tur"),
        ("de", "nach drei Passes hat mein rechter Gegner außer Reihenfolge eröffnet"),
        ("fi", "kolmen passin jälkeen oikea vastustaja avasi väärällä vuorolla"),
    ],
)
def test_who_opens_after_three_passes_has_bid(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.irregularity["call_class"] == "bid"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Dealer was North but East opened 1H. South now wants to bid over it"),
        ("sv", "Nord var giv men Öst öppnade 1hj. Syd vill nu bjuda"),
        ("de", "Nord war Teiler, aber Ost eröffnete 1♥. Süd will jetzt reizen"),
        ("fi", "Pohjoinen oli jakaja mutta Itä avasi 1♥. Etelä haluaa nyt tarjota"),
    ],
)
def test_who_opens_in_the_dealers_place_called_at_his_turn(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["offender"], told["in_turn"]) == ("E", "N")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West passed out of turn, it was North's turn, East is dealer"),
        ("sv", "Väst passade utom tur, det var Nords tur, Öst är giv"),
        ("de", "West passt außer Turnus, Nord wäre dran gewesen, Ost ist Teiler"),
        ("fi", "Länsi passasi väärällä vuorolla, oli pohjoisen vuoro, itä on jakaja"),
    ],
)
def test_a_dealer_who_is_only_named_as_that_did_nothing(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["offender"], told["in_turn"]) == ("W", "N")


@pytest.mark.parametrize(
    ("language", "text", "in_time"),
    [
        ("en", "we want to appeal, results went up 40 minutes ago", False),
        ("en", "Scores went up 10 min ago, is it too late to appeal?", True),
        ("sv", "Vi vill överklaga, resultatet kom för 40 minuter sen", False),
        ("de", "Wir wollen Protest einlegen, das Ergebnis hängt seit 20 Minuten", True),
        ("fi", "Haluamme valittaa tuomiosta, tulokset tulivat 40 minuuttia sitten", False),
    ],
)
def test_minutes_are_compared_with_the_period(language: str, text: str, in_time: bool) -> None:
    answer = asked(text, language)
    assert answer.kind == "appeal"
    assert answer.irregularity["in_time"] is in_time


def test_minutes_by_which_somebody_was_late_are_no_time_since_the_scores() -> None:
    assert asked("appeal came 10 minutes too late").irregularity.get("in_time") is not True


def test_who_is_next_and_refuses_does_not_accept() -> None:
    text = (
        "Spelföraren spelade från fel hand. Motspelarna är oense, den som är näst i tur godtar inte"
    )
    assert asked(text, "sv").irregularity.get("next_defender_accepts") is not True


def test_an_explanation_that_the_system_card_bears_out_was_right() -> None:
    text = "Erklärung war Majors, hatte aber Treff und Herz. Laut Systemkarte stimmt Majors"
    assert asked(text, "de").irregularity["agreement"] == "as_explained"


@pytest.mark.parametrize(
    "text",
    [
        "Süd 1 Pik, West Pass, Nord ist dran, da kontriert Ost",
        "1 Pik von Süd, West Pass, Nord ist dran, da kontriert Ost",
    ],
)
def test_who_is_named_after_his_call_made_it(text: str) -> None:
    told = asked(text, "de").irregularity
    assert (told["offender"], told["whose_turn"]) == ("E", "rho")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A phone rang at table 3 in the middle of a hand"),
        ("en", "my phone rang"),
        ("sv", "min mobil ringde"),
        ("de", "mein Handy hat geklingelt"),
        ("fi", "puhelin soi kesken jaon"),
    ],
)
def test_a_phone_that_rings_annoys(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["act"]) == ("conduct", "annoyance")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "East tabled the ♦9 though West had won the trick. Declarer South did nothing yet",
        ),
        ("sv", "Öst la ut ruter nio fast Väst vann sticket. Spelföraren Syd har inte gjort något"),
        ("de", "Ost spielt ♦9 aus, obwohl West den Stich hatte. Spieler Süd hat noch nichts getan"),
        (
            "fi",
            "itä löi ruutu ysin vaikka länsi sai edellisen tikin. pv etelä ei tehnyt mitään",
        ),
    ],
)
def test_who_has_done_nothing_has_not_refused(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "lead_out_of_turn"
    assert "accept" in {option.id for option in answer.options}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I passed by accident, I meant to double. Lefty has led but the card is face down"),
        ("sv", "Jag passade av misstag, menade dubbelt. Vänster har spelat ut men kortet är dolt"),
        ("de", "Ich habe aus Versehen gepasst statt Kontra. Links hat ausgespielt, aber verdeckt"),
        ("fi", "passi tuli vahingossa, piti olla kahdennus. vasen on lähtenyt mutta kuva alaspäin"),
    ],
)
def test_the_auction_is_not_over_before_the_lead_is_faced(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "changed_call"
    assert told.get("auction_period_over") is not True


def test_who_opens_after_a_refused_pass_makes_no_comparable_call() -> None:
    text = (
        "Passasin partnerin vuorolla, sitä ei hyväksytty. Sitten huomasin että mulla on "
        "15 pistettä ja avasin 1NT"
    )
    assert asked(text, "fi").irregularity["comparable"] is False


def test_before_a_slip_that_is_put_right_in_the_same_breath_partner_has_not_called() -> None:
    text = (
        "Mir ist 2 Pik herausgerutscht, wollte 3 Pik sagen und hab es im selben Atemzug korrigiert"
    )
    answer = asked(text, "de")
    assert answer.irregularity["partner_called"] is False
    assert answer.question is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "partner answered a question wrongly and I noticed during the auction"),
        ("sv", "partner svarade fel på en fråga och jag märkte det under budgivningen"),
        ("de", "Partner hat eine Frage falsch beantwortet, ich habe es in der Reizung gemerkt"),
        ("fi", "partneri vastasi kysymykseen väärin ja huomasin sen tarjousten aikana"),
        ("de", "mein Partner hat vergessen zu alertieren"),
    ],
)
def test_who_is_said_to_explain_did(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "misinformation"
    assert answer.irregularity["explained_by"] == "partner"
    assert answer.irregularity.get("matter") != "own_explanation"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I have explained my partner's bid wrongly, the auction is still going on"),
        ("sv", "jag har förklarat min partners bud fel, budgivningen pågår"),
        ("de", "Ich habe das Gebot meines Partners falsch erklärt, die Reizung läuft noch"),
        ("fi", "selitin partnerin tarjouksen väärin, tarjoukset ovat kesken"),
    ],
)
def test_whose_bid_was_explained_did_not_explain_it(language: str, text: str) -> None:
    assert asked(text, language).irregularity["explained_by"] == "self"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO redoubled his own side's bid"),
        ("sv", "vänster redubblade sin egen sidas bud"),
        ("de", "Der linke Gegner hat ein Gebot der eigenen Seite rekontriert"),
        ("fi", "vasen vastakahdensi oman puolensa tarjouksen"),
    ],
)
def test_the_lho_who_doubled_has_not_called_over_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "inadmissible_double"
    assert answer.irregularity.get("lho_called") is not True


@pytest.mark.parametrize(
    ("language", "text", "whose_turn"),
    [
        ("en", "lho opened when i was dealer", "rho"),
        ("en", "my rho opened out of turn when i was dealer", "lho"),
        ("sv", "vänster öppnade fast jag var giv", "rho"),
        ("de", "links wurde eröffnet, mein linker Gegner eröffnete, ich war Teiler", "rho"),
        ("fi", "vasen vastustaja avasi vaikka mä olin jakaja", "rho"),
    ],
)
def test_the_dealers_turn_is_seen_from_who_opened(
    language: str, text: str, whose_turn: str
) -> None:
    answer = asked(text, language)
    assert answer.kind == "call_out_of_rotation"
    assert answer.irregularity["whose_turn"] == whose_turn
    assert answer.irregularity["call_class"] == "bid"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my right hand opponent bid insufficiently and my partner has passed"),
        ("sv", "öst bjöd för lågt, väst passade"),
        ("de", "mein rechter Gegner hat zu niedrig geboten und mein Partner hat gepasst"),
    ],
)
def test_a_call_of_anybody_else_accepts_nothing(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert answer.irregularity.get("accepted") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lho forgot to alert 2d, we found out before the lead"),
        ("sv", "vänster glömde alertera 2ru, vi upptäckte det före utspelet"),
        (
            "de",
            "der linke Gegner hat 2 Karo nicht alertiert, wir haben es vor dem Ausspiel gemerkt",
        ),
        ("fi", "vasen vastustaja ei alertoinut 2 ruutua, huomasimme sen ennen lähtöä"),
    ],
)
def test_who_found_out_did_not_explain(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "misinformation"
    assert answer.irregularity.get("explained_by") not in ("self", "partner")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North opens 1NT, East says 1S, South hasn't passed yet"),
        ("de", "Nord eröffnet 1SA, Ost sagt 1 Pik, Süd hat noch nicht gepasst"),
    ],
)
def test_who_has_not_passed_has_not_accepted(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "insufficient_bid"
    assert answer.irregularity.get("accepted") is not True
