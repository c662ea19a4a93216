"""What the stand-in accepts as a message, and how it refuses the rest."""

from __future__ import annotations

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tests.botapi import BotApi, Chat


@pytest.fixture
def home(api: BotApi) -> Chat:
    anna = api.person("Anna")
    chat = api.private(anna)
    api.write(chat, anna, "/start")
    return chat


def keyboard(*data: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(f"b{n}", callback_data=d)]
                                 for n, d in enumerate(data)])  # fmt: skip


async def test_a_message_is_kept_as_it_is_seen(bot: Bot, api: BotApi, home: Chat) -> None:
    sent = await bot.send_message(
        home.id,
        "<b>4♠ &amp; 5♥</b>\n<blockquote expandable>Law <i>27</i></blockquote>"
        '<a href="https://example.org">more</a>',
        parse_mode="HTML",
        link_preview_options=LinkPreviewOptions(is_disabled=True),
        reply_markup=keyboard("v1"),
    )
    kept = home.from_bot[-1]
    assert (sent.message_id, kept.text) == (kept.id, "4♠ & 5♥\nLaw 27more")
    assert [(entity.type, sent.parse_entity(entity)) for entity in sent.entities] == [
        ("bold", "4♠ & 5♥"),
        ("expandable_blockquote", "Law 27"),
        ("italic", "27"),
        ("text_link", "more"),
    ]
    assert list(kept.buttons) == ["b0"]


@pytest.mark.parametrize(
    "html",
    [
        "<b>open",
        "closed</b>",
        "<b><i>crossed</b></i>",
        "<div>no such tag</div>",
        "<br>",
        "<b class='x'>attribute</b>",
        "<span>no class</span>",
        "<a>no address</a>",
        "3 < 4",
        "4 > 3",
        "AT&T",
        "&nbsp;",
        "<code><b>bold code</b></code>",
        "<blockquote>a<blockquote>b</blockquote></blockquote>",
        '<b x="1"',
    ],
)
async def test_malformed_html_is_refused(bot: Bot, home: Chat, html: str) -> None:
    with pytest.raises(BadRequest, match=r"(?i)can't parse entities"):
        await bot.send_message(home.id, html, parse_mode="HTML")
    assert home.from_bot == []


async def test_the_length_counts_after_the_entities_are_parsed(bot: Bot, home: Chat) -> None:
    await bot.send_message(home.id, f"<b>{'x' * 4094}&lt;&gt;</b>", parse_mode="HTML")
    with pytest.raises(BadRequest, match=r"(?i)too long"):
        await bot.send_message(home.id, "x" * 4097)
    with pytest.raises(BadRequest, match=r"(?i)too long"):
        await bot.send_message(home.id, "🂡" * 2049)


@pytest.mark.parametrize("text", ["", "  \n", "<b></b>"])
async def test_an_empty_text_is_refused(bot: Bot, home: Chat, text: str) -> None:
    with pytest.raises(BadRequest, match=r"(?i)message text is empty"):
        await bot.send_message(home.id, text, parse_mode="HTML")


@pytest.mark.parametrize("data", ["x" * 65, "♠" * 22, ""])
async def test_callback_data_has_1_to_64_bytes(bot: Bot, home: Chat, data: str) -> None:
    await bot.send_message(home.id, "x", reply_markup=keyboard("♠" * 21 + "x"))
    with pytest.raises(BadRequest, match=r"(?i)button_data_invalid|unallowed"):
        await bot.send_message(home.id, "x", reply_markup=keyboard(data))


async def test_a_reply_needs_its_message_or_leave_to_do_without(bot: Bot, home: Chat) -> None:
    with pytest.raises(BadRequest, match=r"(?i)message to be replied not found"):
        await bot.send_message(home.id, "x", reply_parameters=ReplyParameters(999))
    await bot.send_message(
        home.id, "x", reply_parameters=ReplyParameters(999, allow_sending_without_reply=True)
    )


