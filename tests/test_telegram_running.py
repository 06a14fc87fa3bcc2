"""`palifico run` on Telegram: started, stopped, killed, kept from its store, and two of it side by side."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator

import pytest

from adapters.telegram.places import Place
from core.table.values import Table, on_turn, playing_of
from i18n.languages import LANGUAGES as TAGS
from storage.connect import connect
from storage.redis import RedisStore
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_faults import hang, refused, server_error
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Message
from tests.running import palifico_run
from tests.servers import Server, a_server, free_port
from tests.stage import SilentLog
from tests.telegram_stage import SECRET

SOON = 40.0
"""Seconds within which something is seen in a chat, on a machine that does much else as well."""


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi() as double:
        yield double
        assert double.defects == []
        assert double.deprecated == []


@pytest.fixture
def store_url(redis_server: Server) -> str:
    redis_server.flush()
    return redis_server.url


def friends(api: BotApi) -> tuple[Person, Person, Chat]:
    anna, bo = api.world.person("Anna"), api.world.person("Bo")
    return anna, bo, api.world.supergroup("Friends", anna, bo)


def offering(person: Person, chat: Chat, button: str) -> list[Message]:
    """Return the messages on which somebody sees a button."""
    return [message for message in person.sees(chat) if any(button in row for row in message.labels)]


async def presses(api: BotApi, person: Person, chat: Chat, button: str) -> None:
    """Let somebody press a button once they see it, and wait for the answer."""
    await api.until(lambda: offering(person, chat, button), SOON)
    press = person.presses(offering(person, chat, button)[-1], button)
    await api.until(lambda: press.is_answered, SOON)


def seen(person: Person, chat: Chat, text: str) -> int:
    """Return how many messages somebody sees that hold a text."""
    return sum(text in message.text for message in person.sees(chat) if message.is_from_bot)


async def deals(api: BotApi, anna: Person, bo: Person, group: Chat) -> None:
    """Let a game of two begin."""
    anna.says(group, "/play")
    await presses(api, bo, group, "Join")
    await api.until(lambda: seen(anna, group, "Bo"), SOON)
    await presses(api, anna, group, "Deal")
    await api.until(lambda: seen(anna, group, "round 1"), SOON)


async def table_of(url: str, group: Chat) -> Table:
    """Return a chat's table as it is stored."""
    client = connect(url)
    try:
        store = RedisStore(client, SilentLog())
        table_id = await store.table_in(Place(group.id).room)
        loaded = await store.load(table_id) if table_id else None
    finally:
        await client.aclose()
    assert loaded is not None
    return loaded.table


async def test_a_game_is_opened_and_played_and_the_end_is_in_good_order(api: BotApi, store_url: str) -> None:
    anna, bo, group = friends(api)
    async with palifico_run(TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=api.url, REDIS_URL=store_url) as running:
        await running.says("Redis answers")
        await running.says("Telegram: @palifico_bot, polling")
        for person in (anna, bo):
            person.starts()
            await api.until(lambda person=person: person.inbox, SOON)  # type: ignore[misc]  # whose box is bound
        await deals(api, anna, bo, group)
        table = await table_of(store_url, group)
        _, play = playing_of(table)
        assert len(play.state.hands) == 2
        press = anna.presses(offering(anna, group, "My dice")[-1], "My dice")
        await api.until(lambda: press.is_answered, SOON)
        assert ", ".join(map(str, play.state.hands[0])) in press.alert
        began = time.monotonic()
        assert await running.stops() == 0
        assert time.monotonic() - began < 20
        assert running.said[-2:] == ["Stopping. What has begun is finished first.", "Stopped."]
        assert api.delivery.pending == [], "all that was applied is confirmed"
        assert running.logged == []


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_stops_it_before_it_has_begun(by: signal.Signals) -> None:
    with a_server() as server:
        url = server.url
    async with palifico_run(
        TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=f"http://127.0.0.1:{free_port()}", REDIS_URL=url
    ) as running:
        await running.says("Redis cannot be reached")
        assert await running.stops(by) == 0


@pytest.mark.parametrize("language", TAGS)
async def test_a_wrong_token_is_one_line_and_exit_code_2(api: BotApi, language: str) -> None:
    wrong = "123456:a-token-that-nobody-knows"
    async with palifico_run(language=language, TELEGRAM__TOKEN=wrong, TELEGRAM__API_URL=api.url) as running:
        assert await running.ends() == 2
        assert "PALIFICO_TELEGRAM__TOKEN" in running.said[-1]
        assert len(running.said) == 2, "the other says that nothing is kept"
        assert running.logged == []
        assert wrong not in running.everything


async def test_without_a_server_tables_are_said_to_be_lost_in_the_end(api: BotApi) -> None:
    async with palifico_run(TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=api.url) as running:
        await running.says("polling")
        assert running.said[0].startswith("warning: Tables are kept inside this process")


async def test_a_store_that_is_away_is_waited_for_and_said_once(api: BotApi) -> None:
    anna, bo, group = friends(api)
    with a_server() as server:
        server.stop()
        async with palifico_run(
            TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=api.url, REDIS_URL=server.url
        ) as running:
            await running.says("Redis cannot be reached")
            server.start()
            await running.says("polling")
            assert "".join(running.said).count("Redis cannot be reached") == 1
            await deals(api, anna, bo, group)


