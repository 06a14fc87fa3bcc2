"""The record of a finished game: short readable text that anybody can check.

A line is a few words and, behind " #", eight hex digits that chain it to all lines before
it: SHA-256 of the digits of the line before, a newline, and the words. The record holds
every roll next to the moves, so that a reader can follow it; `core.verify` recomputes all
of them from the seed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.chance import commitment
from core.game import AnyGame, Place, Step
from core.games import GAMES
from core.options import Options
from core.table import replay
from core.table.lobby import spell_value
from core.table.values import Moved, Play, Table

VERSION = 1
HEADER = f"palifico record {VERSION}"
CHECK_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Record:
    """What a game consisted of: all the rest follows."""

    game: str
    options: Options
    names: tuple[str, ...]
    seed: bytes
    moves: tuple[Moved, ...]


def record_of(table: Table, play: Play) -> Record:
    """Return the record of a table's game."""
    return Record(table.game, table.options, table.names, play.seed, play.moves)


def write(record: Record) -> str:
    """Return a record as text, every line of it checked by its last eight digits."""
    lines: list[str] = []
    check = ""
    for words in _lines(record):
        check = chained(check, words)
        lines.append(f"{words} #{check}")
    return "\n".join(lines) + "\n"


def chained(check: str, words: str) -> str:
    """Return the digits that chain a line to the digits of the line before it.

    >>> chained("", "palifico record 1")
    '5b05cb31'
    """
    return hashlib.sha256(f"{check}\n{words}".encode()).hexdigest()[:CHECK_DIGITS]


def option_words(options: Options) -> str:
    """Return options as they stand in a record: "dice=5 wild=on"."""
    choices = options.choices()
    return " ".join(f"{choice.name}={spell_value(choice, options.value(choice.name))}" for choice in choices)


def replayed(record: Record) -> Iterator[tuple[Moved | None, Step[object]]]:
    """Play a record again, step by step; the first step is the deal."""
    play = Play(record.seed, None, record.moves)
    return replay.replayed(GAMES[record.game], record.options, len(record.names), play)


def places_words(game: AnyGame, state: object) -> Sequence[str]:
    """Return the places as they stand in a record: "place 2 seats 1 3", "place 4 seats 2 left"."""
    return [_place_words(place) for place in game.result(state) or ()]


def _place_words(place: Place) -> str:
    seats = " ".join(str(seat + 1) for seat in place.seats)
    return f"place {place.rank} seats {seats}{' left' if place.left else ''}"


def _lines(record: Record) -> Iterator[str]:
    game = GAMES[record.game]
    yield HEADER
    yield f"game {record.game}"
    yield f"options {option_words(record.options)}"
    for number, name in enumerate(record.names, start=1):
        yield f"seat {number} {name}"
    yield f"commitment {commitment(record.seed)}"
    shown_round = 0
    state: object = None
    for moved, step in replayed(record):
        state = step.state
        if moved is not None:
            yield f"move {moved.seat + 1} {moved.notation}"
        if game.turn(state) is not None and game.round(state) != shown_round:
            shown_round = game.round(state)
            yield from game.roll_lines(state)
    yield from places_words(game, state)
    yield f"seed {record.seed.hex()}"
