"""Laws 63B and 64 as they were until 2007: the second trick, and both sides' revokes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings.engine import told
from rulings.laws.ch06_play import revoke_rectification as rectification
from rulings.laws.ch06_play.revoke_facts import Circumstance, Winner
from rulings.ruling import Ruling, ruling

if TYPE_CHECKING:
    from rulings.laws.ch06_play.law61_64_revoke import Revoke
    from rulings.laws.ch06_play.revoke_rectification import RevokeLaw


def both_sides_2007(case: Revoke, own: RevokeLaw) -> Ruling | None:
    """Law 64B7 of 2007: it is enough that both sides revoked on the board."""
    if not rectification.is_established(case, own):
        return None
    return rectification.nothing_for_either(case, "2007-64B7")


def each_by_itself_1997(case: Revoke, own: RevokeLaw) -> Ruling | None:
    """1997 has no rule for two revokes on a board: each is ruled on alone."""
    del case, own
    return None


def transfer_1997(case: Revoke, own: RevokeLaw) -> Ruling:
    """Law 64A (and 64B1) of 1997: a second trick also for a card that came to win later."""
    one_of_them = told(case, "side_won_trick", True) and not told(case, "won_by", *Winner)
    if one_of_them and told(case, "won_later", False):
        return rectification.settled(case, own, "64A1:either", "1997-64A2:either", tricks=1)
    match case.won_by:
        case Winner.OFFENDER if case.won_later:
            return rectification.settled(case, own, "64A1:two", tricks=2)
        case Winner.OFFENDER:
            return rectification.settled(case, own, "64A1:one", tricks=1)
        case Winner.PARTNER:
            if _won_with_card(case):
                return rectification.settled(case, own, "1997-64A2:two", tricks=2)
            return rectification.settled(case, own, "1997-64A2:partner", tricks=1)
        case _ if not case.won_later:
            return rectification.settled(case, own, "64B1", tricks=0)
    if case.won_with_card and case.won_two:
        return rectification.settled(case, own, "1997-64A2:two", tricks=2)
    return rectification.settled(case, own, "1997-64A2:later", tricks=1)


def _won_with_card(case: Revoke) -> bool:
    """A side that won nothing later won nothing with that card."""
    return not told(case, "won_later", False) and case.won_with_card


def asked_partner_1997(case: Revoke) -> Ruling:
    """Laws 61B and 63B of 1997: the card is changed, and the revoke is paid for all the same."""
    if case.circumstance == Circumstance.COULD_NOT_FOLLOW:
        return ruling("1997-61B:partner", "61A:none", card_played=True, penalty="possible")
    return ruling(
        "1997-63B",
        "1997-61B:partner",
        "62B1",
        "64A:dummy",
        later=("64C1",),
        base=rectification.ESTABLISHED,
        must_correct=True,
        penalty_card="major",
        withdrawn_card="penalty_card",
    )
