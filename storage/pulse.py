"""When no process was on a platform: each says every few seconds that it is, and so a gap is known."""

from collections.abc import Callable

from storage import keys
from storage.client import Client
from storage.scripts import script
from storage.trouble import answering

BEATS_EVERY = 10.0
"""Seconds between two signs of life of a process."""

GAP = 30
"""Seconds without one after which nothing ran."""

KEPT_FOR = 30 * 24 * 3600
"""Seconds for which it is known when the last process was there."""


class RedisPulse:
    """The signs of life of all processes, on a server."""

    def __init__(self, client: Client, *, clock: Callable[[], float] | None = None) -> None:
        """Share them by a client; `clock` is for tests."""
        self._clock = clock
        self._pulse = script(client, "pulse")

    async def beat(self, platform: str) -> tuple[float, float] | None:
        """Give a sign of life on a platform; return from when until when there was none the last time.

        None is for never.

        Raises:
            StoreUnavailable: nobody has heard it.
        """
        async with answering():
            found = await self._pulse(
                keys=[keys.pulse(platform)], args=[repr(self._clock()) if self._clock else "", GAP, KEPT_FOR]
            )
        return (float(found[0]), float(found[1])) if found else None
