"""The turn clock (L21): when something is due, and what then happens.

A deadline is derived from the table, never kept beside it. A computer player moves after
the table's pace; a person is reminded after two thirds of the turn time and played for at
its end, unless they cannot be reached. A game that rests for very long is closed, and its
players are warned of that in time. While it is quiet in the room the clock of a person's turn rests,
so that nobody loses a turn asleep.
"""

import math

from core.table.values import Seated, Table, on_turn

REMIND_AFTER = 2 / 3
"""The part of the turn time after which the player on turn is reminded."""

WARN_AFTER = 5 / 6
"""The part of the time a game may rest after which its players are warned that it will be closed."""

MISSES_UNTIL_STAND_IN = 2
"""Turns in a row that the table plays before a computer player takes the seat."""


def deadline(table: Table) -> float | None:
    """Return when the table next wants a tick, None when only people can move it on."""
    seat = on_turn(table)
    if seat is None:
        return None
    if not table.seats[seat].acts:
        return table.since + table.pace
    return min(closing(table), _turn_deadline(table, table.seats[seat]))


def closing(table: Table) -> float:
    """Return when a game at rest is closed, or its players are warned of that."""
    if table.warned_at:
        # From the warning on, which may have come late.
        return table.warned_at + table.lasts * (1 - WARN_AFTER)
    return after(table, table.since + table.lasts * WARN_AFTER, 0)


def time_is_up(table: Table) -> float:
    """Return when the time of whoever is on turn is over, where it has a limit."""
    return after(table, table.since, table.table_options.timer)


def after(table: Table, since: float, seconds: float) -> float:
    """Return when a clock that rests while it is quiet has gone on for so many seconds."""
    quiet = table.settings.quiet
    return since + seconds if quiet is None else quiet.after(since, seconds)


def _turn_deadline(table: Table, seated: Seated) -> float:
    limit = table.table_options.timer
    if not limit or not seated.reachable:
        return math.inf
    return time_is_up(table) if table.reminded else after(table, table.since, limit * REMIND_AFTER)


def is_due(table: Table, now: float) -> bool:
    """Return whether the deadline has come."""
    due = deadline(table)
    return due is not None and now >= due
