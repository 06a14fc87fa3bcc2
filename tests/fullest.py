"""Tables with as many people as can be, of the longest names: what is to fit into any message."""

import random
from dataclasses import replace

from core.commands import Deal, Join, SetOption, Tick
from core.decide import decide, heed
from core.games import GAMES
from core.identity import RoomRef
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn
from tests.stage import person


def fullest(game: str, language: str, name: str = "Ww<&>" * 30) -> list[Table]:
    """Return a table with as many people as can be, of the longest names, in every state up to its end."""
    host = person("W" * 130, language=language)
    table = new_table("k3x5t7abcdefghijklmnop", game, host, pace=0)
    table = replace(table, rooms=(Room(RoomRef("telegram", "-1001234567890.99"), language, Style.BOARD),))
    for number in range(GAMES[game].seats[-1]):
        guest = person(f"{number}{name}", language=language)
        table = decide(table, Join(), guest, 0.0, b"").table
        if not number:
            host = guest
    table = replace(table, host=replace(table.host, ref=host.ref))
    if game == "liars-dice":
        table = decide(table, SetOption("dice", "6"), host, 0.0, b"").table
    tables = [table, replace(table, options_unfolded=True)]
    table = decide(table, Deal(), host, 0.0, b"full").table
    chance = random.Random(5)
    for _ in range(150):
        tables.append(table)
        seat = on_turn(table)
        if seat is None:
            break
        table = heed(table.with_seat(seat, stand_in=chance.random() < 0.9), Tick(), 1e9)
    return tables
