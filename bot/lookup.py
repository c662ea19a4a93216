"""Look-ups: a paragraph or a term in our own words, with its neighbours and what it decides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz, process

from bot.answer import Answer, AnswerStatus
from bot.decided import kinds_deciding
from bot.terms import TERMS, paragraphs_of
from bot.wording.catalogue import Words, words
from bot.wording.document import Block, Document, Line, plain
from rulings.edition import HOME, Edition
from rulings.editions import edition_of
from rulings.paragraphs import NoSuchParagraph, Paragraph, canonical
from rulings.placing import home_of

if TYPE_CHECKING:
    from bot.understanding.reading import Reading

NEAREST: Final = 4
ALIKE: Final = 65
"""From this likeness of its name on (of 100) a term is offered for an unknown one."""
LISTED: Final = 1_100
"""Characters of the paragraphs right below that stay unfolded; with the rest that is 1,500."""
WHOLE: Final = 3_500
"""Characters of a look-up with what is folded: some places show little more."""
SHOWN_KINDS: Final = 5
SHOWN_PLACES: Final = 3
ECHOED: Final = 40
"""Characters of an unknown text that are said back."""


def message_of(paragraph: str, year: int) -> str:
    """The catalogue's id of a paragraph's summary: ``law-27A1``, ``law1997-27B1``.

    Editions in which a rule is the same share the summary.
    """
    home = home_of(paragraph, year)
    bare = home.paragraph.replace("(", "").replace(")", "")
    return f"law-{bare}" if home.edition == HOME else f"law{home.edition}-{bare}"


def title_of(paragraph: str, say: Words) -> str:
    """The short title of a paragraph; nothing while it has no words."""
    message = message_of(paragraph, say.edition)
    return say(message, "title") if say.has(message) else ""


def nearest(text: str, year: int, language: str = "en") -> list[str]:
    """What exists and stands nearest to an unknown paragraph or term; may be nothing."""
    number = re.search(r"\d+", text)
    if number is None:
        return _nearest_terms(text, words(language, year))
    return _nearest_paragraphs(number.group(), canonical(text[number.start() :]), edition_of(year))


def _nearest_paragraphs(number: str, wanted: str, edition: Edition) -> list[str]:
    """The deepest paragraph that still fits with those below it, or laws of near numbers."""
    if number not in edition.paragraphs:
        laws = [p.id for p in edition.paragraphs.values() if p.parent is None]
        near = sorted(laws, key=lambda law: abs(int(law) - int(number[:4])))
        return sorted(near[:NEAREST], key=int)
    fits = [p for p in edition.paragraphs.values() if wanted.startswith(canonical(p.id))]
    deepest = max(fits, key=lambda p: (p.law == int(number), len(p.id)))
    following = wanted[len(canonical(deepest.id)) :]

    def distance(child: str) -> int:
        own = canonical(child)[len(canonical(deepest.id)) :]
        return abs(ord(own[0]) - ord(following[0])) if following else 0

    below = sorted(deepest.children, key=distance)[: NEAREST - 1]
    return [deepest.id, *(child for child in deepest.children if child in below)]


def _nearest_terms(text: str, say: Words) -> list[str]:
    titles = [say(f"term-{term}", "title") for term in TERMS]
    found = process.extract(
        text, titles, scorer=fuzz.ratio, processor=str.lower, score_cutoff=ALIKE, limit=NEAREST
    )
    return [title for title, _, _ in found]


def look_up(reading: Reading, year: int) -> Answer:
    """The answer to "what does law 25 say" and "what is a comparable call"."""
    edition = edition_of(year)
    say = words(reading.language, year)
    if reading.paragraphs:
        document, citations = _paragraphs(reading.paragraphs, say, edition)
    else:
        document, citations = _term(reading.term, say, edition)
    return Answer(
        status=AnswerStatus.LOOKUP,
        language=reading.language,
        edition=year,
        confidence=reading.confidence,
        citations=citations,
        text=plain(document),
        document=document,
    )


def _tag(say: Words, edition: Edition) -> str:
    return say("edition-tag", None, year=str(edition.year))


def _said(paragraph: str, say: Words) -> str:
    return say(message_of(paragraph, say.edition))


def _summary(paragraph: str, say: Words) -> Line:
    return Line(_said(paragraph, say), (paragraph,))


def _term(term: str, say: Words, edition: Edition) -> tuple[Document, list[str]]:
    message = f"term-{term}"
    title = say(message, "title")
    found = [p.id for p in paragraphs_of(term, edition)]
    if found:
        places = tuple(_summary(p, say) for p in found[:SHOWN_PLACES])
        where = Block(places, head=say("lookup-where"))
    else:
        where = Block((Line(say("no-term-in-edition", None, year=str(edition.year))),))
    return Document(title, _tag(say, edition), [Block((Line(say(message)),)), where]), found


def _paragraphs(
    wanted: tuple[str, ...], say: Words, edition: Edition
) -> tuple[Document, list[str]]:
    found: list[Paragraph] = []
    unknown: list[Block] = []
    for text in wanted:
        try:
            paragraph = edition.find(text)
        except NoSuchParagraph:
            unknown.append(Block((Line(_refusal(text, say, edition)),)))
        else:
            found += [] if paragraph in found else [paragraph]
    citations = [p.id for p in found]
    if len(found) != 1:
        blocks = [b for p in found for b in _short(p, say, edition)]
        return Document(blocks=[*blocks, *unknown]), citations
    only = found[0]
    title = f"{only.id} · {title_of(only.id, say)}"
    blocks = [*_below(only, say, edition), *_around(only, say, edition), *unknown]
    return Document(title, _tag(say, edition), blocks), citations


def _refusal(text: str, say: Words, edition: Edition) -> str:
    said = text.strip()[:ECHOED]
    near = ", ".join(nearest(said, edition.year, say.language))
    if any(c.isdigit() for c in said):
        year = str(edition.year)
        return say("no-such-paragraph", None, text=said, year=year, nearest=near)
    if near:
        return say("no-such-term-nearest", None, text=said, nearest=near)
    return say("no-such-term", None, text=said)


def _short(paragraph: Paragraph, say: Words, edition: Edition) -> list[Block]:
    """One of several paragraphs: what it is about, and what stands right below it, folded."""
    head = f"{paragraph.id} · {title_of(paragraph.id, say)} · {_tag(say, edition)}"
    blocks = [Block((Line(_said(paragraph.id, say)),), head=head)]
    if paragraph.children:
        below = tuple(_summary(child, say) for child in paragraph.children)
        blocks.append(Block(below, head=say("lookup-details"), fold=True))
    return blocks


def _below(paragraph: Paragraph, say: Words, edition: Edition) -> list[Block]:
    """The summary, the paragraphs right below, and folded those that lie deeper."""
    blocks = [Block((Line(_said(paragraph.id, say)),))]
    if not paragraph.children:
        return blocks
    children = [edition.paragraphs[child] for child in paragraph.children]
    lines = tuple(_summary(child.id, say) for child in children)
    long = sum(len(line.text) + len(line.cites[0]) for line in lines) > LISTED
    details = say("lookup-details")
    blocks.append(Block(lines, head=details if long else "", fold=long))
    parents = [child for child in children if child.children]
    if parents:
        deeper = _deeper(parents, say, edition, titles=False)
        if len(plain(Document(blocks=[*blocks, Block(deeper)]))) > WHOLE:
            deeper = _deeper(parents, say, edition, titles=True)
        blocks.append(Block(deeper, head=details, fold=True))
    return blocks


def _deeper(
    parents: list[Paragraph], say: Words, edition: Edition, *, titles: bool
) -> tuple[Line, ...]:
    """What stands below each paragraph: by summaries, or where there is much by titles."""

    def line(pid: str) -> Line:
        below = tuple(line(child) for child in edition.paragraphs[pid].children)
        text = title_of(pid, say) if titles else _said(pid, say)
        return Line(text, (pid,), below=below)

    return tuple(
        Line(
            title_of(parent.id, say),
            lead=parent.id,
            below=tuple(line(child) for child in parent.children),
        )
        for parent in parents
    )


def _around(paragraph: Paragraph, say: Words, edition: Edition) -> list[Block]:
    """Where a paragraph stands, what it refers to, which irregularities it decides."""
    lines: list[Line] = []
    if paragraph.unsourced:
        year = str(edition.year)
        lines.append(Line(say("unsourced", None, year=year, what=paragraph.id)))
    if paragraph.parent is not None:
        parent = paragraph.parent
        lines.append(Line(title_of(parent, say), (parent,), lead=say("lookup-part-of")))
    beside = _beside(paragraph, edition)
    if beside:
        lines.append(Line("", tuple(beside), lead=say("lookup-next-to")))
    if paragraph.see:
        lines.append(Line(say("see-also", None, what=", ".join(paragraph.see))))
    kinds = [say(f"kind-{kind}") for kind in kinds_deciding(paragraph, edition)]
    if kinds:
        what, more = ", ".join(kinds[:SHOWN_KINDS]), len(kinds) - SHOWN_KINDS
        if more > 0:
            what = say("lookup-and-more", None, what=what, count=more)
        lines.append(Line(say("decides-kinds", None, what=what)))
    return [Block(tuple(lines), small=True)] if lines else []


def _beside(paragraph: Paragraph, edition: Edition) -> list[str]:
    """The paragraph before and the one after, of the same depth."""
    if paragraph.parent is None:
        row = [p.id for p in edition.paragraphs.values() if p.parent is None]
    else:
        row = list(edition.paragraphs[paragraph.parent].children)
    at = row.index(paragraph.id)
    return [*row[max(at - 1, 0) : at], *row[at + 1 : at + 2]]
