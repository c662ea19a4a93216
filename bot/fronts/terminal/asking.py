"""``director ask``, ``chat`` and ``law``."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.answer import AskRequest
from bot.fronts.terminal.screen import fail, show
from bot.problems import problem_of
from bot.service import Director
from rulings.editions import EDITIONS

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable

    from bot.answer import Answer


def director() -> Director:
    """The service with the configured defaults."""
    from config.settings import load_settings

    settings = load_settings()
    return Director(language=settings.language, edition=settings.edition)


def ask(options: Namespace) -> int:
    """One question, or with ``--jsonl`` one a line."""
    if options.jsonl:
        return _lines(director(), sys.stdin)
    text = " ".join(options.text)
    if text == "-" or (not text and not sys.stdin.isatty()):
        text = sys.stdin.read()
    if not text.strip():
        return fail('nothing to rule on: director ask "what happened"')
    try:
        request = AskRequest(text=text, language=options.lang, edition=options.edition)
        answer = director().ask(request)
    except (ValidationError, LookupError) as error:
        return fail(problem_of(error).detail)
    if options.json:
        print(answer.model_dump_json(indent=2))
        return 0
    show(answer)
    if options.why:
        _why(answer)
    if options.explain:
        _explain(text, answer)
    return 0


def _why(answer: Answer) -> None:
    print()
    for step in answer.trace:
        print(f"{step.question} {step.label} ({step.origin}) · {step.law}")


def _explain(text: str, answer: Answer) -> None:
    from bot.understanding.reader import read

    reading = read(text, language=answer.language)
    print(f"\nlanguage {reading.language}, intent {reading.intent}")
    for kind, probability in reading.candidates:
        print(f"  {probability:6.3f}  {kind}")
    for item in reading.evidence:
        print(f"  {item.confidence:6.3f}  {item.slot} = {item.value} ({item.because})")


def _lines(service: Director, lines: Iterable[str]) -> int:
    for line in lines:
        if line.strip():
            print(json.dumps(_one(service, line), ensure_ascii=False), flush=True)
    return 0


def _one(service: Director, line: str) -> dict[str, Any]:
    name: Any = None
    try:
        data = json.loads(line)
        name = data.get("id") if isinstance(data, dict) else None
        return service.ask(AskRequest.model_validate(data)).model_dump(mode="json")
    except (ValueError, LookupError, RecursionError) as error:
        return {"id": name, "error": problem_of(error).model_dump(mode="json")}


def law(options: Namespace) -> int:
    """A paragraph, or whatever is nearest."""
    text = " ".join(options.paragraph)
    year = options.edition or max(EDITIONS)
    try:
        answer = director().law(text, language=options.lang, edition=year)
    except LookupError as error:
        return fail(problem_of(error).detail)
    if options.json:
        print(answer.model_dump_json(indent=2))
    else:
        show(answer)
    return 0 if answer.citations else 2


def chat(options: Namespace) -> int:
    """Ask again and again; a number or a word answers the open question."""
    service = director()
    text = ""
    facts: dict[str, bool | str] = {}
    answer: Answer | None = None
    print(service.greeting(options.lang))
    while True:
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
        if not line:
            continue
        chosen = _chosen(line, answer)
        if chosen is not None and answer is not None and answer.question is not None:
            facts = {**facts, "kind": answer.kind or chosen, answer.question.slot: chosen}
        else:
            text, facts = line, {}
        try:
            request = AskRequest(
                text=text, language=options.lang, edition=options.edition, facts=facts
            )
            answer = service.ask(request)
        except (ValidationError, LookupError) as error:
            fail(problem_of(error).detail)
            continue
        show(answer)
        _show_choices(answer)


def _chosen(line: str, answer: Answer | None) -> str | None:
    if answer is None or answer.question is None:
        return None
    for number, choice in enumerate(answer.question.choices, 1):
        if line.lower() in (str(number), choice.id, choice.label.lower()):
            return choice.id
    return None


def _show_choices(answer: Answer) -> None:
    if answer.question is None or not answer.question.choices:
        return
    print(f"\n{answer.question.text}")
    for number, choice in enumerate(answer.question.choices, 1):
        print(f"  [{number}] {choice.label}")
