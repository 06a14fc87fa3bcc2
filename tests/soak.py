"""The kill test: many tables, several worker processes, and everything that may fail does. Run by `make soak`.

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
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import astuple, dataclass, field, replace
from itertools import count
from pathlib import Path
from statistics import quantiles

import msgspec

from core.commands import Actor, AddComputer, Command, Deal, Join, Leave, Move, Open, SetOption
from core.decide import decide
from core.game import AnyGame, Screen, Weight
from core.identity import PlayerRef, RoomRef, Seat
from core.ports import Loaded, StoreUnavailable
from core.record import record_of, replayed
from core.scene import Family, Post, scene
from core.table import messages
from core.table.lobby import new_table
from core.table.values import LEAVE, Phase, Room, Style, Table, TableOptions, on_turn, persons, playing_of
from storage import keys
from storage.client import Client
from storage.connect import connect
from storage.redis import RedisStore
from tests.servers import DroppingProxy, Server, Setup, a_server
from tests.soak_worker import PLATFORM, READY, Call, Outcome, Said, Update, edits
from tests.stage import SilentLog, text_of

ALWAYS = Setup(append=True, options=(("appendfsync", "no"),))
STARTED_WITHIN = 30.0
ANSWERED_WITHIN = 60.0
QUIET_WITHIN = 60.0
CALM = 0.2
TIMERS_LAST = 3.0
EVERYWHERE = ""
TIME_IS_UP = messages.TimeIsUp.identifier()
DEFECTS = ("fault", "table-fault", "table-set-aside", "undeliverable")
TURN_TIME = 60


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything; `calls_a_kill` are calls of the platform between two kills."""

    seed: int = 1
    tables: int = 200
    at_once: int = 60
    workers: int = 3
    dice: int = 5
    calls_a_kill: int = 1500
    timers: int = 300
    drops: float = 0.03
    platform_faults: float = 0.02
    twice: float = 0.2


@dataclass
class Standing:
    """A message as it stands in a conversation, and which worker sent it."""

    family: str
    number: int
    says: str
    text: str
    worker: int
    at: float
    retired: bool = False


@dataclass
class Recorder:
    """The platform: it remembers what it shows, knows a repeated send by its token, and fails at times."""

    chance: random.Random
    faults: float
    moment: Callable[[int], None] = lambda _worker: None
    messages: dict[str, Standing] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    calls: Counter[str] = field(default_factory=Counter)
    by_audience: dict[str, list[Standing]] = field(default_factory=dict)
    timed_out: list[Standing] = field(default_factory=list)
    _news: dict[str, asyncio.Event] = field(default_factory=dict)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one call."""
        with suppress(OSError):
            if line := await reader.readline():
                outcome = self._answer(msgspec.json.decode(line, type=Call))
                if outcome is not None:
                    writer.write(msgspec.json.encode(outcome))
                    writer.write(b"\n")
                    await writer.drain()
        writer.close()

    async def news(self, seconds: float, room: str = EVERYWHERE) -> bool:
        """Wait until something is shown in a room or to its people; whether it was within this time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._news.setdefault(room, asyncio.Event()).wait()
        return False

    def in_room(self, room: str) -> list[Standing]:
        """Return what stands in a room, oldest first."""
        return self.by_audience.get(str(RoomRef(PLATFORM, room)), [])

    def _answer(self, call: Call) -> Outcome | None:
        """Do what is asked; None when the answer is lost."""
        fault = self.chance.random() / self.faults if self.faults else 1.0
        self.moment(call.worker)
        if fault < 0.3:
            self.calls["told to wait"] += 1
            return Outcome(wait=self.chance.uniform(0.05, 0.5))
        if fault < 0.5:
            self.calls["not heard"] += 1
            return None
        outcome = self._do(call)
        self.calls[call.act] += 1
        for room in (EVERYWHERE, room_of(call.audience)):
            if waiting := self._news.pop(room, None):
                waiting.set()
        if fault < 1.0:
            self.calls["answer lost"] += 1
            return None
        return outcome

    def _do(self, call: Call) -> Outcome:
        match call.act:
            case "send":
                if call.token not in self.tokens:
                    self._send(call)
                return Outcome(self.tokens[call.token])
            case "edit":
                message = self.messages[call.message]
                message.text, message.worker = call.text, call.worker
            case _:
                self.messages[call.message].retired = True
        return Outcome(call.message)

    def _send(self, call: Call) -> None:
        name, now = str(len(self.tokens) + 1), asyncio.get_running_loop().time()
        message = Standing(call.family, call.number, call.says, call.text, call.worker, now)
        self.tokens[call.token] = name
        self.messages[name] = message
        self.by_audience.setdefault(call.audience, []).append(message)
        if call.says == TIME_IS_UP:
            self.timed_out.append(message)


