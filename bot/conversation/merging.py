"""New facts beside older ones: the new win, and what contradicts them is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from rulings.registry import load_kind
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.conversation.thread import Facts

BUTTONS: dict[Any, bool] = {"true": True, "false": False}
"""What a button says for a yes and a no."""


def merged(kind: str, before: Facts, told: Mapping[str, Any]) -> Facts:
    """All that holds: what is told now, then as much of what was told before as fits with it.

    Of facts told at once that contradict each other the surer, which come first, are kept.
    """
    now: Facts = {}
    for name, value in told.items():
        if _possible(kind, {**now, name: as_fact(value)}):
            now[name] = as_fact(value)
    kept: Facts = {}
    for name, value in reversed([*before.items()]):
        if name not in now and _possible(kind, {**kept, **now, name: value}):
            kept[name] = value
    return {**dict(reversed([*kept.items()])), **now, "kind": kind}


def as_fact(value: Any) -> bool | str:
    """A value as a request carries it; a button says yes and no in words."""
    if isinstance(value, bool):
        return value
    text = value.value if isinstance(value, Seat) else str(value)
    return BUTTONS.get(text, text)


def _possible(kind: str, facts: Facts) -> bool:
    try:
        load_kind(kind).model_validate({k: v for k, v in facts.items() if k != "kind"})
    except ValidationError:
        return False
    return True
