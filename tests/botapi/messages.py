"""Methods that write, change and remove messages."""

from __future__ import annotations

from tests.botapi.entities import parse_html, utf16_length
from tests.botapi.errors import NOT_MODIFIED, bad_request
from tests.botapi.keyboards import read_markup
from tests.botapi.methods import method
from tests.botapi.params import Params
from tests.botapi.state import State
from tests.botapi.world import GENERAL_TOPIC, Chat, Json, Message

Content = tuple[str, list[Json], Json | None]
"""Text, entities and keyboard of a message."""

MAX_TEXT = 4096
MAX_CAPTION = 1024
ACTIONS = frozenset({
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice",
    "upload_document", "choose_sticker", "find_location", "record_video_note",
    "upload_video_note",
})  # fmt: skip


def read_text(written: str, parse_mode: str, *, limit: int = MAX_TEXT) -> tuple[str, list[Json]]:
    """The visible text and its entities; empty, too long and malformed texts are refused."""
    if parse_mode not in ("", "HTML"):
        raise bad_request(f"this stand-in knows parse_mode HTML only, not {parse_mode}")
    text, entities = parse_html(written) if parse_mode == "HTML" else (written, [])
    if utf16_length(text) > limit:
        raise bad_request("message is too long" if limit == MAX_TEXT else "caption is too long")
    if "\x00" in text:
        raise bad_request("strings must be encoded in UTF-8")
    return text, entities


def _read_message_text(params: Params) -> tuple[str, list[Json]]:
    text, entities = read_text(params.text("text"), params.text("parse_mode"))
    if not text.strip():
        raise bad_request("message text is empty")
    return text, entities


def _reply_target(params: Params, chat: Chat) -> Message | None:
    wanted = params.object("reply_parameters")
    if not wanted:
        return None
    if wanted.get("chat_id") not in (None, chat.id):
        raise bad_request("replies to other chats are not part of this stand-in")
    target = chat.messages.get(int(wanted.get("message_id", 0)))
    if target is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return target


def _thread(params: Params, chat: Chat, reply_to: Message | None) -> int | None:
    thread = params.number("message_thread_id")
    if thread is None:
        return reply_to.thread if reply_to else None
    if thread == GENERAL_TOPIC or not chat.is_forum or thread not in chat.topics:
        raise bad_request("message thread not found")
    if reply_to is not None and reply_to.thread != thread:
        raise bad_request("message to be replied not found")
    return thread


def _post(state: State, params: Params, text: str, entities: list[Json], **more: Json) -> Json:
    chat = state.writable_chat(params)
    reply_to = _reply_target(params, chat)
    state.flood.check(chat.id)
    message = state.post(
        chat,
        state.bot,
        text,
        entities=entities,
        thread=_thread(params, chat, reply_to),
        reply_to=reply_to,
        markup=read_markup(params),
        html=params.text("text"),
        **more,
    )
    return message.json()


@method("sendMessage")
def send_message(state: State, params: Params) -> Json:
    state.writable_chat(params)
    return _post(state, params, *_read_message_text(params))


@method("sendDocument")
def send_document(state: State, params: Params) -> Json:
    state.writable_chat(params)
    uploaded = params.files.get("document")
    if uploaded is None:
        raise bad_request("there is no document in the request")
    name, content = uploaded
    if not content:
        raise bad_request("file must be non-empty")
    caption = read_text(params.text("caption"), params.text("parse_mode"), limit=MAX_CAPTION)
    number = next(state.ids)
    document = {
        "file_id": f"document-{number}",
        "file_unique_id": f"unique-{number}",
        "file_name": name,
        "file_size": len(content),
    }
    state.files[document["file_id"]] = content
    return _post(state, params, *caption, extra={"document": document})


@method("sendPoll")
def send_poll(state: State, params: Params) -> Json:
    state.writable_chat(params)
    question, _ = read_text(params.text("question"), "", limit=300)
    options = [
        option if isinstance(option, str) else option["text"]
        for option in params.list("options") or []
    ]
    if not question.strip():
        raise bad_request("poll question must be non-empty")
    if not 2 <= len(options) <= 12 or not all(1 <= len(option) <= 100 for option in options):
        raise bad_request("poll must have from 2 to 12 options of 1 to 100 characters")
    poll = {
        "id": f"poll-{next(state.ids)}",
        "question": question,
        "options": [
            {"persistent_id": f"option-{number}", "text": option, "voter_count": 0}
            for number, option in enumerate(options)
        ],
        "total_voter_count": 0,
        "is_closed": False,
        "is_anonymous": params.text("is_anonymous", "true") == "true",
        "type": "regular",
        "allows_multiple_answers": params.flag("allows_multiple_answers"),
        "allows_revoting": params.flag("allows_revoting"),
        "members_only": False,
        "hide_results_until_closes": params.flag("hide_results_until_closes"),
    }
    return _post(state, params, "", [], extra={"poll": poll})


@method("stopPoll")
def stop_poll(state: State, params: Params) -> Json:
    message = _own_message(state, params)
    poll: Json | None = message.extra.get("poll")
    if poll is None or poll["is_closed"]:
        raise bad_request("poll has already been closed")
    poll["is_closed"] = True
    message.markup = read_markup(params, inline_only=True)
    state.notify()
    return poll


def _own_message(state: State, params: Params) -> Message:
    message = state.writable_chat(params).messages.get(params.needed_number("message_id"))
    if message is None:
        raise bad_request("message to edit not found")
    if not message.sender.is_bot:
        raise bad_request("message can't be edited")
    return message


def _edit(state: State, message: Message, new: Content, html: str) -> Json:
    if new == (message.text, message.entities, message.markup):
        raise bad_request(NOT_MODIFIED)
    state.flood.check(message.chat.id)
    message.history.append((message.text, message.markup))
    message.text, message.entities, message.markup = new
    message.html = html
    message.edits += 1
    state.notify()
    return message.json()


@method("editMessageText")
def edit_message_text(state: State, params: Params) -> Json:
    message = _own_message(state, params)
    text, entities = _read_message_text(params)
    markup = read_markup(params, inline_only=True)
    return _edit(state, message, (text, entities, markup), params.text("text"))


@method("editMessageReplyMarkup")
def edit_message_reply_markup(state: State, params: Params) -> Json:
    message = _own_message(state, params)
    markup = read_markup(params, inline_only=True)
    return _edit(state, message, (message.text, message.entities, markup), message.html)


@method("deleteMessage")
def delete_message(state: State, params: Params) -> bool:
    chat = state.writable_chat(params)
    message = chat.messages.get(params.needed_number("message_id"))
    if message is None:
        raise bad_request("message to delete not found")
    if not message.sender.is_bot and state.bot.id not in chat.admins:
        raise bad_request("message can't be deleted")
    del chat.messages[message.id]
    state.notify()
    return True


@method("sendChatAction")
def send_chat_action(state: State, params: Params) -> bool:
    chat = state.writable_chat(params)
    _thread(params, chat, None)
    if params.text("action") not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    return True
