"""``GET /openapi.json``: what it says is what happens."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from aiohttp.test_utils import TestClient
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bot.fronts.http.openapi import description
from rulings.registry import KINDS
from tests.http.running import Service

DOCUMENT: dict[str, Any] = json.loads(description())


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def validator(name: str) -> jsonschema_rs.Validator:
    schema = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


async def test_it_is_served(client: TestClient) -> None:
    response = await client.get("/openapi.json")
    assert response.status == 200
    assert await response.json() == DOCUMENT


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in DOCUMENT["components"]["schemas"]}
    assert references(DOCUMENT) <= known


def test_every_kind_stands_in_the_union_with_its_own_slots() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    mapping = schemas["Irregularity"]["discriminator"]["mapping"]
    assert set(mapping) == set(KINDS)
    for kind, reference in mapping.items():
        schema = schemas[reference.rpartition("/")[2]]
        assert schema["properties"]["kind"]["const"] == kind
    assert "established" in schemas["Revoke"]["properties"]


@pytest.mark.parametrize("kind", KINDS)
async def test_answers_about_every_kind_are_as_described(client: TestClient, kind: str) -> None:
    request = {"text": "please tell me", "facts": {"kind": kind}}
    response = await client.post("/api/v1/ask", json=request)
    answer = await response.json()
    assert answer["kind"] == kind
    validator("Answer").validate(answer)


async def test_problems_are_as_described(client: TestClient) -> None:
    response = await client.post("/api/v1/score", json={"text": "8S="})
    validator("Problem").validate(await response.json(content_type="application/problem+json"))


schema = schemathesis.openapi.from_dict(DOCUMENT)


@schema.parametrize()
@hypothesis_settings(
    max_examples=5, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
def test_requests_made_from_the_description(case: schemathesis.Case, service: Service) -> None:
    """No request, right or wrong, gets an answer that the description does not foresee."""
    case.call_and_validate(
        base_url=service.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
        timeout=30,
    )
