"""Which part each player that a text names has in the play: declarer, dummy, or defender.

Told of a seat ("South is declarer"), or of the teller ("I'm in 3NT", "my dummy", "they declare"):
then of his partner and his opponents too.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.understanding.notation import notation
from bot.understanding.people import APART, WRONG_CALLS, joined, plays_in
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept


class Role(StrEnum):
    """A player's part in the play."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DECLARING = "declaring"
    """Declarer or dummy."""
    DEFENDER = "defender"


class Named(NamedTuple):
    """A player that a text names, where it does."""

    who: str
    """An idea that names a player; or ``seat``, and how many places on from the first one named it
    is: what is learned of two players holds for all."""
    start: int
    end: int
    role: Role | None


PARTS: Final = frozenset({Role.DECLARER, Role.DUMMY, Role.DEFENDER})
"""Ideas that name a part in the play."""
OWN: Final = ("me", "partner")
OTHERS: Final = ("lho", "rho", "opponent")
ACROSS: Final = {
    Role.DECLARER: Role.DUMMY,
    Role.DUMMY: Role.DECLARER,
    Role.DECLARING: Role.DECLARING,
    Role.DEFENDER: Role.DEFENDER,
}
"""The part of a player's partner."""
_AGAINST: Final = {
    Role.DECLARER: Role.DEFENDER,
    Role.DUMMY: Role.DEFENDER,
    Role.DECLARING: Role.DEFENDER,
    Role.DEFENDER: Role.DECLARING,
}
"""The part of his opponents."""
TELLERS: Final = frozenset({"i", "we"})
"""How the meaning of a verb ends that tells the teller's own part, or all that it means: Finnish
"puolustamme", "olin pelinviejä"."""
WHOSE: Final = {"my": "me", "their": "opponent"}
"""Whose contract it is, as the packs name it, and who plays it."""


def named(analysis: Analysis) -> list[Named]:
    """The players that a text names, in its order, with the part they have in the play."""
    declarer = analysis.people.declarer
    seats = analysis.seats
    found = [
        Named(
            f"seat {Seat(seats[0].value).places_to(Seat(e.value))}",
            e.start,
            e.end,
            seat_role(Seat(e.value), declarer) if declarer else None,
        )
        for e in seats
    ]
    part = analysis.teller
    for idea in analysis.persons:
        role: Role | None = None
        if idea.id in PARTS:
            role = Role(idea.id)
        elif part is not None:
            role = _from_teller(idea.id, part)
        found.append(Named(idea.id, idea.start, idea.end, role))
    return sorted(found, key=lambda one: (one.start, -one.end))


def acting(analysis: Analysis) -> list[Named | None]:
    """For each place of a text the player who was named there, or last before it."""
    players = {one.start: one for one in reversed(analysis.named)}
    found: list[Named | None] = []
    last: Named | None = None
    for place in analysis.places:
        last = next((players[at] for at in range(place.start, place.end) if at in players), last)
        found.append(last)
    return found


def seat_role(seat: Seat, declarer: Seat) -> Role:
    """The part of a seat, where another is declarer's."""
    if seat == declarer:
        return Role.DECLARER
    return Role.DUMMY if seat == declarer.partner else Role.DEFENDER


def tellers_part(analysis: Analysis) -> Role | None:
    """The teller's own part, where all that tells it agrees."""
    parts = set(_told_of_teller(analysis, analysis.persons))
    if parts == {Role.DECLARER, Role.DECLARING}:
        return Role.DECLARER
    return parts.pop() if len(parts) == 1 else None


def _told_of_teller(analysis: Analysis, ideas: Sequence[Concept]) -> Iterator[Role]:
    parts = [c for c in ideas if c.id in PARTS]
    own = {p.start for p in analysis.places if p.means and p.means[-1] in TELLERS}
    pronouns = {c.start for c in ideas if c.id == "me"}
    own |= {
        p.end
        for p in analysis.places
        if len(p.means) == 1 and p.means[0] in TELLERS and p.start not in pronouns
    }
    yield from (Role(part.id) for part in parts if part.start in own)
    for player in (c for c in ideas if c.id in (*OWN, *OTHERS)):
        for part in parts:
            if player.id == "me" and part.id == Role.DUMMY and player.end == part.start:
                yield Role.DECLARER  # "my dummy"
            elif joined(analysis, player, part) and player.start != part.end:
                yield _from_teller(player.id, Role(part.id))
    if analysis.tellers_seat and analysis.people.declarer:
        yield seat_role(analysis.tellers_seat, analysis.people.declarer)
    for who in _playing(analysis, ideas):
        yield _from_teller(who, Role.DECLARER)


def _from_teller(who: str, role: Role) -> Role:
    """The part of somebody whom the teller names from where he sits, from the teller's own.

    And the other way round: partners' and opponents' parts tell each other's alike.
    """
    if who == "me":
        return role
    return ACROSS[role] if who == "partner" else _AGAINST[role]


def _playing(analysis: Analysis, ideas: Sequence[Concept]) -> Iterator[str]:
    """Who plays the contract, the only bid of a text: ``I'm in 3NT``, ``their 4S``.

    Who names nobody speaks of himself: ``playing 4S``.
    """
    if any(c.id in WRONG_CALLS for c in analysis.concepts):
        return
    words = notation(analysis.language).declares.words
    others = {e.start for e in analysis.seats}
    others |= {c.start for c in ideas if c.id in PARTS}
    said = [words.get(t.word) for t in analysis.tokens]
    for bid in analysis.only_bid:
        before = said[bid.start - 1] if bid.start else None
        if before in WHOSE:
            yield WHOSE[before]
            continue
        near = [
            c
            for c in ideas
            if 0 < bid.start - c.end <= APART
            and c.id in (*OWN, *OTHERS)
            and plays_in(said[c.end : bid.start])
        ]
        if near:
            yield near[-1].id
        elif before == "plays" and others.isdisjoint(range(bid.start - 3, bid.start)):
            yield "me"
