"""The kill test: many tables, several worker processes, and all that may fail does. Run by `make soak`.

The rules:

1. What people were shown and what they were told was accepted is remembered here, outside of all workers.
2. An update whose worker died is handed to another one with the same operation, as platforms do; some
   are handed to two at once.
3. Faults end before the end; what is stored and shown then must be as if there had been none.
4. All chance has a seed. What processes do at the same moment has none, so a run is not the same twice.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import astuple, dataclass, field, fields, replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import quantiles

from core.commands import Actor, AddComputer, Command, Deal, Join, Leave, Move, Open, SetOption
from core.decide import decide
from core.game import AnyGame
from core.identity import PlayerRef, RoomRef, Seat
from core.ports import Loaded, StoreUnavailable
from core.table.lobby import new_table
from core.table.values import LEAVE, Phase, Room, Style, Table, TableOptions, on_turn, persons, playing_of
from storage import keys
from storage.connect import connect
from storage.redis import LEASE, RedisStore
from tests.servers import HOST, DroppingProxy, Server, Setup, a_server
from tests.soak_checks import Findings
from tests.soak_crew import Crew, Stuck, within
from tests.soak_platform import TIME_IS_UP, Recorder
from tests.soak_worker import PLATFORM, Said, Update
from tests.stage import SilentLog

KEEPS = Setup(append=True, options=(("appendfsync", "always"),))
"""What is acknowledged is on the disk."""

A_COMMIT, A_LEDGER = b'["', b"shown:"
"""What requests contain: the list of operations, the field of a ledger."""

QUIET_WITHIN = 60.0
CALM = 0.2
TRIES = 50
FAULTS_SHOWN = 40
FAULT_SHOWN = 1500
TIMERS_SET_WITHIN = 2.0
TIMERS_LAST = 3.0
TURN_TIME = 60


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything.

    `calls_a_kill` are calls of the platform between two kills, `lease` the seconds for which the dead
    keep what they claimed; `drops`, `platform_faults` and `twice` are parts of all commands and calls.
    """

    seed: int = 1
    tables: int = 200
    at_once: int = 60
    workers: int = 3
    dice: int = 3
    calls_a_kill: int = 1500
    timers: int = 300
    lease: float = LEASE
    drops: float = 0.03
    platform_faults: float = 0.02
    twice: float = 0.2


