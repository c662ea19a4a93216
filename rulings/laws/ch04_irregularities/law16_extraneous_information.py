"""Law 16D: information about a board that comes from elsewhere."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement


class Learnt(StrEnum):
    """What the player happened to learn, and where."""

    OVERHEARD = "overheard"
    """A call, a result or a comment on the board, heard from somewhere."""
    OTHER_TABLE = "other_table"
    """Cards seen at another table."""
    WRONG_HAND = "wrong_hand"
    """He looked at a hand that is not his."""
    OWN_TABLE = "own_table"
    """He saw a card of another player at his own table, without anybody's doing."""
    OPPONENT_CARELESS = "opponent_careless"
    """An opponent holds his cards so that they can be seen."""


class Stage(StrEnum):
    """How far the board has come when it is found out."""

    BEFORE_AUCTION = "before_auction"
    """Nobody has called on the board."""
    AUCTION_BEGUN = "auction_begun"
    """At least one call has been made and the board is not over."""
    PLAY_OVER = "play_over"
    """The board has been played."""


class Remedy(StrEnum):
    """What the director does about it."""

    RESEAT = "reseat"
    """The player gets the seat and with it the hand that he knows."""
    REDEAL = "redeal"
    PLAY_ON = "play_on"
    """Play the board; adjust afterwards if the information affected the result."""
    ADJUST = "adjust"
    """Award an adjusted score at once."""


class Measure(StrEnum):
    """What the director did about it before 2007."""

    CHANGE_SEATS = "change_seats"
    """The player gets the seat and with it the hand that he knows."""
    SUBSTITUTE = "substitute"
    """Somebody else plays this board for him; all four players agree."""
    SCORE_NOW = "score_now"
    """An artificial adjusted score at once."""


class ExtraneousInformation(Irregularity):
    """A player has learnt something about a board that he plays or will play.

    The offender is the player who learnt it (he has done nothing wrong by that).
    """

    kind: ClassVar[str] = "extraneous_information"

    learnt: Learnt = fact("16D1")
    stage: Stage = fact(
        "16D3",
        offered=(Stage.BEFORE_AUCTION, Stage.AUCTION_BEGUN),
        editions={LAWS_2017, LAWS_2007},
    )
    interferes: bool = judgement("16D2")
    """The director thinks the information likely to interfere with normal play."""
    affected: bool = judgement("16D2(c)", editions={LAWS_2017, LAWS_2007})
    """The information affected the result (judged when the board is over)."""
    form_allows: bool = detail()
    """The form of the event lets these players change seats or have the board dealt again."""
    remedy: Remedy = judgement("16D2", editions={LAWS_2017, LAWS_2007})
    measure: Measure = judgement("1997-16B", editions={LAWS_1997})

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Reseating and a new deal belong to the time before the first call (16D3)."""
        changes = told.get("remedy") in (Remedy.RESEAT, Remedy.REDEAL)
        if changes and told.get("stage") in (Stage.AUCTION_BEGUN, Stage.PLAY_OVER):
            msg = "remedy: no reseating and no new deal after the first call"
            raise Impossible(msg)
        if changes and told.get("form_allows") is False:
            msg = "remedy: the event allows neither reseating nor a new deal"
            raise Impossible(msg)
        return {"stage": Stage.BEFORE_AUCTION} if changes else {}


_NOBODYS_FAULT: Final = Facts(ui_to="none")


@law(16, of=ExtraneousInformation, editions={LAWS_2017, LAWS_2007})
def extraneous_information(case: ExtraneousInformation) -> Ruling:
    """Law 16D: the director is told; he chooses what keeps the board fair."""
    if told(case, "learnt", Learnt.OPPONENT_CARELESS):
        return ruling("74C5:seen", "16A1(c)", base=_NOBODYS_FAULT, adjusted_score="no")
    if case.stage is Stage.PLAY_OVER:
        return _after_play(case)
    if not case.interferes:
        return ruling("16D2", "16D1", base=_NOBODYS_FAULT, board="play_on", adjusted_score="no")
    when = ("16D3",) if case.stage is Stage.AUCTION_BEGUN else ()
    match case.remedy:
        case Remedy.RESEAT:
            return ruling("16D2(a)", "16D1", base=_NOBODYS_FAULT, board="play_on")
        case Remedy.REDEAL:
            return ruling("16D2(b)", "16D1", base=_NOBODYS_FAULT, board="redeal")
        case Remedy.PLAY_ON:
            return ruling(
                "16D2(c)",
                *when,
                "16D1",
                base=_NOBODYS_FAULT,
                board="play_on",
                adjusted_score="possible",
            )
        case Remedy.ADJUST:
            return ruling(
                "16D2(d)",
                *when,
                "16D1",
                base=_NOBODYS_FAULT,
                board="cancelled",
                adjusted_score="required",
            )


def _after_play(case: ExtraneousInformation) -> Ruling:
    if case.affected:
        return ruling(
            "16D2(c):affected", "16D1", "12C1(b)", base=_NOBODYS_FAULT, adjusted_score="required"
        )
    return ruling(
        "16D2(c):unaffected",
        "16D1",
        base=_NOBODYS_FAULT,
        board="result_stands",
        adjusted_score="no",
    )


@law(16, of=ExtraneousInformation, editions={LAWS_1997})
def extraneous_information_1997(case: ExtraneousInformation) -> Ruling:
    """Law 16B of 1997: who plays on with the information has to be another player."""
    if told(case, "learnt", Learnt.OPPONENT_CARELESS):
        return ruling("74C5:seen", "1997-16", base=_NOBODYS_FAULT, adjusted_score="no")
    if told(case, "affected", True):
        return ruling(
            "1997-16:affected", "12A1", "1997-12C2", base=_NOBODYS_FAULT, adjusted_score="required"
        )
    harmless = told(case, "affected", False)
    if harmless or not case.interferes:
        return ruling("16D2", "16D1", base=_NOBODYS_FAULT, board="play_on", adjusted_score="no")
    no_choice = ("1997-16B:no_other",) if told(case, "remedy", *_SINCE_2007) else ()
    match _measure(case):
        case Measure.CHANGE_SEATS:
            says, facts = "16D2(a)", Facts(board="play_on")
        case Measure.SUBSTITUTE:
            says, facts = "1997-16B2", Facts(board="play_on")
        case Measure.SCORE_NOW:
            says, facts = "1997-16B3", Facts(board="cancelled", adjusted_score="required")
    return ruling(says, *no_choice, "16D1", base={**_NOBODYS_FAULT, **facts})


def _measure(case: ExtraneousInformation) -> Measure:
    """What was told in the words of the newer Laws, where the older ones have the same."""
    if told(case, "remedy", Remedy.RESEAT):
        return Measure.CHANGE_SEATS
    return Measure.SCORE_NOW if told(case, "remedy", Remedy.ADJUST) else case.measure


_SINCE_2007: Final = (Remedy.REDEAL, Remedy.PLAY_ON)
"""What the director could not choose before."""
