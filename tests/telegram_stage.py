"""The bot on Telegram, whole, against the Bot API double: people act, and what they see is looked at.

Nothing here sleeps: time is the double's clock, which the store and the limits share.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from adapters.conversation import Conversation
from adapters.telegram.bot import TelegramBot
from adapters.telegram.places import NAME, Place
from adapters.telegram.settings import TelegramSettings, Webhook
from core.service import Service, Settings
from core.table.values import Table
from storage.client import Client
from storage.embedded import embedded
from storage.limits import RedisLimits
from storage.once import RedisOnce
from storage.redis import RedisStore
from tests.bot_api import BotApi
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Clock, Message, Press
from tests.servers import free_port
from tests.stage import LANGUAGES, SilentLog

SOON = 61.0
"""Seconds within which whatever waits for a place in the limits is shown; a turn lasts longer."""

SECRET = "a-secret-of-the-webhook"


@dataclass
class TelegramStage:
    """A bot that runs, and the world it runs in."""

    api: BotApi
    client: Client
    store: RedisStore
    service: Service
    bot: TelegramBot
    log: SilentLog
    receiving: "asyncio.Task[None]"
    games: list[int] = field(default_factory=list)

    async def calm(self) -> None:
        """Wait until everything that people did is applied, shown and answered."""
        while True:
            if self.receiving.done():
                self.receiving.result()
            await self.api.until(lambda: not self.api.delivery.pending or self.receiving.done())
            seconds = await self.service.work()
            await self.service.settled()
            await self.bot.settled()
            if self.api.delivery.pending:
                continue
            idle = await self.store.idle()
            if idle is None or idle > SOON:
                return
            self.api.passes(max(seconds, idle, 0.01))

    async def says(self, person: Person, chat: Chat, text: str, reply_to: Message | None = None) -> str:
        """Let somebody say something, and return the newest thing in the chat afterwards."""
        person.says(chat, text, reply_to=reply_to)
        await self.calm()
        posts = [message for message in person.sees(chat) if message.is_from_bot]
        return posts[-1].text if posts else ""

    async def presses(self, person: Person, message: Message, button: str) -> Press:
        """Let somebody press a button, and return the press once all came of it."""
        press = person.presses(message, button)
        await self.calm()
        return press

    async def table(self, chat: Chat) -> Table:
        """Return a chat's table as it is stored."""
        table_id = await self.store.table_in(Place(chat.id).room)
        loaded = await self.store.load(table_id) if table_id else None
        assert loaded is not None
        return loaded.table


def board_of(person: Person, chat: Chat) -> Message:
    """Return the newest message in a chat with buttons, as somebody sees it."""
    return [message for message in person.sees(chat) if message.is_from_bot and message.rows][-1]


def texts(messages: Sequence[Message]) -> str:
    """Return what messages say, one below the other."""
    return "\n".join(message.text for message in messages)


def a_webhook() -> Webhook:
    """Return where updates can be brought to on this machine."""
    port = free_port()
    return Webhook(f"http://127.0.0.1:{port}", port=port, secret=SECRET)


@asynccontextmanager
async def telegram_stage(
    *,
    game: str = "liars-dice",
    seed: bytes = b"telegram",
    client: Client | None = None,
    webhook: bool = False,
) -> AsyncIterator[TelegramStage]:
    """Run a bot; in the end nothing may have been sent that the Bot API refuses or that its limits forbid."""
    async with BotApi(Clock(1_000_000.0)) as api:
        brought = a_webhook() if webhook else None
        async with a_bot(api, game=game, seed=seed, client=client, webhook=brought) as stage:
            yield stage
            await stage.calm()
        assert api.defects == []
        assert api.deprecated == []
        assert api.flood.broken == []


@asynccontextmanager
async def a_bot(
    api: BotApi,
    *,
    game: str = "liars-dice",
    seed: bytes = b"telegram",
    client: Client | None = None,
    webhook: Webhook | None = None,
) -> AsyncIterator[TelegramStage]:
    """Run a process of the bot; it ends without a word to anybody, as one that is killed."""
    used, log = client or embedded(), SilentLog()
    store = RedisStore(used, log, clock=api.clock)
    names = iter(f"t{number}" for number in range(1, 1000))

    async def pause(seconds: float) -> None:
        api.passes(seconds)
        await asyncio.sleep(0)

    bot = TelegramBot(TelegramSettings(api.token, api.url, webhook), LANGUAGES, log=log, pause=pause)
    limits = RedisLimits(used, {NAME: bot.rates}, clock=api.clock)
    service = Service(
        store,
        {NAME: bot.platform},
        limits,
        seed=lambda table: seed + bytes([table.dealt]),
        new_id=lambda: next(names),
        log=log,
        settings=Settings(game, 0),
        pause=pause,
        clock=api.clock,
    )
    await bot.start()
    conversation = Conversation(service, LANGUAGES, game)
    receiving = asyncio.create_task(bot.receive(conversation, service, limits, RedisOnce(used)))
    try:
        yield TelegramStage(api, used, store, service, bot, log, receiving)
    finally:
        receiving.cancel()
        await asyncio.gather(receiving, return_exceptions=True)
        await bot.close()