def room_of(audience: str) -> str:
    """Return the room of a conversation, whose people are named after it."""
    return "-".join(audience.rpartition(":")[2].split("-")[:2])


@dataclass
class Worker:
    """A worker process, and the deliveries it has not answered."""

    number: int
    process: asyncio.subprocess.Process
    pending: dict[int, "asyncio.Future[Said | None]"] = field(default_factory=dict)

    def deliver(self, update: Update) -> "asyncio.Future[Said | None]":
        """Hand it an update; the answer is None when it dies before."""
        answer: asyncio.Future[Said | None] = asyncio.get_running_loop().create_future()
        self.pending[update.delivery] = answer
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(update) + b"\n")
        return answer


class Crew:
    """The workers; one that dies is followed by a new one."""

    def __init__(self, plan: Plan, url: str, platform: Path) -> None:
        self.events: Counter[str] = Counter()
        self.faults: list[str] = []
        self.killed: dict[int, float] = {}
        self._arguments = (str(plan.seed), url, str(platform))
        self._numbers = count(1)
        self._working: list[Worker] = []
        self._somebody = asyncio.Event()
        self._living: set[asyncio.Task[None]] = set()
        self._ended = False

    def start(self) -> None:
        """Start one worker, and another whenever it has died."""
        task = asyncio.create_task(self._live())
        self._living.add(task)

    async def working(self, number: int) -> None:
        """Wait until so many are at work."""
        async with asyncio.timeout(STARTED_WITHIN):
            while len(self._working) < number:
                await self._somebody.wait()
                self._somebody.clear()

    async def deliver(self, update: Update, chance: random.Random) -> Said | None:
        """Hand an update to any worker."""
        while not self._working:
            await self.working(1)
        async with asyncio.timeout(ANSWERED_WITHIN):
            return await chance.choice(self._working).deliver(update)

    def kill(self, number: int) -> None:
        """Kill a worker with no time for anything."""
        for worker in self._working:
            if worker.number == number:
                worker.process.kill()
                self.killed[number] = asyncio.get_running_loop().time()
                self._working.remove(worker)
                return

    async def end(self) -> None:
        """Let all finish what they are doing and end."""
        self._ended = True
        for worker in self._working:
            assert worker.process.stdin is not None
            worker.process.stdin.close()
        await asyncio.gather(*self._living)

    def abandon(self) -> None:
        """Kill all that are left."""
        for worker in self._working:
            worker.process.kill()

    async def _live(self) -> None:
        while not self._ended:
            number = next(self._numbers)
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.soak_worker",
                str(number),
                *self._arguments,
                cwd=Path(__file__).parent.parent,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            await self._listen(Worker(number, process))
            if await process.wait() and number not in self.killed:
                self.faults.append(f"worker {number} ended by itself")
                return

    async def _listen(self, worker: Worker) -> None:
        assert worker.process.stdout is not None
        async for line in worker.process.stdout:
            if not line.endswith(b"\n"):
                break
            said = msgspec.json.decode(line, type=Said)
            if said.event == READY:
                self._working.append(worker)
                self._somebody.set()
            elif said.event:
                self.events[said.event] += 1
                if said.event in DEFECTS and StoreUnavailable.__name__ not in said.facts:
                    self.faults.append(f"worker {worker.number}: {said.event} {said.facts}")
            else:
                worker.pending.pop(said.delivery).set_result(said)
        if worker in self._working:
            self._working.remove(worker)
        for answer in worker.pending.values():
            answer.set_result(None)


class PatientProxy(DroppingProxy):
    """A proxy whose server may be away."""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await super()._serve(reader, writer)
        except ConnectionError:
            writer.close()


@dataclass
class Played:
    """A table of the test: where it is, and which steps its people know to be accepted."""

    room: str
    computers: int
    people: tuple[str, ...]
    accepted: list[tuple[Seat, str]] = field(default_factory=list)


