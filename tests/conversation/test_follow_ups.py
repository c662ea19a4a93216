"""Follow-ups in four languages: answers, corrections, what-ifs, and what is none."""

from __future__ import annotations

import pytest

from bot.conversation import Move
from tests.conversation.situations import LEAD, case, facts, say

LANGUAGES = ("en", "sv", "de", "fi")


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "face down", False),
        ("en", "yes", True),
        ("en", "Yes, it was.", True),
        ("en", "no, face down", False),
        ("sv", "dolt", False),
        ("sv", "ja", True),
        ("sv", "nej, med baksidan upp", False),
        ("de", "ja, offen", True),
        ("de", "verdeckt", False),
        ("de", "nein", False),
        ("fi", "kyllä", True),
        ("fi", "kuvapuoli alaspäin", False),
        ("fi", "ei", False),
    ],
)
def test_the_question_is_answered_in_words(language: str, text: str, value: bool) -> None:
    reply = say(case(LEAD, language), text)
    assert reply.move is Move.ANSWER
    assert facts(reply)["face_up"] is value
    assert reply.answer.language == language


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "not yet", False),
        ("sv", "nej inte än", False),
        ("de", "ja, gesehen", True),
        ("de", "noch nicht", False),
        ("fi", "ei vielä", False),
        ("sv", "den låg redan uppe", True),
    ],
)
def test_a_yes_or_a_no_may_be_said_in_other_words(language: str, text: str, value: bool) -> None:
    reply = say(case(LEAD, language, face_up=True), text)
    assert facts(reply)["dummy_seen"] is value


@pytest.mark.parametrize(
    ("kind", "known", "text", "slot", "value"),
    [
        ("inadmissible_double", {}, "yes", "out_of_rotation", None),
        ("changed_call", {}, "yes", "unintended", None),
        ("changed_call", {}, "a slip", "unintended", True),
    ],
)
def test_a_yes_counts_only_where_the_question_wants_one(
    kind: str, known: dict[str, bool], text: str, slot: str, value: bool | None
) -> None:
    assert facts(say(case(kind, **known), text)).get(slot) is value


@pytest.mark.parametrize(
    ("language", "text", "slot", "value"),
    [
        ("en", "what if I had accepted?", "accepted", True),
        ("en", "and if dummy was down already?", "dummy_seen", True),
        ("en", "what if declarer refuses?", "decision", "refuse"),
        ("sv", "och om träkarlen redan låg?", "dummy_seen", True),
        ("sv", "tänk om han hade vägrat?", "decision", "refuse"),
        ("sv", "och om jag godtar?", "accepted", True),
        ("de", "und wenn der Dummy schon lag?", "dummy_seen", True),
        ("de", "und wenn ich annehme?", "accepted", True),
        ("fi", "entä jos lepääjä oli jo levitetty?", "dummy_seen", True),
        ("fi", "entä jos hyväksyn?", "accepted", True),
    ],
)
def test_a_what_if_shows_the_branch_and_undo_leads_back(
    language: str, text: str, slot: str, value: object
) -> None:
    thread = case(LEAD, language, face_up=True)
    reply = say(thread, text)
    assert reply.move is Move.SUPPOSE
    assert facts(reply)[slot] == value
    assert reply.thread is not None
    assert reply.thread.now.supposed
    undo = {"en": "undo", "sv": "ångra", "de": "rückgängig", "fi": "peru"}[language]
    assert say(reply.thread, undo).thread == thread


@pytest.mark.parametrize(
    ("language", "text", "slot", "value"),
    [
        ("en", "no, East led", "offender", "E"),
        ("en", "sorry, declarer is North", "declarer", "N"),
        ("en", "actually it was face down", "face_up", False),
        ("sv", "nej, det var Öst", "offender", "E"),
        ("sv", "nej det var dolt", "face_up", False),
        ("de", "nein, Ost hat ausgespielt", "offender", "E"),
        ("de", "eigentlich war die Karte verdeckt", "face_up", False),
        ("fi", "ei, Itä lähti", "offender", "E"),
        ("fi", "itse asiassa kuvapuoli alaspäin", "face_up", False),
    ],
)
def test_a_correction_replaces_what_was_told(
    language: str, text: str, slot: str, value: object
) -> None:
    reply = say(case(LEAD, language, face_up=True, dummy_seen=False, offender="W"), text)
    assert reply.move is Move.CHANGE
    assert facts(reply)[slot] == value
    assert reply.thread is not None
    assert not reply.thread.now.supposed


def test_a_changed_fact_takes_along_what_contradicts_it() -> None:
    told = case(LEAD, face_up=True, dummy_seen=False, decision="refuse")
    told = say(told, "what if I had accepted?").thread or told
    assert told.now.facts == {
        "kind": LEAD,
        "face_up": True,
        "dummy_seen": False,
        "accepted": True,
    }


@pytest.mark.parametrize(
    ("text", "slot", "value"),
    [
        ("actually it was established", "established", True),
        ("partner won it", "won_by", "partner"),
        ("and it was trick 12", "circumstance", "twelfth_trick"),
        ("what if they won no later trick?", "won_later", False),
    ],
)
def test_facts_of_a_revoke(text: str, slot: str, value: object) -> None:
    assert facts(say(case("revoke"), text))[slot] == value


@pytest.mark.parametrize(
    ("text", "slot", "value"),
    [
        ("what if he corrects it to 2 hearts?", "replacement_call", "2H"),
        ("no, over 1NT", "over", "1NT"),
        ("no, he bid 1 diamond", "bid", "1D"),
        ("what if East accepts?", "accepted", True),
    ],
)
def test_calls_of_an_insufficient_bid(text: str, slot: str, value: object) -> None:
    told = case("insufficient_bid", bid="1H", over="1S", offender="N")
    reply = say(told, text)
    assert facts(reply)[slot] == value
    assert facts(reply)["offender"] == "N", "who accepts is not who bid"


def test_a_bare_yes_to_no_question_asks_back_and_keeps_the_case() -> None:
    told = case(LEAD, face_up=False)
    reply = say(told, "yes")
    assert reply.move is Move.UNCLEAR
    assert reply.thread == told
    assert "start over" in reply.answer.text


def test_what_is_not_understood_repeats_the_question() -> None:
    reply = say(case(LEAD), "no, the other one")
    assert reply.thread is not None
    assert reply.answer.question is not None
    assert reply.answer.question.slot in {"face_up", "dummy_seen"}


def test_a_number_is_the_place_in_the_list() -> None:
    told = case(LEAD, face_up=True, dummy_seen=False)
    assert facts(say(told, "2"))["decision"] == "accept_play_second"
    assert facts(say(told, "3"))["decision"] == "refuse"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_may_be_written(language: str) -> None:
    asked = say(case(LEAD, language), {"en": "undo", "sv": "ångra"}.get(language, "undo")).answer
    assert asked.question is not None
    for choice in asked.question.choices:
        reply = say(case(LEAD, language), f"{choice.label}.")
        assert facts(reply)["face_up"] is (choice.id == "true")


def test_what_is_known_already_changes_nothing() -> None:
    told = case(LEAD, face_up=False)
    reply = say(told, "it was face down")
    assert reply.thread == told
    assert "already" in reply.answer.text


def test_not_knowing_leaves_the_question_open() -> None:
    reply = say(case(LEAD), "I don't know")
    assert reply.move is Move.UNSURE
    assert len(reply.answer.branches) == 2
