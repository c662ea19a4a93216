"""Laws 20, 21, 40 and 75 under the Laws of 2007 and 1997."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulings.situations import Situation, table, unreached

OPEN = {"adjusted_score": "possible"}
STANDS = {"board": "result_stands", "adjusted_score": "no"}
PUNISHABLE = {"ui_to": "offending_side", "penalty": "possible", "adjusted_score": "possible"}
LOOKED_UP = {"penalty": "possible", "adjusted_score": "possible"}
FINE = {"penalty": "none"}


def only(
    year: int,
    words: str,
    told: dict[str, Any],
    cites: str,
    facts: dict[str, Any] | None = None,
) -> Situation:
    """A situation of one edition."""
    return Situation(f"{year}: {words}", told, cites, facts or {}, year=year)


def both(
    words: str,
    told: dict[str, Any],
    in_2007: str,
    in_1997: str,
    facts: dict[str, Any] | None = None,
) -> tuple[Situation, Situation]:
    """A situation that both editions rule on alike, with the paragraphs of each."""
    return (
        only(2007, words, told, in_2007, facts),
        only(1997, words, told, in_1997, facts),
    )


REVIEWS = [
    *both(
        "a question for partner's ears",
        {"purpose": "for_partner"},
        "20G1 16B1(a)",
        "73B1 16A",
        PUNISHABLE,
    ),
    *both(
        "a question to draw a wrong answer", {"purpose": "to_mislead"}, "73D2", "73D2", LOOKED_UP
    ),
    *both("at the own turn", {"request": "review", "when": "auction"}, "20B 20D", "20B 20D"),
    *both(
        "a player who must pass wants a review",
        {"request": "review", "when": "auction", "must_pass": True},
        "20B",
        "20B",
    ),
    only(
        2007,
        "a player who must pass asks what a call means",
        {"request": "meaning", "when": "auction", "must_pass": True},
        "20F1",
    ),
    only(
        1997,
        "a player who must pass asks what the auction means: nothing forbids it",
        {"request": "meaning", "when": "auction", "must_pass": True},
        "20F1 16A",
    ),
    *both(
        "one call, during the auction",
        {"request": "single_call", "when": "auction"},
        "20F1 20F3 16B1",
        "20F1 16A",
    ),
    *both(
        "declarer asks about one call during the play",
        {"request": "single_call", "when": "play", "asker": "declarer"},
        "20F2 41B 20F3 16B1",
        "20F2 41B 16A",
    ),
    *both("who explains", {"request": "who_explains"}, "20F1", "20F1"),
    *both("whose lead it is", {"request": "whose_lead"}, "20C1", "20C"),
    *both(
        "the review was wrong",
        {"request": "error_in_review"},
        "20E 12C1(a)",
        "20E 12C2",
        OPEN,
    ),
]

EXPLANATIONS = [
    *both(
        "his own misunderstanding",
        {"matter": "own_misunderstanding"},
        "21A",
        "21A",
        {"may_change": False, "adjusted_score": "no"},
    ),
    *both(
        "partner's explanation is a surprise",
        {"matter": "heard_partner"},
        "75A 73C 16B1(a) 16B3",
        "75 73C 16A 16A2",
        {**OPEN, "ui_to": "offending_side"},
    ),
    *both(
        "his own error, noticed in the auction: at once",
        {"explained_by": "self", "noticed": "auction"},
        "20F4 75B",
        "75D1 75",
        OPEN,
    ),
    *both(
        "his own error, nobody said when it was noticed: at once in any case",
        {"explained_by": "self"},
        "20F4 75B",
        "75D1 75",
        OPEN,
    ),
    *both(
        "his own error, noticed in the play",
        {"explained_by": "self", "noticed": "play"},
        "20F4 75B 47E2(a) 21B3",
        "75D1 75 47E2(a) 21B3",
        OPEN,
    ),
    *both(
        "his own error, noticed after the play",
        {"explained_by": "self", "noticed": "after_play"},
        "20F4 75B",
        "75D1 75",
        OPEN,
    ),
    *both(
        "partner's error, the auction goes on",
        {"explained_by": "partner", "noticed": "auction"},
        "20F5(a) 75B 75A 20F5(b)(ii) 20F5(b)(i)",
        "75D2 75",
        {**OPEN, "ui_to": "offending_side"},
    ),
    *both(
        "partner's error, their side declares: before the lead, and the last pass may change",
        {"explained_by": "partner", "side": "declaring"},
        "20F5(b)(ii) 75B 21B1(a)",
        "75D2 75 21B1",
        {**OPEN, "ui_to": "offending_side"},
    ),
    only(
        2007,
        "partner's error, their side defends: after the play",
        {"explained_by": "partner", "side": "defending"},
        "20F5(b)(i) 75B 75A",
        {**OPEN, "ui_to": "offending_side"},
    ),
    only(
        1997,
        "partner's error, their side defends: after the play",
        {"explained_by": "partner", "side": "defending"},
        "75D2 75",
        {**OPEN, "ui_to": "offending_side"},
    ),
    *both(
        "too late for a change of call",
        {"matter": "change_call", "partner_called": True},
        "21B3 21B1(a)",
        "21B3 21B1",
        {**OPEN, "may_change": False, "call_stands": True},
    ),
    *both(
        "the last pass is changed",
        {"matter": "change_call", "noticed": "clarification", "final_pass": True}
        | {"call_change": "substitute_legal_call"},
        "21B1(a) 21B2 16D1",
        "21B1 21B2 16C1",
        {"may_change": True, "auction": "continues"},
    ),
    *both(
        "the opponents changed, LHO wants to change as well",
        {"matter": "change_after_change"},
        "21B2 16D2",
        "21B2 16C2",
        {"may_change": True, "ui_to": "offending_side"},
    ),
    *both(
        "a card played on it, another followed in the trick",
        {"matter": "change_play", "after_card": "card_played"},
        "47E2(a) 47E2(b)",
        "47E2(a) 47E2(b)",
        {**OPEN, "may_change": False, "card_played": True},
    ),
    *both(
        "a card played on it, another followed in the next trick",
        {"matter": "change_play", "after_card": "card_played", "same_trick": False}
        | {"play_change": "withdraw_card"},
        "47E2(a) 16D1",
        "47E2(a) 16C1",
        {"may_change": True, "withdrawn_card": "returned", "penalty_card": "none"},
    ),
    *both(
        "the explanation was right, the call was wrong",
        {"matter": "damage", "agreement": "as_explained"},
        "75C",
        "75",
        {**STANDS, "penalty": "none"},
    ),
    *both(
        "the explanation was wrong and did damage",
        {"matter": "damage", "agreement": "different", "damage": True},
        "75B 12C1(a)",
        "75 12C2",
        {"adjusted_score": "required"},
    ),
    *both(
        "nothing was agreed, no damage",
        {"matter": "damage", "agreement": "none", "damage": False},
        "75B 12B1",
        "75 40C",
        STANDS,
    ),
    *both(
        "no evidence: a wrong explanation is presumed",
        {"matter": "damage", "agreement": "no_evidence", "damage": True},
        "21B1(b) 75B 12C1(a)",
        "75 12C2",
        {"adjusted_score": "required"},
    ),
    *both(
        "an alert was missing and did damage",
        {"matter": "damage", "fault": "missing_alert", "damage": True},
        "40B4 21B1(a) 12C1(a)",
        "40C 21B1 12C2",
        {"adjusted_score": "required"},
    ),
    *both(
        "something that mattered was left out",
        {"matter": "damage", "fault": "incomplete", "damage": True},
        "40B6(b) 40B4 12C1(a)",
        "40C 12C2",
        {"adjusted_score": "required"},
    ),
]

AGREEMENTS = [
    *both(
        "a psychic call that surprised partner too",
        {"act": "deviation", "partner_aware": False},
        "40C1 40A3 40C2",
        "75B 40A",
        {"call_stands": True, "adjusted_score": "no", "penalty": "none"},
    ),
    only(
        2007,
        "an artificial one",
        {"act": "deviation", "partner_aware": False, "artificial_psych": True},
        "40C1 40A3 40C2 40B2(d)",
        {"call_stands": True, "adjusted_score": "no", "penalty": "none"},
    ),
    *both(
        "partner could expect it, and it did damage",
        {"act": "deviation", "repeated": True, "damage": True},
        "40C1",
        "75B",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    *both(
        "partner could expect it, no damage",
        {"act": "deviation", "partner_aware": True, "damage": False},
        "40C1 12B1",
        "75B 40C",
        {"adjusted_score": "no", "penalty": "possible"},
    ),
    *both(
        "an agreement was not disclosed and did damage",
        {"act": "undisclosed_agreement", "damage": True},
        "40B4 40A1(b)",
        "40C 40B",
        {"adjusted_score": "required"},
    ),
    *both(
        "an agreement was not disclosed, no damage",
        {"act": "undisclosed_agreement", "damage": False},
        "40A1(b) 12B1",
        "40B 40C",
        {"adjusted_score": "no"},
    ),
    only(
        2007,
        "an agreement was not disclosed, and not for the first time",
        {"act": "undisclosed_agreement", "damage": True, "repeated_failure": True},
        "40B4 40A1(b) 40C3(b)",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    only(
        2007,
        "a forbidden convention did damage",
        {"act": "forbidden_agreement", "damage": True},
        "40B5 40B2(a)",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    only(
        1997,
        "a forbidden convention did damage",
        {"act": "forbidden_agreement", "damage": True},
        "40D 12A1",
        {"adjusted_score": "possible", "penalty": "possible"},
    ),
    *both(
        "a forbidden convention, no damage",
        {"act": "forbidden_agreement", "damage": False},
        "40B5 40B2(a)",
        "40D 40C",
        {"adjusted_score": "no", "penalty": "possible"},
    ),
    *both(
        "a convention that is allowed",
        {"act": "forbidden_agreement", "permitted": True},
        "40B2(a)",
        "40D",
        FINE,
    ),
    only(
        2007,
        "declarer's side looks at its own card before the lead is faced",
        {"act": "own_card", "when": "clarification", "side": "declaring"},
        "40B2(b)",
        FINE,
    ),
    only(
        1997,
        "declarer looks at his own card before the lead is faced",
        {"act": "own_card", "when": "clarification"},
        "40E2",
        LOOKED_UP,
    ),
    only(
        2007,
        "own card during the auction",
        {"act": "own_card", "when": "auction"},
        "40B2(b) 20G2",
        LOOKED_UP,
    ),
    *both(
        "own card before the auction",
        {"act": "own_card", "when": "before_auction"},
        "40B2(b)",
        "40E2",
        FINE,
    ),
    *both(
        "own card, the regulations allow it",
        {"act": "own_card", "permitted": True},
        "40B2(b)",
        "40E2",
        FINE,
    ),
    *both(
        "opponents' card before the auction",
        {"act": "opponents_card", "when": "before_auction"},
        "40B2(c)",
        "40E2",
        FINE,
    ),
    only(
        2007,
        "opponents' card after the final pass",
        {"act": "opponents_card", "when": "clarification"},
        "40B2(c)",
        FINE,
    ),
    *both(
        "opponents' card at the own turn",
        {"act": "opponents_card", "when": "auction", "own_turn": True},
        "40B2(c)",
        "40E2",
        FINE,
    ),
    *both(
        "opponents' card out of turn",
        {"act": "opponents_card", "when": "play", "own_turn": False},
        "40B2(c)",
        "40E2",
        {"penalty": "possible"},
    ),
    *both("a note of one's own", {"act": "aid"}, "40C3(a)", "40E2", LOOKED_UP),
    *both("an aid that is allowed", {"act": "aid", "permitted": True}, "40C3(a)", "40E2", FINE),
    *both(
        "what must be told",
        {"act": "disclosure"},
        "40B6(a) 40A1(b) 40C2",
        "75C 75A 75B",
    ),
    *both(
        "each partner plays another system",
        {"act": "unequal_methods"},
        "40B2(a)",
        "40E1",
        {"penalty": "possible"},
    ),
    *both(
        "agreed to vary after an opponent's irregularity",
        {"act": "agreed_variation"},
        "40B3",
        "40D",
    ),
]

TABLES: dict[str, list[Situation]] = {
    "review_of_auction": REVIEWS,
    "misinformation": EXPLANATIONS,
    "partnership_understanding": AGREEMENTS,
}


@table(REVIEWS)
def test_reviews(situation: Situation) -> None:
    situation.check("review_of_auction")


@table(EXPLANATIONS)
def test_explanations(situation: Situation) -> None:
    situation.check("misinformation")


@table(AGREEMENTS)
def test_agreements(situation: Situation) -> None:
    situation.check("partnership_understanding")


@pytest.mark.parametrize("year", [2007, 1997])
@pytest.mark.parametrize("kind", TABLES)
def test_the_situations_reach_what_only_older_editions_say(kind: str, year: int) -> None:
    left = unreached(kind, TABLES[kind], year)
    assert {message for message in left if message.startswith(("p2007", "p1997"))} == set()


def test_what_the_edition_of_2007_says_of_aids_has_no_source() -> None:
    aids = only(2007, "a telephone", {"act": "aid"}, "40C3(a)")
    assert aids.outcome("partnership_understanding").unsourced == ("40C3(a)",)
