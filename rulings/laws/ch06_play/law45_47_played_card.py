"""Laws 45 and 47: whether a card is played, and when a played card may be taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.laws.ch06_play.exposed_cards import must_be, seats
from rulings.laws.ch06_play.revoke_facts import Hand
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import Value, detail, fact
from rulings.terms import Card


class Position(StrEnum):
    """How declarer held a card of his own hand."""

    AT_TABLE = "at_table"
    """Face up, touching the table or nearly so."""
    AS_PLAYED = "as_played"
    """Held in such a way that it was plainly being played."""
    NOT_SO = "not_so"
    """Neither: taken out, shown or dropped, but not held so."""


class Touch(StrEnum):
    """Why declarer touched a card of dummy."""

    DELIBERATE = "deliberate"
    ARRANGING = "arranging"
    """To put the cards in order, or to reach a card beside it."""


class Retraction(StrEnum):
    """Why a player wants to take back a card that he has played."""

    RECTIFICATION = "rectification"
    """A rectification requires it."""
    ILLEGAL_PLAY = "illegal_play"
    """The play was illegal (a revoke, for example) and must be corrected."""
    OPPONENT_CHANGED = "opponent_changed"
    """An opponent has lawfully changed his own play, or his named card of dummy."""
    TOLD_TURN = "told_turn"
    """An opponent had wrongly told him that it was his turn."""
    MISINFORMED = "misinformed"
    """An opponent's call or play was wrongly explained to him."""
    PROPER_LEAD = "proper_lead"
    """The other side has made its proper lead after his lead out of turn."""
    NO_GROUND = "no_ground"
    """A slip of the hand, a wrong card pulled, or a change of mind."""


class Since(StrEnum):
    """What has happened since the card that was played on wrong information."""

    NOTHING = "nothing"
    """No card has been played after it; dummy has shown no card."""
    LATER_CARD = "later_card"
    """Another card has been played."""
    DUMMY_SHOWN = "dummy_shown"
    """It was the opening lead, and dummy has shown a card."""


class PlayedCard(Irregularity):
    """A player disputes that a card is played, or wants a played card back."""

    kind: ClassVar[str] = "played_card"

    card: Card = detail()

    named: bool = fact("45C4(a)", assumed=False)
    """The player has named the card, or otherwise said that he plays it."""
    retraction: Retraction = fact("47F2")
    """A played card is to be taken back: why."""
    since: Since = fact("47E2(a)")
    """What has happened since, when he was misinformed."""
    same_trick: bool = fact("47E2(a)", assumed=True, editions={LAWS_2007, LAWS_1997})
    """The later card was played to the same trick, not to the next."""
    hand: Hand = fact("45C")
    """Whose card: a defender's, declarer's own, or dummy's."""
    partner_could_see: bool = fact("45C1")
    """A defender's card: it was held so that his partner could have seen the face."""
    position: Position = fact("45C2")
    """Declarer's card: how it was held."""
    touch: Touch = fact("45C3")
    """Dummy's card: why declarer touched it."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whose card, from the seats or from how it was held."""
        derived = super().derive(told)
        for slot, (hand, _) in _HELD.items():
            if told.get(slot) is not None:
                must_be(told, "hand", hand)
                derived["hand"] = hand
        if known := seats(told):
            player, declarer = known
            if player not in (declarer, declarer.partner):
                derived["hand"] = Hand.DEFENDER
        if told.get("since"):
            derived["retraction"] = Retraction.MISINFORMED
        return derived


_HELD: Final[dict[str, tuple[Hand, tuple[Value, ...]]]] = {
    "partner_could_see": (Hand.DEFENDER, (True, False)),
    "position": (Hand.DECLARER, tuple(Position)),
    "touch": (Hand.DUMMY, tuple(Touch)),
}
"""What tells how a card was held: whose card it is then, and the values."""

_PLAYED: Final = Facts(card_played=True, may_change=False)
_NOT_PLAYED: Final = Facts(card_played=False, may_change=True, penalty_card="none")
_TAKEN_BACK: Final = Facts(may_change=True, withdrawn_card="returned", penalty_card="none")


@dataclass(frozen=True, slots=True)
class _Laws45And47:
    named: Facts
    """A card named as the one played."""
    named_unless: tuple[str, ...]
    proper_lead: tuple[str, ...]
    only_this_trick: bool
    """A card played on wrong information is too late only after another one to its trick."""


