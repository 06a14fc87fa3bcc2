"""What the store costs on this machine, on a real server: tables of figures.

Run by `make bench-redis`. Times are medians; what is compared was measured in turn. Only the size
of a table passes or fails.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import aclosing
from dataclasses import replace
from itertools import count
from statistics import median
from typing import Any, cast

from rich.console import Console
from rich.table import Table as Grid

from core.commands import Actor, AddComputer, Deal, Join, Move
from core.decide import decide
from core.scene import Post
from core.table.clock import deadline
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn, playing_of
from storage import keys
from storage.client import Client
from storage.codec import encode_table
from storage.connect import connect
from storage.redis import (
    LEASE,
    OPERATIONS_AT_MOST,
    OPERATIONS_KEPT,
    OPERATIONS_YOUNG,
    TAKEOVER,
    Expiry,
    RedisStore,
)
from storage.scripts import script
from tests.crowd import CROWD, Crowd, a_lobby
from tests.processes import EmptyRoom, Process, Recording, a_process
from tests.servers import Server, a_server
from tests.stage import ANNA, PLATFORM, ROOM, SilentLog, StagePlatform, person
from tests.weighing import MOST_FOR_EIGHT, does, heaviest, moves_of, on_turn_at, opened, weighed

SEATS = (2, 4, 8, 12)
REPEATS = 600
MOVES = 1500
LIVE = (1, 1_000, 100_000)
PLAYED = 64
TASKS = 16
HEARD = 40
ROUNDS = 5
ACTS = 160
PLAYED_ON = 60
COPIED_AT_ONCE = 10_000

COPY = """
for number = ARGV[1], ARGV[2] do
  redis.call('COPY', KEYS[1], KEYS[1] .. ':' .. number)
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[4] .. ':' .. number)
end
"""

_updates = count(1)


def waiting(table_id: str, seats: int) -> Table:
    """Return a lobby with Anna and others."""
    table = replace(new_table(table_id, "liars-dice", ANNA, pace=0), rooms=(Room(ROOM, "en", Style.BOARD),))
    for actor in [ANNA, *(person(f"Guest{number}") for number in range(1, seats))]:
        table = replace(decide(table, Join(), actor, 0.0, b"").table, story=())
    return table


def begun(table: Table) -> Table:
    """Return a table at the start of a game."""
    return replace(
        decide(waiting(table.id, len(table.seats)), Deal(), ANNA, time.time(), b"bench").table, story=()
    )


def played_on(table: Table) -> Table:
    """Return a table half-way through a long round."""
    for _ in range(PLAYED_ON // 2):
        table = after(table, asked_of(table))
    return table


Asked = tuple[Actor, Move] | None
"""A move and who makes it, None for a new game."""


def asked_of(table: Table) -> Asked:
    """Return the smallest raise, or a new game after many."""
    if table.play is None or len(table.play.moves) >= PLAYED_ON:
        return None
    return on_turn_at(table), Move(moves_of(table)[0])


def after(table: Table, asked: Asked) -> Table:
    """Return what the rules make of a table."""
    if asked is None:
        return begun(table)
    actor, command = asked
    return replace(decide(table, command, actor, time.time(), b"").table, story=())


async def milliseconds(work: Awaitable[object]) -> float:
    """Return how long something takes."""
    started = time.perf_counter()
    await work
    return (time.perf_counter() - started) * 1000


# A move against the bare commands


async def moves_against_commands(client: Client) -> Grid:
    """Compare a whole move with HMGET and the script alone, and with a command through the service."""
    grid = Grid("seats", "HMGET + script", "load + rules + commit", "ratio", "heard to shown", "round trips")
    for seats in SEATS:
        bare, whole = await _bare_and_whole(client, seats)
        service, trips = await _heard_to_shown(client, seats)
        figures = (
            f"{bare:.2f} ms",
            f"{whole:.2f} ms",
            f"{whole / bare:.2f}",
            f"{service:.2f} ms",
            f"{trips:.1f}",
        )
        grid.add_row(str(seats), *figures)
    return grid


async def _bare_and_whole(client: Client, seats: int) -> tuple[float, float]:
    store, driver, commit = RedisStore(client, SilentLog()), cast("Any", client), script(client, "commit")
    table = begun(waiting(f"whole{seats}", seats))
    table = played_on(table)
    await store.commit(table, expected=0, operations=("first",), deadline=None)
    same = replace(table, id=f"bare{seats}")
    state, kept = encode_table(same), Expiry().of(same) * 1000
    names = [keys.table(same.id), keys.deadlines(same.id, PLATFORM), keys.marks(same.id, PLATFORM)]

    async def bare(version: int) -> None:
        await driver.hmget(names[0], "version", "state", "operations")
        operations = json.dumps([f"update:{next(_updates)}"])
        due = repr(time.time() + 3600)
        arguments: list[str | bytes | float] = [
            "",
            version,
            state,
            operations,
            OPERATIONS_KEPT,
            kept,
            due,
            same.id,
            TAKEOVER,
            OPERATIONS_AT_MOST,
            OPERATIONS_YOUNG,
        ]
        await commit(keys=names, args=arguments)

    times: list[tuple[float, float]] = []
    for version in range(REPEATS):
        asked = asked_of(table)
        own = [await milliseconds(bare(version)), 0.0]
        begun_at = time.perf_counter()
        table = await move(store, table.id, asked)
        own[1] = (time.perf_counter() - begun_at) * 1000
        times.append((own[0], own[1]))
    return median(each for each, _ in times), median(each for _, each in times)


async def move(store: RedisStore, table_id: str, asked: Asked) -> Table:
    """Make a move: load, rules, commit."""
    loaded = await store.load(table_id)
    assert loaded is not None
    table = after(loaded.table, asked)
    update = (f"update:{next(_updates)}",)
    await store.commit(table, expected=loaded.version, operations=update, deadline=deadline(table))
    return table


async def _heard_to_shown(client: Client, seats: int) -> tuple[float, float]:
    recording = Recording(client)
    process = a_process(cast("Client", recording), EmptyRoom())
    table_id = await opened(process, seats)
    times: list[float] = []
    recording.asked.clear()
    for _ in range(HEARD):
        asked = len(recording.asked)
        table = await process.table(table_id)
        del recording.asked[asked:]
        times.append(await milliseconds(does(process, on_turn_at(table), Move(moves_of(table)[0]))))
    return median(times), len(recording.asked) / HEARD


# Moves a second


async def moves_a_second(server: Server, client: Client) -> Grid:
    """Compare how fast tables are played among few and many that live."""
    grid = Grid(
        "live tables", "one at a time", f"{TASKS} at a time", "server's time for a move", "server's memory"
    )
    store = RedisStore(client, SilentLog())
    for live in LIVE:
        server.flush()
        played = await fill(server, store, live)
        alone = await _moves_a_second(store, [played])
        together = await _moves_a_second(store, [played[n::TASKS] for n in range(TASKS)]) if live > 1 else 0
        server.ask("CONFIG", "RESETSTAT")
        await _moves_a_second(store, [played])
        spent = server.ask("INFO", "commandstats")["cmdstat_evalsha"]["usec_per_call"] * 2
        memory = server.ask("INFO", "memory")["used_memory"] / 1e6
        speeds = (f"{alone:,.0f}/s", f"{together:,.0f}/s" if together else "-")
        grid.add_row(f"{live:,}", *speeds, f"{spent:.0f} µs", f"{memory:,.0f} MB")
    return grid


async def fill(server: Server, store: RedisStore, live: int) -> list[Table]:
    """Let so many tables live, each with a deadline and an expiry, and return some that can be played."""
    played = [played_on(begun(waiting(f"played{number}", 4))) for number in range(min(live, PLAYED))]
    copies = (live - len(played)) // len(played)
    for table in played:
        await store.commit(table, expected=0, operations=("1",), deadline=deadline(table))
        where, due = (keys.table(table.id), keys.deadlines(table.id, PLATFORM)), time.time() + 3600
        for first in range(1, copies + 1, COPIED_AT_ONCE):
            last = min(first + COPIED_AT_ONCE - 1, copies)
            server.ask("EVAL", COPY, 2, *where, first, last, due, table.id)
    return played


async def _moves_a_second(store: RedisStore, played: Sequence[Sequence[Table]]) -> float:
    """Return how many moves a second are made by as many tasks as there are groups of tables."""
    each = MOVES // len(played)

    async def play(tables: Sequence[Table]) -> float:
        chance, spent = random.Random(1), 0.0
        for _ in range(each):
            loaded = await store.load(chance.choice(tables).id)
            assert loaded is not None
            spent += await milliseconds(move(store, loaded.table.id, asked_of(loaded.table)))
        return spent

    spent = await asyncio.gather(*map(play, played))
    return each * len(played) / max(spent) * 1000


async def crowds(server: Server, client: Client) -> Grid:
    """Compare the waiting of one person who acts at a table with that of eight, by two clocks."""
    server.flush()
    grid = Grid("at one table", "by the wall", "by this process", "most: p99 by the wall", "by this process")
    process = a_process(client, EmptyRoom())
    table_id = await a_lobby(process)
    for people in (CROWD[:1], CROWD):
        row: list[tuple[float, float]] = []
        for clock in (time.perf_counter, time.process_time):
            crowd = Crowd(table_id, clock=clock, updates=_updates)
            waited: list[tuple[float, float]] = []
            for _ in range(ROUNDS):
                await crowd.act([process.service], people, ACTS)
                waited.append((median(crowd.waited), crowd.longest))
            row.append((median(each for each, _ in waited), median(each for _, each in waited)))
        figures = [f"{each[part] * 1000:.1f} ms" for part in (0, 1) for each in row]
        grid.add_row(str(len(people)), *figures)
    return grid


# Bytes


async def bytes_a_table(server: Server, client: Client) -> tuple[int, Grid, Grid]:
    """Weigh each table after every move; return the most that one for eight took, and the figures."""
    weights = Grid(
        "seats", "moves", "start", "middle", "end", "most", "of the middle: state", "shown", "operations"
    )
    parts = Grid("field of the state of 8 in the middle", "bytes")
    most_for_eight = 0
    for seats in SEATS:
        process = a_process(client, StagePlatform())
        found = await weighed(server, process, await opened(process, seats))
        middle = found[len(found) // 2]
        in_all = [each.taken for each in found]
        ends = (in_all[0], middle.taken, in_all[-1], max(in_all))
        grams = [*ends, len(middle.state), middle.shown, middle.operations]
        weights.add_row(str(seats), str(len(found)), *(f"{each:,}" for each in grams))
        if seats == 8:
            most_for_eight = max(in_all)
            for name, size in heaviest(middle.state):
                parts.add_row(name, f"{size:,}")
    return most_for_eight, weights, parts


# The work of the dead


class WatchedRoom(EmptyRoom):
    """An empty room that notes when something is shown in it."""

    def __init__(self) -> None:
        self.shown = 0

    async def send(self, post: Post, token: str) -> str:
        self.shown += 1
        return await super().send(post, token)


async def work_of_the_dead(server: Server) -> Grid:
    """Let a process end before it shows and while it holds a claim, and another one go on."""
    server.flush()
    grid = Grid("a process ends", "another goes on after", "of that by rule")
    async with aclosing(connect(server.url)) as one, aclosing(connect(server.url)) as other:
        dead, room = a_process(one, EmptyRoom()), WatchedRoom()
        alive = a_process(other, room)
        looks = median([await milliseconds(alive.works()) for _ in range(20)])
        unshown = replace(begun(waiting("unshown", 4)), rooms=(Room(ROOM, "en", Style.BOARD),))
        await dead.store.commit(unshown, expected=0, operations=("1",), deadline=None)
        shown = await _time_until(alive, lambda: asyncio.sleep(0, room.shown > 0))
        table = a_computers_turn("claimed")
        await dead.store.commit(table, expected=0, operations=("1",), deadline=await dead.store.now())
        assert list(await dead.store.claim_due([PLATFORM])) == ["claimed"]

        async def ticked() -> bool:
            return len(playing_of(await alive.table("claimed"))[1].moves) > 0

        done = await _time_until(alive, ticked)
    grid.add_row("after it saved, before it showed", f"{shown:.1f} s", f"{TAKEOVER:.0f} s")
    grid.add_row("after it claimed a deadline", f"{done:.1f} s", f"{LEASE:.0f} s")
    grid.add_row("(looking for work when there is none)", f"{looks:.1f} ms", "")
    return grid


def a_computers_turn(table_id: str) -> Table:
    """Return a game that a computer player opens."""
    table = decide(waiting(table_id, 1), AddComputer(), ANNA, 0.0, b"").table
    games = (decide(table, Deal(), ANNA, 0.0, bytes([seed])).table for seed in count())
    return next(game for game in games if on_turn(game) == 1)


async def _time_until(alive: Process, done: Callable[[], Awaitable[bool]]) -> float:
    started = time.perf_counter()
    while not await done():
        idle = await alive.works()
        await asyncio.sleep(idle)
    return time.perf_counter() - started


async def measure(console: Console) -> int:
    """Print every table as soon as it is measured, and return the most bytes that a table for eight took."""
    with a_server() as server:
        async with aclosing(connect(server.url)) as client:
            info = server.ask("INFO", "server")
            name = info.get("server_name", "redis")
            console.print(
                f"{name} {info.get(f'{name}_version', info['redis_version'])}, one process that plays"
            )
            console.print(await moves_against_commands(client))
            console.print(await moves_a_second(server, client))
            console.print(await crowds(server, client))
            server.flush()
            most_for_eight, *grids = await bytes_a_table(server, client)
            for grid in grids:
                console.print(grid)
        console.print(await work_of_the_dead(server))
    return most_for_eight


def main() -> None:
    """Measure everything, and fail when a table has become too large."""
    taken = asyncio.run(measure(Console(width=120)))
    if taken >= MOST_FOR_EIGHT:
        sys.exit(f"A table for 8 takes {taken:,} bytes; it has to stay below {MOST_FOR_EIGHT:,}.")


if __name__ == "__main__":
    main()
