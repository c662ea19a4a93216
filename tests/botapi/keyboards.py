"""Keyboards under messages: what Telegram accepts in `reply_markup`."""

from __future__ import annotations

from typing import Any

from tests.botapi.errors import bad_request
from tests.botapi.params import Params
from tests.botapi.world import Json

MAX_CALLBACK_BYTES = 64
MAX_BUTTONS = 100
ACTIONS = frozenset({
    "url", "callback_data", "web_app", "login_url", "switch_inline_query",
    "switch_inline_query_current_chat", "switch_inline_query_chosen_chat", "copy_text",
    "callback_game", "pay",
})  # fmt: skip


def read_markup(params: Params, *, inline_only: bool = False) -> Json | None:
    """The `reply_markup`, checked; `None` when there is none."""
    markup = params.object("reply_markup")
    if not markup:
        return None
    if "inline_keyboard" in markup:
        return read_inline_keyboard(markup)
    if inline_only:
        raise bad_request("inline keyboard expected")
    if not {"keyboard", "remove_keyboard", "force_reply"} & set(markup):
        raise bad_request("object expected as reply markup")
    return markup


def read_inline_keyboard(markup: Json) -> Json | None:
    """An inline keyboard, checked; `None` when it has no button."""
    rows = markup["inline_keyboard"]
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array')
    buttons = [button for row in rows for button in row]
    if len(buttons) > MAX_BUTTONS:
        raise bad_request("REPLY_MARKUP_TOO_LONG")
    for button in buttons:
        _check(button)
    return {"inline_keyboard": [row for row in rows if row]} if buttons else None


def _check(button: Any) -> None:
    if not isinstance(button, dict) or not str(button.get("text", "")).strip():
        raise bad_request("inline keyboard button text must be non-empty")
    actions = ACTIONS & set(button)
    if len(actions) != 1:
        raise bad_request("text buttons are unallowed in the inline keyboard")
    if "callback_data" in button:
        data = button["callback_data"]
        if not isinstance(data, str) or not 1 <= len(data.encode()) <= MAX_CALLBACK_BYTES:
            raise bad_request("BUTTON_DATA_INVALID")
    if "url" in button and not str(button["url"]).startswith(("https://", "http://", "tg://")):
        raise bad_request(
            f"inline keyboard button URL '{button['url']}' is invalid: wrong HTTP URL"
        )
