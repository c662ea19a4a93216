"""Laws 6, 7 and 22B: shuffling and dealing, and how boards and cards are handled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.irregularity import Irregularity
from rulings.ruling import Ruling, ruling
from rulings.slots import fact


class Handling(StrEnum):
    """What happened with the cards or the board, or what is asked about them."""

    PASSED_OUT = "passed_out"
    """All four passed, and somebody wants to deal again."""
    MISDEALT = "misdealt"
    """The cards were dealt in a wrong way."""
    CARD_SEEN = "card_seen"
    """During shuffle or deal a player could have seen another player's card."""
    NOT_SHUFFLED = "not_shuffled"
    """The cards were dealt from a sorted pack without a shuffle."""
    OTHER_SESSION = "other_session"
    """The deal comes from another session."""
    SHARED_BOARDS = "shared_boards"
    """Tables exchange their boards."""
    DIRECTORS_REDEAL = "directors_redeal"
    """The director wants a new deal."""
    DUPLICATED = "duplicated"
    """Boards that were duplicated beforehand."""
    SHUFFLING = "shuffling"
    """How to shuffle; who may ask for a cut."""
    DEALING = "dealing"
    """How to deal."""
    PRESENCE = "presence"
    """Who must be there when cards are shuffled and dealt."""
    WHO_DEALS = "who_deals"
    """Where and by whom boards are dealt."""
    BOARD_MOVED = "board_moved"
    """The board was moved or turned during the play."""
    NOT_COUNTED = "not_counted"
    """A player did not count his cards."""
    NOT_LOOKED = "not_looked"
    """A player called without looking at his cards."""
    TOUCHED_CARDS = "touched_cards"
    """A player touched cards that are not his."""
    RETURNING_CARDS = "returning_cards"
    """How the hands go back into the board."""
    HAND_TAKEN_OUT = "hand_taken_out"
    """After play a hand was taken out of the board again."""
    RESPONSIBILITY = "responsibility"
    """Who is responsible for proper conditions at the table."""


class ShuffleAndDeal(Irregularity):
    """Something about the shuffle, the deal, or the handling of boards and cards."""

    kind: ClassVar[str] = "shuffle_and_deal"

    what: Handling = fact(
        "6",
        offered=(
            Handling.MISDEALT,
            Handling.CARD_SEEN,
            Handling.NOT_SHUFFLED,
            Handling.PASSED_OUT,
            Handling.TOUCHED_CARDS,
        ),
    )
    auction_begun: bool = fact("6D1")
    """A call has been made on the board."""
    replay: bool = fact("6D2", assumed=False, editions={LAWS_2017, LAWS_2007})
    """The event is meant to replay old deals."""
    result_known: bool = fact("86A", assumed=False)
    """In teams: a contestant could know the result of the match without this board."""
    permitted: bool = fact("7B3", assumed=False)
    """An opponent or the director allowed it; or the other side or the director was there."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """A board that was passed out has had an auction."""
        return {"auction_begun": True} if told.get("what") == Handling.PASSED_OUT else {}


_HANDLING: Final[dict[Handling, Ruling]] = {
    Handling.PASSED_OUT: ruling("22B:no_redeal", "6D3:not_passed_out", board="result_stands"),
    Handling.SHARED_BOARDS: ruling("6D2:shared", board="play_on"),
    Handling.DUPLICATED: ruling("6F"),
    Handling.SHUFFLING: ruling("6A"),
    Handling.DEALING: ruling("6B", "6E4"),
    Handling.PRESENCE: ruling("6C"),
    Handling.WHO_DEALS: ruling("6E1", "6E2", "6E3", "6E4"),
    Handling.BOARD_MOVED: ruling("7A", penalty="possible"),
    Handling.NOT_COUNTED: ruling("7B2", "90B7:not_counted", penalty="possible"),
    Handling.NOT_LOOKED: ruling("7B2:look", "7B1", penalty="possible"),
    Handling.RETURNING_CARDS: ruling("7C"),
    Handling.RESPONSIBILITY: ruling("7D"),
}
"""What needs no further fact."""


_SEEN: Final = ruling(
    "6D1:begun", "16D3", later=("24:partner",), board="play_on", adjusted_score="possible"
)


@dataclass(frozen=True, slots=True)
class _Law6:
    """What is different between the editions."""

    seen: Ruling = _SEEN
    """A card was seen, and the auction has begun."""
    number: str = "13:number"
    replays: bool = True
    """Whether the edition knows events in which old deals are replayed."""
    handling: Mapping[Handling, Ruling] = field(default_factory=lambda: _HANDLING)


_SINCE_2007: Final = _Law6()
_LAW_6_1997: Final = _Law6(
    seen=ruling("6D1:begun", "16D1", adjusted_score="possible"),
    number="1997-13:number",
    replays=False,
    handling={**_HANDLING, Handling.SHARED_BOARDS: ruling("1997-6D2:shared", board="play_on")},
)


@law(
    "6-7",
    of=ShuffleAndDeal,
    editions={
        LAWS_2017: _SINCE_2007,
        LAWS_2007: _SINCE_2007,
        LAWS_1997: _LAW_6_1997,
    },
)
def shuffle_and_deal(case: ShuffleAndDeal, own: _Law6) -> Ruling:
    """Law 6: a fair deal, or a new one; Law 7: hands off what is not yours."""
    if plain := own.handling.get(case.what):
        return plain
    match case.what:
        case Handling.MISDEALT | Handling.CARD_SEEN:
            return _dealt_wrong(case, own)
        case Handling.DIRECTORS_REDEAL:
            if case.result_known:
                return ruling("86A:no_redeal", "6D3", adjusted_score="required")
            return ruling("6D3", board="redeal")
        case Handling.TOUCHED_CARDS | Handling.HAND_TAKEN_OUT:
            return _touched(case)
        case _:
            return _invalid_deal(case, own)


def _dealt_wrong(case: ShuffleAndDeal, own: _Law6) -> Ruling:
    """6D1: before the auction the cards are shuffled and dealt again."""
    if not case.auction_begun:
        return ruling("6D1", board="redeal")
    if case.what is Handling.CARD_SEEN:
        return own.seen
    return ruling("6D1:too_late", own.number, board="play_on")


def _invalid_deal(case: ShuffleAndDeal, own: _Law6) -> Ruling:
    """6D2: an unshuffled or imported deal has no valid result, except in a replay event."""
    if own.replays and case.replay:
        return ruling("6D2:replay", board="play_on")
    return ruling("6D2", board="cancelled")


def _touched(case: ShuffleAndDeal) -> Ruling:
    """7B3, 7C: only with leave, or in the presence of the others."""
    paragraph = "7B3" if case.what is Handling.TOUCHED_CARDS else "7C"
    if case.permitted:
        return ruling(f"{paragraph}:permitted", penalty="none")
    return ruling(f"{paragraph}:forbidden", "90B5:touching", penalty="possible")
