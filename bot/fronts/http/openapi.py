"""``GET /openapi.json``: OpenAPI 3.1 from the very models that read and write the JSON."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any, Final

from aiohttp import web
from pydantic import TypeAdapter

from bot.answer import Answer, AskRequest
from bot.differences import Differences
from bot.fronts.http.problems import PROBLEM_JSON
from bot.fronts.http.schemas import PLACE, Schema, Schemas
from bot.languages import LanguageCode
from bot.problems import Problem
from rulings.editions import EDITIONS
from rulings.registry import KINDS, load_kind
from scoring.service import ANSWER, DEFAULT_OP, REQUEST

VERSION: Final = "1.0"
REFUSALS: Final = {
    "400": "The body is no JSON object in UTF-8.",
    "413": "The body is too long.",
    "415": "The body is not application/json.",
    "422": "The object is not what is asked for; `errors` names the fields.",
}
UNREADY: Final = {"503": "The store does not answer."}
NOT_THERE: Final = {
    "404": "There is nothing of that name; the nearest ones are named.",
    "422": "A parameter is not what is asked for.",
}


@cache
def description() -> bytes:
    """The OpenAPI document as JSON; made once, because it loads every law."""
    schemas = Schemas()
    paths = _paths(schemas)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Director, please!",
            "version": VERSION,
            "description": "Rulings by the Laws of Duplicate Bridge, and scores. It does not "
            "replace the director.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": schemas.components},
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _paths(schemas: Schemas) -> dict[str, Any]:
    answer = schemas.add("Answer", Answer.model_json_schema(mode="serialization"))
    schemas.components["Answer"]["properties"]["irregularity"] = {
        "description": "The structured irregularity; empty where none was understood.",
        "anyOf": [_irregularity(schemas), {"type": "object", "maxProperties": 0}],
    }
    asked = schemas.add("AskRequest", AskRequest.model_json_schema())
    wanted = schemas.add("ScoreRequest", _score_request())
    scored = schemas.add("ScoreAnswer", _with_id(ANSWER.json_schema(mode="serialization")))
    schemas.add("Problem", Problem.model_json_schema())
    ask = _operation("ask", "Rule on a described situation.", answer, REFUSALS)
    ask |= {"requestBody": _body(asked)}
    score = _operation("score", "Score a contract, a match, a board.", scored, REFUSALS)
    score |= {"requestBody": _body(wanted)}
    law = _operation("law", "Look a paragraph up.", answer, NOT_THERE)
    law |= {"parameters": _law_parameters()}
    changed = schemas.add("Differences", Differences.model_json_schema(mode="serialization"))
    diff = _operation("diff", "What two editions decide differently.", changed, NOT_THERE)
    diff |= {"parameters": _diff_parameters()}
    status = {"type": "object", "properties": {"status": {"type": "string"}}}
    healthz = _operation("healthz", "The process lives.", status, {})
    readyz = _operation("readyz", "The service can do its work.", status, UNREADY)
    document = _operation("openapi", "This document.", {"type": "object"}, {})
    return {
        "/api/v1/ask": {"post": ask},
        "/api/v1/score": {"post": score},
        "/api/v1/laws/{paragraph}": {"get": law},
        "/api/v1/diff": {"get": diff},
        "/healthz": {"get": healthz},
        "/readyz": {"get": readyz},
        "/openapi.json": {"get": document},
    }


def _operation(name: str, summary: str, answer: Schema, refusals: dict[str, str]) -> dict[str, Any]:
    responses: dict[str, Any] = {
        "200": {"description": "The answer.", "content": {"application/json": {"schema": answer}}}
    }
    for status, meaning in refusals.items():
        content = {PROBLEM_JSON: {"schema": {"$ref": f"{PLACE}Problem"}}}
        responses[status] = {"description": meaning, "content": content}
    return {"operationId": name, "summary": summary, "responses": responses}


def _body(schema: Schema) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


_LANGUAGE: Final = TypeAdapter(LanguageCode).json_schema()
_EDITION: Final = {"type": "integer", "enum": list(EDITIONS)}


def _diff_parameters() -> list[dict[str, Any]]:
    what = _parameter("what", "query", {"type": "string"}, "A kind, or a law: revoke, 27, 27B1.")
    return [
        what | {"required": True},
        _parameter("old", "query", _EDITION, "The older Laws; without it those before `new`."),
        _parameter("new", "query", _EDITION, "The newer Laws; without it the newest."),
        _parameter("language", "query", _LANGUAGE, "Language of the answer."),
    ]


def _law_parameters() -> list[dict[str, Any]]:
    return [
        _parameter("paragraph", "path", {"type": "string"}, "As people write it: 64A1, 27b1a."),
        _parameter("language", "query", _LANGUAGE, "Language of the answer."),
        _parameter("edition", "query", _EDITION, "Year of the Laws."),
    ]


def _parameter(name: str, place: str, schema: Schema, meaning: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": schema,
        "description": meaning,
    }


def _score_request() -> Schema:
    """The union told apart by ``op``; an object without ``op`` is a contract."""
    schema = _with_id(REQUEST.json_schema())
    for definition in schema["$defs"].values():
        operation = definition.get("properties", {}).get("op")
        if operation and operation["const"] != DEFAULT_OP:
            definition["required"] = ["op", *definition.get("required", ())]
    return schema


def _with_id(schema: Schema) -> Schema:
    """Every operation takes an ``id`` and gives it back."""
    for definition in schema["$defs"].values():
        if "op" in definition.get("properties", {}):
            definition["properties"]["id"] = {"description": "Echoed."}
    return schema


def _irregularity(schemas: Schemas) -> Schema:
    """The union of all kinds, told apart by ``kind``."""
    mapping = {}
    for kind in KINDS:
        model = load_kind(kind)
        schema = model.model_json_schema()
        properties = {name: _slot(p) for name, p in schema["properties"].items()}
        schema["properties"] = {"kind": {"const": kind, "type": "string"}, **properties}
        schema["required"] = ["kind"]
        mapping[kind] = schemas.add(model.__name__, schema)["$ref"]
    union = {
        "oneOf": [{"$ref": ref} for ref in mapping.values()],
        "discriminator": {"propertyName": "kind", "mapping": mapping},
    }
    return schemas.add("Irregularity", union)


def _slot(schema: Schema) -> Schema:
    """A slot that is not known is absent, not null; its declaration is an extension."""
    shown = {name: value for name, value in schema.items() if name not in {"default", "slot"}}
    return shown | ({"x-slot": schema["slot"]} if "slot" in schema else {})


async def openapi(_: web.Request) -> web.Response:
    """The document."""
    body = await asyncio.to_thread(description)
    response = web.Response(body=body, content_type="application/json")
    response.enable_compression()
    return response


ROUTES: Final = (web.get("/openapi.json", openapi),)
