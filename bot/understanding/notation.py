"""How a language writes seats, suits, ranks, levels and calls: compiled from its pack."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.languages import pack
from bot.understanding.text import WORDS_KEPT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MIN_PREFIX: Final = 3
SHORT: Final = 2
"""Words of so many letters are abbreviations: they need a neighbour that fits."""
JOINT: Final = 3
"""Letters that may join suit and rank in one word."""
ENGLISH: Final = "en"
OPTIONAL: Final = frozenset(
    {"counted", "left", "clock", "no_card", "of", "joins", "denominations", "joined_levels"}
    | {"possessive", "possessive_endings", "who", "own_seats", "own_suits", "english_suits"}
    | {"believed", "earlier", "explains", "his", "no_pass", "english_seats", "they", "oblique"}
    | {"oblique_endings", "several_tricks", "whether"}
)
"""Tables that a pack may do without."""


@dataclass(frozen=True, slots=True)
class Table:
    """Words and word beginnings with the value they stand for."""

    words: dict[str, str]
    prefixes: tuple[tuple[str, str], ...]
    """Longest first."""

    def get(self, word: str) -> str | None:
        """The value of a whole word."""
        found = self.words.get(word)
        if found is not None:
            return found
        if len(word) >= MIN_PREFIX:
            for prefix, value in self.prefixes:
                if word.startswith(prefix):
                    return value
        return None

    def splits(self, word: str) -> Iterator[tuple[str, str]]:
        """A compound's value and the rest of it: ``herttanelonen`` -> (``H``, ``nelonen``)."""
        for stem, value in self.prefixes:
            if word.startswith(stem) and len(word) > len(stem):
                yield value, word[len(stem) :]


class Meaning(NamedTuple):
    """What a word stands for in each class, if anything."""

    seat: str | None = None
    suit: str | None = None
    notrump: str | None = None
    rank: str | None = None
    level: str | None = None
    call: str | None = None
    dealer: str | None = None
    article: str | None = None
    counted: str | None = None
    left: str | None = None
    clock: str | None = None
    no_card: str | None = None
    of: str | None = None
    denomination: str | None = None
    """Right behind a level only, as the Finnish ``1he``: alone it is another word."""
    bid_verb: str | None = None
    card: str | None = None
    """Of a word for both: ``hjärteress``."""


NOTHING: Final = Meaning()


