"""Laws 74 and 91 (with 72B and 73B): courtesy, etiquette and correct procedure."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rulings.irregularity import Irregularity
from rulings.slots import detail, fact, judgement


class Act(StrEnum):
    """What the player did."""

    DISCOURTESY = "discourtesy"
    """Rudeness, insults, shouting at somebody."""
    ANNOYANCE = "annoyance"
    """A remark or act that annoys, embarrasses or spoils the game (gloating, lessons)."""
    INCORRECT_PROCEDURE = "incorrect_procedure"
    """Departing from the correct way of calling and playing."""
    INATTENTION = "inattention"
    """Not paying enough attention to the game."""
    COMMENT = "gratuitous_comment"
    """An unneeded comment during the auction or the play."""
    DETACHED_CARD = "detached_card"
    """Taking a card from the hand before the own turn to play."""
    PROLONGED_PLAY = "prolonged_play"
    """Playing on needlessly to disconcert an opponent."""
    RUDE_TO_DIRECTOR = "rude_director_call"
    """Calling or addressing the director rudely."""
    VARIED_DESIGNATION = "varied_designation"
    """Different words or manners for the same call."""
    APPROVAL = "approval"
    """Showing that he likes or dislikes a call or play."""
    EXPECTATION = "expectation"
    """Showing that he expects to win or lose a trick that is not complete."""
    ATTENTION = "drawing_attention"
    """Commenting on a significant event, or on the number of tricks still needed."""
    STARING = "staring"
    """Looking at another player or his hand in order to see cards or where they come from."""
    SAW_BY_CHANCE = "saw_card_by_chance"
    """He saw an opponent's card without trying to."""
    LOST_INTEREST = "lost_interest"
    """Showing that the rest of the deal bores him (folding the cards)."""
    TEMPO = "disconcerting_tempo"
    """Varying the tempo to disconcert an opponent."""
    LEFT_TABLE = "left_table"
    """Leaving the table needlessly before the round ends."""
    SIGNALS = "signals_to_partner"
    """Telling partner something by manner, emphasis, remarks, questions or alerts."""
    PREARRANGED = "prearranged_signals"
    """Illegal signals that the partners have agreed: cheating."""
    ON_PURPOSE = "intentional_infraction"
    """Breaking a law on purpose."""
    CONCEALMENT = "concealment"
    """Hiding an infraction (a second revoke, mixing the cards early)."""


OFFERED = (
    Act.DISCOURTESY,
    Act.ANNOYANCE,
    Act.COMMENT,
    Act.APPROVAL,
    Act.STARING,
    Act.LOST_INTEREST,
    Act.LEFT_TABLE,
    Act.INCORRECT_PROCEDURE,
)


class Conduct(Irregularity):
    """A breach of courtesy, etiquette or correct procedure."""

    kind: ClassVar[str] = "conduct"

    disturbs_others: bool = detail()
    """Another table is disturbed."""

    act: Act = fact("74A1", offered=OFFERED)
    grave: bool = judgement("91A", assumed=False)
    """Grave or repeated: abuse, threats, refusal to stop."""
