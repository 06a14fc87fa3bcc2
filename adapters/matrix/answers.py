"""What is said back to one person: in the room where they spoke, or in their direct room.

The rules:

1. What is private is said in their direct room or not at all; where they cannot be reached they
   are told what to do, which holds no secret.
2. What is wrong about a reaction is told in the direct room of whoever reacted, if they are in it:
   a room is not disturbed for it.
3. Answers wait for the homeserver in the background, in their order; nothing else waits for them.
4. With whoever is forgotten the bot is in no direct room any more, after the answer that says so.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from adapters.conversation import Languages, Spoken
from adapters.matrix import messages
from adapters.matrix.direct import DirectRooms
from adapters.matrix.platform import NAME, MatrixPlatform
from adapters.matrix.text import message
from adapters.matrix.wire import Away, Refusal
from core.identity import PlayerRef, RoomRef
from core.messages import Message
from core.ports import Log, Unavailable, Undeliverable

_TRIES = 5
_AT_LEAST, _AT_MOST = 1.0, 60.0


@dataclass(frozen=True, slots=True)
class Heard:
    """Who said something, where, and in which event; `reacted` when it was no words."""

    room: str
    user: str
    event: str
    reacted: bool = False


class Answers:
    """Answers people, one after the other in each room."""

    def __init__(self, platform: MatrixPlatform, direct: DirectRooms, languages: Languages, log: Log) -> None:
        """Answer by a platform."""
        self._platform = platform
        self._direct = direct
        self._languages = languages
        self._log = log
        self._orders: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def answer(self, heard: Heard, spoken: Spoken) -> None:
        """Say something back, in the background."""
        if not spoken.lines:
            return
        in_direct = self._direct.whose(heard.room) == heard.user
        if spoken.private or (heard.reacted and not in_direct):
            self._begin(heard.user, partial(self._privately, heard, spoken))
        else:
            self._begin(heard.room, partial(self._openly, heard, spoken.lines))
        if spoken.parting:
            self._begin(heard.room, partial(self._part, heard.user))

    def say(self, room: str, what: Message, language: str, about: str) -> None:
        """Say something of the bot's own in a room, once for what it is about."""
        line = self._languages.translator(language).say(what)
        content = message([line], notice=True)
        self._begin(room, partial(self._send, room, content, f"say/{room}/{about}"))

    def invite(self, user: str) -> None:
        """Invite somebody to their direct room, in the background."""
        self._begin(user, partial(self._invite, user))

    async def settled(self) -> None:
        """Wait until all is said."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Leave unsaid what is not said yet."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(set(self._tasks))

    def _begin(self, of: str, saying: Callable[[], Awaitable[None]]) -> None:
        async def in_order() -> None:
            async with self._orders.setdefault(of, asyncio.Lock()):
                await saying()

        task = asyncio.create_task(in_order())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _privately(self, heard: Heard, spoken: Spoken) -> None:
        if room := await self._room(heard.user):
            await self._send(room, message(spoken.lines), f"answer/{heard.event}")
        elif not heard.reacted:
            await self._invite(heard.user)
            line = self._languages.translator(spoken.language).say(messages.OnlyInDirect())
            await self._openly(heard, (line,))

    async def _room(self, user: str) -> str | None:
        try:
            return await self._direct.confirmed(user)
        except (Refusal, Away) as error:
            self._log.warning("matrix-direct-room-unknown", reason=str(error))
            return None

    async def _invite(self, user: str) -> None:
        try:
            await self._direct.invite(user)
        except (Refusal, Away) as error:
            self._log.warning("matrix-invitation-failed", reason=str(error))

    async def _part(self, user: str) -> None:
        """Leave the direct room of somebody who is forgotten, after the last answer (rule 4)."""
        for _ in range(_TRIES):
            try:
                await self._direct.forget(user)
            except (Refusal, Away) as error:
                wait = error.retry_after if isinstance(error, Refusal) else 0.0
                await asyncio.sleep(min(max(wait, _AT_LEAST), _AT_MOST))
            else:
                return
        self._log.warning("matrix-direct-room-not-left", tries=_TRIES)

    async def _openly(self, heard: Heard, lines: tuple[str, ...]) -> None:
        in_direct = self._direct.whose(heard.room) is not None
        answers = "" if in_direct or heard.reacted else heard.event
        content = message(lines, notice=not in_direct, answers=answers)
        await self._send(heard.room, content, f"answer/{heard.event}")

    async def _send(self, room: str, content: dict[str, object], transaction: str) -> None:
        audience = RoomRef(NAME, room)
        for _ in range(_TRIES):
            try:
                await self._platform.put(audience, room, content, transaction)
            except Undeliverable:
                return
            except Unavailable as error:
                await asyncio.sleep(min(max(error.retry_after, _AT_LEAST), _AT_MOST))
            else:
                return
        self._log.warning("matrix-answer-lost", tries=_TRIES)


def person(user: str) -> PlayerRef:
    """Return somebody as core knows them."""
    return PlayerRef(NAME, user)
