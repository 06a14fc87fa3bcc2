"""What the store uses of the Redis client, with the types it gets for answers as bytes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

T = TypeVar("T")

LOOK_WITHIN = 1.0
"""Seconds for what is asked to see whether anything is due: a node that hangs must not hold up the others."""


class Script(Protocol):
    """A registered script."""

    async def __call__(self, keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[Any]:
        """Run the script, loading it where the server does not know it."""
        ...


class Pipeline(Protocol):
    """Commands that wait to be sent together."""

    def zrange(self, name: str, start: int, end: int, *, withscores: Literal[True]) -> object:
        """ZRANGE with scores."""
        ...

    def zcard(self, name: str) -> object:
        """ZCARD."""
        ...

    async def execute(
        self, *, raise_on_error: Literal[False]
    ) -> list[list[tuple[bytes, float]] | BaseException]:
        """Send them and return the answer of each, or the error that it ended in.

        To a cluster each has `LOOK_WITHIN` for itself.
        """
        ...


class Client(Protocol):
    """An asynchronous client that answers in bytes and repeats nothing by itself."""

    def register_script(self, script: str) -> Script:
        """Return a script to be called."""
        ...

    async def aclose(self) -> None:
        """Close the connections."""
        ...

    async def get(self, name: str) -> bytes | None:
        """GET."""
        ...

    async def set(
        self,
        name: str,
        value: str | bytes,
        *,
        ex: int | None = None,
        px: int | None = None,
        nx: bool = False,
        get: bool = False,
    ) -> object:
        """SET with an expiry in seconds or milliseconds; with `nx` only where nothing is, or None.

        With `get` what was there before is returned.
        """
        ...

    async def pttl(self, name: str) -> int:
        """PTTL, in milliseconds; -1 for what does not expire."""
        ...

    def scan_iter(self, *, match: str, count: int) -> AsyncIterator[bytes]:
        """SCAN until all is met, of a cluster on each node; some keys are met more than once."""
        ...

    def pipeline(self, *, transaction: Literal[False]) -> Pipeline:
        """Commands that are sent together, each for itself."""
        ...

    async def hset(self, name: str, key: str, value: bytes) -> int:
        """HSET of one field."""
        ...

    async def ttl(self, name: str) -> int:
        """TTL, in seconds."""
        ...

    async def info(self) -> dict[str, Any]:
        """INFO, of each node of a cluster by its name."""
        ...


@runtime_checkable
class Watched(Protocol):
    """A client of a master that sentinels watch."""

    async def has_quorum(self) -> bool | None:
        """Return whether enough sentinels are there to name another master, None where none says."""
        ...


def text_of(answer: bytes) -> str | None:
    """Return an answer as text, None where it is none."""
    try:
        return answer.decode()
    except UnicodeDecodeError:
        return None


async def soon(asked: Awaitable[T]) -> T:
    """Return what is answered within `LOOK_WITHIN`.

    It is waited for in two parts: a process that was itself held up for longer finds the answer in
    the second.

    Raises:
        TimeoutError: nothing is.
    """
    task = asyncio.ensure_future(asked)
    try:
        for _ in range(2):
            done, _ = await asyncio.wait({task}, timeout=LOOK_WITHIN / 2)
            if done:
                return task.result()
        raise TimeoutError
    finally:
        task.cancel()
