"""What is asked for besides a ruling: a paragraph, a term, an edition."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.languages import pack
from bot.understanding.analysis import Analysis, analyse
from bot.understanding.concepts import Lexicon, lexicon
from bot.understanding.language import available, detect
from bot.understanding.paragraphs import Written, asking, mere_number, paragraphs_in
from bot.understanding.text import normalise, tokenise
from bot.understanding.years import asked_edition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.understanding.text import Token

BESIDE: Final = 12
"""Words that may stand beside a paragraph where it is not sure that it is looked up."""
MORE: Final = 2
"""Words beside a term that tell more than it."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """Paragraphs as written, or a term."""

    paragraphs: tuple[str, ...] = ()
    term: str = ""
    tells_more: bool = False
    """Besides the term the question has several words that tell something."""
    confidence: float = 0.9


@dataclass(frozen=True, slots=True)
class Named:
    """What is looked up, the language to answer in, and the edition if one is named."""

    lookup: Lookup
    language: str
    edition: int | None


@cache
def _terms(language: str) -> Lexicon:
    file = pack(language) / "terms.toml"
    return Lexicon(tomllib.loads(file.read_text(encoding="utf-8")))


@cache
def _small_words(name: str) -> frozenset[str]:
    return frozenset(w for lang in available() for w in asking(lang)["term"][name])


def _spoken(tokens: Sequence[Token]) -> list[Token]:
    """Words and numbers: in ``left-hand opponent`` the hyphen says nothing."""
    return [t for t in tokens if t.raw[0].isalnum()]


def _term(language: str, spoken: Sequence[Token]) -> tuple[str, str, frozenset[int]] | None:
    """The longest term, whose language it is, and the tokens where it is said.

    The text's own language goes before all others.
    """
    for name in (language, *(n for n in available() if n != language)):
        found = _terms(name).find(spoken)
        if found:
            term = max(found, key=lambda c: (c.end - c.start, -c.start)).id
            said = frozenset(n for c in found if c.id == term for n in range(c.start, c.end))
            return term, name, said
    return None


def asked_lookup(analysis: Analysis, *, unsure: bool, likely: bool) -> Lookup | None:
    """The paragraphs or the term that a text asks for, if it asks for any.

    ``unsure``: it is not sure what the text is about; ``likely``: it may well look something
    up. Where neither holds, only a plain question counts ("what is a claim?", "what says law
    25?"): stories are full of terms, and some quote a law.
    """
    spoken = _spoken(analysis.tokens)
    asks = any(t.word in _small_words("asking") for t in spoken)
    of_law = any(names_law(t.word) for t in spoken)
    if not (unsure or asks or of_law):
        return None
    named = paragraphs_in(analysis.tokens)
    if not named and likely and asks:
        named = mere_number(analysis.tokens, is_small)
    if named:
        rest = [t.word for t in _apart(analysis.tokens, named)]
        wanted = unsure and (likely or len(rest) <= BESIDE)
        return Lookup(paragraphs=_texts(named)) if wanted or _plain(rest) else None
    found = _term(analysis.language, spoken)
    if found is None:
        return None
    term, own, said = found
    rest = [t.word for n, t in enumerate(spoken) if n not in said]
    if asks:
        wanted = _plain(rest) or (unsure and (likely or _asking(rest, own)))
    else:
        plain = _plain(rest) and not analysis.entities
        wanted = (plain and of_law) or (unsure and (likely or plain))
    more = sum(not _plain([word]) for word in rest) >= MORE
    return Lookup(term=term, tells_more=more) if wanted else None


def _apart(tokens: Sequence[Token], named: Sequence[Written]) -> list[Token]:
    """The words and numbers outside the paragraphs."""
    inside = {n for w in named for n in range(w.start, w.end)}
    return _spoken([t for n, t in enumerate(tokens) if n not in inside])


def is_small(word: str) -> bool:
    """Whether a word only asks: it tells nothing of what is asked for."""
    return word in _small_words("asking") or word in _small_words("beside")


def names_law(word: str) -> bool:
    """Whether a word means a law or a rule."""
    return any(word in asking(name)["law"]["words"] for name in available())


def _plain(rest: Sequence[str]) -> bool:
    """Whether nothing but the small words of a question is left, and that it is of a law."""
    return all(is_small(word) or names_law(word) for word in rest)


def _asking(rest: Sequence[str], language: str) -> bool:
    """The same, but for one word, which is no idea of the game."""
    other = [w for w in rest if not _plain([w])]
    return len(other) <= 1 and not any(lexicon(language).knows(w) for w in other)


def _texts(named: Sequence[Written]) -> tuple[str, ...]:
    return tuple(w.text for w in named)


def looked_up(text: str, language: str | None, default: str) -> Named:
    """What a text that only names a paragraph or a term means.

    The language is the given one, else the one that is detected, else ``default``. What is
    neither a paragraph nor a term stands as a paragraph, to be refused with the nearest ones.
    """
    likely = language or detect(tokenise(normalise(text)), default)
    analysis = analyse(text, likely)
    spoken = _spoken(analysis.tokens)
    edition = asked_edition(analysis)
    named = paragraphs_in(analysis.tokens)
    if named:
        own = language or _of_law_word(spoken, likely)
        return Named(Lookup(paragraphs=_texts(named)), own, edition)
    found = _term(likely, spoken)
    if found is not None:
        term, own, _ = found
        return Named(Lookup(term=term), language or own, edition)
    return Named(Lookup(paragraphs=(text.strip(),)), likely, edition)


def _of_law_word(spoken: Sequence[Token], likely: str) -> str:
    """The language whose word for a law is used, if it is not also that of the likely one."""
    said = {t.word for t in spoken}
    saying = [name for name in available() if said & set(asking(name)["law"]["words"])]
    return saying[0] if saying and likely not in saying else likely
