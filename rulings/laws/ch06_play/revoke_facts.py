"""What can be told of a revoke (Laws 61-64), and what follows from it with certainty."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from rulings.irregularity import Impossible
from rulings.terms import Seat, Side

if TYPE_CHECKING:
    from collections.abc import Mapping


class Hand(StrEnum):
    """The hand a card came from."""

    DECLARER = "declarer"
    """Declarer's own hand."""
    DUMMY = "dummy"
    """The cards on the table: dummy did not follow suit."""
    DEFENDER = "defender"


class Winner(StrEnum):
    """Who won the trick in which the revoke was made, seen from the offender."""

    OFFENDER = "offender"
    """The player who revoked: his ruff or his card won."""
    PARTNER = "partner"
    """His partner; for declarer this is dummy."""
    OTHER_SIDE = "other_side"
    """One of the opponents."""


class Moment(StrEnum):
    """How far the play had come when somebody first drew attention to the revoke."""

    DURING_TRICK = "during_trick"
    """In the revoke trick itself: the player noticed at once, others were still to play."""
    BEFORE_NEXT_TRICK = "before_next_trick"
    """The trick is complete, nobody has played to the next one."""
    ONLY_OPPONENTS_PLAYED_ON = "only_opponents_played_on"
    """An opponent has led or played to the next trick, the offender and his partner have not."""
    SIDE_PLAYED_ON = "side_played_on"
    """The offender or his partner has led or played to the next trick."""
    LATER_TRICK = "later_trick"
    """One or more tricks later, for example when the missing suit appeared."""
    END_OF_PLAY = "end_of_play"
    """When the board had been played out."""
    NEXT_BOARD_BEGUN = "next_board_begun"
    """When the next board was on the table; who had called is not told."""
    AFTER_CALL_ON_NEXT_BOARD = "after_call_on_next_board"
    """After one of the opponents of the offender had called on the next board."""
    AFTER_ROUND = "after_round"
    """After the round had ended."""


class NextAct(StrEnum):
    """What the offender or his partner did after the revoke trick, before attention was drawn."""

    PLAYED = "played"
    """Led or played to the next trick, rightly or wrongly."""
    NAMED_CARD = "named_card"
    """Named or pointed at a card for the next trick."""
    CLAIMED = "claimed"
    """Made a claim or a concession."""
    AGREED_TO_CLAIM = "agreed_to_claim"
    """Agreed to a claim or concession by the opponents."""
    NOTHING = "nothing"


class Inquiry(StrEnum):
    """Who asked whether a player who did not follow suit has none of it."""

    DECLARER_ASKS_DEFENDER = "declarer_asks_defender"
    DUMMY_ASKS_DECLARER = "dummy_asks_declarer"
    DUMMY_ASKS_DEFENDER = "dummy_asks_defender"
    DEFENDER_ASKS_DECLARER = "defender_asks_declarer"
    DEFENDER_ASKS_PARTNER = "defender_asks_partner"


class Circumstance(StrEnum):
    """What sets a revoke apart from an ordinary one."""

    ORDINARY = "ordinary"
    COULD_NOT_FOLLOW = "could_not_follow"
    """The player had none of the suit, or could not comply: there is no revoke."""
    TWELFTH_TRICK = "twelfth_trick"
    """The revoke was made in trick twelve, with two cards left."""
    BOTH_SIDES = "both_sides"
    """A player of each side has revoked on this board."""
    REPEATED = "repeated"
    """The same player revoked in this suit before, and that revoke is established."""
    PENALTY_CARD_NOT_PLAYED = "penalty_card_not_played"
    """The card that should have been played was a penalty card."""
    DUMMY_ASKED_FIRST = "dummy_asked_first"
    """Dummy, who had looked at a hand he may not see, was the first to ask about it."""
    AFTER_CALL_ON_NEXT_BOARD = "after_call_on_next_board"
    """First noticed after an opponent of the offender had called on the next board."""
    AFTER_ROUND = "after_round"
    """First noticed after the end of the round."""


