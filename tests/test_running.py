"""Several platforms run in one process: each fails for itself, and the end leaves nothing half done."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from adapters.bots import Alone, NotLetIn
from adapters.cli import messages, presence, presence_messages, run
from adapters.cli.presence import Entry
from adapters.conversation import Conversation
from adapters.settings import Settings, read
from core.commands import AddComputer, Command, Deal
from core.identity import RoomRef
from core.messages import Message
from core.ports import Limits, Rate
from core.scene import Post
from core.service import Service
from storage.limits import Rates
from storage.once import RedisOnce
from storage.own_server import STOPPED_WITHIN
from tests.stage import LANGUAGES, SilentLog, StagePlatform, person


def settings_of(redis_url: str) -> Settings:
    """Return settings with tables kept somewhere; nobody can ask how the process is."""
    quiet = {"PALIFICO_TELEGRAM__TOKEN": "123:abc", "PALIFICO_HEALTH__LISTEN": "off"}
    return read({**quiet, "PALIFICO_REDIS_URL": redis_url})


SETTINGS = settings_of("embedded")
FREE = Rates(Rate(1000, 1.0), Rate(1000, 1.0), Rate(1000, 1.0))


class Watched(StagePlatform):
    """A platform that can be watched until it shows something."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = asyncio.Event()

    async def send(self, post: Post, token: str) -> str:
        message = await super().send(post, token)
        self.shown.set()
        return message

    async def shows(self, room: RoomRef, part: str) -> None:
        """Wait until a room has been told something."""
        async with asyncio.timeout(20):
            while not any(part in text for text in self.texts(room)):
                await self.shown.wait()
                self.shown.clear()


@dataclass
class SomeBot:
    """A bot that has people, or trouble."""

    name: str
    faults: list[Exception] = field(default_factory=list)
    platform: Watched = field(default_factory=Watched)
    hears: asyncio.Event = field(default_factory=asyncio.Event)
    service: Service | None = None
    rates: Rates = FREE
    answers: bool = True
    is_closed: bool = False
    left: list[tuple[RoomRef, str]] = field(default_factory=list)
    alone: Alone = Alone.NOTHING
    clings: bool = False

    @property
    def account(self) -> str:
        return f"{self.name}-bot"

    async def start(self) -> None:
        if self.faults:
            raise self.faults.pop(0)

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool],
    ) -> None:
        self.service = service
        self.hears.set()
        try:
            await asyncio.Event().wait()
        finally:
            if self.clings:
                await asyncio.Event().wait()

    async def leave(self, room: RoomRef, sentence: str) -> None:
        self.left.append((room, sentence))

    async def close(self) -> None:
        self.is_closed = True


def entry(bot: SomeBot) -> Entry:
    def waits() -> Message:
        return presence_messages.MatrixWaits(bot.name)

    return Entry(bot.name, bot, messages.TelegramFetches, lambda _reason: messages.TokenRefused(), waits)


@dataclass
class Ran:
    """What runs, and what it said and logged."""

    said: list[Message]
    log: SilentLog
    stop: asyncio.Event
    task: "asyncio.Task[int]"

    async def ends(self) -> int:
        self.stop.set()
        async with asyncio.timeout(20):
            return await self.task


def running(bots: Sequence[SomeBot], settings: Settings = SETTINGS) -> Ran:
    said, log, stop = list[Message](), SilentLog(), asyncio.Event()
    ran = run.run(settings, [entry(bot) for bot in bots], LANGUAGES, say=said.append, log=log, stop=stop)
    return Ran(said, log, stop, asyncio.create_task(ran))


async def a_game(bot: SomeBot) -> None:
    """Let a game of computer players begin where a bot is, and see a move of theirs."""
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert bot.service is not None
    room = RoomRef(bot.name, "room")
    anna = person("Anna", admin=True, room=room)
    await bot.service.open(room, anna, "1", sit=False)
    commands: list[Command] = [AddComputer(), AddComputer(), Deal()]
    for number, command in enumerate(commands, 2):
        await bot.service.hear(anna, command, str(number))
    await bot.platform.shows(room, "says liar")


async def test_the_clock_acts_on_what_people_have_made_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PACE", 0.0)
    bot = SomeBot("stage")
    ran = running([bot])
    await a_game(bot)
    assert await ran.ends() == 0
    assert bot.is_closed
    assert [type(message) for message in ran.said[-2:]] == [messages.Stopping, messages.Stopped]


async def test_a_platform_that_does_not_let_the_bot_in_stops_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "PACE", 0.0)
    refused, good = SomeBot("refused", [NotLetIn()]), SomeBot("stage")
    ran = running([refused, good])
    await a_game(good)
    assert messages.TokenRefused() in ran.said
    assert await ran.ends() == 0


async def test_a_platform_that_fails_begins_again_and_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PACE", 0.0)
    monkeypatch.setattr(presence, "LONGEST_PAUSE", 0.001)
    failing, good = SomeBot("failing", [ValueError("secret"), ValueError("secret")]), SomeBot("stage")
    ran = running([failing, good])
    await a_game(good)
    await asyncio.wait_for(failing.hears.wait(), 20)
    assert await ran.ends() == 0
    assert ran.log.events == [("platform-fault", {"platform": "failing", "fault": "ValueError"})] * 2


async def test_it_ends_with_exit_code_2_when_no_platform_is_left() -> None:
    bots = [SomeBot("one", [NotLetIn()]), SomeBot("other", [NotLetIn()])]
    assert await asyncio.wait_for(running(bots).task, 20) == 2
    assert all(bot.is_closed for bot in bots)


async def test_the_end_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ENDED_WITHIN", 0.05)
    bot = SomeBot("stage", clings=True)
    ran = running([bot])
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert await ran.ends() == 0
    assert ran.log.events == [("not-finished", {"seconds": 0.05})]


async def test_all_the_time_that_the_end_may_take_is_less_than_20_seconds() -> None:
    assert run.ENDED_WITHIN + 2 * run.CLOSED_WITHIN + STOPPED_WITHIN < 20
