"""What only one process may do on a platform, one does; the next goes on when it ends or cannot be sure."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from adapters.bots import Alone, NotYet
from adapters.cli import messages, presence, presence_messages, run
from adapters.cli.entries import entries
from adapters.conversation import Conversation
from adapters.settings import Settings, read
from core.messages import Message
from core.ports import Limits
from core.service import Service
from storage import keys, lease
from storage.once import RedisOnce
from tests.bot_api import TOKEN, BotApi
from tests.servers import Server, a_server
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import until
from tests.test_running import Ran, SomeBot, running, settings_of


@dataclass
class OneOfMany(SomeBot):
    """A bot that several processes are, and what becomes of it: each process writes into the same list."""

    events: list[str] = field(default_factory=list)
    process: str = ""
    sure: Callable[[], bool] = field(default=lambda: False)
    starts: int = 0
    holds_on: bool = False
    let_go: asyncio.Event = field(default_factory=asyncio.Event)

    async def start(self) -> None:
        await super().start()
        self.is_closed = False
        self.starts += 1
        self.events.append(f"{self.process} starts")

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool],
    ) -> None:
        self.sure = ours
        self.events.append(f"{self.process} hears")
        try:
            await super().receive(conversation, service, limits, once, ours=ours)
        finally:
            if self.holds_on:
                await self.let_go.wait()
            self.events.append(f"{self.process} hears no more")

    async def close(self) -> None:
        if not self.is_closed and self.starts:
            self.events.append(f"{self.process} closes")
        self.let_go.set()
        await super().close()


@pytest.fixture
def settings(redis_server: Server, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return settings of an empty store, on which leases last a tenth as long."""
    redis_server.flush()
    for name in ("LASTS", "RENEWED_EVERY", "STOPS_BEFORE", "ASKED_EVERY"):
        monkeypatch.setattr(lease, name, getattr(lease, name) / 10)
    return on(redis_server)


def on(server: Server) -> Settings:
    return settings_of(server.url)


def two(alone: Alone) -> tuple[OneOfMany, OneOfMany]:
    events: list[str] = []
    return (
        OneOfMany("stage", alone=alone, events=events, process="one"),
        OneOfMany("stage", alone=alone, events=events, process="other"),
    )


def another_has_it(server: Server) -> None:
    """Let another process hold the lease of a bot for a moment."""
    seconds, microseconds = map(int, server.ask("TIME"))
    ends = seconds + microseconds / 10**6 + lease.LASTS + 0.5
    server.ask("HSET", keys.lease("stage", "stage-bot"), "holder", "another", "ends", ends)


async def begun(settings: Settings, one: OneOfMany, other: OneOfMany) -> tuple[Ran, Ran]:
    """Let one process hear, and another one wait."""
    first = running([one], settings)
    await asyncio.wait_for(one.hears.wait(), 20)
    second = running([other], settings)
    await until(lambda: presence_messages.MatrixWaits("stage") in second.said)
    return first, second


async def test_one_hears_and_both_speak_and_the_other_hears_as_soon_as_it_ends(settings: Settings) -> None:
    one, other = two(Alone.HEARING)
    first, second = await begun(settings, one, other)
    assert one.events == ["one starts", "one hears", "other starts"]
    assert await first.ends() == 0
    await asyncio.wait_for(other.hears.wait(), 2)
    assert one.events[3:] == ["one hears no more", "one closes", "other hears"]
    assert await second.ends() == 0
    assert second.said.count(presence_messages.MatrixWaits("stage")) == 1
    assert first.log.events + second.log.events == []


async def test_one_is_the_bot_and_the_other_begins_when_that_has_closed(settings: Settings) -> None:
    one, other = two(Alone.BEING)
    first, second = await begun(settings, one, other)
    assert one.events == ["one starts", "one hears"]
    assert await first.ends() == 0
    await asyncio.wait_for(other.hears.wait(), 2)
    assert one.events[2:] == ["one hears no more", "one closes", "other starts", "other hears"]
    assert await second.ends() == 0


async def test_any_number_hear_where_updates_are_brought(settings: Settings, redis_server: Server) -> None:
    one, other = two(Alone.NOTHING)
    both = [running([each], settings) for each in (one, other)]
    for each in (one, other):
        await asyncio.wait_for(each.hears.wait(), 20)
    assert redis_server.ask("EXISTS", keys.lease("stage", "stage-bot")) == 0
    assert [await each.ends() for each in both] == [0, 0]


