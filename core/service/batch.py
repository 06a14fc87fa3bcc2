"""What is asked of a table in the same moment, decided in turn on one loaded table."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from core.ports import Loaded, StoreUnavailable
from core.showing import told_everywhere
from core.table.decision import Decision
from core.table.values import Person, Table, persons

Decide = Callable[[Table, float], Decision]
"""A table and the time -> what is asked of it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something asked of a table, waiting to be decided with the others."""

    operation: str
    decide: Decide
    answer: "asyncio.Future[Decision | None]"
    loaded: Loaded


@dataclass(frozen=True, slots=True)
class Decisions:
    """What several wishes come to, one after the other; a repeated one comes to nothing."""

    table: Table
    made: tuple[tuple[Wish, Decision | None], ...]

    @property
    def operations(self) -> tuple[str, ...]:
        """The updates that the table now holds."""
        return tuple(wish.operation for wish, decision in self.made if decision is not None)

    def answer(self) -> None:
        """Give every wish its decision."""
        for wish, decision in self.made:
            if not wish.answer.done():
                wish.answer.set_result(decision)


def decide_all(loaded: Loaded, wishes: Sequence[Wish]) -> Decisions:
    """Decide wishes in turn on a loaded table."""
    table, known = loaded.table, set(loaded.operations)
    made: list[tuple[Wish, Decision | None]] = []
    for wish in wishes:
        decision = None if wish.operation in known else wish.decide(table, loaded.now)
        known.add(wish.operation)
        table = decision.table if decision else table
        made.append((wish, decision))
    return Decisions(_without_told(table, loaded), tuple(made))


def newcomers(before: Table, after: Table) -> tuple[Person, ...]:
    """Return who sits at a table now and did not before."""
    seated = {person.ref for person in persons(before)}
    return tuple(person for person in persons(after) if person.ref not in seated)


def was_repeated(wish: Wish, operations: frozenset[str]) -> bool:
    """Answer a wish whose operation was applied before; whether it was."""
    if wish.operation in operations and not wish.answer.done():
        wish.answer.set_result(None)
    return wish.operation in operations


def _without_told(table: Table, loaded: Loaded) -> Table:
    """Return the table without the part of its story that every room has been told."""
    if table == loaded.table:
        return table
    told = told_everywhere(loaded.ledgers, [room.ref for room in loaded.table.rooms])
    return replace(table, story=tuple(entry for entry in table.story if entry.number > told))


def still_there(loaded: Loaded | None) -> Loaded:
    """Return a loaded table, or raise `StoreUnavailable` for one that is gone."""
    if loaded is None:
        raise StoreUnavailable("the table is gone")
    return loaded
