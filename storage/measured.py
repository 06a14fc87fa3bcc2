"""A client whose every call is measured: by its name, how long it took, and whether it failed.

The rules:

1. A call is named after its script, or the command it is. There are no keys in what is measured.
2. A call that was given up, because nobody waited for it any longer, has failed.
3. Of commands that are sent together it is one failure when any of them failed.
"""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Literal, TypeVar

from core.measures import Meter
from storage.client import Client, Pipeline, Script
from storage.scripts import name_of

T = TypeVar("T")


class Measured:
    """`storage.client.Client`, measured."""

    def __init__(self, client: Client, meter: Meter, clock: Callable[[], float] = time.perf_counter) -> None:
        """Measure a client; `clock` returns seconds that only grow."""
        self._client = client
        self._meter = meter
        self._clock = clock

    def register_script(self, script: str) -> Script:
        """Return a script to be called."""
        registered, name = self._client.register_script(script), name_of(script)

        async def call(keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[Any]:
            return await self._timed(name, registered(keys=keys, args=args))

        return call

    def pipeline(self, *, transaction: Literal[False]) -> Pipeline:
        """Commands that are sent together, each for itself."""
        pipeline = self._client.pipeline(transaction=transaction)
        return _MeasuredPipeline(pipeline, self._meter, self._clock)

    async def get(self, name: str) -> bytes | None:
        """GET."""
        return await self._timed("get", self._client.get(name))

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
        """SET."""
        return await self._timed("set", self._client.set(name, value, ex=ex, px=px, nx=nx, get=get))

    async def pttl(self, name: str) -> int:
        """PTTL, in milliseconds."""
        return await self._timed("pttl", self._client.pttl(name))

    def scan_iter(self, *, match: str, count: int) -> AsyncIterator[bytes]:
        """SCAN until all is met, which nobody waits for and so is not measured."""
        return self._client.scan_iter(match=match, count=count)

    async def hset(self, name: str, key: str, value: bytes) -> int:
        """HSET of one field."""
        return await self._timed("hset", self._client.hset(name, key, value))

    async def ttl(self, name: str) -> int:
        """TTL, in seconds."""
        return await self._timed("ttl", self._client.ttl(name))

    async def info(self) -> dict[str, Any]:
        """INFO, of each node of a cluster by its name."""
        return await self._timed("info", self._client.info())

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def _timed(self, call: str, asked: Awaitable[T]) -> T:
        """Return what is answered, and measure it."""
        began, failed = self._clock(), True
        try:
            answer = await asked
            failed = False
        finally:
            self._meter.asked(call, self._clock() - began, failed=failed)
        return answer


class _MeasuredPipeline:
    """Commands that are sent together: one call."""

    def __init__(self, pipeline: Pipeline, meter: Meter, clock: Callable[[], float]) -> None:
        self._pipeline = pipeline
        self._meter = meter
        self._clock = clock

    def zrange(self, name: str, start: int, end: int, *, withscores: Literal[True]) -> object:
        return self._pipeline.zrange(name, start, end, withscores=withscores)

    def zcard(self, name: str) -> object:
        return self._pipeline.zcard(name)

    async def execute(self, *, raise_on_error: Literal[False]) -> list[Any]:
        began, failed = self._clock(), True
        try:
            answers = await self._pipeline.execute(raise_on_error=raise_on_error)
            failed = any(isinstance(answer, BaseException) for answer in answers)
        finally:
            self._meter.asked("together", self._clock() - began, failed=failed)
        return answers
