"""The network that sees words in their order: what is stored is what is read again."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bot.understanding import network
from bot.understanding.analysis import analyse
from bot.understanding.linear import KIND, load
from bot.understanding.model import FILE, NETWORK_FILE
from bot.understanding.network import Block, Head, Network
from bot.understanding.precision import Coded
from bot.understanding.steps import MOST, steps_of

if TYPE_CHECKING:
    from pathlib import Path

    from bot.understanding.network import Matrix

WIDTH = 6
TEXT = "West led, South accepted"


def _numbers(*shape: int) -> Matrix:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float16).astype("f4")


def _block() -> Block:
    return Block(
        window=_numbers(3 * WIDTH, WIDTH),
        shift=_numbers(WIDTH),
        near=_numbers(2, WIDTH),
        gates=_numbers(WIDTH, 2 * WIDTH),
        gates_shift=_numbers(2 * WIDTH),
        far=_numbers(2, WIDTH),
    )


def _head(about: Matrix | None = None, **names: tuple[str, ...]) -> Head:
    return Head(
        names=names,
        looks=_numbers(WIDTH, 2),
        says=_numbers(WIDTH, 2) * 2,
        most=_numbers(WIDTH, 2) * 3,
        bias=_numbers(2),
        cues={7: 0},
        heard=_numbers(1, 2),
        about=about,
    )


@pytest.fixture
def small() -> Network:
    """A network that knows the words of one text, with weights at random."""
    keys = np.unique(steps_of(analyse(TEXT, "en")).hashes)
    return Network(
        keys=keys,
        features=Coded.of(
            np.vstack([_numbers(len(keys), WIDTH), np.zeros((1, WIDTH))]), network.MOST
        ),
        first=_numbers(2, WIDTH),
        text=_block(),
        second=_numbers(2, WIDTH),
        story=_block(),
        heads={
            "kind": _head(kind=("claim", "revoke")),
            "claim": _head(_numbers(WIDTH), line_stated=("true", "?")),
            "revoke": _head(-_numbers(WIDTH), established=("true", "?")),
        },
    )


def _scores(of: Network, text: str, *cues: int, head: str = "claim") -> Matrix:
    return of.scores(head, of.seen(steps_of(analyse(text, "en")))[0], cues)


def test_what_is_stored_scores_the_same_when_loaded(small: Network, tmp_path: Path) -> None:
    network.save(small, tmp_path / "network.npz")
    loaded = network.load(tmp_path / "network.npz")
    for head in small.heads:
        stored = _scores(small, TEXT, 7, head=head)
        assert np.allclose(_scores(loaded, TEXT, 7, head=head), stored, rtol=2e-2)
    assert loaded.heads["kind"].names == {"kind": ["claim", "revoke"]}


def test_the_same_words_tell_other_facts_of_another_kind(small: Network) -> None:
    assert not np.allclose(_scores(small, TEXT), _scores(small, TEXT, head="revoke"))


def test_the_same_words_in_another_order_are_another_text(small: Network) -> None:
    assert not np.allclose(_scores(small, TEXT), _scores(small, "South led, West accepted"))


def test_what_stands_far_away_counts(small: Network) -> None:
    far = "South accepted" + " so" * 9
    assert not np.allclose(_scores(small, f"{far} West led"), _scores(small, f"West led {far}"))


def test_a_cue_counts_and_an_unknown_one_does_not(small: Network) -> None:
    plain = _scores(small, TEXT)
    assert np.array_equal(_scores(small, TEXT, 8), plain)
    assert not np.array_equal(_scores(small, TEXT, 7), plain)


def test_a_text_without_a_word_has_scores(small: Network) -> None:
    assert np.isfinite(_scores(small, "")).all()


def test_only_so_many_steps_are_looked_at(small: Network) -> None:
    steps, _ = small.seen(steps_of(analyse("led " * 3 * MOST, "en")))
    assert len(steps) <= MOST + 1


def test_words_that_it_does_not_know_are_not_counted(small: Network) -> None:
    known = [small.seen(steps_of(analyse(text, "en")))[1] for text in ("", "qwrtz", "West led")]
    assert known == [0, 0, 2]


def test_seats_are_seen_from_the_first_one() -> None:
    """What is learned of two players holds wherever they sit."""
    one = steps_of(analyse("West led, North accepted", "en")).hashes
    other = steps_of(analyse("South led, West accepted", "en")).hashes
    seats = ("west", "north", "south")
    assert len(set(one.tolist()) ^ set(other.tolist())) <= len(seats)


def test_the_small_matrices_of_a_text_are_not_spread_over_threads() -> None:
    """Under load the threads of one product wait for each other: a text took ten times as long."""
    served = "from bot.understanding.model import model; model(); import json, threadpoolctl"
    told = "print(json.dumps(threadpoolctl.threadpool_info()))"
    finished = subprocess.run(  # what trains may have brought libraries of its own
        [sys.executable, "-c", f"{served}; {told}"], capture_output=True, check=True
    )
    libraries = [one for one in json.loads(finished.stdout) if one["user_api"] == "blas"]
    assert {one["num_threads"] for one in libraries} == {1}


def test_both_trained_models_have_the_same_classes() -> None:
    with resources.as_file(resources.files("bot.understanding")) as folder:
        models, _ = load(folder / FILE)
        heads = network.load(folder / NETWORK_FILE).heads
    beside = {
        name if head == KIND else f"{head}/{name}": tuple(classes)
        for head, found in heads.items()
        for name, classes in found.names.items()
    }
    assert beside == {name: found.classes for name, found in models.items()}
