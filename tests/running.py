"""`palifico run` as its host starts it: a process with variables, whose lines are read as they come."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 40.0
"""Seconds for what a process is expected to say; an import takes long where much else runs."""


@dataclass
class Running:
    """A process that runs, and all that it has written."""

    process: asyncio.subprocess.Process
    said: list[str] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    heard: asyncio.Condition = field(default_factory=asyncio.Condition)
    reading: list["asyncio.Task[None]"] = field(default_factory=list)

    @property
    def everything(self) -> str:
        """All that it wrote anywhere."""
        return "\n".join([*self.said, *self.logged])

    async def says(self, part: str) -> None:
        """Wait until it has written something."""
        try:
            async with asyncio.timeout(PATIENCE), self.heard:
                await self.heard.wait_for(lambda: part in self.everything or self._has_ended())
        except TimeoutError:
            pass
        assert part in self.everything, self.everything

    async def ends(self) -> int:
        """Wait until it has ended, and return its exit code."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self.reading)
            return await self.process.wait()

    async def stops(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop, and return its exit code."""
        self.process.send_signal(by)
        return await self.ends()

    async def dies(self) -> None:
        """Kill it as a power cut would."""
        self.process.kill()
        await self.ends()

    def _has_ended(self) -> bool:
        return all(reading.done() for reading in self.reading)

    async def read(self, stream: asyncio.StreamReader | None, lines: list[str]) -> None:
        """Note what it writes, line by line."""
        assert stream is not None
        async for line in stream:
            async with self.heard:
                lines.append(line.decode().rstrip("\n"))
                self.heard.notify_all()


@asynccontextmanager
async def followed(process: asyncio.subprocess.Process) -> AsyncIterator[Running]:
    """Follow what a process writes; in the end it is killed."""
    running = Running(process)
    running.reading = [
        asyncio.create_task(running.read(process.stdout, running.said)),
        asyncio.create_task(running.read(process.stderr, running.logged)),
    ]
    try:
        yield running
    finally:
        if process.returncode is None:
            process.kill()
        await running.ends()


@asynccontextmanager
async def palifico_run(*command: str, language: str = "en", **variables: str) -> AsyncIterator[Running]:
    """Run the bot with these variables, the names without what all begin with; in the end it is killed.

    Another command than `run` may be given. Nobody can ask how the bot is, unless a port is given for that.
    """
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PALIFICO_")}
    usual = {"CONFIG": os.devnull, "HEALTH__LISTEN": "off"}
    given = {f"PALIFICO_{name}": value for name, value in (usual | variables).items()}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "adapters", *(command or ("run",)), "--lang", language),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**plain, "PYTHONPATH": str(ROOT), **given},
    )
    async with followed(process) as running:
        yield running
