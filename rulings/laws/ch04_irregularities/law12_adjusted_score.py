"""Law 12: when the director adjusts a score, and to what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import detail, fact, judgement, regulation


class Ground(StrEnum):
    """Why an adjusted score is asked for."""

    UNPLAYABLE = "unplayable"
    """The board cannot be played normally, or no result can be had on it."""
    NO_REMEDY = "no_remedy"
    """The laws give the non-offending side nothing for this infraction."""
    WRONG_RECTIFICATION = "wrong_rectification"
    """A wrong rectification was applied."""
    LAW = "law"
    """Another law says that the score is adjusted."""
    TOO_HARSH = "too_harsh"
    """Somebody finds the rectification of the laws too hard or too kind."""
    REQUEST = "request"
    """The question is only who may ask for it and until when."""
    SPLIT_KNOCKOUT = "split_knockout"
    """Scores that do not balance, in a knock-out match."""
    INDIVIDUAL = "individual"
    """How rectification and penalty touch the offender's partner in an individual event."""


class Fault(StrEnum):
    """Whose fault it is that there is no result."""

    ONE_SIDE = "one_side"
    """One contestant directly, the other not at all."""
    ONE_SIDE_PARTLY = "one_side_partly"
    """One contestant partly, the other not at all."""
    BOTH = "both"
    """Both directly."""
    BOTH_PARTLY = "both_partly"
    NEITHER = "neither"


class Likely(StrEnum):
    """The results that were likely without the infraction."""

    ONE = "one"
    SEVERAL = "several"
    TOO_MANY = "too_many"
    """Too many, or not obvious."""


