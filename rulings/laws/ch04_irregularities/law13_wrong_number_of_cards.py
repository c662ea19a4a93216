"""Law 13: a hand that started with more than thirteen cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import detail, fact, judgement


class WrongNumber(Irregularity):
    """One hand has more than thirteen cards, so another has fewer or a card is foreign.

    The offender is a player whose hand is wrong.
    """

    kind: ClassVar[str] = "wrong_number_of_cards"

    most_cards: int = detail()
    """The number of cards in the fullest hand."""
    calls_made: int = detail()
    """How many calls have been made; none means that nobody with a wrong hand has called."""
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
        """Without any call no wrong hand has called; with four calls every hand has."""
        derived: dict[str, Any] = {}
        calls = told.get("calls_made")
        if calls is not None and (calls == 0 or calls >= 4):
            derived["wrong_hand_called"] = calls > 0
        if told.get("foreign_card_played") is not None:
            derived["foreign_card"] = True
        return derived
