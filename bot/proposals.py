"""What another reader made of a text: shown for confirmation first, never ruled on unseen.

A proposal travels as a fact, so that it waits wherever facts wait: in a thread, in an address, in
a request. Nothing here reads or rules; a confirmed proposal is facts that somebody has told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from bot.answer import Answer, AnswerStatus, ChoiceOut, QuestionOut
from bot.wording.catalogue import words
from bot.wording.compose import Composer
from bot.wording.document import Block, Document, Line, plain
from rulings.registry import read_irregularity
from rulings.slots import slots_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulings.irregularity import Irregularity

PROPOSAL: Final = "proposal"
"""The fact that holds an irregularity to confirm, as JSON."""
RIGHT: Final = "right"
"""The fact that says whether it is what happened."""

Facts = dict[str, bool | str]

_FACTS: Final = TypeAdapter(Facts)


def proposal_of(irregularity: Irregularity) -> str:
    """The proposal of an irregularity: what a request can carry of it."""
    facts = irregularity.as_json()
    return to_json({k: v for k, v in facts.items() if isinstance(v, bool | str)}).decode()


def is_open(facts: Mapping[str, Any]) -> bool:
    """Whether there is a proposal that nobody has confirmed or refused."""
    return PROPOSAL in facts and RIGHT not in facts


def settled(facts: Mapping[str, bool | str]) -> Facts:
    """The facts with a confirmed proposal among them, or without a refused one.

    Raises pydantic's errors for a proposal that is none.
    """
    rest = {name: value for name, value in facts.items() if name not in (PROPOSAL, RIGHT)}
    if PROPOSAL not in facts:
        return rest
    if RIGHT not in facts:
        return dict(facts)
    proposed = _FACTS.validate_json(str(facts[PROPOSAL])) if facts[RIGHT] is True else {}
    return {**proposed, **rest}


def to_confirm(facts: Mapping[str, bool | str], language: str, edition: int) -> Answer:
    """The question whether an open proposal is what happened.

    Raises ``NoSuchKind``, or pydantic's errors for slots that cannot be.
    """
    proposed = _FACTS.validate_json(str(facts[PROPOSAL]))
    irregularity = read_irregularity(dict(proposed))
    say = words(language, edition)
    what = ": ".join(filter(None, (say(f"kind-{irregularity.kind}"), _told(irregularity, say))))
    question = QuestionOut(
        slot=RIGHT,
        text=say("proposal-right"),
        choices=[
            ChoiceOut(id="true", label=say("proposal-yes")),
            ChoiceOut(id="false", label=say("proposal-no")),
        ],
    )
    document = Document(
        tag=say("edition-tag", None, year=str(edition)),
        blocks=[
            Block((Line(say("understood", None, what=what)),)),
            Block(tuple(Line(c.label) for c in question.choices), question.text, numbered=True),
            Block((Line(say("proposal-from-model")),), small=True),
        ],
    )
    return Answer(
        status=AnswerStatus.UNKNOWN,
        language=language,
        edition=edition,
        question=question,
        proposal=proposed,
        text=plain(document),
        document=document,
    )


def _told(irregularity: Irregularity, say: Any) -> str:
    composer = Composer(say.language, irregularity, say.edition)
    slots = slots_of(type(irregularity))
    known = irregularity.known().items()
    return composer.understood((slots[name], value) for name, value in known if name in slots)
