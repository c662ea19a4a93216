"""Law 27: a bid that does not supersede the last bid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_1997, LAWS_2007, LAWS_2017, law
from rulings.engine import supposed, told
from rulings.irregularity import Impossible
from rulings.laws.ch05_auction.law23_comparable_call import substitute_of
from rulings.laws.ch05_auction.law26_lead_restrictions import (
    LeadLaw,
    Withdrawn,
    lead_2007,
    lead_2017,
)
from rulings.laws.ch05_auction.law28_32_call_out_of_rotation import bid_out_of_rotation
from rulings.laws.ch05_auction.law28_32_older import (
    ROTATION_1997,
    ROTATION_2007,
    OlderRotation,
    older_bid_out_of_rotation,
)
from rulings.laws.ch05_auction.rotation import Rotation, accepted_by_calling
from rulings.laws.ch05_auction.sequence import CallClass, last_bid
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import HIGHEST_LEVEL, PASS, Call, Role, bid_rank, is_bid, lowest_sufficient


class Replacement(StrEnum):
    """What the insufficient bid is replaced by; the first three are what the law offers."""

    LOWEST_SAME = "lowest_same_denomination"
    COMPARABLE = "comparable_call"
    ANY_OTHER = "any_sufficient_bid_or_pass"
    LOWEST_NAMED = "lowest_bid"
    """The lowest sufficient bid in the denomination *named*; what it specifies is open."""
    OTHER_BID = "other_bid"
    PASS = "pass"
    DOUBLE = "double"
    """A double or redouble."""
    INSUFFICIENT = "insufficient_bid"


LOWEST: Final = (Replacement.LOWEST_SAME, Replacement.LOWEST_NAMED)
OFFERED: Final = (Replacement.LOWEST_SAME, Replacement.COMPARABLE, Replacement.ANY_OTHER)
OFFERED_1997: Final = (Replacement.LOWEST_SAME, Replacement.ANY_OTHER)


class InsufficientBid(Rotation):
    """A bid that is not higher than the last one.

    The slots about whose turn it was matter only when it was out of rotation too (27A2).
    """

    kind: ClassVar[str] = "insufficient_bid"

    bid: Call = detail()
    over: Call = detail()
    out_of_rotation: bool = fact("27A2", assumed=False)
    accepted: bool = choice("27A1", Role.LHO)
    """LHO says that he accepts, or calls over the insufficient bid."""
    replaced_before_ruling: bool = fact("27C", assumed=False)
    """The offender made the replacement by himself, before the director had ruled."""
    replacement: Replacement = choice(
        "27B", Role.OFFENDER, offered=OFFERED, offered_in={LAWS_1997: OFFERED_1997}
    )
    natural: bool = fact("2007-27B1(a)", editions={LAWS_2007, LAWS_1997})
    """The bid, and its replacement in the same denomination, show the denomination they name."""
    same_denomination: bool = fact("27B1(a)")
    """Both bids specify the same denomination or denominations."""
    new_bid_accepted: bool = choice("27B4", Role.LHO)
    """The replacement is insufficient too, and LHO accepts that one."""

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Whether it was in rotation; the class of the replacement, from the calls themselves."""
        derived: dict[str, Any] = {}
        rotation = super().derive(told)
        known = told | rotation
        bids = any(map(is_bid, told.get("auction", ())))
        if known.get("first_call") or ("auction" in told and not bids):
            msg = "first_call: nobody had bid, so that no bid is too low"
            raise Impossible(msg)
        in_turn = known.get("in_turn")
        if "whose_turn" in known:
            derived |= rotation | {"out_of_rotation": True}
        elif in_turn and known.get("offender") == in_turn:
            derived["out_of_rotation"] = False
        else:  # of a bid in turn nothing more is said, but what is told has to agree
            derived |= {slot: value for slot, value in rotation.items() if slot in told}
        if accepted_by_calling(told):
            derived["accepted"] = True
        if "over" not in told and (over := last_bid(told.get("auction", ()))):
            derived["over"] = over
        return derived | _replacement(told | derived)


