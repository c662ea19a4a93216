"""What the API and the page have in common: a request understood, or refused with a problem."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from aiohttp import web
from pydantic import BaseModel, Field, ValidationError

from bot.answer import MAX_TEXT, Answer, AskRequest
from bot.differences import MAX_SUBJECT, UnknownSubject
from bot.fronts.http.keys import DIRECTOR, READER, SETTINGS
from bot.fronts.http.problems import Refused
from bot.languages import LanguageCode
from bot.lookup import nearest
from bot.problems import Problem, problem_of
from bot.second_reader import proposal_for
from bot.service import Director
from rulings.editions import NoSuchEdition, edition_of

MAX_PARAGRAPH: Final = 64
"""Characters of what is looked up as a paragraph."""


class LawQuery(BaseModel):
    """The query of a look-up."""

    language: LanguageCode | None = None
    edition: int | None = None


class DiffQuery(BaseModel):
    """The query of a comparison."""

    what: str = Field(max_length=MAX_SUBJECT)
    old: int | None = None
    new: int | None = None
    language: LanguageCode | None = None


def answer_of(app: web.Application, asked: AskRequest, director: Director | None = None) -> Answer:
    """The answer, if the text is no longer than this service reads."""
    within_limit(app, asked)
    return (director or app[DIRECTOR]).ask(asked)


async def read_again(
    app: web.Application, asked: AskRequest, answer: Answer, director: Director | None = None
) -> Answer:
    """The answer, or for a text that is not understood what the second reader proposes."""
    proposed = await proposal_for(app[READER], asked, answer)
    return answer if proposed is None else (director or app[DIRECTOR]).ask(proposed)


def within_limit(app: web.Application, asked: AskRequest) -> None:
    """Refuse a text that is longer than this service reads."""
    longest = min(app[SETTINGS].max_text_length, MAX_TEXT)
    if len(asked.text) > longest:
        raise Refused(too_long(longest))


def too_long(longest: int) -> Problem:
    """The problem of a text longer than this service reads."""
    message = f"at most {longest} characters"
    error = {"field": "text", "message": message, "code": "string_too_long", "limit": longest}
    return Problem(title="Invalid request", status=422, detail=f"text: {message}", errors=[error])


def looked_up(request: web.Request, language: str | None = None) -> Answer:
    """The paragraph that an address names; ``language`` where the address does not say."""
    director = request.app[DIRECTOR]
    try:
        query = LawQuery.model_validate(dict(request.query))
        year = edition_of(director.edition if query.edition is None else query.edition).year
    except (ValidationError, NoSuchEdition) as error:
        raise Refused(problem_of(error)) from None
    text = request.match_info["paragraph"][:MAX_PARAGRAPH]
    answer = director.law(text, language=query.language or language, edition=year)
    if not answer.citations:
        raise Refused(no_such_paragraph(text, year))
    return answer


def no_such_paragraph(text: str, year: int) -> Problem:
    """The problem of a paragraph that is not there, with those that look like it."""
    near = nearest(text, year)
    offered = f" Nearest: {', '.join(near)}." if near else ""
    error: dict[str, Any] = {"field": "paragraph", "code": "no_such_paragraph", "nearest": near}
    return Problem(
        title="No such paragraph",
        status=HTTPStatus.NOT_FOUND,
        detail=f"There is no such paragraph in the Laws of {year}.{offered}",
        errors=[error],
    )


def unknown_subject(error: UnknownSubject) -> Problem:
    """The problem of a subject that is neither a kind nor a paragraph."""
    offered = f" Nearest: {', '.join(error.near)}." if error.near else ""
    named: dict[str, Any] = {"field": "what", "code": "unknown_subject", "nearest": error.near}
    return Problem(
        title="No such kind or paragraph",
        status=HTTPStatus.NOT_FOUND,
        detail=f"`what` is no kind of irregularity and no paragraph of these Laws.{offered}",
        errors=[named],
    )
