"""Law 27: a bid that does not supersede the last bid."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar, Final

from rulings.edition import LAWS_2017, law
from rulings.engine import told
from rulings.irregularity import Impossible, Irregularity
from rulings.ruling import Facts, Ruling, ruling
from rulings.slots import choice, detail, fact, judgement
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


class InsufficientBid(Irregularity):
    """A bid that is not higher than the last one."""

    kind: ClassVar[str] = "insufficient_bid"

    bid: Call = detail()
    over: Call = detail()
    replacement_call: Call = detail()
    natural: bool = detail()
    """Both the bid and its replacement show the denomination they name."""

    out_of_rotation: bool = fact("27A2", assumed=False)
    accepted: bool = choice("27A1", Role.LHO)
    """LHO says that he accepts, or calls over it."""
    replaced_before_ruling: bool = fact("27C", assumed=False)
    replacement: Replacement = choice("27B", Role.OFFENDER, offered=OFFERED)
    same_denomination: bool = fact("27B1(a)")
    """Both bids specify the same denomination or denominations."""
    comparable: bool = judgement("23A")

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """The class of the replacement, from the calls themselves."""
        derived: dict[str, Any] = {}
        bid, over, call = told.get("bid"), told.get("over"), told.get("replacement_call")
        if bid and over and is_bid(bid) and is_bid(over) and bid_rank(bid) > bid_rank(over):
            msg = f"{bid} is sufficient over {over}"
            raise Impossible(msg)
        replacement = told.get("replacement")
        if call and replacement not in OFFERED and (kind := _replaced_by(bid, over, call)):
            replacement = derived["replacement"] = kind
        if replacement == Replacement.LOWEST_NAMED and told.get("natural"):
            derived["same_denomination"] = True
        if replacement == Replacement.PASS and told.get("comparable") is None:
            derived["comparable"] = False  # a pass shows nothing that a bid showed
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
    auction="continues", partner_must_pass="no", lead_restriction="none", ui_to="none"
)
_SILENCED: Final = Facts(
    auction="continues",
    partner_must_pass="rest_of_auction",
    lead_restriction="possible",
    ui_to="offending_side",
    adjusted_score="possible",
)


@law(27, of=InsufficientBid, editions={LAWS_2017})
def insufficient_bid(case: InsufficientBid) -> Ruling:
    """Law 27: LHO may accept; otherwise the bid is replaced, and what by decides."""
    if case.out_of_rotation and not told(case, "accepted", True):
        return ruling("27A2", "31", auction="reverts")
    if case.accepted:
        return ruling(
            "27A1",
            call_stands=True,
            auction="continues",
            accept_by="lho",
            partner_must_pass="no",
            lead_restriction="none",
        )
    by_himself = ("27C",) if case.replaced_before_ruling else ()
    match case.replacement:
        case Replacement.LOWEST_SAME:
            return _same_denomination(by_himself)
        case Replacement.LOWEST_NAMED if case.same_denomination:
            return _same_denomination(by_himself)
        case Replacement.COMPARABLE:
            return _comparable(by_himself)
        case Replacement.ANY_OTHER:
            return _silenced(by_himself)
    if case.comparable:
        return _comparable(by_himself)
    match case.replacement:
        case Replacement.DOUBLE:
            return _cancelled("27B3")
        case Replacement.INSUFFICIENT:
            return _cancelled("27B4")
        case _:
            return _silenced(by_himself)


def _same_denomination(by_himself: tuple[str, ...]) -> Ruling:
    return ruling("27B1(a)", *by_himself, later=("27D",), base=_FREE, adjusted_score="possible")


def _comparable(by_himself: tuple[str, ...]) -> Ruling:
    return ruling(
        "27B1(b)", "23A", *by_himself, later=("27D",), base=_FREE, adjusted_score="possible"
    )


def _silenced(by_himself: tuple[str, ...]) -> Ruling:
    return ruling("27B2", *by_himself, later=("26B", "72C"), base=_SILENCED)


def _cancelled(paragraph: str) -> Ruling:
    """A double, a redouble or a second insufficient bid: cancelled, then a bid or a pass."""
    return ruling(
        paragraph,
        later=("26B", "72C"),
        base=_SILENCED,
        offender_must="legal_call_or_pass",
    )
