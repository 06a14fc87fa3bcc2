"""The workers of the kill test: processes that are handed updates, killed, and followed by new ones."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import msgspec

from core.ports import StoreUnavailable
from tests.soak_worker import BEHIND, DIES, READY, Said, Update

STARTED_WITHIN = 30.0
ANSWERED_WITHIN = 60.0
DEFECTS = ("fault", "table-fault", "table-set-aside", "platform-fault")


class Stuck(Exception):
    """Something that must happen does not."""


@asynccontextmanager
async def within(seconds: float, otherwise: str) -> AsyncIterator[None]:
    """Let something take so long at most."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as late:
        raise Stuck(f"{otherwise}, within {seconds:g} s") from late


@dataclass
class Worker:
    """A worker process, and the deliveries it has not answered."""

    number: int
    process: asyncio.subprocess.Process
    pending: dict[int, "asyncio.Future[Said | None]"] = field(default_factory=dict)

    @property
    def listens(self) -> bool:
        """Whether it has not closed its input, by dying."""
        assert self.process.stdin is not None
        return not self.process.stdin.is_closing()

    def deliver(self, update: Update) -> "asyncio.Future[Said | None]":
        """Hand it an update; the answer is None when it dies before."""
        answer: asyncio.Future[Said | None] = asyncio.get_running_loop().create_future()
        self.pending[update.delivery] = answer
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(update) + b"\n")
        return answer


class Crew:
    """The workers; one that dies is followed by a new one.

    `aimed` counts those that killed themselves, by what they were doing; `behind` is when each
    may have lost a showing through no fault of its own.
    """

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self.events: Counter[str] = Counter()
        self.faults: list[str] = []
        self.killed: dict[int, float] = {}
        self.aimed: Counter[str] = Counter()
        self.behind: dict[int, list[tuple[float, float]]] = {}
        self._arguments = arguments
        self._numbers = count(1)
        self._working: list[Worker] = []
        self._somebody = asyncio.Event()
        self._living: set[asyncio.Task[None]] = set()
        self._processes: list[asyncio.subprocess.Process] = []
        self._ended = False

    def start(self) -> None:
        """Start one worker, and another whenever it has died."""
        task = asyncio.create_task(self._live())
        self._living.add(task)

    async def working(self, number: int) -> None:
        """Wait until so many are at work."""
        async with within(STARTED_WITHIN, "no worker started"):
            while len(self._working) < number:
                await self._somebody.wait()
                self._somebody.clear()

    async def deliver(self, update: Update, chance: random.Random) -> Said | None:
        """Hand an update to any worker."""
        while not (listening := [worker for worker in self._working if worker.listens]):
            # Of some the death is still to be heard.
            await asyncio.sleep(0)
            await self.working(1)
        async with within(ANSWERED_WITHIN, "an update was not answered"):
            return await chance.choice(listening).deliver(update)

    def kill(self, number: int) -> None:
        """Kill a worker with no time for anything."""
        for worker in self._working:
            if worker.number == number:
                worker.process.kill()
                self._is_dead(worker)
                return

    async def end(self) -> None:
        """Let all finish what they are doing and end."""
        self._ended = True
        for worker in self._working:
            assert worker.process.stdin is not None
            worker.process.stdin.close()
        await asyncio.gather(*self._living)

    async def abandon(self) -> None:
        """Kill all that are left."""
        self._ended = True
        for process in self._processes:
            if process.returncode is None:
                process.kill()
        await asyncio.gather(*self._living, return_exceptions=True)

    async def _live(self) -> None:
        while not self._ended:
            number = next(self._numbers)
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.soak_worker",
                str(number),
                *self._arguments,
                cwd=Path(__file__).parent.parent,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self._processes.append(process)
            await self._listen(Worker(number, process))
            if await process.wait() and number not in self.killed and not self._ended:
                self.faults.append(f"worker {number} ended by itself")
                return

    async def _listen(self, worker: Worker) -> None:
        assert worker.process.stdout is not None
        async for line in worker.process.stdout:
            if not line.endswith(b"\n"):
                break
            said = msgspec.json.decode(line, type=Said)
            if said.event == READY:
                self._working.append(worker)
                self._somebody.set()
            elif said.event == DIES:
                self.aimed[said.facts] += 1
                self._is_dead(worker)
            elif said.event == BEHIND:
                now = asyncio.get_running_loop().time()
                self.behind.setdefault(worker.number, []).append((now - float(said.facts), now))
            elif said.event:
                self.events[said.event] += 1
                if said.event in DEFECTS and StoreUnavailable.__name__ not in said.facts:
                    self.faults.append(f"worker {worker.number}: {said.event} {said.facts}")
            else:
                _answer(worker.pending.pop(said.delivery), said)
        if worker in self._working:
            self._working.remove(worker)
        for answer in worker.pending.values():
            _answer(answer, None)

    def _is_dead(self, worker: Worker) -> None:
        self.killed[worker.number] = asyncio.get_running_loop().time()
        if worker in self._working:
            self._working.remove(worker)


def _answer(answer: "asyncio.Future[Said | None]", said: Said | None) -> None:
    """Pass an answer on, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_result(said)
