"""Scores as players, scorers and directors ask for them in a chat, in four languages."""

import pytest

from scoring.errors import ErrorCode, ScoringError
from scoring.service import answer

ASKED = {
    "en": [
        ("score for 1NT down 3 undoubled vulnerable?", -300),
        ("3h -2 vul not doubled", -200),
        ("if they bid 4♥ and go down two, not doubled, vulnerable, how much do we get", -200),
        ("how many points for a small slam in hearts when vulnerable", 1430),
        ("grand slam in no trump vulnerable, what's the score", 2220),
        ("spade slam vul went two down", -200),
        ("small slam doubled in spades, vul", 1660),
        ("game in clubs nv", 400),
        ("game vulnerable in spades, made exactly", 620),
        ("vulnerable vs not, 4S bang on", 620),
        ("nv vs vul we made 4S exactly", 420),
        ("2S doubled making 8 tricks at unfavourable vulnerability", 670),
        ("3nt making 10 tricks all white", 430),
        ("ok so four spades X made vul", 790),
        ("went down in 4H by two, white", -100),
        ("went down in 4S, 8 tricks, vul", -200),
        ("7nt all the tricks, nonvul", 1520),
        ("3NT doubled and redoubled, made, vul", 1000),
    ],
    "sv": [
        ("vad får man för 1nt -2 odubblat utan zon", -100),
        ("7 sang hemma, ofarlig zon, ingen dubbling", 1520),
        ("3 hj -2 i zon, inte dubblat", -200),
        ("hur många poäng för lillslam i hjärter i zonen", 1430),
        ("vad ger storslam i spader utan zon?", 1510),
        ("slam i hjärter i zon två bet", -200),
        ("lillslam i spader dubblad och hem i zon", 1660),
        ("utgång i spader i zonen, jämnt hem", 620),
        ("utgång i klöver utan zon", 400),
        ("zon mot inte zon, 4 spader prick", 620),
        ("asså fyra spader X hem i zon", 790),
        ("vi gick bet i 4 hjärter med två, ozon", -100),
        ("6NT med alla stick ozon", 1020),
        ("3 sang 10 stick alla utom zon", 430),
        ("2sp +2", 170),
        ("3 hj -1 i farozonen odubblat", -100),
        ("2 sang dubblat hemgång i zonen, hur mycket?", 690),
    ],
    "de": [
        ("was gibt 1 SA -3 unkontriert in Gefahr?", -300),
        ("3 Herz -2 in Gefahr nicht kontriert", -200),
        ("2 Karo ein Faller nicht in Gefahr ohne Kontra", -50),
        ("3 ohne kontra ein Faller in Gefahr", -200),
        ("wie viele Punkte gibt es für Kleinschlemm in Coeur in Gefahr", 1430),
        ("was zählt ein Großschlemm in Pik nicht in Gefahr", 1510),
        ("Schlemm in Coeur in Gefahr zweimal gefallen", -200),
        ("4 Pik kontriert, zweimal runter, in Gefahr. Was schreiben wir?", -500),
        ("Vollspiel in Pik in Gefahr genau erfüllt", 620),
        ("Vollspiel in SA in Gefahr", 600),
        ("Gefahr gegen Nichtgefahr, 4 Pik genau", 620),
        ("nicht in Gefahr gegen Gefahr, 4 Pik exakt gemacht", 420),
        ("was kostet 4 Coeur kontriert viermal gefallen in Gefahr", -1100),
        ("wir sind in 3 SA einmal gefallen in Gefahr, was macht das", -100),
        ("7SA alle Stiche weiß", 1520),
        ("Servus, was schreiben wir für 4 Coeur gerade erfüllt, nicht in Gefahr?", 420),
    ],
    "fi": [
        ("paljonko saa 1NT kolme pietiä kahdentamatta ei vyöhykkeessä", -150),
        ("3 herttaa -2 vaarassa ei kahdennettu", -200),
        ("mitä tulee 1NT -3 kahdentamattomana vyöhykkeessä?", -300),
        ("montako pistettä pikkuslammista hertassa vaarassa", 1430),
        ("paljonko isoslammi padassa antaa vaaratta", 1510),
        ("slammi hertassa vaarassa kaksi pietiä", -200),
        ("täyspeli padassa vaarassa tasan kotiin", 620),
        ("täyspeli ristissä ei vaarassa", 400),
        ("neljä herttaa yhdellä ylitikillä ei vaarassa", 450),
        ("mentiin yksi pieti 3 sangissa vaarassa, paljonko siitä tulee", -100),
        ("moi, mitä me kirjataan 4 herttaa kotiin, vaaraton", 420),
        ("6NT kaikki tikit vaaraton", 1020),
        ("paljonko maksaa neljä pietiä kahdennettuna vaarassa 4 hertassa", -1100),
        ("7NT uudelleenkahdennettuna kotiin vaarassa", 2980),
        ("3 sangia vastakahdennettuna just tehty vaarassa, montako pistettä", 1000),
        ("1 sangi kahdennettu plus yksi, ei vaarassa kumpikaan", 280),
        ("4♥x -2 ei vyö", -300),
    ],
}


