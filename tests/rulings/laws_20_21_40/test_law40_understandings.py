"""Law 40: agreements, their disclosure, system cards, psychic calls."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

AGREED = (
    Situation(
        "A psychic opening that surprised partner too",
        {"act": "deviation", "partner_aware": False},
        "40C1 40A3 40C2",
        {"call_stands": True, "adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "An artificial psychic bid that surprised partner too",
        {"act": "deviation", "partner_aware": False, "artificial_psych": True},
        "40C1 40A3 40C2 40B2(a)(v)",
        {"call_stands": True, "adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "The third psychic bid of the pair, and it did damage",
        {"act": "deviation", "repeated": True, "damage": True},
        "40C1",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    Situation(
        "Partner could expect the psychic bid, but it did no damage",
        {"act": "deviation", "partner_aware": True, "damage": False},
        "40C1 12B1",
        {"adjusted_score": "no", "penalty": "possible"},
    ),
    Situation(
        "A psychic bid, no word of partner",
        {"act": "deviation"},
        "40C1 12B1 40A3 40C2",
        asks="partner_aware",
    ),
    Situation(
        "A hidden agreement that did damage",
        {"act": "undisclosed_agreement", "damage": True},
        "40B3(a) 40A1(b)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "A hidden agreement without damage",
        {"act": "undisclosed_agreement", "damage": False},
        "40A1(b) 12B1",
        {"adjusted_score": "no"},
    ),
    Situation(
        "They hide an agreement again, and it does damage",
        {"act": "undisclosed_agreement", "damage": True, "repeated_failure": True},
        "40B3(a) 40A1(b) 40B3(b)",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    Situation(
        "A forbidden convention that did damage",
        {"act": "forbidden_agreement", "damage": True},
        "40B4 40B2(a)(i)",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    Situation(
        "A forbidden convention without damage",
        {"act": "forbidden_agreement", "damage": False},
        "40B4 40B2(a)(i)",
        {"adjusted_score": "no", "penalty": "possible"},
    ),
    Situation(
        "The convention is allowed after all",
        {"act": "forbidden_agreement", "permitted": True},
        "40B2(a)(i)",
        {"penalty": "none"},
    ),
    Situation(
        "He looks at his own card in the auction",
        {"act": "own_card", "when": "auction"},
        "40B2(b) 20G3",
        {"penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "A defender looks at his own card in the play",
        {"act": "own_card", "when": "play"},
        "40B2(b) 20G3",
        {"penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "He looks at his own card before the auction",
        {"act": "own_card", "when": "before_auction"},
        "40B2(b)",
        {"penalty": "none"},
    ),
    Situation(
        "Declarer looks at his own card before the lead is faced",
        {"act": "own_card", "when": "clarification", "side": "declaring"},
        "40B2(b)",
        {"penalty": "none"},
    ),
    Situation(
        "A defender looks at his own card before the lead is faced",
        {"act": "own_card", "when": "clarification", "side": "defending"},
        "40B2(b) 20G3",
        {"penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "The regulations let beginners look at their own card",
        {"act": "own_card", "permitted": True},
        "40B2(b)",
        {"penalty": "none"},
    ),
    Situation(
        "He looks at the opponents' card before the auction",
        {"act": "opponents_card", "when": "before_auction"},
        "40B2(c)(i)",
        {"penalty": "none"},
    ),
    Situation(
        "He looks at the opponents' card before the lead is faced",
        {"act": "opponents_card", "when": "clarification"},
        "40B2(c)(ii)",
        {"penalty": "none"},
    ),
    Situation(
        "He looks at the opponents' card at his turn to call",
        {"act": "opponents_card", "when": "auction", "own_turn": True},
        "40B2(c)(iii)",
        {"penalty": "none"},
    ),
    Situation(
        "He looks at the opponents' card at somebody else's turn",
        {"act": "opponents_card", "when": "play", "own_turn": False},
        "40B2(c)(iii)",
        {"penalty": "possible"},
    ),
    Situation(
        "He needs the opponents' card to explain partner's bid",
        {"act": "opponents_card", "when": "auction", "to_answer": True},
        "40B2(c)(iv)",
        {"penalty": "none"},
    ),
    Situation(
        "He uses notes to count",
        {"act": "aid"},
        "40B2(d)",
        {"penalty": "possible", "adjusted_score": "possible"},
    ),
    Situation(
        "The regulations allow written defences",
        {"act": "aid", "permitted": True},
        "40B2(d)",
        {"penalty": "none"},
    ),
    Situation(
        "What must be told when an opponent asks",
        {"act": "disclosure"},
        "40B5(a) 40A1(b) 75D1 40C2",
    ),
    Situation(
        "One partner plays weak twos, the other strong ones",
        {"act": "unequal_methods"},
        "40A4",
        {"penalty": "possible"},
    ),
    Situation(
        "They agree on another meaning after a bid out of turn",
        {"act": "agreed_variation"},
        "40B2(a)(iv)",
    ),
    Situation(
        "… where the regulations forbid it",
        {"act": "agreed_variation", "agreed_variation_allowed": False},
        "40B2(a)(iv)",
        {"penalty": "possible"},
    ),
    Situation(
        "He reads the opponents' card before his turn, where RHO's turn will do",
        {
            "act": "opponents_card",
            "when": "auction",
            "to_answer": False,
            "own_turn": False,
            "card_at_rhos_turn": True,
        },
        "40B2(c)(iii)",
        {"penalty": "possible"},
    ),
)


@table(AGREED)
def test_understandings(situation: Situation) -> None:
    situation.check("partnership_understanding")


def test_every_sentence_on_understandings_is_reached() -> None:
    assert unreached("partnership_understanding", AGREED) == set()