async def test_the_token_is_nowhere_whatever_goes_wrong(api: BotApi) -> None:
    anna, _, group = friends(api)
    api.fails("getMe", server_error(500))
    api.fails("getMe", server_error(502))
    api.fails("getUpdates", server_error(500), 1)
    api.fails("sendMessage", refused(400, f"Bad Request: {TOKEN}"), 1)
    api.fails("setMyCommands", server_error(504), 1)
    async with palifico_run(
        TELEGRAM__TOKEN=TOKEN,
        TELEGRAM__API_URL=api.url,
    ) as running:
        await running.says("polling")
        anna.says(group, "/play")
        await api.until(lambda: offering(anna, group, "Join"), SOON)
        api.fails("sendMessage", hang(), 1)
        anna.says(group, "/rules")
        await api.stop()
        await running.says("telegram-unavailable")
        await api.start()
        assert await running.stops() == 0
        assert "telegram-unavailable" in running.everything
        assert TOKEN not in running.everything
        assert TOKEN.split(":")[1] not in running.everything


async def test_a_game_goes_on_where_it_stood_when_the_process_was_killed(api: BotApi, store_url: str) -> None:
    anna, bo, group = friends(api)
    variables = {"TELEGRAM__TOKEN": TOKEN, "TELEGRAM__API_URL": api.url, "REDIS_URL": store_url}
    async with palifico_run(**variables) as first:
        await first.says("polling")
        await deals(api, anna, bo, group)
        await first.dies()
    bids = bidder(await table_of(store_url, group), anna, bo)
    bids.says(group, "/bid 2 4")
    async with palifico_run(**variables) as second:
        await second.says("polling")
        await api.until(lambda: seen(anna, group, "2 fours"), SOON)
        for update in list(api.delivery.history):
            api.delivery.again(update)
        await api.until(lambda: not api.delivery.pending, SOON)
        assert await second.stops() == 0
    table = await table_of(store_url, group)
    assert (table.dealt, table.turn) == (1, 2), "one deal and one bid, though all came twice"
    assert seen(anna, group, "Liar's Dice begins") == 1


def bidder(table: Table, anna: Person, bo: Person) -> Person:
    """Return who is on turn."""
    seat = on_turn(table)
    assert seat is not None
    return (anna, bo)[seat]


async def test_two_processes_share_a_webhook(api: BotApi, store_url: str) -> None:
    anna, bo, group = friends(api)
    ports = (free_port(), free_port())
    api.delivery.behind = [f"http://127.0.0.1:{port}/telegram" for port in ports]

    def variables(port: int) -> dict[str, str]:
        return {
            "TELEGRAM__TOKEN": TOKEN,
            "TELEGRAM__API_URL": api.url,
            "TELEGRAM__WEBHOOK_URL": "http://127.0.0.1",
            "TELEGRAM__WEBHOOK_LISTEN": f"127.0.0.1:{port}",
            "TELEGRAM__WEBHOOK_SECRET": SECRET,
            "REDIS_URL": store_url,
        }

    async with palifico_run(**variables(ports[0])) as first, palifico_run(**variables(ports[1])) as second:
        for each, port in ((first, ports[0]), (second, ports[1])):
            await each.says(f"webhook on 127.0.0.1:{port}")
        await api.until(lambda: len(api.calls_of("setWebhook")) == 2, SOON)
        await deals(api, anna, bo, group)
        assert (await table_of(store_url, group)).dealt == 1
        assert seen(anna, group, "Liar's Dice begins") == 1
        assert all(call.in_response for call in api.calls_of("answerCallbackQuery"))
        # One dies: what was brought to it comes again, and the other takes it.
        await first.dies()
        before = len(group.posts)
        anna.says(group, "/rules")
        await api.until(lambda: len(group.posts) > before, SOON)
        await api.until(lambda: not api.delivery.pending, SOON)
        assert await second.stops() == 0
        assert SECRET not in first.everything + second.everything


async def test_what_is_fetched_elsewhere_is_fetched_here_once_that_ends(api: BotApi) -> None:
    anna, _, group = friends(api)
    async with palifico_run(TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=api.url) as running:
        await running.says("polling")
        await api.until(lambda: api.delivery._asking >= 1, SOON)
        other = asyncio.create_task(api.delivery.get_updates({"timeout": 0}))
        await running.says("telegram-polled-elsewhere")
        await other
        anna.says(group, "/play")
        await api.until(lambda: offering(anna, group, "Join"), SOON)


async def test_an_unknown_variable_is_refused_with_the_one_that_was_meant() -> None:
    async with palifico_run(TELEGRAM__TOKEN=TOKEN, TELEGRAM__EFEMERAL="on") as running:
        assert await running.ends() == 2
        assert running.logged == [
            "There is no setting PALIFICO_TELEGRAM__EFEMERAL. Did you mean PALIFICO_TELEGRAM__EPHEMERAL?"
        ]
