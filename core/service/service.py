"""Load, decide, save if nobody else did, show; and compare again after any failure.

The rules:

1. Save first, speak after. No lock is held over a platform; what is asked of one table in
   this process at the same moment is decided in turn and saved together.
2. On a conflict the decisions are made again on what the other stored.
3. A repeated operation changes nothing.
4. Whatever was saved is marked until it is shown; a failed or interrupted showing is
   finished by the next one, here or in another process.
5. A person's mistake is an answer; a store that does not answer is one too.
6. Time is the store's, which all processes share.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from core.commands import Actor, Command, Join, Open, RoomLost, Signal, Speak, Tick, Unreachable
from core.decide import decide, heed
from core.game import Weight
from core.identity import PlayerRef, RoomRef
from core.messages import Message
from core.ports import (
    Conflict,
    Limits,
    Loaded,
    Log,
    Platform,
    Repeated,
    Saved,
    Store,
    StoreUnavailable,
)
from core.service.batch import Decide, Decisions, Wish, decide_all, newcomers, still_there, was_repeated
from core.service.shower import Shower
from core.table import lobby, messages
from core.table.clock import deadline
from core.table.decision import Decision
from core.table.questions import lobby_lines
from core.table.values import Person, Phase, Room, Style, Table, persons

TRIES = 6
"""How often a decision is made again after a conflict or a store that did not answer."""

PATIENCE = 0.02
"""Seconds before the first try after a failure; each further one waits twice as long."""

AT_ONCE = 8
"""How many changes are saved together: fewer than a store remembers, so that each is known afterwards."""

AT_MOST_ASLEEP = 1.0
"""Seconds after which a process looks for what another one has made due or left behind."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one person: messages, the names their seats refer to, and the language to say them in."""

    lines: tuple[Message, ...]
    names: tuple[str, ...]
    language: str


Reader = Callable[[Table | None], Command | None]
"""Reads words once the table, and so the game, is known; None when they are not meant for the bot."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a service plays by default and how fast.

    `game` is what is played when nobody says what; `pace` the seconds a computer player
    takes for a move; `lasts` those that a game may rest before it is closed.
    """

    game: str
    pace: float
    lasts: float = 7 * 24 * 3600.0


