"""Laws 42 and 43: what dummy may do, and what he may not."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
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
    irregularity_by: Side = fact("43B3")
    """Whose irregularity dummy points out."""
    declarer_revoked: bool = fact("43B2(b)", assumed=True)
    """The card dummy asked about was a revoke."""