@dataclass(frozen=True)
class Notation:
    """The closed word classes of a language."""

    seats: Table
    suits: Table
    notrump: Table
    ranks: Table
    levels: Table
    calls: Table
    dealer: Table
    articles: Table
    counted: Table
    """What may be counted behind a suit: "in hearts 3 tricks" tells no card."""
    left: Table
    """Behind a number and a suit these tell a count: "two hearts left"; ``unless`` others follow:
    "two hearts left of me"."""
    clock: Table
    """Abbreviations of suits that before a number may tell the time."""
    no_card: Table
    """Two letters that are no suit and rank: ``TD``."""
    of: Table
    """What stands between a rank and its suit."""
    joins: Table
    """What stands between two cards, or their ranks."""
    denominations: Table
    """Abbreviations that stand right behind a level."""
    joined_levels: Table
    """How a word begins that names a bid: ``kolmos`` in ``kolmospata``."""
    bid_verbs: Table
    declares: Table
    over: Table
    """Words before the bid that another is made over; none where they come after it."""
    instead: Table
    """Words before or after a player who was to act, where another did; words that stand between
    him and the word for his turn (``link``), or say that it was too early (``early``) or that what
    follows is his (``his``)."""

    possessive: Table
    """What makes one person another's: between him and the other (``joins``: "lho's partner", where
    the apostrophe is gone), or the other way round (``of``)."""
    possessive_endings: Table
    """How a person's word ends that another belongs to."""
    who: Table
    """Words that begin what is said of a player: "East, who played 3NT"."""
    own_seats: Table
    """A language's own letters, where one of them means another seat in English."""
    english_seats: Table
    """English words for the seats, which are understood in every language."""
    own_suits: Table
    """The same for suits."""
    english_suits: Table
    """Letters that only English has for suits: they tell that the others are English too."""
    believed: Table
    """Words before what somebody only thought had happened."""
    earlier: Table
    """One word or two beside a call that was made before the wrong one: "had passed as dealer";
    some only where nothing follows (``last``)."""
    oblique: Table
    """Words before somebody who does nothing himself: "das Gebot meines Partners"."""
    oblique_endings: Table
    """How a word for the teller's partner ends that does nothing himself: "parilleni"."""
    they: Table
    """Verbs beside which a word for "she" and "they" is of several: "sie haben"; before them some
    other words are of several too (``those``): "die haben"."""
    explains: Table
    """Words for an explanation, which is not his who is named before them (``noun``), and those by
    which nobody who is named explains (``passive``): "my partner was told"; the teller where he
    does nothing himself (``told``)."""
    whether: Table
    """Verbs that ask by their form whether something is so: "emme tiedä, voittiko itä"."""
    his: Table
    """Words that make a partner his which elsewhere mean something else: "sen pari"."""
    several_tricks: Table
    """Words for tricks behind a number that counts them: "RHO got 2 tricks"."""
    no_pass: Table
    """Two words behind a word for a pass that make it something else: "sie passten nicht auf"."""

    @cached_property
    def meaning(self) -> Callable[[str], Meaning]:
        """The meaning of a folded word; ``NOTHING`` itself for most words."""
        return lru_cache(maxsize=WORDS_KEPT)(self._meaning)

    def _meaning(self, word: str) -> Meaning:
        found = Meaning(
            seat=self.seats.get(word),
            suit=self.suits.get(word),
            notrump=self.notrump.get(word),
            rank=self.ranks.get(word),
            level=self.levels.get(word),
            call=self.calls.get(word) or self._bid(word),
            dealer=self.dealer.get(word),
            article=self.articles.get(word),
            counted=self.counted.get(word),
            left=self.left.get(word),
            clock=self.clock.get(word),
            no_card=self.no_card.get(word),
            of=self.of.get(word),
            denomination=self.denominations.get(word),
            bid_verb=self.bid_verbs.get(word),
            card=self._card(word),
        )
        return NOTHING if found == NOTHING else found

    def _bid(self, word: str) -> str | None:
        """``kolmospata``, ``tvåklöver``."""
        for level, rest in self.joined_levels.splits(word):
            denomination = self.suits.get(rest) or ("NT" if self.notrump.get(rest) else None)
            if denomination and len(rest) > SHORT:
                return level + denomination
        return None

    def _card(self, word: str) -> str | None:
        """``hjärteress``, ``ristikuningas``."""
        for suit, rest in self.suits.splits(word):
            for cut in range(min(JOINT + 1, len(rest))):
                rank = self.ranks.get(rest[cut:])
                if rank and len(rest) - cut > SHORT:
                    return suit + rank
        return None


def _table(entries: dict[str, list[str]], extra: dict[str, list[str]] | None = None) -> Table:
    words: dict[str, str] = {}
    prefixes: dict[str, str] = {}
    for source in (extra or {}, entries):  # the language's own words win over English jargon
        for value, forms in source.items():
            for form in forms:
                if form.endswith("*"):
                    prefixes[form[:-1]] = value
                    words[form[:-1]] = value
                else:
                    words[form] = value
    return Table(words, tuple(sorted(prefixes.items(), key=lambda p: -len(p[0]))))


def _load(language: str) -> dict[str, dict[str, Any]]:
    file = pack(language) / "notation.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def notation(language: str) -> Notation:
    """The notation of a language; in each English calls and some other words are understood."""
    own = _load(language)
    english = _load(ENGLISH)
    everywhere = english["everywhere"]
    more = {"calls": english["calls"], "english_seats": everywhere["seats"], **everywhere}
    return Notation(
        **{
            table.name: _table(
                own.get(table.name, {}) if table.name in OPTIONAL else own[table.name],
                more.get(table.name),
            )
            for table in fields(Notation)
        }
    )
