"""Parameters of one call: every way to send them, and getters that refuse what is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, TypeVar

from aiohttp import web
from aiohttp.web_request import FileField

from tests.botapi.errors import bad_request

Kind = TypeVar("Kind")


@dataclass
class Params:
    """The parameters by name, as they came; objects and lists may come as JSON text."""

    values: dict[str, Any]
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    @classmethod
    async def read(cls, request: web.Request) -> Params:
        """From the query, a form, a multipart form or a JSON body."""
        values: dict[str, Any] = dict(request.query)
        files = {}
        if request.content_type == "application/json":
            values |= json.loads(await request.text() or "{}")
        elif request.can_read_body:
            for name, value in (await request.post()).items():
                if isinstance(value, FileField):
                    files[name] = (value.filename, value.file.read())
                else:
                    values[name] = value
        return cls(values, files)

    def text(self, name: str, default: str = "") -> str:
        value = self.values.get(name, default)
        return value if isinstance(value, str) else json.dumps(value)

    def number(self, name: str) -> int | None:
        value = self.values.get(name)
        if value is None or value == "":
            return None
        try:
            return int(value)
        except (TypeError, ValueError):
            raise bad_request(f"invalid {name} specified") from None

    def needed_number(self, name: str) -> int:
        value = self.number(name)
        if value is None:
            raise bad_request(f"{name} is empty" if name == "chat_id" else f"{name} not specified")
        return value

    def flag(self, name: str) -> bool:
        return self.values.get(name) in (True, "true", "True", "1", 1)

    def object(self, name: str) -> dict[str, Any] | None:
        return self._json(name, dict)

    def list(self, name: str) -> list[Any] | None:
        return self._json(name, list)

    def _json(self, name: str, kind: type[Kind]) -> Kind | None:
        value = self.values.get(name)
        if isinstance(value, str):
            try:
                value = json.loads(value) if value else None
            except ValueError:
                raise bad_request(f"can't parse {name} JSON object") from None
        if value is not None and not isinstance(value, kind):
            raise bad_request(f"object expected as {name}")
        return value
