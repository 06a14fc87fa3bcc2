"""Tables and ledgers as they are stored: the format, then arrays without field names.

The rules:

1. The first byte of a table or a ledger is its format, below a space, so that no text is taken for
   one. Formats 1 and 2 were JSON; the first ledgers of format 3 have no such byte.
2. A game's options and state are stored by the types that the game names.
3. Moves are two columns, seats and notations. They and the story are compressed when they are long.
4. A newer format is refused and left as it is.

docs/redis.md says how to look at a value. tests/stored/ has a sample of each format and the layout
of this one, which is not to be changed without a new number.
"""

import zlib
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import msgspec

from core.game import Weight
from core.identity import PlayerRef, Seat
from core.room_settings import AS_USUAL, RoomSettings
from core.showing import Ledger
from core.table.values import Entry, Moved, Person, Phase, Play, Room, Seated, Table, TableOptions, game_of
from storage.arrays import arrays_of
from storage.known import NewerFormat, game_called
from storage.older import decode_older_ledger, decode_older_table, is_older
from storage.stored_messages import load_message, store_message

FORMAT = 3

_LAST_FORMAT = 0x1F
"""The last byte that begins no text."""

_SHORT = 256
"""What is not longer is not compressed, which would take longer than it is worth."""

_LEVEL = 6
"""Of compressing: as small as it gets for what a table holds."""

_COMPRESSED = b"x"
"""How what is compressed begins, and no array does."""

_MOVES_SHARED = 4096
"""How many moves are made once: all that are likely, by seat and notation."""

_LEDGERS_SHARED = 1024
"""How many ledgers are made once: most of a table's are what they were when it was last loaded."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A piece of news; no `names` are those of the table."""

    number: int
    weight: Weight
    lines: tuple[dict[str, Any], ...]
    names: tuple[str, ...] | None
    mention: PlayerRef | None


@dataclass(frozen=True, slots=True)
class StoredPlay:
    """A game: `state` as an array of the game's own, `moves` compressed."""

    seed: bytes
    state: bytes
    moves: bytes


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table: `options` as an array of the game's own, `story` compressed entries, empty for none."""

    id: str
    phase: Phase
    game: str
    options: bytes
    table_options: TableOptions
    pace: float
    host: Person
    seats: tuple[Seated, ...]
    rooms: tuple[Room, ...]
    waiting: tuple[Person, ...]
    play: StoredPlay | None
    dealt: int
    turn: int
    since: float
    reminded: bool
    lasts: float
    warned_at: float
    stop_asked: PlayerRef | None
    story: bytes
    next_number: int
    options_unfolded: bool = False
    settings_unfolded: bool = False
    settings: RoomSettings = AS_USUAL
    announced: str = ""


_AS_THEY_ARE = tuple(
    field.name for field in fields(StoredTable) if field.name not in ("options", "play", "story")
)
_MOVES = arrays_of(tuple[bytes, str])
_STORY = arrays_of(tuple[StoredEntry, ...])
_TABLE = arrays_of(StoredTable)
_LEDGER = arrays_of(Ledger)


def encode_table(table: Table) -> bytes:
    """Return a table as it is stored."""
    game = game_of(table)
    stored = StoredTable(
        options=arrays_of(game.options).encode(table.options),
        play=_store_play(table.play, game.state),
        story=_store_story(table),
        **{name: getattr(table, name) for name in _AS_THEY_ARE},
    )
    return bytes((FORMAT,)) + _TABLE.encode(stored)


def decode_table(value: bytes) -> Table:
    """Return the table that was stored.

    Raises:
        NewerFormat: a newer version of this program stored it.
        msgspec.MsgspecError: the value is no table.
        ValueError: a part of it cannot be unpacked.
    """
    if is_older(value):
        return decode_older_table(value)
    stored = _TABLE.decode(_array_in(value))
    game = game_called(stored.game)
    return Table(
        options=arrays_of(game.options).decode(stored.options),
        play=_load_play(stored.play, game.state),
        story=_load_story(stored),
        **{name: getattr(stored, name) for name in _AS_THEY_ARE},
    )


def encode_ledger(ledger: Ledger) -> bytes:
    """Return a ledger as it is stored."""
    return bytes((FORMAT,)) + _LEDGER.encode(ledger)


@lru_cache(_LEDGERS_SHARED)
def decode_ledger(value: bytes) -> Ledger:
    """Return the ledger that was stored.

    Raises:
        NewerFormat: a newer version of this program stored it.
        msgspec.MsgspecError: the value is no ledger.
    """
    if is_older(value):
        return decode_older_ledger(value)
    has_format = int.from_bytes(value[:1]) <= _LAST_FORMAT
    return _LEDGER.decode(_array_in(value) if has_format else value)


def _array_in(value: bytes) -> bytes:
    """Return what follows the format."""
    stored_format = int.from_bytes(value[:1])
    if FORMAT < stored_format <= _LAST_FORMAT:
        raise NewerFormat(f"stored in format {stored_format}, this program knows up to {FORMAT}")
    if stored_format != FORMAT:
        raise msgspec.ValidationError("no format")
    return value[1:]


def _store_story(table: Table) -> bytes:
    if not table.story:
        return b""
    return _packed(_STORY.encode(tuple(_store_entry(each, table.names) for each in table.story)))


def _load_story(stored: StoredTable) -> tuple[Entry, ...]:
    if not stored.story:
        return ()
    names = tuple(seated.name for seated in stored.seats)
    return tuple(_load_entry(each, names) for each in _STORY.decode(_unpacked(stored.story)))


def _store_entry(entry: Entry, names: tuple[str, ...]) -> StoredEntry:
    lines = tuple(map(store_message, entry.lines))
    own = entry.names if entry.names != names else None
    return StoredEntry(entry.number, entry.weight, lines, own, entry.mention)


def _load_entry(stored: StoredEntry, names: tuple[str, ...]) -> Entry:
    lines = tuple(map(load_message, stored.lines))
    own = stored.names if stored.names is not None else names
    return Entry(stored.number, stored.weight, lines, own, stored.mention)


def _store_play(play: Play | None, state: type[Any]) -> StoredPlay | None:
    if play is None:
        return None
    return StoredPlay(play.seed, arrays_of(state).encode(play.state), _store_moves(play.moves))


def _load_play(stored: StoredPlay | None, state: type[Any]) -> Play | None:
    if stored is None:
        return None
    return Play(stored.seed, arrays_of(state).decode(stored.state), _load_moves(stored.moves))


def _store_moves(moves: tuple[Moved, ...]) -> bytes:
    if not moves:
        return b""
    seats = bytes([moved.seat for moved in moves])
    notations = ",".join([moved.notation for moved in moves])
    return _packed(_MOVES.encode((seats, notations)))


def _load_moves(stored: bytes) -> tuple[Moved, ...]:
    if not stored:
        return ()
    seats, joined = _MOVES.decode(_unpacked(stored))
    notations = joined.split(",")
    if len(seats) != len(notations):
        raise ValueError(f"{len(seats)} seats made {len(notations)} moves")
    return tuple(map(_moved, seats, notations))


@lru_cache(_MOVES_SHARED)
def _moved(seat: int, notation: str) -> Moved:
    return Moved(Seat(seat), notation)


def _packed(value: bytes) -> bytes:
    return zlib.compress(value, _LEVEL) if len(value) > _SHORT else value


def _unpacked(value: bytes) -> bytes:
    if not value.startswith(_COMPRESSED):
        return value
    try:
        return zlib.decompress(value)
    except zlib.error as fault:
        raise ValueError(str(fault)) from fault
