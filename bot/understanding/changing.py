"""Whether others have called since a call that a player changes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.places import CALLING, where

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

NEAR: Final = 2
"""Tokens between an alert and the call that follows it."""
SEVERAL: Final = 2
"""Calls in rotation up to the one that is changed: his alone tells nothing of the others."""
PARTNER: Final = ("partner_called", True)
LHO: Final = ("lho_called", True)


def doubtful(analysis: Analysis) -> frozenset[tuple[str, bool | str]]:
    """What is at most a doubt where it was only learned."""
    if _at_once(analysis):
        return frozenset({PARTNER, LHO})
    return frozenset({PARTNER}) if _only_alerted(analysis) else frozenset()


def _at_once(analysis: Analysis) -> bool:
    """``N 1S, E passed, S passed and then took 4S out``: the others' calls came before his.

    Last calls without a player are his where more are told: "E 2D, I passed, now it is 3D".
    """
    named = [seat for event in analysis.events if (seat := event.seat)]
    without = [event.seat for event in analysis.events[len(named) :]]
    twice = named[-2:-1] == named[-1:]
    made = named[:-1] if twice else named
    told = len(made) >= SEVERAL if twice else len(made) > SEVERAL and bool(without)
    return told and not any(without) and all(one.lho == other for one, other in pairwise(made))


def _only_alerted(analysis: Analysis) -> bool:
    """Whether somebody alerted and no call of his follows: an alert is no call."""
    alerts = [c.end for c in analysis.concepts if c.id == "alert"]
    calls = where(analysis.places, CALLING)
    return bool(alerts) and not any(0 <= at - end <= NEAR for at in calls for end in alerts)
