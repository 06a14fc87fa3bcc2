"""The end in a busy time: nothing new is heard, what has begun is saved, the rest is the next process's."""

import asyncio
import time

import pytest

from adapters.cli import run
from adapters.settings import Settings
from core.commands import AddComputer, Command, Deal
from core.identity import RoomRef
from core.scene import Post
from storage import redis
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_people import Person
from tests.bot_api_values import Chat
from tests.running import palifico_run
from tests.servers import Server, a_server
from tests.soak import KEEPS
from tests.stage import person
from tests.test_running import SomeBot, Watched, running, settings_of
from tests.test_telegram_running import SOON, offering

GROUPS = 12


class Hanging(Watched):
    """A platform that takes a message and never answers."""

    async def send(self, post: Post, token: str) -> str:
        self.shown.set()
        await asyncio.Event().wait()
        return token


def on(server: Server) -> Settings:
    return settings_of(server.url)


def is_seated(anna: Person, group: Chat) -> bool:
    """Return whether the board of a group has Anna and a computer player."""
    return any("(host)" in each.text and "(computer" in each.text for each in offering(anna, group, "Join"))


async def a_table(bot: SomeBot) -> RoomRef:
    """Let a table be opened where a bot is."""
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert bot.service is not None
    room = RoomRef(bot.name, "room")
    await bot.service.open(room, person("Anna", room=room), "1")
    return room


async def test_in_a_busy_time_what_was_heard_is_applied_once_and_the_rest_comes_again(
    redis_server: Server,
) -> None:
    redis_server.flush()
    async with BotApi() as api:
        anna = api.world.person("Anna")
        groups = [api.world.supergroup(f"Group {number}", anna) for number in range(GROUPS)]
        variables = {"TELEGRAM__TOKEN": TOKEN, "TELEGRAM__API_URL": api.url, "REDIS_URL": redis_server.url}
        async with palifico_run(**variables) as first:
            await first.says("polling")
            for group in groups:
                anna.says(group, "/play")
            await api.until(lambda: any(offering(anna, group, "Join") for group in groups), SOON)
            began = time.monotonic()
            stopping = asyncio.create_task(first.stops())
            for group in groups:
                anna.says(group, "/computer")
            assert await stopping == 0
            assert time.monotonic() - began < 20
            assert first.logged == []
        async with palifico_run(**variables) as second:
            await api.until(lambda: all(is_seated(anna, group) for group in groups), SOON)
            assert await second.stops() == 0
        assert [len(offering(anna, group, "Join")) for group in groups] == [1] * GROUPS
        assert api.delivery.pending == []


async def test_a_platform_that_hangs_is_left_to_the_next_process(
    redis_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis_server.flush()
    monkeypatch.setattr(run, "ENDED_WITHIN", 0.2)
    for name in ("TAKEOVER", "SHOWING_LASTS"):
        monkeypatch.setattr(redis, name, 0.2)
    hanging, good = SomeBot("stage", platform=Hanging()), SomeBot("stage")
    first = running([hanging], on(redis_server))
    await a_table(hanging)
    await asyncio.wait_for(hanging.platform.shown.wait(), 20)
    assert await first.ends() == 0
    assert first.log.events == [("not-finished", {"seconds": 0.2})]
    assert hanging.is_closed
    second = running([good], on(redis_server))
    await good.platform.shows(RoomRef("stage", "room"), "Anna")
    assert await second.ends() == 0


async def test_the_store_may_be_away_at_the_end_and_the_game_goes_on_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "PACE", 0.0)
    one, other = SomeBot("stage"), SomeBot("stage")
    with a_server(KEEPS) as server:
        first = running([one], on(server))
        room = await a_table(one)
        server.stop()
        assert one.service is not None
        anna = person("Anna", admin=True, room=room)
        asked = asyncio.create_task(one.service.hear(anna, AddComputer(), "2"))
        began = time.monotonic()
        assert await first.ends() == 0
        assert time.monotonic() - began < 20
        await asked
        server.start()
        second = running([other], on(server))
        await asyncio.wait_for(other.hears.wait(), 20)
        assert other.service is not None
        commands: list[Command] = [AddComputer(), Deal()]
        for number, command in enumerate(commands, 3):
            await other.service.hear(anna, command, str(number))
        await other.platform.shows(room, "begins")
        assert await second.ends() == 0
