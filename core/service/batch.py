"""What is asked of a table in the same moment, decided in turn on one loaded table."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from core.identity import PlayerRef
from core.ports import Loaded, TableUnavailable
from core.showing import told_everywhere
from core.table.decision import Decision
from core.table.values import Table, persons

Decide = Callable[[Table, float], Decision]
"""A table and the time -> what is asked of it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something asked of a table, by somebody or by nobody, waiting to be decided with the others.

    One without an operation may be decided twice: the second time nothing comes of it.
    """

    operation: str
    decide: Decide
    answer: "asyncio.Future[Decision | None]"
    loaded: Loaded
    player: PlayerRef | None = None

    def has_come_to(self, decision: Decision | None) -> None:
        """Answer; None says that it was applied before."""
        if not self.answer.done():
            self.answer.set_result(decision)

    def has_failed(self, fault: Exception) -> None:
        """Let whoever asks be told, unless they were answered."""
        if not self.answer.done():
            self.answer.set_exception(fault)


@dataclass(frozen=True, slots=True)
class Decisions:
    """What several wishes come to, one after the other; a repeated one comes to nothing."""

    before: Table
    after: Table
    made: tuple[tuple[Wish, Decision | None], ...]

    @property
    def operations(self) -> tuple[str, ...]:
        """The updates that the table holds afterwards."""
        return tuple(
            wish.operation for wish, decision in self.made if decision is not None and wish.operation
        )

    @property
    def to_be_noted(self) -> tuple[PlayerRef, ...]:
        """Whose direct conversation is about this table now, or is to be once more.

        Of an update that comes again nobody knows whether that was done when it first came.
        """
        before = {person.ref for person in persons(self.before)}
        again = {wish.player for wish, decision in self.made if decision is None}
        return tuple(
            person.ref for person in persons(self.after) if person.ref not in before or person.ref in again
        )

    @property
    def waits_now(self) -> tuple[PlayerRef, ...]:
        """Who has a place in the next game now, or asks for it once more."""
        before = {person.ref for person in self.before.waiting}
        again = {wish.player for wish, decision in self.made if decision is None}
        return tuple(
            person.ref for person in self.after.waiting if person.ref not in before or person.ref in again
        )

    def answer(self) -> None:
        """Give every wish its decision."""
        for wish, decision in self.made:
            wish.has_come_to(decision)


def decide_all(loaded: Loaded, wishes: Sequence[Wish], repeated: frozenset[str]) -> Decisions:
    """Decide wishes in turn on a loaded table; one that cannot be decided fails alone.

    Args:
        loaded: the table.
        wishes: what is asked.
        repeated: operations that are known to have been applied before, beside the loaded ones.
    """
    table, known = loaded.table, repeated.union(loaded.operations)
    made: list[tuple[Wish, Decision | None]] = []
    for wish in wishes:
        try:
            decision = None if wish.operation in known else wish.decide(table, loaded.now)
        except Exception as fault:  # a fault of this wish, which must not keep the others from theirs
            wish.has_failed(fault)
            continue
        if wish.operation:
            known |= {wish.operation}
        table = decision.table if decision else table
        made.append((wish, decision))
    return Decisions(loaded.table, _without_told(table, loaded), tuple(made))


def _without_told(table: Table, loaded: Loaded) -> Table:
    """Return the table without the part of its story that every room has been told."""
    if table == loaded.table:
        return table
    told = told_everywhere(loaded.ledgers, [room.ref for room in loaded.table.rooms])
    return replace(table, story=tuple(entry for entry in table.story if entry.number > told))


def still_there(table_id: str, loaded: Loaded | None) -> Loaded:
    """Return a loaded table, or raise `TableUnavailable` for one that is gone."""
    if loaded is None:
        raise TableUnavailable(table_id, "gone")
    return loaded
