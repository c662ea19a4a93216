"""Schemas of many models in one place, where two of them may have the same name."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Schema: TypeAlias = dict[str, Any]

_LOCAL: Final = "#/$defs/"
PLACE: Final = "#/components/schemas/"


class Schemas:
    """Collects schemas with their definitions; equal names of unequal things are told apart."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}
        self._raw: dict[str, Schema] = {}

    def add(self, name: str, schema: Schema) -> Schema:
        """Take a schema with its ``$defs`` in; gives the reference to it."""
        definitions: dict[str, Schema] = schema.get("$defs", {})
        places = {local: self._place(name, local, raw) for local, raw in definitions.items()}
        for local, raw in definitions.items():
            self.components[places[local]] = _moved(raw, places)
        own = {key: value for key, value in schema.items() if key != "$defs"}
        self.components[name] = _moved(own, places)
        return {"$ref": PLACE + name}

    def _place(self, owner: str, local: str, raw: Schema) -> str:
        taken = local in self.components and local not in self._raw
        name = owner + local if taken or self._raw.get(local, raw) != raw else local
        self._raw[name] = raw
        return name


def _moved(schema: Any, places: dict[str, str]) -> Any:
    """The schema with its local references pointing at their new places."""
    if isinstance(schema, dict):
        return {key: _moved(value, places) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_moved(value, places) for value in schema]
    if isinstance(schema, str) and schema.startswith(_LOCAL):
        return PLACE + places[schema.removeprefix(_LOCAL)]
    return schema
