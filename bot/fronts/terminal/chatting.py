"""``director chat``, and conversations within a run of ``ask --jsonl``."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from pydantic import ValidationError

from bot.answer import AnswerStatus, AskRequest
from bot.conversation import Move, Thread, go_on
from bot.conversation.named import said_in, with_state
from bot.fronts.commands import Scope, listing, menu
from bot.fronts.terminal.screen import fail, show
from bot.problems import problem_of
from bot.scores import is_prefixed
from bot.wording.catalogue import words
from rulings.editions import NoSuchEdition

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.answer import Answer
    from bot.conversation import Reply
    from bot.second_reader import SecondReader
    from bot.service import Director

MOST: Final = 1000
"""Conversations of one run that stay open; of more the one used longest ago is forgotten."""


class Conversations:
    """The open cases of one run, by the names that its requests give them."""

    def __init__(self, reader: SecondReader | None = None) -> None:
        """``reader`` is asked for texts that the director does not understand."""
        self._reader = reader
        self._open: OrderedDict[str, Thread] = OrderedDict()

    def answer(self, service: Director, request: AskRequest) -> Answer:
        """The answer to a request, within its conversation if it names one."""
        name = request.conversation
        if not name:
            from bot.fronts.terminal.asking import read_again

            answer = service.ask(request)
            again = read_again(self._reader, request, answer)
            return answer if again is request else service.ask(again)
        reply = said_in(service.ask, self._open.get(name), request)
        if not request.facts:
            reply = again_in(self._reader, service, request, reply)
        self._open.pop(name, None)
        if reply.thread is not None:
            self._open[name] = reply.thread
            if len(self._open) > MOST:
                self._open.popitem(last=False)
        return with_state(reply, name).model_copy(update={"id": request.id})


def again_in(
    reader: SecondReader | None, service: Director, request: AskRequest, reply: Reply
) -> Reply:
    """A reply, or the question whether the second reader is right."""
    if reader is None:
        return reply
    from bot.second_reader import reply_with

    return asyncio.run(reply_with(reader, service.ask, request, reply))


def chat(options: Namespace) -> int:
    """Ask, and go on: a number or words answer the question, follow-ups change the case."""
    from bot.fronts.terminal.asking import director, second_reader, show_reasons

    service, reader = director(), second_reader()
    thread: Thread | None = None
    print(service.greeting(options.lang))
    while (line := _typed()) is not None:
        if line.startswith("/") and _command(service, options, line):
            continue
        try:
            request = AskRequest(
                text=line, language=options.lang, edition=options.edition, profile=options.profile
            )
            reply = again_in(reader, service, request, go_on(service.ask, thread, request))
        except (ValidationError, NoSuchEdition) as error:
            fail(problem_of(error).detail)
            continue
        thread = reply.thread
        show(reply.answer)
        if reply.move is Move.WHY:
            show_reasons(reply.answer)
        _show_choices(reply.answer)
    return 0


def _command(service: Director, options: Namespace, line: str) -> bool:
    """Do what a command does; False where what follows it is read like any other text."""
    from bot.fronts.terminal.asking import compared

    name, _, rest = line[1:].partition(" ")
    language = options.lang or service.language
    if name == "help":
        print("\n".join([*listing(Scope.TERMINAL, language), words(language)("chat-help")]))
        return True
    if is_prefixed(line) or name == "ruling":
        return False
    known = next((c for c in menu(Scope.TERMINAL) if c.name == name), None)
    if known is None:
        print(words(language)("chat-no-command", command=f"/{name}"))
    elif not rest.strip():
        print(known.description(language))
    elif name == "law":
        show(service.law(rest, language=options.lang, edition=options.edition))
    else:
        compared(rest, language)
    return True


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


def _show_choices(answer: Answer) -> None:
    if answer.question is None or not answer.question.choices:
        return
    if not answer.kind and answer.score is None and answer.status is AnswerStatus.UNKNOWN:
        return  # the answer is that list, numbered
    print(f"\n{answer.question.text}")
    for number, choice in enumerate(answer.question.choices, 1):
        print(f"  [{number}] {choice.label}")