class Soak:
    """A run."""

    def __init__(self, plan: Plan, server: Server, proxy: PatientProxy, recorder: Recorder, crew: Crew) -> None:
        self.plan = plan
        self.chance = random.Random(f"{plan.seed}/people")
        self.server, self.proxy, self.recorder, self.crew = server, proxy, recorder, crew
        self.client: Client = connect(server.url)
        self.store = RedisStore(self.client, SilentLog())
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
            self._until_kill = self.chance.randint(self.plan.calls_a_kill // 2, self.plan.calls_a_kill * 3 // 2)
            delay = self.chance.choice((0.0, 0.0, self.chance.random() * 0.02))
            asyncio.get_running_loop().call_later(delay, self.crew.kill, worker)

    def _something_fails(self) -> None:
        if self.chance.random() < self.plan.drops:
            self.proxy.drop(to=self.chance.choice((b"", b'"format"', b"told")))
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
                await self._until(table, name, Join(), lambda found, name=name: _sits(found, name))
            wanted = len(table.people) + table.computers
            await self._until(table, host, AddComputer("easy"), lambda found: len(_there(found).seats) >= wanted)
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
        while True:
            loaded = await self.load(played.room)
            if done(loaded.table if loaded else None):
                return
            await self._does(played, name, command)

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
        async with asyncio.timeout(QUIET_WITHIN):
            while any([await self.client.zrange(key, 0, 0, withscores=True) for key in keys.all_marks()]):
                while await self.recorder.news(CALM):
                    pass

    # Timers.

    async def timers(self) -> "Timers":
        """Let many turns run out within a few seconds while a worker dies."""
        plan, loop = self.plan, asyncio.get_running_loop()
        start = await self.store.now() + 1.5
        due = {f"lines-t{n}": start + TIMERS_LAST * n / plan.timers for n in range(plan.timers)}
        for room, deadline in due.items():
            table = _last_seconds(room, deadline)
            await self.store.commit(table, expected=0, operations=("deal",), deadline=deadline)
            await self.store.seat_room(RoomRef(PLATFORM, room), table.id)
        late = start - await self.store.now()
        assert late > 0, "the timers were set in time"
        begun = loop.time() + late
        posts = count()

        def moment(worker: int) -> None:
            if loop.time() >= begun and next(posts) == plan.timers:
                self.crew.kill(worker)

        before = set(self.crew.killed)
        self.recorder.moment = moment
        async with asyncio.timeout(QUIET_WITHIN):
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


def _there(table: Table | None) -> Table:
    assert table is not None, "the table is gone"
    return table


def _sits(table: Table | None, name: str) -> bool:
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
    return replace(table, since=deadline - TURN_TIME, reminded=True)


# What must hold in the end.


@dataclass
class Findings:
    """What does not hold, and how many messages nobody could know of stand beside the right ones."""

    faults: list[str] = field(default_factory=list)
    orphans: int = 0


def check_table(
    found: Findings, room: str, table: Table | None, shown: dict[str, list[Standing]], killed: set[int]
) -> None:
    """Check what is stored and what is shown of one table."""
    if table is None or table.play is None:
        found.faults.append(f"{room}: the game is gone")
        return
    game, play = playing_of(table)
    *_, last = (step.state for _, step in replayed(game, record_of(table, play)))
    if last != play.state:
        found.faults.append(f"{room}: the record does not lead to the state")
    told = [message for message in shown.get(str(RoomRef(PLATFORM, room)), []) if message.number]
    numbers = [message.number for message in told]
    if table.rooms[0].style is Style.LINES:
        if numbers != list(range(numbers[0] if numbers else 0, table.next_number)):
            found.faults.append(f"{room}: told {numbers}, not all to {table.next_number - 1}")
    elif numbers != sorted(set(numbers)):
        found.faults.append(f"{room}: told {numbers}")
    wanted = list(_news(table, game))
    heard = [message.text for message in told if message.says.startswith(f"{game.name}-")]
    if heard != wanted:
        found.faults.append(f"{room}: told {heard}, the record says {wanted}")
    _check_living(found, room, table, shown, killed)


def _news(table: Table, game: AnyGame) -> Iterator[str]:
    """Return what the record says a room has been told of the game."""
    room = table.rooms[0]
    for _, step in replayed(game, record_of(table, playing_of(table)[1])):
        for happening in step.happenings:
            if room.style is Style.LINES or happening.weight is not Weight.MOVE:
                screen = Screen(happening.lines)
                yield text_of(Post(Family.STORY, "", room.ref, "en", screen, table.names, 0))


def _check_living(
    found: Findings, room: str, table: Table, shown: dict[str, list[Standing]], killed: set[int]
) -> None:
    """Check that everybody is shown each living post as it should be and, where that can be, no other."""
    wanted = {(str(post.audience), post.family.value): text_of(post) for post in scene(table)}
    place = f"{PLATFORM}:room:{room}", f"{PLATFORM}:player:{room}-"
    own = [audience for audience in shown if audience == place[0] or audience.startswith(place[1])]
    living = {(audience, each.family) for audience in own for each in shown[audience] if not each.number}
    for audience, family in living | set(wanted):
        text = wanted.get((audience, family))
        posts = [each for each in shown.get(audience, []) if each.family == family]
        if not edits(room):
            if text is not None and (not posts or posts[-1].text != text):
                found.faults.append(f"{audience}: {family} is {posts[-1:]}, not {text!r}")
            continue
        standing = [each for each in posts if not each.retired]
        last_of_killed = {each.worker: each for each in posts if each.worker in killed}
        orphans = [each for each in standing if each.text != text and each is last_of_killed.get(each.worker)]
        found.orphans += len(orphans)
        rest = [each for each in standing if each not in orphans]
        if [each.text for each in rest] != [text] * (text is not None):
            found.faults.append(f"{audience}: {family} is {rest}, not {text!r}")


def check_steps(found: Findings, played: Played, table: Table) -> None:
    """Check that a finished game consists of just the steps that people know to be accepted."""
    if table.phase is not Phase.OVER:
        found.faults.append(f"{played.room}: the game is not over")
    made = [
        (moved.seat, moved.notation)
        for moved in playing_of(table)[1].moves
        if table.seats[moved.seat].person is not None
    ]
    if made != played.accepted:
        found.faults.append(f"{played.room}: accepted {played.accepted}, stored {made}")


def check_timer(found: Findings, room: str, table: Table, shown: Sequence[Standing]) -> None:
    """Check that a turn ran out once."""
    told = sum(message.says == TIME_IS_UP for message in shown)
    moved = len(playing_of(table)[1].moves)
    if (told, moved) != (1, 1):
        found.faults.append(f"{room}: told {told} times, moved {moved} times")


@dataclass
class Report:
    """The figures of a run, and what did not hold."""

    figures: dict[str, object]
    faults: list[str]


async def run(plan: Plan, server: Server) -> Report:
    """Run the test against a server that keeps what it has acknowledged."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="palifico-")))
        recorder = Recorder(random.Random(f"{plan.seed}/platform"), plan.platform_faults)
        proxy = await stack.enter_async_context(PatientProxy(server.port))
        listener = await asyncio.start_unix_server(recorder.serve, folder / "platform")
        stack.callback(listener.close)
        crew = Crew(plan, f"redis://127.0.0.1:{proxy.port}", folder / "platform")
        stack.callback(crew.abandon)
        soak = Soak(plan, server, proxy, recorder, crew)
        stack.push_async_callback(soak.store.close)
        for _ in range(plan.workers):
            crew.start()
        await crew.working(plan.workers)
        played = await soak.play_all()
        seconds, kills = loop.time() - started, len(crew.killed)
        timers = await soak.timers()
        await crew.working(plan.workers)
        await crew.end()
        found = Findings(crew.faults)
        shown = recorder.by_audience
        late: list[float] = []
        for each in played:
            loaded = await soak.load(each.room)
            check_table(found, each.room, loaded.table if loaded else None, shown, set(crew.killed))
            check_steps(found, each, _there(loaded.table if loaded else None))
        for room, deadline in timers.due.items():
            loaded = await soak.load(room)
            table = _there(loaded.table if loaded else None)
            check_timer(found, room, table, recorder.in_room(room))
            late.append(table.since - deadline)
        figures: dict[str, object] = {
            "tables": plan.tables,
            "moves by people": soak.moves,
            "seconds": round(seconds, 1),
            "workers killed": kills,
            "server restarts": soak.restarts,
            "replies dropped": proxy.dropped,
            "messages orphaned": found.orphans,
            **{f"platform: {name}": number for name, number in sorted(recorder.calls.items())},
            **{f"workers: {name}": number for name, number in sorted(crew.events.items())},
            "timers": plan.timers,
        }
        cuts = quantiles(late, n=100)
        figures |= {
            "timers late p50/p95/max ms": f"{cuts[49] * 1000:.0f} / {cuts[94] * 1000:.0f} / {max(late) * 1000:.0f}",
            "taken over from the dead within s": round(timers.taken_over, 2),
            "seconds in all": round(loop.time() - started, 1),
        }
    return Report(figures, found.faults)


def main() -> int:
    """Run with what the command line says and print the report."""
    usual = Plan()
    parser = argparse.ArgumentParser(description="many tables, several workers, and everything that may fail does")
    for name in ("seed", "tables", "at_once", "workers", "dice", "calls_a_kill", "timers"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(usual, name))
    plan = replace(usual, **vars(parser.parse_args()))
    with a_server(ALWAYS) as server:
        report = asyncio.run(run(plan, server))
    for name, figure in report.figures.items():
        print(f"{name:34} {figure}")
    for fault in report.faults[:40]:
        print(f"FAULT {fault[:1500]}", file=sys.stderr)
    print(f"{len(report.faults)} faults (seed {plan.seed})" if report.faults else "all as it should be")
    return bool(report.faults)


if __name__ == "__main__":
    sys.exit(main())
