"""Laws 21, 20F, 40B, 47E2 and 75: wrong, incomplete or missing explanations and alerts."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

from rulings.irregularity import Impossible, Irregularity
from rulings.slots import choice, detail, fact, judgement
from rulings.terms import Role, Side


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


OFFERED = (
    Matter.OWN_EXPLANATION,
    Matter.PARTNERS_EXPLANATION,
    Matter.CHANGE_CALL,
    Matter.CHANGE_PLAY,
    Matter.DAMAGE,
)


class Misinformation(Irregularity):
    """The opponents got a wrong, incomplete or missing explanation or alert."""

    kind: ClassVar[str] = "misinformation"

    explained_by: ExplainedBy = detail()
    fault: Fault = detail()
    acted: Acted = detail()
    opening_lead: bool = detail()
    """The card that the player wants back is the opening lead."""
    later_card: bool = detail()
    """Another card has been played after it."""
    dummy_seen: bool = detail()
    """Dummy has shown at least one card."""

    matter: Matter = fact("20F6", offered=OFFERED)
    agreement: Agreement = fact("75B1")
    noticed: Noticed = fact("21B1(a)")
    side: Side = fact("20F5(b)")
    """The side in the play of the player who knows of his partner's error."""
    partner_called: bool = fact("21B1(a)")
    """The partner of the player who wants to change his call has called since."""
    influenced: bool = judgement("21B1(a)", assumed=True)
    """The wrong explanation could well have influenced the call."""
    call_change: CallChange = choice("21B1(a)", Role.PLAYER)
    after_card: AfterCard = fact("47E2(a)")
    play_change: PlayChange = choice("47E2(a)", Role.PLAYER)
    damage: bool = judgement("12B1")
    """The other side got a worse result than it probably would have with the right one."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The matter from who explained and what was done; what came after the card."""
        derived: dict[str, Any] = {}
        matter = told.get("matter")
        by_opponent = told.get("explained_by") == ExplainedBy.OPPONENT
        if by_opponent and matter in (Matter.OWN_EXPLANATION, Matter.PARTNERS_EXPLANATION):
            raise Impossible("matter: an opponent explained")
        if matter is None and (found := _matter(told)):
            matter = derived["matter"] = found
        after = told.get("after_card")
        if after is None and (happened := _after_card(told)):
            derived["after_card"] = happened
        if after == AfterCard.DUMMY_SEEN and told.get("opening_lead") is False:
            raise Impossible("after_card: only the opening lead comes before dummy")
        return derived


def _matter(told: dict[str, Any]) -> Matter | None:
    match told.get("explained_by"), told.get("acted"), told.get("noticed"):
        case (ExplainedBy.SELF, _, _):
            return Matter.OWN_EXPLANATION
        case (ExplainedBy.PARTNER, _, _):
            return Matter.PARTNERS_EXPLANATION
        case (_, _, Noticed.AFTER_PLAY):
            return Matter.DAMAGE
        case (_, Acted.PLAY, _):
            return Matter.CHANGE_PLAY
        case (_, Acted.CALL, _):
            return Matter.CHANGE_CALL
        case (ExplainedBy.OPPONENT, _, Noticed.AUCTION | Noticed.CLARIFICATION):
            return Matter.CHANGE_CALL
    return None


def _after_card(told: dict[str, Any]) -> AfterCard | None:
    later, dummy, lead = (told.get(k) for k in ("later_card", "dummy_seen", "opening_lead"))
    if later:
        return AfterCard.CARD_PLAYED
    if lead and dummy:
        return AfterCard.DUMMY_SEEN
    if later is False and (dummy is False or lead is False):
        return AfterCard.NOTHING
    return None