class Scoring(StrEnum):
    """How the event is scored."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"


class SessionScore(StrEnum):
    """How the contestant fares on the other boards of the session."""

    USUAL = "usual"
    INNOCENT_ABOVE_60 = "innocent_above_60"
    OFFENDER_BELOW_40 = "offender_below_40"


class AdjustedScore(Irregularity):
    """An adjusted score is asked for or to be worked out."""

    kind: ClassVar[str] = "adjusted_score"

    scoring: Scoring = detail()
    individual: bool = detail()
    """It is an individual event."""

    ground: Ground = fact("12A", offered=(Ground.UNPLAYABLE, Ground.NO_REMEDY, Ground.LAW))
    other_table: bool = fact("86B1 2007-86D", assumed=False, editions={LAWS_2017, LAWS_2007})
    """Teams: the result at the other table clearly favours one side."""
    session_score: SessionScore = fact("12C2(c) 1997-88", assumed=SessionScore.USUAL)
    fault: Fault = judgement("12C2(a)")
    directors_error: bool = fact("82C")
    """The wrong rectification was the director's mistake."""
    damage: bool = judgement("12B1 1997-12C2")
    """The non-offending side's score is worse than was likely without the infraction."""
    self_inflicted: bool = judgement(
        "12C1(e) 2007-12C1(b)", assumed=False, editions={LAWS_2017, LAWS_2007}
    )
    """It added to its damage by an extremely serious error or by gambling on a rescue."""
    likely: Likely = judgement("12C1(b)", editions={LAWS_2017, LAWS_2007})
    weighted: bool = regulation("12C1(c)", default=True, editions={LAWS_2007})
    """Likely results are weighted; otherwise each side gets one of them (2007: 12C1(e))."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """What the score is about, and that there was damage, from the facts that presuppose it."""
        derived: dict[str, Any] = {}
        if told.get("directors_error") is not None:
            derived["ground"] = Ground.WRONG_RECTIFICATION
        if told.get("other_table"):
            derived["scoring"] = Scoring.IMPS
        if "ground" not in {**told, **derived}:
            derived |= _ground(told)
        if (told.get("likely") or told.get("self_inflicted")) and told.get("damage") is None:
            derived["damage"] = True  # a score is being worked out, so there was damage
        return derived


def _ground(told: dict[str, Any]) -> dict[str, Any]:
    """Faults are weighed for an artificial score, likely results for an assigned one."""
    artificial = ("fault", "session_score", "other_table")
    if any(told.get(s) for s in artificial):
        return {"ground": Ground.UNPLAYABLE}
    if told.get("likely") or told.get("self_inflicted"):
        return {"ground": Ground.LAW}
    return {}


_AWARDS: Final[dict[Fault, dict[str, str]]] = {
    Fault.ONE_SIDE: {"offending": "avg-", "non_offending": "avg+"},
    Fault.ONE_SIDE_PARTLY: {"offending": "avg", "non_offending": "avg+"},
    Fault.BOTH: {"offending": "avg-", "non_offending": "avg-"},
    Fault.BOTH_PARTLY: {"offending": "avg", "non_offending": "avg"},
    Fault.NEITHER: {"offending": "avg+", "non_offending": "avg+"},
}
"""12C2(a): direct fault average minus, partial fault average, no fault average plus."""

_REQUIRED: Final = Facts(adjusted_score="required")


def _artificial(case: AdjustedScore, other_table: str) -> Ruling:
    """12C2: no result can be had, so each contestant gets a share by its fault."""
    if case.other_table:
        return ruling(other_table, "12C1(c)", base=_REQUIRED)
    if case.session_score is not SessionScore.USUAL:
        which = "above" if case.session_score is SessionScore.INNOCENT_ABOVE_60 else "below"
        return ruling(f"12C2(c):{which}", "12C2(a)", base=_REQUIRED)
    return _by_fault(case, individual="12C3", in_imps="12C2(b)")


def _by_fault(case: AdjustedScore, individual: str, in_imps: str) -> Ruling:
    matchpoints = told(case, "scoring", Scoring.MATCHPOINTS)
    later = () if matchpoints else (in_imps,)
    partners = (individual,) if told(case, "individual", True) else ()
    return ruling(
        f"12C2(a):{case.fault}",
        "12A2",
        *partners,
        later=later,
        base=_REQUIRED,
        artificial=_AWARDS[case.fault],
    )


def _weighted(case: AdjustedScore) -> tuple[str, ...]:
    del case
    return "12C1(c)", "12C1(b)"


def _weighted_2007(case: AdjustedScore) -> tuple[str, ...]:
    """12C1(e) of 2007: in place of (c), where the regulating authority prescribes it."""
    if case.weighted:
        return _weighted(case)
    return "2007-12C1(e)(i)", "2007-12C1(e)(ii)"


def _assigned(
    case: AdjustedScore,
    ground: str,
    self_inflicted: tuple[str, ...],
    several: Callable[[AdjustedScore], tuple[str, ...]] = _weighted,
) -> Ruling:
    """12B1, 12C1: damage first, then the result that was likely without the infraction."""
    individual = ("12C3",) if told(case, "individual", True) else ()
    if not case.damage:
        return ruling("12B1:none", *individual, adjusted_score="no")
    if case.self_inflicted:
        return ruling(*self_inflicted, ground, *individual, base=_REQUIRED)
    how: tuple[str, ...]
    match case.likely:
        case Likely.ONE:
            how = ("12C1(a)", "12C1(b)")
        case Likely.SEVERAL:
            how = several(case)
        case Likely.TOO_MANY:
            how = ("12C1(d)", "12C2(a)")
    return ruling(*how, ground, "12B1", *individual, base=_REQUIRED)


def _artificial_1997(case: AdjustedScore) -> Ruling:
    """12C1 and 88 of 1997: only an innocent contestant has its session for comparison."""
    match case.session_score:
        case SessionScore.INNOCENT_ABOVE_60:
            return ruling("1997-88:above", "12C2(a)", base=_REQUIRED)
        case SessionScore.OFFENDER_BELOW_40:
            return ruling("1997-12C1:below", "12A2", base=_REQUIRED)
    return _by_fault(case, individual="1997-89:law12", in_imps="2007-86A:law12")


def _assigned_1997(case: AdjustedScore, ground: str) -> Ruling:
    """12C2 of 1997: two measures, one for each side, and nothing is weighted."""
    individual = ("1997-89:law12",) if told(case, "individual", True) else ()
    if not case.damage:
        return ruling("1997-12C2:none", *individual, adjusted_score="no")
    own_doing = told(case, "self_inflicted", True)
    return ruling(
        "1997-12C2",
        *(("1997-12C2:self_inflicted",) if own_doing else ()),
        ground,
        *individual,
        later=("1997-12C3",),
        base=_REQUIRED,
    )


@dataclass(frozen=True, slots=True)
class _Scores:
    """How an edition finds an assigned and an artificial score."""

    assigned: Callable[[AdjustedScore, str], Ruling]
    """From the case and the paragraph of the ground."""
    artificial: Callable[[AdjustedScore], Ruling]
    knockout: str = "12C4"
    individual: str = "12C3"


@law(
    12,
    of=AdjustedScore,
    editions={
        LAWS_2017: _Scores(
            partial(_assigned, self_inflicted=("12C1(e)", "12C1(e)(i)", "12C1(e)(ii)")),
            partial(_artificial, other_table="86B1:law12"),
        ),
        LAWS_2007: _Scores(
            partial(
                _assigned,
                self_inflicted=("2007-12C1(b)", "2007-12C1(f)"),
                several=_weighted_2007,
            ),
            partial(_artificial, other_table="2007-86D:law12"),
        ),
        LAWS_1997: _Scores(
            _assigned_1997, _artificial_1997, knockout="2007-86B:law12", individual="1997-89:law12"
        ),
    },
)
def adjusted_score(case: AdjustedScore, own: _Scores) -> Ruling:
    """Law 12: A the grounds, B the purpose, C the score."""
    match case.ground:
        case Ground.REQUEST:
            return ruling("12A", "92B:request", adjusted_score="possible")
        case Ground.TOO_HARSH:
            return ruling("12B2", adjusted_score="no")
        case Ground.SPLIT_KNOCKOUT:
            return ruling(own.knockout, base=_REQUIRED)
        case Ground.INDIVIDUAL:
            return ruling(own.individual)
        case Ground.UNPLAYABLE:
            return own.artificial(case)
        case Ground.NO_REMEDY:
            return own.assigned(case, "12A1")
        case Ground.LAW:
            return own.assigned(case, "12A")
        case Ground.WRONG_RECTIFICATION:
            if case.directors_error:
                return ruling("82C:both", "12A3", adjusted_score="possible")
            return own.assigned(case, "12A3")
