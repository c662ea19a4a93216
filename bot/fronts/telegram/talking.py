"""The open case between messages: found, gone on with, kept, and answered."""

from __future__ import annotations

from dataclasses import dataclass, replace

from telegram import Bot
from telegram.error import BadRequest

from bot.answer import Answer, AskRequest
from bot.conversation import Ask, Move, Reply, Step, Thread, go_on, opened, retold, standing
from bot.conversation.keeping import kept, thread_of
from bot.fronts.telegram import keyboards, screens, shown
from bot.fronts.telegram.desk import Desk, Turn
from bot.fronts.telegram.texts import Say
from bot.fronts.telegram.work import note
from bot.second_reader import reply_with
from bot.store import CaseDraft, CaseLine, ChatSettings, OpenCase

STORY = -1
"""The step before a story: none."""


@dataclass(frozen=True, slots=True)
class Held:
    """What is open for whoever writes: an own case, or somebody else's to start from."""

    case: OpenCase | None = None
    thread: Thread | None = None


def asking(desk: Desk, turn: Turn) -> Ask:
    """The director as this chat asks it."""

    def ask(request: AskRequest) -> Answer:
        return desk.ask(
            request.text,
            chosen=turn.chosen,
            default_language=turn.say.language,
            language=request.language,
            edition=request.edition,
            profile=request.profile,
            facts=request.facts,
        )

    return ask


def asking_again(desk: Desk, language: str) -> Ask:
    """The director for a case that knows its language and edition already."""

    def ask(request: AskRequest) -> Answer:
        return desk.ask(
            request.text,
            chosen=ChatSettings(),
            default_language=language,
            language=request.language or language,
            edition=request.edition,
            profile=request.profile,
            facts=request.facts,
        )

    return ask


def thread_in(desk: Desk, case: OpenCase) -> Thread:
    """The thread of a case."""
    return thread_of(case, desk.settings.language)


def rule_again(desk: Desk, case: OpenCase) -> Answer:
    """The answer to a case with all that is known by now. Raises `UnreadableFacts`."""
    thread = thread_in(desk, case)
    return standing(asking_again(desk, thread.language), thread)


def copied(thread: Thread) -> Thread:
    """What holds now as a story of its own, for somebody else."""
    return replace(thread, steps=(Step(thread.now.facts, thread.now.edition),))


async def held(desk: Desk, turn: Turn) -> Held:
    """What a message goes on with: the case it replies to, else the writer's latest."""
    target = turn.message.reply_to_message
    if target is not None:
        case = await desk.store.case_of_message(turn.key.chat, target.message_id)
        if case is not None and case.key.person != turn.key.person:
            return Held(thread=copied(thread_in(desk, case)))
        if case is not None:
            return Held(case, thread_in(desk, case))
    latest = await desk.store.latest_case(turn.key)
    return Held(latest, thread_in(desk, latest)) if latest else Held()


async def converse(
    desk: Desk, turn: Turn, text: str, *, fresh: bool = False, only_if_understood: bool = False
) -> None:
    """Answer a text as the next line of a conversation, or with `fresh` as a case of its own.

    With `only_if_understood` nothing is said to what is no question: people also just talk.
    """
    if len(text) > desk.settings.max_text_length:
        await desk.reply(turn, turn.say("too-long", limit=desk.settings.max_text_length))
        return
    was = Held() if fresh else await held(desk, turn)
    ask, request = asking(desk, turn), AskRequest(text=text)
    reply = opened(ask, request) if fresh else go_on(ask, was.thread, request)
    if not only_if_understood:
        reply = await reply_with(desk.reader, ask, request, reply)
    _note(reply)
    # Who answers or changes what somebody else was asked about is talking to them.
    among_people = was.case is None and reply.move in {Move.ANSWER, Move.CHANGE}
    talk = not reply.understood or among_people
    if only_if_understood and talk:
        return
    case = await _keep(desk, turn, text, was, reply)
    html, keyboard = await _screen(desk, turn, case, reply)
    sent = await desk.reply(turn, html, keyboard)
    if case is None:
        return
    await desk.store.change_case(case.id, answer_message=sent.message_id)
    await desk.store.note_line(_line(turn, case, was, reply, sent.message_id))
    if case is not was.case and was.case is not None and not _replaces(was, reply):
        await desk.store.change_case(was.case.id)  # what was open stays what is spoken of


def _note(reply: Reply) -> None:
    """Into the log line: what was answered, without a word of it."""
    answer = reply.answer
    kind = answer.kind or "none"
    note(move=reply.move.value, status=answer.status.value, kind=kind, language=answer.language)


def _replaces(was: Held, reply: Reply) -> bool:
    """Whether what is open now is another case than before."""
    return reply.thread is not was.thread


