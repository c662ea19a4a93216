"""Methods about who is in a chat."""

from __future__ import annotations

from tests.botapi.errors import bad_request, forbidden
from tests.botapi.methods import method
from tests.botapi.params import Params
from tests.botapi.state import State
from tests.botapi.world import Chat, Json, Person

RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages",
    "can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info",
    "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
)  # fmt: skip


def member_json(chat: Chat, person: Person) -> Json:
    """The ChatMember object of a person in a chat."""
    user = person.json()
    if person.is_bot:
        return {"status": "member" if chat.bot_is_member else "left", "user": user}
    if person.id not in chat.members:
        return {"status": "left", "user": user}
    if person.id not in chat.admins:
        return {"status": "member", "user": user}
    if person.id == min(chat.admins):
        return {"status": "creator", "user": user, "is_anonymous": False}
    return {"status": "administrator", "user": user, **dict.fromkeys(RIGHTS, False)}


@method("getChatMember")
def get_chat_member(state: State, params: Params) -> Json:
    chat = state.readable_chat(params)
    user_id = params.needed_number("user_id")
    person = state.bot if user_id == state.bot.id else state.people.get(user_id)
    if person is None:
        raise bad_request("invalid user_id specified")
    return member_json(chat, person)


@method("getChatAdministrators")
def get_chat_administrators(state: State, params: Params) -> list[Json]:
    chat = state.readable_chat(params)
    if chat.type == "private":
        raise bad_request("there are no administrators in the private chat")
    return [member_json(chat, chat.members[user_id]) for user_id in sorted(chat.admins)]


@method("leaveChat")
def leave_chat(state: State, params: Params) -> bool:
    chat = state.readable_chat(params)
    if chat.type == "private":
        raise forbidden("bot can't leave private chats")
    chat.bot_is_member = False
    state.notify()
    return True
