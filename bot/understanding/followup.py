"""Follow-ups: what a short text says about a case that is already open.

A follow-up is read only for the kind of the open case: exact details, the phrases of the kind
and those of the pack's ``followup.toml``, and what the learned model says far more surely than
without any text. What marks a follow-up ("what if", "no, …") and what a whole message may say
("undo", "not yet") stands in the pack, too.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bot.languages import pack
from bot.understanding.analysis import analyse_tokens
from bot.understanding.concepts import lexicon, split
from bot.understanding.cues import Cues
from bot.understanding.retold import told_of
from bot.understanding.text import Token, normalise, tokenise
from bot.understanding.years import asked_edition, named_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

BARE: Final = 5
"""Words up to which a text may be a bare answer to the question."""
LEADING: Final = 3
"""Words that may stand before a mark ("well okay then what if …")."""
MAX_READ: Final = 1000
"""Characters of a follow-up that are read; longer texts tell a case of their own."""


class Mark(StrEnum):
    """What announces that a text goes on from what was said."""

    WHAT_IF = "what_if"
    CORRECTION = "correction"
    ADDITION = "addition"
    ALSO = "also"
    """It adds to what is supposed, instead of supposing something else."""


class Whole(StrEnum):
    """What a whole message may say."""

    RESTART = "restart"
    UNDO = "undo"
    WHY = "why"
    UNSURE = "unsure"
    THANKS = "thanks"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class FollowUp:
    """One text, read as the next line of a conversation."""

    language: str
    words: int
    marks: frozenset[Mark] = frozenset()
    whole: Whole | None = None
    """What the text says and nothing else."""
    agrees: bool | None = None
    """It begins with a yes (True) or a no (False)."""
    denies: bool = False
    """What follows its no denies something, too ("no, he hadn't seen it")."""
    asks: bool = False
    """It ends in a question mark."""
    only_that: bool = False
    """The yes or no stands alone, or beside words that say nothing."""
    edition: int | None = None
    only_edition: bool = False
    """It names an edition and says nothing else."""
    told: dict[str, Any] = field(default_factory=dict)
    """Fields of the open kind with the values told, surest first."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The phrases of one language, as words."""

    marks: Mapping[str, tuple[tuple[str, ...], ...]]
    whole: Mapping[str, frozenset[tuple[str, ...]]]
    beside: frozenset[str]
    beside_edition: frozenset[str]
    slots: Mapping[str, Mapping[str, list[str]]]
    asked: Mapping[str, Mapping[str, list[str]]]


@cache
def pack_of(language: str) -> Pack:
    """The phrases of a language."""
    file = pack(language) / "followup.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    marks = {name: _longest_first(phrases) for name, phrases in data["marks"].items()}
    whole = {name: frozenset(map(split, phrases)) for name, phrases in data["whole"].items()}
    beside = frozenset(data["beside"]["words"])
    edition = beside | frozenset(data["beside"]["edition"])
    return Pack(marks, whole, beside, edition, data["slots"], data["asked"])


def _longest_first(phrases: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(map(split, phrases), key=lambda words: -len(words)))


@cache
def _phrases(language: str, asked: tuple[str, ...]) -> Cues:
    """The pack's own phrases for slots of any kind, with those that only answer ``asked``."""
    pack = pack_of(language)
    tables = {
        slot: {v: [*said] for v, said in values.items()} for slot, values in pack.slots.items()
    }
    for slot in asked:
        for value, said in pack.asked.get(slot, {}).items():
            tables.setdefault(slot, {}).setdefault(value, []).extend(said)
    return Cues(tables, lexicon(language).negations)


