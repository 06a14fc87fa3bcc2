"""The game goes on when Telegram wants quiet, when the store is away, or somebody else asks for updates.

The token is in nothing that is logged or raised meanwhile.
"""

import asyncio
import logging
import traceback

import pytest
from fakeredis import FakeServer
from telegram.error import TelegramError

from adapters.telegram.bot import TelegramBot, WrongToken
from adapters.telegram.request import AiohttpRequest
from adapters.telegram.settings import TelegramSettings
from core.table.values import Phase
from storage.embedded import embedded
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_faults import Fault, hang, reset, server_error, too_many_requests
from tests.bot_api_people import Person
from tests.bot_api_values import Chat
from tests.stage import LANGUAGES, SilentLog
from tests.telegram_stage import TelegramStage, a_bot, board_of, telegram_stage, texts


async def in_a_game(on: TelegramStage) -> tuple[Person, Person, Chat]:
    """Let a game of two begin."""
    anna, bo = on.api.world.person("Anna"), on.api.world.person("Bo")
    group = on.api.world.supergroup("Friends", anna, bo)
    await on.says(anna, group, "/play")
    await on.presses(bo, board_of(bo, group), "Join")
    await on.says(anna, group, "/timer off")
    await on.presses(anna, board_of(anna, group), "Deal")
    return anna, bo, group


async def bidder(on: TelegramStage, anna: Person, bo: Person, group: Chat) -> Person:
    """Return who is on turn."""
    return anna if "Anna, your turn" in board_of(anna, group).text else bo


async def test_429_for_a_minute_is_obeyed_and_then_the_chat_shows_the_truth() -> None:
    async with telegram_stage() as on:
        anna, bo, group = await in_a_game(on)
        person, until = await bidder(on, anna, bo, group), on.api.clock() + 60
        on.api.fails(
            "*",
            too_many_requests(60),
            times=10**6,
            when=lambda given: given.get("chat_id") == group.id and on.api.clock() < until,
        )
        before, stood = len(on.api.calls), board_of(anna, group).text
        person.says(group, "/bid 2 4")
        await on.api.until(lambda: not on.api.delivery.pending)
        await on.service.settled()
        assert board_of(anna, group).text == stood, "nothing could be shown"
        assert (await on.table(group)).turn == 2, "but it was played"
        await on.calm()
        refused = [call for call in on.api.calls[before:] if not call.ok and call.at < until]
        assert 1 <= len(refused) <= 2, "whoever is told to wait does not knock"
        assert "2 fours" in board_of(anna, group).text
        assert on.api.clock() >= until


async def test_the_store_is_away_for_10_seconds_and_the_game_goes_on() -> None:
    server = FakeServer()
    async with telegram_stage(client=embedded(server)) as on:
        anna, bo, group = await in_a_game(on)
        person = await bidder(on, anna, bo, group)
        began, board = on.api.clock(), board_of(person, group)
        server.connected = False
        press = person.presses(board, "2 fours")
        await on.api.until(lambda: press.is_answered)
        assert "again" in (press.alert or ""), "they are told, and not left waiting"
        assert board_of(anna, group).text == board.text
        on.api.passes(max(0.0, began + 10 - on.api.clock()))
        server.connected = True
        await on.calm()
        await on.presses(person, board_of(person, group), "2 fours")
        assert "2 fours" in board_of(anna, group).text
        table = await on.table(group)
        assert (table.phase, table.turn) == (Phase.PLAYING, 2)


async def test_what_was_saved_just_before_the_store_went_is_shown_when_it_is_back() -> None:
    server = FakeServer()
    async with telegram_stage(client=embedded(server)) as on:
        anna, bo, group = await in_a_game(on)
        person = await bidder(on, anna, bo, group)
        press = person.presses(board_of(person, group), "2 fours")
        await on.api.until(lambda: press.is_answered)
        server.connected = False
        await on.service.settled()
        on.api.passes(10.0)
        server.connected = True
        await on.calm()
        assert "2 fours" in board_of(anna, group).text
        assert texts(anna.sees(group)).count("Liar's Dice begins") == 1


async def test_a_second_poller_is_waited_out() -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("Anna")
        group = on.api.world.supergroup("Friends", anna)
        await on.calm()
        assert await on.api.delivery.get_updates({"timeout": 0}) == []
        await on.api.until(lambda: any(event == "telegram-polled-elsewhere" for event, _ in on.log.events))
        await on.says(anna, group, "/play")
        assert (await on.table(group)).phase is Phase.LOBBY


