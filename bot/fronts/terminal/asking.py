"""``director ask`` and ``law``."""

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
    from bot.fronts.terminal.chatting import Conversations
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
        from bot.fronts.terminal.chatting import Conversations

        return each_line(partial(_one, service, Conversations(), options))
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
        show_reasons(answer)
    if options.explain:
        _explain(text, answer)
    return 0


def show_reasons(answer: Answer) -> None:
    """Print the facts on which a ruling rests."""
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


def _one(
    service: Director, conversations: Conversations, options: Namespace, data: dict[str, Any]
) -> str | Problem:
    """One request of many; the options hold where it says nothing itself."""
    asked = {"language": options.lang, "edition": options.edition, **data}
    try:
        return conversations.answer(service, AskRequest.model_validate(asked)).model_dump_json()
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