async def test_editing(bot: Bot, home: Chat) -> None:
    sent = await bot.send_message(home.id, "before", reply_markup=keyboard("a"))
    edited = await bot.edit_message_text(
        "<b>after</b>", home.id, sent.message_id, parse_mode="HTML"
    )
    assert not isinstance(edited, bool)
    assert edited.text == "after"
    assert edited.edit_date is not None
    assert home.from_bot[-1].buttons == {}
    assert [text for text, _ in home.from_bot[-1].history] == ["before"]

    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_text("<b>after</b>", home.id, sent.message_id, parse_mode="HTML")
    await bot.edit_message_reply_markup(home.id, sent.message_id, reply_markup=keyboard("b"))
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_reply_markup(home.id, sent.message_id, reply_markup=keyboard("b"))
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("x", home.id, 999)
    with pytest.raises(BadRequest, match=r"(?i)message can't be edited"):
        await bot.edit_message_text("x", home.id, min(home.messages))


async def test_topics_must_exist(bot: Bot, api: BotApi) -> None:
    anna = api.person("Anna")
    forum = api.group("Club", anna, forum=True)
    plain = api.group("Pub", anna)
    topic = api.topic(forum, "Rulings")
    sent = await bot.send_message(forum.id, "x", message_thread_id=topic)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    for chat, thread in ((forum, 1), (forum, 999), (plain, topic)):
        with pytest.raises(BadRequest, match=r"(?i)message thread not found"):
            await bot.send_message(chat.id, "x", message_thread_id=thread)
        with pytest.raises(BadRequest, match=r"(?i)message thread not found"):
            await bot.send_chat_action(chat.id, "typing", message_thread_id=thread)
    in_topic = api.write(forum, anna, "/ruling", topic=topic).message
    answer = await bot.send_message(forum.id, "y", reply_parameters=ReplyParameters(in_topic.id))
    assert answer.message_thread_id == topic


async def test_nobody_is_written_to_against_their_will(bot: Bot, api: BotApi, home: Chat) -> None:
    stranger = api.private(api.person("Bo"))
    with pytest.raises(Forbidden, match=r"(?i)initiate"):
        await bot.send_message(stranger.id, "x")
    api.block(next(iter(home.members.values())))
    with pytest.raises(Forbidden, match=r"(?i)blocked by the user"):
        await bot.send_message(home.id, "x")
    club = api.group("Club", api.person("Cleo"))
    await bot.leave_chat(club.id)
    with pytest.raises(Forbidden, match=r"(?i)kicked"):
        await bot.send_message(club.id, "x")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(-5, "x")


async def test_an_upgraded_group_names_its_new_id(bot: Bot, api: BotApi) -> None:
    group = api.group("Club", api.person("Anna"), supergroup=False)
    new = api.upgrade(group)
    with pytest.raises(ChatMigrated) as caught:
        await bot.send_message(group.id, "x")
    assert caught.value.new_chat_id == new.id
    kinds = [update.message for update in await bot.get_updates() if update.message]
    assert [message.migrate_to_chat_id for message in kinds] == [new.id, None]
    assert [message.migrate_from_chat_id for message in kinds] == [None, group.id]


async def test_documents_and_polls(bot: Bot, api: BotApi, home: Chat) -> None:
    document = await bot.send_document(home.id, b"time;table\n", filename="log.csv", caption="Log")
    assert document.document is not None
    assert (document.document.file_name, document.document.file_size) == ("log.csv", 11)
    with pytest.raises(BadRequest, match=r"(?i)2 to 12 options"):
        await bot.send_poll(home.id, "Pass?", ["yes"])
    poll = await bot.send_poll(home.id, "Your call?", ["pass", "4S"], is_anonymous=False)
    closed = await bot.stop_poll(home.id, poll.message_id)
    assert (closed.question, closed.is_closed) == ("Your call?", True)
    with pytest.raises(BadRequest, match=r"(?i)already been closed"):
        await bot.stop_poll(home.id, poll.message_id)


async def test_who_is_who_in_a_group(bot: Bot, api: BotApi) -> None:
    anna, bo, cleo = api.person("Anna"), api.person("Bo"), api.person("Cleo")
    club = api.group("Club", anna, bo)
    assert [admin.user.id for admin in await bot.get_chat_administrators(club.id)] == [anna.id]
    statuses = [(await bot.get_chat_member(club.id, p.id)).status for p in (anna, bo, cleo)]
    assert statuses == ["creator", "member", "left"]
