"""The bot on Matrix: put together from its parts, started, received for, and closed.

`start` knows the rooms when it returns, so that nothing is taken for lost that merely was not told
yet; what came with them is acted on by `receive`.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from urllib.parse import quote

import nio

from adapters.bots import Alone
from adapters.conversation import Conversation, Languages
from adapters.matrix.answers import Answers
from adapters.matrix.budget import Budget
from adapters.matrix.direct import DirectRooms
from adapters.matrix.edits import Edits
from adapters.matrix.folder import Device, Folder
from adapters.matrix.hearing import Hearing
from adapters.matrix.login import log_in, stopped
from adapters.matrix.platform import NAME, MatrixPlatform
from adapters.matrix.receiving import Receiving
from adapters.matrix.rooms import Rooms
from adapters.matrix.seeds import Seeds
from adapters.matrix.settings import MatrixSettings
from adapters.matrix.text import message
from adapters.matrix.threads import Threads
from adapters.matrix.wire import Away, Batch, Refusal, Wire
from core.identity import RoomRef
from core.ports import Limits, Log
from core.service import Service
from storage.limits import UNLIMITED, Rates
from storage.once import RedisOnce


class MatrixBot:
    """A bot on one homeserver. `start` comes first, `close` last."""

    def __init__(self, settings: MatrixSettings, languages: Languages, log: Log) -> None:
        """Be made from settings; nothing is asked of the homeserver yet."""
        self._settings = settings
        self._languages = languages
        self._log = log
        self._folder: Folder | None = None
        self._wire: Wire | None = None
        self._parts: _Parts | None = None
        self._answers: Answers | None = None
        self._receiving: Receiving | None = None

    @property
    def answers(self) -> bool:
        """Whether the homeserver answered when it was last asked for news."""
        return self._receiving is not None and self._receiving.answers

    @property
    def rates(self) -> Rates:
        """What the homeserver lets the bot send; what nobody said it asks for itself (`Unavailable`)."""
        return self._settings.rates or UNLIMITED

    @property
    def alone(self) -> Alone:
        """A device that two processes use loses messages: one is the bot."""
        return Alone.BEING

    @property
    def account(self) -> str:
        """The bot's full id."""
        return self._settings.user

    @property
    def name(self) -> str:
        """The bot's full id."""
        return self._settings.user

    @property
    def platform(self) -> MatrixPlatform:
        """Where posts are shown."""
        return self._started().platform

    @property
    def rooms(self) -> Mapping[str, nio.MatrixRoom]:
        """The rooms that the bot is in."""
        return self._started().wire.rooms

    @property
    def device(self) -> Device:
        """The device that is logged in."""
        return self._started().wire.device

    async def start(self) -> None:
        """Log in and learn in which rooms the bot is.

        Raises:
            MatrixStopped: the bot cannot be on Matrix; the text says why.
            Away: the homeserver does not answer, and may be asked again.
        """
        await self.close()  # a fault may have left it open
        self._folder = Folder(self._settings.store)
        try:
            self._wire = wire = await log_in(self._settings, self._folder, self._log)
            first = await self._first(wire, self._folder.received())
            self._parts = _Parts(wire, self._settings, self._languages, first)
            await self._parts.direct.load()
        except BaseException as error:
            await self.close()
            if isinstance(error, Refusal):
                raise stopped(self._settings, error) from None
            raise

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        """Hear what people do until cancelled or until another process may, and answer within limits.

        Raises:
            MatrixStopped: the bot is no longer let in; the text says why.
        """
        parts = self._started()
        if self._folder is None:
            raise RuntimeError("the bot was closed")
        answers = Answers(parts.platform, parts.direct, self._languages, limits, self._log)
        self._answers = answers
        hearing = Hearing(
            parts.wire,
            conversation,
            service,
            direct=parts.direct,
            rooms=parts.rooms,
            answers=answers,
        )
        receiving = self._receiving = Receiving(
            parts.wire,
            self._settings,
            self._folder,
            service,
            hearing=hearing,
            direct=parts.direct,
            rooms=parts.rooms,
            answers=answers,
            log=self._log,
            ours=ours,
        )
        at_leisure = [asyncio.create_task(each.work()) for each in (parts.seeds, parts.edits)]
        service.about_oneself.partings[NAME] = answers.part
        try:
            await receiving.run(parts.first)
        finally:
            service.about_oneself.partings.pop(NAME, None)
            for task in at_leisure:
                task.cancel()
            await asyncio.gather(*at_leisure, return_exceptions=True)

    async def leave(self, room: RoomRef, sentence: str) -> None:
        """Say a sentence in a room and leave it."""
        wire = self._started().wire
        try:
            with suppress(Refusal, Away):
                await wire.send(room.id, message([sentence], notice=True), secrets.token_hex(16))
            await wire.ask("POST", f"/rooms/{quote(room.id, safe='')}/leave", {})
        except (Refusal, Away) as error:
            self._log.warning("matrix-room-not-left", reason=str(error))

    async def settled(self) -> None:
        """Wait until every answer is given."""
        if self._answers is not None:
            await self._answers.settled()

    async def close(self) -> None:
        """Let go of the connection and the folder."""
        if self._answers is not None:
            await self._answers.close()
        if self._wire is not None:
            await self._wire.close()
        if self._folder is not None:
            self._folder.close()
        self._answers = self._wire = self._folder = None

    def _started(self) -> "_Parts":
        if self._parts is None:
            raise RuntimeError("the bot has not been started")
        return self._parts

    async def _first(self, wire: Wire, since: str) -> Batch:
        """Learn of all rooms, and of what happened in them since the bot was last there."""
        try:
            return await wire.receive(since, wait=0, everything=True)
        except Refusal as refusal:
            if not since or refusal.dead or refusal.retry_after:
                raise
            self._log.warning("matrix-begins-anew", code=refusal.code)
            return await wire.receive("", wait=0, everything=True)


class _Parts:
    """What there is once the bot is logged in."""

    def __init__(self, wire: Wire, settings: MatrixSettings, languages: Languages, first: Batch) -> None:
        self.wire = wire
        self.first = first
        self.rooms = Rooms(wire)
        self.rooms.learn_replaced()
        self.direct = DirectRooms(wire, encrypted=settings.encrypted)
        budget = Budget(generous=settings.generous)
        self.seeds = Seeds(wire, budget)
        self.edits = Edits(budget)
        self.platform = MatrixPlatform(
            wire,
            languages,
            direct=self.direct,
            rooms=self.rooms,
            seeds=self.seeds,
            threads=Threads(wire, wished=settings.threads),
            edits=self.edits,
            budget=budget,
        )