def _replacement(known: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    bid, over, call = known.get("bid"), known.get("over"), known.get("replacement_call")
    if known.get("replacement") == Replacement.PASS and not call:
        call = derived["replacement_call"] = PASS  # the only call that it can be
    if bid and over and is_bid(bid) and is_bid(over) and bid_rank(bid) > bid_rank(over):
        msg = f"{bid} is sufficient over {over}"
        raise Impossible(msg)
    withdrawn = {"call": bid, "call_class": CallClass.BID}
    artificial = {"artificial": known.get("natural") is False}
    meaning = substitute_of(known | derived | withdrawn | artificial)
    if known.get("out_of_rotation"):
        derived |= meaning
    elif "comparable" in meaning:
        derived["comparable"] = meaning["comparable"]
    replacement = known.get("replacement")
    if call and replacement not in OFFERED and (kind := _replaced_by(bid, over, call)):
        replacement = derived["replacement"] = kind
    if bid and over and replacement in LOWEST and _too_high(bid, over):
        msg = f"replacement: over {over} there is no sufficient bid in the denomination of {bid}"
        raise Impossible(msg)
    if replacement is None and not call and known.get("comparable"):
        derived["replacement"] = Replacement.COMPARABLE
    if replacement == Replacement.LOWEST_NAMED and known.get("natural"):
        derived["same_denomination"] = True
    return derived


def _too_high(bid: str, over: str) -> bool:
    """Whether no bid in the denomination of ``bid`` supersedes ``over``."""
    return is_bid(bid) and is_bid(over) and int(lowest_sufficient(bid[1:], over)[0]) > HIGHEST_LEVEL


def _replaced_by(bid: str | None, over: str | None, call: str) -> Replacement | None:
    if call == PASS:
        return Replacement.PASS
    if not is_bid(call):
        return Replacement.DOUBLE
    if not bid or not over:
        return None
    if bid_rank(call) <= bid_rank(over):
        return Replacement.INSUFFICIENT
    if call == lowest_sufficient(bid[1:], over):
        return Replacement.LOWEST_NAMED
    return Replacement.OTHER_BID


_FREE: Final = Facts(
    accept_by="lho",
    auction="continues",
    partner_must_pass="no",
    ui_to="none",
    adjusted_score="possible",
    lead_restriction="none",
)


def _withdrawn(case: InsufficientBid) -> Withdrawn:
    natural = told(case, "natural", True)
    return Withdrawn(case.bid, case.replacement_call, natural)


def _by_law_31(own: OlderRotation) -> Callable[[InsufficientBid], Ruling]:
    return partial(older_bid_out_of_rotation, own=own, withdrawn=_withdrawn, insufficient=True)


def _same_denomination(case: InsufficientBid) -> bool:
    return case.replacement is Replacement.LOWEST_SAME or case.same_denomination


def _both_natural(case: InsufficientBid) -> bool:
    """What is offered is natural; who tells of the lowest bid has not said so yet."""
    offered = case.replacement is Replacement.LOWEST_SAME and supposed(case, "replacement")
    return not told(case, "natural", False) if offered else case.natural


@dataclass(frozen=True, slots=True)
class _Law27:
    """What is different since 2007, when a replacement of like meaning came to be allowed."""

    lowest_frees: Callable[[InsufficientBid], bool]
    """Whether the lowest bid in the same denomination leaves the offender's partner free."""
    lowest: str
    comparable: tuple[str, ...]
    after_comparable: tuple[str, ...]
    could_have_known: str
    lead: LeadLaw
    out_of_rotation: Callable[[InsufficientBid], Ruling]


LAW_27_2017: Final = _Law27(
    lowest_frees=_same_denomination,
    lowest="27B1(a)",
    comparable=("27B1(b)", "23A"),
    after_comparable=("26A", "27D"),
    could_have_known="72C:calls",
    lead=lead_2017,
    out_of_rotation=partial(bid_out_of_rotation, insufficient=True),
)
LAW_27_2007: Final = _Law27(
    lowest_frees=_both_natural,
    lowest="2007-27B1(a)",
    comparable=("2007-27B1(b)",),
    after_comparable=("27D",),
    could_have_known="72C:calls",
    lead=lead_2007,
    out_of_rotation=_by_law_31(ROTATION_2007),
)


@law(27, of=InsufficientBid, editions={LAWS_2017: LAW_27_2017, LAWS_2007: LAW_27_2007})
def insufficient_bid(case: InsufficientBid, own: _Law27) -> Ruling:
    """Law 27: LHO may accept; otherwise the bid is replaced, and what by decides."""
    if case.out_of_rotation:
        return own.out_of_rotation(case)
    if case.accepted:
        replaced = told(case, "replaced_before_ruling", True)
        return _accepted("27A1", *(("27C:original",) if replaced else ()))
    by_himself = ("27C",) if case.replaced_before_ruling else ()
    match case.replacement:
        case Replacement.LOWEST_SAME | Replacement.LOWEST_NAMED if own.lowest_frees(case):
            return _lowest(own, by_himself)
        case Replacement.COMPARABLE:
            return _comparable(own, by_himself)
        case Replacement.ANY_OTHER:
            return _silenced(case, own, "27B2", *by_himself)
        case Replacement.INSUFFICIENT if case.new_bid_accepted:
            return _accepted("27B4:accepted", "27A1")
        case Replacement.INSUFFICIENT:
            return _cancelled(case, own, "27B4")
    if case.comparable:
        return _comparable(own, by_himself)
    if told(case, "replacement", Replacement.DOUBLE):
        return _cancelled(case, own, "27B3")
    return _silenced(case, own, "27B2", *by_himself)


def _accepted(*says: str) -> Ruling:
    return ruling(
        *says,
        call_stands=True,
        auction="continues",
        accept_by="lho",
        partner_must_pass="no",
        lead_restriction="none",
    )


def _lowest(own: _Law27, by_himself: tuple[str, ...]) -> Ruling:
    return ruling(own.lowest, *by_himself, later=("27D",), base=_FREE)


def _comparable(own: _Law27, by_himself: tuple[str, ...]) -> Ruling:
    return ruling(*own.comparable, *by_himself, later=own.after_comparable, base=_FREE)


def _silenced(case: InsufficientBid, own: _Law27, *says: str) -> Ruling:
    return _partner_passes(case, own.lead, own.could_have_known, *says)


def _cancelled(case: InsufficientBid, own: _Law27, paragraph: str) -> Ruling:
    """A double, a redouble or a second insufficient bid: cancelled, then a bid or a pass."""
    legal_call = Facts(offender_must="legal_call_or_pass")
    return _partner_passes(case, own.lead, own.could_have_known, paragraph, base=legal_call)


def _partner_passes(
    case: InsufficientBid,
    law_26: LeadLaw,
    could_have_known: str,
    *says: str,
    base: Facts | None = None,
) -> Ruling:
    lead = law_26(case, _withdrawn(case))
    silenced = Facts(
        accept_by="lho",
        auction="continues",
        partner_must_pass="rest_of_auction",
        ui_to="offending_side",
        adjusted_score="possible",
    )
    return ruling(
        *says,
        later=(*lead.later, could_have_known),
        base={**silenced, **lead.facts, **(base or {})},
    )


@law(27, of=InsufficientBid, editions={LAWS_1997})
def insufficient_bid_1997(case: InsufficientBid) -> Ruling:
    """Law 27 of 1997: only the lowest natural bid in the same denomination frees partner."""
    if case.out_of_rotation:
        return _by_law_31(ROTATION_1997)(case)
    if case.accepted:
        return _accepted("27A1")
    match case.replacement:
        case Replacement.LOWEST_SAME | Replacement.LOWEST_NAMED if _both_natural(case):
            return ruling("2007-27B1(a)", later=("1997-27B1:damage",), base=_FREE)
        case Replacement.COMPARABLE:
            return _silenced_1997(case, "27B2", "1997-27B2:comparable")
        case Replacement.INSUFFICIENT:
            return ruling(
                "1997-27B:again",
                accept_by="lho",
                auction="continues",
                offender_must="legal_call_or_pass",
            )
        case Replacement.DOUBLE:
            must_bid = Facts(offender_must="legal_call_or_pass")
            return _partner_passes(case, lead_2007, "1997-23", "27B3", base=must_bid)
    return _silenced_1997(case, "27B2")


def _silenced_1997(case: InsufficientBid, *says: str) -> Ruling:
    return _partner_passes(case, lead_2007, "1997-23", *says)
