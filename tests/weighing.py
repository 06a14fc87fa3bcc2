"""Whole games as people would see them, with what their table takes in a real server after every move."""

import random
from dataclasses import dataclass, fields, replace
from itertools import count
from typing import Any

import msgspec

from core.commands import Actor, Command, Deal, Join, Move
from core.games import GAMES
from core.table.values import Phase, Table, on_turn, playing_of
from storage import keys
from storage.codec import StoredPlay, StoredTable
from tests.processes import Process
from tests.servers import Server
from tests.stage import ANNA, ROOM, person

MOST_FOR_EIGHT = 3072
"""Bytes that a table for eight has to stay below, from its first move to its last."""

MOVES_A_CALL = 8

_updates = count(1)


async def opened(process: Process, seats: int) -> str:
    """Open a room of its own and begin a game in it."""
    room = replace(ROOM, id=f"room{next(_updates)}")
    everybody = [replace(each, room=room) for each in (ANNA, *(person(f"Guest{n}") for n in range(1, seats)))]
    await process.open(room, everybody[0], f"update:{next(_updates)}")
    table_id = await process.store.table_in(room)
    assert table_id is not None
    for actor in everybody[1:]:
        await does(process, actor, Join())
    await does(process, everybody[0], Deal())
    return table_id


async def does(process: Process, actor: Actor, command: Command) -> None:
    """Let somebody give a command that is not refused, and wait until what came of it is shown."""
    reply = await process.hear(actor, command, f"update:{next(_updates)}")
    assert reply.lines == (), reply


def on_turn_at(table: Table) -> Actor:
    """Return who is on turn."""
    seat = on_turn(table)
    sitting = table.seats[seat].person if seat is not None else None
    assert sitting is not None
    return Actor(sitting.ref, sitting.name, "en", room=table.rooms[0].ref)


def moves_of(table: Table) -> list[str]:
    """Return the legal moves, the smallest raise first."""
    game, play = playing_of(table)
    seat = on_turn(table)
    assert seat is not None
    return [game.notation(move) for move in game.legal(play.state, seat)]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A table in the server after a move."""

    taken: int
    state: bytes
    shown: int
    operations: int


async def weighed(server: Server, process: Process, table_id: str) -> list[Weighed]:
    """Play a game to its end and return what its table takes after each move."""
    chance, found = random.Random(3), list[Weighed]()
    while (table := await process.table(table_id)).phase is Phase.PLAYING:
        raises = moves_of(table)
        call = "liar" in raises and (chance.randrange(MOVES_A_CALL) == 0 or len(raises) < 3)
        notation = "liar" if call else chance.choice([each for each in raises if each[0].isdigit()][:4])
        await does(process, on_turn_at(table), Move(notation))
        found.append(weigh(server, table_id))
    return found


def weigh(server: Server, table_id: str) -> Weighed:
    """Return what a table takes in the server."""
    key = keys.table(table_id)
    pairs: dict[bytes, bytes] = server.ask("HGETALL", key)
    shown = sum(len(name) + len(value) for name, value in pairs.items() if name.startswith(b"shown:"))
    taken = int(server.ask("MEMORY", "USAGE", key, "SAMPLES", 0))
    return Weighed(taken, pairs[b"state"], shown, len(pairs[b"operations"]))


def heaviest(state: bytes) -> list[tuple[str, int]]:
    """Return the fields of a stored table with the bytes they take, those of the game singly."""
    stored = named(StoredTable, state[1:])
    play = named(StoredPlay, msgspec.msgpack.encode(stored.pop("play")))
    game = named(GAMES[stored["game"]].state, play.pop("state"))
    parts = stored | {f"play.{name}": each for name, each in play.items()}
    parts |= {f"play.state.{name}": each for name, each in game.items()}
    sizes = [(name, len(msgspec.msgpack.encode(each))) for name, each in parts.items()]
    return sorted(sizes, key=lambda each: -each[1])[:8]


def named(stored: type[Any], value: bytes) -> dict[str, Any]:
    """Return the fields of a stored array by their names."""
    return dict(zip((field.name for field in fields(stored)), msgspec.msgpack.decode(value), strict=True))
