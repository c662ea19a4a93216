"""The answer to "what changed": one kind, or every kind that a law decides, in two editions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from pydantic import BaseModel, Field
from rapidfuzz import fuzz, process

from bot.languages import LanguageCode
from bot.lookup import nearest, title_of
from bot.wording.catalogue import words
from bot.wording.compose import READ_AT_A_GLANCE
from bot.wording.differences import Differ
from bot.wording.document import Block, Document, Line, plain
from rulings.differences import compare
from rulings.editions import EDITIONS, edition_of
from rulings.engine import UnsupportedKind
from rulings.paragraphs import NoSuchParagraph
from rulings.registry import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.wording.catalogue import Words
    from rulings.differences import Comparison, Group, Side

LIKE_A_NAME: Final = 75
"""From this likeness on (of 100) a text is taken for a kind's name."""
OFFERED: Final = 4
ECHOED: Final = 40
"""Characters of an unknown subject that are said back."""
MAX_SUBJECT: Final = 100


class UnknownSubject(LookupError):
    """Neither a kind nor a law; the message says so, with what is nearest."""

    def __init__(self, message: str, near: list[str]) -> None:
        super().__init__(message)
        self.near = near


class SideOut(BaseModel):
    """What one of the two editions says."""

    citations: list[str]
    facts: dict[str, Any] = Field(description="The facts that the other edition decides otherwise.")
    text: str


class CaseOut(BaseModel):
    """Cases that differ in the same way."""

    when: list[dict[str, list[bool | str]]] = Field(
        description="Any of these: slots with the values that make the difference; what is "
        "usually taken as given is left out. Empty: in every case."
    )
    circumstances: str = Field(description="The same in words.")
    old: SideOut
    new: SideOut


class KindOut(BaseModel):
    """One kind of irregularity under both editions."""

    kind: str
    label: str
    decided: list[CaseOut] = Field(description="Cases with another ruling.")
    besides: list[CaseOut] = Field(
        description="Sentences that only one of the editions has besides the ruling."
    )
    renumbered: list[tuple[str, str]] = Field(
        description="The same rule under another number: the old one, the new one."
    )


class Differences(BaseModel):
    """What two editions decide differently."""

    language: LanguageCode
    what: str = Field(description="The kind or the paragraph that was understood.")
    old: int
    new: int
    kinds: list[KindOut]
    undecided: dict[str, int] = Field(
        default={}, description="Kinds that one of the editions does not decide, and which."
    )
    text: str
    document: Document = Field(default_factory=Document, exclude=True)


@dataclass(slots=True)
class _Found:
    """The comparisons that a subject asks for."""

    what: str
    title: str
    comparisons: list[Comparison] = field(default_factory=list)
    undecided: dict[str, int] = field(default_factory=dict)


def asked(text: str) -> tuple[str, int | None, int | None]:
    """``27 1997 2017`` as somebody types it: the subject, the old year, the new year.

    One year is the old one, unless no edition is newer.
    """
    said = text.split()
    years: list[int] = []
    while said and re.fullmatch(r"\d{4}", said[-1]) and len(years) < len(("old", "new")):
        years.insert(0, int(said.pop()))
    subject = " ".join(said)
    if len(years) == 1:
        return (subject, None, years[0]) if years[0] == EDITIONS[0] else (subject, years[0], None)
    return (subject, years[0], years[1]) if years else (subject, None, None)


def differences(
    what: str, old: int | None = None, new: int | None = None, *, language: str = "en"
) -> Differences:
    """What the editions decide differently about a kind or a law, as people write it.

    Without years: the newest edition and the one before it.
    Raises ``UnknownSubject`` and ``NoSuchEdition``.
    """
    after = edition_of(EDITIONS[0] if new is None else new).year
    older = [year for year in EDITIONS if year < after] or [EDITIONS[-1]]
    before = edition_of(older[0] if old is None else old).year
    found = _found(what, before, after, language)
    differs = [Differ(language, comparison) for comparison in found.comparisons]
    say = words(language, after)
    document = Document(
        title=found.title,
        tag=say("diff-tag", None, old=str(before), new=str(after)),
        blocks=[*_blocks(differs), *_not_decided(found.undecided, say)],
    )
    return Differences(
        language=language,
        what=found.what,
        old=before,
        new=after,
        kinds=[_kind(differ) for differ in differs],
        undecided=found.undecided,
        text=plain(document),
        document=document,
    )


