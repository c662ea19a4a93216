"""New cases, the way back, other Laws, and the end of a conversation."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answer import AnswerStatus, AskRequest
from bot.conversation import Move, Step, Thread, opened, pressed, retold, standing, undone
from bot.conversation.hearing import NOT_YES_OR_NO, YES_IS_FALSE
from bot.conversation.thread import MAX_STEPS, as_json, from_json
from rulings.editions import EDITIONS
from rulings.registry import KINDS, load_kind
from rulings.slots import slots_of
from tests.conversation.situations import LEAD, ask, case, facts, say


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("East revoked in trick 5 and it was established", "revoke"),
        ("and if East revoked?", "revoke"),
        ("South bid 1♥ over 1♠ and West has not called yet", "insufficient_bid"),
    ],
)
def test_a_whole_situation_opens_a_case_of_its_own(text: str, kind: str) -> None:
    reply = say(case(LEAD, face_up=True), text)
    assert reply.move is Move.NEW
    assert reply.thread is not None
    assert reply.thread.kind == kind
    assert reply.thread.text == text
    assert len(reply.thread.steps) == 1


def test_looking_something_up_leaves_the_case_open() -> None:
    told = case(LEAD, face_up=True)
    reply = say(told, "what does law 64A1 say")
    assert reply.answer.status is AnswerStatus.LOOKUP
    assert reply.thread == told


@pytest.mark.parametrize("text", ["4S= N vul", "4Sx-2 N vul", "imps 620 -170"])
def test_a_score_is_worked_out_beside_the_open_case(text: str) -> None:
    told = case("revoke", established=True)
    reply = say(told, text)
    assert reply.answer.score is not None
    assert reply.thread == told


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "start over"),
        ("en", "New case, please!"),
        ("sv", "börja om"),
        ("de", "noch mal von vorne bitte"),
        ("fi", "aloita alusta"),
    ],
)
def test_starting_over_closes_the_case(language: str, text: str) -> None:
    reply = say(case(LEAD, language), text)
    assert reply.move is Move.RESTART
    assert reply.thread is None
    assert reply.answer.language == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("what if I had accepted?", "en"),
        ("undo", "en"),
        ("och om han hade vägrat?", "sv"),
        ("nein, Ost", "de"),
        ("entä jos hyväksyn?", "fi"),
        ("unter 1997?", "de"),
    ],
)
def test_a_follow_up_to_nothing_is_told_so_kindly(text: str, language: str) -> None:
    reply = say(None, text)
    assert reply.move is Move.CLOSED
    assert reply.thread is None
    assert reply.answer.language == language
    assert not reply.understood


def test_thanks_are_taken_and_the_case_stays() -> None:
    told = case(LEAD)
    reply = say(told, "thanks!")
    assert reply.move is Move.THANKS
    assert reply.thread == told
    assert not reply.understood, "in a group nobody needs to hear that"


def test_a_what_if_starts_from_the_case_and_not_from_the_last_what_if() -> None:
    told = case(LEAD, face_up=True)
    second = say(told, "what if I had accepted?", "what if dummy was down?")
    assert "accepted" not in facts(second)
    both = say(told, "what if dummy was down?", "and also if declarer refuses?")
    assert facts(both)["dummy_seen"] is True
    assert facts(both)["decision"] == "refuse"


def test_a_correction_ends_what_was_only_supposed() -> None:
    reply = say(case(LEAD, face_up=True), "what if dummy was down?", "no, East led")
    assert facts(reply)["offender"] == "E"
    assert "dummy_seen" not in facts(reply)


def test_the_question_of_the_case_can_be_answered_after_a_what_if() -> None:
    reply = say(case(LEAD, face_up=True), "what if dummy was down?", "not yet")
    assert reply.move is Move.ANSWER
    assert facts(reply)["dummy_seen"] is False
    assert reply.thread is not None
    assert not reply.thread.now.supposed


def test_a_button_within_a_what_if_goes_on_supposing() -> None:
    reply = say(case(LEAD), "what if it was face up?")
    assert reply.thread is not None
    further = pressed(ask, reply.thread, {"dummy_seen": "true"})
    assert further.thread is not None
    assert further.thread.now.supposed
    assert further.thread.real == case(LEAD)


def test_each_step_can_be_taken_back_in_turn() -> None:
    told = case(LEAD)
    reply = say(told, "face up", "not yet", "refuse")
    for size in (3, 2, 1):
        assert reply.thread is not None
        reply = undone(ask, reply.thread)
        assert reply.thread is not None
        assert len(reply.thread.steps) == size
    assert reply.thread == told
    assert undone(ask, told).thread == told


@pytest.mark.parametrize(
    ("language", "text", "year"),
    [
        ("en", "and under the 2007 laws?", 2007),
        ("en", "under 2007?", 2007),
        ("en", "and in 2007", 2007),
        ("sv", "hur var det enligt 1997 års lagar?", 1997),
        ("de", "unter 2007?", 2007),
        ("fi", "entä vuoden 2007 lakien mukaan?", 2007),
    ],
)
def test_the_same_case_under_other_laws(language: str, text: str, year: int) -> None:
    reply = say(case("revoke", language, established=True), text)
    assert reply.move is Move.EDITION
    assert reply.thread is not None
    if year in EDITIONS:
        assert reply.thread.now.edition == reply.answer.edition == year
        assert len(reply.thread.steps) == 2
    else:
        assert str(year) in reply.answer.text
        assert len(reply.thread.steps) == 1


def test_what_is_nearly_understood_waits_for_its_kind() -> None:
    thread = Thread("it went wrong at our table somehow, cards everywhere", "en", (Step({}, 2017),))
    assert standing(ask, thread).question is not None
    reply = say(thread, "what if dummy was down?")
    assert reply.move in {Move.UNCLEAR, Move.CLOSED}
    assert reply.thread == thread


def test_a_kind_that_is_chosen_reads_the_text_as_that_kind() -> None:
    thread = Thread("it was established and partner won it", "en", (Step({}, 2017),))
    reply = pressed(ask, thread, {"kind": "revoke"})
    assert facts(reply)["established"] is True
    assert facts(reply)["won_by"] == "partner"


def test_a_story_in_other_words_keeps_what_was_answered() -> None:
    first = opened(ask, AskRequest(text="East revoked"))
    assert first.thread is not None
    told = pressed(ask, first.thread, {"established": "true", "won_by": "offender"})
    assert told.thread is not None
    again = retold(ask, told.thread, AskRequest(text="West revoked"))
    assert facts(again)["won_by"] == "offender"
    corrected = retold(ask, told.thread, AskRequest(text="West revoked and partner won it"))
    assert facts(corrected)["won_by"] == "partner", "the newer text wins over an older answer"
    assert facts(corrected)["established"] is True
    other = retold(ask, told.thread, AskRequest(text="South bid 1♥ over 1♠"))
    assert other.answer.kind == "insufficient_bid"
    assert "won_by" not in facts(other)


def test_another_language_is_answered_in_that_language() -> None:
    reply = say(case(LEAD), "och om träkarlen redan låg?")
    assert facts(reply)["dummy_seen"] is True
    assert reply.answer.language == "sv"


def test_questions_that_no_yes_answers_exist() -> None:
    for name in NOT_YES_OR_NO | YES_IS_FALSE:
        kind, _, slot = name.partition(".")
        assert slots_of(load_kind(kind))[slot].domain == (True, False), name


def test_a_thread_has_bounds() -> None:
    thread = case(LEAD)
    for number in range(2 * MAX_STEPS):
        thread = thread.then(Step({"kind": LEAD, "face_up": bool(number % 2)}, 2017))
    assert len(thread.steps) == MAX_STEPS
    assert thread.steps[0] == case(LEAD).now


def test_a_step_survives_being_kept() -> None:
    step = Step({"kind": LEAD, "face_up": True}, 2007, supposed=True)
    assert from_json(as_json(step)) == step


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from([*KINDS]),
    st.lists(st.one_of(st.text(max_size=60), st.sampled_from([
        "what if", "no, East", "yes", "nej inte än", "und wenn", "undo", "under 2007?", "2", "tack",
        "entä jos pari voitti tikin?", "what if dummy was down and he accepted and it was slow",
    ])).filter(str.strip), min_size=1, max_size=4),
)  # fmt: skip
def test_whatever_is_said_a_case_stays_possible(kind: str, texts: list[str]) -> None:
    reply = say(case(kind), *texts)
    assert reply.answer.text
    if reply.thread is not None:
        standing(ask, reply.thread)