@pytest.mark.parametrize("is_ours", [True, False])
async def test_what_was_applied_is_confirmed_in_the_end_unless_another_process_may_fetch_by_then(
    is_ours: bool,
) -> None:
    async with BotApi() as api:
        anna = api.world.person("Anna")
        group = api.world.supergroup("Friends", anna)
        ending: list[bool] = []
        fault = server_error(502)
        api.fails("getUpdates", fault, 10**6, when=lambda given: "offset" in given and not ending)
        async with a_bot(api, ours=lambda: is_ours or not ending) as on:
            anna.says(group, "/play")
            await api.until(lambda: any(message.is_from_bot for message in anna.sees(group)))
            await api.until(lambda: any("offset" in call.parameters for call in api.calls_of("getUpdates")))
            ending.append(True)
            on.receiving.cancel()
            await asyncio.gather(on.receiving, return_exceptions=True)
            assert (api.delivery.pending == []) is is_ours


async def test_what_is_handed_to_a_process_that_had_hung_is_left_to_the_one_in_its_place() -> None:
    async with BotApi() as api:
        anna = api.world.person("Anna")
        group = api.world.supergroup("Friends", anna)
        is_ours = [True]
        async with a_bot(api, ours=lambda: is_ours[0]) as on:
            await on.says(anna, group, "/play")
            confirmed = len(api.delivery.pending)
            is_ours[0] = False
            anna.says(group, "/stop")
            await asyncio.wait_for(on.receiving, 20)
            assert len(api.delivery.pending) > confirmed, "it is there for the other one"
            assert (await on.table(group)).phase is Phase.LOBBY
            assert not any("closed" in text for text in texts(anna.sees(group)))


@pytest.mark.parametrize("fault", [server_error(500), server_error(502), reset(), reset(after_effect=True)])
async def test_a_fault_of_the_network_or_of_the_server_doubles_and_loses_nothing(fault: Fault) -> None:
    async with telegram_stage() as on:
        anna, bo, group = await in_a_game(on)
        person = await bidder(on, anna, bo, group)
        on.api.fails("getUpdates", fault, 2)
        on.api.fails("sendMessage", fault, 1)
        on.api.fails("editMessageText", fault, 1)
        await on.says(person, group, "/bid 2 4")
        assert "2 fours" in board_of(anna, group).text
        assert (await on.table(group)).turn == 2


@pytest.fixture
def all_that_is_logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in (None, "asyncio", "aiohttp", "telegram", "httpx"):
        caplog.set_level(logging.DEBUG, name)
    return caplog


async def test_the_token_is_in_no_log_and_no_error(all_that_is_logged: pytest.LogCaptureFixture) -> None:
    asyncio.get_running_loop().set_debug(True)
    planted, log = "123456:planted-token", SilentLog()
    async with BotApi() as api:
        pauses: list[float] = []

        async def pause(seconds: float) -> None:
            pauses.append(seconds)

        for fault in (server_error(500), server_error(502), reset(), too_many_requests(3)):
            api.fails("getMe", fault)
        bot = TelegramBot(TelegramSettings(TOKEN, api.url), LANGUAGES, log=log, pause=pause)
        await bot.start()
        assert len(pauses) == 4
        shown = [repr(log.events), repr(bot), repr(bot.platform)]
        await bot.close()
        stranger = TelegramBot(TelegramSettings(planted, api.url), LANGUAGES, log=log, pause=pause)
        with pytest.raises(WrongToken) as refused:
            await stranger.start()
        shown += ["".join(traceback.format_exception(refused.value)), repr(refused.value)]
        await stranger.close()
        request = AiohttpRequest(answer_within=0.05)
        await request.initialize()
        for fault in (hang(), reset()):
            api.fails("getMe", fault)
            with pytest.raises(TelegramError) as failed:
                await request.do_request(f"{api.url}/bot{TOKEN}/getMe", "POST")
            shown.append("".join(traceback.format_exception(failed.value)))
        await request.shutdown()
    everything = "\n".join([*shown, all_that_is_logged.text])
    for secret in (TOKEN, planted):
        assert secret not in everything
        assert secret.split(":")[1] not in everything