_NOT_YET = (Moment.DURING_TRICK, Moment.BEFORE_NEXT_TRICK, Moment.ONLY_OPPONENTS_PLAYED_ON)
AFTER_PLAY = (
    Moment.END_OF_PLAY,
    Moment.NEXT_BOARD_BEGUN,
    Moment.AFTER_CALL_ON_NEXT_BOARD,
    Moment.AFTER_ROUND,
)
"""The moments at which the board had been played out."""

_BACK_LATER = (Moment.SIDE_PLAYED_ON, Moment.LATER_TRICK)
_ESTABLISHING = (NextAct.PLAYED, NextAct.NAMED_CARD, NextAct.CLAIMED)
_LATE = (Circumstance.AFTER_CALL_ON_NEXT_BOARD, Circumstance.AFTER_ROUND)
_ONLY_OF: Final[Mapping[Any, Hand]] = {
    Circumstance.PENALTY_CARD_NOT_PLAYED: Hand.DEFENDER,
    Circumstance.DUMMY_ASKED_FIRST: Hand.DECLARER,
}
"""Only a defender has penalty cards; dummy asks about cards from declarer's hand."""
_BY_SEAT = {0: Winner.OFFENDER, 2: Winner.PARTNER}


def whose_hand(told: Mapping[str, Any]) -> dict[str, Any]:
    """The hand from the offender's seat, and what a side excludes."""
    offender, declarer, hand = told.get("offender"), told.get("declarer"), told.get("hand")
    side = told.get("side")
    if offender and declarer:
        own = (Hand.DECLARER, Hand.DEFENDER, Hand.DUMMY, Hand.DEFENDER)[
            Seat(declarer).places_to(Seat(offender))
        ]
        # a card from dummy is often called declarer's revoke
        if hand is None or not (own == Hand.DECLARER and hand == Hand.DUMMY):
            return {"hand": own, "side": _side_of(own)}
    if hand is None:
        only = Hand.DEFENDER if side == Side.DEFENDING else _ONLY_OF.get(told.get("circumstance"))
        return {"hand": only} if only else {}
    return {"side": _side_of(hand)}


def _side_of(hand: Any) -> Side:
    return Side.DEFENDING if hand == Hand.DEFENDER else Side.DECLARING


