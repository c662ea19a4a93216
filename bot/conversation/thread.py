"""What is open: the situation as it was told, and step by step what has been said since."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

Facts = dict[str, bool | str]
"""Slots and their values as a request carries them, and ``kind`` once it is understood."""

MAX_STEPS: Final = 24
"""Steps that can be taken back; what lies further back is forgotten, the first one excepted."""


@dataclass(frozen=True, slots=True)
class Step:
    """What holds after one thing was said."""

    facts: Facts
    edition: int | None = None
    supposed: bool = False
    """It only follows up a "what if"."""


@dataclass(frozen=True, slots=True)
class Thread:
    """The case that is open; the last step holds now."""

    text: str
    language: str
    steps: tuple[Step, ...] = (Step({}),)
    profile: str | None = None
    """The regulations under which it is ruled on; None: those of the director."""

    @property
    def now(self) -> Step:
        """What holds now."""
        return self.steps[-1]

    @property
    def kind(self) -> str:
        """The irregularity, or nothing as long as it is not understood."""
        return str(self.now.facts.get("kind", ""))

    @property
    def latest(self) -> tuple[str, ...]:
        """The slots that were told last."""
        before = self.steps[-2].facts if len(self.steps) > 1 else self.now.facts
        return tuple(k for k, v in self.now.facts.items() if before.get(k) != v)

    @property
    def real(self) -> Thread:
        """The thread without what is only supposed."""
        steps = self.steps
        while len(steps) > 1 and steps[-1].supposed:
            steps = steps[:-1]
        return replace(self, steps=steps)

    def then(self, step: Step) -> Thread:
        """The thread one step further."""
        steps = (*self.steps, step)
        if len(steps) > MAX_STEPS:
            steps = (steps[0], *steps[2:])
        return replace(self, steps=steps)

    def undone(self) -> Thread | None:
        """The thread one step back; None where there is only the story itself."""
        return replace(self, steps=self.steps[:-1]) if len(self.steps) > 1 else None


def as_json(step: Step) -> dict[str, Any]:
    """A step as JSON values."""
    return {"facts": step.facts, "edition": step.edition, "supposed": step.supposed}


def from_json(data: dict[str, Any]) -> Step:
    """A step from what ``as_json`` made."""
    return Step(dict(data["facts"]), data["edition"], data["supposed"])
