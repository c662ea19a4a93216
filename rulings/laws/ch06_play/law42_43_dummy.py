"""Laws 42 and 43: what dummy may do, and what he may not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import fact
from rulings.terms import Side


class Act(StrEnum):
    """What dummy did or wants to do."""

    INFORMS_DIRECTOR = "informs_director"
    """Says what happened or what the Laws are while the director is at the table."""
    COUNTS_TRICKS = "counts_tricks"
    PLAYS_CARDS = "plays_cards"
    """Plays dummy's cards as declarer names them and sees that dummy follows suit."""
    ASKS_DECLARER = "asks_declarer"
    """Asks declarer whether he has none of the suit."""
    ASKS_DEFENDER = "asks_defender"
    """Asks a defender whether he has none of the suit."""
    WARNS_WRONG_HAND = "warns_wrong_hand"
    """Warns declarer who is about to lead from the wrong hand."""
    PREVENTS_IRREGULARITY = "prevents_irregularity"
    """Tries to prevent another irregularity, by anybody, before it happens."""
    DRAWS_ATTENTION = "draws_attention"
    """Says that an irregularity has happened."""
    CALLS_DIRECTOR = "calls_director"
    TAKES_PART = "takes_part"
    """Says something about the play to declarer, or plays himself."""
    SUGGESTS_CARD = "suggests_card"
    """Touches or points at one of dummy's cards without being told to."""
    EXCHANGES_HANDS = "exchanges_hands"
    """Swaps hands with declarer, or looks into declarer's hand."""
    LEAVES_SEAT = "leaves_seat"
    """Leaves his seat to watch declarer play."""
    LOOKS_AT_DEFENDER = "looks_at_defender"
    """Looks at the face of a card in a defender's hand."""
    SHOWN_BY_DEFENDER = "shown_by_defender"
    """A defender shows dummy his hand."""


class DummysRights(Irregularity):
    """Something dummy did, or asks whether he may do."""

    kind: ClassVar[str] = "dummys_rights"

    act: Act = fact("43A")
    looked_before: bool = fact("43A2", assumed=False)
    """Dummy had before swapped hands, left his seat to watch, or looked at a defender's card."""
    play_over: bool = fact("42B3", assumed=False)
    attention_drawn: bool = fact("43A1(a)")
    """Another player has already drawn attention to an irregularity."""
    irregularity_by: Side = fact("43B3 2007-43B3 1997-43B3")
    """Whose irregularity dummy points out, or tries to prevent."""
    declarer_revoked: bool = fact("43B2(b)", assumed=True)
    """The card dummy asked about was a revoke."""


_ALWAYS: Final = {
    Act.INFORMS_DIRECTOR: "42A1",
    Act.COUNTS_TRICKS: "42A2",
    Act.PLAYS_CARDS: "42A3",
}
_FORBIDDEN: Final = {
    Act.EXCHANGES_HANDS: "43A2(a)",
    Act.LEAVES_SEAT: "43A2(b)",
    Act.LOOKS_AT_DEFENDER: "43A2(c)",
}
_ALLOWED: Final = Facts(penalty="none")
_PUNISHABLE: Final = Facts(penalty="possible")


def _prevents(case: DummysRights) -> Ruling:
    if case.looked_before:
        return ruling("42B:lost", "43B1", base=_PUNISHABLE)
    return ruling("42B2", base=_ALLOWED)


def _prevents_2007(case: DummysRights) -> Ruling:
    """Law 42B2 until 2017: dummy may only keep declarer from going wrong."""
    if case.irregularity_by is Side.DEFENDING:
        return ruling("42B2:defender", "43B1", base=_PUNISHABLE)
    return _prevents(case)


@dataclass(frozen=True, slots=True)
class _Laws42And43:
    prevents: Callable[[DummysRights], Ruling]
    asks_defender: tuple[str, ...]
    shown: Ruling
    """A defender shows dummy his hand."""
    pointed_out: str
    """Having looked, dummy is the first to point out a defender's irregularity."""


