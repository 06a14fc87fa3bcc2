"""How fast the pieces are on this machine: a table of medians, no pass or fail. Run by `make bench`."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from statistics import median

from rich.console import Console
from rich.table import Table as Grid

from adapters.conversation import Languages
from core.chance import Chance
from core.commands import AddComputer, Deal, Join, Move
from core.decide import decide
from core.games import GAMES
from core.identity import Seat
from core.players import choose, strengths
from core.scene import Post, scene
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn, playing_of
from i18n.languages import LANGUAGES
from storage.codec import decode_table, encode_table
from tests.stage import ANNA, ROOM, unsayable

REPEATS = 200
GAMES_PLAYED = 40


def microseconds(work: Callable[[], object]) -> float:
    """Return the median time of one call, in microseconds."""
    for _ in range(REPEATS // 10):
        work()
    times: list[float] = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return median(times) * 1e6


def a_table(name: str, seats: int) -> Table:
    """Return a table at the start of a game that Anna opens, with computer players."""
    seeds = (number.to_bytes(2, "big") for number in range(1000))
    return next(table for seed in seeds if on_turn(table := _dealt(name, seats, seed)) == 0)


def _dealt(name: str, seats: int, seed: bytes) -> Table:
    table = new_table("bench", name, ANNA, pace=0)
    table = replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))
    table = decide(table, Join(), ANNA, 0.0, b"").table
    for _ in range(seats - 1):
        table = decide(table, AddComputer(), ANNA, 0.0, b"").table
    return decide(table, Deal(), ANNA, 0.0, seed).table


def random_games_a_second(name: str, seats: int) -> float:
    """Return how many whole games of random moves are played in a second."""
    game, chance = GAMES[name], random.Random(1)
    started = time.perf_counter()
    for number in range(GAMES_PLAYED):
        state = game.initial(game.options(), seats, number.to_bytes(4, "big"))
        while (seat := game.turn(state)) is not None:
            state = game.apply(state, seat, chance.choice(game.legal(state, seat))).state
    return GAMES_PLAYED / (time.perf_counter() - started)


def figures(name: str, seats: int, languages: Languages) -> list[float]:
    """Return the medians of one row of the table."""
    table = a_table(name, seats)
    game, play = playing_of(table)
    state, anna = play.state, Seat(0)
    move = game.legal(state, anna)[0]
    view = game.view(state, anna)
    strength = strengths(name)[-1]
    posts = scene(table)
    stored = encode_table(table)
    return [
        microseconds(partial(game.legal, state, anna)),
        microseconds(partial(game.apply, state, anna, move)),
        microseconds(partial(game.view, state, anna)),
        microseconds(partial(decide, table, Move(game.notation(move)), ANNA, 0.0, b"")),
        microseconds(partial(scene, table)),
        microseconds(partial(say_all, languages, posts)),
        microseconds(partial(encode_table, table)) + microseconds(partial(decode_table, stored)),
        microseconds(lambda: choose(name, strength, view, Chance(b"bench", "computer"))),
    ]


def say_all(languages: Languages, posts: Sequence[Post]) -> None:
    """Put posts into words."""
    for post in posts:
        languages.post(post)


def main() -> None:
    """Print the table."""
    columns = ("legal", "apply", "view", "decide", "scene", "text", "store", "choose", "games a second")
    grid = Grid("game", "seats", *columns)
    languages = Languages(unsayable)
    for name in GAMES:
        for seats in (2, 4, 12):
            row = [*figures(name, seats, languages), random_games_a_second(name, seats)]
            grid.add_row(name, str(seats), *(f"{figure:,.0f}" for figure in row))
    console = Console(width=120)
    console.print(
        "Median microseconds a call. Text: all posts of the scene, in English. Store: written and read."
    )
    console.print(grid)
    words = Grid("language", "all posts of a table of 4, in microseconds")
    for language in LANGUAGES:
        posts = [replace(post, language=language) for post in scene(a_table("liars-dice", 4))]
        words.add_row(language, f"{microseconds(partial(say_all, languages, posts)):,.0f}")
    console.print(words)


if __name__ == "__main__":
    main()
