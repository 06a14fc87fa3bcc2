"""What is said of a store that does not answer: once when it goes, once a reason, once when it is back.

A store may hand out what is read and refuse what is saved; so loading, saving and looking for
work are away and back each for itself, and the store is back when all are. Where a part of it is
away it answers some and not others: a kind is back when none of it has failed for a while.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from core.ports import Log, StoreUnavailable, TableUnavailable

CALM = 5.0
"""Seconds without a failure of its kind after which an answer ends an outage."""

TABLES_KNOWN = 256
"""Of how many tables it is remembered that something was said; then the oldest may be named again."""


class Outages:
    """Notes what the store does not do just now."""

    def __init__(self, log: Log, clock: Callable[[], float]) -> None:
        """Say it to a log; `clock` returns seconds that only grow."""
        self._log = log
        self._clock = clock
        self._failed: dict[str, float] = {}
        self._reasons: set[str] = set()
        self._since = 0.0
        self._tables: dict[tuple[str, str], None] = {}

    @contextmanager
    def watching(self, during: str) -> Generator[None]:
        """Note whether what is asked of the store here is done; a failure is raised all the same."""
        try:
            yield
        except StoreUnavailable as error:
            self.away(during, error)
            raise
        self.answers(during)

    def away(self, during: str, error: StoreUnavailable) -> None:
        """Note that the store did not do what was asked; what is so of one table alone is no outage."""
        reason = str(error)
        if isinstance(error, TableUnavailable):
            self._one_table(error.table_id, reason, during)
            return
        if not self._failed:
            self._since = self._clock()
            self._reasons = set()
        self._failed[during] = self._clock()
        if reason not in self._reasons:
            self._reasons.add(reason)
            self._log.warning("store-unavailable", during=during, reason=reason)

    def answers(self, during: str) -> None:
        """Note that the store did what was asked."""
        failed = self._failed.get(during)
        if failed is None or self._clock() - failed < CALM:
            return
        del self._failed[during]
        if not self._failed:
            self._log.warning("store-answers", seconds=round(failed - self._since, 1))

    def _one_table(self, table_id: str, reason: str, during: str) -> None:
        if (table_id, reason) in self._tables:
            return
        if len(self._tables) == TABLES_KNOWN:
            del self._tables[next(iter(self._tables))]
        self._tables[table_id, reason] = None
        self._log.warning("table-unavailable", table=table_id, during=during, reason=reason)