@pytest.mark.parametrize(
    ("language", "text", "score"),
    [(language, text, score) for language, asked in ASKED.items() for text, score in asked],
)
def test_a_question_of_everyday_has_its_score(language, text, score):
    assert answer({"text": text, "language": language}).score == score


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "opponents vulnerable, 4H down one"),
        ("sv", "motståndarna i zon, 4hj en bet"),
        ("de", "Gegner in Gefahr, 4 Coeur ein Faller"),
        ("fi", "vastustajat vaarassa, 4 herttaa yksi pieti"),
    ],
)
def test_the_opponents_vulnerability_is_not_declarers(language, text):
    found = answer({"text": text, "language": language})
    assert (found.score, found.question) == (None, "vulnerable")
    assert {case.score for case in found.ambiguous} == {-50, -100}


def test_a_slam_without_vulnerability_has_both_scores():
    found = answer({"text": "what do you score for a small slam in spades?", "language": "en"})
    assert found.question == "vulnerable"
    assert {case.score for case in found.ambiguous} == {980, 1430}


def test_only_the_game_or_slam_itself_may_leave_its_result_out():
    with pytest.raises(ScoringError) as error:
        answer({"text": "4 spades, vulnerable", "language": "en"})
    assert (error.value.field, error.value.code) == ("result", ErrorCode.MISSING)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("5 spades small slam made vul", "level"),
        ("small slam or grand slam in spades vul", "text"),
        ("grand slam and small slam in spades vul", "level"),
        ("4S doubled undoubled made vul", "penalty"),
        ("4S made, one down, vul", "result"),
        ("small slam vul", "contract"),
        ("what is the score please", "contract"),
    ],
)
def test_words_that_contradict_or_are_not_enough_are_refused(text, field):
    with pytest.raises(ScoringError) as error:
        answer({"text": text, "language": "en"})
    assert error.value.field == field


@pytest.mark.parametrize(
    "text",
    [
        "4S lost 1 trick",
        "we lost 2 tricks in 3NT vul",
        "3NT förlorade 5 stick",
        "3SA 2 Stiche verloren",
        "3NT hävisi 2 tikkiä",
    ],
)
def test_tricks_that_were_lost_are_not_counted_as_won(text):
    with pytest.raises(ScoringError) as error:
        answer({"text": text})
    assert error.value.code is ErrorCode.UNREADABLE


def test_tricks_of_a_contract_that_was_set_may_be_counted_in_two_ways():
    found = answer({"text": "set 4H doubled by 2 tricks, vulnerable", "language": "en"})
    assert found.question == "tricks"
    assert {case.when["tricks"] for case in found.ambiguous} == {2, 8}


@pytest.mark.parametrize(
    ("text", "dealer", "vulnerability"),
    [
        ("what's the vul on board 14", "E", "none"),
        ("vulnerability of board 12 pls", "W", "ns"),
        ("welche Gefahrenlage hat Board 14", "E", "none"),
        ("mikä on vaara jaossa 14", "E", "none"),
    ],
)
def test_what_is_asked_of_a_board_is_no_score(text, dealer, vulnerability):
    found = answer({"text": text})
    assert (found.op, found.dealer, found.vulnerability) == ("board", dealer, vulnerability)


@pytest.mark.parametrize(
    ("text", "op"),
    [
        ("how many VPs for winning by 12 imps over 24 boards", "vps"),
        ("wir haben mit 30 IMPs gewonnen über 16 Boards, wie viele Siegpunkte", "vps"),
        ("voitettiin 30 impillä 16 jakoa, montako voittopistettä", "vps"),
        ("650 till imp", "imps"),
        ("650 in IMPs umrechnen", "imps"),
        ("muunna 650 impeiksi", "imps"),
        ("vad blir partävlingspoängen för 420, 420, 450 och -50", "matchpoints"),
    ],
)
def test_figures_are_asked_for_in_sentences(text, op):
    assert answer({"text": text}).op == op
