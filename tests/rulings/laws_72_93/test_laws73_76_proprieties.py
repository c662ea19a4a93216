"""Laws 73, 74, 76: deception, conduct and spectators."""

from __future__ import annotations

from tests.rulings.situations import Situation, table, unreached

DECEIVED = (
    Situation(
        "A false card fools declarer",
        {"means": "call_or_play"},
        "73E1",
        {"adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "A defender thinks with a singleton, declarer finesses the wrong way",
        {"singleton": True, "misled": True},
        "73E2 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "A hesitation without a bridge reason that misled and cost tricks",
        {"means": "tempo", "bridge_reason": False, "misled": True},
        "73E2 12C1(a)",
        {"adjusted_score": "required"},
    ),
    Situation(
        "He could not have known that his remark would pay",
        {"means": "remark", "bridge_reason": False, "misled": True, "could_have_known": False},
        "73E2 73D1",
        {"adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "He had something to think about",
        {"means": "tempo", "bridge_reason": True},
        "73E2 73D1",
        {"adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "An uneven tempo that misled nobody",
        {"means": "tempo", "bridge_reason": False, "misled": False},
        "73D1 73E2",
        {"adjusted_score": "no", "penalty": "none"},
    ),
    Situation(
        "He hesitates on purpose to deceive, and it works",
        {"means": "tempo", "intended": True, "misled": True},
        "73D2 73E2 12C1(a)",
        {"adjusted_score": "required", "penalty": "possible"},
    ),
    Situation(
        "He asks a question on purpose to deceive, and nobody falls for it",
        {"means": "question", "intended": True, "misled": False},
        "73D2 73E2",
        {"adjusted_score": "no", "penalty": "possible"},
    ),
    Situation(
        "He thought for long, nobody says why",
        {"means": "tempo", "misled": True},
        "73E2 73D1 12C1(a)",
        asks="bridge_reason",
    ),
    Situation("An opponent was misled", {}, "73E1 73E2 73D1 12C1(a)", asks="means"),
)


@table(DECEIVED)
def test_deception(situation: Situation) -> None:
    situation.check("deception")


def test_every_sentence_on_deception_is_reached() -> None:
    assert unreached("deception", DECEIVED) == set()


BEHAVED = (
    Situation(
        "He abuses an opponent so loudly that the next table stops",
        {"act": "discourtesy", "grave": True, "disturbs_others": True},
        "74A1 74A2 91A 90A",
        {"penalty": "disciplinary"},
    ),
    Situation("He is rude", {"act": "discourtesy"}, "74A1 74A2 90A 91A", {"penalty": "possible"}),
    Situation("He gloats", {"act": "annoyance"}, "74A2 90A 91A", {"penalty": "possible"}),
    Situation(
        "He bids out of the box with two hands",
        {"act": "incorrect_procedure"},
        "74A3 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He does not follow the play", {"act": "inattention"}, "74B1 90A", {"penalty": "possible"}
    ),
    Situation(
        "He comments on the auction",
        {"act": "gratuitous_comment"},
        "74B2 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He pulls a card before his turn",
        {"act": "detached_card"},
        "74B3 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He plays out high cards to annoy",
        {"act": "prolonged_play"},
        "74B4 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He shouts for the director",
        {"act": "rude_director_call"},
        "74B5 90A 91A",
        {"penalty": "possible"},
    ),
    Situation(
        "He says double in two ways",
        {"act": "varied_designation"},
        "74C1 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He frowns at his partner's bid",
        {"act": "approval"},
        "74C2 16B1(a) 90A",
        {"ui_to": "offending_side", "adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation(
        "He reaches for the trick before it is complete",
        {"act": "expectation"},
        "74C3 16B1(a) 90A",
        {"ui_to": "offending_side", "adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation(
        "He says that one more trick is needed",
        {"act": "drawing_attention"},
        "74C4 16B1(a) 90A",
        {"ui_to": "offending_side", "adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation(
        "He looks from where the opponent takes his card",
        {"act": "staring"},
        "74C5 90A",
        {"penalty": "possible"},
    ),
    Situation(
        "He saw an opponent's card by chance",
        {"act": "saw_card_by_chance"},
        "74C5",
        {"ui_to": "none", "penalty": "none"},
    ),
    Situation("He folds his cards", {"act": "lost_interest"}, "74C6 90A", {"penalty": "possible"}),
    Situation(
        "He changes his pace to confuse",
        {"act": "disconcerting_tempo"},
        "74C7 73D2 90A",
        {"adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation("He leaves for a smoke", {"act": "left_table"}, "74C8 90A", {"penalty": "possible"}),
    Situation(
        "He tells partner by his tone",
        {"act": "signals_to_partner"},
        "73B1 16B1(a) 90A",
        {"ui_to": "offending_side", "adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation(
        "They have agreed on secret signals",
        {"act": "prearranged_signals"},
        "73B2 91A 91B",
        {"penalty": "disciplinary", "adjusted_score": "possible"},
    ),
    Situation(
        "He revokes on purpose",
        {"act": "intentional_infraction"},
        "72B1 72C 90A 91A",
        {"adjusted_score": "possible", "penalty": "possible"},
    ),
    Situation(
        "He hides a revoke by mixing his cards",
        {"act": "concealment"},
        "72B3 72C 90A",
        {"adjusted_score": "possible", "penalty": "possible"},
    ),
)


@table(BEHAVED)
def test_conduct(situation: Situation) -> None:
    situation.check("conduct")


def test_every_sentence_on_conduct_is_reached() -> None:
    assert unreached("conduct", BEHAVED) == set()


WATCHED = (
    Situation("He says aloud that West has revoked", {"act": "drew_attention"}, "76B5 76C2 16D1"),
    Situation("He sighs", {"act": "reacted"}, "76B2 76A1", {"penalty": "possible"}),
    Situation(
        "He talks with a player", {"act": "remarked"}, "76B3 76A1 16D1", {"penalty": "possible"}
    ),
    Situation("His telephone rings", {"act": "disturbed"}, "76B4 76A1", {"penalty": "possible"}),
    Situation("He walks round the table to see all hands", {"act": "several_hands"}, "76B1 76A1"),
    Situation(
        "The conditions let him see all hands",
        {"act": "several_hands", "permitted": True},
        "76B1 76A1",
    ),
    Situation(
        "He gives his view of the facts unasked",
        {"act": "fact_or_law", "asked_by_director": False},
        "76C1 76C2",
    ),
    Situation(
        "The director asks him what he saw",
        {"act": "fact_or_law", "asked_by_director": True},
        "76C1",
    ),
    Situation(
        "He spoke about the facts", {"act": "fact_or_law"}, "76C1 76C2", asks="asked_by_director"
    ),
    Situation(
        "He tells a player what he saw in the broadcast",
        {"act": "contact_with_player"},
        "76A2 76C2 16D1",
        {"penalty": "possible"},
    ),
    Situation("A coach sits in the playing area", {"act": "status"}, "76D 76A1"),
)


@table(WATCHED)
def test_spectators(situation: Situation) -> None:
    situation.check("spectator")


def test_every_sentence_on_spectators_is_reached() -> None:
    assert unreached("spectator", WATCHED) == set()
