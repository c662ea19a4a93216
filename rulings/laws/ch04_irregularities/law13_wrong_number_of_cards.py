"""Law 13: a hand that started with more than thirteen cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
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

    foreign_card: bool = fact("13C", assumed=False, editions={LAWS_2017, LAWS_2007})
    """The extra card does not belong to the deal (from another pack or board)."""
    foreign_card_played: bool = fact("13C", editions={LAWS_2017, LAWS_2007})
    """It has been played to a trick that is complete."""
    play_over: bool = fact("13D 1997-13C", assumed=False)
    """Found out when the play of the board was over."""
    wrong_hand_called: bool = fact("13A 1997-13")
    """A player with a wrong number of cards has called."""
    card_seen: bool = fact("13A2 1997-13B")
    """A player has seen a card that belongs to another hand."""
    affected: bool = judgement("13A2", editions={LAWS_2017, LAWS_2007})
    """What was seen affected the result (judged after play)."""
    matters: bool = judgement("2007-13D2(b)", editions={LAWS_2007, LAWS_1997})
    """What was seen is important enough to spoil normal bidding or play."""
    correctable: bool = judgement("13B1 1997-13")
    """The director thinks that the deal can be corrected and played."""
    all_agree: bool = fact("1997-13", editions={LAWS_1997})
    """All four players agree that the board is played."""

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


def _card_was_seen(case: WrongNumber, corrected: tuple[str, ...] = ()) -> Ruling:
    """13A2: the board is played; what was seen counts only if it affected the result."""
    if told(case, "affected", True):
        return ruling("13A2:affected", "12C1(b)", base=_ADJUST)
    if told(case, "affected", False):
        return ruling("13A2:unaffected", board="result_stands", adjusted_score="no")
    return ruling(
        "13A2",
        later=("12C1(b)", *corrected),
        board="play_on",
        adjusted_score="possible",
        penalty="possible",
    )


def _card_was_seen_2007(case: WrongNumber) -> Ruling:
    """13D2 of 2007: where it matters too much, the board is not played at all."""
    if not told(case, "affected", True, False) and case.matters:
        return ruling("2007-13D2(b)", "12C1(b)", base=_ADJUST, board="cancelled")
    return _card_was_seen(case, ("2007-13E",))


@dataclass(frozen=True, slots=True)
class _Law13:
    """What is different since 2007, when the players no longer had to agree."""

    teams: str
    seen: Callable[[WrongNumber], Ruling]
    """No wrong hand has called, and a player has seen a card of another hand."""
    corrected: tuple[str, ...] = ()
    """What is said besides where the director has moved cards and the board is played."""


@law(
    13,
    of=WrongNumber,
    editions={
        LAWS_2017: _Law13(teams="86B:law13", seen=_card_was_seen),
        LAWS_2007: _Law13(
            teams="2007-86D:law13",
            seen=_card_was_seen_2007,
            corrected=("2007-13E",),
        ),
    },
)
def wrong_number_of_cards(case: WrongNumber, own: _Law13) -> Ruling:
    """Law 13: correct it while it can be played; otherwise adjust."""
    if case.foreign_card:
        return _foreign_card(case)
    if case.play_over:
        teams = (own.teams,) if told(case, "teams", True) else ()
        return ruling("13D", *teams, "12C1(b)", base=_ADJUST, board="cancelled")
    if case.wrong_hand_called:
        return _wrong_hand_has_called(case, own.corrected)
    if case.card_seen:
        return own.seen(case)
    return ruling("13A1", later=own.corrected, board="play_on", adjusted_score="no")


def _foreign_card(case: WrongNumber) -> Ruling:
    """13C: it is taken away; only a foreign card in a complete trick may cost something."""
    if case.foreign_card_played:
        return ruling("13C:played", board="play_on", adjusted_score="possible")
    return ruling("13C", board="play_on", call_stands=True, adjusted_score="no")


def _wrong_hand_has_called(case: WrongNumber, corrected: tuple[str, ...]) -> Ruling:
    """13B: the director corrects the deal if it can be played."""
    if case.correctable:
        return ruling(
            "13B1",
            "13B1:after",
            later=corrected,
            board="play_on",
            call_stands=True,
            adjusted_score="possible",
        )
    return ruling("13B2", "12C1(b)", base=_ADJUST, board="cancelled")


@law(13, of=WrongNumber, editions={LAWS_1997})
def wrong_number_of_cards_1997(case: WrongNumber) -> Ruling:
    """Law 13 of 1997: what all four accept may be played."""
    if case.play_over:
        return ruling("1997-13C", board="cancelled", penalty="possible")
    foreign = ("1997-13:foreign",) if told(case, "foreign_card", True) else ()
    if case.wrong_hand_called:
        if case.correctable and case.all_agree:
            return ruling("1997-13", *foreign, board="play_on", call_stands=True)
        return ruling("1997-13:adjust", *foreign, "12C2(a)", base=_ADJUST, board="cancelled")
    if not case.card_seen:
        later = ("1997-13A:misdealt",)
        return ruling("13A1", *foreign, later=later, board="play_on", adjusted_score="no")
    if case.matters:
        return ruling("2007-13D2(b)", *foreign, base=_ADJUST, board="cancelled")
    if case.all_agree:
        return ruling("1997-13B1", *foreign, board="play_on", adjusted_score="no")
    return ruling("1997-13B2:objected", *foreign, base=_ADJUST, board="cancelled")
