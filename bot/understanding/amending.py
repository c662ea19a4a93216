"""Texts that put themselves right or tell of two things: "West led, no wait, it was East".

Both are told by marks from the pack's ``followup.toml``. A correction that only names another
seat or number takes the place of the last one before it; any other is read by itself, and what it
tells of the kind wins over the rest of the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from bot.understanding.analysis import analyse_tokens
from bot.understanding.followup import pack_of, read_followup
from bot.understanding.language import available, detect
from bot.understanding.text import SUIT_OF_SYMBOL, TEXTS_KEPT, Token, normalise, tokenise
from bot.understanding.written import EntityType
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ENDS: Final = frozenset(".;!?")
NAMED: Final = frozenset({EntityType.NUMBER, EntityType.SEAT})
"""What a correction may name to take the place of what was named before.

Not calls and cards: "1S, no wait, 2S" may be what a player said, and the story itself.
"""
QUOTES: Final = frozenset("\"“”„»«'")
NEAR: Final = 2
"""Words between what is corrected and the mark, where the text names several."""
MOST: Final = 8
"""Corrections of one text that are taken in: nobody who still knows what happened makes more."""
APART: Final = 3
"""Words that a part needs at least to tell of something."""


@dataclass(frozen=True, slots=True)
class Amended:
    """A text with its corrections taken in, and those that only a kind can tell."""

    text: str
    language: str = ""
    corrections: tuple[str, ...] = ()

    def told(self, kind: str) -> dict[str, Any]:
        """What the corrections say in words of a kind; the last one wins."""
        told: dict[str, Any] = {}
        for text in self.corrections:
            found = read_followup(text, kind, self.language).told
            fields = tellable(load_kind(kind))
            said = {slot: value for slot, value in found.items() if slot in fields}
            told = {**{k: v for k, v in told.items() if k not in said}, **said}
        return told


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a mark stands among the tokens."""

    start: int
    end: int


@lru_cache(maxsize=TEXTS_KEPT)
def amended(text: str, language: str | None, default: str) -> Amended:
    """The text as it is meant; one without a mark is returned as it is."""
    spoken = ""
    for _ in range(MOST):
        found = _marked(text, language, default, "in_text")
        if found is None:
            break
        normal, tokens, language = found
        marks = pack_of(language).marks["in_text"]
        places = [p for p in _places(tokens, marks) if _aside(tokens, p)]
        if not places:
            break
        spoken = language
        put_in = _put_in(normal, tokens, places[0], language)
        if put_in is None:
            told = (_cut(normal, _clause(tokens[p.end :])[0]) for p in places[-MOST:])
            return Amended(text, spoken, tuple(filter(None, told)))
        text = put_in
    return Amended(text, spoken)


def _put_in(normal: str, tokens: Sequence[Token], mark: _Place, language: str) -> str | None:
    """The text with what stands behind a mark put in before it; None where that is not clear."""
    before = _stripped(tokens[: mark.start])
    clause, after = _clause(tokens[mark.end :])
    for length in _lengths(clause):
        replaced = _replaced(normal, before, clause[:length], language)
        if replaced is not None:
            rest = normal[clause[length].start :] if length < len(clause) else _rest(normal, after)
            return f"{replaced} {rest}"
    return None


def _aside(tokens: Sequence[Token], place: _Place) -> bool:
    """Whether a mark interrupts its sentence and is not what somebody is said to have said."""
    before = tokens[place.start - 1].raw if place.start else ""
    return bool(before) and not before[0].isalnum() and before not in QUOTES


