"""Laws 72-76 under the Laws of 2007 and 1997: deception, manners, spectators."""

from __future__ import annotations

import pytest

from tests.rulings.ch06_play.older_editions import both, never_reached
from tests.rulings.situations import Situation, table

DECEPTION = [
    *both("nothing told yet", {}, "73E 73F 73D1 12C1(a)", "73E 73F2 73D1 12C2", asks="means"),
    *both("a false card", {"means": "call_or_play"}, "73E", adjusted_score="no", penalty="none"),
    *both(
        "hesitates with a singleton on purpose",
        {"means": "tempo", "intended": True, "misled": True},
        "73D2 73F 12C1(a)",
        "73D2 73F2 12C2",
        adjusted_score="required",
        penalty="possible",
    ),
    *both(
        "tries to mislead in vain",
        {"means": "manner", "intended": True, "misled": False},
        "73D2 73F",
        "73D2 73F2",
        adjusted_score="no",
        penalty="possible",
    ),
    *both(
        "hesitates with a reason",
        {"means": "tempo", "bridge_reason": True},
        "73F 73D1",
        "73F2 73D1",
        adjusted_score="no",
        penalty="none",
    ),
    *both(
        "nobody was misled",
        {"means": "tempo", "bridge_reason": False, "misled": False},
        "73D1 73F",
        "73D1 73F2",
        adjusted_score="no",
        penalty="none",
    ),
    *both(
        "could not have known that it would pay",
        {"means": "remark", "bridge_reason": False, "misled": True, "could_have_known": False},
        "73F 73D1",
        "73F2 73D1",
        adjusted_score="no",
        penalty="none",
    ),
    *both(
        "no reason, and it paid",
        {"means": "tempo", "bridge_reason": False, "misled": True},
        "73F 12C1(a)",
        "73F2 12C2",
        adjusted_score="required",
    ),
]

CONDUCT = [
    *both("discourtesy", {"act": "discourtesy"}, "74A1 74A2 90A 91A", penalty="possible"),
    *both("annoyance", {"act": "annoyance"}, "74A2 90A 91A", penalty="possible"),
    *both("incorrect procedure", {"act": "incorrect_procedure"}, "74A3 90A", penalty="possible"),
    *both("inattention", {"act": "inattention"}, "74B1 90A", penalty="possible"),
    *both("gratuitous comment", {"act": "gratuitous_comment"}, "74B2 90A", penalty="possible"),
    *both("detached card", {"act": "detached_card"}, "74B3 90A", penalty="possible"),
    *both("prolonged play", {"act": "prolonged_play"}, "74B4 90A", penalty="possible"),
    *both("rude director call", {"act": "rude_director_call"}, "74B5 90A 91A", penalty="possible"),
    *both("varied designation", {"act": "varied_designation"}, "74C1 90A", penalty="possible"),
    *both(
        "approval",
        {"act": "approval"},
        "74C2 16B1(a) 90A",
        "74C2 16A 90A",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both(
        "expectation",
        {"act": "expectation"},
        "74C3 16B1(a) 90A",
        "74C3 16A 90A",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both(
        "drawing attention",
        {"act": "drawing_attention"},
        "74C4 16B1(a) 90A",
        "74C4 16A 90A",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both("staring", {"act": "staring"}, "74C5 90A", penalty="possible"),
    *both(
        "saw card by chance", {"act": "saw_card_by_chance"}, "74C5", ui_to="none", penalty="none"
    ),
    *both("lost interest", {"act": "lost_interest"}, "74C6 90A", penalty="possible"),
    *both(
        "disconcerting tempo",
        {"act": "disconcerting_tempo"},
        "74C7 73D2 90A",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both("left table", {"act": "left_table"}, "74C8 90A", penalty="possible"),
    *both(
        "signals to partner",
        {"act": "signals_to_partner"},
        "73B1 16B1(a) 90A",
        "73B1 16A 90A",
        ui_to="offending_side",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both(
        "prearranged signals",
        {"act": "prearranged_signals"},
        "73B2 91A 91B",
        "73B 91A 91B",
        penalty="disciplinary",
        adjusted_score="possible",
    ),
    *both(
        "intentional infraction",
        {"act": "intentional_infraction"},
        "72B1 23 90A 91A",
        "72B2 72B1 90A 91A",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both(
        "concealment",
        {"act": "concealment"},
        "72B3 23 90A",
        "72B4 72B1 90A",
        adjusted_score="possible",
        penalty="possible",
    ),
    *both(
        "grave discourtesy that disturbs others",
        {"act": "discourtesy", "grave": True, "disturbs_others": True},
        "74A1 74A2 91A 90A",
        penalty="disciplinary",
    ),
]

SPECTATOR = [
    *both(
        "nothing told yet",
        {},
        "76B5 76B2 76B3 76B1 76C1 76C2 16C1 76A1",
        "76B 76A2 76A3 76A1 11B1 11B2 16B",
        asks="act",
    ),
    *both("points out a revoke", {"act": "drew_attention"}, "76B5 76C2 16C1", "76B 11B1 11B2 16B"),
    *both("sighs", {"act": "reacted"}, "76B2 76A1", "76A2", penalty="possible"),
    *both(
        "talks to a player", {"act": "remarked"}, "76B3 76A1 16C1", "76A3 16B", penalty="possible"
    ),
    *both("disturbs the players", {"act": "disturbed"}, "76B4 76A1", "76A4", penalty="possible"),
    *both("looks at two hands", {"act": "several_hands"}, "76B1 76A1", "76A1"),
    *both(
        "looks at two hands with permission",
        {"act": "several_hands", "permitted": True},
        "76B1 76A1",
        "76A1",
    ),
    *both(
        "speaks on the facts without being asked",
        {"act": "fact_or_law", "asked_by_director": False},
        "76C1 76C2",
        "76B 11B1 11B2",
    ),
    *both(
        "the director asks him", {"act": "fact_or_law", "asked_by_director": True}, "76C1", "76B"
    ),
    *both(
        "tells a player something from elsewhere",
        {"act": "contact_with_player"},
        "76A2 76C2 16C1",
        "76A3 16B",
        penalty="possible",
    ),
    *both("a person in the room", {"act": "status"}, "76D 76A1", "81C4"),
]


@table(DECEPTION)
def test_deception(situation: Situation) -> None:
    situation.check("deception")


@table(CONDUCT)
def test_conduct(situation: Situation) -> None:
    situation.check("conduct")


@table(SPECTATOR)
def test_a_spectator(situation: Situation) -> None:
    situation.check("spectator")


KINDS = {"deception": DECEPTION, "conduct": CONDUCT, "spectator": SPECTATOR}


@pytest.mark.parametrize("kind", KINDS)
def test_the_situations_reach_every_sentence(kind: str) -> None:
    assert never_reached(kind, KINDS[kind]) == set()
