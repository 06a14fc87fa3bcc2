"""Tables and ledgers of formats 1 and 2, which were JSON with field names: read, never written."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from core.game import Weight
from core.identity import PlayerRef, Seat
from core.showing import Ledger
from core.table.values import (
    RUNNING_LASTS,
    Entry,
    Moved,
    Person,
    Phase,
    Play,
    Room,
    Seated,
    Table,
    TableOptions,
)
from storage.known import game_called
from storage.stored_messages import load_message

_LATEST = 2

T = TypeVar("T")


def _from_1(stored: dict[str, Any]) -> dict[str, Any]:
    """A game did not close itself before it expired."""
    return {**stored, "lasts": RUNNING_LASTS, "warned_at": 0.0}


_MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({1: _from_1})
"""What brings a value of each older format to the next one."""


@dataclass(frozen=True, slots=True)
class _StoredEntry:
    number: int
    weight: Weight
    lines: list[dict[str, Any]]
    names: tuple[str, ...]
    mention: PlayerRef | None


@dataclass(frozen=True, slots=True)
class _StoredPlay:
    seed: bytes
    state: Any
    moves: str


@dataclass(frozen=True, slots=True)
class _StoredTable:
    id: str
    phase: Phase
    game: str
    options: dict[str, Any]
    table_options: TableOptions
    pace: float
    host: Person
    seats: tuple[Seated, ...]
    rooms: tuple[Room, ...]
    waiting: tuple[Person, ...]
    play: _StoredPlay | None
    dealt: int
    turn: int
    since: float
    reminded: bool
    lasts: float
    warned_at: float
    stop_asked: PlayerRef | None
    story: tuple[_StoredEntry, ...]
    next_number: int


_AS_THEY_ARE = tuple(
    field.name for field in fields(_StoredTable) if field.name not in ("options", "play", "story")
)


def is_older(value: bytes) -> bool:
    """Return whether a value is JSON; none of a later format begins so."""
    return value.startswith(b"{")


def decode_older_table(value: bytes) -> Table:
    """Return the table that was stored.

    Raises:
        NewerFormat: it needs a game or a message that this program does not know.
        msgspec.MsgspecError: the value is no table.
    """
    named = msgspec.json.decode(value, type=dict[str, Any])
    for older in range(named["format"], _LATEST):
        named = _MIGRATIONS[older](named)
    stored = _read(named, _StoredTable)
    game = game_called(stored.game)
    return Table(
        options=_read(stored.options, game.options),
        play=_load_play(stored.play, game.state),
        story=tuple(map(_load_entry, stored.story)),
        **{name: getattr(stored, name) for name in _AS_THEY_ARE},
    )


def decode_older_ledger(value: bytes) -> Ledger:
    """Return the ledger that was stored."""
    return msgspec.json.decode(value, type=Ledger)


def _read(named: Any, wanted: type[T]) -> T:
    return msgspec.convert(named, wanted, str_keys=True)


def _load_entry(stored: _StoredEntry) -> Entry:
    lines = tuple(map(load_message, stored.lines))
    return Entry(stored.number, stored.weight, lines, stored.names, stored.mention)


def _load_play(stored: _StoredPlay | None, state: type[Any]) -> Play | None:
    if stored is None:
        return None
    moves = (each.partition(" ") for each in stored.moves.split(",") if each)
    moved = tuple(Moved(Seat(int(seat)), notation) for seat, _, notation in moves)
    return Play(stored.seed, _read(stored.state, state), moved)
