"""One `palifico run` is on Telegram and on Matrix at once, and one of them failing stops no other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from tests.bot_api import TOKEN, BotApi
from tests.bot_api_faults import server_error
from tests.matrix_people import People
from tests.running import Running, palifico_run
from tests.synapse import Account, Synapse
from tests.test_telegram_running import SOON, deals, friends


@asynccontextmanager
async def on_both(
    api: BotApi, synapse: Synapse, folder: Path
) -> AsyncIterator[tuple[Running, People, Account]]:
    account = synapse.register("bot")
    settings = {
        "TELEGRAM__TOKEN": TOKEN,
        "TELEGRAM__API_URL": api.url,
        "MATRIX__HOMESERVER": synapse.url,
        "MATRIX__USER": account.user,
        "MATRIX__ACCESS_TOKEN": account.token,
        "MATRIX__STORE": str(folder),
        "MATRIX__ENCRYPTED": "false",
        "MATRIX__GENEROUS": "true",
    }
    async with aiohttp.ClientSession() as session, palifico_run(**settings) as running:
        await running.says(f"Matrix: {account.user}, on {synapse.url}")
        yield running, People(synapse, session, account.user), account


async def a_table_on_matrix(people: People, account: Account) -> None:
    anna = await people.person("Anna")
    room = await anna.makes_room(account.user)
    await people.sees(anna, room, "!play", SOON)
    await anna.says(room, "!play")
    await people.sees(anna, room, "At the table: Anna (host).", SOON)


async def test_a_game_is_played_on_each_at_the_same_time(synapse: Synapse, tmp_path: Path) -> None:
    async with BotApi() as api, on_both(api, synapse, tmp_path / "bot") as (running, people, account):
        await running.says("Telegram: @palifico_bot, polling")
        anna, bo, group = friends(api)
        await deals(api, anna, bo, group)
        await a_table_on_matrix(people, account)
        assert await running.stops() == 0
        assert account.token not in "\n".join((*running.said, *running.logged))


async def test_matrix_that_is_away_does_not_disturb_telegram(tmp_path: Path) -> None:
    async with BotApi() as api:
        settings = {
            "TELEGRAM__TOKEN": TOKEN,
            "TELEGRAM__API_URL": api.url,
            "MATRIX__HOMESERVER": "http://127.0.0.1:9",
            "MATRIX__USER": "@palifico:localhost",
            "MATRIX__ACCESS_TOKEN": "syt_any",
            "MATRIX__STORE": str(tmp_path / "bot"),
        }
        async with palifico_run(**settings) as running:
            await running.says("Telegram: @palifico_bot, polling")
            await deals(api, *friends(api))
            assert not any("Matrix:" in line for line in running.said)
            assert await running.stops() == 0


async def test_telegram_that_is_down_does_not_disturb_matrix(synapse: Synapse, tmp_path: Path) -> None:
    async with BotApi() as api:
        api.fails("*", server_error(502), times=10_000)
        async with on_both(api, synapse, tmp_path / "bot") as (running, people, account):
            await a_table_on_matrix(people, account)
            assert not any("Telegram:" in line for line in running.said)
