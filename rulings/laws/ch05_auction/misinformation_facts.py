"""The facts of misinformation: what is asked, who explained, what is agreed (Laws 20F, 21, 75)."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final


class Matter(StrEnum):
    """What the case is about."""

    OWN_EXPLANATION = "own_explanation"
    """A player finds that he himself explained wrongly (or forgot to alert): what must he do?"""
    PARTNERS_EXPLANATION = "partners_explanation"
    """A player knows that his partner explained wrongly: when may he say so?"""
    CHANGE_CALL = "change_call"
    """A player called on an opponent's wrong explanation: may he change the call?"""
    CHANGE_PLAY = "change_play"
    """A player led or played on an opponent's wrong explanation: may he take the card back?"""
    DAMAGE = "damage"
    """An explanation did not fit the hand, or did harm: is the score adjusted?"""
    HEARD_PARTNER = "heard_partner"
    """Partner's explanation tells a player of a misunderstanding: what may he do with that?"""
    CHANGE_AFTER_CHANGE = "change_after_change"
    """An opponent changed his call because of a wrong explanation: may the next player too?"""
    OWN_MISUNDERSTANDING = "own_misunderstanding"
    """Nobody explained wrongly: the player himself misunderstood."""


class ExplainedBy(StrEnum):
    """Who gave the wrong explanation, seen from the player whose question it is."""

    SELF = "self"
    PARTNER = "partner"
    OPPONENT = "opponent"


class Fault(StrEnum):
    """What was wrong with the disclosure."""

    WRONG = "wrong_explanation"
    INCOMPLETE = "incomplete"
    """Something that mattered was left out."""
    NO_ALERT = "missing_alert"
    """No alert or announcement where one is required."""
    NEEDLESS_ALERT = "needless_alert"


class Acted(StrEnum):
    """What the misinformed player did on the strength of the explanation."""

    CALL = "call"
    PLAY = "play"


class Noticed(StrEnum):
    """When the error came to light."""

    AUCTION = "auction"
    """The auction is still going on."""
    CLARIFICATION = "clarification"
    """After the final pass, no lead faced yet."""
    PLAY = "play"
    """The opening lead is face up, the play is going on."""
    AFTER_PLAY = "after_play"


class AfterCard(StrEnum):
    """What happened after the card that the player wants back."""

    NOTHING = "nothing"
    DUMMY_SEEN = "dummy_seen"
    """The card was the opening lead and dummy has shown a card."""
    CARD_PLAYED = "card_played"
    """Another card, of whatever hand, has been played."""


class Agreement(StrEnum):
    """What the partnership has really agreed."""

    AS_EXPLAINED = "as_explained"
    """The explanation was right; the call was the mistake."""
    DIFFERENT = "different"
    """Something else: the explanation was the mistake."""
    NONE = "none"
    """Nothing: no agreement, or the partners understand it differently."""
    NO_EVIDENCE = "no_evidence"
    """Nothing shows which of the two was the mistake."""


class CallChange(StrEnum):
    """What the misinformed player does with his call."""

    SUBSTITUTE = "substitute_legal_call"
    KEEP = "keep_call"


class PlayChange(StrEnum):
    """What the misinformed player does with his card."""

    WITHDRAW = "withdraw_card"
    KEEP = "keep_card"


OFFERED: Final = (
    Matter.OWN_EXPLANATION,
    Matter.PARTNERS_EXPLANATION,
    Matter.CHANGE_CALL,
    Matter.CHANGE_PLAY,
    Matter.DAMAGE,
)


def matter_of(told: dict[str, Any]) -> Matter | None:
    """What the case is about, from who explained, what was done on it, and when it came out."""
    match told.get("explained_by"), told.get("acted"), told.get("noticed"):
        case (ExplainedBy.SELF, _, _):
            return Matter.OWN_EXPLANATION
        case (ExplainedBy.PARTNER, _, _):
            return Matter.PARTNERS_EXPLANATION
        case (ExplainedBy.OPPONENT, _, Noticed.AFTER_PLAY):
            return Matter.DAMAGE
        case (_, Acted.PLAY, _):
            return Matter.CHANGE_PLAY
        case (_, Acted.CALL, _):
            return Matter.CHANGE_CALL
        case (ExplainedBy.OPPONENT, _, Noticed.AUCTION | Noticed.CLARIFICATION):
            return Matter.CHANGE_CALL
    if told.get("agreement") == Agreement.AS_EXPLAINED:
        return Matter.DAMAGE  # a right explanation leaves only the call to complain of
    return None


def after_card_of(told: dict[str, Any]) -> AfterCard | None:
    """What came after the card, from the single facts; ``None`` where they do not say."""
    later, dummy, lead = (told.get(k) for k in ("later_card", "dummy_seen", "opening_lead"))
    if later:
        return AfterCard.CARD_PLAYED
    if lead and dummy:
        return AfterCard.DUMMY_SEEN
    if later is False and (dummy is False or lead is False):
        return AfterCard.NOTHING
    return None
