"""What an answer looks like in Telegram: its text, within the limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape, unescape
from re import sub

from telegram.constants import MessageLimit

from bot.answer import Answer, TraceStep
from bot.fronts.telegram.texts import Say
from bot.wording.catalogue import words
from bot.wording.compose import MAX_PARAGRAPHS
from bot.wording.document import Block, Document, Line, telegram_html

MAX_TEXT = int(MessageLimit.MAX_TEXT_LENGTH)


def visible_length(html: str) -> int:
    """The length that Telegram counts: without tags, in UTF-16 units."""
    return len(unescape(sub(r"<[^>]*>", "", html)).encode("utf-16-le")) // 2


def fitted(document: Document, say: Say) -> str:
    """A document as Telegram HTML. What does not fit is left out from the end, and said so."""
    html = telegram_html(document)
    if visible_length(html) <= MAX_TEXT:
        return html
    return _shortened(document, say("cut"))


def ruling(answer: Answer, say: Say) -> str:
    """An answer as Telegram HTML."""
    return fitted(answer.document, say)


def shortened(document: Document) -> Document:
    """A document without what may wait: asides, what comes later, and what follows from what.

    The last block stays: it says who decides.
    """
    *body, ending = document.blocks or [Block(())]
    kept = [
        replace(block, lines=tuple(_first_step(line) for line in block.lines))
        for block in body
        if not block.small and not block.fold
    ]
    return replace(document, blocks=[*kept, ending])


def _first_step(line: Line) -> Line:
    """A line without what is below it; where it says nothing itself, the paragraphs from there."""
    if line.text or not line.below:
        return replace(line, below=())
    deeper = dict.fromkeys(paragraph for below in _below(line) for paragraph in below.cites)
    return replace(line, cites=tuple(deeper)[:MAX_PARAGRAPHS], below=())


def _below(line: Line) -> Iterator[Line]:
    for each in line.below:
        yield each
        yield from _below(each)


def ruling_with_reasons(answer: Answer, say: Say) -> str:
    """An answer followed by the facts on which it rests, or these alone when both are too long."""
    steps = "\n".join(_step(step, answer.language) for step in answer.trace)
    reasons = f"<b>{say('why')}</b>\n<blockquote>{steps}</blockquote>"
    both = f"{telegram_html(answer.document)}\n\n{reasons}"
    return both if visible_length(both) <= MAX_TEXT else reasons


def _step(step: TraceStep, language: str) -> str:
    say = words(language)
    origin = f"trace-{step.origin}"
    told = f" ({say(origin)})" if say.has(origin) else ""
    return f"• {escape(step.question)} <b>{escape(step.label)}</b>{escape(told)} · {step.law}"


def _shortened(document: Document, ending: str) -> str:
    kept = replace(document, blocks=list(document.blocks))
    while kept.blocks:
        last = kept.blocks.pop()
        for count in range(len(last.lines) - 1, -1, -1):
            shorter = [*kept.blocks, replace(last, lines=last.lines[:count])] if count else []
            html = telegram_html(replace(kept, blocks=shorter or kept.blocks))
            if visible_length(html) + visible_length(ending) < MAX_TEXT:
                return f"{html}\n{ending}"
    return ending