def read_followup(text: str, kind: str, language: str, *, asked: tuple[str, ...] = ()) -> FollowUp:
    """Read a text as a follow-up to a case of ``kind``; ``asked`` are slots just spoken of.

    Without a kind only the marks and whole messages are read.
    """
    tokens = tokenise(normalise(text[:MAX_READ]))
    spoken = [t for t in tokens if t.raw[0].isalnum()]
    words = [t.word for t in spoken]
    pack = pack_of(language)
    negations = lexicon(language).negations
    marks, behind = _marks(words, pack)
    agrees, after = _agrees(words, pack)
    edition = asked_edition(analyse_tokens(tokens, language))
    only_edition = edition is not None and all(
        w in pack.beside_edition or w.isdigit() for w in words
    )
    if only_edition:
        # "Under 2007?" of an open case asks for those Laws; it does not say when it happened.
        edition = named_edition(words) or edition
    told: dict[str, Any] = {}
    if kind and not only_edition:
        # Bare answers ("he", "down") say something only where nothing else is said.
        phrases = _phrases(language, asked if len(words) <= BARE else ())
        for at in _beginnings(tokens, spoken, max(behind, after), pack):
            rest = analyse_tokens(_from(tokens, spoken, at), language)
            told = told or told_of(kind, rest, phrases, Mark.CORRECTION in marks)
    return FollowUp(
        language=language,
        words=len(words),
        marks=marks,
        whole=_whole(words, pack),
        agrees=agrees,
        denies=agrees is False and not negations.isdisjoint(words[after:]),
        only_that=all(w in pack.beside for w in words[after:]),
        asks=bool(tokens) and tokens[-1].raw == "?",
        edition=edition,
        only_edition=only_edition,
        told=told,
    )


def _beginnings(
    tokens: Sequence[Token], spoken: Sequence[Token], behind: int, pack: Pack
) -> list[int]:
    """Where the facts of a text may begin: behind its marks.

    A "no" may also deny what follows at once ("no more tricks", "nobody has called"); before a
    comma, and before words that begin a sentence ("no it was …"), it does not.
    """
    if behind == 0 or behind == len(spoken):
        return [behind]
    last = spoken[behind - 1]
    stops = any(t.start == last.end and not t.raw[0].isalnum() for t in tokens)
    return [behind] if stops or spoken[behind].word in pack.beside else [0, behind]


def _marks(words: Sequence[str], pack: Pack) -> tuple[frozenset[Mark], int]:
    """The marks at the beginning and some at the end; and where those at the beginning end."""
    found: set[Mark] = set()
    at = skipped = behind = 0
    while at < len(words) and skipped <= LEADING:
        mark, length = _mark_at(words, at, pack)
        if mark is not None:
            found.add(mark)
            behind = at = at + length
        elif words[at] in pack.beside:
            at, skipped = at + 1, skipped + 1
        else:
            break
    for mark in (Mark.CORRECTION, Mark.ALSO):
        if any(tuple(words[-len(phrase) :]) == phrase for phrase in pack.marks[mark]):
            found.add(mark)
    return frozenset(found), behind


def _mark_at(words: Sequence[str], at: int, pack: Pack) -> tuple[Mark | None, int]:
    """The longest mark that begins at a word."""
    best: Mark | None = None
    length = 0
    for mark in Mark:
        for phrase in pack.marks[mark]:
            if len(phrase) > length and tuple(words[at : at + len(phrase)]) == phrase:
                best, length = mark, len(phrase)
                break
    return best, length


def _agrees(words: Sequence[str], pack: Pack) -> tuple[bool | None, int]:
    """Whether a text begins with a yes or a no, and where that is over."""
    found: tuple[bool | None, int] = (None, 0)
    for answer, value in ((Whole.YES, True), (Whole.NO, False)):
        for phrase in pack.whole[answer]:
            if len(phrase) > found[1] and tuple(words[: len(phrase)]) == phrase:
                found = (value, len(phrase))
    return found


def _whole(words: Sequence[str], pack: Pack) -> Whole | None:
    """What a text says and nothing else but polite words."""
    bare = tuple(words)
    for whole in Whole:
        if bare in pack.whole[whole]:
            return whole
    for whole in (Whole.RESTART, Whole.UNDO, Whole.WHY, Whole.UNSURE):
        for phrase in pack.whole[whole]:
            start = _place(words, phrase)
            if start is not None and all(
                w in pack.beside for w in (*words[:start], *words[start + len(phrase) :])
            ):
                return whole
    return None


def _place(words: Sequence[str], phrase: tuple[str, ...]) -> int | None:
    size = len(phrase)
    places = range(len(words) - size + 1)
    return next((n for n in places if tuple(words[n : n + size]) == phrase), None)


def _from(tokens: Sequence[Token], spoken: Sequence[Token], at: int) -> list[Token]:
    """The tokens from a spoken word on; a mark that was cut off denies nothing any more."""
    if at == 0:
        return list(tokens)
    start = spoken[at].start if at < len(spoken) else len(tokens) and tokens[-1].end
    return [t for t in tokens if t.start >= start]
