"""The words for what was added to a case on the page."""

from __future__ import annotations

from typing import Final

from bot.wording.catalogue import MissingMessage, Words

ACCEPTED: Final = "accepted"
"""The slot whose values have the names of the options to accept and to refuse."""
SEATS: Final = ("offender", "declarer")
"""The slots that hold a player's seat."""
SHORT_LABEL: Final = 6
"""Characters up to which a label says nothing without its question (``Yes.``)."""


def fact_label(say: Words, kind: str, slot: str, value: str) -> str:
    """A fact that was added, in the words of its button; nothing for one that has no button."""
    if slot == "kind":
        return say(f"kind-{value}")
    if slot in SEATS and say.has(f"seat-{value}"):
        return say(f"who-{slot}", None, seat=say(f"seat-{value}"))
    option = {"true": "accept", "false": "refuse"}.get(value, value) if slot == ACCEPTED else value
    name = f"{slot}-{value}"
    try:
        label = say.first(f"val-{kind}-{name}", f"val-any-{name}", f"option-{option}")
        if len(label) < SHORT_LABEL:
            return f"{say.first(f'ask-{kind}-{slot}', f'ask-any-{slot}')} {label}"
    except MissingMessage:
        return "" if value in ("true", "false") else value
    return label
