"""Inline mode: `@bot what happened` in any chat offers the ruling, its branches and the law."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import (
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.answer import Answer, AnswerStatus
from bot.conversation import Offer, offers
from bot.fronts.telegram import screens
from bot.fronts.telegram.desk import Desk
from bot.fronts.telegram.names import person_name
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.work import note
from bot.store import ChatSettings
from bot.wording.document import Document

MOST = 5
"""Results offered at once: a phone shows no more."""
CITED = 3
"""Paragraphs in the result that shows the law."""
CACHE_SECONDS = 300
"""The laws do not change; what somebody has chosen for their language may."""
MAX_ID_BYTES = 64
GIST = 120
"""Characters under a result's title."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An inline query with what its writer has chosen in private."""

    desk: Desk
    text: str
    chosen: ChatSettings
    say: Say

    def ask(self, offer: Offer | None = None, first: Answer | None = None) -> Answer:
        """The director's answer, with the fact that an offer of the first answer tells."""
        facts: dict[str, str] = {offer.slot: offer.value} if offer else {}
        if first is not None and first.kind:
            facts["kind"] = first.kind
        return self.desk.ask(
            self.text,
            chosen=self.chosen,
            default_language=self.say.language,
            language=first.language if first else None,
            edition=first.edition if first else None,
            facts=facts,
        )


async def asked(desk: Desk, query: InlineQuery) -> None:
    """Answer what somebody types after the bot's name."""
    chosen = await desk.store.settings(person_name(query.from_user))
    say = desk.say(chosen, query.from_user)
    text = query.query.strip()
    found = _results(Asked(desk, text, chosen, say)) if text else []
    note(results=len(found))
    await _send(query, found or [_help(query, say)], say, with_help=not found)


async def apologise(query: InlineQuery, say: Say, text: str) -> None:
    """Say in place of results that there are none for a reason of ours."""
    await _send(query, [_article("trouble", say("name"), text, text)], say, cache_seconds=0)


async def _send(
    query: InlineQuery,
    found: list[InlineQueryResultArticle],
    say: Say,
    *,
    with_help: bool = False,
    cache_seconds: int = CACHE_SECONDS,
) -> None:
    button = InlineQueryResultsButton(say("inline-button"), start_parameter="inline")
    try:
        await query.answer(
            found,
            cache_time=cache_seconds,
            is_personal=True,
            button=button if with_help else None,
        )
    except BadRequest as error:
        # Whoever goes on typing does not wait for the answer to what they typed before.
        if "query is too old" not in error.message.lower():
            raise


def _results(asked: Asked) -> list[InlineQueryResultArticle]:
    """The ruling, what follows from each answer or choice, and the law; or the nearest kinds."""
    answer = asked.ask()
    if answer.status is AnswerStatus.UNKNOWN:
        return [_branch(asked, answer, offer) for offer in offers(answer)[: MOST - 1]]
    say = Say(answer.language)
    law = _law(asked, answer) if answer.kind else []
    room = MOST - 1 - len(law)
    ruling = _article("ruling", _title(answer), _gist(answer), screens.ruling(answer, say))
    return [ruling, *(_branch(asked, answer, offer) for offer in offers(answer)[:room]), *law]


def _branch(asked: Asked, first: Answer, offer: Offer) -> InlineQueryResultArticle:
    answer = asked.ask(offer, first)
    html = screens.ruling(answer, Say(answer.language))
    return _article(f"{offer.slot}-{offer.value}", offer.label, _gist(answer), html)


def _law(asked: Asked, answer: Answer) -> list[InlineQueryResultArticle]:
    """The first paragraphs that decide the case, in our words."""
    cited = answer.citations[:CITED]
    if not cited:
        return []
    director = asked.desk.directors(answer.language, answer.edition)
    found = director.law(", ".join(cited), language=answer.language, edition=answer.edition)
    heads = [block.head for block in found.document.blocks if block.head and not block.fold]
    gist = " · ".join(heads) or found.document.title
    html = screens.fitted(found.document, Say(answer.language))
    return [_article("law", Say(answer.language)("inline-law"), gist, html)]


def _title(answer: Answer) -> str:
    document = answer.document
    return " · ".join(filter(None, (document.title, document.tag))) or _gist(answer)


def _gist(answer: Answer) -> str:
    """The question, or the first sentence that is not an aside."""
    if answer.question is not None:
        return answer.question.text
    return _first_sentence(answer.document)


def _first_sentence(document: Document) -> str:
    for block in document.blocks:
        for line in block.lines:
            if not block.small and (line.text or line.lead):
                return ": ".join(filter(None, (line.lead, line.text)))
    return document.title


def _help(query: InlineQuery, say: Say) -> InlineQueryResultArticle:
    html = say("inline-help", bot=query.get_bot().username)
    return _article("help", say("inline-title"), say("inline-hint"), html)


def _article(name: str, title: str, gist: str, html: str) -> InlineQueryResultArticle:
    short = gist if len(gist) <= GIST else f"{gist[: GIST - 1]}…"
    return InlineQueryResultArticle(
        id=name.encode()[:MAX_ID_BYTES].decode(errors="ignore"),
        title=title[:1].upper() + title[1:],
        description=short,
        input_message_content=InputTextMessageContent(html, parse_mode=ParseMode.HTML),
    )
