"""``director ask``, ``law`` and ``diff``."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.answer import AskRequest
from bot.fronts.terminal.lines import Unreadable, each_line, put_json, text_of
from bot.fronts.terminal.screen import BAD_USAGE, Unusable, fail, show, show_document
from bot.problems import problem_of
from bot.service import Director
from bot.wording.catalogue import words
from rulings.editions import NoSuchEdition
from rulings.registry import NoSuchKind

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.answer import Answer
    from bot.fronts.terminal.chatting import Conversations
    from bot.problems import Problem
    from bot.second_reader import SecondReader
    from config.settings import Settings


def director() -> Director:
    """The service with the configured defaults; where none are set, none are read.

    Raises ``Unusable`` for a wrong setting.
    """
    if not _has_settings():
        return Director()
    settings = _settings()
    return Director(language=settings.language, edition=settings.edition, profile=settings.profile)


def _has_settings() -> bool:
    return Path(".env").exists() or any(n.upper().startswith("DIRECTOR_") for n in os.environ)


def _settings() -> Settings:
    from config.settings import SettingsError, load_settings

    try:
        return load_settings()
    except SettingsError as error:
        raise Unusable(str(error)) from None


def second_reader() -> SecondReader | None:
    """The second reader that is set up, if any; without a setting nothing is loaded."""
    if not _has_settings():
        return None
    import logging

    import structlog

    from bot.second_reader import reader_of

    # Standard output is the answer's; what a service logs nobody wants to see here.
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    return reader_of(_settings())


def read_again(reader: SecondReader | None, request: AskRequest, answer: Answer) -> AskRequest:
    """The request, with what the second reader proposes for a text that is not understood."""
    if reader is None:
        return request
    from bot.second_reader import proposal_for

    return asyncio.run(proposal_for(reader, request, answer)) or request


def ask(options: Namespace) -> int:
    """One question, or with ``--jsonl`` one a line."""
    service = director()
    if options.jsonl:
        from bot.fronts.terminal.chatting import Conversations

        conversations = Conversations(second_reader())
        return each_line(partial(_one, service, conversations, options))
    try:
        text = text_of(options.text)
    except Unreadable as error:
        return fail(str(error))
    if not text.strip():
        return fail('nothing to rule on: director ask "what happened"')
    try:
        request = AskRequest(
            text=text, language=options.lang, edition=options.edition, profile=options.profile
        )
        answer = service.ask(request)
        request = read_again(second_reader(), request, answer)
        if request.facts:
            answer = service.ask(request)
    except (ValidationError, NoSuchEdition) as error:
        return fail(problem_of(error).detail)
    if options.json:
        put_json(answer.model_dump_json(indent=2))
        return 0
    show(answer)
    if answer.proposal is not None and sys.stdin.isatty() and sys.stdout.isatty():
        answer = _confirmed(service, request)
        show(answer)
    if options.why:
        show_reasons(answer)
    if options.explain:
        _explain(text, answer)
    return 0


def _confirmed(service: Director, request: AskRequest) -> Answer:
    """The ruling if what was proposed is right, else what the built-in reader says."""
    from bot.conversation import go_on, opened

    thread = opened(service.ask, request).thread
    reply = go_on(service.ask, thread, AskRequest(text=input("> ").strip() or "2"))
    return reply.answer


def show_reasons(answer: Answer) -> None:
    """Print the facts on which a ruling rests."""
    say = words(answer.language, answer.edition)
    print()
    for step in answer.trace:
        print(f"{step.question} {step.label} ({say(f'trace-{step.origin}')}) · {step.law}")


def _explain(text: str, answer: Answer) -> None:
    from bot.understanding.explaining import explanation

    print()
    print("\n".join(explanation(text, answer.language)))


def _one(
    service: Director, conversations: Conversations, options: Namespace, data: dict[str, Any]
) -> str | Problem:
    """One request of many; the options hold where it says nothing itself."""
    said = {"language": options.lang, "edition": options.edition, "profile": options.profile}
    asked = {**said, **data}
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


def diff(options: Namespace) -> int:
    """What two editions decide differently."""
    return compared(
        " ".join(options.words), options.lang or director().language, as_json=options.json
    )


def compared(text: str, language: str, *, as_json: bool = False) -> int:
    """Print what two editions decide differently: ``27 1997 2017`` as somebody types it."""
    from bot.differences import UnknownSubject, asked, differences

    what, old, new = asked(text)
    try:
        found = differences(what, old, new, language=language)
    except NoSuchEdition as error:
        return fail(problem_of(error).detail)
    except UnknownSubject as error:
        return fail(str(error))
    if as_json:
        put_json(found.model_dump_json(indent=2))
    else:
        show_document(found.document)
    return 0
