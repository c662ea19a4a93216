"""What a model is asked to fill in, made from the slot models, in the words of our catalogue."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from bot.wording.catalogue import FALLBACK, words
from rulings.registry import KINDS, load_kind

Schema: TypeAlias = dict[str, Any]

NO_KIND: Final = "none"
"""In place of a kind: the text tells of no irregularity."""

_PLAIN: Final = frozenset({"boolean", "string"})


@cache
def kind_schema() -> Schema:
    """An object with the one kind that a text tells of."""
    return _object({"kind": {"type": "string", "enum": [*KINDS, NO_KIND]}})


@cache
def slots_schema(kind: str) -> Schema:
    """An object with the slots of a kind; null is what is not told. Lists are left out."""
    schema = load_kind(kind).model_json_schema()
    definitions = schema.get("$defs", {})
    properties: dict[str, Schema] = {}
    for name, declared in schema["properties"].items():
        known = definitions.get(declared.get("$ref", "").rpartition("/")[2], declared)
        if known.get("type") not in _PLAIN:
            continue
        slot: Schema = {"type": [known["type"], "null"]}
        if "enum" in known:
            slot["enum"] = [*known["enum"], None]
        if "pattern" in known:
            slot["pattern"] = known["pattern"]
        if meaning := _meaning(kind, name):
            slot["description"] = meaning
        properties[name] = slot
    return _object(properties)


def _object(properties: dict[str, Schema]) -> Schema:
    """Strict structured output wants every property required and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }


def _meaning(kind: str, slot: str) -> str:
    say = words(FALLBACK)
    asked = (f"ask-{kind}-{slot}", f"ask-any-{slot}")
    return next((say(message) for message in asked if say.has(message)), "")


@cache
def kinds_explained() -> str:
    """A line for each kind."""
    say = words(FALLBACK)
    return "\n".join(f"{kind}: {say(f'kind-{kind}')}" for kind in KINDS)