class Service:
    """The one way to change or show a table. It owns only what this process is in the middle of."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        limits: Limits,
        *,
        seed: Callable[[Table], bytes],
        new_id: Callable[[], str],
        log: Log,
        settings: Settings,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Take everything from outside.

        Args:
            store: where tables live.
            platforms: by the name that rooms and players carry.
            limits: what may be sent.
            seed: returns the seed of a table's next game, 32 random bytes nobody has seen.
            new_id: returns the id of a new table, short and not to be guessed.
            log: for whoever runs the service.
            settings: what is played and how fast.
            pause: waits between tries.
        """
        self._store = store
        self._platforms = platforms
        self._seed = seed
        self._new_id = new_id
        self._log = log
        self._settings = settings
        self._pause = pause
        self._shower = Shower(store, platforms, limits, log, pause)
        self._queues: dict[str, list[Wish]] = {}
        self._loading: dict[str, asyncio.Task[Loaded | None]] = {}
        self._saving: set[asyncio.Task[None]] = set()

    async def open(
        self, room: RoomRef, actor: Actor, operation: str, *, game: str = "", sit: bool = True
    ) -> Reply:
        """Open a table in a room, with whoever asked as its host, unless one stands there.

        A room in which messages cannot be edited is told every event as a line.

        Args:
            room: where it is shown.
            actor: the host; their language is the room's first.
            operation: the id of the update that asked for it.
            game: what is played, empty for the usual.
            sit: whether the host sits down at once.
        """
        try:
            table_id, loaded = await self._find(actor)
            if loaded is not None:
                return await self._do(actor, Open(game), operation, loaded)
            return await self._open(room, actor, operation, game, sit=sit, instead_of=table_id)
        except StoreUnavailable as error:
            return self._try_again(actor, "open", error)

    async def hear(
        self, actor: Actor, read: Reader | Command, operation: str, *, table_id: str | None = None
    ) -> Reply | None:
        """Do what a person asks and answer them; None when they were not speaking to the bot.

        Args:
            actor: who speaks, and in which room.
            read: the command, or what reads it once the table is known.
            operation: the id of the update, so that a repeated one changes nothing.
            table_id: the table a key belongs to; otherwise the room's, or the player's own.
        """
        try:
            return await self._hear(actor, read, operation, table_id)
        except StoreUnavailable as error:
            return self._try_again(actor, "hear", error)

    async def tick(self, table_id: str) -> None:
        """Let the clock act on a table."""
        await self._signal(table_id, Tick())

    async def work(self) -> float:
        """Do whatever is due or left unshown, and return the seconds until there is more to do."""
        try:
            for table_id in await self._store.claim_due():
                await self._alone(self.tick, table_id)
            for table_id in await self._store.claim_marked():
                await self._alone(self.show, table_id)
            idle = await self._store.idle()
        except StoreUnavailable as error:
            self._log.warning("store-unavailable", during="work", reason=str(error))
            return AT_MOST_ASLEEP
        return AT_MOST_ASLEEP if idle is None else min(idle, AT_MOST_ASLEEP)

    async def show(self, table_id: str) -> None:
        """Bring every room and every seat up to date; what fails stays marked for the next time."""
        for audience in await self._shower.show(table_id):
            lost = Unreachable(audience) if isinstance(audience, PlayerRef) else RoomLost(audience)
            try:
                await self._signal(table_id, lost)
            except StoreUnavailable as error:
                self._log.warning("store-unavailable", during="signal", reason=str(error))

    async def _open(
        self, room: RoomRef, actor: Actor, operation: str, game: str, *, sit: bool, instead_of: str | None
    ) -> Reply:
        """Claim the room, then store the table: a room never shows two, however many ask at once."""
        table_id = self._new_id()
        shown = await self._store.claim_room(room, table_id, instead_of=instead_of)
        if shown != table_id:
            return await self._join_opening(room, actor, operation, game, sit=sit, shown=shown)
        edits = self._platforms[room.platform].capabilities(room).edit
        style = Style.BOARD if edits else Style.LINES
        table = lobby.new_table(table_id, game or self._settings.game, actor, pace=self._settings.pace)
        rooms = (Room(room, actor.language, style),)
        table = replace(table, rooms=rooms, lasts=self._settings.lasts)
        if sit:
            table = replace(decide(table, Join(), actor, 0.0, b"").table, story=())
        table = table.tell(Weight.MOVE, *lobby_lines(table))
        await self._store_new(table, operation)
        await self.show(table_id)
        return Reply((), (), actor.language)

    async def _join_opening(
        self, room: RoomRef, actor: Actor, operation: str, game: str, *, sit: bool, shown: str
    ) -> Reply:
        """Go on with the table that somebody else is opening here, or instead of it if they never do."""
        for attempt in range(TRIES):
            loaded = await self._store.load(shown)
            if loaded is not None and loaded.table.phase is not Phase.CLOSED:
                return await self._do(actor, Open(game), operation, loaded)
            await self._pause(PATIENCE * 2**attempt)
        return await self._open(room, actor, operation, game, sit=sit, instead_of=shown)

    async def _store_new(self, table: Table, operation: str) -> None:
        failure: StoreUnavailable | None = None
        for attempt in range(TRIES):
            try:
                stored = await self._store.commit(table, expected=0, operations=(operation,), deadline=None)
                await self._note_players(persons(table), table.id)
            except StoreUnavailable as error:
                failure = error
                await self._pause(PATIENCE * 2**attempt)
                continue
            if isinstance(stored, Conflict):
                raise StoreUnavailable("the table's id is taken")
            return
        raise failure or StoreUnavailable("not stored")

    async def _hear(
        self, actor: Actor, read: Reader | Command, operation: str, table_id: str | None
    ) -> Reply | None:
        found, loaded = await self._find(actor, table_id)
        command = read(loaded.table if loaded else None) if callable(read) else read
        if command is None:
            return None
        if loaded is not None:
            return await self._do(actor, command, operation, loaded)
        if isinstance(command, Open) and actor.room is not None:
            return await self._open(actor.room, actor, operation, command.game, sit=True, instead_of=found)
        if isinstance(command, Speak):
            return Reply((messages.LanguageNow(),), (), command.language)
        return Reply((messages.NoTable(),), (), actor.language)

    async def _find(self, actor: Actor, table_id: str | None = None) -> tuple[str | None, Loaded | None]:
        """Return the table that somebody speaks of, if it still stands, and the id that leads there."""
        if table_id is None and actor.room is not None:
            table_id = await self._store.table_in(actor.room)
        elif table_id is None:
            table_id = await self._store.table_of(actor.ref)
        loaded = await self._load(table_id) if table_id else None
        stands = loaded is not None and loaded.table.phase is not Phase.CLOSED
        return table_id, loaded if stands else None

    async def _load(self, table_id: str) -> Loaded | None:
        """Load a table, once for all who ask at the same moment."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load_now(table_id))
        return await asyncio.shield(loading)

    async def _load_now(self, table_id: str) -> Loaded | None:
        del self._loading[table_id]
        return await self._store.load(table_id)

    async def _do(self, actor: Actor, command: Command, operation: str, loaded: Loaded) -> Reply:
        """Decide a command on a table; what changes nothing is answered at once."""
        language = command.language if isinstance(command, Speak) else actor.language

        def decided(table: Table, now: float) -> Decision:
            return decide(table, command, actor, now, self._seed(table))

        if operation not in loaded.operations:
            decision = decided(loaded.table, loaded.now)
            if decision.table == loaded.table:
                return Reply(decision.answer, decision.names, language)
        made = await self._change(loaded, operation, decided)
        return Reply(made.answer, made.names, language) if made else Reply((), (), language)

    async def _signal(self, table_id: str, signal: Signal) -> None:
        loaded = await self._store.load(table_id)
        if loaded is None:
            await self._store.forget(table_id)
            return
        operation = f"{type(signal).__name__}:{loaded.version}:{signal}"
        await self._change(loaded, operation, lambda table, now: Decision(heed(table, signal, now)))

    async def _change(self, loaded: Loaded, operation: str, decided: Decide) -> Decision | None:
        """Save a decision with all that is asked meanwhile, and show the table; None for a repeated one."""
        table_id = loaded.table.id
        wish = Wish(operation, decided, asyncio.get_running_loop().create_future(), loaded)
        queue = self._queues.get(table_id)
        if queue is None:
            queue = self._queues[table_id] = [wish]
            saving = asyncio.create_task(self._save_all(table_id, queue))
            self._saving.add(saving)
            saving.add_done_callback(self._saving.discard)
        else:
            queue.append(wish)
        decision = await asyncio.shield(wish.answer)
        if decision is None or decision.table != loaded.table:
            await self.show(table_id)
        return decision

    async def _save_all(self, table_id: str, queue: list[Wish]) -> None:
        """Save what is asked of a table, all that waits at a time, until nothing does."""
        try:
            while queue:
                wishes = queue[:AT_ONCE]
                try:
                    await self._save(table_id, wishes)
                except Exception as fault:  # whoever asked is told, and the queue goes on
                    for wish in wishes:
                        if not wish.answer.done():
                            wish.answer.set_exception(fault)
                del queue[: len(wishes)]
        finally:
            del self._queues[table_id]
            for wish in queue:
                wish.answer.cancel()

    async def _save(self, table_id: str, wishes: list[Wish]) -> None:
        """Decide and commit until nobody was faster, and answer every wish; the last failure is raised."""
        failure: StoreUnavailable | None = None
        saved: Decisions | None = None
        loaded: Loaded | None = max((wish.loaded for wish in wishes), key=lambda each: each.version)
        for attempt in range(TRIES):
            try:
                if failure is not None:
                    await self._pause(PATIENCE * 2**attempt)
                loaded = still_there(loaded or await self._store.load(table_id))
                if saved is None:
                    decisions = decide_all(loaded, wishes)
                    if decisions.table == loaded.table:
                        return decisions.answer()
                    match await self._commit(decisions, loaded.version):
                        case Conflict(newer):
                            loaded = still_there(newer)
                            continue
                        case Repeated(known) if not failure or known != frozenset(decisions.operations):
                            wishes = [wish for wish in wishes if not was_repeated(wish, known)]
                            loaded = None
                            continue
                        case _:
                            # Saved, or so by an earlier try whose answer was lost.
                            saved = decisions
                await self._note_players(newcomers(loaded.table, saved.table), table_id)
                return saved.answer()
            except StoreUnavailable as error:
                failure = error
        if saved is not None:
            self._log.warning("store-unavailable", during="note", reason=str(failure))
            return saved.answer()
        raise failure or StoreUnavailable("too many conflicts")

    async def _commit(self, decisions: "Decisions", expected: int) -> Saved | Repeated | Conflict:
        return await self._store.commit(
            decisions.table,
            expected=expected,
            operations=decisions.operations,
            deadline=deadline(decisions.table),
        )

    async def _note_players(self, people: Sequence[Person], table_id: str) -> None:
        for person in people:
            await self._store.seat_player(person.ref, table_id)

    async def _alone(self, work: Callable[[str], Awaitable[None]], table_id: str) -> None:
        """Do something with one table, so that a fault of it stops no other."""
        try:
            await work(table_id)
        except StoreUnavailable as error:
            self._log.warning("store-unavailable", during="work", reason=str(error))
        except Exception as fault:  # logged; its claim runs out and it is tried again
            self._log.warning("table-fault", table=table_id, fault=type(fault).__name__)

    def _try_again(self, actor: Actor, during: str, error: StoreUnavailable) -> Reply:
        self._log.warning("store-unavailable", during=during, reason=str(error))
        return Reply((messages.TryAgain(),), (), actor.language)
