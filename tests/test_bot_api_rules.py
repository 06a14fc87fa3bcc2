"""The Bot API double refuses what the real server refuses, in its words."""

from collections.abc import AsyncIterator

import pytest

from tests.bot_api import BotApi
from tests.bot_api_caller import Caller, check_the_double
from tests.bot_api_html import Unreadable, read
from tests.bot_api_people import Person
from tests.bot_api_rooms import Room
from tests.bot_api_values import Clock, Json


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi(Clock(1000.0)) as server:
        yield server
        check_the_double(server)
        assert server.defects == []


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Caller]:
    async with Caller(api) as caller:
        yield caller


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.world.person("Anna")


@pytest.fixture
def group(api: BotApi, anna: Person) -> Room:
    return api.world.supergroup("Friends", anna)


def row(*buttons: Json) -> Json:
    return {"inline_keyboard": [list(buttons)]}


def key(data: str = "x", text: str = "Key") -> Json:
    return {"text": text, "callback_data": data}


# Texts


async def test_a_text_has_1_to_4096_characters_after_its_markup_was_read(bot: Caller, group: Room) -> None:
    bold = {"chat_id": group.id, "parse_mode": "HTML"}
    await bot.done("sendMessage", text=f"<b>{'x' * 4096}</b>", **bold)
    assert "message is too long" in await bot.refused("sendMessage", text="x" * 4097, **bold)
    assert "message is too long" in await bot.refused("sendMessage", text="🎲" * 2049, **bold)
    assert "must be non-empty" in await bot.refused("sendMessage", text="<b> </b>", **bold)
    assert "message text is empty" in await bot.refused("sendMessage", text="", **bold)
    long = await bot.refused("sendDocument", chat_id=group.id, document="id", caption="x" * 1025)
    assert "caption is too long" in long


async def test_markup_becomes_plain_text_and_entities(bot: Caller, anna: Person, group: Room) -> None:
    text = f' 🎲 <b>Liar</b>, <a href="tg://user?id={anna.id}">Anna</a> &amp; <a href="https://x.y">x</a> '
    sent = await bot.done("sendMessage", chat_id=group.id, parse_mode="HTML", text=text)
    assert sent["text"] == "🎲 Liar, Anna & x"
    assert [(e["type"], e["offset"], e["length"]) for e in sent["entities"]] == [
        ("bold", 3, 4),
        ("text_mention", 9, 4),
        ("text_link", 16, 1),
    ]
    assert sent["entities"][1]["user"]["first_name"] == "Anna"
    assert (await bot.done("sendMessage", chat_id=group.id, text="<b> & </b>"))["text"] == "<b> & </b>"


@pytest.mark.parametrize(
    ("markup", "why"),
    [
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("é <test />", 'Unsupported start tag "test" at byte offset 3'),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
    ],
)
async def test_markup_that_cannot_be_read_is_refused(bot: Caller, group: Room, markup: str, why: str) -> None:
    refused = await bot.refused("sendMessage", chat_id=group.id, parse_mode="HTML", text=markup)
    assert refused == f"400 Bad Request: can't parse entities: {why}"


def test_every_tag_that_is_known_is_read() -> None:
    text = (
        "<strong>1</strong><em>2</em><ins>3</ins><s>4</s><tg-spoiler>5</tg-spoiler>"
        '<span class="tg-spoiler">6</span><code>7</code><pre>8</pre><blockquote expandable>9</blockquote>'
        '<tg-emoji emoji-id="5">🎲</tg-emoji><u>&#x41;&lt;</u>'
    )
    plain, entities = read(text)
    assert plain == "123456789🎲A<"
    assert [entity["type"] for entity in entities] == [
        "bold",
        "italic",
        "underline",
        "strikethrough",
        "spoiler",
        "spoiler",
        "code",
        "pre",
        "expandable_blockquote",
        "custom_emoji",
        "underline",
    ]
    with pytest.raises(Unreadable):
        read("<B>x</i>")


# Keyboards


@pytest.mark.parametrize(
    ("markup", "why"),
    [
        (row(key("")), "BUTTON_DATA_INVALID"),
        (row(key("x" * 65)), "BUTTON_DATA_INVALID"),
        (row(key("é" * 33)), "BUTTON_DATA_INVALID"),
        (row(key(text=" ")), "inline keyboard button text must be non-empty"),
        (row({"text": "x"}), "text buttons are unallowed in the inline keyboard"),
        (row({"text": "x", "url": "x.y"}), "inline keyboard button URL 'x.y' is invalid: Wrong HTTP URL"),
        (row({"text": "x", "web_app": {"url": "https://x.y"}}), "BUTTON_TYPE_INVALID"),
        (row({"text": "x", "copy_text": {"text": "x" * 257}}), "BUTTON_COPY_TEXT_INVALID"),
        (row(key() | {"style": "red"}), "invalid button style specified"),
        (row(*[key()] * 9), "reply markup is too long"),
        ({"inline_keyboard": [[key()] * 8] * 12 + [[key()] * 5]}, "reply markup is too long"),
        (
            {"force_reply": True, "input_field_placeholder": "x" * 65},
            "reply keyboard placeholder must be of 1-64 characters",
        ),
    ],
)
async def test_a_keyboard_that_cannot_be_is_refused(bot: Caller, group: Room, markup: Json, why: str) -> None:
    refused = await bot.refused("sendMessage", chat_id=group.id, text="x", reply_markup=markup)
    assert refused == f"400 Bad Request: {why}"
    assert group.posts == []