async def _keep(desk: Desk, turn: Turn, text: str, was: Held, reply: Reply) -> OpenCase | None:
    """The case after a reply; None where none is concerned."""
    if reply.thread is None:
        if was.case is not None:
            await desk.store.close_case(was.case.id)
        return None
    if reply.move is Move.NEW and not _replaces(was, reply):
        # Kept beside the open case, so that an edit of this message finds it.
        aside = Thread(text, reply.answer.language, (Step({}, reply.answer.edition),))
        return await _save(desk, turn, aside)
    if reply.move is Move.NEW or was.case is None:
        return await _save(desk, turn, reply.thread)
    changed = await desk.store.change_case(was.case.id, **kept(reply.thread))
    return changed or await _save(desk, turn, reply.thread)


async def _save(desk: Desk, turn: Turn, thread: Thread) -> OpenCase:
    draft = CaseDraft(key=turn.key, question_message=turn.message.message_id, **kept(thread))
    return await desk.store.save_case(draft)


def _line(turn: Turn, case: OpenCase, was: Held, reply: Reply, answer: int) -> CaseLine:
    before = STORY
    if case is was.case or (was.case is not None and case.id == was.case.id):
        before = _common(was.thread, reply.thread) - 1
    return CaseLine(
        chat=turn.key.chat,
        message=turn.message.message_id,
        case=case.id,
        before=before,
        after=len(case.steps) - 1,
        answer=answer,
    )


def _common(first: Thread | None, second: Thread | None) -> int:
    """So many steps two threads have in common from the beginning."""
    pairs = zip(first.steps if first else (), second.steps if second else (), strict=False)
    count = 0
    for one, other in pairs:
        if one != other:
            break
        count += 1
    return count


async def _screen(desk: Desk, turn: Turn, case: OpenCase | None, reply: Reply) -> shown.Screen:
    say = Say(reply.answer.language)
    if case is None:
        return screens.ruling(reply.answer, say), None
    if reply.move is Move.WHY and reply.answer.trace:
        return screens.ruling_with_reasons(reply.answer, say), keyboards.back(case, say)
    return await shown.ruling(desk, turn.message.chat, case, reply.answer)


async def corrected(desk: Desk, turn: Turn) -> None:
    """An edited message: its answer is edited. Any other edit is nobody's business."""
    line = await desk.store.line(turn.key.chat, turn.message.message_id)
    text = turn.argument
    if line is None or line.answer is None or not text:
        return
    case = await desk.store.case(line.case)
    if case is None or len(text) > desk.settings.max_text_length:
        return
    thread, ask = thread_in(desk, case), asking(desk, turn)
    if line.before == STORY:
        if text == case.text:
            return
        reply = retold(ask, thread, AskRequest(text=text))
    else:
        reply = go_on(ask, _as_it_was(thread, line), AskRequest(text=text))
    _note(reply)
    now = await _keep_corrected(desk, turn, case, line, reply)
    screen = await _screen(desk, turn, now, reply)
    await edit(turn.message.get_bot(), turn.message.chat_id, line.answer, screen)


def _as_it_was(thread: Thread, line: CaseLine) -> Thread:
    return replace(thread, steps=thread.steps[: line.before + 1] or thread.steps[:1])


async def _keep_corrected(
    desk: Desk, turn: Turn, case: OpenCase, line: CaseLine, reply: Reply
) -> OpenCase | None:
    """The case after a correction; what was said later in it stays as it was answered."""
    if line.before == STORY:
        after = reply.thread or thread_in(desk, case)
        await desk.store.note_line(replace(line, after=0))
        return await desk.store.change_case(case.id, **kept(after))
    is_last = len(case.steps) - 1 == line.after
    was = Held(case, _as_it_was(thread_in(desk, case), line))
    if reply.move is Move.NEW and _replaces(was, reply) and reply.thread is not None:
        if is_last and was.thread is not None:
            await desk.store.change_case(case.id, **kept(was.thread))
        own = await _save(desk, turn, reply.thread)
        await desk.store.change_case(own.id, answer_message=line.answer)
        await desk.store.note_line(replace(line, case=own.id, before=STORY, after=0))
        return own
    if not is_last or reply.thread is None:
        return case
    await desk.store.note_line(replace(line, after=len(reply.thread.steps) - 1))
    return await desk.store.change_case(case.id, **kept(reply.thread))


async def edit(bot: Bot, chat: int, message: int, screen: shown.Screen) -> None:
    """Change a message; that it is gone or shows this already is no error."""
    html, keyboard = screen
    try:
        await bot.edit_message_text(html, chat, message, reply_markup=keyboard)
    except BadRequest as error:
        if not is_harmless(error):
            raise


def is_harmless(error: BadRequest) -> bool:
    """Whether an edit failed because there is nothing to do."""
    message = error.message.lower()
    return "not modified" in message or "message to edit not found" in message
