"""Notation that means something by its neighbours: ``p`` between calls, ``E`` beside ``P``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.understanding.entities import Entity, EntityType
from bot.understanding.notation import SHORT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.notation import Notation
    from bot.understanding.text import Token

AND: Final = frozenset({"and", "och", "o", "und", "ja", "&", ",", "-"})
"""What stands between two ranks of one suit: "ace and king of spades"."""


def by_neighbours(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> list[Entity]:
    """What was found word by word, put right by what stands beside it."""
    seen = _by_own_letters(found, tokens, notation)
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
    in_words = {e.value for e in seats if len(tokens[e.start].raw) > 1}
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
    """The letter by which the suit of a call or a card is named, if it is."""
    if entity.type not in (EntityType.CALL, EntityType.CARD):
        return ""
    word = next((t.word for t in tokens[entity.start : entity.end] if t.is_word), "")
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
        between = [t.word for t in tokens[rank.end : card.start]]
        joined = len(between) == 1 and between[0] in AND
        if rank.type is EntityType.RANK and (joined or not between):
            seen[n] = rank._replace(type=EntityType.CARD, value=card.value[0] + rank.value)
        elif rank.type is EntityType.NUMBER and joined:
            value = notation.ranks.get(rank.value)
            if value:
                seen[n] = rank._replace(type=EntityType.CARD, value=card.value[0] + value)
    return seen


def _abbreviated(
    found: Sequence[Entity], tokens: Sequence[Token], notation: Notation
) -> Iterator[Entity]:
    """``1h p 2h (p)``: letters that stand for calls among calls; not at the edge of other words."""
    calls = {e.start for e in found if e.type is EntityType.CALL}
    if not calls:
        return
    covered = {n: e for e in found for n in range(e.start, e.end)}
    run: list[tuple[int, str]] = []
    """Places of calls (without a value) and of letters that may be some, one behind the other."""
    open_before = True
    for n, token in enumerate([*tokens, None]):
        entity = covered.get(n)
        if token and (n in calls or (entity is None and _may_call(token, notation))):
            run.append((n, "" if n in calls else notation.calls.words[token.word]))
            continue
        skipped = token and (
            (entity is None and not token.raw.isalnum())
            or (entity and entity.type in (EntityType.CALL, EntityType.SEAT))
        )
        if skipped:
            continue
        yield from _of_a_run(run, open_before=open_before, open_behind=token is None)
        run, open_before = [], False


def _may_call(token: Token, notation: Notation) -> bool:
    return token.is_word and len(token.word) <= SHORT and token.word in notation.calls.words


def _of_a_run(
    run: Sequence[tuple[int, str]], *, open_before: bool, open_behind: bool
) -> Iterator[Entity]:
    """The letters of a run that are calls.

    Where other words stand before or behind, only those between two calls are.
    """
    certain = [n for n, (_, letter) in enumerate(run) if not letter]
    if not certain:
        return
    first = 0 if open_before else certain[0]
    last = len(run) - 1 if open_behind else certain[-1]
    for at, call in run[first : last + 1]:
        if call:
            yield Entity(EntityType.CALL, call, at, at + 1)
