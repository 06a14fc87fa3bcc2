"""The turn clock (L21): when something is due, and what then happens.

A deadline is derived from the table, never kept beside it. A computer player moves after
the table's pace; a person is reminded after two thirds of the turn time and played for at
its end. Nothing is due while the person on turn cannot be reached.
"""

from core.table.values import Phase, Table, on_turn

REMIND_AFTER = 2 / 3
"""The part of the turn time after which the player on turn is reminded."""

MISSES_UNTIL_STAND_IN = 2
"""Turns in a row that the table plays before a computer player takes the seat."""


def deadline(table: Table) -> float | None:
    """Return when the table next wants a tick, None when only people can move it on."""
    seat = on_turn(table)
    if table.phase is not Phase.PLAYING or seat is None:
        return None
    seated = table.seats[seat]
    if not seated.acts:
        return table.since + table.pace
    limit = table.table_options.timer
    if not limit or not seated.reachable:
        return None
    return table.since + (limit if table.reminded else limit * REMIND_AFTER)


def is_due(table: Table, now: float) -> bool:
    """Return whether the deadline has come."""
    due = deadline(table)
    return due is not None and now >= due
