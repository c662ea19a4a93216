"""Deriving slots in small steps, each of which sees what the others found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings.irregularity import Impossible

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Step = Callable[[Mapping[str, Any]], Mapping[str, Any]]


def derive_in_steps(told: Mapping[str, Any], *steps: Step) -> dict[str, Any]:
    """The slots that ``steps`` add to ``told``, until they add nothing more.

    Raises ``Impossible`` where two of them disagree.
    """
    known = dict(told)
    before = -1
    while len(known) > before:
        before = len(known)
        for step in steps:
            for slot, value in step(known).items():
                if known.setdefault(slot, value) != value:
                    msg = f"{slot}: {known[slot]!r} contradicts {value!r}"
                    raise Impossible(msg)
    return {slot: value for slot, value in known.items() if slot not in told}