async def test_a_hundred_buttons_of_64_bytes_eight_a_row_are_taken(bot: Caller, group: Room) -> None:
    full = {"inline_keyboard": [[key("é" * 32)] * 8] * 12 + [[key()] * 4]}
    await bot.done("sendMessage", chat_id=group.id, text="x", reply_markup=full)
    assert len(group.posts[0].buttons) == 100


async def test_an_alert_has_200_characters(bot: Caller, anna: Person, group: Room) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="x", reply_markup=row(key()))
    asked = {"callback_query_id": anna.presses(group.posts[0], "Key").id}
    assert "MESSAGE_TOO_LONG" in await bot.refused("answerCallbackQuery", text="x" * 201, **asked)
    assert "URL_INVALID" in await bot.refused("answerCallbackQuery", url="https://x.y", **asked)
    await bot.done("answerCallbackQuery", text="x" * 200, **asked)


async def test_fifty_inline_results_are_shown_at_once(bot: Caller, anna: Person) -> None:
    asked = anna.types_inline(anna.private)
    content = {"message_text": "x"}
    results = [
        {"type": "article", "id": str(n), "title": "x", "input_message_content": content} for n in range(51)
    ]
    many = await bot.refused("answerInlineQuery", inline_query_id=asked.id, results=results)
    twice = await bot.refused("answerInlineQuery", inline_query_id=asked.id, results=results[:2] * 2)
    assert ("RESULTS_TOO_MUCH" in many, "RESULT_ID_DUPLICATE" in twice) == (True, True)
    await bot.done("answerInlineQuery", inline_query_id=asked.id, results=results[:50])


# Edits, deletes, replies


async def test_an_edit_must_change_something_and_takes_the_keyboard_away_if_it_names_none(
    bot: Caller, group: Room
) -> None:
    sent = await bot.done("sendMessage", chat_id=group.id, text="x", reply_markup=row(key()))
    this = {"chat_id": group.id, "message_id": sent["message_id"]}
    same = await bot.refused("editMessageText", text="x", reply_markup=row(key()), **this)
    assert same.startswith("400 Bad Request: message is not modified: specified new message content")
    await bot.done("editMessageReplyMarkup", reply_markup=row(key("y")), **this)
    assert group.posts[0].buttons == [key("y")]
    edited = await bot.done("editMessageText", text="<b>x</b>", parse_mode="HTML", **this)
    assert ("edit_date" in edited, group.posts[0].rows) == (True, [])


async def test_what_is_gone_or_anothers_is_neither_edited_nor_deleted_nor_replied_to(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    hers = anna.says(group, "/new")
    gone = await bot.done("sendMessage", chat_id=group.id, text="x")
    await bot.done("deleteMessage", chat_id=group.id, message_id=gone["message_id"])
    this = {"chat_id": group.id, "message_id": gone["message_id"]}
    assert "message to edit not found" in await bot.refused("editMessageText", text="y", **this)
    assert "message to delete not found" in await bot.refused("deleteMessage", **this)
    reply: Json = {"chat_id": group.id, "text": "y", "reply_parameters": {"message_id": gone["message_id"]}}
    assert "message to be replied not found" in await bot.refused("sendMessage", **reply)
    reply["reply_parameters"] |= {"allow_sending_without_reply": True}
    await bot.done("sendMessage", **reply)
    this = {"chat_id": group.id, "message_id": hers.id}
    assert "message can't be edited" in await bot.refused("editMessageText", text="y", **this)
    assert "message can't be deleted" in await bot.refused("deleteMessage", **this)
    old = await bot.done("sendMessage", chat_id=group.id, text="old")
    api.passes(49 * 3600)
    this = {"chat_id": group.id, "message_id": old["message_id"]}
    assert "message can't be deleted" in await bot.refused("deleteMessage", **this)
    await bot.done("editMessageText", text="y", **this)


async def test_only_an_administrator_pins(bot: Caller, group: Room) -> None:
    sent = await bot.done("sendMessage", chat_id=group.id, text="x")
    this = {"chat_id": group.id, "message_id": sent["message_id"]}
    assert "not enough rights" in await bot.refused("pinChatMessage", **this)
    group.promotes_bot()
    await bot.done("pinChatMessage", **this)
    assert group.posts[0].pinned


# Budgets


async def test_a_group_takes_twenty_messages_and_edits_a_minute(
    api: BotApi, bot: Caller, group: Room
) -> None:
    api.flood.enforced = True
    sent = await bot.done("sendMessage", chat_id=group.id, text="0")
    for number in range(1, 20):
        api.passes(2)
        await bot.done("editMessageText", chat_id=group.id, message_id=sent["message_id"], text=str(number))
    answer = await bot.call("sendMessage", chat_id=group.id, text="x")
    assert answer["description"] == "Too Many Requests: retry after 22"
    assert (answer["error_code"], answer["parameters"]) == (429, {"retry_after": 22})
    api.passes(1)
    poked = await bot.call("sendMessage", chat_id=group.id, text="x")
    assert poked["parameters"] == {"retry_after": 44}
    api.passes(45)
    await bot.done("sendMessage", chat_id=group.id, text="x")
    assert len(api.flood.broken) == 2


async def test_a_chat_takes_one_a_second_after_a_short_burst(api: BotApi, bot: Caller, anna: Person) -> None:
    api.flood.enforced = True
    anna.starts()
    for _ in range(5):
        await bot.done("sendMessage", chat_id=anna.id, text="x")
    assert await bot.refused("sendMessage", chat_id=anna.id, text="x") == (
        "429 Too Many Requests: retry after 5"
    )


async def test_a_broken_budget_is_noted_where_nothing_is_refused(
    api: BotApi, bot: Caller, group: Room
) -> None:
    for _ in range(6):
        await bot.done("sendMessage", chat_id=group.id, text="x")
    assert len(api.flood.broken) == 1
