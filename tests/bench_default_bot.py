"""What `palifico run` is measured against: the same service behind python-telegram-bot as it comes.

Its `Application`, its webhook server (tornado), its client (httpx) and the event loop of Python.
"""

import asyncio
import os
import time
from collections.abc import Callable

import structlog
from telegram import Update
from telegram.ext import Application, ContextTypes, TypeHandler

from adapters.bots import Alone
from adapters.cli import messages, presence_messages
from adapters.cli.presence import Entry
from adapters.cli.run import run
from adapters.conversation import Conversation
from adapters.settings import Settings, Telegram, host_and_port, read
from adapters.telegram.hearing import Hearing
from adapters.telegram.horizon import Horizon
from adapters.telegram.inline import Inline
from adapters.telegram.people import Members
from adapters.telegram.places import NAME
from adapters.telegram.platform import RATES, TelegramPlatform
from adapters.telegram.receiving import UPDATES
from adapters.telegram.speaking import Speaker
from adapters.telegram.webhook import PATH
from core.identity import RoomRef
from core.messages import Message
from core.ports import Limits
from core.service import Service
from storage.once import RedisOnce
from tests.stage import LANGUAGES


class DefaultBot:
    """A bot of the library's own parts."""

    def __init__(self, settings: Telegram) -> None:
        self._settings = settings
        token = settings.token.get_secret_value()
        self._application = (
            Application.builder()
            .token(token)
            .base_url(f"{settings.api_url}/bot")
            .concurrent_updates(True)
            .build()
        )
        self.rates = RATES
        self.name = self.account = "default"
        self.alone = Alone.NOTHING
        self.answers = True
        self._horizon = Horizon()
        self.platform = TelegramPlatform(self._application.bot, LANGUAGES, self._horizon)

    async def start(self) -> None:
        await self._application.initialize()

    async def leave(self, room: RoomRef, sentence: str) -> None:
        """Stay: nothing is measured of leaving."""

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool],  # to a webhook all processes listen
    ) -> None:
        bot, log = self._application.bot, structlog.get_logger()
        speaker = Speaker(bot, LANGUAGES, limits, self._horizon, log=log)
        hearing = Hearing(
            service,
            conversation,
            LANGUAGES,
            speaker=speaker,
            members=Members(bot, time.monotonic),
            inline=Inline(bot, service, LANGUAGES, log),
            horizon=self._horizon,
            bot=(bot.id, bot.username),
        )

        async def handle(update: Update, _context: ContextTypes.DEFAULT_TYPE) -> None:
            if (answered := await hearing.apply(update)) is not None:
                await speaker.answer(answered.press, answered.alert)

        self._application.add_handler(TypeHandler(Update, handle))
        updater, secret = self._application.updater, self._settings.webhook_secret
        assert updater is not None
        assert secret is not None
        assert self._settings.webhook_listen is not None
        host, port = host_and_port(self._settings.webhook_listen)
        await self._application.start()
        await updater.start_webhook(
            host,
            port,
            url_path=PATH,
            webhook_url=f"{self._settings.webhook_url}{PATH}",
            secret_token=secret.get_secret_value(),
            allowed_updates=list(UPDATES),
        )
        await asyncio.Event().wait()

    async def close(self) -> None:
        updater = self._application.updater
        assert updater is not None
        await updater.stop()
        await self._application.stop()
        await self._application.shutdown()


def silent(_message: Message) -> None:
    """Say nothing."""


async def main(settings: Settings) -> None:
    """Run it."""
    assert settings.telegram is not None
    bot = DefaultBot(settings.telegram)
    entry = Entry(
        NAME,
        bot,
        messages.TelegramFetches,
        lambda _reason: messages.TokenRefused(),
        presence_messages.TelegramWaits,
    )
    await run(settings, [entry], LANGUAGES, say=silent, log=structlog.get_logger())


if __name__ == "__main__":
    asyncio.run(main(read(os.environ)))
