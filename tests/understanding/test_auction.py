"""Auctions told in words: who called, who was to call, what came after."""

from __future__ import annotations

from typing import Any

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.details import details_of
from bot.understanding.reader import read

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
    (
        "en",
        "West's the dealer but North passed. East says he won't accept it",
        {"dealer": "W", "offender": "N", "call": "P", "in_turn": "W", "accepted": False},
    ),
    ("sv", "Nord är givare men Öst passade först. Syd godkänner inte passet.", {"offender": "E"}),
    ("fi", "Jakaja länsi. Itä passasi ensin. Pohjoinen ei hyväksynyt passia.", {"offender": "E"}),
    ("en", "my partner opened 1C, then my RHO passed and LHO bid 1H", {}),
    ("en", "W dlr, N P, E 1C", {"offender": "N", "call": "P", "in_turn": "W"}),
    (
        "sv",
        "N giv. S 1sp i otur, V godkänner inte. N p, Ö p, S 1sp igen",
        {"calls_since": ("P", "P"), "replacement_call": "1S"},
    ),
    (
        "de",
        "Teiler W, O passt vorher, S lehnt ab. W P, N P, O jetzt starker 1SA",
        {"offender": "E", "calls_since": ("P", "P"), "replacement_call": "1NT"},
    ),
    ("fi", "E p P:n vuorolla, L 1ri", {"offender": "S", "call": "P", "in_turn": "N"}),
    (
        "de",
        "Nach 1♠ von Nord passten Ost, West und Nord. Süd war dran",
        {"offender": "W", "call": "P", "in_turn": "S"},
    ),
    (
        "en",
        "Dealer W. East passed first, South refused. West and North passed, now East opens 1NT",
        {"offender": "E", "calls_since": ("P", "P"), "replacement_call": "1NT"},
    ),
    ("sv", "giv Öst. Nord öppnade 1hj. Syd och Väst passade", {"offender": "N", "call": "1H"}),
    ("en", "Dealer was LHO and I passed. Then LHO opened 1C", {"call": "P"}),
    ("en", "Dealer North and East passed", {"offender": "E", "in_turn": "N", "call": "P"}),
    ("sv", "Giv Nord och Öst passade", {"offender": "E", "in_turn": "N", "call": "P"}),
    ("de", "Teiler war Nord und Ost passte", {"offender": "E", "in_turn": "N", "call": "P"}),
    ("fi", "Jakaja oli pohjoinen ja itä passasi", {"offender": "E", "in_turn": "N"}),
    ("sv", "S giv p, V p, Ö 1hj i N tur", {"offender": "E", "call": "1H", "in_turn": "N"}),
    ("fi", "West on jakaja, E avaa 1♥", {"offender": "E", "call": "1H", "in_turn": "W"}),
    (
        "de",
        "West ist Dealer, East passed out of turn, South accepted nicht",
        {"offender": "E", "call": "P", "in_turn": "W", "accepted": False},
    ),
    (
        "sv",
        "North är dealer, South opens 1 heart out of turn, West accepterar inte",
        {"offender": "S", "call": "1H", "in_turn": "N", "accepted": False},
    ),
    (
        "fi",
        "West avas 1♥, North's turn, mutta South passas. West ei acceptaa",
        {"offender": "S", "call": "P", "in_turn": "N"},
    ),
    ("en", "W 3C, N nothing, and S doubled though it was E's turn", {"offender": "S", "call": "X"}),
    ("sv", "V sa 3kl, N ingenting, och S dubblade fast det var Ö:s tur", {"offender": "S"}),
    ("de", "West sagt 3T, Nord nichts, Süd kontriert, obwohl Ost dran war", {"offender": "S"}),
    ("fi", "Länsi 3ri, Pohjoinen ei mitään, Etelä kahdensi vaikka oli Idän vuoro", {"call": "X"}),
]
INSUFFICIENT = [
    ("en", "1H over 1S, not accepted, made it 2H", "1H", "1S", "2H"),
    ("en", "N opened 2D and S responded 1S, then corrected to pass", "1S", "2D", "P"),
    ("sv", "1ru över 1hj, ändrat till 2ru", "1D", "1H", "2D"),
    ("de", "2♣ auf 2♦, verbessert auf 3♣", "2C", "2D", "3C"),
    ("fi", "1♥ 1♠:n päälle, vaihdettiin 2♥", "1H", "1S", "2H"),
    ("de", "2SA Nord, dann 2♣ Süd, Süd bessert auf 3♣ aus", "2C", "2NT", "3C"),
    ("fi", "kaks ristiä parin kahden sangin päälle, nyt siinä on kolme ristiä", "2C", "2NT", "3C"),
]


