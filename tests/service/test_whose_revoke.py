"""Whose revoke it was, who won its trick, what came after it; and what only seems to be told."""

from __future__ import annotations

import pytest

from tests.service.asking import asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "both defenders revoked in the same trick"),
        ("sv", "båda försvararna gjorde revoke i samma stick"),
        ("de", "beide Gegenspieler haben im selben Stich Renonce gemacht"),
        ("fi", "molemmat puolustajat revokoivat samassa tikissä"),
    ],
)
def test_two_defenders_are_not_both_sides(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert "circumstance" not in answer.irregularity


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West revoked in hearts at trick 2 and East in hearts at trick 6, both established"),
        ("sv", "väst maskade i hjärter i stick 2 och öst maskade i stick 6, båda etablerade"),
        ("de", "West hat in Stich 2 Coeur nicht bedient und Ost in Stich 6, beide vollendet"),
        ("fi", "länsi ei tunnustanut herttaa tikissä 2 ja itä tikissä 6, molemmat pysyviä"),
    ],
)
def test_revokes_of_a_player_and_his_partner_are_of_one_side(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("circumstance") != "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "declarer did not follow suit, dummy won the trick, noticed at the end"),
        ("sv", "spelföraren bekände inte färg, träkarlen vann sticket, upptäckt på slutet"),
        ("de", "Alleinspieler bedient nicht, Dummy gewinnt den Stich, erst am Ende bemerkt"),
        ("fi", "pelinviejä ei tunnustanut maata, lepääjä voitti tikin, huomattiin lopussa"),
    ],
)
def test_dummys_trick_is_not_the_other_sides_where_declarer_revoked(
    language: str, text: str
) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") != "other_side"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "partner revoked and won the trick and we got two more tricks later"),
        ("de", "Mein Partner hat nicht bedient und den Stich gewonnen, danach noch zwei Stiche"),
    ],
)
def test_who_revoked_and_won_the_trick_is_one_player(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") != "partner"


def test_a_partner_who_won_the_revoke_trick_did() -> None:
    assert asked("partner revoked, I won the trick").irregularity["won_by"] == "partner"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "My partner revoked, we won the trick and three more after that"),
        ("sv", "Min partner revokade, vi vann sticket och tre till efteråt"),
        ("de", "Mein Partner hat Herz nicht bedient, wir haben den Stich gewonnen und noch drei"),
        ("fi", "Pari ei tunnustanut herttaa, me voitettiin se tikki ja kolme myöhemmin"),
        ("de", "Ost bedient nicht, Ost-West haben den Stich gewonnen und später noch einen"),
    ],
)
def test_which_of_the_two_won_is_not_told_of_a_side(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") not in ("offender", "partner")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "my partner ruffed but had a heart, next trick was played, they won the trick"),
        ("sv", "partner stack med trumf men hade hjärter, de vann sticket"),
        ("de", "Mein Partner hat getrumpft, hatte aber Herz, sie haben den Stich gewonnen"),
        ("fi", "partneri ruffasi mutta hänellä oli herttaa, he voittivat tikin"),
        ("fi", "en tunnustanut maata, he saivat tikin, huomattiin kaksi tikkiä myöhemmin"),
        ("en", "North revoked on a trick won by East, found at the end of play"),
    ],
)
def test_the_others_won_the_trick(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") == "other_side"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO revoked and they won the trick, found at the end"),
        ("sv", "vänster maskade och de vann sticket, upptäcktes på slutet"),
        ("de", "mein Partner hat nicht bedient, sie hat den Stich gewonnen"),
        ("fi", "ruffasin vaikka minulla oli herttaa ja voitin tikin"),
    ],
)
def test_the_offending_side_won_the_trick(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_by") != "other_side"
    assert answer.irregularity.get("side_won_trick") is not False


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO revoked and noticed it before the next trick"),
        ("sv", "motståndaren maskade och märkte det före nästa stick"),
        ("de", "Gegner hat nicht bedient und es vor dem nächsten Stich gemerkt"),
        ("fi", "vastustaja ei tunnustanut mutta huomasi sen ennen seuraavaa tikkiä"),
    ],
)
def test_a_revoke_noticed_before_the_next_trick_can_be_corrected(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("moment") == "before_next_trick"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "i revoked and lho led to the next trick"),
        ("en", "declarer revoked, i led to the next trick"),
        ("sv", "jag bekände inte, spelföraren har spelat ut till nästa stick"),
        ("de", "west hat nicht bedient, süd hat schon zum nächsten stich ausgespielt"),
        ("fi", "puolustaja ei tunnustanut, pelinviejä on jo lähtenyt seuraavaan tikkiin"),
    ],
)
def test_what_the_others_led_establishes_nothing(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity["moment"] == "only_opponents_played_on"
    assert answer.irregularity.get("established") is not True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "lho revoked and led to the next trick"),
        ("en", "i revoked, my partner won and led to the next trick"),
    ],
)
def test_what_the_offending_side_led_establishes_it(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity["established"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "declarer revoked, we got no more tricks"),
        ("en", "declarer ruffed though he had a heart, won the trick and took the rest"),
        ("sv", "spelföraren revokade, väst tog sticket, spelföraren tog resten"),
    ],
)
def test_the_offending_side_won_later_tricks(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.kind == "revoke"
    assert answer.irregularity.get("won_later") is not False


def test_what_was_noticed_before_the_next_trick_is_not_established() -> None:
    told = asked("he revoked, noticed before he or his partner led to the next trick").irregularity
    assert told.get("established") is not True
    assert told.get("next_act") != "played"


def test_the_trick_that_was_won_is_not_the_trick_of_the_revoke() -> None:
    text = "declarer revoked on trick 11 and won trick 12 with the card he should have played"
    told = asked(text).irregularity
    assert told["kind"] == "revoke"
    assert told.get("circumstance") != "twelfth_trick"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO revoked in trick 2 and again in trick 4, both clubs"),
        ("de", "Der Alleinspieler hat zweimal in der selben Farbe nicht bedient"),
    ],
)
def test_who_revoked_twice_is_not_both_sides(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("circumstance") != "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "revoke found after both sides played to the next trick"),
        (
            "en",
            "revoke noticed after both had played to the next trick, declarer won it with a trump",
        ),
        ("sv", "revoke upptäckt efter att båda spelat till nästa stick, spf vann med trumf"),
        (
            "de",
            "Revoke bemerkt nachdem beide zum nächsten Stich gespielt haben, AS gewann mit Trumpf",
        ),
        ("fi", "revoke huomattiin kun molemmat olivat pelanneet seuraavaan tikkiin"),
    ],
)
def test_both_who_played_on_did_not_both_revoke(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert (told["kind"], told["established"]) == ("revoke", True)
    assert told.get("circumstance") != "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "both sides revoked on the same board and both revokes are established"),
        ("sv", "Båda sidor har revokerat, i olika stick, båda etablerade"),
        ("de", "Beide Parteien haben auf dem Board nicht bedient, beide Revokes vollendet"),
        ("fi", "molemmat puolet revokkasivat samassa jaossa, kumpikin pysyvä"),
    ],
)
def test_both_who_revoked_did(language: str, text: str) -> None:
    assert asked(text, language).irregularity["circumstance"] == "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "My phone rang and I revoked, both sides have played on"),
        ("sv", "Jag revokerade, båda sidor har spelat vidare"),
        ("de", "Ich habe nicht bedient, beide Seiten haben weitergespielt"),
        ("fi", "En tunnustanut maata, molemmat puolet ovat pelanneet eteenpäin"),
    ],
)
def test_sides_that_played_on_did_not_both_revoke(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "revoke"
    assert "circumstance" not in told
    assert told["established"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I revoked on defence and in the same trick declarer claimed"),
        ("sv", "Jag revokerade i försvaret och i samma stick gjorde spelföraren claim"),
        ("de", "Als Gegenspieler nicht bedient, und im selben Stich claimt der Alleinspieler"),
        ("fi", "Sakasin väärin puolustuksessa, samassa tikissä pelinviejä claimasi"),
    ],
)
def test_a_claim_by_the_other_side_establishes_no_revoke(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "revoke"
    assert told.get("next_act") != "claimed"
    assert "circumstance" not in told


def test_who_revoked_and_claimed_established_it() -> None:
    told = asked("declarer revoked and then claimed the rest").irregularity
    assert (told["next_act"], told["established"]) == ("claimed", True)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "revoke noticed after both played to the next trick, declarer won it with a trump"),
        ("sv", "revoke upptäckt efter att båda spelat till nästa stick, spf vann med trumf"),
        ("de", "Revoke bemerkt, als alle zum nächsten Stich gespielt hatten, AL gewann mit Trumpf"),
        ("fi", "revoke huomattiin kun seuraavaan tikkiin oli pelattu, viejä voitti valtilla"),
    ],
)
def test_who_revoked_is_not_told_by_who_won(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["established"] is True
    assert not {"won_by", "side_won_trick", "side", "hand"} & told.keys()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the same chap revoked in clubs both at trick 3 and at trick 5, double penalty?"),
        ("sv", "samma gubbe maskade i klöver både i stick 3 och stick 5, blir det dubbelt straff"),
        ("de", "derselbe hat in Treff sowohl im 3. als auch im 5. Stich nicht bedient, doppelt?"),
        ("fi", "sama ukko ei tunnustanut ristiä kolmannessa eikä viidennessä tikissä, tupla?"),
    ],
)
def test_two_revokes_of_one_player_are_not_of_both_sides(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told["kind"] == "revoke"
    assert told.get("circumstance") != "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Opponent revoked, he won that trick, noticed at the end"),
        ("en", "LHO revoked and won the trick. The hand is over"),
        ("sv", "Motståndaren revokerade, han vann sticket, upptäcktes efter given"),
        ("sv", "MTV revokerade och vann sticket"),
        ("de", "Der Gegner hat nicht bedient und den Stich gewonnen, am Ende gemerkt"),
        ("de", "Gegner revoked, er hat den Stich gewonnen, das Board ist fertig"),
        ("fi", "Vastustaja ei tunnustanut ja hän voitti tikin, huomattiin jaon jälkeen"),
    ],
)
def test_an_opponent_who_revoked_and_went_on_to_win_did_win(language: str, text: str) -> None:
    told = asked(text, language).irregularity
    assert told.get("won_by") in ("offender", None)
    assert told.get("side_won_trick") is not False


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "LHO revoked, the trick was won by declarer. The hand is over"),
        ("de", "Mein linker Gegner hat nicht bedient, den Stich gewann der Alleinspieler"),
    ],
)
def test_who_is_said_to_have_won_the_trick_won_it(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("won_by") == "other_side"


def test_a_lawful_ruff_before_is_not_the_revoke() -> None:
    told = asked("I ruffed, LHO revoked and RHO won the trick").irregularity
    assert told["side_won_trick"] is True


def test_where_all_have_played_on_the_revoke_is_established() -> None:
    text = "I revoked and LHO led to the next trick, all four had played"
    assert asked(text).irregularity["established"] is True


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "dummy saw my revoke two tricks later"),
        ("sv", "Träkarlen märkte min revoke två stick senare"),
        ("de", "Der Dummy bemerkte meinen Revoke zwei Stiche später"),
        ("fi", "lepääjä näki minun revokeni kaksi tikkiä myöhemmin"),
    ],
)
def test_dummy_who_noticed_a_revoke_has_not_revoked(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("hand") != "dummy"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "RHO revoked on trick 4 and they got 2 tricks afterwards"),
        ("sv", "högern gjorde revoke i stick 4 och de fick 2 stick efteråt"),
        ("de", "rechts hat in Stich 4 nicht bedient und sie bekamen danach 2 Stiche"),
        ("fi", "oikea ei tunnustanut tikissä 4 ja he saivat sen jälkeen 2 tikkiä"),
    ],
)
def test_a_number_of_tricks_is_no_tricks_number(language: str, text: str) -> None:
    assert asked(text, language).irregularity.get("trick") == 4
    assert "trick" not in asked(text.replace("4", ""), language).irregularity


def test_a_player_and_his_partner_are_one_side_where_both_revoked() -> None:
    answer = asked("partner and I both revoked on the same trick", "en")
    assert answer.irregularity.get("circumstance") != "both_sides"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The dummy asked LHO: no hearts? and he had one"),
        ("sv", "Träkarlen frågade högermotståndaren: ingen hjärter? och det hade han"),
        ("de", "Der Dummy fragte den rechten Gegner: kein Herz? und er hatte eins"),
        ("fi", "Lepääjä kysyi vasemmalta vastustajalta: eikö herttaa? ja oli hänellä"),
    ],
)
def test_dummys_question_is_nobody_elses(language: str, text: str) -> None:
    answer = asked(text, language)
    assert answer.irregularity.get("inquiry", "dummy_asks_defender") == "dummy_asks_defender"