def how_far(told: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the revoke is established, from what had happened by then (Law 63A)."""
    moment, act = told.get("moment"), told.get("next_act")
    if told.get("lead_withdrawn"):
        return {"established": False}
    late = told.get("circumstance") in _LATE
    if act in _ESTABLISHING or late or told.get("both_established"):
        return {"established": True}
    if act == NextAct.AGREED_TO_CLAIM:  # what that means differs between editions
        over = told.get("objection_over", told.get("established"))
        over = True if moment == Moment.AFTER_ROUND else over
        if over is None:
            return {}
        return {"objection_over": over, **({"established": True} if over else {})}
    if moment is not None:
        return {"established": moment not in _NOT_YET}
    if act == NextAct.NOTHING:
        return {"established": False}
    later = told.get("later_tricks"), told.get("won_later"), told.get("objection_over")
    if "established" not in told and any(value is not None for value in later):
        return {"established": later[2] is not False}
    return {}


def trick_twelve(told: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the hands were back in the board, and whether both revokes can be established.

    Only where it matters: of an ordinary revoke neither is said to have been understood.
    """
    moment, circumstance = told.get("moment"), told.get("circumstance")
    found = dict[str, Any]()
    if told.get("trick") == 12 or circumstance == Circumstance.TWELFTH_TRICK:
        if moment in AFTER_PLAY and moment != Moment.END_OF_PLAY:
            found["hands_returned"] = True
        elif moment in _BACK_LATER or told.get("established") is False:
            found["hands_returned"] = False
    both = circumstance == Circumstance.BOTH_SIDES or told.get("same_trick")
    if both and told.get("established") is False:
        found["both_established"] = False
    elif told.get("same_trick") and not found and moment in (Moment.LATER_TRICK, *AFTER_PLAY):
        found["both_established"] = True  # a trick later both sides have played on
    return found


def which_circumstance(told: Mapping[str, Any]) -> dict[str, Any]:
    """The circumstance from the details that tell it; the first that applies."""
    trick, moment = told.get("trick"), told.get("moment")
    if trick == 13:
        msg = "trick: with one card left nobody can revoke"
        raise Impossible(msg)
    if told.get("circumstance") is not None:
        return {}
    signs = {
        Circumstance.TWELFTH_TRICK: trick == 12,
        Circumstance.BOTH_SIDES: told.get("both_established") or told.get("same_trick"),
        Circumstance.AFTER_ROUND: moment == Moment.AFTER_ROUND,
        Circumstance.AFTER_CALL_ON_NEXT_BOARD: moment == Moment.AFTER_CALL_ON_NEXT_BOARD
        or told.get("non_offenders_called"),
    }
    return next(({"circumstance": c} for c, applies in signs.items() if applies), {})


def who_won(told: Mapping[str, Any]) -> dict[str, Any]:
    """The winner of the revoke trick from seats, hands and the cards played."""
    found: dict[str, Any] = {}
    offender, winner = told.get("offender"), told.get("trick_winner")
    hand, by = told.get("hand"), told.get("winner_hand")
    if hand == Hand.DUMMY and winner and told.get("declarer"):
        offender = Seat(told["declarer"]).partner
    if offender and winner:
        found["won_by"] = _BY_SEAT.get(Seat(offender).places_to(Seat(winner)), Winner.OTHER_SIDE)
    elif by is not None:
        found |= _won_by_hand(hand, told.get("side"), by)
    won_by = found.get("won_by", told.get("won_by"))
    if won_by is not None:
        by_side = won_by != Winner.OTHER_SIDE
        if found.get("side_won_trick", by_side) != by_side:
            msg = "winner_hand: contradicts won_by"
            raise Impossible(msg)
        found["side_won_trick"] = by_side
    elif told.get("side_won_trick") is False:
        found["won_by"] = Winner.OTHER_SIDE
    return found


def _won_by_hand(hand: Any, side: Any, by: Any) -> dict[str, Any]:
    """The winner from the hands; a defender's trick may be his own or his partner's."""
    if side is None:
        return {}
    if _side_of(by) != side:
        return {"won_by": Winner.OTHER_SIDE}
    if side == Side.DECLARING and hand is not None:
        return {"won_by": Winner.OFFENDER if hand == by else Winner.PARTNER}
    return {"side_won_trick": True}


def ruff_or_discard(told: Mapping[str, Any]) -> dict[str, Any]:
    """A discard cannot win the trick; which it was, from trumps and the card played."""
    trumps, card = told.get("trumps"), told.get("card")
    found: dict[str, Any] = {}
    if told.get("broke_requirement"):
        return found
    if trumps == "NT":
        found["discarded"] = True
    elif trumps and card:
        found["discarded"] = card[0] != trumps
    if found.get("discarded", told.get("discarded")) and told.get("won_by") == Winner.OFFENDER:
        msg = "won_by: a discard cannot win the trick"
        raise Impossible(msg)
    return found


def tricks_after(told: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the side won a trick after the revoke, and two in all, from the numbers told."""
    later, total = told.get("later_tricks"), told.get("tricks_from_revoke")
    won_it = told.get("side_won_trick")
    if later is not None:
        if later == 1:
            in_all = {} if won_it is None else {"won_two": won_it}
        else:
            in_all = {"won_two": later > 1}
        return {"won_later": later > 0, **in_all}
    if total is None:
        return {}
    if total == 0:
        return {
            "won_by": Winner.OTHER_SIDE,
            "side_won_trick": False,
            "won_later": False,
            "won_two": False,
        }
    if total > 1:
        return {"won_later": True, "won_two": True}
    return {"won_two": False, **({} if won_it is None else {"won_later": not won_it})}
