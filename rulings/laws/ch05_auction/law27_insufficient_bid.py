"""Law 27: a bid that does not supersede the last bid."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible
from rulings.laws.ch05_auction.law23_comparable_call import substitute_of
from rulings.laws.ch05_auction.law26_lead_restrictions import restricted_lead
from rulings.laws.ch05_auction.law28_32_call_out_of_rotation import bid_out_of_rotation
from rulings.laws.ch05_auction.rotation import Rotation, accepted_by_calling
from rulings.laws.ch05_auction.sequence import last_bid
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact
from rulings.terms import Call, Role, bid_rank, is_bid, lowest_sufficient


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


OFFERED: Final = (Replacement.LOWEST_SAME, Replacement.COMPARABLE, Replacement.ANY_OTHER)


class InsufficientBid(Rotation):
    """A bid that is not higher than the last one.

    The slots about whose turn it was matter only when it was out of rotation too (27A2).
    """

    kind: ClassVar[str] = "insufficient_bid"

    bid: Call = detail()
    over: Call = detail()
    natural: bool = detail()
    """The bid, and its replacement in the same denomination, show the denomination they name."""

    out_of_rotation: bool = fact("27A2", assumed=False)
    accepted: bool = choice("27A1", Role.LHO)
    """LHO says that he accepts, or calls over the insufficient bid."""
    replaced_before_ruling: bool = fact("27C", assumed=False)
    """The offender made the replacement by himself, before the director had ruled."""
    replacement: Replacement = choice("27B", Role.OFFENDER, offered=OFFERED)
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
        in_turn = known.get("in_turn")
        if "whose_turn" in known:
            derived |= rotation | {"out_of_rotation": True}
        elif in_turn and known.get("offender") == in_turn:
            derived["out_of_rotation"] = False
        if accepted_by_calling(told):
            derived["accepted"] = True
        if "over" not in told and (over := last_bid(told.get("auction", ()))):
            derived["over"] = over
        return derived | _replacement(told | derived)


def _replacement(known: dict[str, Any]) -> dict[str, Any]:
    derived: dict[str, Any] = {}
    bid, over, call = known.get("bid"), known.get("over"), known.get("replacement_call")
    if bid and over and is_bid(bid) and is_bid(over) and bid_rank(bid) > bid_rank(over):
        msg = f"{bid} is sufficient over {over}"
        raise Impossible(msg)
    meaning = substitute_of(known | {"call": bid, "artificial": known.get("natural") is False})
    if known.get("out_of_rotation"):
        derived |= meaning
    elif "comparable" in meaning:
        derived["comparable"] = meaning["comparable"]
    replacement = known.get("replacement")
    if call and replacement not in OFFERED and (kind := _replaced_by(bid, over, call)):
        replacement = derived["replacement"] = kind
    if replacement is None and not call and known.get("comparable"):
        derived["replacement"] = Replacement.COMPARABLE
    if replacement == Replacement.LOWEST_NAMED and known.get("natural"):
        derived["same_denomination"] = True
    return derived


def _replaced_by(bid: str | None, over: str | None, call: str) -> Replacement | None:
    if call == "P":
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


def _silenced_facts(case: InsufficientBid) -> Facts:
    return Facts(
        accept_by="lho",
        auction="continues",
        partner_must_pass="rest_of_auction",
        ui_to="offending_side",
        adjusted_score="possible",
        **restricted_lead(case),
    )


@law(27, of=InsufficientBid, editions={LAWS_2017})
def insufficient_bid(case: InsufficientBid) -> Ruling:
    """Law 27: LHO may accept; otherwise the bid is replaced, and what by decides."""
    if case.out_of_rotation:
        return bid_out_of_rotation(case, insufficient=True)
    if case.accepted:
        replaced = told(case, "replaced_before_ruling", True)
        return _accepted("27A1", *(("27C:original",) if replaced else ()))
    by_himself = ("27C",) if case.replaced_before_ruling else ()
    match case.replacement:
        case Replacement.LOWEST_SAME:
            return _same_denomination(by_himself)
        case Replacement.LOWEST_NAMED if case.same_denomination:
            return _same_denomination(by_himself)
        case Replacement.COMPARABLE:
            return _comparable(by_himself)
        case Replacement.ANY_OTHER:
            return _silenced(case, by_himself)
        case Replacement.INSUFFICIENT if case.new_bid_accepted:
            return _accepted("27B4:accepted", "27A1")
        case Replacement.INSUFFICIENT:
            return _cancelled(case, "27B4")
    if case.comparable:
        return _comparable(by_himself)
    if told(case, "replacement", Replacement.DOUBLE):
        return _cancelled(case, "27B3")
    return _silenced(case, by_himself)


def _accepted(*says: str) -> Ruling:
    return ruling(
        *says,
        call_stands=True,
        auction="continues",
        accept_by="lho",
        partner_must_pass="no",
        lead_restriction="none",
    )


def _same_denomination(by_himself: tuple[str, ...]) -> Ruling:
    return ruling("27B1(a)", *by_himself, later=("27D",), base=_FREE)


def _comparable(by_himself: tuple[str, ...]) -> Ruling:
    return ruling("27B1(b)", "23A", *by_himself, later=("26A", "27D"), base=_FREE)


def _silenced(case: InsufficientBid, by_himself: tuple[str, ...]) -> Ruling:
    return ruling("27B2", *by_himself, later=("26B", "72C:calls"), base=_silenced_facts(case))


def _cancelled(case: InsufficientBid, paragraph: str) -> Ruling:
    """A double, a redouble or a second insufficient bid: cancelled, then a bid or a pass."""
    return ruling(
        paragraph,
        later=("26B", "72C:calls"),
        base=_silenced_facts(case),
        offender_must="legal_call_or_pass",
    )
