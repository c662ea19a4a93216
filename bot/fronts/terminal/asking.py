"""``director ask``, ``chat`` and ``law``."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.answer import AskRequest
from bot.fronts.terminal.lines import Unreadable, each_line, put_json, text_of
from bot.fronts.terminal.screen import BAD_USAGE, Unusable, fail, show
from bot.problems import problem_of
from bot.service import Director
from rulings.editions import NoSuchEdition
from rulings.registry import NoSuchKind

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.answer import Answer
    from bot.problems import Problem


def director() -> Director:
    """The service with the configured defaults; where none are set, none are read.

    Raises ``Unusable`` for a wrong setting.
    """
    if not Path(".env").exists() and not any(
        name.upper().startswith("DIRECTOR_") for name in os.environ
    ):
        return Director()
    from config.settings import SettingsError, load_settings

    try:
        settings = load_settings()
    except SettingsError as error:
        raise Unusable(str(error)) from None
    return Director(language=settings.language, edition=settings.edition)


def ask(options: Namespace) -> int:
    """One question, or with ``--jsonl`` one a line."""
    service = director()
    if options.jsonl:
        return each_line(partial(_one, service, options))
    try:
        text = text_of(options.text)
    except Unreadable as error:
        return fail(str(error))
    if not text.strip():
        return fail('nothing to rule on: director ask "what happened"')
    try:
        request = AskRequest(text=text, language=options.lang, edition=options.edition)
        answer = service.ask(request)
    except (ValidationError, NoSuchEdition) as error:
        return fail(problem_of(error).detail)
    if options.json:
        put_json(answer.model_dump_json(indent=2))
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


def _one(service: Director, options: Namespace, data: dict[str, Any]) -> str | Problem:
    """One request of many; the options hold where it says nothing itself."""
    asked = {"language": options.lang, "edition": options.edition, **data}
    try:
        return service.ask(AskRequest.model_validate(asked)).model_dump_json()
    except (ValidationError, NoSuchEdition, NoSuchKind) as error:
        return problem_of(error)


def law(options: Namespace) -> int:
    """A paragraph, or whatever is nearest."""
    text = " ".join(options.paragraph)
    try:
        answer = director().law(text, language=options.lang, edition=options.edition)
    except NoSuchEdition as error:
        return fail(problem_of(error).detail)
    if options.json:
        put_json(answer.model_dump_json(indent=2))
    elif answer.citations:
        show(answer)
    else:
        fail(answer.text)
    return 0 if answer.citations else BAD_USAGE


def chat(options: Namespace) -> int:
    """Ask again and again; a number or a word answers the open question."""
    service = director()
    text = ""
    facts: dict[str, bool | str] = {}
    answer: Answer | None = None
    print(service.greeting(options.lang))
    while (line := _typed()) is not None:
        chosen = _chosen(line, answer)
        if chosen is not None and answer is not None and answer.question is not None:
            asked = text
            added = {**facts, answer.question.slot: chosen}
            if answer.kind:
                added["kind"] = answer.kind
        else:
            asked, added = line, {}
        try:
            request = AskRequest(
                text=asked, language=options.lang, edition=options.edition, facts=added
            )
            answer = service.ask(request)
        except (ValidationError, NoSuchEdition) as error:
            fail(problem_of(error).detail)
            continue
        text, facts = asked, added
        show(answer)
        _show_choices(answer)
    return 0


def _typed() -> str | None:
    """The next line that says something; None when there is no more."""
    while True:
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        except UnicodeDecodeError:
            fail("the text must be UTF-8")
            continue
        if line:
            return line


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
