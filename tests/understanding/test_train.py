"""Training: the two ways to the same weights, and a network that learns from a few texts."""

from __future__ import annotations

import numpy as np
import pytest

from bot.understanding.analysis import analyse
from bot.understanding.corpus import Example
from bot.understanding.linear import KIND, Use
from bot.understanding.model import Model
from bot.understanding.reading import Intent
from bot.understanding.train import _lengths, _Texts, sample, train

WHO = ["West", "East", "my partner", "the lady", "my LHO", "declarer"]
DID = {
    "revoke": ["revoked in hearts", "did not follow suit", "had a heart after all"],
    "claim": ["claimed the rest", "showed the hand and claimed", "said the rest is mine"],
    "lead_out_of_turn": ["led out of turn", "led from the wrong hand", "led a card too early"],
}


@pytest.fixture(scope="module")
def corpus() -> list[Example]:
    """Three kinds; of a revoke some texts say that it is established."""
    found = [
        Example(f"{who} {did}", "en", Intent.SITUATION, kind)
        for kind, ways in DID.items()
        for who in WHO
        for did in ways
    ]
    found += [
        Example(f"{e.text} and we played to the next trick", "en", e.intent, e.kind, told)
        for e in found
        if e.kind == "revoke"
        for told in [{"established": True}]
    ]
    return found


def test_both_solutions_are_the_same(corpus: list[Example]) -> None:
    samples = [sample(e) for e in corpus]
    texts = _Texts(samples, _lengths(samples), Use.KIND)
    names = [e.kind for e in corpus]
    one, other = texts.fit(names, kept=10_000), texts.fit_many(names, kept=10_000)
    assert one.classes == other.classes
    weights, others = one.weights.numbers(), other.weights.numbers()
    assert np.abs(weights - others).max() < np.abs(weights).max() / 50


def test_kinds_and_facts_are_learned(corpus: list[Example]) -> None:
    learned = Model(*train(corpus))
    seen = learned.look(analyse("East revoked, then we played to the next trick", "en"))
    assert learned.kinds(seen)[0][0] == "revoke"
    told = learned.slots("revoke", seen)["established"]
    assert told["true"] > told["?"]


def test_the_network_learns_what_the_linear_models_do(corpus: list[Example]) -> None:
    pytest.importorskip("torch", reason="only director train needs PyTorch")
    from bot.understanding.train_network import train_network

    models, lengths = train(corpus)
    classes = {name: found.classes for name, found in models.items()}
    network = train_network(corpus * 40, [], classes, later=corpus)
    learned = Model(models, lengths, network)
    for text, kind in (("East claimed the rest", "claim"), ("the lady revoked", "revoke")):
        seen = learned.look(analyse(text, "en"))
        assert learned.kinds(seen)[0][0] == kind
        assert seen.steps is not None
        scores = network.scores(KIND, seen.steps)
        assert network.heads[KIND].names[KIND][int(scores.argmax())] == kind
