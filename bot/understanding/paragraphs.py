"""Paragraphs in a text, in the ways people write them: ``64A1``, ``Lag 27 B 1 a``, ``§ 50D2``."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bot.languages import pack
from bot.understanding.language import available
from rulings.paragraphs import canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.understanding.text import Token

SIGN: Final = "§"
_STEPS: Final = (re.compile(r"[A-Za-z]"), re.compile(r"\d{1,2}"), re.compile(r"[a-lA-L]"))
"""After the law's number: a letter, a number, a small letter."""
_ROMAN: Final = re.compile(r"[ivx]{1,4}", re.IGNORECASE)
_LETTER_ROMAN: Final = re.compile(r"[a-l][ivx]{1,4}", re.IGNORECASE)
_BETWEEN: Final = frozenset("().-/")
_SIGNS: Final = frozenset(",-/&+")
"""What joins one paragraph to the next, besides words."""
_BEFORE_NUMBER: Final = frozenset({".", ":", "#", "no", "nr", "number", "nummer", "numero"})
_ALSO_WORDS: Final = frozenset({"a", "e", "i"})
"""Letters that are words, or a seat, when they stand alone before another word."""
_LIKE_THE_BOOKS: Final = re.compile(r"\d{1,2}(?:[A-G](?:[1-8](?:[a-l](?:[iv]{1,3})?)?)?)?")
"""No edition goes further in letters and numbers."""
_LAWS: Final = 93
_OF_THE_LAWS: Final = 3
"""Tokens after a number in which a word for the laws may stand."""
_TENS: Final = 20
"""From here on tens and units are named."""
_FEWEST: Final = 12
"""From here on a number may be spelt out: smaller ones count everything ("rule two tricks")."""
_CALLS: Final = re.compile(r"(?:[1-7][CDHSN])+", re.IGNORECASE)
_RESULT: Final = re.compile(r"[1-7][CDHSN]\d{1,2}")
_HIGHEST_CARD: Final = 13
"""Up to here a number with a letter may be a card or a call."""


@dataclass(frozen=True, slots=True)
class Written:
    """A paragraph as written, and the tokens it stands in."""

    text: str
    start: int
    end: int


@cache
def asking(language: str) -> dict[str, dict[str, list[str]]]:
    """How a language asks for laws and terms: the pack's ``asked.toml``."""
    file = pack(language) / "asked.toml"
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return data


@cache
def _words(group: str, name: str) -> frozenset[str]:
    return frozenset(w for lang in available() for w in asking(lang)[group].get(name, ()))


@cache
def _numbers() -> tuple[dict[str, int], dict[str, int]]:
    """Numbers of two figures in one word, and numbers of one; of all languages.

    A pack's ``[numbers]`` names the smaller ones and the tens; ``joint`` stands between a unit and
    the ten behind it, where a language says the unit first.
    """
    found: dict[str, int] = {}
    ones: dict[str, int] = {}
    for language in available():
        named = dict(asking(language).get("numbers", {}))
        joint = named.pop("joint", None)
        told = {word: int(n) for n, words in named.items() for word in words}
        units = {word: n for word, n in told.items() if n < len("1234567890")}
        found |= told
        ones |= units
        for ten, tens in told.items():
            if tens >= _TENS and joint:
                found |= {f"{unit}{j}{ten}": tens + n for unit, n in units.items() for j in joint}
            elif tens >= _TENS:
                found |= {f"{ten}{unit}": tens + n for unit, n in units.items()}
    return {word: n for word, n in found.items() if n >= _FEWEST}, ones


def _plausible(text: str) -> bool:
    """Whether a paragraph may well exist; whether it does is the edition's business."""
    return _LIKE_THE_BOOKS.fullmatch(text) is not None and int(text[:2].rstrip("ABCDEFG")) <= _LAWS


def paragraphs_in(tokens: Sequence[Token]) -> list[Written]:
    """The paragraphs that a text names, existing or not; each once."""
    found: list[Written] = []
    at = 0
    while at < len(tokens):
        written = _scan(tokens, at)
        if written and _is_meant(tokens, written, found[-1] if found else None):
            found.append(written)
            at = written.end
        else:
            at += 1
    return list({canonical(w.text): w for w in reversed(found)}.values())[::-1]


def _scan(tokens: Sequence[Token], at: int) -> Written | None:
    """The paragraph that begins with the number at ``at``, as long as it goes."""
    number = _number(tokens, at)
    if number is None or _hangs_on(tokens, at):
        return None
    (text, end), depth = number, 0
    while (step := _step(tokens, end, depth, text)) is not None:
        text, end, taken = step
        depth += taken
    following = tokens[end] if end < len(tokens) else None
    runs_on = following is not None and following.start == tokens[end - 1].end
    if following is not None and runs_on and (following.raw[0].isalnum() or following.raw == "%"):
        return None
    return Written(text, at, end)


def _number(tokens: Sequence[Token], at: int) -> tuple[str, int] | None:
    """The figures of a number at ``at``, which may be spelt out ("sixty-four"), and its end."""
    figures = tokens[at].raw
    if figures.isascii() and figures.isdigit():
        return (figures, at + 1) if len(figures) <= 2 and int(figures) else None
    spelt, ones = _numbers()
    told = spelt.get(tokens[at].word)
    if told is None:
        return None
    behind = at + 1
    if behind < len(tokens) and tokens[behind].raw == "-":
        behind += 1
    unit = ones.get(tokens[behind].word) if behind < len(tokens) else None
    if unit and told >= _TENS and told % 10 == 0:
        return str(told + unit), behind + 1
    return str(told), at + 1


