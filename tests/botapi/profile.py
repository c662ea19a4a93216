"""Methods about the bot itself: who it is, its commands, names and descriptions."""

from __future__ import annotations

import re

from tests.botapi.errors import bad_request
from tests.botapi.methods import method
from tests.botapi.params import Params
from tests.botapi.state import State
from tests.botapi.world import Json

SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}
MAX_COMMANDS = 100


@method("getMe")
def get_me(state: State, _params: Params) -> Json:
    return state.bot.json() | {
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def _language(params: Params) -> str:
    code = params.text("language_code")
    if not re.fullmatch(r"([a-z]{2})?", code):
        raise bad_request("invalid language code specified")
    return code


def _scope(params: Params) -> str:
    scope = params.object("scope") or {"type": "default"}
    kind = str(scope.get("type"))
    if kind not in SCOPES:
        raise bad_request("unsupported type specified")
    for name in SCOPES[kind]:
        if name not in scope:
            raise bad_request(f"{name} is empty")
    return ":".join([kind, *(str(scope[name]) for name in SCOPES[kind])])


@method("setMyCommands")
def set_my_commands(state: State, params: Params) -> bool:
    commands = params.list("commands")
    if commands is None:
        raise bad_request("commands not specified")
    if len(commands) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", str(command.get("command"))):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(str(command.get("description", ""))) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    state.profile.commands[_scope(params), _language(params)] = commands
    state.notify()
    return True


@method("getMyCommands")
def get_my_commands(state: State, params: Params) -> list[Json]:
    return state.profile.commands.get((_scope(params), _language(params)), [])


@method("deleteMyCommands")
def delete_my_commands(state: State, params: Params) -> bool:
    state.profile.commands.pop((_scope(params), _language(params)), None)
    return True


def _set(texts: dict[str, str], params: Params, name: str, limit: int) -> bool:
    text = params.text(name)
    if len(text) > limit:
        raise bad_request(f"{name} is too long")
    if text:
        texts[_language(params)] = text
    else:
        texts.pop(_language(params), None)
    return True


@method("setMyName")
def set_my_name(state: State, params: Params) -> bool:
    return _set(state.profile.names, params, "name", 64)


@method("getMyName")
def get_my_name(state: State, params: Params) -> Json:
    language = _language(params)
    default = state.profile.names.get("", state.bot.first_name)
    return {"name": state.profile.names.get(language, default)}


@method("setMyDescription")
def set_my_description(state: State, params: Params) -> bool:
    return _set(state.profile.descriptions, params, "description", 512)


@method("getMyDescription")
def get_my_description(state: State, params: Params) -> Json:
    return {"description": state.profile.descriptions.get(_language(params), "")}


@method("setMyShortDescription")
def set_my_short_description(state: State, params: Params) -> bool:
    return _set(state.profile.short_descriptions, params, "short_description", 120)


@method("getMyShortDescription")
def get_my_short_description(state: State, params: Params) -> Json:
    return {"short_description": state.profile.short_descriptions.get(_language(params), "")}
