"""Load, decide, save if nobody else did, show; and compare again after any failure.

The rules:

1. Save first, speak after. One table's saves in this process queue up, so that they do not
   race each other, and none of them waits for a platform; showing has a queue of its own.
2. On a conflict the decision is made again on what the other stored.
3. A repeated operation changes nothing.
4. Whatever was saved is marked until it is shown; a failed or interrupted showing is
   finished by the next one, here or in another process.
5. A person's mistake is an answer; a store that does not answer is one too.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol
from weakref import WeakValueDictionary

from core.commands import Actor, Command, Join, Open, RoomLost, Signal, Speak, Tick, Unreachable
from core.decide import decide, heed
from core.game import Weight
from core.identity import Audience, PlayerRef, RoomRef
from core.messages import Message
from core.ports import (
    Conflict,
    Loaded,
    Platform,
    Repeated,
    Saved,
    Store,
    StoreUnavailable,
    Unavailable,
    Undeliverable,
    Vanished,
)
from core.scene import Post, last_entry, scene, story
from core.showing import Act, Edit, Ledger, Retire, Send, after, compare, digest, told_everywhere
from core.table import lobby, messages
from core.table.clock import deadline
from core.table.decision import Decision
from core.table.questions import lobby_lines
from core.table.values import Phase, Room, Style, Table

TRIES = 6
"""How often a decision is made again after a conflict or a store that did not answer."""

_ANY_VERSION = 2**53


class Log(Protocol):
    """What the service says to whoever runs it: events and ids, never a secret or a text."""

    def warning(self, event: str, **facts: object) -> object:
        """Note something that will be tried again."""
        ...


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one person: messages, the names their seats refer to, and the language to say them in."""

    lines: tuple[Message, ...]
    names: tuple[str, ...]
    language: str


Reader = Callable[[Table | None], Command | None]
"""Reads words once the table, and so the game, is known; None when they are not meant for the bot."""


