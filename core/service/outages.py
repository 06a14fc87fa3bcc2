"""What is said of a store that does not answer: once when it goes, once a reason, once when it is back.

A store may hand out what is read and refuse what is saved; so loading, saving and looking for
work are away and back each for itself, and the store is back when all are.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from core.ports import Log, StoreUnavailable, TableUnavailable


class Outages:
    """Notes what the store does not do just now."""

    def __init__(self, log: Log, clock: Callable[[], float]) -> None:
        """Say it to a log; `clock` returns seconds that only grow."""
        self._log = log
        self._clock = clock
        self._reasons: dict[str, str] = {}
        self._since = 0.0
        self._tables: set[tuple[str, str]] = set()

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
            if (error.table_id, reason) not in self._tables:
                self._tables.add((error.table_id, reason))
                self._log.warning("table-unavailable", table=error.table_id, during=during, reason=reason)
            return
        if not self._reasons:
            self._since = self._clock()
        news = reason not in self._reasons.values()
        self._reasons[during] = reason
        if news:
            self._log.warning("store-unavailable", during=during, reason=reason)

    def answers(self, during: str) -> None:
        """Note that the store did what was asked."""
        if self._reasons.pop(during, None) is not None and not self._reasons:
            self._log.warning("store-answers", seconds=round(self._clock() - self._since, 1))