async def test_whoever_finds_another_in_its_place_leaves_and_comes_back_when_it_is_free(
    settings: Settings, redis_server: Server
) -> None:
    bot, key = OneOfMany("stage", alone=Alone.BEING, process="one"), keys.lease("stage", "stage-bot")
    ran = running([bot], settings)
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert bot.sure()
    another_has_it(redis_server)
    await until(lambda: bot.events[-1] == "one closes")
    assert not bot.sure()
    assert ("lease-lost", {"platform": "stage"}) in ran.log.events
    redis_server.ask("DEL", key)
    await until(lambda: bot.events[-2:] == ["one starts", "one hears"])
    assert await ran.ends() == 0


async def test_a_bot_that_does_not_stop_hearing_is_closed_all_the_same_when_it_may_be_anothers(
    settings: Settings, redis_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BROKEN_OFF_WITHIN", 0.01)
    bot = OneOfMany("stage", alone=Alone.BEING, process="one", holds_on=True)
    ran = running([bot], settings)
    await asyncio.wait_for(bot.hears.wait(), 20)
    another_has_it(redis_server)
    await until(lambda: bot.events[2:4] == ["one closes", "one hears no more"])
    assert await ran.ends() == 0


@pytest.mark.parametrize("alone", [Alone.HEARING, Alone.BEING])
async def test_who_loses_the_store_hears_nobody_until_it_is_back(settings: Settings, alone: Alone) -> None:
    with a_server() as server:
        bot = OneOfMany("stage", alone=alone, process="one")
        ran = running([bot], on(server))
        await asyncio.wait_for(bot.hears.wait(), 20)
        server.stop()
        await until(lambda: "one hears no more" in bot.events)
        assert ("lease-lost", {"platform": "stage"}) in ran.log.events
        server.start()
        await until(lambda: bot.events[-1] == "one hears")
        assert await ran.ends() == 0


async def test_who_fails_gives_the_bot_to_one_that_may_not(settings: Settings) -> None:
    one, other = two(Alone.BEING)
    one.faults = [ValueError("the network")]
    first = running([one], settings)
    await until(lambda: first.log.events)
    second = running([other], settings)
    await asyncio.wait_for(other.hears.wait(), 2)
    assert await first.ends() == 0
    assert await second.ends() == 0


async def test_what_is_not_free_yet_is_said_once_and_tried_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "UNTIL_FREE", 0.001)
    bot = OneOfMany("stage", alone=Alone.BEING, faults=[NotYet(), NotYet()])
    ran = running([bot], settings)
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert ran.said.count(messages.TokenRefused()) == 1
    assert await ran.ends() == 0


async def test_a_webhook_s_port_that_is_taken_is_said_once_and_had_when_it_is_free(
    redis_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "UNTIL_FREE", 0.02)
    async with BotApi() as api:
        taken = await asyncio.start_server(lambda _reader, writer: writer.close(), "127.0.0.1", 0)
        listen = f"127.0.0.1:{taken.sockets[0].getsockname()[1]}"
        api.delivery.behind = [f"http://{listen}/telegram"]
        settings = read(
            {
                "PALIFICO_TELEGRAM__TOKEN": TOKEN,
                "PALIFICO_TELEGRAM__API_URL": api.url,
                "PALIFICO_TELEGRAM__WEBHOOK_URL": "http://127.0.0.1",
                "PALIFICO_TELEGRAM__WEBHOOK_LISTEN": listen,
                "PALIFICO_HEALTH__LISTEN": "off",
            }
        )
        said, log, stop = list[Message](), SilentLog(), asyncio.Event()
        bots = entries(settings, LANGUAGES, log)
        task = asyncio.create_task(run.run(settings, bots, LANGUAGES, say=said.append, log=log, stop=stop))
        nowhere = presence_messages.TelegramHasNoPort(listen)
        await until(lambda: nowhere in said)
        taken.close()
        await until(lambda: any(isinstance(each, messages.TelegramIsBrought) for each in said))
        stop.set()
        assert await task == 0
        assert said.count(nowhere) == 1
        assert [event for event, _ in log.events] == []
