"""Where a regulating authority has chosen, the answer rules by it and says whose choice it is."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from bot.answer import Answer, AskRequest
from bot.conversation import opened, standing
from bot.conversation.keeping import kept, thread_of
from bot.service import Director
from bot.store import CaseDraft, CaseKey
from bot.wording.catalogue import LANGUAGES
from rulings.engine import Origin, leaves, resolve
from rulings.laws.ch05_auction.law40_understandings import Act, PartnershipUnderstanding
from rulings.laws.ch06_play.law54_opening_lead import OpeningLeadOutOfTurn

VARIED = PartnershipUnderstanding(act=Act.AGREED_VARIATION)
FACTS: dict[str, bool | str] = {"kind": "partnership_understanding", "act": "agreed_variation"}
SOMETHING = "please tell me"


def ask(profile: str | None = None, language: str = "en", edition: int = 2017) -> Answer:
    request = {
        "text": SOMETHING,
        "facts": FACTS,
        "profile": profile,
        "language": language,
        "edition": edition,
    }
    return Director().ask(AskRequest.model_validate(request))


def test_without_a_profile_the_laws_own_default_holds_and_is_not_talked_about() -> None:
    answer = ask()
    assert (answer.profile, answer.facts) == ("wbf", {})
    assert [(r.slot, r.chosen) for r in answer.regulations] == [("agreed_variation_allowed", False)]
    assert "WBF" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_decides_and_the_answer_names_whose_it_is(language: str) -> None:
    answer = ask("acbl", language)
    assert answer.facts["penalty"] == "possible"
    [regulation] = answer.regulations
    assert regulation.chosen
    assert regulation.value is False
    assert "ACBL" in regulation.source
    assert "ACBL" in answer.text
    assert regulation.text in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_choice_is_known_the_answer_says_so(language: str) -> None:
    answer = ask("sbf", language)
    assert answer.facts == {}
    assert not answer.regulations[0].chosen
    assert "SBF" in answer.text


def test_a_choice_holds_only_under_the_laws_it_was_made_for() -> None:
    assert ask("acbl", edition=2007).facts == {}
    assert not ask("acbl", edition=2007).regulations[0].chosen


def test_the_director_has_a_profile_of_its_own_and_a_request_wins() -> None:
    director = Director(profile="acbl")
    request = AskRequest(text=SOMETHING, facts=FACTS)
    assert director.ask(request).profile == "acbl"
    assert director.ask(request.model_copy(update={"profile": "wbf"})).facts == {}


def test_what_is_told_goes_before_what_is_chosen() -> None:
    told = VARIED.given(agreed_variation_allowed=True)
    assert told is not None
    tree = resolve(told, regulations=frozenset({("agreed_variation_allowed", False)}))
    [leaf] = leaves(tree)
    assert leaf.ruling.says[0].message == "p40B2aiv"
    assert leaf.reads[-1].origin is Origin.TOLD


def test_open_leads_need_no_question_whether_the_card_was_faced() -> None:
    chosen = frozenset({("opening_lead_open", True)})
    closed = resolve(OpeningLeadOutOfTurn())
    opened_by_rule = resolve(OpeningLeadOutOfTurn(), regulations=chosen)
    assert "p41A" in {leaf.ruling.says[0].message for leaf in leaves(closed)}
    assert "p41A" not in {leaf.ruling.says[0].message for leaf in leaves(opened_by_rule)}


def test_an_unknown_profile_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValidationError, match="acbl"):
        AskRequest(text=SOMETHING, profile="nowhere")


def test_a_conversation_stays_under_its_profile_also_after_it_was_kept() -> None:
    director = Director()
    first = opened(director.ask, AskRequest(text=SOMETHING, facts=FACTS, profile="acbl"))
    assert first.thread is not None
    draft = CaseDraft(key=CaseKey("chat", "person"), **kept(first.thread))
    assert standing(director.ask, thread_of(draft, "en")).facts["penalty"] == "possible"
