"""What a value that a text seems to tell has to have beside it, to be believed."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.understanding import changing, held, whose_trick
from bot.understanding.places import CALLING, where
from bot.understanding.roles import PARTS
from bot.understanding.untold import ACCEPTS, REFUSAL, Heard, untold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from bot.understanding.analysis import Analysis
    from bot.understanding.model import Look
    from bot.understanding.reading import Evidence

SURE_OF_VALUE: Final = 0.5
"""Below this probability a slot's value counts as not told."""
LEARNED: Final = "learned"
"""Why a value was read that no phrase, seat, card or call says."""


class _Beside(NamedTuple):
    """Values of slots, and the ideas beside which they are not what they seem."""

    told: frozenset[tuple[str, bool | str]]
    ideas: frozenset[str]
    unless: frozenset[str] = frozenset()
    """Ideas beside which they may be told all the same."""


DECLARER_LED: Final = "declarer led"
"""No idea of a text: it stands beside them where it is not likely that a defender led."""
NONE_CALLED: Final = "none called"
"""The same, where no word tells that somebody called (``CALLING``)."""
NOT_BESIDE: Final = (
    _Beside(  # two defenders are one side
        whose_trick.BOTH_SIDES,
        frozenset({"both_defenders"}),
    ),
    _Beside(frozenset({("auction_period_over", True)}), frozenset({"face_down"})),
    _Beside(  # who opens after three passes has not passed himself
        frozenset({("call_class", "pass")}), frozenset({"three_passes", "opened"})
    ),
)
"""Not told at all."""
DOUBTFUL_BESIDE: Final = (
    _Beside(  # somebody may have called on it by then
        frozenset({("objection_time", "before_next_board")}),
        frozenset({"next_board", "begun"}),
        frozenset({"before", "not", "not_yet"}),
    ),
    _Beside(
        frozenset({("objection_time", "correction_period")}),
        frozenset({"next_board", "begun", NONE_CALLED}),
    ),
    _Beside(  # of a lead from dummy declarer's RHO plays next, of one from his hand his LHO
        frozenset({("played_after", "next_hand"), ("played_after", "wrong_defender")}),
        frozenset({"rho", DECLARER_LED}),
    ),
    _Beside(frozenset({("played_after", "wrong_defender")}), frozenset({"lho", DECLARER_LED})),
)
"""At most a doubt."""
WITHOUT_WHICH: Final = {
    ("out_of_rotation", True): frozenset({"turn_of", "out_of_turn"}),
    ("both_played_next", True): frozenset({"next_trick", "later_trick"}),
}
"""Ideas one of which a learned value needs: that passes are left out is no call out of rotation,
that both followed is no play to the next trick."""
BRIEF: Final = 5
"""Words up to which a text tells hardly more than what happened …"""
SURE_OF_BRIEF: Final = 0.75
"""… and the probability that a value which no phrase says needs there."""
OF_A_ROLE: Final = frozenset({"side", "hand", "claimer", "led_by"})
"""Slots that tell somebody's part in the play …"""
ROLES: Final = PARTS | {"premature", "opening_lead"}
SURE_OF_ROLE: Final = 0.75
"""… and the probability that they need where nobody's part is told: a seat alone tells none."""
STANCE: Final = frozenset({ACCEPTS, "refuse", "put_back"})
"""Ideas of accepting and refusing …"""
SURE_OF_REFUSAL: Final = 0.75
"""… and the probability that a refusal needs without any: who has done nothing has not refused."""
SURE_OF_NEXT: Final = 0.9
"""The probability that what the next defender says needs where no phrase says it: who is next is
seldom told, and on the held-out texts two of three such readings were wrong."""
DEMANDS: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("partner_lead", "require_suit"), ("partner_lead", "forbid_suit")}
)
"""What declarer may demand beside a penalty card, and does not where he leaves it."""
DOUBTFUL: Final[Mapping[str, Callable[[Analysis], frozenset[tuple[str, bool | str]]]]] = {
    "changed_call": changing.doubtful,
    "played_card": held.doubtful,
    "revoke": whose_trick.doubtful,
}
"""Kinds of which what is at most a doubt where it was only learned follows from the text."""


@dataclass(frozen=True, slots=True)
class Besides:
    """What a text has to tell besides, for a value to be believed."""

    ideas: frozenset[str]
    brief: bool
    parts: bool
    """Somebody's part in the play is told."""
    doubtful: frozenset[tuple[str, bool | str]]
    """What is at most a doubt where it was only learned."""
    untold: frozenset[tuple[str, bool | str]]
    """What its words tell of somebody or something else."""

    def excludes(self, found: Evidence) -> bool:
        """Whether a value may not be believed, nor be a doubt."""
        told = found.slot, found.value
        if told in self.untold or self._stands(told, NOT_BESIDE):
            return True
        if found.because != LEARNED:
            return False
        if told in WITHOUT_WHICH and self.ideas.isdisjoint(WITHOUT_WHICH[told]):
            return True
        return found.slot in OF_A_ROLE and not self.parts and found.confidence < SURE_OF_ROLE

    def _stands(self, told: tuple[str, Any], rows: Iterable[_Beside]) -> bool:
        return any(
            told in row.told and row.ideas <= self.ideas and row.unless.isdisjoint(self.ideas)
            for row in rows
        )

    def needed(self, found: Evidence) -> float:
        """The probability that a value needs; more than any where it is at most a doubt."""
        told = found.slot, found.value
        learned = found.because == LEARNED
        if self._stands(told, DOUBTFUL_BESIDE) or (learned and told in self.doubtful):
            return inf
        if learned and found.slot == "next_defender_accepts":
            return SURE_OF_NEXT
        if learned and told in REFUSAL and self.ideas.isdisjoint(STANCE):
            return SURE_OF_REFUSAL
        return SURE_OF_BRIEF if self.brief and learned else SURE_OF_VALUE


def besides(kind: str, analysis: Analysis, seen: Look, heard: Heard) -> Besides:
    """What a text tells besides, for the values of a kind's slots."""
    ideas = frozenset(c.id for c in analysis.concepts)
    return Besides(
        ideas | frozenset(_unsaid(analysis, heard)),
        brief=seen.known <= BRIEF,
        parts=bool(analysis.teller or analysis.people.declarer) or not ROLES.isdisjoint(ideas),
        doubtful=_doubtful(kind, analysis, heard),
        untold=frozenset(untold(kind, analysis, ideas, heard)),
    )


def _doubtful(kind: str, analysis: Analysis, heard: Heard) -> frozenset[tuple[str, bool | str]]:
    """What is at most a doubt where it was only learned."""
    if kind in DOUBTFUL:
        return DOUBTFUL[kind](analysis)
    if set(heard.phrases.get("partner_lead", ())) == {"leave_penalty_card"}:
        return DEMANDS  # "asked for no suit"
    if "calls_made" in heard.details:  # by whom is not told
        return frozenset({("wrong_hand_called", True), ("wrong_hand_called", False)})
    return frozenset()


def _unsaid(analysis: Analysis, heard: Heard) -> Iterator[str]:
    """What counts like an idea because something else is not told."""
    if heard.likely.get("led_by", {}).get("defender", 0.0) < SURE_OF_VALUE:
        yield DECLARER_LED
    if not where(analysis.places, CALLING):
        yield NONE_CALLED
