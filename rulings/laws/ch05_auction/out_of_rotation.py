"""Laws 28 and 29: what makes a call out of rotation stand; the same words in all editions."""

from __future__ import annotations

from typing import Final

from rulings.engine import told
from rulings.laws.ch05_auction.rotation import RhoAction, Rotation
from rulings.ruling import Facts, Ruling, ruling
from rulings.terms import Turn

UNHARMED: Final = Facts(partner_must_pass="no", lead_restriction="none")
CANCELLED: Final = Facts(accept_by="lho", auction="reverts")


def law_28(case: Rotation) -> Ruling | None:
    """Law 28 when somebody mentions it: whose turn it was no longer matters."""
    if told(case, "rho_action", RhoAction.MUST_PASS):
        return rho_had_to_pass()
    return proper_player_called() if told(case, "proper_player_called", True) else None


def stands(case: Rotation, insufficient: bool = False) -> Ruling | None:
    """Laws 28B and 29A once it is known whose turn it was; ``None``: LHO has refused."""
    if case.whose_turn is not Turn.PARTNER and case.proper_player_called:
        return proper_player_called()
    return accepted(insufficient) if case.accepted else None


def rho_had_to_pass() -> Ruling:
    """28A: nobody was passed over."""
    return ruling("28A", base=UNHARMED, call_stands=True, auction="continues")


def proper_player_called() -> Ruling:
    """28B: the call out of rotation counts as not made."""
    return ruling("28B", "16C2:calls", base=UNHARMED, auction="continues", ui_to="offending_side")


def accepted(insufficient: bool = False) -> Ruling:
    """29A: LHO has called over it."""
    return ruling(
        "29A",
        *(("27A2",) if insufficient else ()),
        base=UNHARMED,
        call_stands=True,
        auction="continues",
        accept_by="lho",
    )
