"""``POST /api/v1/score``: contracts and every other operation, told apart by ``op``."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp.test_utils import TestClient


async def score(client: TestClient, **request: Any) -> tuple[int, dict[str, Any]]:
    response = await client.post("/api/v1/score", json=request)
    return response.status, await response.json(content_type=None)


async def test_a_contract(client: TestClient) -> None:
    status, found = await score(client, text="4Sx-2 N", vulnerability="ns")
    assert status == 200
    assert (found["score"], found["score_ns"], found["declarer"]) == (-500, -500, "N")
    assert found["breakdown"] == {"undertricks": -500}


async def test_imps(client: TestClient) -> None:
    status, found = await score(client, op="imps", ours=620, theirs=-170, id="match")
    assert (status, found["imps"], found["id"]) == (200, 13, "match")


async def test_a_board(client: TestClient) -> None:
    status, found = await score(client, op="board", number=7)
    assert (status, found["dealer"], found["vulnerability"]) == (200, "S", "all")


async def test_a_text_may_be_any_command(client: TestClient) -> None:
    status, found = await score(client, text="vägt 60% 620 40% -100 mot 170", id=7)
    assert (status, found["op"], found["weighted"], found["id"]) == (200, "weighted", 3.2, 7)
    _, found = await score(client, text="Board 5\nNS 3 – EW 5: 4S= N\nNS 4 – EW 6: 3NT-1 E")
    assert [row["score_ns"] for row in found["table"]["tables"]] == [620, 50]
    status, problem = await score(client, text="vägt 60% 620 50% -100 mot 170")
    assert (status, problem["errors"][0]["field"]) == (422, "outcomes")
    assert "110" in problem["detail"]


async def test_what_a_contract_leaves_open_is_answered_beside_it(client: TestClient) -> None:
    _, open_ = await score(client, text="4S=", vulnerability="ew")
    assert (open_["question"], open_["score"]) == ("declarer", None)
    for case in open_["ambiguous"]:
        _, found = await score(client, text="4S=", vulnerability="ew", **case["when"])
        assert found["score_ns"] == case["score_ns"]


async def test_a_session_comes_out_as_text_too(client: TestClient) -> None:
    text = "1,1,2,4S,N,10\n1,3,4,4S,N,9"
    _, found = await score(client, op="session", text=text, export="usebio")
    assert "<TRAVELLER_LINE>" in found["exported"]


async def test_a_file_of_results_longer_than_any_other_request(client: TestClient) -> None:
    rows = [f"{board},{ns},{ns + 100},4S,N,10" for board in range(1, 33) for ns in range(1, 130)]
    text = "\n".join(["board,ns,ew,contract,declarer,tricks", *rows])
    status, found = await score(client, op="session", text=text)
    assert status == 200
    assert found["results"] == len(rows)


@pytest.mark.parametrize(
    ("request_", "field", "said"),
    [
        ({"text": "8S= N"}, "level", "1 to 7"),
        ({"text": "4S+9 N"}, "result", "-10 to 3"),
        ({"text": "hello"}, "text", "4♠x-2 N"),
        ({"text": ""}, "text", "nothing"),
        ({}, "text", "missing"),
        ({"text": "4S=", "board": 0}, "board", "1 or more"),
        ({"text": "4S=", "vulnerability": "red"}, "vulnerability", "none, ns, ew, all"),
        ({"op": "board", "number": 0}, "number", "1"),
        ({"op": "imps", "ours": 620}, "theirs", "missing"),
        ({"op": "bridge"}, "op", "contract"),
        ({"text": "4S=", "colour": "red"}, "colour", "no such field"),
        (
            {
                "op": "weighted",
                "outcomes": [{"score": 620, "weight": 60}, {"score": -100, "weight": 30}],
                "against": [620],
            },
            "outcomes",
            "100",
        ),
    ],
)
async def test_impossible_input_names_the_field_and_what_is_allowed(
    client: TestClient, request_: dict[str, Any], field: str, said: str
) -> None:
    status, problem = await score(client, **request_)
    assert status == problem["status"] == 422
    assert problem["errors"][0]["field"] == field
    assert said in problem["detail"].replace("−", "-")


async def test_a_refusal_speaks_the_language_of_the_request(client: TestClient) -> None:
    _, problem = await score(client, text="8 Pik", language="de")
    assert problem["detail"].startswith("Stufe: Erlaubt ist 1 bis 7")
