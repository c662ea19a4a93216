"""What comes afterwards is not promised where only one of the branches brings it."""

from __future__ import annotations

from bot.answer import AskRequest
from bot.service import Director

REFUSED_BID = {
    "kind": "call_out_of_rotation",
    "whose_turn": "rho",
    "call_class": "bid",
    "accepted": False,
}


def _lines(**told: object) -> list[str]:
    facts = {**REFUSED_BID, **told}
    request = AskRequest.model_validate({"text": "a bid out of turn", "facts": facts})
    return Director().ask(request).text.splitlines()


def test_consequences_of_different_branches_are_said_to_depend() -> None:
    """A comparable call brings no lead restriction, another one does: both stand in one list."""
    lines = _lines()
    assert "Afterwards, depending on which applies" in lines
    assert "Afterwards" not in lines


def test_consequences_that_are_sure_are_told_plainly() -> None:
    assert "Afterwards" in _lines(rho_action="legal_call", substitute="comparable_call")
