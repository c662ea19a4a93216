"""What a conversation says around an answer: what was understood, what was only supposed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.answer import Answer, AnswerStatus
from bot.conversation.hearing import Move
from bot.wording.catalogue import words
from bot.wording.document import Block, Document, Line, plain
from rulings.registry import load_kind
from rulings.slots import slots_of, tellable

if TYPE_CHECKING:
    from collections.abc import Iterable

ECHOED: Final = 80
"""Characters of a text that are said back where its facts have no name."""
ALONE: Final = {
    Move.RESTART: "conversation-fresh",
    Move.THANKS: "conversation-thanks",
    Move.CLOSED: "conversation-closed",
}
PLAYERS: Final = ("offender", "declarer")
SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def noted(answer: Answer, move: Move, supposed: bool, what: str) -> Answer:
    """The answer after facts, with what they were understood to be."""
    message = "conversation-changed" if move is Move.CHANGE else "conversation-noted"
    return _headed(answer, "conversation-supposed" if supposed else message, what=what)


def same(answer: Answer) -> Answer:
    """The answer after something that was known already."""
    return _headed(answer, "conversation-same")


def stays_open(answer: Answer) -> Answer:
    """The answer to "I do not know"."""
    return _headed(answer, "conversation-open")


def nothing_to_undo(answer: Answer) -> Answer:
    """The answer where there is no step back."""
    return _headed(answer, "conversation-nothing-to-undo")


def no_such_edition(answer: Answer, year: int) -> Answer:
    """The answer where other Laws are asked for than there are."""
    return _headed(answer, "edition-missing", year=str(year), used=str(answer.edition))


def unclear(now: Answer) -> Answer:
    """What is said to a follow-up that is not understood, with the question that stays open."""
    say = words(now.language)
    text = say("conversation-unclear", None, kind=say(f"kind-{now.kind}"))
    answer = _bare(text, now.language, now.edition)
    if now.question is not None:
        labels = tuple(Line(choice.label) for choice in now.question.choices)
        answer.document.blocks.append(Block(labels, head=now.question.text, numbered=True))
    return answer.model_copy(update={"question": now.question, "text": plain(answer.document)})


def alone(move: Move, language: str, edition: int) -> Answer:
    """What is said where no case is spoken of."""
    return _bare(words(language)(ALONE[move]), language, edition)


def _bare(text: str, language: str, edition: int) -> Answer:
    document = Document(blocks=[Block((Line(text),))])
    return Answer(
        status=AnswerStatus.UNKNOWN,
        language=language,
        edition=edition,
        text=plain(document),
        document=document,
    )


def _headed(answer: Answer, message: str, **filled_in: str) -> Answer:
    line = words(answer.language)(message, None, **filled_in)
    blocks = [Block((Line(line),)), *answer.document.blocks]
    document = replace(answer.document, blocks=blocks)
    return answer.model_copy(update={"document": document, "text": plain(document)})


def labels(answer: Answer, before: Answer, told: Iterable[str]) -> str:
    """The told facts that hold now and did not before, as far as they have a name."""
    now, known = answer.irregularity, before.irregularity
    new = [slot for slot in told if answer.kind and slot in now and known.get(slot) != now[slot]]
    forks = slots_of(load_kind(answer.kind)) if new else {}
    # A detail (he refused) often only repeats the slot that follows from it (the choice: refuse).
    asked = [slot for slot in new if slot in forks]
    named = [slot for slot in new if slot in PLAYERS or slot in (asked or new)]
    return " · ".join(dict.fromkeys(filter(None, (_label(answer, slot) for slot in named))))


def _label(answer: Answer, slot: str) -> str:
    say, value = words(answer.language), answer.irregularity[slot]
    model = load_kind(answer.kind)
    if slot in PLAYERS:
        return say(f"who-{slot}", None, seat=say(f"seat-{value}"))
    if slot not in tellable(model):
        return _sign(str(value))
    name = f"{slot}-{str(value).lower() if isinstance(value, bool) else value}"
    option = {True: "accept", False: "refuse"}.get(value, value)
    known = [f"val-{answer.kind}-{name}"]
    if slot in slots_of(model):
        known += [f"val-any-{name}", f"option-{option}"]
    found = next((say(message) for message in known if say.has(message)), "")
    if isinstance(value, bool) and 0 < len(found) <= len("Nein."):
        return f"{say.first(f'ask-{answer.kind}-{slot}', f'ask-any-{slot}')} {found}"
    return found


def _sign(value: str) -> str:
    """A call with its suit's sign; cards and all others are told by quoting the text."""
    if len(value) == 2 and value[0].isdigit() and value[1] in SUITS:
        return value[0] + SUITS[value[1]]
    return ""


def quoted(text: str, language: str) -> str:
    """The text itself, shortened."""
    line = " ".join(text.split())
    short = line if len(line) <= ECHOED else f"{line[: ECHOED - 1]}…"
    return words(language)("conversation-quoted", None, text=short)
