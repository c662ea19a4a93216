"""Notation that means something by its neighbours: ``p`` between calls, ``E`` beside ``P``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.notation import SHORT
from bot.understanding.written import Entity, EntityType
from rulings.terms import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.notation import Notation
    from bot.understanding.text import Token

LISTED: Final = frozenset({",", "-"})
"""Marks that join honours of one suit: "ace, king of spades"."""
PICTURES: Final = frozenset("AKQJ")
"""Ranks whose words are no numbers: "trick ten, king of spades" tells one card."""


def by_neighbours(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """What was found word by word, put right by what stands beside it."""
    seen = _by_own_letters(_between_calls(found, tokens, notation), tokens, notation)
    seen = sorted([*seen, *_behind_seats(seen, tokens, notation)], key=lambda e: e.start)
    seen = _by_own_suits(seen, tokens, notation)
    seen = _with_ranks(seen, tokens, notation)
    return sorted([*seen, *_abbreviated(seen, tokens, notation)], key=lambda e: e.start)


def _by_own_letters(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """``P ja E``: beside the Finnish letter for north, or another seat in words, E is south."""
    own = notation.own_seats.words
    seats = [e for e in found if e.type is EntityType.SEAT]
    letters = {tokens[e.start].word: e.value for e in seats if len(tokens[e.start].raw) == 1}
    if not letters or not letters.keys() <= own.keys():
        return list(found)
    english = notation.english_seats
    in_words = {
        e.value
        for e in seats
        if len(tokens[e.start].raw) > 1 and english.get(tokens[e.start].word) is None
    }
    others = bool(in_words) and in_words.isdisjoint(own[x] for x in letters)
    if not others and not any(own[x] == seat for x, seat in letters.items()):
        return list(found)
    return [
        e._replace(value=own[tokens[e.start].word])
        if e.type is EntityType.SEAT and tokens[e.start].word in letters
        else e
        for e in found
    ]


def _by_own_suits(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """``1C``: the German letter for hearts, unless English letters for suits stand beside it."""
    own = notation.own_suits.words
    letters = {e: _suit_letter(e, tokens, notation) for e in found} if own else {}
    named = set(letters.values())
    if named.isdisjoint(own) or not named.isdisjoint(notation.english_suits.words):
        return list(found)
    return [
        e._replace(value=e.value.replace(notation.suits.words[letters[e]], own[letters[e]]))
        if letters[e] in own
        else e
        for e in found
    ]


def _suit_letter(entity: Entity, tokens: Sequence[Token], notation: Notation) -> str:
    """The letter by which the suit of a call or a card is named, if it is; or an English sign."""
    if entity.type not in (EntityType.CALL, EntityType.CARD):
        return ""
    word = next((t.word for t in tokens[entity.start : entity.end] if t.is_word), "")
    if word in notation.english_suits.words:
        return word
    both = entity.type is EntityType.CARD and entity.end == entity.start + 1  # suit and rank: "CK"
    letter = word[0] if len(word) == 1 or (both and len(word) == SHORT) else ""
    return letter if letter in notation.suits.words else ""


def _with_ranks(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """``ace and king of spades``: ranks right before one that has its suit are of the same."""
    seen = list(found)
    for n in range(len(seen) - 2, -1, -1):
        rank, card = seen[n], seen[n + 1]
        first = notation.meaning(tokens[card.start].word)
        if card.type is not EntityType.CARD or first.rank is None or first.suit:
            continue
        value = _rank(rank, tokens, notation)
        between = [t.word for t in tokens[rank.end : card.start]]
        listed = value in PICTURES and (not between or (len(between) == 1 and between[0] in LISTED))
        if value and (listed or [notation.joins.get(word) for word in between] == ["words"]):
            seen[n] = rank._replace(type=EntityType.CARD, value=card.value[0] + value)
    return seen


def _rank(entity: Entity, tokens: Sequence[Token], notation: Notation) -> str | None:
    """The rank that an entity tells; not of a trick or a board by its number."""
    if entity.type is EntityType.RANK:
        return entity.value
    before = tokens[entity.start - 1].word if entity.start else ""
    if entity.type is not EntityType.NUMBER or notation.counted.get(before):
        return None
    return notation.ranks.get(entity.value)


def _abbreviated(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> Iterator[Entity]:
    """``1h p 2h (p)``, ``no bid, no bid, 1s``: abbreviations that stand for calls among calls."""
    calls = {e.start: e.end for e in found if e.type is EntityType.CALL}
    if not calls:
        return
    covered = {n: e for e in found for n in range(e.start, e.end)}
    run: list[Entity | None] = []
    """Calls (``None``) and what may be some, one behind the other."""
    open_before = True
    at = 0
    while at <= len(tokens):
        here = covered.get(at)
        may_be = _may_call(at, tokens, notation) if at < len(tokens) and here is None else None
        if may_be or at in calls:
            run.append(may_be)
            at = may_be.end if may_be else calls[at]
            continue
        between = at < len(tokens) and (
            here.type is EntityType.SEAT if here else not tokens[at].raw.isalnum()
        )
        if not between:
            yield from _of_a_run(run, open_before=open_before, open_behind=at == len(tokens))
            run, open_before = [], False
        at += 1


def _may_call(at: int, tokens: Sequence[Token], notation: Notation) -> Entity | None:
    """``p``, ``d``, ``no bid``: calls only among calls."""
    words = notation.calls.words
    both = " ".join(t.word for t in tokens[at : at + 2])
    if at + 1 < len(tokens) and both in words:
        return Entity(EntityType.CALL, words[both], at, at + 2)
    word = tokens[at].word
    return (
        Entity(EntityType.CALL, words[word], at, at + 1)
        if len(word) <= SHORT and word in words
        else None
    )


def _of_a_run(
    run: Sequence[Entity | None], *, open_before: bool, open_behind: bool
) -> Iterator[Entity]:
    """The abbreviations of a run that are calls.

    Where other words stand before or behind, only those between two calls are.
    """
    certain = [n for n, may_be in enumerate(run) if may_be is None]
    if not certain:
        return
    first = 0 if open_before else certain[0]
    last = len(run) - 1 if open_behind else certain[-1]
    yield from (entity for entity in run[first : last + 1] if entity)


def _behind_seats(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> Iterator[Entity]:
    """``W p, N P``: a letter for a pass right behind a seat, before a mark or another seat.

    Where a call or the dealer is told too, or another such pass, and no other letter stands so:
    "W P, N K" are cards. "P. Smith" is a name.
    """
    seats = {e.start: e.end for e in found if e.type is EntityType.SEAT}
    covered = {n for e in found for n in range(e.start, e.end)}
    ends = set(seats.values())
    ends |= {
        e.end for e in found if e.type is EntityType.DEALER and e.start in ends
    }  # "S dealer p"
    behind = [end for end in sorted(ends) if end < len(tokens) and end not in covered]
    short = [at for at in behind if len(tokens[at].raw) <= SHORT and tokens[at].is_word]
    calls = notation.calls.words
    passes = [at for at in short if len(tokens[at].raw) == 1 and calls.get(tokens[at].word) == PASS]
    others = any(tokens[at].word not in calls for at in short)
    auction = any(e.type in (EntityType.CALL, EntityType.DEALER) for e in found)
    if others or not (auction or len(passes) > 1):
        return
    for at in passes:
        follows = [n for n, t in enumerate(tokens[at + 1 : at + 3], at + 1) if t.raw.isalnum()]
        name = tokens[at + 1 : at + 2] and tokens[at + 1].raw == "." and follows
        if not follows or follows[0] in seats or (follows[0] > at + 1 and not name):
            yield Entity(EntityType.CALL, PASS, at, at + 1)


def _between_calls(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """``1H P 2H``: where no other seat is named, a seat's letter between two calls is a call."""
    letters = {tokens[e.start].word for e in found if e.type is EntityType.SEAT}
    call = notation.calls.words.get(min(letters, default=""))
    if len(letters) != 1 or call is None:
        return list(found)
    calls = {n for e in found if e.type is EntityType.CALL for n in (e.start, e.end)}
    between = any(e.type is EntityType.SEAT and e.start in calls and e.end in calls for e in found)
    return [
        e._replace(type=EntityType.CALL, value=call) if between and e.type is EntityType.SEAT else e
        for e in found
    ]