def _found(what: str, old: int, new: int, language: str) -> _Found:
    say = words(language, new)
    kind = _kind_named(what, language)
    if kind is not None:
        found = _Found(kind, say(f"kind-{kind}"))
        _compare(found, kind, old, new)
        return found
    paragraph, year = _paragraph_named(what, old, new, language)
    title = (
        f"{say('diff-law', None, what=paragraph)} · {title_of(paragraph, words(language, year))}"
    )
    found = _Found(paragraph, title)
    for kind in KINDS:
        _compare(found, kind, old, new)
    touched = (each.touching(paragraph) for each in found.comparisons)
    kept = [each for each in touched if each is not None]
    found.comparisons = sorted(kept, key=lambda each: -len(each.decided))
    found.undecided = {}
    return found


def _compare(found: _Found, kind: str, old: int, new: int) -> None:
    try:
        found.comparisons.append(compare(kind, old, new))
    except UnsupportedKind as error:
        found.undecided[kind] = error.year


def _kind_named(what: str, language: str) -> str | None:
    wanted = what.strip().casefold().replace(" ", "_")
    if wanted in KINDS:
        return wanted
    if any(c.isdigit() for c in what):
        return None
    say = words(language)
    names = {kind: say(f"kind-{kind}").casefold() for kind in KINDS}
    best = process.extractOne(what.casefold(), names, scorer=fuzz.ratio, score_cutoff=LIKE_A_NAME)
    return best[2] if best else None


def _paragraph_named(what: str, old: int, new: int, language: str) -> tuple[str, int]:
    """The paragraph and an edition that has it; the new one first."""
    number = re.search(r"\d", what)
    for year in (new, old):
        if number is None:
            break
        try:
            return edition_of(year).find(what[number.start() :]).id, year
        except NoSuchParagraph:
            continue
    raise _unknown(what, new, language)


def _unknown(what: str, year: int, language: str) -> UnknownSubject:
    say = words(language, year)
    if any(c.isdigit() for c in what):
        near = nearest(what, year, language)
    else:
        names = {kind: say(f"kind-{kind}").casefold() for kind in KINDS}
        found = process.extract(what.casefold(), names, scorer=fuzz.WRatio, limit=OFFERED)
        near = [say(f"kind-{kind}") for _, _, kind in found]
    message = say("diff-unknown", None, text=what.strip()[:ECHOED])
    offered = f" {say('diff-nearest', None, nearest=', '.join(near))}" if near else ""
    return UnknownSubject(message + offered, near)


def _blocks(differs: list[Differ]) -> list[Block]:
    """One kind in full; of several the first in full and the others folded."""
    if len(differs) == 1:
        return differs[0].blocks()
    blocks: list[Block] = []
    left = READ_AT_A_GLANCE
    for number, differ in enumerate(differs):
        own = differ.blocks(max(left, 1))
        if not differ.comparison.decided and number:
            continue
        head = Block((), head=differ.title())
        if left > 0:
            blocks += [head, *own]
            left -= len(plain(Document(blocks=[b for b in own if not b.fold])))
        else:
            blocks.append(_folded(differ.title(), own))
    return blocks


def _folded(title: str, blocks: Iterable[Block]) -> Block:
    """A kind of several, all in one block."""
    lines: list[Line] = []
    for block in blocks:
        lines += [Line("", lead=block.head)] if block.head and lines else []
        lines += block.lines
    return Block(tuple(lines), head=title, fold=True)


def _not_decided(undecided: dict[str, int], say: Words) -> list[Block]:
    return [
        Block((Line(say("not-in-edition", None, kind=say(f"kind-{kind}"), year=str(year))),))
        for kind, year in undecided.items()
    ]


def _kind(differ: Differ) -> KindOut:
    compared = differ.comparison
    return KindOut(
        kind=compared.kind,
        label=differ.title(),
        decided=[_case(differ, group) for group in compared.decided],
        besides=[_case(differ, group) for group in compared.besides],
        renumbered=list(compared.renumbered),
    )


def _case(differ: Differ, group: Group) -> CaseOut:
    return CaseOut(
        when=[{c.slot.name: list(c.values) for c in path} for path in group.when],
        circumstances=differ.when(group.when),
        old=_side(differ, group.difference.old, old=True),
        new=_side(differ, group.difference.new, old=False),
    )


def _side(differ: Differ, side: Side, *, old: bool) -> SideOut:
    lines = differ.sentences(side, old=old)
    return SideOut(
        citations=list(dict.fromkeys(p for line in lines for p in line.cites)),
        facts={name: _json(value) for name, value in side.facts},
        text=" ".join(line.text for line in lines),
    )


def _json(value: Any) -> Any:
    """A frozen fact as JSON has it: a mapping is kept as pairs."""
    if not isinstance(value, tuple):
        return value
    return dict(value) if value and isinstance(value[0], tuple) else list(value)
