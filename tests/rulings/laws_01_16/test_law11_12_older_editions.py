"""Laws 11 and 12 under the Laws of 2007 and 1997: a lost right, an adjusted score."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

FORFEITED_RECTIFICATION = [
    *both(
        "the innocent side acted, nobody gained",
        {"acted_first": "non_offenders", "gained": "nobody"},
        "11A 11B",
        "11A 11C",
        penalty="possible",
    ),
    *both(
        "the innocent side gained by an opponent's ignorance",
        {"acted_first": "non_offenders", "gained": "non_offenders"},
        "11A 11B",
        "11A 11C",
        penalty="possible",
        adjusted_score="no",
    ),
    *both(
        "the offenders gained by it",
        {"acted_first": "non_offenders", "gained": "offenders"},
        "11A 11B",
        "11A 11C",
        penalty="possible",
        adjusted_score="no",
    ),
    *both(
        "the players settled it, nobody gained",
        {"settled": True, "gained": "nobody"},
        "11A 10A 10B 11B",
        "11A 10A 10B 11C",
        penalty="possible",
    ),
    *both("only the offenders acted", {"acted_first": "offenders"}, "9C 9B2", penalty="possible"),
    *both(
        "who gained is not known",
        {"acted_first": "non_offenders"},
        "11A 11B",
        "11A 11C",
        asks="gained",
        penalty="possible",
    ),
]
ADJUSTED_SCORE = [
    *both(
        "one side is at fault for an unplayable board",
        {"ground": "unplayable", "fault": "one_side", "scoring": "matchpoints"},
        "12C2(a) 12A2",
        "12C1 12A2",
        adjusted_score="required",
        artificial={"offending": "avg-", "non_offending": "avg+"},
    ),
    *both(
        "one side is partly at fault",
        {"ground": "unplayable", "fault": "one_side_partly", "scoring": "matchpoints"},
        "12C2(a) 12A2",
        "12C1 12A2",
        adjusted_score="required",
        artificial={"offending": "avg", "non_offending": "avg+"},
    ),
    *both(
        "both are at fault, at IMPs",
        {"ground": "unplayable", "fault": "both", "scoring": "imps"},
        "12C2(a) 12A2 12C2(b)",
        "12C1 12A2 86A",
        adjusted_score="required",
        artificial={"offending": "avg-", "non_offending": "avg-"},
    ),
    *both(
        "both are partly at fault",
        {"ground": "unplayable", "fault": "both_partly", "scoring": "matchpoints"},
        "12C2(a) 12A2",
        "12C1 12A2",
        adjusted_score="required",
        artificial={"offending": "avg", "non_offending": "avg"},
    ),
    *both(
        "neither is at fault, in an individual",
        {"ground": "unplayable", "fault": "neither", "scoring": "matchpoints", "individual": True},
        "12C2(a) 12A2 12C3",
        "12C1 12A2 89",
        adjusted_score="required",
        artificial={"offending": "avg+", "non_offending": "avg+"},
    ),
    *both(
        "an innocent pair above 60 %",
        {"session_score": "innocent_above_60"},
        "12C2(c) 12C2(a)",
        "88 12C1",
        adjusted_score="required",
    ),
    *both(
        "an offender below 40 %",
        {"session_score": "offender_below_40"},
        "12C2(c) 12C2(a)",
        "12C1 12A2",
        adjusted_score="required",
    ),
    row(
        2007,
        "teams with a good result at the other table",
        {"other_table": True},
        "86D 12C1(c)",
        adjusted_score="required",
    ),
    *both(
        "a rectification that seems too harsh",
        {"ground": "too_harsh"},
        "12B2",
        "12B",
        adjusted_score="no",
    ),
    *both("who may ask", {"ground": "request"}, "12A 92B", adjusted_score="possible"),
    *both(
        "scores that do not balance in a knock-out",
        {"ground": "split_knockout"},
        "12C4",
        "86B",
        adjusted_score="required",
    ),
    *both("an individual event", {"ground": "individual"}, "12C3", "89"),
    *both(
        "the director's own mistake",
        {"directors_error": True},
        "82C 12A3",
        adjusted_score="possible",
    ),
    *both(
        "wrongly rectified, and no damage",
        {"directors_error": False, "damage": False},
        "12B1",
        "12C2",
        adjusted_score="no",
    ),
    *both(
        "no remedy in the laws, one likely result",
        {"ground": "no_remedy", "damage": True, "likely": "one"},
        "12C1(a) 12A1 12B1",
        "12C2 12A1 12C3",
        adjusted_score="required",
    ),
    row(
        2007,
        "several likely results",
        {"ground": "law", "damage": True, "likely": "several"},
        "12C1(c) 12C1(a) 12A 12B1",
        adjusted_score="required",
    ),
    row(
        2007,
        "several likely results, where no score is weighted",
        {"ground": "law", "damage": True, "likely": "several", "weighted": False},
        "12C1(e)(i) 12C1(e)(ii) 12A 12B1",
        adjusted_score="required",
    ),
    row(
        2007,
        "too many possible results",
        {"ground": "law", "damage": True, "likely": "too_many"},
        "12C1(d) 12C2(a) 12A 12B1",
        adjusted_score="required",
    ),
    *both(
        "the innocent side gambled",
        {"ground": "law", "damage": True, "self_inflicted": True},
        "12C1(b) 12C1(f) 12A",
        "12C2 12A 12C3",
        adjusted_score="required",
    ),
    row(
        1997,
        "damage, in an individual event",
        {"ground": "law", "damage": True, "individual": True},
        "12C2 12A 89 12C3",
        adjusted_score="required",
    ),
]


@table(FORFEITED_RECTIFICATION)
def test_forfeited_rectification(situation: Situation) -> None:
    situation.check("forfeited_rectification")


@table(ADJUSTED_SCORE)
def test_adjusted_score(situation: Situation) -> None:
    situation.check("adjusted_score")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("forfeited_rectification", FORFEITED_RECTIFICATION) == set()
    assert never_reached("adjusted_score", ADJUSTED_SCORE) == set()