LAWS_45_47_2017: Final = _Laws45And47(
    named=_PLAYED,
    named_unless=(),
    proper_lead=("47F1", "53B", "16C2:withdrawn"),
    only_this_trick=False,
)
LAWS_45_47_2007: Final = replace(
    LAWS_45_47_2017,
    named=Facts(card_played=True),
    named_unless=("2007-45C4(b):unless",),
    only_this_trick=True,
)
LAWS_45_47_1997: Final = replace(LAWS_45_47_2007, proper_lead=("53B", "1997-53C:defenders"))


@law(
    "45, 47",
    of=PlayedCard,
    editions={
        LAWS_2017: LAWS_45_47_2017,
        LAWS_2007: LAWS_45_47_2007,
        LAWS_1997: LAWS_45_47_1997,
    },
)
def played_card(case: PlayedCard, own: _Laws45And47) -> Ruling:
    """Law 45C: whether it is played; Law 47: whether it may be taken back."""
    if told(case, "retraction", *Retraction):
        return _retraction(case, own)
    return _whether_played(case, own)


def _whether_played(case: PlayedCard, own: _Laws45And47, *if_played: str) -> Ruling:
    """Law 45C: by its name, or by how it was held; ``if_played`` is cited as well."""
    if told(case, "named", True):
        return ruling("45C4(a)", *own.named_unless, *if_played, base=own.named)
    match case.hand:
        case Hand.DEFENDER:
            if case.partner_could_see:
                return ruling("45C1", *if_played, base=_PLAYED)
            return ruling("45C1:unseen", base=_NOT_PLAYED)
        case Hand.DECLARER:
            return _declarers_card(case, if_played)
        case Hand.DUMMY:
            if case.touch is Touch.DELIBERATE:
                return ruling("45C3", *if_played, base=_PLAYED)
            return ruling("45C3:arranging", base=_NOT_PLAYED)


def _declarers_card(case: PlayedCard, if_played: tuple[str, ...]) -> Ruling:
    match case.position:
        case Position.AT_TABLE:
            return ruling("45C2(a)", *if_played, base=_PLAYED)
        case Position.AS_PLAYED:
            return ruling("45C2(b)", *if_played, base=_PLAYED)
        case Position.NOT_SO:
            return ruling("45C2", "48A", base=_NOT_PLAYED)


def _retraction(case: PlayedCard, own: _Laws45And47) -> Ruling:
    """Law 47: the grounds, in the order of the paragraphs; without one the card stays (F2)."""
    match case.retraction:
        case Retraction.RECTIFICATION:
            return ruling("47A", may_change=True)
        case Retraction.ILLEGAL_PLAY:
            return ruling("47B", may_change=True)
        case Retraction.OPPONENT_CHANGED:
            return ruling("47D", "16C1:withdrawn", base=_TAKEN_BACK)
        case Retraction.TOLD_TURN:
            return ruling("47E1", "16C1:withdrawn", base=_TAKEN_BACK, accept_by="none")
        case Retraction.MISINFORMED:
            return _misinformed(case, own)
        case Retraction.PROPER_LEAD:
            return ruling(*own.proper_lead, base=_TAKEN_BACK)
        case Retraction.NO_GROUND:
            how = any(told(case, slot, *values) for slot, (_, values) in _HELD.items())
            if how or told(case, "named", True):
                return _whether_played(case, own, "47F2")
            return ruling("47F2", base=_PLAYED)


def _misinformed(case: PlayedCard, own: _Laws45And47) -> Ruling:
    """Law 47E2: back until the next card, and the opening lead until dummy shows a card."""
    match case.since:
        case Since.NOTHING:
            return ruling("47E2(a)", "16C1:withdrawn", base=_TAKEN_BACK)
        case Since.LATER_CARD if own.only_this_trick and not case.same_trick:
            return ruling("47E2(a):next_trick", "16C1:withdrawn", base=_TAKEN_BACK)
        case Since.LATER_CARD:
            return ruling("47E2(b)", base=_PLAYED, adjusted_score="possible")
        case Since.DUMMY_SHOWN:
            return ruling("47E2(a):dummy", "47E2(b)", base=_PLAYED, adjusted_score="possible")
