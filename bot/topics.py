"""Which paragraphs a question is about: the summaries that share its ideas and words."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from bot.lookup import message_of, title_of
from bot.understanding.analysis import analyse
from bot.understanding.asked import is_small, names_law
from bot.understanding.text import normalise
from bot.wording.catalogue import words
from rulings.editions import edition_of

if TYPE_CHECKING:
    from collections.abc import Mapping

PIECE: Final = 5
"""Letters of a word's beginning that stand for the word: what follows is often an ending."""
SHORTEST: Final = 3
IDEA: Final = 1.5
"""Weight of an idea, which all its words share, against that of a word."""
TITLE: Final = 2.0
ALIKE: Final = 0.3
"""From this cosine on a summary is about what was asked."""
NEAR_BEST: Final = 0.85
MOST: Final = 3


def about(text: str, language: str, year: int) -> tuple[str, ...]:
    """Up to three paragraphs of an edition that a question seems to be about, best first."""
    index = _index(language, year)
    asked = index.vector(_terms(text, language))
    ranked = sorted(
        ((_cosine(asked, vector), paragraph) for paragraph, vector in index.vectors.items()),
        key=lambda found: -found[0],
    )
    best = ranked[0][0]
    alike = [p for share, p in ranked if share >= max(ALIKE, NEAR_BEST * best)]
    return tuple(alike[:MOST])


class _Index:
    """The summaries of an edition in a language, as vectors of length one (TF-IDF)."""

    def __init__(self, language: str, year: int) -> None:
        say = words(language, year)
        said = {
            paragraph: _summary(title_of(paragraph, say), say(message), language)
            for paragraph in edition_of(year).paragraphs
            if say.has(message := message_of(paragraph, year))
        }
        self._texts = len(said)
        self._having = Counter(term for terms in said.values() for term in terms)
        self.vectors = {paragraph: self.vector(terms) for paragraph, terms in said.items()}

    def vector(self, terms: Mapping[str, float]) -> dict[str, float]:
        """Rare terms weigh more; those that no summary has, nothing but length."""
        weighed = {
            term: weight * log((1 + self._texts) / (1 + self._having[term]))
            for term, weight in terms.items()
        }
        length = sqrt(sum(w * w for w in weighed.values())) or 1.0
        return {term: weight / length for term, weight in weighed.items()}


@cache
def _index(language: str, year: int) -> _Index:
    return _Index(language, year)


def _terms(text: str, language: str) -> dict[str, float]:
    analysis = analyse(normalise(text), language)
    said = (t.word for t in analysis.tokens if len(t.word) >= SHORTEST and t.is_word)
    found = {word[:PIECE]: 1.0 for word in said if not is_small(word) and not names_law(word)}
    return found | {f"{{{c.id}}}": IDEA for c in analysis.concepts}


def _summary(title: str, text: str, language: str) -> dict[str, float]:
    """What the title says counts most: it tells what the paragraph is for."""
    in_title = {term: TITLE * weight for term, weight in _terms(title, language).items()}
    return _terms(text, language) | in_title


def _cosine(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    return sum(weight * other.get(term, 0.0) for term, weight in one.items())
