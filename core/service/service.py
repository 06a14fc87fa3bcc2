"""Load, decide, save if nobody else did, show; and compare again after any failure.

The rules:

1. Save first, speak after. No lock is held over a platform, and no answer waits for one: what
   was saved is shown in the background.
2. A repeated operation changes nothing.
3. A room never shows two tables, however many ask for one at once and however slow the store is.
4. Whatever was saved is marked until it is shown; a failed or interrupted showing is
   finished by the next one, here or in another process.
5. A person's mistake is an answer; a store that does not answer is one too.
6. Time is the store's, which all processes share.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from core.announcement import Announcement
from core.commands import (
    Actor,
    Announced,
    Arrange,
    Command,
    Join,
    Move,
    Open,
    Personal,
    Request,
    RoomLost,
    RoomMoved,
    Settle,
    Speak,
)
from core.decide import heed, language_now
from core.games import GAMES
from core.identity import RoomRef
from core.measures import UNMEASURED, Meter
from core.ports import Limits, Loaded, Log, Platform, Store, StoreUnavailable
from core.service.arranging import Arranging
from core.service.asking import IsAdmin, Reader, Reply, Settings
from core.service.choices import Choices
from core.service.forgetting import Forgetting
from core.service.handing import Handing
from core.service.judging import language_at, may_press, refusal, try_again, with_rights
from core.service.opening import Kept, decided_and_told, new_table, style_of
from core.service.operations import short
from core.service.outages import Outages
from core.service.patience import HEARD_WITHIN, LOADED_WITHIN, TRIES, Patience, before, from_now, within
from core.service.personal import AboutOneself
from core.service.promptness import Promptness
from core.service.saver import InDoubt, Saver
from core.service.shower import Shower
from core.service.signals import Signals
from core.service.silence import Silence
from core.service.work import Work
from core.table import lobby, messages
from core.table.clock import deadline
from core.table.decision import Decision
from core.table.values import Phase, Room, Table

T = TypeVar("T")


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
        spread: Callable[[], float] = random.random,
        clock: Callable[[], float] = time.monotonic,
        meter: Meter = UNMEASURED,
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
            spread: returns a number from 0 to 1, another one each time, that spreads the pauses.
            clock: returns seconds that only grow, for what is so only for a while.
            meter: told what happens.
        """
        self.announcement: Announcement | None = None
        self.downtime: dict[str, tuple[float, float]] = {}
        self._store = store
        self._platforms = platforms
        self._seed = seed
        self._new_id = new_id
        self._settings = settings
        self._patience = Patience(pause, spread)
        self._outages = Outages(log, clock)
        self._meter = meter
        self._promptness = Promptness(meter, clock)
        self._saver = Saver(store, self._patience, self._outages, meter)
        self._choices = Choices(store, self._patience, self._outages)
        self._arranging = Arranging(store, self._patience, self._outages)
        self._signals = Signals(store, self._saver, self._arranging, self._outages, self.downtime)
        self._shower = Shower(
            store,
            platforms,
            limits,
            heed=self._signals.act,
            patience=self._patience,
            outages=self._outages,
            silence=Silence(clock),
            log=log,
            clock=clock,
            meter=meter,
            promptness=self._promptness,
        )
        self._work = Work(
            store,
            platforms,
            self._signals.tick,
            self._shower.show,
            patience=self._patience,
            outages=self._outages,
            log=log,
        )
        self.handing = Handing(platforms, limits, pause, log)
        forgetting = Forgetting(
            store, self._saver, self.show, self._work.show_soon, platforms=platforms, clock=clock, log=log
        )
        self.about_oneself = AboutOneself(store, self._saver, settings, self._outages, forgetting)

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
        operation = short(operation)
        with self._promptness.hearing(operation, actor.ref.platform):
            try:
                async with within(HEARD_WITHIN):
                    table_id, loaded = await self._find(actor)
                    if loaded is None:
                        reply = await self._open(room, actor, operation, game, sit=sit, instead_of=table_id)
                    else:
                        reply = await self._do(actor, Open(game), operation, loaded)
            except StoreUnavailable as error:
                reply = self._not_done(actor, operation, error)
            return self._measured(actor, Open(game), reply)

    async def hear(
        self,
        actor: Actor,
        read: Reader | Request,
        operation: str,
        *,
        table_id: str | None = None,
        is_admin: IsAdmin | None = None,
        addressed: bool = True,
    ) -> Reply | None:
        """Do what a person asks and answer them; None when they were not speaking to the bot.

        Args:
            actor: who speaks, and in which room.
            read: the command, or what reads it once the table is known.
            operation: the id of the update, so that a repeated one changes nothing.
            table_id: the table a key belongs to; otherwise the room's, or the player's own.
            is_admin: asks the platform whether they are an admin of the room; only asked where it matters.
            addressed: whether the bot was spoken to; otherwise it is silent where there is no table.
        """
        operation, moment = short(operation), from_now(HEARD_WITHIN)
        with self._promptness.hearing(operation, actor.ref.platform):
            found = loaded = away = None
            try:
                async with before(moment):
                    found, loaded = await self._find(actor, table_id)
            except StoreUnavailable as error:
                away = error
            command = read(loaded.table if loaded else None) if callable(read) else read
            if isinstance(command, Personal):  # which does not hang on one table
                return await self.about_oneself.answer(actor, command, operation)
            if away is not None:
                is_meant = addressed or isinstance(command, Move)  # of a move that is lost somebody is told
                return self._measured(actor, None, try_again(actor)) if is_meant else None
            if command is None or (loaded is None and not addressed):
                return None
            if loaded is not None and table_id is not None and not may_press(loaded.table, actor):
                return self._measured(actor, command, Reply((messages.TurnIsOver(),), (), actor.language))
            try:
                async with before(moment):
                    reply = await self._obey(actor, command, operation, found, loaded, is_admin=is_admin)
            except StoreUnavailable as error:
                reply = self._not_done(actor, operation, error)
            return self._measured(actor, command, reply)

    async def heed(self, signal: RoomLost | RoomMoved) -> None:
        """Let what a platform says of a room act on its table, if it has one.

        Raises:
            StoreUnavailable: it did not; the platform is to say it again.
        """
        self._meter.heard(signal.room.platform)
        if table_id := await self._signals.of_a_room(signal):
            self._work.show_soon(table_id)

    async def announce(self, table_id: str, announcement: Announcement) -> None:
        """Let a table that plays be told an announcement, unless it was.

        Raises:
            StoreUnavailable: it may not be.
        """
        if await self._signals.act(table_id, Announced(announcement)):
            self._work.show_soon(table_id)

    async def table_of(self, actor: Actor) -> Loaded | None:
        """Return the table that somebody's direct conversation is about, if it still stands.

        Raises:
            StoreUnavailable: the store does not say.
        """
        _, loaded = await self._find(replace(actor, room=None))
        return loaded

    async def standing(self, table_id: str) -> Loaded | None:
        """Return a table, None when it is closed or gone.

        Raises:
            StoreUnavailable: the store does not say.
        """
        loaded = await self._saver.load(table_id)
        return loaded if loaded is not None and loaded.table.phase is not Phase.CLOSED else None

    async def table_in(self, room: RoomRef) -> str | None:
        """Return the id of the table that a room shows.

        Raises:
            StoreUnavailable: the store does not say.
        """
        return await self._asked(lambda: self._store.table_in(room))

    async def lead(self, actor: Actor, table_id: str) -> None:
        """Let somebody's direct conversation be about a table they sit at.

        Raises:
            StoreUnavailable: it is not.
        """
        await self._asked(lambda: self._store.seat_player(actor.ref, table_id))

    async def language(self, actor: Actor) -> str:
        """Return the language somebody chose, or the one they are said to speak.

        Where neither is known it is that of the room, or of their place at the table; empty without any.
        """
        if language := (await self._choices.recall(actor.ref)).language or actor.language:
            return language
        with suppress(StoreUnavailable):
            async with within(LOADED_WITHIN):
                _, loaded = await self._find(actor)
            if loaded is not None and (language := language_at(loaded.table, actor)):
                return language
        return (await self._choices.recall(actor.room)).language if actor.room is not None else ""

    async def work(self) -> float:
        """Do what is due, begin to show what is left unshown, and return the seconds until there is more."""
        self.about_oneself.look_after()
        return await self._work.go_on()

    async def rest(self, seconds: float) -> None:
        """Wait until `work` is to be called again: so long, unless a person has made something due before."""
        await self._work.rest(seconds)

    async def settled(self) -> None:
        """Wait until nothing that was begun here is still being saved or shown."""
        for part in (self.about_oneself, self._saver, self._choices, self._work, self.handing):
            await part.settled()

    async def show(self, table_id: str) -> None:
        """Bring every room and every seat up to date; what fails stays marked for the next time."""
        self._work.show_soon(table_id)
        await self._work.shown(table_id)

    async def _open(
        self, room: RoomRef, actor: Actor, operation: str, game: str, *, sit: bool, instead_of: str | None
    ) -> Reply:
        """Claim the room, then store the table: a room never shows two, however many ask at once.

        Whoever is slow to store a table may find the room taken. So a table that takes another
        one's place looks once more whether that is there by now, and a table is not shown where
        the room belongs to another (rule 7 of the shower); one of the two always sees the other.
        """
        table_id = self._new_id()
        shown = await self._asked(lambda: self._store.claim_room(room, table_id, instead_of=instead_of))
        if shown != table_id:
            return await self._join_opening(room, actor, operation, game, sit=sit, shown=shown)
        if instead_of is not None and (other := await self.standing(instead_of)):
            await self._asked(lambda: self._store.claim_room(room, instead_of, instead_of=table_id))
            return await self._do(actor, Open(game), operation, other)
        kept = Kept(await self._choices.recall(room), await self._arranging.of(room), self._settings)
        shown_as = Room(room, actor.language, style_of(self._platforms[room.platform].capabilities(room)))
        table = new_table(table_id, shown_as, actor, game, kept, sit=sit)
        if self.announcement is not None:
            table = heed(table, Announced(self.announcement), await self._asked(self._store.now))
        await self._saver.store_new(table, operation)
        self._promptness.saved(operation, table_id)
        self._work.show_soon(table_id)
        pointed = None
        with suppress(StoreUnavailable):  # it is stored; where it may not be shown it gives way then
            pointed = await self._asked(lambda: self._store.table_in(room))
        if pointed is not None and pointed != table_id:
            return await self._join_opening(room, actor, operation, game, sit=sit, shown=pointed)
        return Reply((), (), actor.language)

    async def _join_opening(
        self, room: RoomRef, actor: Actor, operation: str, game: str, *, sit: bool, shown: str
    ) -> Reply:
        """Go on with the table that somebody else is opening here, or instead of it if they never do."""
        for attempt in range(1, TRIES + 1):
            if loaded := await self.standing(shown):
                return await self._do(actor, Open(game), operation, loaded)
            await self._patience.rest(attempt)
        return await self._open(room, actor, operation, game, sit=sit, instead_of=shown)

    async def _obey(
        self,
        actor: Actor,
        command: Command,
        operation: str,
        found: str | None,
        loaded: Loaded | None,
        *,
        is_admin: IsAdmin | None,
    ) -> Reply:
        actor = await with_rights(actor, command, loaded.table if loaded else None, is_admin)
        if isinstance(command, Arrange) or (
            isinstance(command, Speak) and command.of_room and not actor.admin
        ):
            return await self._arrange(actor, command, operation, loaded)
        if loaded is not None:
            return await self._do(actor, command, operation, loaded)
        room = actor.room or actor.alone
        if actor.faceless and not actor.admin and isinstance(command, Open | Speak):
            return Reply((messages.Faceless(),), (), actor.language)
        if isinstance(command, Open) and command.game not in ("", *GAMES):
            return Reply((lobby.which_game(),), (), actor.language)
        if isinstance(command, Open) and room is not None:
            if refusal := await self._arranging.refusal(room, actor, command):
                return Reply((refusal,), (), actor.language)
            instead_of = found if actor.room else await self._asked(lambda: self._store.table_in(room))
            sit = not actor.faceless
            return await self._open(room, actor, operation, command.game, sit=sit, instead_of=instead_of)
        if isinstance(command, Speak):
            await self._choices.spoke(actor, command)
            return Reply((language_now(command),), (), command.language)
        return Reply((messages.NoTable(),), (), actor.language)

    async def _arrange(
        self, actor: Actor, command: Arrange | Speak, operation: str, loaded: Loaded | None
    ) -> Reply:
        """Tell the settings of the room, or change one and let its table go by that."""
        if loaded is not None and operation in loaded.operations:
            return Reply((), (), actor.language)
        came_to = await self._arranging.heard(actor, command, loaded.table if loaded else None)
        if not isinstance(came_to, Settle):
            return Reply(came_to, (), actor.language)
        if loaded is None:
            return Reply(came_to.answer, (), actor.language)
        return await self._do(actor, came_to, operation, loaded)

    async def _find(self, actor: Actor, table_id: str | None = None) -> tuple[str | None, Loaded | None]:
        """Return the table that somebody speaks of, if it still stands, and the id that leads there."""
        if table_id is None:
            table_id = await self._asked(lambda: self._table_of(actor))
        return table_id, await self.standing(table_id) if table_id else None

    async def _table_of(self, actor: Actor) -> str | None:
        if actor.room is not None:
            return await self._store.table_in(actor.room)
        return await self._store.table_of(actor.ref)

    async def _asked(self, ask: Callable[[], Coroutine[object, object, T]]) -> T:
        """Ask the store for something beside a table, for as long as a person waits."""
        with self._outages.watching("load"):
            async with within(LOADED_WITHIN):
                return await self._patience.persist(ask)

    async def _do(self, actor: Actor, command: Command, operation: str, loaded: Loaded) -> Reply:
        """Decide a command on a table; what changes nothing is answered at once."""
        language = actor.language
        if isinstance(command, Speak) and (actor.admin or not actor.faceless):
            language = command.language
            await self._choices.spoke(actor, command)

        def decided(table: Table, now: float) -> Decision:
            fresh, told = self._seed(table), self.announcement
            return decided_and_told(table, command, actor, now, fresh=fresh, announcement=told)

        if operation not in loaded.operations:
            decision = decided(loaded.table, loaded.now)
            if decision.table == loaded.table:
                if isinstance(command, Join) and loaded.table.seat_of(actor.ref) is not None:
                    # Whoever was told to try again may sit already, and nobody knows what else was done.
                    await self._asked(lambda: self._store.seat_player(actor.ref, loaded.table.id))
                return Reply(decision.answer, decision.names, language, private=decision.private)
        made = await self._saver.change(loaded, operation, decided, actor.ref)
        if made is None:
            self._work.show_soon(loaded.table.id)
            return Reply((), (), language)
        if made.table != loaded.table:
            self._promptness.saved(operation, loaded.table.id)
            self._work.show_soon(loaded.table.id)
            await self.about_oneself.acted(actor, command, made.table)
        if (due := deadline(made.table)) is not None:
            self._work.due_in(due - loaded.now)
        if made.table.dealt != loaded.table.dealt:
            self._choices.dealt(made.table)
        return Reply(made.answer, made.names, language, private=made.private)

    def _measured(self, actor: Actor, command: Request | None, reply: Reply) -> Reply:
        if kind := refusal(command, reply):
            self._meter.refused(actor.ref.platform, kind)
        return reply

    def _not_done(self, actor: Actor, operation: str, error: StoreUnavailable) -> Reply:
        """Answer somebody for whom nothing was stored, or perhaps something."""
        if isinstance(error, InDoubt) or self._saver.holds(operation):
            return Reply((messages.InDoubt(),), (), actor.language)
        return try_again(actor)