LAWS_42_43_2017: Final = _Laws42And43(
    prevents=_prevents,
    asks_defender=("42B1:not_defender", "61B2(b)"),
    shown=ruling("43A3", penalty="possible"),
    pointed_out="43B3",
)
LAWS_42_43_2007: Final = replace(
    LAWS_42_43_2017,
    prevents=_prevents_2007,
    shown=ruling("43A2(c):shown", base=_ALLOWED),
    pointed_out="2007-43B3",
)
LAWS_42_43_1997: Final = replace(
    LAWS_42_43_2007, asks_defender=("42B1:not_defender",), pointed_out="1997-43B3"
)


@law(
    "42-43",
    of=DummysRights,
    editions={
        LAWS_2017: LAWS_42_43_2017,
        LAWS_2007: LAWS_42_43_2007,
        LAWS_1997: LAWS_42_43_1997,
    },
)
def dummys_rights(case: DummysRights, own: _Laws42And43) -> Ruling:
    """Laws 42 and 43: rights nobody takes from dummy, rights he can lose, and limits."""
    if case.act in _ALWAYS:
        return ruling(_ALWAYS[case.act], base=_ALLOWED)
    if case.act in _FORBIDDEN:
        later = ("43B2", f"{own.pointed_out}:if")
        return ruling(_FORBIDDEN[case.act], "43B1", later=later, base=_PUNISHABLE)
    match case.act:
        case Act.ASKS_DECLARER:
            return _asks_declarer(case)
        case Act.ASKS_DEFENDER:
            return ruling(
                *own.asks_defender,
                later=("16B:inquiry", "43B1"),
                base=_PUNISHABLE,
                ui_to="offending_side",
                adjusted_score="possible",
            )
        case Act.WARNS_WRONG_HAND:
            if case.looked_before:
                return ruling("43B2(a)", "43B1", base=_PUNISHABLE, lead_from="either_hand")
            return ruling("42B2:wrong_hand", base=_ALLOWED)
        case Act.PREVENTS_IRREGULARITY:
            return own.prevents(case)
        case Act.SHOWN_BY_DEFENDER:
            return own.shown
        case Act.SUGGESTS_CARD:
            return ruling(
                "45F:dummy", "43B1", base=_PUNISHABLE, board="play_on", adjusted_score="possible"
            )
        case Act.TAKES_PART:
            return ruling("43A1(c)", "43B1", base=_PUNISHABLE)
        case _:
            return _irregularity(case, own.pointed_out)


def _asks_declarer(case: DummysRights) -> Ruling:
    """Laws 42B1 and 43B2(b): a right, unless dummy had looked."""
    if not case.looked_before:
        return ruling("42B1", "61B2(a)", later=("62A:if",), base=_ALLOWED)
    if not case.declarer_revoked:
        return ruling("42B:lost", "43B1", base=_PUNISHABLE)
    return ruling(
        "43B2(b)",
        "64A:dummy",
        "43B1",
        later=("64C1",),
        base=_PUNISHABLE,
        must_correct=True,
        established=True,
        equity_check=True,
        adjusted_score="possible",
    )


def _irregularity(case: DummysRights, pointed_out: str) -> Ruling:
    """Laws 42B3, 43A1 and 43B3: dummy speaks of an irregularity after it has happened."""
    if case.play_over:
        return ruling("42B3", base=_ALLOWED)
    if case.act == Act.CALLS_DIRECTOR:
        if case.attention_drawn:
            return ruling("43A1(a):may", base=_ALLOWED)
        return ruling("43A1(a)", "43B1", base=_PUNISHABLE)
    if case.looked_before and case.irregularity_by == Side.DEFENDING:
        return ruling(
            pointed_out, "43B1", base=_PUNISHABLE, board="play_on", adjusted_score="possible"
        )
    return ruling("43A1(b)", "43B1", later=("42B3",), base=_PUNISHABLE)
