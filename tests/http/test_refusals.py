"""Whatever is wrong with a request, it gets a problem (RFC 9457) that says what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from aiohttp.test_utils import TestClient

JSON = {"Content-Type": "application/json"}


async def refused(
    client: TestClient, method: str, path: str, body: bytes | None = None, **headers: str
) -> dict[str, Any]:
    response = await client.request(method, path, data=body, headers={**JSON, **headers})
    assert response.content_type == "application/problem+json"
    problem: dict[str, Any] = await response.json()
    assert problem["status"] == response.status
    assert problem["title"]
    assert problem["detail"]
    assert "Traceback" not in json.dumps(problem)
    return {**problem, "headers": response.headers}


async def ask(client: TestClient, body: object) -> dict[str, Any]:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    return await refused(client, "POST", "/api/v1/ask", raw)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"text",
        b'{"text": "a"',
        b'{"text": "\xff\xfe"}',
        b'{"text": "\\ud800"}',
        b"[" * 9999,
    ],
)
@pytest.mark.parametrize("path", ["/api/v1/ask", "/api/v1/score"])
async def test_no_json(client: TestClient, path: str, body: bytes) -> None:
    problem = await refused(client, "POST", path, body)
    assert problem["status"] == 400


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ([], "body"),
        ("west led", "body"),
        ({}, "text"),
        ({"text": 7}, "text"),
        ({"text": "  \n "}, "text"),
        ({"text": "x" * 5000}, "text: at most 4096 characters"),
        ({"text": "x", "language": "fr"}, "'en', 'sv', 'de' or 'fi'"),
        ({"text": "x", "edition": "new"}, "edition"),
        ({"text": "x", "edition": 1950}, "2017"),
        ({"text": "x", "facts": []}, "facts"),
        ({"text": "x", "facts": {"established": [1]}}, "facts.established"),
        ({"text": "x", "facts": {"kind": "renege"}}, "revoke"),
        ({"text": "x", "facts": {"kind": "revoke", "established": "perhaps"}}, "established"),
        ({"text": "x", "facts": {"kind": "revoke", "unheard": True}}, "unheard"),
        ({"text": "x", "conversation": "c" * 200}, "conversation"),
        ({"text": "x", "temperature": 1}, "temperature"),
    ],
)
async def test_not_what_is_asked_for(client: TestClient, body: object, named: str) -> None:
    problem = await ask(client, body)
    assert problem["status"] == 422
    assert named in problem["detail"]


async def test_what_a_user_wrote_is_not_repeated(client: TestClient) -> None:
    problem = await ask(client, {"text": "secret words " * 500})
    assert "secret" not in json.dumps(problem["errors"])


@pytest.mark.parametrize("path", ["/api/v1/ask", "/api/v1/score"])
async def test_a_hundred_kilobytes(client: TestClient, path: str) -> None:
    body = json.dumps({"text": "x" * 100_000}).encode()
    assert (await refused(client, "POST", path, body))["status"] == 413


async def test_a_hundred_kilobytes_of_unknown_length(client: TestClient) -> None:
    async def chunks() -> Any:
        for _ in range(25):
            yield b" " * 4096

    response = await client.post("/api/v1/ask", data=chunks(), headers=JSON)
    assert response.status == 413
    assert response.content_type == "application/problem+json"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "", "application/json; charset=latin-1"]
)
async def test_another_content_type(client: TestClient, kind: str) -> None:
    body = b'{"text": "west led out of turn"}'
    headers = {"Content-Type": kind} if kind else {}
    response = await client.post("/api/v1/ask", data=body, headers=headers)
    problem = await response.json(content_type="application/problem+json")
    assert response.status == problem["status"] == 415
    assert "application/json" in problem["detail"]


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/v1/ask"), ("DELETE", "/"), ("POST", "/healthz")]
)
async def test_another_method(client: TestClient, method: str, path: str) -> None:
    problem = await refused(client, method, path)
    assert problem["status"] == 405
    assert problem["headers"]["Allow"]


@pytest.mark.parametrize(
    "path", ["/api/v1", "/api/v1/rule", "/x/../../etc/passwd", "/static/app.py", "/%00"]
)
async def test_nothing_there(client: TestClient, path: str) -> None:
    assert (await refused(client, "GET", path))["status"] == 404


async def test_a_compressed_body(client: TestClient) -> None:
    response = await client.post(
        "/api/v1/ask", data=b"no gzip", headers={**JSON, "Content-Encoding": "gzip"}
    )
    assert response.status == 415
    assert response.content_type == "application/problem+json"
