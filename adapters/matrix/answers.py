"""What is said back to one person: in the room where they spoke, or in their direct room.

The rules:

1. What is private is said in their direct room or not at all; where they cannot be reached they
   are told what to do, which holds no secret.
2. What is wrong about a reaction is told in the direct room of whoever reacted, if they are in it:
   a room is not disturbed for it.
3. What is said in a thread is answered in it.
4. Answers wait for the homeserver in the background, in their order; nothing else waits for them. Where
   it asked for patience they wait behind hands and calls, and one that would come too late is not sent.
5. With whoever is forgotten the bot is in no direct room any more, after the answer that says so.
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
from core.identity import Audience, PlayerRef, RoomRef
from core.messages import Message
from core.ports import Limits, Log, StoreUnavailable, Unavailable, Undeliverable, Urgency

TOO_LATE = 120.0
"""Seconds after which nobody waits for an answer any more."""

BEHIND = 1.5
"""Seconds for which hands and calls go first, once the homeserver takes something again."""

TRIES = 5
"""How often it is tried to send an answer."""

AGAIN = 1.0
"""Seconds until an answer is tried again that failed without a word on when."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Who said something, where, and in which event; `reacted` when it was no words.

    `thread` is where its thread begins, if it was said in one.
    """

    room: str
    user: str
    event: str
    thread: str = ""
    reacted: bool = False


class Answers:
    """Answers people, one after the other in each room."""

    def __init__(
        self,
        platform: MatrixPlatform,
        direct: DirectRooms,
        languages: Languages,
        limits: Limits,
        log: Log,
        *,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Answer by a platform, within limits; `pause` waits for them."""
        self._platform = platform
        self._direct = direct
        self._languages = languages
        self._limits = limits
        self._log = log
        self._pause = pause
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
            self._begin(heard.room, partial(self.part, person(heard.user)))

    def say(self, room: str, language: str, about: str, *what: Message) -> None:
        """Say something of the bot's own in a room, once for what it is about."""
        translator = self._languages.translator(language)
        content = message([translator.say(line) for line in what], notice=True)
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
        if room := await self._room(heard):
            await self._send(room, message(spoken.lines), f"answer/{heard.event}")
        elif not heard.reacted:
            await self._invite(heard.user)
            line = self._languages.translator(spoken.language).say(messages.OnlyInDirect())
            await self._openly(heard, (line,))

    async def _room(self, heard: Heard) -> str | None:
        """Return where somebody can be told what is private; it is asked again if nobody says."""
        reason = ""
        for _ in range(TRIES):
            try:
                return await self._direct.confirmed(heard.user, heard.room)
            except (Refusal, Away) as error:
                reason, wait = str(error), error.retry_after if isinstance(error, Refusal) else 0.0
                await self._pause(wait or AGAIN)
        self._log.warning("matrix-direct-room-unknown", reason=reason)
        return None

    async def _invite(self, user: str) -> None:
        try:
            await self._direct.invite(user)
        except (Refusal, Away) as error:
            self._log.warning("matrix-invitation-failed", reason=str(error))

    async def part(self, player: PlayerRef) -> None:
        """Leave the direct room of somebody who is forgotten (rule 5)."""
        for _ in range(TRIES):
            try:
                await self._direct.forget(player.id)
            except (Refusal, Away) as error:
                wait = error.retry_after if isinstance(error, Refusal) else 0.0
                await self._pause(wait or AGAIN)
            else:
                return
        self._log.warning("matrix-direct-room-not-left", tries=TRIES)

    async def _openly(self, heard: Heard, lines: tuple[str, ...]) -> None:
        in_direct = self._direct.whose(heard.room) is not None
        answers = "" if in_direct or heard.reacted else heard.event
        content = message(
            lines,
            notice=not in_direct,
            answers=answers or (heard.event if heard.thread else ""),
            thread=heard.thread,
            falls_back=not answers,
        )
        await self._send(heard.room, content, f"answer/{heard.event}")

    async def _send(self, room: str, content: dict[str, object], transaction: str) -> None:
        audience = RoomRef(NAME, room)
        waited = 0.0
        for _ in range(TRIES):
            while wait := await self._wait(audience):
                waited += wait
                if waited > TOO_LATE:
                    self._log.warning("matrix-answer-lost", seconds=TOO_LATE)
                    return
                await self._pause(wait)
            try:
                await self._platform.put(audience, room, content, transaction)
            except Undeliverable:
                return
            except Unavailable as error:
                await self._note(audience, error)
            else:
                return
        self._log.warning("matrix-answer-lost", tries=TRIES)

    async def _wait(self, audience: Audience) -> float:
        """Take a place and return 0, or return the seconds after which hands and calls have had theirs."""
        try:
            wait = await self._limits.wait(audience, Urgency.NEWS)
        except StoreUnavailable:
            return 0.0
        return wait + BEHIND if wait else 0.0

    async def _note(self, audience: Audience, error: Unavailable) -> None:
        """Let everything wait for which the homeserver asked for patience."""
        if not error.retry_after:
            await self._pause(AGAIN)
            return
        try:
            await self._limits.block(audience, error.retry_after, everywhere=error.everywhere)
        except StoreUnavailable:
            await self._pause(error.retry_after)


def person(user: str) -> PlayerRef:
    """Return somebody as core knows them."""
    return PlayerRef(NAME, user)
