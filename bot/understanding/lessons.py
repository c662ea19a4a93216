"""What the network learns from: a text or a phrase, step by step, and what it tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.understanding.analysis import analyse
from bot.understanding.cues import fired_values
from bot.understanding.details import details_of, implied, label
from bot.understanding.features import cue_features, exact_features
from bot.understanding.model import NOT_TOLD
from bot.understanding.steps import features_of_steps
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.understanding.analysis import Analysis
    from bot.understanding.corpus import Example
    from bot.understanding.features import Weight


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a text or a phrase teaches."""

    steps: list[list[tuple[str, str]]]
    kind: str
    """The kind or the intent that is told, ``""`` where none is taught."""
    facts: str
    """The kind whose facts are told, ``""`` for none."""
    values: Mapping[str, str]
    """The facts that are taught: slot and value, or that it is not told."""
    cues: tuple[int, ...]
    whole: bool
    """A text, not a phrase."""


def cues_of(kind: str, analysis: Analysis) -> dict[int, Weight]:
    """What phrases and exact readers tell of a kind's facts, as features."""
    cues = cue_features(fired_values(analysis, kind))
    return cues | exact_features(implied(kind, details_of(kind, analysis)))


def lesson(example: Example, *, whole: bool) -> Lesson:
    """What a text teaches, or (not ``whole``) a phrase: that tells one fact, or names a kind."""
    analysis = analyse(example.text, example.language)
    steps, kind = features_of_steps(analysis), example.kind
    if not kind:
        return Lesson(steps, example.intent.value, "", {}, (), whole)
    values = {slot: label(value) for slot, value in example.slots.items()}
    if whole:
        values = dict.fromkeys(tellable(load_kind(kind)), NOT_TOLD) | values
    cues = cues_of(kind, analysis)
    taught = kind if whole or not values else ""
    return Lesson(steps, taught, kind, values, tuple(cues), whole)
