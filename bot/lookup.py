"""Look-ups: a paragraph or a term in our own words, with its neighbours and what it decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from bot.answer import Answer, AnswerStatus
from bot.wording.catalogue import Words, words
from bot.wording.document import Block, Document, Line, plain
from rulings.edition import NoSuchParagraph, Paragraph
from rulings.editions import edition_of

if TYPE_CHECKING:
    from bot.understanding.reading import Reading

TERMS: Final = {
    "comparable_call": "23A",
    "minor_penalty_card": "50B",
    "major_penalty_card": "50B",
    "logical_alternative": "16B1(b)",
}
"""Where each term is defined or used."""
NEAREST: Final = 4


def message_of(paragraph: str) -> str:
    """The catalogue's id of a paragraph's summary."""
    return "law-" + paragraph.replace("(", "").replace(")", "")


def nearest(text: str, year: int) -> list[str]:
    """Existing paragraphs that look most like an unknown one."""
    found = process.extract(
        text.upper(),
        list(edition_of(year).paragraphs),
        scorer=JaroWinkler.similarity,  # what begins alike stands close in the book
        limit=NEAREST,
    )
    return [match for match, _, _ in found]


def look_up(reading: Reading, year: int) -> Answer:
    """The answer to "what does law 25 say" and "what is a comparable call"."""
    edition = edition_of(year)
    say = words(reading.language)
    document = Document()
    citations: list[str] = []
    wanted = list(reading.paragraphs) or [TERMS[reading.term]]
    for text in wanted:
        try:
            paragraph = edition.find(text)
        except NoSuchParagraph:
            line = say(
                "no-such-paragraph",
                None,
                text=text.upper(),
                year=str(year),
                nearest=", ".join(nearest(text, year)),
            )
            document.blocks.append(Block((Line(line),)))
            continue
        citations.append(paragraph.id)
        document.blocks += _blocks(paragraph, say, year)
    return Answer(
        status=AnswerStatus.LOOKUP,
        language=reading.language,  # type: ignore[arg-type]
        edition=year,
        confidence=reading.confidence,
        citations=citations,
        text=plain(document),
        document=document,
    )


def _blocks(paragraph: Paragraph, say: Words, year: int) -> list[Block]:
    message = message_of(paragraph.id)
    tag = say("edition-tag", None, year=str(year))
    head = f"{paragraph.id} · {say(message, 'title')} · {tag}"
    below = tuple(Line(say(message_of(child)), (child,)) for child in paragraph.children)
    blocks = [Block((Line(say(message)),), head=head)]
    if below:
        blocks.append(Block(below))
    if paragraph.see:
        what = ", ".join(paragraph.see)
        blocks.append(Block((Line(say("see-also", None, what=what)),), small=True))
    return blocks
