"""Law 13: a hand that started with more than thirteen cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement
from rulings.terms import Phase


class WrongNumber(Irregularity):
    """One hand has more than thirteen cards, so another has fewer or a card is foreign.

    The offender is a player whose hand is wrong.
    """

    kind: ClassVar[str] = "wrong_number_of_cards"

    most_cards: int = detail()
    """The number of cards in the fullest hand."""
    calls_made: int = detail()
    """How many calls have been made; none means that nobody with a wrong hand has called."""
    phase: Phase = detail()
    """When it was found out."""
    trick: int = detail()
    """The trick at which it was found out."""
    teams: bool = detail()

    foreign_card: bool = fact("13C", assumed=False)
    """The extra card does not belong to the deal (from another pack or board)."""
    foreign_card_played: bool = fact("13C")
    """It has been played to a trick that is complete."""
    play_over: bool = fact("13D", assumed=False)
    """Found out when the play of the board was over."""
    wrong_hand_called: bool = fact("13A")
    """A player with a wrong number of cards has called."""
    card_seen: bool = fact("13A2")
    """A player has seen a card that belongs to another hand."""
    affected: bool = judgement("13A2")
    """What was seen affected the result (judged after play)."""
    correctable: bool = judgement("13B1")
    """The director thinks that the deal can be corrected and played."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Without any call no wrong hand has called; when the auction is over, every hand has."""
        derived: dict[str, Any] = {}
        if (most := told.get("most_cards")) is not None and most <= 13:
            msg = "most_cards: no hand has more than thirteen, that is a missing card"
            raise Impossible(msg)
        calls, phase, trick = (told.get(s) for s in ("calls_made", "phase", "trick"))
        if trick is not None or phase in (Phase.CLARIFICATION, Phase.PLAY, Phase.AFTER_PLAY):
            calls = 4  # the auction is over only when all four have called
        if calls is not None and (calls == 0 or calls >= 4):
            derived["wrong_hand_called"] = calls > 0
        if phase is not None:
            derived["play_over"] = phase == Phase.AFTER_PLAY
        if told.get("foreign_card_played") is not None:
            derived["foreign_card"] = True
        return derived


_ADJUST: Final = Facts(adjusted_score="required", penalty="possible")


@law(13, of=WrongNumber, editions={LAWS_2017})
def wrong_number_of_cards(case: WrongNumber) -> Ruling:
    """Law 13: correct it while it can be played; otherwise adjust."""
    if case.foreign_card:
        return _foreign_card(case)
    if case.play_over:
        teams = ("86B:law13",) if told(case, "teams", True) else ()
        return ruling("13D", *teams, "12C1(b)", base=_ADJUST, board="cancelled")
    if case.wrong_hand_called:
        return _wrong_hand_has_called(case)
    if case.card_seen:
        return _card_was_seen(case)
    return ruling("13A1", board="play_on", adjusted_score="no")


def _foreign_card(case: WrongNumber) -> Ruling:
    """13C: it is taken away; only a foreign card in a complete trick may cost something."""
    if case.foreign_card_played:
        return ruling("13C:played", board="play_on", adjusted_score="possible")
    return ruling("13C", board="play_on", call_stands=True, adjusted_score="no")


def _wrong_hand_has_called(case: WrongNumber) -> Ruling:
    """13B: the director corrects the deal if it can be played."""
    if case.correctable:
        return ruling(
            "13B1",
            "13B1:after",
            board="play_on",
            call_stands=True,
            adjusted_score="possible",
        )
    return ruling("13B2", "12C1(b)", base=_ADJUST, board="cancelled")


def _card_was_seen(case: WrongNumber) -> Ruling:
    """13A2: the board is played; what was seen counts only if it affected the result."""
    if told(case, "affected", True):
        return ruling("13A2:affected", "12C1(b)", base=_ADJUST)
    if told(case, "affected", False):
        return ruling("13A2:unaffected", board="result_stands", adjusted_score="no")
    return ruling(
        "13A2",
        later=("12C1(b)",),
        board="play_on",
        adjusted_score="possible",
        penalty="possible",
    )