def _hangs_on(tokens: Sequence[Token], at: int) -> bool:
    """Whether a number hangs on a word that means no law: a square of a chessboard, a house."""
    before = tokens[at - 1] if at else None
    if before is None or before.end != tokens[at].start or not before.raw.isalnum():
        return False
    return before.word not in _words("law", "attached")


def _step(tokens: Sequence[Token], end: int, depth: int, text: str) -> tuple[str, int, int] | None:
    """One more letter or number: the longer text, its end, how many steps it is."""
    at = end
    while at < len(tokens) and tokens[at].raw in _BETWEEN:
        at += 1
    if at == len(tokens):
        return None
    raw = tokens[at].raw
    if depth < len(_STEPS) and _STEPS[depth].fullmatch(raw):
        steps = 1
    elif depth == 2 and _LETTER_ROMAN.fullmatch(raw):
        steps = 2
    elif depth == 3 and _ROMAN.fullmatch(raw):
        steps = 1
    else:
        return None
    longer = text + (raw.upper() if depth == 0 else raw.lower())
    together = all(tokens[n].end == tokens[n + 1].start for n in range(end - 1, at))
    if not together and not _continues(tokens, end, at, longer):
        return None
    while at + 1 < len(tokens) and tokens[at + 1].raw == ")":
        at += 1
    return longer, at + 1, steps


def _continues(tokens: Sequence[Token], end: int, at: int, longer: str) -> bool:
    """Whether a letter or number that stands apart still belongs to the paragraph."""
    if tokens[end].raw in ".-/":
        return False
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    before_word = after and after.is_word and len(after.raw) > 1 and not _ROMAN.fullmatch(after.raw)
    if before_word and tokens[at].word in _ALSO_WORDS:
        return False
    return _plausible(longer)


def _is_meant(tokens: Sequence[Token], written: Written, last: Written | None) -> bool:
    """Whether a number is a law's: what stands before or after it, or its own shape."""
    if last is not None and _joined(tokens, last, written):
        return True
    if _announced(tokens, written):
        return True
    if not tokens[written.start].raw.isdigit():  # "sixty" alone counts anything
        return False
    if _fills(tokens, written):
        return not (_CALLS.fullmatch(written.text) or _is_result(tokens, written))
    number, letters = re.fullmatch(r"(\d+)(.*)", written.text).groups()  # type: ignore[union-attr]
    unmistakable = len(letters) > 1 or (letters and int(number) > _HIGHEST_CARD)
    return bool(unmistakable) and _plausible(written.text)


def _is_result(tokens: Sequence[Token], written: Written) -> bool:
    """``4S-1``: a contract and how it went."""
    minus = any(t.raw == "-" for t in tokens[written.start : written.end])
    return minus and _RESULT.fullmatch(written.text) is not None


def _announced(tokens: Sequence[Token], written: Written) -> bool:
    """``law 64``, ``§ 64``, ``64 §``, ``L64``."""
    if written.end < len(tokens) and tokens[written.end].raw == SIGN:
        return True
    if (
        written.text.isdigit()
        and int(written.text) > _HIGHEST_CARD
        and _has_ending(tokens, written)
    ):
        return True
    at = written.start - 1
    if at >= 0 and tokens[at].word in _words("law", "attached"):
        return tokens[at].end == tokens[written.start].start
    while at >= 0 and tokens[at].word in _BEFORE_NUMBER:
        at -= 1
    if at >= 0 and (tokens[at].raw == SIGN or tokens[at].word in _words("law", "words")):
        return True
    after = tokens[written.end : written.end + _OF_THE_LAWS]
    numbered = at < written.start - 1  # "number 27 of the laws", but "breaks 3 of the rules"
    return numbered and any(t.word in _words("law", "words") for t in after)


def _has_ending(tokens: Sequence[Token], written: Written) -> bool:
    """``64:an``, ``64:n``: a number that is inflected, and too high for a card, is a name."""
    if not written.text.isdigit() or int(written.text) <= _HIGHEST_CARD:
        return False
    mark, ending = [*tokens[written.end : written.end + 2], None, None][:2]
    close = mark and ending and mark.raw == ":" and mark.end == ending.start
    return bool(close and ending and ending.word in _words("law", "endings"))


def mere_number(tokens: Sequence[Token], small: Callable[[str], bool]) -> list[Written]:
    """The one number of a look-up, too high for a card, where it counts nothing.

    "Was sagt 64 über Revoke": what is behind it is a ``small`` word that only asks.
    """
    found = [n for n, t in enumerate(tokens) if t.raw.isascii() and t.raw.isdigit()]
    if len(found) != 1 or not _HIGHEST_CARD < int(tokens[found[0]].raw) <= _LAWS:
        return []
    at = found[0]
    counts = at + 1 < len(tokens) and tokens[at + 1].is_word and not small(tokens[at + 1].word)
    before = at > 0 and tokens[at - 1].is_word and not small(tokens[at - 1].word)
    return [] if counts or before else [Written(tokens[at].raw, at, at + 1)]


def _joined(tokens: Sequence[Token], last: Written, written: Written) -> bool:
    """``laws 61 and 64``: an existing paragraph that follows one, and no word after it."""
    joiners = _words("law", "joiners")
    between = [t.word for t in tokens[last.end : written.start]]
    joins = bool(between) and all(w in joiners or w in _SIGNS for w in between)
    after = tokens[written.end] if written.end < len(tokens) else None
    counts = after is not None and after.is_word and after.word not in joiners
    return joins and _plausible(written.text) and not (counts and written.text.isdigit())


def _fills(tokens: Sequence[Token], written: Written) -> bool:
    """Whether the paragraph is all that the text says."""
    rest = [*tokens[: written.start], *tokens[written.end :]]
    return not any(t.raw[0].isalnum() for t in rest)
