"""The Bot API double: what people do is told to the bot, and what the bot does is seen by people."""

import asyncio
import json
from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.bot_api import BotApi
from tests.bot_api_caller import Caller, check_the_double
from tests.bot_api_faults import hang, reset, server_error, too_many_requests
from tests.bot_api_people import Person
from tests.bot_api_profile import menu
from tests.bot_api_rooms import Room
from tests.bot_api_values import Clock, Json

KEYS = {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}]]}


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi(Clock(1000.0)) as server:
        yield server
        check_the_double(server)


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Caller]:
    async with Caller(api) as caller:
        yield caller


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.world.person("Anna", "Ek", language="sv", username="anna")


@pytest.fixture
def bert(api: BotApi) -> Person:
    return api.world.person("Bert")


@pytest.fixture
def group(api: BotApi, anna: Person, bert: Person) -> Room:
    return api.world.supergroup("Friends", anna, bert)


def told(api: BotApi) -> list[Json]:
    """All that the bot was told of, the kind of update aside."""
    return [update.payload for update in api.delivery.history]


def kinds(api: BotApi) -> list[str]:
    return [update.kind for update in api.delivery.history]


# What is called, and how


async def test_parameters_come_as_json_as_a_form_with_files_or_in_the_address(
    api: BotApi, bot: Caller, group: Room
) -> None:
    asked = {"chat_id": str(group.id), "text": "5", "reply_markup": json.dumps(KEYS)}
    await bot.done("sendMessage", chat_id=group.id, text="5", reply_markup=KEYS)
    await bot.post("sendMessage", data=asked)
    await bot.post("sendMessage", params=asked)
    form = aiohttp.FormData({"chat_id": str(group.id), "caption": "the game"})
    form.add_field("document", b"seed 7", filename="game.txt")
    answer = await bot.post("sendDocument", data=form)
    assert [(post.text, post.labels) for post in group.posts[:3]] == [("5", [["Join"]])] * 3
    assert answer["result"]["document"]["file_name"] == "game.txt"
    assert api.world.files[answer["result"]["document"]["file_id"]] == b"seed 7"
    assert group.posts[3].text == "the game"
    assert api.defects == []


async def test_a_call_that_the_bot_api_does_not_define_is_refused_and_noted(
    api: BotApi, bot: Caller, group: Room
) -> None:
    bogus = {"inline_keyboard": [[{"text": "Join", "callback_data": "join", "colour": "red"}]]}
    await bot.done("sendMessage", chat_id=group.id, text="x", disable_web_page_preview=True)
    assert api.deprecated == ["sendMessage.disable_web_page_preview"]
    assert "colour" in await bot.refused("sendMessage", chat_id=group.id, text="x", reply_markup=bogus)
    assert "parsemode" in await bot.refused("sendMessage", chat_id=group.id, text="x", parsemode="HTML")
    assert "text" in await bot.refused("sendMessage", chat_id=group.id, text=["x"])
    assert "text" in await bot.refused("sendMessage", chat_id=group.id)
    assert await bot.refused("sendNothing") == "404 Not Found: method not found"
    assert await bot.refused("getStarTransactions") == "404 Not Found: method not found"
    assert len(api.defects) == 6
    assert len(group.posts) == 1


async def test_another_token_is_not_let_in(api: BotApi) -> None:
    async with aiohttp.ClientSession() as session, session.post(f"{api.url}/bot1:x/getMe") as response:
        assert (response.status, (await response.json())["description"]) == (401, "Unauthorized")


async def test_every_call_is_recorded_with_its_answer(api: BotApi, bot: Caller, group: Room) -> None:
    api.passes(5)
    await bot.done("sendMessage", chat_id=group.id, text="x")
    await bot.refused("sendMessage", chat_id=77, text="x")
    good, wrong = api.calls_of("sendMessage")
    assert (good.ok, good.at, good.parameters) == (True, 1005.0, {"chat_id": group.id, "text": "x"})
    assert (wrong.ok, wrong.description) == (False, "Bad Request: chat not found")
    assert api.refusals == [wrong]


# What people do


