"""``GET /api/v1/laws/{paragraph}``."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import TestClient


@pytest.mark.parametrize("written", ["64A1", "64a1", "27B1(a)", "27b1a"])
async def test_a_paragraph_as_people_write_it(client: TestClient, written: str) -> None:
    response = await client.get(f"/api/v1/laws/{written}")
    answer = await response.json()
    assert response.status == 200
    assert answer["status"] == "lookup"
    assert (
        answer["citations"][0].replace("(", "").replace(")", "").lower()
        == written.replace("(", "").replace(")", "").lower()
    )
    assert answer["text"]


async def test_language_and_edition(client: TestClient) -> None:
    response = await client.get("/api/v1/laws/64A1?language=sv&edition=2017")
    answer = await response.json()
    assert (answer["language"], answer["edition"]) == ("sv", 2017)


@pytest.mark.parametrize(
    ("written", "near"), [("64Z9", "64A"), ("27B1c", "27B1(a)"), ("16B1(c)", "16B1(a)")]
)
async def test_the_nearest_are_offered_for_one_that_does_not_exist(
    client: TestClient, written: str, near: str
) -> None:
    response = await client.get(f"/api/v1/laws/{written}")
    problem = await response.json(content_type="application/problem+json")
    assert response.status == 404
    assert near in problem["errors"][0]["nearest"]
    assert near in problem["detail"]


@pytest.mark.parametrize(
    ("query", "named"),
    [("language=fr", "language"), ("edition=x", "edition"), ("edition=1950", "2017")],
)
async def test_a_wrong_query(client: TestClient, query: str, named: str) -> None:
    response = await client.get(f"/api/v1/laws/64A1?{query}")
    problem = await response.json(content_type="application/problem+json")
    assert response.status == 422
    assert named in problem["detail"]


@pytest.mark.parametrize("written", ["%F0%9F%98%80", "a" * 3000, "%22%3E%3Cscript%3E", "%2e%2e"])
async def test_nonsense(client: TestClient, written: str) -> None:
    response = await client.get(f"/api/v1/laws/{written}")
    assert response.status == 404
    assert response.content_type == "application/problem+json"
