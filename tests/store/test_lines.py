"""Lines of a conversation lead back to their case and go with it."""

from __future__ import annotations

from bot.store import CaseDraft, CaseKey, CaseLine, OpenCase, Store
from tests.store.conftest import Clock

CLUB = "telegram:-1"
ANNA = CaseKey(CLUB, "telegram:7")
LINE = {"chat": CLUB, "message": 20, "before": 0, "after": 1, "answer": 21}


async def tell(store: Store, key: CaseKey = ANNA, message: int | None = 10) -> OpenCase:
    return await store.save_case(CaseDraft(key=key, text="told", question_message=message))


async def test_a_later_line_and_its_answer_belong_to_the_case(store: Store) -> None:
    told = await tell(store)
    line = CaseLine(case=told.id, **LINE)
    await store.note_line(line)
    assert await store.line(CLUB, 20) == line
    assert await store.line(CLUB, 21) is None
    for message in (10, 20, 21):
        assert await store.case_of_message(CLUB, message) == told
    assert await store.case_of_message("telegram:-2", 20) is None


async def test_the_same_line_again_replaces_itself(store: Store) -> None:
    told = await tell(store)
    await store.note_line(CaseLine(case=told.id, **LINE))
    again = CaseLine(case=told.id, **{**LINE, "after": 0, "answer": 25})
    await store.note_line(again)
    assert await store.line(CLUB, 20) == again


async def test_lines_go_with_their_case(store: Store, clock: Clock) -> None:
    for end in ("close", "forget", "move", "expire"):
        told = await tell(store)
        await store.note_line(CaseLine(case=told.id, **LINE))
        match end:
            case "close":
                await store.close_case(told.id)
            case "forget":
                await store.forget_person(ANNA.person)
            case "move":
                await store.move_chat(CLUB, "telegram:-100")
            case _:
                clock.advance(days=2)
                await store.clean_up()
        assert await store.line(CLUB, 20) is None, end


async def test_steps_are_kept(store: Store) -> None:
    told = await tell(store)
    steps = [{"facts": {}, "edition": 2017, "supposed": False}]
    await store.change_case(told.id, steps=steps)
    again = await store.case(told.id)
    assert again is not None
    assert again.steps == steps


async def test_only_the_newest_cases_of_a_front_end_are_kept(store: Store, clock: Clock) -> None:
    kept = [await tell(store)]
    for number in range(4):
        clock.advance(seconds=1)
        key = CaseKey(f"http:{number}", f"http:{number}")
        kept.append(await tell(store, key, 0))
    assert await store.keep_newest("http:", 2) == 2
    alive = [await store.case(case.id) is not None for case in kept]
    assert alive == [True, False, False, True, True]
