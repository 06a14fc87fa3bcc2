"""python-telegram-bot, as it is, works against the Bot API double."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters, Update
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, NetworkError, RetryAfter, TimedOut
from telegram.request import HTTPXRequest

from tests.bot_api import BotApi
from tests.bot_api_faults import hang, migrated, reset, server_error, too_many_requests


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi() as server:
        yield server
        assert server.defects == []


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Bot]:
    async with Bot(api.token, base_url=api.base_url) as bot:
        yield bot


async def heard(bot: Bot, offset: int = 0) -> tuple[Update, ...]:
    return await bot.get_updates(offset=offset, timeout=5)


async def test_a_round_is_played_by_buttons(api: BotApi, bot: Bot) -> None:
    anna, bert = api.world.person("Anna", username="anna"), api.world.person("Bert")
    group = api.world.group("Friends", anna, bert)

    said = anna.says(group, "/new@palifico_bot")
    [update] = await heard(bot)
    assert update.message is not None
    assert update.message.from_user is not None
    assert (update.message.text, update.message.from_user.username) == ("/new@palifico_bot", "anna")

    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join", style="success")]])
    sent = await bot.send_message(
        group.id,
        "<b>Anna</b> opens a table",
        parse_mode="HTML",
        reply_markup=keys,
        reply_parameters=ReplyParameters(said.id),
    )
    [board] = group.posts
    assert (board.id, board.text, board.labels) == (sent.message_id, "Anna opens a table", [["Join"]])
    assert sent.reply_markup == keys

    press = bert.presses(board, "Join")
    [update] = await heard(bot, update.update_id + 1)
    assert update.callback_query is not None
    assert (update.callback_query.data, update.callback_query.from_user.first_name) == ("join", "Bert")
    await bot.answer_callback_query(update.callback_query.id, "You are in", show_alert=True)
    await bot.edit_message_text("Anna, Bert", group.id, board.id)
    assert (press.alert, press.is_window, bert.alerts) == ("You are in", True, ["You are in"])
    assert (board.text, board.rows, board.edited) == ("Anna, Bert", [], True)
    await bot.delete_message(group.id, board.id)
    assert group.posts == []


async def test_a_file_is_sent_with_its_caption(api: BotApi, bot: Bot) -> None:
    group = api.world.group("Friends", api.world.person("Anna"))
    sent = await bot.send_document(group.id, b"seed 7", filename="game.txt", caption="The game")
    assert sent.document is not None
    assert (sent.caption, sent.document.file_name, group.posts[0].text) == (
        "The game",
        "game.txt",
        "The game",
    )
    assert api.world.files[sent.document.file_id] == b"seed 7"


async def test_command_menus_are_set_by_language(api: BotApi, bot: Bot) -> None:
    await bot.set_my_commands([("spela", "Börja spela")], language_code="sv")
    await bot.set_my_short_description("Tärning", language_code="sv")
    [command] = await bot.get_my_commands(language_code="sv")
    assert command.description == "Börja spela"
    assert api.world.profile.texts == {("short_description", "sv"): "Tärning"}


async def test_a_webhook_is_set_and_taken_away(api: BotApi, bot: Bot) -> None:
    await bot.set_webhook("https://x.example/hook", secret_token="s3cret", allowed_updates=["message"])
    info = await bot.get_webhook_info()
    assert (info.url, info.allowed_updates) == ("https://x.example/hook", ("message",))
    await bot.delete_webhook()
    assert (await bot.get_webhook_info()).url == ""


async def test_what_the_server_refuses_becomes_the_right_exception(api: BotApi, bot: Bot) -> None:
    anna = api.world.person("Anna")
    group = api.world.supergroup("Friends", anna)
    with pytest.raises(Forbidden, match="can't initiate conversation"):
        await bot.send_message(anna.id, "Your dice")
    anna.starts("abc")
    await bot.send_message(anna.id, "Your dice")
    assert [message.text for message in anna.inbox] == ["Your dice"]
    anna.blocks()
    with pytest.raises(Forbidden, match="blocked"):
        await bot.send_message(anna.id, "Your dice")
    board = await bot.send_message(group.id, "5x3")
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_text("5x3", group.id, board.message_id)
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("5x3", group.id, board.message_id + 1)
    with pytest.raises(BadRequest, match=r"(?i)query is too old"):
        await bot.answer_callback_query("12")
    with pytest.raises(BadRequest, match=r"(?i)message thread not found"):
        await bot.send_message(group.id, "x", message_thread_id=1)


async def test_faults_become_the_right_exception(
    api: BotApi, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    group = api.world.group("Friends", api.world.person("Anna"))
    impatient = HTTPXRequest(read_timeout=0.05)
    api.fails("sendMessage", too_many_requests(5))
    api.fails("sendMessage", migrated(-1001))
    api.fails("sendMessage", server_error(502))
    api.fails("sendMessage", reset())
    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "1")
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group.id, "2")
    assert moved.value.new_chat_id == -1001
    for text in ("3", "4"):
        with pytest.raises(NetworkError):
            await bot.send_message(group.id, text)
    assert group.posts == []
    api.fails("sendMessage", hang(after_effect=True))
    async with Bot(api.token, base_url=api.base_url, request=impatient) as hasty:
        with pytest.raises(TimedOut):
            await hasty.send_message(group.id, "5")
    assert [message.text for message in group.posts] == ["5"]


async def test_a_second_poller_ends_the_first(api: BotApi, bot: Bot) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=20))
    await api.until(lambda: api.under_way)
    async with Bot(api.token, base_url=api.base_url) as other:
        second = asyncio.create_task(other.get_updates(timeout=20))
        with pytest.raises(Conflict):
            await first
        api.world.person("Anna").starts()
        [update] = await second
    assert update.message is not None
    assert update.message.text == "/start"


async def test_ephemeral_messages_go_through_the_arguments_that_the_library_does_not_know(
    api: BotApi, bot: Bot
) -> None:
    anna, bert = api.world.person("Anna"), api.world.person("Bert")
    group = api.world.supergroup("Friends", anna, bert)
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("My dice", callback_data="hand")]])
    await bot.send_message(group.id, "Board", reply_markup=keys)
    anna.presses(group.posts[0], "My dice")
    [update] = await heard(bot)
    assert update.callback_query is not None
    wanted = {"receiver_user_id": anna.id, "callback_query_id": update.callback_query.id}
    sent = await bot.send_message(group.id, "⚂⚂⚃", api_kwargs={"ephemeral_message_parameters": wanted})
    assert sent.message_id == 0
    number = sent.api_kwargs["ephemeral_message_id"]
    assert [message.text for message in anna.sees(group)] == ["Board", "⚂⚂⚃"]
    assert [message.text for message in bert.sees(group)] == ["Board"]
    asked = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": number}
    await bot.do_api_request("editEphemeralMessageText", asked | {"text": "⚂⚂"})
    assert anna.sees(group)[-1].text == "⚂⚂"
    await bot.do_api_request("deleteEphemeralMessage", asked)
    assert [message.text for message in anna.sees(group)] == ["Board"]
    assert any("⚂⚂⚃" in text for text in anna.reads())
    assert not any("⚂" in text for text in bert.reads())