def _stripped(tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens without marks of punctuation at either end."""
    start, end = 0, len(tokens)
    while start < end and not _speaks(tokens[start]):
        start += 1
    while end > start and not _speaks(tokens[end - 1]):
        end -= 1
    return tokens[start:end]


def _speaks(token: Token) -> bool:
    return token.raw[0].isalnum() or token.raw in SUIT_OF_SYMBOL


def _clause(tokens: Sequence[Token]) -> tuple[Sequence[Token], Sequence[Token]]:
    """What a mark stands before, as far as its sentence goes, and what comes after."""
    start = next((n for n, t in enumerate(tokens) if _speaks(t)), len(tokens))
    end = next((n for n in range(start, len(tokens)) if tokens[n].raw in ENDS), len(tokens))
    return tokens[start:end], tokens[end:]


def _lengths(clause: Sequence[Token]) -> list[int]:
    """The whole clause, or only its beginning up to a comma."""
    commas = [n for n, token in enumerate(clause) if token.raw == ","]
    return [len(clause), *commas[:1]]


def _cut(normal: str, tokens: Sequence[Token]) -> str:
    return normal[tokens[0].start : tokens[-1].end] if tokens else ""


def _rest(normal: str, tokens: Sequence[Token]) -> str:
    return normal[tokens[0].start :] if tokens else ""


@lru_cache(maxsize=TEXTS_KEPT)
def parts_of(text: str, language: str | None, default: str) -> tuple[str, ...]:
    """The parts of a text that tells of several things, one after the other ("also, …")."""
    found = _marked(text, language, default, "second")
    if found is None:
        return (text,)
    normal, tokens, spoken = found
    cuts = [
        p
        for p in _places(tokens, pack_of(spoken).marks["second"])
        if p.start > 0 and tokens[p.start - 1].raw in ENDS
    ]
    if not cuts:
        return (text,)
    starts = [0, *(p.end for p in cuts)]
    ends = [*(p.start for p in cuts), len(tokens)]
    parts: list[str] = []
    for start, end in zip(starts, ends, strict=True):
        own = tokens[start:end]
        while own and not own[0].raw[0].isalnum():
            own = own[1:]
        if sum(t.is_word for t in own) < APART:
            return (text,)
        parts.append(normal[own[0].start : own[-1].end])
    return tuple(parts)


def _marked(
    text: str, language: str | None, default: str, group: str
) -> tuple[str, list[Token], str] | None:
    """The text taken apart, where it may have a mark of a group; most texts have none."""
    normal = normalise(text)
    tokens = tokenise(normal)
    if not _hint(group).search(" ".join(t.word for t in tokens)):
        return None
    return normal, tokens, language or detect(tokens, default)


@cache
def _hint(group: str) -> re.Pattern[str]:
    """Matches where a mark of some language may stand."""
    phrases = {" ".join(p) for name in available() for p in pack_of(name).marks[group]}
    return re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, phrases))) + r")\b")


def _places(tokens: Sequence[Token], marks: Sequence[tuple[str, ...]]) -> Iterator[_Place]:
    """The marks in a text, longest first at each place; commas within one do not matter."""
    words = [(n, t.word) for n, t in enumerate(tokens) if t.raw[0].isalnum()]
    at = 0
    while at < len(words):
        for phrase in marks:
            if tuple(w for _, w in words[at : at + len(phrase)]) == phrase:
                first, last = words[at][0], words[at + len(phrase) - 1][0]
                yield _Place(first, last + 1)
                at += len(phrase)
                break
        else:
            at += 1


def _replaced(
    normal: str, before: Sequence[Token], clause: Sequence[Token], language: str
) -> str | None:
    """The text before a correction with what it names put in; None where that is not clear."""
    new = [e for e in analyse_tokens([*clause], language).entities if e.type in NAMED]
    if len(new) != 1:
        return None
    old = [e for e in analyse_tokens([*before], language).entities if e.type is new[0].type]
    if not old:
        return None
    last = old[-1]
    between = sum(t.is_word for t in before[last.end :])
    if len({e.value for e in old}) > 1 and between > NEAR:
        return None
    around = {t.word for t in before[max(0, last.start - NEAR) : last.start]}
    others = [t.word for n, t in enumerate(clause) if not new[0].start <= n < new[0].end]
    small = pack_of(language).beside | around
    if not all(w in small for w in others if w.isalnum()):
        return None
    word = _cut(normal, clause[new[0].start : new[0].end])
    ending = normal[before[last.end - 1].end : before[-1].end]
    return f"{normal[: before[last.start].start]}{word}{ending}"
