"""How long it takes until every room shows what came of an update, as this process sees it.

The rules:

1. The time begins when the update is heard here, and ends when the last room of its table shows a table
   that was loaded after it was saved. Hands are not waited for.
2. What changes nothing has no time. Nor has what another process shows.
3. What has not been shown for `TOO_LONG` is given up: somebody else has shown it, or nobody will.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass

from core.measures import Meter

TOO_LONG = 600.0
"""Seconds after which an update is no longer waited for."""

TABLES_AT_MOST = 4096
"""Of how many tables the updates are remembered; then the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class _Heard:
    platform: str
    at: float


@dataclass(slots=True)
class Showing:
    """One showing of a table: when all rooms had it, None while they do not; or that it is not ours."""

    shown_at: float | None = None
    is_elsewhere: bool = False


class Promptness:
    """Follows updates from being heard to being shown. `clock` returns seconds that only grow."""

    def __init__(self, meter: Meter, clock: Callable[[], float]) -> None:
        """Follow none."""
        self._meter = meter
        self._clock = clock
        self._heard: dict[str, _Heard] = {}
        self._saved: dict[str, list[_Heard]] = {}

    @contextmanager
    def hearing(self, operation: str, platform: str) -> Generator[None]:
        """Note that an update is heard, until it is answered."""
        self._meter.heard(platform)
        self._heard[operation] = _Heard(platform, self._clock())
        try:
            yield
        finally:
            self._heard.pop(operation, None)

    def saved(self, operation: str, table_id: str) -> None:
        """Note that an update has changed a table, which is to be shown."""
        heard = self._heard.get(operation)
        if heard is not None:
            self._wait_for(table_id, [heard])

    @contextmanager
    def showing(self, table_id: str) -> Generator[Showing]:
        """Measure what a showing shows; what it does not is left for the next one.

        It has to begin before the table is loaded: what was saved by now is in what is loaded.
        """
        waiting, showing = self._saved.pop(table_id, []), Showing()
        try:
            yield showing
        finally:
            if showing.shown_at is not None:
                for heard in waiting:
                    self._meter.shown(heard.platform, showing.shown_at - heard.at)
            elif not showing.is_elsewhere:
                now = self._clock()
                self._wait_for(table_id, [heard for heard in waiting if now - heard.at < TOO_LONG])

    def _wait_for(self, table_id: str, heard: list[_Heard]) -> None:
        if not heard:
            return
        if table_id not in self._saved and len(self._saved) == TABLES_AT_MOST:
            del self._saved[next(iter(self._saved))]
        self._saved.setdefault(table_id, []).extend(heard)
