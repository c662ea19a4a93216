"""``director chat`` as typed, and conversations that programs name."""

from __future__ import annotations

import json

from tests.terminal.running import director, said

LEAD = {"kind": "opening_lead_out_of_turn"}


STORY = "West led face up out of turn against South's contract, dummy is not down yet"


def chat(*lines: str, language: str = "en") -> list[str]:
    """What is shown after each line."""
    shown = said(director("chat", "--lang", language, stdin="\n".join(lines).encode()))
    return shown.split("> ")[1:]


def test_a_conversation_goes_on_in_words_and_back() -> None:
    story, noted, supposed, back, why, fresh, closed, _ = chat(
        STORY,
        "3",
        "what if I had accepted?",
        "undo",
        "why?",
        "start over",
        "undo",
    )
    assert "54A" in story
    assert "Noted: Refuse" in noted
    assert "Supposing: Declarer accepted" in supposed
    assert "Supposing" not in back
    assert "(told)" in why
    assert "What happened?" in fresh
    assert "No case of yours" in closed


def test_help_and_look_ups_leave_the_case_open() -> None:
    shown = chat(STORY, "/help", "/law 64A1", "3")
    assert "what if" in shown[1]
    assert "/law" in shown[1]
    assert shown[2].startswith("64A1")
    assert "Noted: Refuse" in shown[3]


def test_a_command_that_is_not_there_or_says_too_little_is_explained() -> None:
    missing, alone, scored, _ = chat("/undo", "/law", "/score 4S= N vul")
    assert "no /undo here" in missing
    assert "/law 64A" in alone
    assert "620" in scored


def test_the_nearest_kinds_are_listed_once() -> None:
    unsure, chosen, _ = chat("something happened with a card yesterday", "1")
    assert unsure.count("\n1. ") == 1
    assert "[1]" not in unsure
    assert "· 2017" in chosen


def test_a_program_names_its_conversations() -> None:
    lines = [
        {"text": "please tell me", "conversation": "a", "facts": LEAD, "id": 1},
        {"text": "face down", "conversation": "a", "id": 2},
        {"text": "what if it was face up?", "conversation": "a", "id": 3},
        {"text": "undo", "conversation": "a", "id": 4},
        {"text": "face down", "conversation": "b", "id": 5},
        {"text": "please tell me", "conversation": "a", "facts": {"established": True}, "id": 6},
        {"text": "please tell me", "conversation": "a", "facts": {"face_up": "true"}, "id": 7},
        {"text": "under 1950?", "conversation": "a", "id": 8},
        {"text": "x", "conversation": "a", "edition": 1950, "id": 9},
    ]
    stdin = "\n".join(json.dumps(line) for line in lines).encode()
    answers = [json.loads(a) for a in said(director("ask", "--jsonl", stdin=stdin)).splitlines()]
    assert [a["id"] for a in answers] == list(range(1, 10))
    moves = [a["conversation"]["move"] if "conversation" in a else None for a in answers]
    assert moves[:5] == ["new", "answer", "suppose", "undo", "new"]
    assert [a.get("irregularity", {}).get("face_up") for a in answers[:5]] == [
        None, False, True, False, None,
    ]  # fmt: skip
    assert answers[2]["conversation"]["supposed"] is True
    assert "established" in answers[5]["error"]["detail"]
    assert answers[6]["irregularity"]["face_up"] is True
    assert "2017" in answers[8]["error"]["detail"]