class PatientProxy(DroppingProxy):
    """A proxy whose server may be away; whoever asks is not left waiting then."""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await super()._serve(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


@dataclass
class Played:
    """A table of the test: where it is, and which steps its people know to be accepted."""

    room: str
    computers: int
    people: tuple[str, ...]
    accepted: list[tuple[Seat, str]] = field(default_factory=list)


class Soak:
    """A run."""

    def __init__(
        self, plan: Plan, server: Server, proxy: PatientProxy, recorder: Recorder, crew: Crew
    ) -> None:
        self.plan = plan
        self.chance = random.Random(f"{plan.seed}/people")
        self.server, self.proxy, self.recorder, self.crew = server, proxy, recorder, crew
        self.store = RedisStore(connect(server.url), SilentLog())
        self.up = asyncio.Event()
        self.up.set()
        self.moves = 0
        self.restarts = 0
        self._deliveries = count(1)
        self._until_kill = plan.calls_a_kill
        self._restarting: asyncio.Task[None] | None = None
        self._at_once = asyncio.Semaphore(plan.at_once)

    # What goes wrong.

    def moment(self, worker: int) -> None:
        """Kill whoever asks something of the platform, now or in a moment, when it is time for it."""
        self._until_kill -= 1
        if self._until_kill <= 0:
            self._until_kill = self.chance.randint(
                self.plan.calls_a_kill // 2, self.plan.calls_a_kill * 3 // 2
            )
            delay = self.chance.choice((0.0, 0.0, self.chance.random() * 0.02))
            asyncio.get_running_loop().call_later(delay, self.crew.kill, worker)

    def _something_fails(self) -> None:
        if self.chance.random() < self.plan.drops:
            self.proxy.drop(to=self.chance.choice((b"", A_COMMIT, A_LEDGER)))
        if self._restarting is None and self.moves >= self.plan.tables * 8:
            self._restarting = asyncio.create_task(self._restart())

    async def _restart(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        self.restarts += 1
        self.up.set()

    # What people do.

    async def play_all(self) -> list[Played]:
        """Play every table to its end, with faults, and let everything be shown without."""
        self.recorder.moment = self.moment
        tables = [self._planned(number) for number in range(self.plan.tables)]
        async with asyncio.TaskGroup() as playing:
            for table in tables:
                playing.create_task(self._play(table))
        self.recorder.moment = lambda _worker: None
        self.recorder.faults = 0.0
        self.proxy.drop(0)
        if self._restarting:
            await self._restarting
        await self.crew.working(self.plan.workers)
        await self.quiet()
        return tables

    def _planned(self, number: int) -> Played:
        room = f"{'board' if number % 2 else 'lines'}-{number}"
        people = tuple(f"{room}-{name}" for name in ("Anna", "Bo", "Cem", "Dana")[: 2 + number % 3])
        return Played(room, number % 4 // 2, people)

    async def _play(self, table: Played) -> None:
        async with self._at_once:
            host = table.people[0]
            await self._until(table, host, Open(), lambda found: found is not None)
            for name in table.people[1:]:
                await self._until(table, name, Join(), partial(_sits, name))
            wanted = len(table.people) + table.computers
            await self._until(
                table, host, AddComputer("easy"), lambda found: len(_there(found).seats) >= wanted
            )
            dice = SetOption("dice", str(self.plan.dice))
            await self._until(table, host, dice, lambda found: _dice(found) == self.plan.dice)
            await self._until(table, host, Deal(), lambda found: _there(found).phase is not Phase.LOBBY)
            while (loaded := await self.load(table.room)) and loaded.table.phase is Phase.PLAYING:
                await self._turn(table, loaded.table)

    async def _turn(self, played: Played, table: Table) -> None:
        """Let whoever is on turn move, or wait while a computer does."""
        seat = on_turn(table)
        assert seat is not None
        if not table.seats[seat].acts:
            await self.recorder.news(1.0, played.room)
            return
        game, play = playing_of(table)
        person = table.seats[seat].person
        assert person is not None
        command: Command = Move(
            _chosen(game, play.state, seat, self.chance), self.chance.choice((table.turn, None))
        )
        if len(persons(table)) > 2 and self.chance.random() < 0.02:
            command = Leave()
        bystander = asyncio.create_task(self._bystander(played)) if self.chance.random() < 0.1 else None
        if await self._does(played, person.ref.id, command):
            played.accepted.append((seat, command.notation if isinstance(command, Move) else LEAVE))
            self.moves += 1
        if bystander:
            await bystander

    async def _bystander(self, played: Played) -> None:
        """Change the table at the same moment, beside the game."""
        await self._does(played, f"{played.room}-bystander", self.chance.choice((Join(), Leave())))

    async def _until(
        self, played: Played, name: str, command: Command, done: Callable[[Table | None], bool]
    ) -> None:
        """Let somebody give a command until it is done."""
        for _ in range(TRIES):
            loaded = await self.load(played.room)
            if done(loaded.table if loaded else None):
                return
            await self._does(played, name, command)
        raise Stuck(f"{played.room}: {command} is never done")

    async def _does(self, played: Played, name: str, command: Command) -> bool:
        """Let somebody give a command, to one worker or two, and return whether it was accepted."""
        operation = f"update:{next(self._deliveries)}"
        self._something_fails()
        times = 2 if self.chance.random() < self.plan.twice else 1
        answers = await asyncio.gather(
            *(self._delivered(played, name, command, operation) for _ in range(times))
        )
        if not all(answer.lines for answer in answers):
            return True
        loaded = await self.load(played.room)
        return loaded is not None and operation in loaded.operations

    async def _delivered(self, played: Played, name: str, command: Command, operation: str) -> Said:
        while True:
            update = Update(
                next(self._deliveries), operation, played.room, name, type(command).__name__, astuple(command)
            )
            if answer := await self.crew.deliver(update, self.chance):
                return answer

    async def load(self, room: str) -> Loaded | None:
        """Return the table of a room as it is stored, as soon as the server is there."""
        while True:
            await self.up.wait()
            with suppress(StoreUnavailable):
                table_id = await self.store.table_in(RoomRef(PLATFORM, room))
                return await self.store.load(table_id) if table_id else None

    async def quiet(self) -> None:
        """Wait until nothing is left to be shown."""
        async with within(QUIET_WITHIN, "something stays unshown"):
            while await asyncio.to_thread(self._marked):
                while await self.recorder.news(CALM):
                    pass

    def _marked(self) -> bool:
        return any(self.server.ask("EXISTS", key) for key in keys.all_marks())

    # Timers.

    async def timers(self) -> "Timers":
        """Let many turns run out within a few seconds while a worker dies."""
        plan, loop = self.plan, asyncio.get_running_loop()
        start = await self.store.now() + TIMERS_SET_WITHIN
        due = {f"lines-t{n}": start + TIMERS_LAST * n / plan.timers for n in range(plan.timers)}
        setting = (
            self.store.commit(_last_seconds(room, at), expected=0, operations=("deal",), deadline=at)
            for room, at in due.items()
        )
        await asyncio.gather(*setting)
        begun = loop.time() + start - await self.store.now()
        posts = count()

        def moment(worker: int) -> None:
            if loop.time() >= begun and next(posts) == plan.timers:
                self.crew.kill(worker)

        before = set(self.crew.killed)
        self.recorder.moment = moment
        async with within(QUIET_WITHIN, "a timer never fires"):
            while len(self.recorder.timed_out) < plan.timers:
                await self.recorder.news(CALM)
        await self.quiet()
        (killed,) = set(self.crew.killed) - before
        when = self.crew.killed[killed]
        told = {
            room: message.at
            for room in due
            for message in self.recorder.in_room(room)
            if message.says == TIME_IS_UP
        }
        was_due = {room: begun + at - start for room, at in due.items()}
        taken_over = [told[room] - when for room, at in was_due.items() if at <= when < told[room]]
        return Timers(due, max(taken_over, default=0.0))


@dataclass(frozen=True, slots=True)
class Timers:
    """When each timer was due, by room, and the seconds in which a dead worker's were taken over."""

    due: dict[str, float]
    taken_over: float


def _table(loaded: Loaded | None) -> Table:
    return _there(loaded.table if loaded else None)


def _there(table: Table | None) -> Table:
    if table is None:
        raise Stuck("a table is gone")
    return table


def _sits(name: str, table: Table | None) -> bool:
    return _there(table).seat_of(PlayerRef(PLATFORM, name)) is not None


def _dice(table: Table | None) -> object:
    return _there(table).options.value("dice")


def _chosen(game: AnyGame, state: object, seat: Seat, chance: random.Random) -> str:
    """Choose a legal move: mostly a low bid, often enough an end of the round."""
    moves = [game.notation(move) for move in game.legal(state, seat)]
    bids = [move for move in moves if "x" in move][:8]
    calls = [move for move in moves if "x" not in move]
    return chance.choice(calls if calls and (not bids or chance.random() < 0.3) else bids)


def _last_seconds(room: str, deadline: float) -> Table:
    """Return a game whose player on turn has until the deadline."""
    anna, bo = (Actor(PlayerRef(PLATFORM, f"{room}-{name}"), name, "en") for name in ("Anna", "Bo"))
    table = new_table(room, "liars-dice", anna, pace=0)
    table = replace(
        table,
        rooms=(Room(RoomRef(PLATFORM, room), "en", Style.LINES),),
        table_options=TableOptions(timer=TURN_TIME),
    )
    for actor, command in ((anna, Join()), (bo, Join()), (anna, Deal())):
        table = decide(table, command, actor, 0.0, room.encode()).table
    return replace(table, since=deadline - TURN_TIME, reminded=True, story=())


@dataclass
class Report:
    """The figures of a run, and what did not hold."""

    figures: dict[str, object]
    faults: list[str]


async def run(plan: Plan, server: Server) -> Report:
    """Run the test against a server that keeps what it has acknowledged."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="palifico-")))
        recorder = Recorder(random.Random(f"{plan.seed}/platform"), plan.platform_faults)
        proxy = await stack.enter_async_context(PatientProxy(server.port))
        listener = await asyncio.start_unix_server(recorder.serve, folder / "platform")
        stack.callback(listener.close)
        crew = Crew(
            (str(plan.seed), f"redis://{HOST}:{proxy.port}", str(folder / "platform"), str(plan.lease))
        )
        stack.push_async_callback(crew.abandon)
        soak = Soak(plan, server, proxy, recorder, crew)
        stack.push_async_callback(soak.store.close)
        figures: dict[str, object] = {}
        try:
            await _run(soak, figures)
        except* Stuck as stuck:
            crew.faults.extend(map(str, _all(stuck)))
    return Report(figures, crew.faults)


async def _run(soak: Soak, figures: dict[str, object]) -> None:
    plan, crew, recorder, loop = soak.plan, soak.crew, soak.recorder, asyncio.get_running_loop()
    started = loop.time()
    for _ in range(plan.workers):
        crew.start()
    await crew.working(plan.workers)
    played = await soak.play_all()
    figures |= {
        "tables": plan.tables,
        "moves by people": soak.moves,
        "seconds": round(loop.time() - started, 1),
        "workers killed": len(crew.killed),
        "server restarts": soak.restarts,
        "replies dropped": soak.proxy.dropped,
        **{f"platform: {name}": number for name, number in sorted(recorder.calls.items())},
        **{f"workers: {name}": number for name, number in sorted(crew.events.items())},
    }
    timers = await soak.timers()
    await crew.working(plan.workers)
    await crew.end()
    found = Findings(recorder.by_audience, set(crew.killed), crew.faults)
    for each in played:
        found.check(_table(await soak.load(each.room)), each.accepted)
    late: list[float] = []
    for room, deadline in timers.due.items():
        table = _table(await soak.store.load(room))
        found.check_timer(table)
        late.append(table.since - deadline)
    cuts = quantiles(late, n=100)
    figures |= {
        "messages nobody can know of": found.orphans,
        "timers": plan.timers,
        "timers late p50/p95/max in s": f"{cuts[49]:.2f} / {cuts[94]:.2f} / {max(late):.2f}",
        "taken over from the dead in s": round(timers.taken_over, 2),
        "seconds in all": round(loop.time() - started, 1),
    }


def _all(group: BaseExceptionGroup[Stuck]) -> Iterator[Stuck]:
    for each in group.exceptions:
        if isinstance(each, BaseExceptionGroup):
            yield from _all(each)
        else:
            yield each


def main() -> int:
    """Run with what the command line says and print the report."""
    usual = Plan()
    parser = argparse.ArgumentParser(description="many tables, several workers, and all that may fail does")
    for each in fields(usual):
        value = getattr(usual, each.name)
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(value), default=value)
    plan = replace(usual, **vars(parser.parse_args()))
    # So that the server and the workers are ended as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with a_server(KEEPS) as server:
        report = asyncio.run(run(plan, server))
    for name, figure in report.figures.items():
        sys.stdout.write(f"{name:34} {figure}\n")
    for fault in report.faults[:FAULTS_SHOWN]:
        sys.stderr.write(f"{fault[:FAULT_SHOWN]}\n")
    sys.stdout.write(f"{len(report.faults)} faults, seed {plan.seed}\n")
    return bool(report.faults)


if __name__ == "__main__":
    sys.exit(main())
