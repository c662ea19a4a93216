"""What is said beside a ruling about the text that asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answer import AlsoOut, Answer
from bot.wording.catalogue import words
from bot.wording.document import Block, Line, plain

if TYPE_CHECKING:
    from bot.understanding.several import Told


def say_also(answer: Answer, others: list[Told]) -> None:
    """The text tells of other irregularities, too: name them, each is a case of its own."""
    say = words(answer.language, answer.edition)
    answer.also = [
        AlsoOut(kind=other.kind, label=say(f"kind-{other.kind}"), text=other.text)
        for other in others
    ]
    what = ", ".join(dict.fromkeys(also.label for also in answer.also))
    answer.document.blocks.append(Block((Line(say("also-told", None, what=what)),)))
    answer.text = plain(answer.document)
