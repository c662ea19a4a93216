"""An option or a branch says its label once: no answer reads "LHO accepts: LHO accepts: …"."""

from __future__ import annotations

import re

import pytest

from bot.answer import AskRequest
from bot.service import Director

SAID_TWICE = re.compile(r"(\w[^:\n]{2,}): \1: ", re.IGNORECASE)
CASES = [
    {"kind": "insufficient_bid", "accepted": False},
    {"kind": "call_out_of_rotation", "whose_turn": "rho", "call_class": "bid", "accepted": False},
    {"kind": "changed_call", "unintended": False, "attempted": True},
    {"kind": "exposed_card_in_auction"},
    {"kind": "shuffle_and_deal", "what": "misdealt"},
]


@pytest.mark.parametrize("language", ["en", "sv", "de", "fi"])
@pytest.mark.parametrize("facts", CASES, ids=lambda facts: str(facts["kind"]))
def test_no_option_says_its_label_twice(facts: dict[str, object], language: str) -> None:
    """The sentence of a branch often opens with the words of its button."""
    asked = {"text": "what now?", "language": language, "facts": facts}
    answer = Director().ask(AskRequest.model_validate(asked))
    said = [answer.text, *(b.text for b in answer.branches), *(o.text for o in answer.options)]
    assert len(said) > 1
    for text in said:
        assert not SAID_TWICE.search(text), text
