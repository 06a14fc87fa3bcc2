"""Tables and ledgers as JSON, with their field names, so that a value can be read in a Redis shell.

A message is stored with its Fluent id under "say"; a game's options and state by the types
that the game names. `FORMAT` is stored with every table; a newer one is refused.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

import msgspec

from core.game import Weight
from core.games import GAMES
from core.identity import PlayerRef, Seat
from core.messages import Kind, Message, kinds, registry
from core.options import Options
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

FORMAT = 2

_SAY = "say"


class NewerFormat(Exception):
    """The value was stored by a newer version of this program, which knows more."""


def _from_1(stored: dict[str, Any]) -> dict[str, Any]:
    """A game did not close itself before it expired."""
    return {**stored, "lasts": RUNNING_LASTS, "warned_at": 0.0}


MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({1: _from_1})
"""What brings a value of each older format to the next one."""


@dataclass(frozen=True, slots=True)
class _StoredEntry:
    number: int
    weight: str
    lines: list[dict[str, Any]]
    names: tuple[str, ...]
    mention: PlayerRef | None


@dataclass(frozen=True, slots=True)
class _StoredPlay:
    seed: bytes
    state: msgspec.Raw
    moves: str


@dataclass(frozen=True, slots=True)
class _Format:
    format: int


@dataclass(frozen=True, slots=True)
class _StoredTable:
    format: int
    id: str
    phase: Phase
    game: str
    options: msgspec.Raw
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


_AS_THEY_ARE = tuple(field.name for field in fields(Table) if field.name not in ("options", "play", "story"))


def encode_table(table: Table) -> bytes:
    """Return a table as JSON."""
    return msgspec.json.encode(
        _StoredTable(
            format=FORMAT,
            options=msgspec.Raw(msgspec.json.encode(table.options)),
            play=_store_play(table.play),
            story=tuple(map(_store_entry, table.story)),
            **{name: getattr(table, name) for name in _AS_THEY_ARE},
        )
    )


def decode_table(value: bytes) -> Table:
    """Return the table that was stored.

    Raises:
        NewerFormat: a newer version of this program stored it.
        msgspec.ValidationError: the value is no table.
    """
    stored_format = msgspec.json.decode(value, type=_Format).format
    if stored_format > FORMAT:
        raise NewerFormat(f"stored in format {stored_format}, this program knows up to {FORMAT}")
    if stored_format < FORMAT:
        value = _migrated(value, stored_format)
    stored = msgspec.json.decode(value, type=_StoredTable)
    if stored.game not in GAMES:
        raise NewerFormat(f"stored with a game that this program does not know: {stored.game:.40}")
    game = GAMES[stored.game]
    return Table(
        options=_load_options(stored.options, game.options),
        play=_load_play(stored.play, game.state),
        story=tuple(map(_load_entry, stored.story)),
        **{name: getattr(stored, name) for name in _AS_THEY_ARE},
    )


def _migrated(value: bytes, stored_format: int) -> bytes:
    stored = msgspec.json.decode(value, type=dict[str, Any])
    for older in range(stored_format, FORMAT):
        stored = MIGRATIONS[older](stored)
    return msgspec.json.encode({**stored, "format": FORMAT})


def encode_ledger(ledger: Ledger) -> bytes:
    """Return a ledger as JSON."""
    return msgspec.json.encode(ledger)


def decode_ledger(value: bytes) -> Ledger:
    """Return the ledger that was stored."""
    return msgspec.json.decode(value, type=Ledger)


def store_message(message: Message) -> dict[str, Any]:
    """Return a message as its id and its fields."""
    stored: dict[str, Any] = {_SAY: message.identifier()}
    for name, kind in kinds(type(message)).items():
        value = getattr(message, name)
        if kind is Kind.MESSAGE:
            value = store_message(value)
        elif kind is Kind.MESSAGES:
            value = [store_message(each) for each in value]
        stored[name] = value
    return stored


def load_message(stored: dict[str, Any]) -> Message:
    """Return the message that was stored."""
    message = registry().get(stored[_SAY])
    if message is None:
        raise NewerFormat(f"stored with a message that this program does not know: {stored[_SAY]:.40}")
    values: dict[str, Any] = {}
    for name, kind in kinds(message).items():
        value = stored[name]
        if kind is Kind.MESSAGE:
            value = load_message(value)
        elif kind is Kind.MESSAGES:
            value = tuple(load_message(each) for each in value)
        elif kind is Kind.SEATS:
            value = tuple(value)
        values[name] = value
    return message(**values)


def _load_options(stored: msgspec.Raw, options: type[Options]) -> Options:
    return msgspec.json.decode(stored, type=options)


def _store_entry(entry: Entry) -> _StoredEntry:
    lines = [store_message(line) for line in entry.lines]
    return _StoredEntry(entry.number, entry.weight.value, lines, entry.names, entry.mention)


def _load_entry(stored: _StoredEntry) -> Entry:
    lines = tuple(load_message(line) for line in stored.lines)
    return Entry(stored.number, Weight(stored.weight), lines, stored.names, stored.mention)


def _store_play(play: Play | None) -> _StoredPlay | None:
    if play is None:
        return None
    moves = ",".join(f"{moved.seat} {moved.notation}" for moved in play.moves)
    return _StoredPlay(play.seed, msgspec.Raw(msgspec.json.encode(play.state)), moves)


def _load_play(stored: _StoredPlay | None, state: type[Any]) -> Play | None:
    if stored is None:
        return None
    moves = (each.partition(" ") for each in stored.moves.split(",") if each)
    moved = tuple(Moved(Seat(int(seat)), notation) for seat, _, notation in moves)
    return Play(stored.seed, msgspec.json.decode(stored.state, type=state), moved)
