"""The bot on Telegram, put together: what it calls, hears, shows and says.

The rules:

1. Who it is, is asked first. A token that Telegram does not know ends it with one clear error; a
   Telegram that does not answer is asked again, less and less often.
2. No error that leaves here, and nothing that is logged, holds the token.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from telegram import Bot
from telegram.constants import ParseMode
from telegram.error import InvalidToken, TelegramError

from adapters.bots import Alone, NotLetIn, NotYet
from adapters.conversation import Conversation, Languages
from adapters.telegram.hearing import Hearing
from adapters.telegram.horizon import Horizon
from adapters.telegram.inline import Inline
from adapters.telegram.menus import Menus
from adapters.telegram.people import Members
from adapters.telegram.places import place_of
from adapters.telegram.platform import RATES, TelegramPlatform
from adapters.telegram.receiving import LONGEST_PAUSE, UPDATES, Polling, Receiver
from adapters.telegram.request import AiohttpRequest
from adapters.telegram.secrecy import keep_out_of_logs
from adapters.telegram.settings import TelegramSettings
from adapters.telegram.speaking import Speaker
from adapters.telegram.text import html
from adapters.telegram.webhook import PATH, Webhook, can_listen, usual_secret
from core.identity import RoomRef
from core.pauses import growing
from core.ports import Limits, Log, StoreUnavailable
from core.service import Service
from storage.limits import Rates
from storage.once import RedisOnce

CONNECTIONS_OF_A_WEBHOOK = 40
"""How many updates Telegram may bring at the same time."""


ANSWERED_WITHIN = 5.0
"""Seconds for which the end waits for answers that are on their way."""


class WrongToken(NotLetIn):
    """Telegram does not know the bot that the token names."""


class TelegramBot:
    """The bot, from `start` to `close`."""

    def __init__(
        self,
        settings: TelegramSettings,
        languages: Languages,
        *,
        log: Log,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Prepare a bot; nothing is called yet."""
        self._settings = settings
        self._languages = languages
        self._log = log
        self._pause = pause
        keep_out_of_logs(settings.token)
        self._bot = Bot(
            settings.token,
            base_url=f"{settings.api_url.rstrip('/')}/bot",
            base_file_url=f"{settings.api_url.rstrip('/')}/file/bot",
            request=AiohttpRequest(),
            get_updates_request=AiohttpRequest(connections=1),
        )
        self._horizon = Horizon()
        self._receiver: Receiver | None = None
        self._polling: Polling | None = None
        self._is_brought = False
        self.platform = TelegramPlatform(self._bot, languages, self._horizon)
        self.rates: Rates = RATES

    async def start(self) -> None:
        """Ask Telegram who this is (rule 1).

        Raises:
            WrongToken: nobody Telegram knows.
            NotYet: what is to be brought cannot be listened for.
        """
        if (webhook := self._settings.webhook) is not None and not await can_listen(
            webhook.host, webhook.port
        ):
            raise NotYet
        failures = 0
        while True:
            try:
                await self._bot.initialize()
            except InvalidToken:
                raise WrongToken from None
            except TelegramError as error:
                failures += 1
                self._log.warning("telegram-unavailable", fault=type(error).__name__, failures=failures)
                await self._pause(growing(failures, LONGEST_PAUSE))
            else:
                return

    @property
    def alone(self) -> Alone:
        """Telegram lets one process fetch updates; to a webhook it brings them, whoever listens there."""
        return Alone.HEARING if self._settings.webhook is None else Alone.NOTHING

    @property
    def account(self) -> str:
        """The number of the bot, with which its token begins."""
        return self._settings.token.partition(":")[0]

    @property
    def name(self) -> str:
        """The bot's name on Telegram, once it has started."""
        return self._bot.username

    @property
    def answers(self) -> bool:
        """Whether Telegram answered when it was last asked for updates, or has taken the webhook."""
        return self._is_brought or (self._polling is not None and self._polling.answers)

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        """Hear what comes, until cancelled or until another process may.

        Raises:
            WrongToken: Telegram does not know this bot any more.
        """
        receiver = self._receiver = self._hears(conversation, service, limits)
        menus = asyncio.create_task(self._tell_menus(Menus(self._bot, self._languages, once)))
        try:
            if self._settings.webhook is None:
                await self._poll(receiver, ours)
            else:
                await self._listen(receiver)
        except InvalidToken:
            raise WrongToken from None
        finally:
            menus.cancel()
            with suppress(asyncio.CancelledError):
                await menus

    async def leave(self, room: RoomRef, sentence: str) -> None:
        """Say a sentence in a chat and leave it, with all its topics."""
        place = place_of(room)
        try:
            with suppress(TelegramError):
                await self._bot.send_message(place.chat, html(sentence), parse_mode=ParseMode.HTML)
            await self._bot.leave_chat(place.chat)
        except TelegramError as error:
            self._log.warning("chat-not-left", fault=type(error).__name__)

    async def settled(self) -> None:
        """Wait until every answer is on its way."""
        if self._receiver is not None:
            await self._receiver.settled()

    async def close(self) -> None:
        """End, once every answer is on its way, or will not be any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                await self.settled()
        await self._bot.shutdown()

    def _hears(self, conversation: Conversation, service: Service, limits: Limits) -> Receiver:
        speaker = Speaker(
            self._bot,
            self._languages,
            limits,
            self._horizon,
            log=self._log,
            pause=self._pause,
            ephemeral=self._settings.ephemeral,
        )
        hearing = Hearing(
            service,
            conversation,
            self._languages,
            speaker=speaker,
            members=Members(self._bot, time.monotonic),
            inline=Inline(self._bot, service, self._languages, self._log),
            horizon=self._horizon,
            bot=(self._bot.id, self._bot.username),
        )
        return Receiver(hearing, speaker, self._log, self._pause)

    async def _poll(self, receiver: Receiver, ours: Callable[[], bool]) -> None:
        await self._persist(self._bot.delete_webhook)
        polling = self._polling = Polling(self._bot, receiver, self._log, self._pause, ours)
        try:
            await polling.run()
        finally:
            if ours():
                await polling.confirm()

    async def _listen(self, receiver: Receiver) -> None:
        where = self._settings.webhook
        if where is None:
            raise ValueError("no webhook is set")
        secret = where.secret or usual_secret(self._settings.token)
        webhook = Webhook(self._bot, receiver, secret, self._log)
        await webhook.start(where.host, where.port)
        self._is_brought = False
        try:
            await self._persist(
                lambda: self._bot.set_webhook(
                    f"{where.url.rstrip('/')}{PATH}",
                    secret_token=secret,
                    allowed_updates=UPDATES,
                    max_connections=CONNECTIONS_OF_A_WEBHOOK,
                )
            )
            self._is_brought = True
            await asyncio.Event().wait()
        finally:
            await webhook.stop()

    async def _persist(self, call: Callable[[], Awaitable[object]]) -> None:
        failures = 0
        while True:
            try:
                await call()
            except InvalidToken:
                raise
            except TelegramError as error:
                failures += 1
                self._log.warning("telegram-unavailable", fault=type(error).__name__, failures=failures)
                await self._pause(growing(failures, LONGEST_PAUSE))
            else:
                return

    async def _tell_menus(self, menus: Menus) -> None:
        try:
            await menus.tell()
        except (TelegramError, StoreUnavailable) as error:
            # The next start tells it.
            self._log.warning("menus-not-told", fault=type(error).__name__)
