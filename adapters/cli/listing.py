"""`palifico tables`: what is kept, a line for each table, and nothing of anybody's dice or cards."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, dataclass

import msgspec
import structlog

from adapters.cli import archive_messages as messages
from adapters.cli.kept import store_at
from adapters.cli.stores import trouble_of
from core.messages import Message
from core.ports import StoreUnavailable
from core.table.values import Phase, Table
from storage.client import Client
from storage.codec import decode_table
from storage.export import export_tables
from storage.exported import TableLine
from storage.known import NewerFormat
from storage.redis import Expiry, RedisStore

DONE, NOT_ALL = 0, 1

Say = Callable[[Message], str]

PHASES: dict[Phase, Message] = {
    Phase.LOBBY: messages.InLobby(),
    Phase.PLAYING: messages.Playing(),
    Phase.OVER: messages.Over(),
    Phase.CLOSED: messages.Closed(),
}

_HEAD = (
    messages.ColumnTable(),
    messages.ColumnPlatforms(),
    messages.ColumnGame(),
    messages.ColumnPhase(),
    messages.ColumnPeople(),
    messages.ColumnComputers(),
    messages.ColumnChanged(),
    messages.ColumnDue(),
)
_WIDTHS = (10, 16, 13, 12, 8, 10, 10, 9)
_UNITS = ((24 * 3600, "d"), (3600, "h"), (60, "m"), (1, "s"))
_FAULTS = (ValueError, KeyError, TypeError, msgspec.MsgspecError, NewerFormat)


@dataclass(frozen=True, slots=True)
class Row:
    """What is said of a table; times are seconds, `due_in` is None where the clock has nothing to do."""

    id: str
    platforms: tuple[str, ...]
    game: str
    phase: str
    people: int
    computers: int
    unchanged_for: int
    due_in: int | None


def list_tables(url: str, expiry: Expiry, say: Say, *, as_json: bool) -> int:
    """Print the tables of a store, and return the exit code.

    Raises:
        WrongUse: nothing is kept.
    """
    try:
        return asyncio.run(_list(url, expiry, say, as_json=as_json))
    except StoreUnavailable as error:
        print(say(trouble_of(error).says), file=sys.stderr)
        return NOT_ALL


async def _list(url: str, expiry: Expiry, say: Say, *, as_json: bool) -> int:
    unreadable = listed = 0
    async with store_at(url) as client:
        async for row in rows(client, expiry):
            if row is None:
                unreadable += 1
                continue
            if not listed and not as_json:
                print(_spread([say(each) for each in _HEAD]))
            listed += 1
            print(json.dumps(asdict(row)) if as_json else _spread(_cells(row, say)))
    if not listed and not as_json:
        print(say(messages.NoTables()))
    if unreadable:
        print(say(messages.Unreadable(unreadable)), file=sys.stderr)
    return NOT_ALL if unreadable else DONE


async def rows(client: Client, expiry: Expiry) -> AsyncIterator[Row | None]:
    """Return what is said of each table, None for one that cannot be read.

    Args:
        client: the store.
        expiry: how long tables are kept, by which their last change is known.

    Raises:
        StoreUnavailable: the store does not answer; what was returned is not all.
    """
    now = await RedisStore(client, structlog.get_logger()).now()
    async for line in export_tables(client):
        try:
            yield None if line is None else _row(line, decode_table(line.state), expiry, now)
        except _FAULTS:
            yield None


def _row(line: TableLine, table: Table, expiry: Expiry, now: float) -> Row:
    people = sum(seated.person is not None for seated in table.seats)
    kept = expiry.of(table)
    left = kept if line.expires is None else line.expires / 1000
    return Row(
        id=table.id,
        platforms=tuple(dict.fromkeys(room.ref.platform for room in table.rooms)),
        game=table.game,
        phase=table.phase.value,
        people=people,
        computers=len(table.seats) - people,
        unchanged_for=max(0, round(kept - left)),
        due_in=None if line.deadline is None else round(line.deadline - now),
    )


def _cells(row: Row, say: Say) -> list[str]:
    return [
        row.id,
        ",".join(row.platforms),
        row.game,
        say(PHASES[Phase(row.phase)]),
        str(row.people),
        str(row.computers),
        _time(row.unchanged_for),
        "-" if row.due_in is None else _time(row.due_in),
    ]


def _spread(cells: list[str]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True)).rstrip()


def _time(seconds: int) -> str:
    """Return a time in its two largest units.

    >>> _time(90061), _time(3600), _time(59), _time(-5)
    ('1d 1h', '1h', '59s', '0s')
    """
    parts: list[str] = []
    left = max(0, seconds)
    for size, unit in _UNITS:
        if left >= size:
            parts.append(f"{left // size}{unit}")
            left %= size
    return " ".join(parts[:2]) or "0s"