def _details(kind: str, language: str, text: str) -> dict[str, Any]:
    return details_of(kind, analyse(text, language))


@pytest.mark.parametrize(("language", "text", "told"), OUT_OF_TURN)
def test_a_call_out_of_turn_is_derived(language: str, text: str, told: dict[str, Any]) -> None:
    read = _details("call_out_of_rotation", language, text)
    assert told.items() <= read.items()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "partner 1NT, righty passes, I put out 1NT again"),
        ("sv", "partnern 1 sang, höger pass, jag lägger 1 sang en gång till"),
        ("de", "Partner 1 SA, rechts pass, ich leg nochmal 1 SA hin"),
        ("fi", "partneri 1 sangi, oikea passas, mä laitoin taas 1 sangin"),
    ],
)
def test_a_bid_that_is_too_low_in_rotation_was_not_out_of_turn(language: str, text: str) -> None:
    told = read(text, language=language)
    assert told.kind == "insufficient_bid"
    assert (told.slots["bid"], told.slots["over"]) == ("1NT", "1NT")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "W P, N K, O T"),
        ("de", "Nord und Süd passten nicht auf"),
        ("en", "S P. Smith led out of turn"),
        ("de", "Ausspiel W P, N war dran"),
    ],
)
def test_not_every_p_is_a_pass(language: str, text: str) -> None:
    assert not analyse(text, language).events


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sv", "Öst passade utom tur, South did not accept"),
        ("de", "Ost passt außer Reihe, South doesn't accept"),
        ("fi", "Itä passasi väärällä vuorolla, South won't accept"),
    ],
)
def test_who_does_not_accept_in_english_refuses(language: str, text: str) -> None:
    assert analyse(text, language).out_of_rotation["accepted"] is False


def test_two_partners_who_passed_tell_no_order() -> None:
    told = analyse("N and S bid to 4S, E and W passed throughout. W revoked", "en")
    assert "offender" not in told.out_of_rotation


@pytest.mark.parametrize(("language", "text", "bid", "over", "new"), INSUFFICIENT)
def test_an_insufficient_bid_is_derived(
    language: str, text: str, bid: str, over: str, new: str
) -> None:
    read = _details("insufficient_bid", language, text)
    assert (read["bid"], read["over"], read["replacement_call"]) == (bid, over, new)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Answered 1H over my wife's notrump, too low. Now there are two hearts there, 2H"),
        ("sv", "Svarade 1 hj på min frus sang, för lågt. Han godtog inte, så nu står där 2 hj"),
        ("de", "1 Herz auf die Sanseröffnung der Frau, zu niedrig, jetzt liegt da 2 Herz"),
        ("de", "1 Karo auf Partners Sans, vom Gegner nicht akzeptiert, auf 2 Karo verbessert"),
    ],
)
def test_what_replaces_a_bid_is_not_what_it_was_made_over(language: str, text: str) -> None:
    assert "over" not in _details("insufficient_bid", language, text)


@pytest.mark.parametrize(
    ("language", "text", "bid", "over"),
    [
        ("en", "they opened 1NT and I overcalled 1NT", "1NT", "1NT"),
        ("en", "I put 2 diamonds but they have 3 clubs already", "2D", "3C"),
        ("en", "he meant 3H, RHO had bid 2S and there lies 2H", "2H", "2S"),
        ("sv", "öst 1♣, syd 1♣. vad nu då", "1C", "1C"),
        ("sv", "jag la 1 ruter fast högern klivit in med 1 spader", "1D", "1S"),
        ("sv", "menade 3 hjärter, högern hade 2 spader, men jag lade 2 hjärter", "2H", "2S"),
        ("de", "er sagt 1 herz nachdem ich schon 2 treff gesagt hab", "1H", "2C"),
        ("de", "Statt 3 Karo lag da 2 Karo von mir, rechts waren 2 Pik", "2D", "2S"),
        ("de", "2 Karo auf 2 Karo, Augen auf beim Bieten", "2D", "2D"),
        ("fi", "tarjosin 1 ruudun vaikka pöydässä oli 1 hertta", "1D", "1H"),
        ("fi", "kolme ristiä, kolme ristiä, ensin oikea, sitten mä", "3C", "3C"),
        ("fi", "piti olla 3♥, oikealla 2♠ ja minulla lappu 2♥", "2H", "2S"),
    ],
)
def test_of_a_bid_known_to_be_insufficient_the_other_is_what_it_was_made_over(
    language: str, text: str, bid: str, over: str
) -> None:
    read = _details("insufficient_bid", language, text)
    assert (read["bid"], read["over"]) == (bid, over)


