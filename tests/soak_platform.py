"""The platform of the kill test: it outlives all workers, remembers what it shows, and fails at times.

The rules:

1. Some conversations know a repeated send by its token, as Matrix does; in the others it is
   another message, as with Telegram.
2. Where its answer was lost and nobody asked again, a message is `unheard`: nobody can know
   that it is there.
3. Some answers take longer than a claim of a showing lasts. What was asked is done at once.
4. Some people cannot be reached for a while or at all, and some rooms are closed to it from some moment on.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from core.identity import RoomRef
from core.table import messages
from tests.soak_kinds import kind_of, room_of
from tests.soak_worker import PLATFORM, Call, Outcome

TIME_IS_UP = messages.TimeIsUp.identifier()
_EVERYWHERE = ""


@dataclass
class Standing:
    """A message as it stands in a conversation, since when, who sent it, and of which it is a double."""

    family: str
    number: int
    token: str
    says: str
    text: str
    sender: int
    at: float
    again: "Standing | None" = None
    unheard: bool = False
    retired: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """Which of the posts for somebody are refused: so many, after so many others."""

    after: int
    posts: float


@dataclass
class Recorder:
    """What is shown.

    `faults` is the part of calls that fail, `slow` the part of sends that take `slow_for` seconds,
    where no token is known; `moment` is told of every call's worker. `refused_to` is
    which workers were refused something for somebody, and when; `latest` what a worker did
    last for the people of a room: it may have died before noting it.
    """

    chance: random.Random
    faults: float
    slow: float = 0.0
    slow_for: float = 0.0
    moment: Callable[[int], None] = lambda _worker: None
    by_audience: dict[str, list[Standing]] = field(default_factory=dict)
    timed_out: dict[str, float] = field(default_factory=dict)
    calls: Counter[str] = field(default_factory=Counter)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    refused_to: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    latest: dict[tuple[int, str], Standing] = field(default_factory=dict)
    _posts: Counter[str] = field(default_factory=Counter)
    _messages: dict[str, Standing] = field(default_factory=dict)
    _tokens: dict[str, str] = field(default_factory=dict)
    _news: dict[str, asyncio.Event] = field(default_factory=dict)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one call."""
        with suppress(OSError):
            if line := await reader.readline():
                call = msgspec.json.decode(line, type=Call)
                outcome = self._answer(call)
                if outcome is not None:
                    await self._take_time(call)
                    writer.write(msgspec.json.encode(outcome) + b"\n")
                    await writer.drain()
        writer.close()

    async def news(self, seconds: float, room: str = _EVERYWHERE) -> bool:
        """Wait until something is shown in a room or to its people; whether it was within this time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._news.setdefault(room, asyncio.Event()).wait()
        return False

    def in_room(self, room: str) -> list[Standing]:
        """Return what stands in a room, oldest first."""
        return self.by_audience.get(str(RoomRef(PLATFORM, room)), [])

    async def _take_time(self, call: Call) -> None:
        """Let the answer wait where a second showing of the same would be seen."""
        if call.act == "send" and not kind_of(call.audience).tokens and self.chance.random() < self.slow:
            self.calls["send slowly"] += 1
            await asyncio.sleep(self.slow_for)

    def _answer(self, call: Call) -> Outcome | None:
        """Do what is asked; None when the answer is lost, before or after."""
        fault = self.chance.random() / self.faults if self.faults else 1.0
        room = room_of(call.audience)
        # Whoever goes on has noted what came before.
        self.latest.pop((call.worker, room), None)
        self.moment(call.worker)
        if fault < 0.3:
            self.calls["told to wait"] += 1
            return Outcome(wait=self.chance.uniform(0.05, 0.5))
        if fault < 0.5:
            self.calls["not heard"] += 1
            return None
        if self._refuses(call):
            self.calls["refused"] += 1
            self.refused[call.audience] += 1
            now = asyncio.get_running_loop().time()
            self.refused_to.setdefault(call.audience, []).append((call.worker, now))
            return Outcome(refused=True)
        self.calls[call.act] += 1
        message = self._do(call)
        self.latest[call.worker, room] = self._messages[message]
        for where in (_EVERYWHERE, room):
            if waiting := self._news.pop(where, None):
                waiting.set()
        if fault < 1.0:
            self.calls["answer lost"] += 1
            return None
        self._messages[message].unheard = False
        return Outcome(message)

    def _refuses(self, call: Call) -> bool:
        refusal = self.refusals.get(call.audience)
        if refusal is None or call.act == "retire":
            return False
        self._posts[call.audience] += 1
        return 0 < self._posts[call.audience] - refusal.after <= refusal.posts

    def _do(self, call: Call) -> str:
        if call.act == "send":
            if call.token not in self._tokens or not kind_of(call.audience).tokens:
                self._tokens[call.token] = self._send(call)
            return self._tokens[call.token]
        message = self._messages[call.message]
        if call.act == "edit":
            # Of another family, where whoever announced it died and something else is to be shown by now.
            message.family, message.text = call.family, call.text
        else:
            message.retired = True
        return call.message

    def _send(self, call: Call) -> str:
        name, now = str(len(self._messages) + 1), asyncio.get_running_loop().time()
        message = Standing(
            call.family, call.number, call.token, call.says, call.text, call.worker, now, unheard=True
        )
        self._messages[name] = message
        before = self.by_audience.setdefault(call.audience, [])
        latest = next((each for each in reversed(before) if each.family == call.family), None)
        if latest and latest.token == call.token and not latest.retired:
            message.again = latest
        before.append(message)
        if call.says == TIME_IS_UP:
            self.timed_out.setdefault(room_of(call.audience), now)
        return name
