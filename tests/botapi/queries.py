"""Methods that answer taps on buttons and inline queries."""

from __future__ import annotations

import re

from tests.botapi.errors import QUERY_TOO_OLD, bad_request
from tests.botapi.keyboards import read_inline_keyboard
from tests.botapi.messages import read_text
from tests.botapi.methods import method
from tests.botapi.params import Params
from tests.botapi.state import State
from tests.botapi.world import Json, Query

MAX_TOAST = 200
MAX_RESULTS = 50
MAX_RESULT_ID_BYTES = 64
MAX_OFFSET_BYTES = 64


def _take(queries: dict[str, Query], query_id: str) -> Query:
    query = queries.get(query_id)
    if query is None or query.expired or query.answer is not None:
        raise bad_request(QUERY_TOO_OLD)
    return query


@method("answerCallbackQuery")
def answer_callback_query(state: State, params: Params) -> bool:
    query = _take(state.callback_queries, params.text("callback_query_id"))
    if len(params.text("text")) > MAX_TOAST:
        raise bad_request("MESSAGE_TOO_LONG")
    query.answer = {"text": params.text("text"), "show_alert": params.flag("show_alert")}
    state.notify()
    return True


@method("answerInlineQuery")
def answer_inline_query(state: State, params: Params) -> bool:
    query = _take(state.inline_queries, params.text("inline_query_id"))
    results = params.list("results")
    if results is None:
        raise bad_request("results not specified")
    if len(results) > MAX_RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    if len({result.get("id") for result in results}) != len(results):
        raise bad_request("RESULT_ID_DUPLICATE")
    for result in results:
        _check_article(result)
    button = params.object("button")
    _check_button(button)
    offset = params.text("next_offset")
    if len(offset.encode()) > MAX_OFFSET_BYTES:
        raise bad_request("NEXT_OFFSET_INVALID")
    query.answer = {
        "results": results,
        "cache_time": 300 if (seconds := params.number("cache_time")) is None else seconds,
        "is_personal": params.flag("is_personal"),
        "button": button,
    }
    state.notify()
    return True


def _check_button(button: Json | None) -> None:
    """A button above the results opens the private chat or a Web App, exactly one of both."""
    if button is None:
        return
    if not str(button.get("text", "")).strip():
        raise bad_request("button text is empty")
    if ("start_parameter" in button) == ("web_app" in button):
        raise bad_request("BUTTON_TYPE_INVALID")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", button.get("start_parameter", "x")):
        raise bad_request("START_PARAM_INVALID")


def _check_article(result: Json) -> None:
    if result.get("type") != "article":
        raise bad_request("this stand-in knows articles only")
    if not 1 <= len(str(result.get("id", "")).encode()) <= MAX_RESULT_ID_BYTES:
        raise bad_request("RESULT_ID_INVALID")
    if not str(result.get("title", "")).strip():
        raise bad_request("ARTICLE_TITLE_EMPTY")
    content = result.get("input_message_content") or {}
    text, _ = read_text(content.get("message_text", ""), content.get("parse_mode") or "")
    if not text.strip():
        raise bad_request("message text is empty")
    if result.get("reply_markup"):
        read_inline_keyboard(result["reply_markup"])