def test_a_bid_that_replaced_another_is_not_what_it_was_made_over() -> None:
    read = _details("insufficient_bid", "en", "insufficient 4H, replaced with 5D. Is partner out?")
    assert "over" not in read


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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South opened 2NT, North bid 2C thinking 1NT. He wants to bid 3C"),
        ("sv", "Syd öppnade 2NT, Nord bjöd 2kl, trodde 1NT. Han vill bjuda 3kl"),
        ("de", "Süd eröffnete 2SA, Nord bot 2♣, dachte 1SA. Er will 3♣ bieten"),
        ("fi", "Etelä avasi 2NT, pohjoinen tarjosi 2♣, luuli 1NT. Hän haluaa tarjota 3♣"),
    ],
)
def test_a_call_that_was_only_believed_was_not_made(language: str, text: str) -> None:
    calls = [event.call for event in analyse(text, language).events]
    assert calls == ["2NT", "2C", "3C"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West was thinking about lunch and bid 1S"),
        ("de", "West dachte an das Essen und bot 1 Pik"),
    ],
)
def test_who_thought_of_something_else_made_his_call(language: str, text: str) -> None:
    assert [event.call for event in analyse(text, language).events] == ["1S"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North bid 1H and East 1C at the same time, East's turn"),
        ("sv", "Nord bjöd 1hj och Öst 1kl samtidigt, Öst var i tur"),
        ("de", "Nord bot 1♥ und Ost 1♣ gleichzeitig, Ost war dran"),
        ("fi", "Pohjoinen tarjosi 1♥ ja itä 1♣ yhtä aikaa, idän vuoro"),
    ],
)
def test_of_two_calls_at_once_the_one_in_turn_came_first(language: str, text: str) -> None:
    told = details_of("simultaneous_calls", analyse(text, language))
    assert (told["call_in_turn"], told["call"]) == ("1C", "1H")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It was my turn, and the player on my right called at the same moment as I did"),
        ("sv", "Det var min tur, och högern bjöd i samma ögonblick som jag"),
        ("de", "Ich war dran, und mein rechter Gegner hat im selben Augenblick geboten"),
        ("fi", "Oli minun vuoroni, ja oikea vastustaja tarjosi samalla hetkellä"),
    ],
)
def test_of_two_at_once_the_one_who_was_not_in_turn_offends(language: str, text: str) -> None:
    assert details_of("simultaneous_calls", analyse(text, language))["whose_turn"] == "lho"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Two calls at once, my turn. My LHO accepts"),
        ("sv", "Två bud samtidigt, min tur. MTV godkänner"),
        ("de", "Zwei Ansagen gleichzeitig, ich war dran. Mein linker Gegner nimmt an"),
        ("fi", "Kaksi tarjousta yhtä aikaa, minun vuoroni. Vasen hyväksyy"),
    ],
)
def test_who_accepts_one_of_two_calls_did_not_make_it(language: str, text: str) -> None:
    assert "whose_turn" not in details_of("simultaneous_calls", analyse(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'm West, I passed and East bid 1H at my turn"),
        ("sv", "Jag är Väst, jag passade"),
        ("de", "Ich bin West, ich passte"),
        ("fi", "Olen länsi, minä passasin"),
    ],
)
def test_a_teller_who_says_where_he_sits_calls_from_there(language: str, text: str) -> None:
    first, *_ = analyse(text, language).events
    assert (first.seat, first.call) == ("W", "P")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "bid out of turn, RHO's turn, RHO now passes"),
        ("sv", "han bjöd fast det inte var hans tur och min partner bara passade"),
        ("fi", "Mies ehätti tarjoamaan väärällä vuorolla ja minä passasin"),
    ],
)
def test_a_pass_after_a_bid_that_is_not_named_is_not_the_call_out_of_turn(
    language: str, text: str
) -> None:
    assert "call" not in details_of("call_out_of_rotation", analyse(text, language))


def test_the_colon_of_a_genitive_ends_no_clause() -> None:
    assert "insufficient" in analyse("S 3kl över Ö:s 3ru, naturligt", "sv").shapes
