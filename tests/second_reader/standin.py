"""A chat endpoint on a local port that answers what a test tells it to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

KEY = "sk-only-for-tests"


@dataclass
class Model:
    """What the model says, and what it was asked."""

    kind: str = "revoke"
    slots: dict[str, Any] = field(default_factory=dict)
    status: int = 200
    delay: float = 0.0
    content: str | None = None
    """In place of what ``kind`` and ``slots`` say."""
    body: Callable[[], bytes] | None = None
    """In place of a whole answer."""
    asked: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    url: str = ""

    async def complete(self, request: web.Request) -> web.Response:
        question = await request.json()
        self.asked.append(question)
        self.keys.append(request.headers.get("Authorization", ""))
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.body is not None:
            return web.Response(body=self.body(), content_type="application/json")
        wanted = question["response_format"]["json_schema"]["schema"]["properties"]
        found = {"kind": self.kind} if "kind" in wanted else self._filled(wanted)
        content = json.dumps(found) if self.content is None else self.content
        message = {"role": "assistant", "content": content}
        return web.json_response({"choices": [{"message": message}]}, status=self.status)

    def _filled(self, wanted: dict[str, Any]) -> dict[str, Any]:
        return {**dict.fromkeys(wanted), **self.slots}

    @property
    def settings(self) -> dict[str, Any]:
        """Settings that make the service ask this model."""
        return {"reader_url": self.url, "reader_model": "small", "reader_key": KEY}


@asynccontextmanager
async def model(**says: Any) -> AsyncIterator[Model]:
    """A running endpoint."""
    standin = Model(**says)
    app = web.Application()
    app.router.add_post("/v1/chat/completions", standin.complete)
    async with TestServer(app) as server:
        standin.url = str(server.make_url("/v1"))
        yield standin
