"""Laws 74 and 91 (with 72B and 73B): courtesy, etiquette and correct procedure."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
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


OFFERED: Final = (
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


_TOLD_PARTNER: Final = Facts(ui_to="offending_side", adjusted_score="possible")

_BREACHES: Final[dict[Act, tuple[tuple[str, ...], Facts]]] = {
    Act.DISCOURTESY: (("74A1", "74A2"), Facts()),
    Act.ANNOYANCE: (("74A2",), Facts()),
    Act.INCORRECT_PROCEDURE: (("74A3",), Facts()),
    Act.INATTENTION: (("74B1",), Facts()),
    Act.COMMENT: (("74B2",), Facts()),
    Act.DETACHED_CARD: (("74B3",), Facts()),
    Act.PROLONGED_PLAY: (("74B4",), Facts()),
    Act.RUDE_TO_DIRECTOR: (("74B5",), Facts()),
    Act.VARIED_DESIGNATION: (("74C1",), Facts()),
    Act.APPROVAL: (("74C2", "16B1(a):conduct"), _TOLD_PARTNER),
    Act.EXPECTATION: (("74C3", "16B1(a):conduct"), _TOLD_PARTNER),
    Act.ATTENTION: (("74C4", "16B1(a):conduct"), _TOLD_PARTNER),
    Act.STARING: (("74C5",), Facts()),
    Act.LOST_INTEREST: (("74C6",), Facts()),
    Act.TEMPO: (("74C7", "73D2"), Facts(adjusted_score="possible")),
    Act.LEFT_TABLE: (("74C8",), Facts()),
    Act.SIGNALS: (("73B1", "16B1(a):conduct"), _TOLD_PARTNER),
    Act.ON_PURPOSE: (("72B1", "72C"), Facts(adjusted_score="possible")),
    Act.CONCEALMENT: (("72B3", "72C"), Facts(adjusted_score="possible")),
}
"""The paragraphs that forbid each act, and what holds besides the penalty."""

_UNRULY: Final = frozenset({Act.DISCOURTESY, Act.ANNOYANCE, Act.RUDE_TO_DIRECTOR, Act.ON_PURPOSE})
"""Acts for which a reader should know that discipline is the next step."""


@law(74, of=Conduct, editions={LAWS_2017, LAWS_2007, LAWS_1997})
def conduct(case: Conduct) -> Ruling:
    """Laws 74, 90, 91: what is improper, and what the director may do about it."""
    match case.act:
        case Act.SAW_BY_CHANCE:
            return ruling("74C5:chance", ui_to="none", penalty="none")
        case Act.PREARRANGED:
            return ruling("73B2", "91A", "91B", penalty="disciplinary", adjusted_score="possible")
    says, facts = _BREACHES[case.act]
    others = ("90A:others",) if told(case, "disturbs_others", True) else ()
    if case.grave:
        return ruling(*says, "91A", *others, base=facts, penalty="disciplinary")
    later = ("90A", "91A:grave") if case.act in _UNRULY else ("90A",)
    return ruling(*says, *others, later=later, base=facts, penalty="possible")
