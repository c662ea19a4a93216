"""Open cases: whose they are, how they are found, when they end."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import CaseDraft, CaseKey, OpenCase, Store
from bot.store.interface import Fact
from tests.store.conftest import Clock, Reopen

ANNA = CaseKey("telegram:-1", "telegram:7")
BO = CaseKey("telegram:-1", "telegram:8")


async def tell(store: Store, key: CaseKey = ANNA, message: int = 10) -> OpenCase:
    return await store.save_case(
        CaseDraft(key=key, text="West led out of turn", language="en", question_message=message)
    )


async def test_a_case_is_found_by_id_by_person_and_by_both_messages(store: Store) -> None:
    told = await tell(store)
    answered = await store.change_case(told.id, answer_message=11)
    assert answered is not None
    assert await store.case(told.id) == answered
    assert await store.latest_case(ANNA) == answered
    assert await store.case_of_message("telegram:-1", 10) == answered
    assert await store.case_of_message("telegram:-1", 11) == answered
    assert await store.case_of_message("telegram:-2", 11) is None


async def test_people_and_topics_do_not_share_a_case(store: Store) -> None:
    told = await tell(store)
    assert await store.latest_case(BO) is None
    assert await store.latest_case(CaseKey(ANNA.chat, ANNA.person, topic=3)) is None
    assert await store.latest_case(ANNA) == told


async def test_facts_survive_a_restart(reopen: Reopen) -> None:
    facts: dict[str, Fact] = {"accepted": False, "card": {"suit": "♠", "rank": "Kn"}, "trick": 3}
    async with reopen() as store:
        told = await tell(store)
        await store.change_case(told.id, facts=facts, edition=2007, language="sv")
    async with reopen() as store:
        again = await store.case(told.id)
    assert again is not None
    assert (again.facts, again.edition, again.language) == (facts, 2007, "sv")
    assert again.text == "West led out of turn"


async def test_the_case_touched_last_is_the_current_one(store: Store, clock: Clock) -> None:
    first = await tell(store, message=10)
    clock.advance(seconds=0.01)
    second = await tell(store, message=20)
    latest = await store.latest_case(ANNA)
    assert latest is not None
    assert latest.id == second.id
    clock.advance(seconds=0.01)
    await store.change_case(first.id, facts={"accepted": True})
    latest = await store.latest_case(ANNA)
    assert latest is not None
    assert latest.id == first.id


async def test_a_case_expires_after_its_last_change(store: Store, clock: Clock) -> None:
    told = await tell(store)
    clock.advance(seconds=3000)
    assert await store.change_case(told.id, facts={"accepted": True}) is not None
    clock.advance(seconds=3000)
    assert await store.case(told.id) is not None
    clock.advance(seconds=600)
    assert await store.case(told.id) is None
    assert await store.latest_case(ANNA) is None
    assert await store.case_of_message("telegram:-1", 10) is None
    assert await store.change_case(told.id, facts={}) is None


async def test_a_corrected_question_keeps_its_case_and_its_answer(store: Store) -> None:
    told = await tell(store)
    await store.change_case(told.id, answer_message=11, facts={"accepted": True})
    corrected = await store.save_case(
        CaseDraft(key=ANNA, text="East led out of turn", question_message=10)
    )
    assert corrected.id == told.id
    assert corrected.answer_message == 11
    assert (corrected.text, corrected.facts) == ("East led out of turn", {})


async def test_an_id_is_never_given_twice(store: Store) -> None:
    told = await tell(store)
    await store.close_case(told.id)
    assert await store.case(told.id) is None
    assert (await tell(store, message=20)).id > told.id


async def test_cases_without_messages_do_not_replace_each_other(store: Store) -> None:
    key = CaseKey("http:abc", "http:abc")
    first = await store.save_case(CaseDraft(key=key, text="one"))
    second = await store.save_case(CaseDraft(key=key, text="two"))
    assert first.id != second.id


@pytest.mark.parametrize("topic", [0, 2**40])
async def test_telegram_sized_numbers_fit(store: Store, topic: int) -> None:
    key = CaseKey("telegram:-1001234567890", "telegram:7123456789", topic)
    told = await store.save_case(
        CaseDraft(key=key, text="x", question_message=2**40, answer_message=2**40 + 1)
    )
    assert await store.latest_case(key) == told


@given(text=st.text(st.characters(codec=None, categories=None)), label=st.text(max_size=20))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_whatever_people_write_comes_back_unchanged(
    store: Store, text: str, label: str
) -> None:
    told = await store.save_case(CaseDraft(key=ANNA, text=text, facts={label: text}))
    again = await store.case(told.id)
    assert again is not None
    assert (again.text, again.facts) == (text, {label: text})