async def test_in_privacy_mode_the_bot_hears_what_is_meant_for_it(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    board = await bot.done("sendMessage", chat_id=group.id, text="Board")
    for text in ("hello", "/bid 5 3", "/bid@palifico_bot 5 3", "/bid@other_bot", "hi @palifico_bot", "a/b"):
        anna.says(group, text)
    anna.says(group, "5x3", reply_to=group.by_id[board["message_id"]])
    anna.says(group, "6x3", reply_to=bert.says(group, "what?"))
    assert [message["text"] for message in told(api)] == [
        "/bid 5 3",
        "/bid@palifico_bot 5 3",
        "hi @palifico_bot",
        "5x3",
    ]
    assert told(api)[0]["entities"] == [{"type": "bot_command", "offset": 0, "length": 4}]
    assert told(api)[3]["reply_to_message"]["text"] == "Board"
    group.promotes_bot()
    anna.says(group, "hello")
    assert told(api)[-1]["text"] == "hello"


async def test_an_anonymous_administrator_is_known_by_presses_only(
    api: BotApi, bot: Caller, bert: Person, group: Room
) -> None:
    group.promotes(bert, anonymous=True)
    bert.says(group, "/new")
    await bot.done("sendMessage", chat_id=group.id, text="Board", reply_markup=KEYS)
    bert.presses(group.posts[0], "join")
    message, press = told(api)
    assert (message["from"]["id"], message["sender_chat"]["id"]) == (1087968824, group.id)
    assert press["from"]["id"] == bert.id
    [shown] = [m for m in await bot.done("getChatAdministrators", chat_id=group.id) if m["is_anonymous"]]
    assert shown["user"]["id"] == bert.id


async def test_somebody_may_write_in_the_name_of_a_channel(api: BotApi, anna: Person, group: Room) -> None:
    channel = api.world.channel("Anna's news", anna)
    anna.says_as(channel, group, "/join")
    [message] = told(api)
    assert (message["from"]["id"], message["sender_chat"]["id"]) == (136817688, channel.id)


async def test_a_press_carries_the_message_and_is_answered_once(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="Board", reply_markup=KEYS)
    press = anna.presses(group.posts[0], "Join")
    assert api.world.unanswered == [press]
    assert anna.can_press(group) == [(group.posts[0], "join")]
    answer = {"callback_query_id": press.id, "text": "5 dice", "show_alert": True}
    await bot.done("answerCallbackQuery", **answer)
    assert (press.alert, press.is_window, anna.alerts) == ("5 dice", True, ["5 dice"])
    assert api.world.unanswered == []
    assert "query is too old" in await bot.refused("answerCallbackQuery", **answer)
    late = anna.presses(group.posts[0], "Join")
    api.passes(16)
    assert "query is too old" in await bot.refused("answerCallbackQuery", callback_query_id=late.id)
    anna.deletes(group.posts[0])
    anna.forges(group.all_messages[0], "join")
    gone = told(api)[-1]["message"]
    assert (gone["chat"]["id"], gone["message_id"], gone["date"]) == (group.id, group.all_messages[0].id, 0)


async def test_only_what_stands_on_a_message_can_be_pressed_unless_it_is_forged(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    keys = {"inline_keyboard": [[{"text": "Wait", "disabled": {}}, {"text": "Go", "callback_data": "go"}]]}
    await bot.done("sendMessage", chat_id=group.id, text="Board", reply_markup=keys)
    stranger = api.world.person("Carl")
    for who, button in ((anna, "Wait"), (anna, "Liar"), (stranger, "Go")):
        with pytest.raises(AssertionError):
            who.presses(group.posts[0], button)
    assert kinds(api) == []
    anna.forges(group.posts[0], "liar")
    assert told(api)[0]["data"] == "liar"


async def test_a_link_leads_from_the_group_to_the_direct_chat(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    link = f"https://t.me/{api.world.bot.username}?start=abc-1"
    keys = {"inline_keyboard": [[{"text": "Hand", "url": link}], [{"text": "My dice", "callback_data": "d"}]]}
    await bot.done("sendMessage", chat_id=group.id, text="Board", reply_markup=keys)
    anna.presses(group.posts[0], "Hand")
    assert (told(api)[-1]["text"], told(api)[-1]["chat"]["id"]) == ("/start abc-1", anna.id)
    press = anna.presses(group.posts[0], "My dice")
    await bot.done("answerCallbackQuery", callback_query_id=press.id, url=link)
    assert anna.opens(press.opened).text == "/start abc-1"
    with pytest.raises(AssertionError):
        anna.starts("not a payload")


async def test_who_blocks_or_deletes_the_account_is_not_reached(
    api: BotApi, bot: Caller, anna: Person
) -> None:
    anna.starts()
    await bot.done("sendMessage", chat_id=anna.id, text="Hand")
    anna.blocks()
    blocked = await bot.refused("sendMessage", chat_id=anna.id, text="Hand")
    assert blocked == "403 Forbidden: bot was blocked by the user"
    anna.starts()
    await bot.done("sendMessage", chat_id=anna.id, text="Hand")
    assert kinds(api) == ["message", "my_chat_member", "my_chat_member", "message"]
    assert [told(api)[n]["new_chat_member"]["status"] for n in (1, 2)] == ["kicked", "member"]
    anna.deactivates()
    gone = await bot.refused("sendMessage", chat_id=anna.id, text="Hand")
    assert gone == "403 Forbidden: user is deactivated"
    other = api.world.person("Robot", is_bot=True)
    assert "to bots" in await bot.refused("sendMessage", chat_id=other.id, text="Hand")


async def test_a_group_becomes_a_supergroup(api: BotApi, bot: Caller, anna: Person) -> None:
    group = api.world.group("Friends", anna)
    await bot.done("sendMessage", chat_id=group.id, text="Board")
    new = group.upgrade()
    answer = await bot.call("sendMessage", chat_id=group.id, text="Board")
    assert answer["description"] == "Bad Request: group chat was upgraded to a supergroup chat"
    assert answer["parameters"] == {"migrate_to_chat_id": new.id}
    assert [message.get("migrate_to_chat_id") for message in told(api)] == [new.id, None]
    assert told(api)[1]["migrate_from_chat_id"] == group.id
    await bot.done("sendMessage", chat_id=new.id, text="Board")
    assert (new.posts[0].text, new.owner) == ("Board", anna)
    with pytest.raises(AssertionError):
        anna.says(group, "/new")


async def test_the_bot_is_removed_leaves_and_is_added_again(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    group.remove_bot(by=anna)
    kicked = await bot.refused("sendMessage", chat_id=group.id, text="x")
    assert kicked == "403 Forbidden: bot was kicked from the supergroup chat"
    anna.says(group, "/new")
    group.adds_bot()
    await bot.done("leaveChat", chat_id=group.id)
    assert "bot is not a member of the supergroup chat" in await bot.refused(
        "sendMessage", chat_id=group.id, text="x"
    )
    assert kinds(api) == ["my_chat_member", "my_chat_member", "message", "my_chat_member"]


async def test_somebody_leaves_the_group_and_another_joins(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    carl = api.world.person("Carl")
    await bot.done("getUpdates", allowed_updates=["message", "chat_member"])
    group.leaves(bert)
    group.joins(carl, by=anna)
    assert kinds(api) == ["chat_member", "message"] * 2
    statuses = [
        (await bot.done("getChatMember", chat_id=group.id, user_id=person.id))["status"]
        for person in (anna, bert, carl)
    ]
    assert statuses == ["creator", "left", "member"]
    assert await bot.done("getChatMemberCount", chat_id=group.id) == 3
    with pytest.raises(AssertionError):
        bert.says(group, "/new")


async def test_a_forum_keeps_its_topics_apart(api: BotApi, bot: Caller, anna: Person) -> None:
    forum = api.world.supergroup("Games", anna, forum=True)
    thread = forum.topic("Dice")
    anna.says(forum, "/new", thread=thread)
    assert (told(api)[-1]["message_thread_id"], told(api)[-1]["is_topic_message"]) == (thread, True)
    sent = await bot.done("sendMessage", chat_id=forum.id, message_thread_id=thread, text="Board")
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (thread, True)
    general = "400 Bad Request: message thread not found"
    assert await bot.refused("sendMessage", chat_id=forum.id, message_thread_id=1, text="x") == general
    forum.closes(thread)
    closed = await bot.refused("sendMessage", chat_id=forum.id, message_thread_id=thread, text="x")
    assert closed == "400 Bad Request: TOPIC_CLOSED"
    forum.turns_topics_off()
    assert await bot.refused("sendMessage", chat_id=forum.id, message_thread_id=thread, text="x") == general


async def test_a_thread_of_replies_is_no_topic(api: BotApi, bot: Caller, anna: Person, group: Room) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="Board")
    anna.says(group, "5x3", reply_to=group.posts[0])
    assert told(api)[0]["message_thread_id"] == group.posts[0].id
    assert "is_topic_message" not in told(api)[0]


async def test_inline_results_are_seen_by_who_asked_and_posted_when_chosen(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    api.world.bot.hears_of_choices = True
    asked = anna.types_inline(group, "he")
    result = {
        "type": "article",
        "id": "QH",
        "title": "Queen of hearts",
        "input_message_content": {"message_text": "<b>Q♥</b>", "parse_mode": "HTML"},
        "reply_markup": KEYS,
    }
    await bot.done("answerInlineQuery", inline_query_id=asked.id, results=[result], is_personal=True)
    assert [shown["title"] for shown in asked.results] == ["Queen of hearts"]
    assert "Queen of hearts" in anna.reads()
    assert "Queen of hearts" not in bert.reads()
    posted = anna.chooses(asked)
    assert (posted.text, group.messages[-1]) == ("Q♥", posted)
    assert kinds(api) == ["inline_query", "chosen_inline_result", "message"]
    assert told(api)[-1]["via_bot"]["id"] == api.world.bot.id
    number = told(api)[1]["inline_message_id"]
    assert await bot.done("editMessageText", inline_message_id=number, text="Played") is True
    assert posted.text == "Played"
    late = anna.types_inline(group)
    api.passes(60)
    assert "query is too old" in await bot.refused("answerInlineQuery", inline_query_id=late.id, results=[])


# Who can read what


async def test_what_a_person_could_ever_read_is_all_there(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    anna.starts()
    await bot.done("sendMessage", chat_id=anna.id, text="⚀")
    sent = await bot.done("sendMessage", chat_id=group.id, text="⚁", reply_markup=KEYS)
    group.leaves(bert)
    await bot.done("editMessageText", chat_id=group.id, message_id=sent["message_id"], text="⚂")
    press = anna.forges(group.posts[0], "x")
    await bot.done("answerCallbackQuery", callback_query_id=press.id, text="⚃")
    form = aiohttp.FormData({"chat_id": str(group.id)})
    form.add_field("document", "⚄".encode(), filename="game.txt")
    await bot.post("sendDocument", data=form)

    def dice(person: Person) -> set[str]:
        return {face for face in "⚀⚁⚂⚃⚄" for text in person.reads() if face in text}

    assert dice(anna) == set("⚀⚁⚂⚃⚄")
    assert dice(bert) == set("⚁")
    assert "join" in bert.reads()
    late = api.world.person("Carl")
    assert dice(late) == set()
    group.joins(late)
    assert dice(late) == set("⚂⚄")
    assert api.world.who_could_read("⚀") == {anna}
    assert api.world.who_could_read("⚁") == {anna, bert}


# Ephemeral messages


async def test_an_administrator_sends_ephemeral_messages_at_any_time(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    wanted = {"receiver_user_id": anna.id}
    refused = await bot.refused(
        "sendMessage", chat_id=group.id, text="⚀", ephemeral_message_parameters=wanted
    )
    assert "not enough rights" in refused
    group.promotes_bot()
    sent = await bot.done(
        "sendMessage",
        chat_id=group.id,
        text="⚀",
        reply_markup=KEYS,
        ephemeral_message_parameters=wanted,
    )
    assert (sent["message_id"], sent["receiver_user"]["id"]) == (0, anna.id)
    [hand] = anna.sees(group)
    assert bert.sees(group) == []
    assert group.posts == []
    anna.presses(hand, "Join")
    assert told(api)[-1]["message"]["ephemeral_message_id"] == sent["ephemeral_message_id"]
    with pytest.raises(AssertionError):
        bert.presses(hand, "Join")
    anna.restarts()
    assert anna.sees(group) == []
    group.leaves(bert)
    wanted = {"receiver_user_id": bert.id}
    gone = await bot.refused("sendMessage", chat_id=group.id, text="⚀", ephemeral_message_parameters=wanted)
    assert "receiver" in gone


async def test_an_ephemeral_message_follows_a_press_within_fifteen_seconds(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="Board", reply_markup=KEYS)
    press = anna.presses(group.posts[0], "Join")
    wanted = {
        "receiver_user_id": anna.id,
        "callback_query_id": press.id,
        "replace_callback_query_message": True,
    }
    asked = {"chat_id": group.id, "text": "⚀", "ephemeral_message_parameters": wanted}
    await bot.done("sendMessage", **asked)
    assert [message.text for message in anna.sees(group)] == ["⚀"]
    assert [message.text for message in bert.sees(group)] == ["Board"]
    others = wanted | {"receiver_user_id": bert.id, "replace_callback_query_message": False}
    assert "not enough rights" in await bot.refused(
        "sendMessage", **asked | {"ephemeral_message_parameters": others}
    )
    api.passes(16)
    assert "query is too old" in await bot.refused("sendMessage", **asked)


async def test_an_ephemeral_command_is_seen_by_nobody_else_and_may_be_answered_likewise(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    anna.says(group, "/hand", ephemeral=True)
    number = told(api)[0]["ephemeral_message_id"]
    assert (told(api)[0]["message_id"], bert.sees(group)) == (0, [])
    await bot.done(
        "sendMessage",
        chat_id=group.id,
        text="⚀",
        reply_parameters={"ephemeral_message_id": number},
        ephemeral_message_parameters={"receiver_user_id": anna.id},
    )
    assert [message.text for message in anna.sees(group)] == ["/hand", "⚀"]
    openly = await bot.refused(
        "sendMessage", chat_id=group.id, text="⚀", reply_parameters={"ephemeral_message_id": number}
    )
    assert "must be ephemeral" in openly


# What is set of the bot


async def test_a_person_is_offered_the_commands_of_the_narrowest_scope_and_their_language(
    api: BotApi, bot: Caller, anna: Person, bert: Person, group: Room
) -> None:
    async def offer(name: str, **where: object) -> None:
        commands = [{"command": name, "description": "..."}]
        await bot.done("setMyCommands", commands=commands, **where)

    await offer("play")
    await offer("spela", language_code="sv")
    await offer("rules", scope={"type": "all_group_chats"})
    await offer("stop", scope={"type": "chat_administrators", "chat_id": group.id})
    assert menu(api.world, anna, anna.private) == ["spela"]
    assert menu(api.world, bert, bert.private) == ["play"]
    assert menu(api.world, bert, group) == ["rules"]
    assert menu(api.world, anna, group) == ["stop"]
    [command] = await bot.done("getMyCommands", language_code="sv")
    assert command["command"] == "spela"
    await bot.done("setMyDescription", description="Tärning", language_code="sv")
    assert api.world.profile.texts["description", "sv"] == "Tärning"
    assert await bot.done("getMyDescription", language_code="da") == {"description": ""}
    assert "language" in await bot.refused("setMyName", name="P", language_code="pt-br")
    wrong = [{"command": "Play", "description": "..."}]
    assert "BOT_COMMAND_INVALID" in await bot.refused("setMyCommands", commands=wrong)


# Faults


async def test_faults_come_to_the_calls_they_were_meant_for(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    anna.starts()
    api.fails("sendMessage", too_many_requests(7), times=2, when=lambda given: given["chat_id"] == group.id)
    await bot.done("sendMessage", chat_id=anna.id, text="Hand")
    for _ in range(2):
        answer = await bot.call("sendMessage", chat_id=group.id, text="Board")
        assert (answer["error_code"], answer["parameters"]) == (429, {"retry_after": 7})
    await bot.done("sendMessage", chat_id=group.id, text="Board")
    api.fails("*", server_error(), times=99)
    assert await bot.refused("getMe") == "500 Internal Server Error"
    api.heals()
    await bot.done("getMe")


async def test_an_answer_is_lost_after_the_effect(api: BotApi, bot: Caller, group: Room) -> None:
    api.fails("sendMessage", reset(after_effect=True))
    with pytest.raises(aiohttp.ClientError):
        await bot.call("sendMessage", chat_id=group.id, text="Board")
    assert [post.text for post in group.posts] == ["Board"]
    api.fails("sendMessage", reset())
    with pytest.raises(aiohttp.ClientError):
        await bot.call("sendMessage", chat_id=group.id, text="Again")
    assert len(group.posts) == 1
    api.fails("sendMessage", hang(after_effect=True))
    silent = asyncio.create_task(bot.call("sendMessage", chat_id=group.id, text="Silence"))
    await api.until(lambda: len(group.posts) == 2)
    assert not silent.done()
    silent.cancel()


async def test_the_server_goes_away_and_comes_back_with_all_it_knew(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="Board")
    address = api.url
    await api.stop()
    with pytest.raises(aiohttp.ClientError):
        await bot.call("getMe")
    anna.says(group, "/new")
    await api.start()
    assert api.url == address
    [update] = await bot.done("getUpdates", timeout=5)
    assert update["message"]["text"] == "/new"
    assert len(group.posts) == 1


async def test_waiting_for_what_does_not_happen_ends_with_the_latest_calls(api: BotApi, bot: Caller) -> None:
    await bot.done("getMe")
    with pytest.raises(AssertionError, match="getMe"):
        await api.until(lambda: False, seconds=0.01)
