"""``GET /api/v1/diff``."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import TestClient


async def test_what_two_editions_decide_differently(client: TestClient) -> None:
    query = {"what": "insufficient_bid", "old": "1997", "new": "2017", "language": "sv"}
    response = await client.get("/api/v1/diff", params=query)
    found = await response.json()
    assert response.status == 200
    assert (found["language"], found["old"], found["new"]) == ("sv", 1997, 2017)
    [kind] = found["kinds"]
    assert kind["label"] == "Otillräckligt bud"
    assert ["27B2"] in [case["old"]["citations"] for case in kind["decided"]]
    assert "27B1(b)" in found["text"]


async def test_without_years_the_newest_edition_and_the_one_before(client: TestClient) -> None:
    response = await client.get("/api/v1/diff", params={"what": "insufficient_bid"})
    found = await response.json()
    assert (found["old"], found["new"], found["language"]) == (2007, 2017, "en")


async def test_an_unknown_subject_is_told_with_what_is_near(client: TestClient) -> None:
    response = await client.get("/api/v1/diff", params={"what": "99"})
    problem = await response.json(content_type="application/problem+json")
    assert response.status == 404
    assert problem["errors"][0]["nearest"] == ["90", "91", "92", "93"]


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("", "what"),
        ("what=27&old=x", "old"),
        ("what=27&old=1950", "1997"),
        ("what=27&language=fr", "language"),
        (f"what={'x' * 101}", "what"),
    ],
)
async def test_a_wrong_query(client: TestClient, query: str, named: str) -> None:
    response = await client.get(f"/api/v1/diff?{query}")
    problem = await response.json(content_type="application/problem+json")
    assert response.status == 422
    assert named in problem["detail"]
