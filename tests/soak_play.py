"""The people of the kill test, who play many tables, and what goes wrong meanwhile.

The rules:

1. What people were told was accepted is remembered here, outside of all workers.
2. An update whose worker died is handed to another one with the same operation, as platforms do; some
   are handed to two at once.
3. Some updates come from a direct conversation, and must reach the table that its player sat down at last.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from functools import partial
from itertools import count, cycle
from math import inf

import msgspec

from core.commands import AddComputer, Command, Deal, Join, Leave, Move, Open, SetOption
from core.game import AnyGame
from core.identity import PlayerRef, RoomRef, Seat
from core.ports import Loaded, StoreUnavailable
from core.service.operations import short
from core.table import messages
from core.table.values import LEAVE, Phase, Table, on_turn, persons, playing_of
from storage import keys
from storage.connect import connect
from storage.redis import LEASE, RedisStore
from tests.servers import DroppingProxy, Server
from tests.soak_crew import Crew, Stuck, within
from tests.soak_kinds import HALL, KINDS
from tests.soak_platform import Recorder, Refusal
from tests.soak_worker import CLAIMED, COMMITTED, PLATFORM, Said, Update
from tests.stage import SilentLog

QUIET_WITHIN = 60.0
CALM = 0.2
TRIES = 50
BYSTANDER = "bystander"
A_COMMIT, A_LEDGER = b'["', b"shown:"
"""What requests contain: the list of operations, the field of a ledger."""
NO_TABLE = messages.NoTable.identifier()
NO_GAME = messages.NoGameRuns.identifier()


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything.

    `calls_a_kill` are calls of the platform between two kills, `lease` the seconds for which the dead
    keep what they claimed, and of so many commands to sit down one is the death of its worker:
    `sits_a_kill`. The others are parts: `drops`, `twice` and `private` of all commands,
    `platform_faults` of the calls, `slow` of the sends to who knows no token, `refusing` of the
    people and `lost` of the rooms.
    """

    seed: int = 1
    tables: int = 200
    at_once: int = 60
    workers: int = 3
    dice: int = 3
    calls_a_kill: int = 1500
    sits_a_kill: int = 25
    timers: int = 300
    lease: float = LEASE
    drops: float = 0.03
    platform_faults: float = 0.02
    slow: float = 0.005
    twice: float = 0.2
    private: float = 0.3
    refusing: float = 0.08
    lost: float = 0.05


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
    """A table of the test: where it is, and which steps its people know to be accepted.

    `halls` are rooms where some of them opened a table before, at which nothing must happen.
    """

    room: str
    computers: int
    people: tuple[str, ...]
    accepted: list[tuple[Seat, str]] = field(default_factory=list)
    halls: dict[str, str] = field(default_factory=dict)


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
        self.private = 0
        self.commands: Counter[str] = Counter()
        self.restarts = 0
        self._deliveries = count(1)
        self._sits = count(1)
        self._refused_for = cycle((inf, 1, 5, 2))
        self._aims = cycle((COMMITTED, CLAIMED))
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
        self.recorder.faults = self.recorder.slow = 0.0
        self.proxy.drop(0)
        if self._restarting:
            await self._restarting
        await self.crew.working(self.plan.workers)
        await self.quiet()
        return tables

    def _planned(self, number: int) -> Played:
        room = f"{tuple(KINDS)[number % len(KINDS)]}-{number}"
        people = tuple(f"{room}-{name}" for name in ("Anna", "Bo", "Cem", "Dana")[: 2 + number // 4 % 3])
        refusals = self.recorder.refusals
        for person in people:
            if self.chance.random() < self.plan.refusing:
                refusals[str(PlayerRef(PLATFORM, person))] = Refusal(0, next(self._refused_for))
        if self.chance.random() < self.plan.lost:
            refusals[str(RoomRef(PLATFORM, room))] = Refusal(self.chance.randint(20, 35), inf)
        return Played(room, number // 2 % 2, people)

    async def _play(self, table: Played) -> None:
        async with self._at_once:
            host = table.people[0]
            for name in table.people:
                if self.chance.random() < self.plan.private:
                    hall = table.halls[name] = f"{HALL}{name.replace('-', '')}"
                    await self._until(hall, name, Open(), lambda found: found is not None)
            await self._until(table.room, host, Open(), lambda found: found is not None)
            for name in table.people[1:]:
                await self._until(table.room, name, Join(), partial(_sits, name))
            wanted = len(table.people) + table.computers
            await self._until(
                table.room, host, AddComputer("easy"), lambda found: len(there(found).seats) >= wanted
            )
            dice = SetOption("dice", str(self.plan.dice))
            await self._until(table.room, host, dice, lambda found: _dice(found) == self.plan.dice)
            await self._until(table.room, host, Deal(), lambda found: there(found).phase is not Phase.LOBBY)
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
        if await self._does(played.room, person.ref.id, command):
            played.accepted.append((seat, command.notation if isinstance(command, Move) else LEAVE))
            self.moves += 1
        if bystander:
            await bystander

    async def _bystander(self, played: Played) -> None:
        """Change the table at the same moment, beside the game."""
        await self._does(played.room, f"{played.room}-{BYSTANDER}", self.chance.choice((Join(), Leave())))

    async def _until(
        self, room: str, name: str, command: Command, done: Callable[[Table | None], bool]
    ) -> None:
        """Let somebody give a command until it is done."""
        for _ in range(TRIES):
            loaded = await self.load(room)
            if done(loaded.table if loaded else None):
                return
            await self._does(room, name, command)
        raise Stuck(f"{room}: {command} is never done")

    async def _does(self, room: str, name: str, command: Command) -> bool:
        """Let somebody give a command, to one worker or two, and return whether it was accepted."""
        self._something_fails()
        self.commands[name] += 1
        update = Update(
            0,
            f"update:{next(self._deliveries)}",
            room,
            name,
            type(command).__name__,
            astuple(command),
            private=self._is_private(name, command),
            aim=self._aim(command),
        )
        times = 2 if self.chance.random() < self.plan.twice else 1
        answers = await asyncio.gather(*(self._delivered(update) for _ in range(times)))
        loaded = await self.load(room)
        if update.private:
            self._check_private(update, answers, loaded)
        return not all(answer.lines for answer in answers) or (
            loaded is not None and short(update.operation) in loaded.operations
        )

    def _is_private(self, name: str, command: Command) -> bool:
        """Return whether a command comes from a direct conversation: of somebody who sits, and not to sit."""
        sitting = not isinstance(command, Open | Join) and not name.endswith(BYSTANDER)
        return sitting and self.chance.random() < self.plan.private

    def _aim(self, command: Command) -> str:
        if not isinstance(command, Open | Join) or next(self._sits) % self.plan.sits_a_kill:
            return ""
        return next(self._aims) if isinstance(command, Open) else COMMITTED

    async def _delivered(self, update: Update) -> Said:
        """Hand an update to workers until one answers; only the first of them is aimed at."""
        while True:
            handed = msgspec.structs.replace(update, delivery=next(self._deliveries))
            if answer := await self.crew.deliver(handed, self.chance):
                return answer
            update = msgspec.structs.replace(update, aim="")

    def _check_private(self, update: Update, answers: Sequence[Said], loaded: Loaded | None) -> None:
        """Check that no other table answered, nor none."""
        self.private += 1
        phase = loaded.table.phase if loaded else Phase.CLOSED
        wrong = {Phase.LOBBY: {NO_TABLE}, Phase.PLAYING: {NO_TABLE, NO_GAME}}.get(phase, set[str]())
        for line in {line for answer in answers for line in answer.lines} & wrong:
            self.crew.faults.append(f"{update.player}: privately {update.command} was answered {line}")

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
        return any(self.server.ask("EXISTS", key) for key in keys.all_marks([PLATFORM]))


def there(table: Table | None) -> Table:
    if table is None:
        raise Stuck("a table is gone")
    return table


def _sits(name: str, table: Table | None) -> bool:
    return there(table).seat_of(PlayerRef(PLATFORM, name)) is not None


def _dice(table: Table | None) -> object:
    return there(table).options.value("dice")


def _chosen(game: AnyGame, state: object, seat: Seat, chance: random.Random) -> str:
    """Choose a legal move: mostly a low bid, often enough an end of the round."""
    moves = [game.notation(move) for move in game.legal(state, seat)]
    bids = [move for move in moves if "x" in move][:8]
    calls = [move for move in moves if "x" not in move]
    return chance.choice(calls if calls and (not bids or chance.random() < 0.3) else bids)