class Service:
    """The one way to change or show a table. It owns only what this process is in the middle of."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        *,
        clock: Callable[[], float],
        seed: Callable[[Table], bytes],
        new_id: Callable[[], str],
        log: Log,
        default_game: str,
        pace: float,
    ) -> None:
        """Take everything from outside.

        Args:
            store: where tables live.
            platforms: by the name that rooms and players carry.
            clock: seconds since the epoch.
            seed: returns the seed of a table's next game, 32 random bytes nobody has seen.
            new_id: returns the id of a new table, short and not to be guessed.
            log: for whoever runs the service.
            default_game: what is played when nobody says what.
            pace: seconds a computer player takes for a move.
        """
        self._store = store
        self._platforms = platforms
        self._clock = clock
        self._seed = seed
        self._new_id = new_id
        self._log = log
        self._default_game = default_game
        self._pace = pace
        self._saving: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._showing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unrecorded: dict[tuple[str, Audience], Ledger] = {}
        self._blocked: dict[Audience, float] = {}
        self._refused: set[tuple[str, Audience]] = set()
        # Sent, perhaps: sent once more as it was, so that a platform that has it can say so.
        self._doubtful: dict[tuple[str, Audience], Send] = {}

    async def open(
        self,
        room: RoomRef,
        actor: Actor,
        operation: str,
        *,
        game: str = "",
        sit: bool = True,
    ) -> Reply:
        """Open a table in a room that shows none, with whoever asked as its host.

        A room in which messages cannot be edited is told every event as a line.

        Args:
            room: where it is shown.
            actor: the host; their language is the room's first.
            operation: the id of the update that asked for it.
            game: what is played, empty for the usual.
            sit: whether the host sits down at once.
        """
        table_id = self._new_id()
        edits = self._platforms[room.platform].capabilities(room).edit
        style = Style.BOARD if edits else Style.LINES
        table = lobby.new_table(table_id, game or self._default_game, actor, pace=self._pace)
        table = replace(table, rooms=(Room(room, actor.language, style),))
        if sit:
            table = replace(decide(table, Join(), actor, self._clock(), b"").table, story=())
        table = table.tell(Weight.MOVE, *lobby_lines(table))
        try:
            await self._store.commit(table, expected=0, operation=operation, deadline=deadline(table))
            await self._store.seat_room(room, table_id)
            await self._note_players(table)
        except StoreUnavailable as error:
            return self._try_again(actor, "open", error)
        await self.show(table_id)
        return Reply((), (), actor.language)

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

    async def work(self) -> float | None:
        """Do whatever is due or left unshown, and return when something is due next."""
        try:
            for table_id in await self._store.due(self._clock()):
                await self.tick(table_id)
            for table_id in await self._store.marked():
                await self.show(table_id)
            return await self._store.next_deadline()
        except StoreUnavailable as error:
            self._log.warning("store-unavailable", during="work", error=type(error).__name__)
            return self._clock() + 1

    async def show(self, table_id: str) -> None:
        """Bring every room and every seat up to date; what fails stays marked for the next time."""
        async with _lock_of(self._showing, table_id):
            try:
                loaded = await self._store.load(table_id)
                if loaded is None:
                    await self._store.unmark(table_id, _ANY_VERSION)
                elif await self._show(loaded):
                    await self._store.unmark(table_id, loaded.version)
            except StoreUnavailable as error:
                self._log.warning("store-unavailable", during="show", error=type(error).__name__)
                return
        if loaded is not None:
            await self._heed_refusals(loaded.table)

    async def _hear(
        self, actor: Actor, read: Reader | Command, operation: str, table_id: str | None
    ) -> Reply | None:
        found = table_id or await self._table_for(actor)
        loaded = await self._store.load(found) if found else None
        if loaded is not None and loaded.table.phase is Phase.CLOSED:
            loaded = None
        command = read(loaded.table if loaded else None) if callable(read) else read
        if command is None:
            return None
        language = command.language if isinstance(command, Speak) else actor.language
        if loaded is None or found is None:
            if isinstance(command, Open) and actor.room is not None:
                return await self.open(actor.room, actor, operation, game=command.game)
            lines = (messages.LanguageNow(),) if isinstance(command, Speak) else (messages.NoTable(),)
            return Reply(lines, (), language)

        def decided(table: Table) -> Decision:
            return decide(table, command, actor, self._clock(), self._seed(table))

        decision = await self._change(found, operation, decided, loaded)
        return Reply(decision.answer, decision.names, language) if decision else Reply((), (), language)

    async def _table_for(self, actor: Actor) -> str | None:
        if actor.room is not None:
            return await self._store.table_in(actor.room)
        return await self._store.table_of(actor.ref)

    async def _signal(self, table_id: str, signal: Signal) -> None:
        loaded = await self._store.load(table_id)
        if loaded is not None:
            operation = f"{type(signal).__name__}:{loaded.version}:{signal}"
            await self._change(
                table_id, operation, lambda table: Decision(heed(table, signal, self._clock())), loaded
            )

    async def _change(
        self, table_id: str, operation: str, decided: Callable[[Table], Decision], loaded: Loaded
    ) -> Decision | None:
        """Save a decision and show it; None when the operation had been applied before."""
        lock = _lock_of(self._saving, table_id)
        waited = lock.locked()
        async with lock:
            if waited:
                loaded = await self._store.load(table_id) or loaded
            decision = await self._save(operation, decided, loaded)
        if decision is None or decision.table != loaded.table:
            await self.show(table_id)
        return decision

    async def _save(
        self, operation: str, decided: Callable[[Table], Decision], loaded: Loaded
    ) -> Decision | None:
        """Decide and commit until nobody was faster; the last failure is raised."""
        failure: StoreUnavailable | None = None
        for _ in range(TRIES):
            if operation in loaded.operations:
                return None
            decision = decided(loaded.table)
            if decision.table == loaded.table:
                return decision
            table = _without_told(decision.table, loaded)
            try:
                committed = await self._store.commit(
                    table, expected=loaded.version, operation=operation, deadline=deadline(table)
                )
                match committed:
                    case Saved():
                        await self._note_players(table)
                        return decision
                    case Repeated():
                        # Ours, when an earlier try of this very loop was stored and its reply lost.
                        return decision if failure else None
                    case Conflict(newer):
                        loaded = _still_there(newer)
            except StoreUnavailable as error:
                failure = error
        raise failure or StoreUnavailable("too many conflicts")

    async def _note_players(self, table: Table) -> None:
        for seated in table.seats:
            if seated.person is not None and not seated.left:
                await self._store.seat_player(seated.person.ref, table.id)

    async def _show(self, loaded: Loaded) -> bool:
        """Show a table to all its audiences; whether everything now stands as it should."""
        posts = scene(loaded.table)
        players = {post.audience for post in posts if isinstance(post.audience, PlayerRef)}
        players |= {audience for audience in loaded.ledgers if isinstance(audience, PlayerRef)}
        complete = True
        for room in loaded.table.rooms:
            ledger = self._ledger(loaded, room.ref)
            untold = story(loaded.table, room, ledger.told)
            own = (*untold, *(post for post in posts if post.audience == room.ref))
            complete &= await self._show_to(loaded, room.ref, own, last_entry(loaded.table))
        for player in sorted(players, key=str):
            own = tuple(post for post in posts if post.audience == player)
            complete &= await self._show_to(loaded, player, own, 0)
        return complete

    async def _show_to(self, loaded: Loaded, audience: Audience, posts: tuple[Post, ...], told: int) -> bool:
        if self._blocked.get(audience, 0.0) > self._clock():
            return False
        self._blocked.pop(audience, None)
        platform = self._platforms[audience.platform]
        edits = platform.capabilities(audience).edit
        place = (loaded.table.id, audience)
        shown = self._ledger(loaded, audience)
        act: Act | None = None
        try:
            while act := self._doubtful.get(place) or next(iter(compare(posts, shown, edits=edits)), None):
                message = await _carry_out(platform, audience, act, loaded.table.id)
                self._doubtful.pop(place, None)
                shown = after(shown, act, message)
                await self._record(loaded.table.id, audience, shown)
            if shown.told < told or (loaded.table.id, audience) in self._unrecorded:
                shown = replace(shown, told=max(shown.told, told))
                await self._record(loaded.table.id, audience, shown)
        except Unavailable as error:
            if error.maybe_done and isinstance(act, Send):
                self._doubtful[place] = act
            self._blocked[audience] = self._clock() + error.retry_after
            self._log.warning(
                "platform-unavailable", platform=audience.platform, retry_after=error.retry_after
            )
            return False
        except Undeliverable:
            self._refused.add((loaded.table.id, audience))
            self._log.warning("undeliverable", platform=audience.platform)
            return False
        return (loaded.table.id, audience) not in self._unrecorded

    def _ledger(self, loaded: Loaded, audience: Audience) -> Ledger:
        """Return what an audience was shown, also where the store could not be told of it yet."""
        unrecorded = self._unrecorded.get((loaded.table.id, audience))
        return unrecorded or loaded.ledgers.get(audience, Ledger())

    async def _record(self, table_id: str, audience: Audience, ledger: Ledger) -> None:
        try:
            await self._store.record(table_id, audience, ledger)
            self._unrecorded.pop((table_id, audience), None)
        except StoreUnavailable:
            self._unrecorded[table_id, audience] = ledger
            self._log.warning("store-unavailable", during="record")

    async def _heed_refusals(self, table: Table) -> None:
        """Tell the table which of its audiences a platform will not deliver to."""
        for table_id, audience in [each for each in self._refused if each[0] == table.id]:
            self._refused.discard((table_id, audience))
            lost = Unreachable(audience) if isinstance(audience, PlayerRef) else RoomLost(audience)
            await self._signal(table_id, lost)

    def _try_again(self, actor: Actor, during: str, error: StoreUnavailable) -> Reply:
        self._log.warning("store-unavailable", during=during, error=type(error).__name__)
        return Reply((messages.TryAgain(),), (), actor.language)


async def _carry_out(platform: Platform, audience: Audience, act: Act, table_id: str) -> str:
    """Do one act and return what the platform calls the message."""
    match act:
        case Retire():
            if platform.capabilities(audience).retire:
                await platform.retire(audience, act.message)
            return act.message
        case Edit(post, message):
            try:
                await platform.edit(post, message)
            except Vanished:
                return await platform.send(post, f"{_token(table_id, post)}/{message}")
            return message
        case Send(post):
            return await platform.send(post, _token(table_id, post))


def _token(table_id: str, post: Post) -> str:
    """Name a post so that sending it twice is the same message, where a platform can tell."""
    seen = "" if post.number else digest(post)
    return f"{table_id}/{post.family.value}/{post.edition}/{seen}"


def _without_told(table: Table, loaded: Loaded) -> Table:
    """Return the table without the part of its story that every room has been told."""
    rooms = [room.ref for room in loaded.table.rooms]
    told = told_everywhere(loaded.ledgers, rooms)
    return replace(table, story=tuple(entry for entry in table.story if entry.number > told))


def _still_there(loaded: Loaded | None) -> Loaded:
    if loaded is None:
        raise StoreUnavailable("the table is gone")
    return loaded


def _lock_of(locks: WeakValueDictionary[str, asyncio.Lock], table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock
