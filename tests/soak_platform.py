"""The platform of the kill test: it outlives all workers, remembers what it shows, and fails at times.

It knows a repeated send by its token, as Matrix does. Where its answer was lost and nobody asked
again, a message is `unheard`: nobody can know that it is there.
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
from tests.soak_worker import PLATFORM, Call, Outcome

TIME_IS_UP = messages.TimeIsUp.identifier()
_EVERYWHERE = ""


@dataclass
class Standing:
    """A message as it stands in a conversation, since when, and which worker saw to it last."""

    family: str
    number: int
    says: str
    text: str
    worker: int
    at: float
    unheard: bool = False
    retired: bool = False


@dataclass
class Recorder:
    """What is shown. `faults` is the part of calls that fail; `moment` is told of every call's worker."""

    chance: random.Random
    faults: float
    moment: Callable[[int], None] = lambda _worker: None
    by_audience: dict[str, list[Standing]] = field(default_factory=dict)
    timed_out: list[Standing] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)
    _messages: dict[str, Standing] = field(default_factory=dict)
    _tokens: dict[str, str] = field(default_factory=dict)
    _news: dict[str, asyncio.Event] = field(default_factory=dict)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one call."""
        with suppress(OSError):
            if line := await reader.readline():
                outcome = self._answer(msgspec.json.decode(line, type=Call))
                if outcome is not None:
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

    def _answer(self, call: Call) -> Outcome | None:
        """Do what is asked; None when the answer is lost, before or after."""
        fault = self.chance.random() / self.faults if self.faults else 1.0
        self.moment(call.worker)
        if fault < 0.3:
            self.calls["told to wait"] += 1
            return Outcome(wait=self.chance.uniform(0.05, 0.5))
        if fault < 0.5:
            self.calls["not heard"] += 1
            return None
        self.calls[call.act] += 1
        message = self._do(call)
        for room in (_EVERYWHERE, room_of(call.audience)):
            if waiting := self._news.pop(room, None):
                waiting.set()
        if fault < 1.0:
            self.calls["answer lost"] += 1
            return None
        self._messages[message].unheard = False
        return Outcome(message)

    def _do(self, call: Call) -> str:
        if call.act == "send":
            if call.token not in self._tokens:
                self._tokens[call.token] = self._send(call)
            return self._tokens[call.token]
        message = self._messages[call.message]
        if call.act == "edit":
            message.text, message.worker = call.text, call.worker
        else:
            message.retired = True
        return call.message

    def _send(self, call: Call) -> str:
        name, now = str(len(self._messages) + 1), asyncio.get_running_loop().time()
        message = Standing(call.family, call.number, call.says, call.text, call.worker, now, unheard=True)
        self._messages[name] = message
        self.by_audience.setdefault(call.audience, []).append(message)
        if call.says == TIME_IS_UP:
            self.timed_out.append(message)
        return name


def room_of(audience: str) -> str:
    """Return the room of a conversation; its people are named after it.

    >>> room_of("soak:player:board-7-Anna")
    'board-7'
    """
    return "-".join(audience.rpartition(":")[2].split("-")[:2])
