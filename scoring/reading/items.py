"""Tokens to items: what each word, number or sign of a line means in one language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from scoring.reading.lexicon import Kind, Language, Lexicon, Meaning, lexicon

ARTICLE: Final = "A"
"""Code of a spelt-out *one*, which is an article too in three of the languages."""
UNKNOWN: Final = "?"
_LONG_WORD: Final = 8
_SHORTEST: Final = 4
"""Letters below which a word is not taken for a misspelt one."""
_SHORT: Final = 3
_AGAIN: Final = "re"
_LEVELS: Final = (Kind.NUMBER, ARTICLE, Kind.LEVEL)

# What a word means where no denomination is expected: the first kind that it can be.
_ORDER: Final = (
    *(Kind.PENALTY, Kind.SEAT, Kind.SIDE, Kind.NUMBER, Kind.PLUS, Kind.MINUS, Kind.EVEN),
    *(Kind.OVER, Kind.DOWN, Kind.TRICKS, Kind.MADE, Kind.VULNERABLE, Kind.NOT_VULNERABLE),
    *(Kind.ALL, Kind.NONE, Kind.NOT, Kind.BOARD, Kind.PASSED_OUT, Kind.LEVEL, Kind.AGAINST),
    *(Kind.OPPONENTS, Kind.NOISE),
    Kind.DENOMINATION,
)


@dataclass(frozen=True, slots=True)
class Item:
    """A phrase with its code (a ``Kind`` letter, ``A`` or ``?``) and its possible values."""

    text: str
    code: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Items:
    """A line in one language, without its noise, and how well the language fits it."""

    items: tuple[Item, ...]
    own_words: int
    guesses: int
    unknown: tuple[str, ...]

    @property
    def codes(self) -> str:
        """One letter an item, for matching as text."""
        return "".join(item.code for item in self.items)


def itemise(tokens: list[str], language: Language) -> Items:
    """Reads tokens left to right, longest phrase first, then glued notation, then misspellings."""
    words = lexicon(language)
    items: list[Item] = []
    own = guesses = position = 0
    while position < len(tokens):
        awaited = _denomination_awaited(items)
        length, new = _phrase_at(tokens, position, words, awaited)
        if new is not None:
            own += tuple(tokens[position : position + length]) in words.own
            items.append(new)
        elif glued := _glued(tokens[position], language, awaited):
            items.extend(glued)
        elif guess := _misspelt(tokens[position], language, awaited):
            items.append(guess)
            guesses += 1
        else:
            items.append(Item(tokens[position], UNKNOWN))
        position += length
    unknown = tuple(item.text for item in items if item.code == UNKNOWN)
    kept = tuple(item for item in items if item.code != Kind.NOISE)
    return Items(kept, own, guesses, unknown)


def _denomination_awaited(items: list[Item]) -> bool:
    """After the level, which is the first number or ``small slam``, comes the denomination."""
    meant = [item.code for item in items if item.code != Kind.NOISE]
    return bool(meant) and meant[-1] in _LEVELS and Kind.DENOMINATION not in meant


def _phrase_at(
    tokens: list[str], position: int, words: Lexicon, awaited: bool
) -> tuple[int, Item | None]:
    """The longest phrase that means something here, and how many tokens it takes."""
    if tokens[position].isdigit():
        return 1, Item(tokens[position], Kind.NUMBER, (tokens[position],))
    for length in range(min(words.longest, len(tokens) - position), 0, -1):
        phrase = tuple(tokens[position : position + length])
        meanings = words.phrases.get(phrase)
        if meanings and (item := _item(" ".join(phrase), meanings, awaited)):
            return length, item
    return 1, None


def _item(text: str, meanings: tuple[Meaning, ...], awaited: bool) -> Item | None:
    """The item for a phrase at this place.

    None after a level for ``ns`` (notrump by South) and ``ohne Kontra`` (notrump doubled).
    """
    kinds = {meaning.kind for meaning in meanings}
    if awaited and Kind.DENOMINATION in kinds:
        kind = Kind.DENOMINATION
    elif awaited and (Kind.SIDE in kinds or Meaning(Kind.PENALTY, "") in meanings):
        return None
    else:
        kind = next(kind for kind in _ORDER if kind in kinds)
    values = tuple(meaning.value for meaning in meanings if meaning.kind is kind)
    code = ARTICLE if kind is Kind.NUMBER and values == ("1",) else kind.value
    return Item(text, code, values)


@cache
def _glue(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Patterns for notation written in one piece: ``hjx``, ``sxn``, ``snx``; and ``xn``, ``nx``."""

    def any_of(kind: Kind) -> str:
        phrases = lexicon(language).phrases.items()
        short = [
            phrase[0]
            for phrase, meanings in phrases
            if len(phrase) == 1 and len(phrase[0]) <= _SHORT and kind in {m.kind for m in meanings}
        ]
        return "|".join(sorted(short, key=len, reverse=True))

    denomination, penalty, seat = map(any_of, (Kind.DENOMINATION, Kind.PENALTY, Kind.SEAT))
    rest = f"(?:(?P<p>{penalty})(?P<s>{seat})?|(?P<s2>{seat})(?P<p2>{penalty})?)"
    return re.compile(f"(?P<d>{denomination}){rest}"), re.compile(rest)


def _glued(word: str, language: Language, awaited: bool) -> list[Item]:
    """Splits a word into denomination, penalty and seat; empty when it is no such word."""
    match = _glue(language)[0 if awaited else 1].fullmatch(word)
    if match is None:
        return []
    kinds = {"d": Kind.DENOMINATION, "p": Kind.PENALTY, "s": Kind.SEAT}
    items = []
    for group, piece in match.groupdict().items():
        if piece is not None:
            kind = kinds[group[0]]
            meanings = lexicon(language).find((piece,), kind)
            items.append(Item(piece, kind.value, tuple(meaning.value for meaning in meanings)))
    return items


@cache
def _single_words(language: Language) -> dict[str, tuple[Meaning, ...]]:
    """Phrases of one word, long enough to be recognised when misspelt."""
    return {
        words[0]: meanings
        for words, meanings in lexicon(language).phrases.items()
        if len(words) == 1 and len(words[0]) >= _SHORTEST
    }


@lru_cache(maxsize=4096)
def _misspelt(word: str, language: Language, awaited: bool) -> Item | None:
    """The one word of the language that this is nearly, or None."""
    if len(word) < _SHORTEST:
        return None
    limit = 2 if len(word) >= _LONG_WORD else 1
    best: dict[str, Item] = {}
    words = _single_words(language)
    for known, distance, _ in process.extract_iter(
        word, list(words), scorer=OSA.distance, score_cutoff=limit
    ):
        if word.startswith(_AGAIN) and not known.startswith(_AGAIN):
            continue  # a redouble is no misspelt double
        if distance > limit or not (item := _item(word, words[known], awaited)):
            continue
        if distance < limit:
            best, limit = {}, distance
        best[item.code + "".join(item.values)] = item
    return next(iter(best.values())) if len(best) == 1 else None
