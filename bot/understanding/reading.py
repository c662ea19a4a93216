"""What a text was understood to say."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Intent(StrEnum):
    """What somebody wants."""

    SITUATION = "situation"
    LOOKUP = "lookup"
    SCORE = "score"
    CHAT = "chat"
    """Nothing for this bot: small talk, other games."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why a value was read: the words, the reader, how sure."""

    slot: str
    value: Any
    because: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Reading:
    """One text, read."""

    intent: Intent
    language: str
    edition: int | None = None
    """An edition that the text itself names."""
    kind: str = ""
    slots: dict[str, Any] = field(default_factory=dict)
    confidence: float = 0.0
    """Of the kind, calibrated: 0 to 1."""
    candidates: tuple[tuple[str, float], ...] = ()
    """Kinds with their probability, best first."""
    runner_up: float = 0.0
    """The probability of the next likeliest, of another kind or of no situation at all."""
    evidence: tuple[Evidence, ...] = ()
    doubts: tuple[Evidence, ...] = ()
    """What the text may tell instead: another value of a slot, or (``None``) nothing of it."""
    paragraphs: tuple[str, ...] = ()
    """Laws or paragraphs that the text names."""
    term: str = ""
    """A term that the text asks to have explained."""
    tells_more: bool = False
    """Besides the term the question has several words that tell something."""
    figure: bool = False
    """A brief text with a number and a word for a board or IMPs: it may ask who deals."""
    alike: Reading | None = None
    """The same text read as a kind that looks the same, which it does not rule out."""
