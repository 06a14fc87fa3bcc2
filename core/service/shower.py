"""Showing a table: every audience compared, the difference sent within the limits, and noted.

The rules:

1. The most urgent conversations come first: that of whoever is on turn, other hands, then news,
   then boards, unless they share a screen.
2. What may not be sent yet, or fails, stays marked; the table says when to try again. A board
   that is late shows the newest state or nothing, a result is never left out.
3. One process shows a table at a time, makes sure of that before every message and says so for as
   long as it takes; what an audience was shown is noted after every message, so that at most one
   is in doubt.
4. A new living post is announced in the ledger under a token before it is sent. Whoever finds
   the announcement sends under that token again: a platform that has the message says so, and
   it is then edited to what should stand there.
5. A platform that does not answer at all is waited for by one conversation, not by all in turn.
6. Whoever is shown a table for the first time has their direct conversation led to it, if a
   process that died did not come to that.
7. A table is not shown in a room that belongs to another table.
8. While it is quiet in a table's room, whatever it shows rings nowhere.
9. What this process cannot show, because it does not speak there, is left to those who do, at once.
10. Of whoever is gone from a table nothing is kept, once nothing of it stands in their conversation.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from core.commands import RoomLost, RoomMoved, Signal, Unreachable
from core.identity import Audience, PlayerRef, RoomRef
from core.measures import Meter
from core.ports import (
    Busy,
    Limits,
    Loaded,
    Log,
    Moved,
    Platform,
    Store,
    StoreUnavailable,
    Unavailable,
    Undeliverable,
    Urgency,
    Vanished,
)
from core.scene import Family, Post, last_entry, scene, story
from core.service.claim import Claim, TakenOver
from core.service.conversation import Conversation, gone
from core.service.outages import Outages
from core.service.patience import Patience
from core.service.promptness import Promptness, Showing
from core.service.silence import LEFT_ALONE, SENT_WITHIN, Silence
from core.service.unnoted import Unnoted
from core.showing import Act, Edit, Ledger, Retire, Shown, after, compare
from core.table.values import Table, on_turn, persons

RETRY = 2.0
"""Seconds until what failed without saying for how long is tried again."""

KEPT_EVERY = 1.0
"""Seconds after which, while a platform takes its time, others are told that the showing goes on."""

_URGENCY = {
    Family.HAND: Urgency.TURN,
    Family.PROMPT: Urgency.TURN,
    Family.STORY: Urgency.NEWS,
    Family.BOARD: Urgency.BOARD,
    Family.LOBBY: Urgency.BOARD,
}


class _NotItsRoom(Undeliverable):
    """The room belongs to another table."""


class _Silence(Unavailable):
    """A platform has not answered at all."""


class _Wait(Exception):
    """A limit has no place yet."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


@dataclass(slots=True)
class _Pass:
    """One showing of a table: how long until the next, if one is needed, and where others have to go on.

    `measured` is told when all rooms were shown it.
    """

    loaded: Loaded
    claim: Claim
    measured: Showing
    retry: float | None = None
    elsewhere: set[str] = field(default_factory=set[str])
    shown: dict[Audience, Ledger] = field(default_factory=dict[Audience, Ledger])

    def again_in(self, seconds: float) -> None:
        """Note that something is left to be shown after this time."""
        self.retry = seconds if self.retry is None else min(self.retry, seconds)


class Shower:
    """Shows tables. It owns what could not be noted, and which platforms are silent."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        limits: Limits,
        *,
        heed: Callable[[str, Signal], Awaitable[bool]],
        patience: Patience,
        outages: Outages,
        silence: Silence,
        log: Log,
        clock: Callable[[], float],
        meter: Meter,
        promptness: Promptness,
    ) -> None:
        """Show what is stored on some platforms, within limits.

        `heed` lets what a platform says act on a table; `clock` returns seconds that only grow.
        """
        self._store = store
        self._platforms = platforms
        self._limits = limits
        self._heed = heed
        self._log = log
        self._patience = patience
        self._outages = outages
        self._silence = silence
        self._clock = clock
        self._meter = meter
        self._promptness = promptness
        self._unnoted = Unnoted()

    async def show(self, table_id: str) -> bool:
        """Bring every audience up to date once; whether there is something newer to show.

        Whoever asks has one showing of a table at a time.
        """
        with self._promptness.showing(table_id) as measured:
            try:
                with self._outages.watching("save"):
                    return await self._show(table_id, measured)
            except StoreUnavailable:
                return False  # which was said; the mark is left for the next showing
            except TakenOver:
                self._log.warning("showing-taken-over", table=table_id)
                measured.is_elsewhere = True
                return False

    async def _show(self, table_id: str, measured: Showing) -> bool:
        claim = Claim(self._store, table_id, patience=self._patience, clock=self._clock)
        loaded = await self._store.begin_showing(table_id)
        measured.is_elsewhere = not isinstance(loaded, Loaded) or not self._rooms_here(loaded.table)
        if isinstance(loaded, Busy):
            return False
        if loaded is None:
            await self._store.forget(table_id)
            return False
        this = _Pass(loaded, claim, measured)
        quiet = loaded.table.settings.quiet
        is_silent = quiet is not None and quiet.covers(loaded.now)
        for audience, posts in sorted(_by_audience(loaded), key=self._is_below):
            if audience.platform in self._platforms:
                hushed = tuple(replace(post, silent=True) for post in posts) if is_silent else posts
                await self._show_to(this, audience, hushed)
            elif compare(posts, loaded.ledgers.get(audience, Ledger()), edits=True):
                this.elsewhere.add(audience.platform)
        if this.retry is not None or this.elsewhere:
            return not await self._store.postpone(
                table_id, loaded.version, this.retry, elsewhere=sorted(this.elsewhere)
            )
        return not await self._store.unmark(table_id, loaded.version, _gone(loaded, this.shown))

    def _is_below(self, shown: tuple[Audience, Sequence[Post]]) -> bool:
        audience, _ = shown
        platform = self._platforms.get(audience.platform)
        return platform is not None and platform.capabilities(audience).below

    async def _show_to(self, this: _Pass, audience: Audience, posts: Sequence[Post]) -> None:
        try:
            this.shown[audience] = await self._catch_up(this, audience, posts)
            self._measure(this, audience)
        except _Wait as wait:
            this.again_in(wait.seconds)
        except _Silence:
            self._log.warning("platform-silent", platform=audience.platform, seconds=SENT_WITHIN)
            self._silence.begins(audience.platform)
            this.again_in(LEFT_ALONE)
        except Unavailable as error:
            self._log.warning("platform-unavailable", platform=audience.platform, seconds=error.retry_after)
            if error.retry_after:
                await self._limits.block(audience, error.retry_after, everywhere=error.everywhere)
            this.again_in(error.retry_after or RETRY)
        except Undeliverable as refusal:
            event = "room-taken" if isinstance(refusal, _NotItsRoom) else "undeliverable"
            self._log.warning(event, platform=audience.platform)
            await self._tell(this, self._lost(audience, this.loaded.table))
        except Moved as moved:
            self._log.warning("room-moved", platform=audience.platform)
            if isinstance(audience, RoomRef):
                await self._tell(this, RoomMoved(audience, moved.room))
        except (TakenOver, StoreUnavailable):
            raise
        except Exception as fault:  # of one platform, which must not keep the others from theirs
            self._log.warning("platform-fault", platform=audience.platform, fault=type(fault).__name__)
            this.again_in(RETRY)

    def _measure(self, this: _Pass, audience: Audience) -> None:
        """Note the time when the last room that this process speaks in has been shown the table."""
        if isinstance(audience, RoomRef) and this.shown.keys() >= self._rooms_here(this.loaded.table):
            this.measured.shown_at = self._clock()

    def _rooms_here(self, table: Table) -> set[RoomRef]:
        return {room.ref for room in table.rooms if room.ref.platform in self._platforms}

    async def _tell(self, this: _Pass, signal: Signal) -> None:
        """Let what a platform says act on the table at once, whatever becomes of this showing."""
        this.again_in(RETRY)
        with suppress(StoreUnavailable):  # which was said, and the platform will say it again
            await self._heed(this.loaded.table.id, signal)

    def _lost(self, audience: Audience, table: Table) -> Signal:
        """Return that an audience cannot be shown anything; a player may see their hand another way."""
        if isinstance(audience, RoomRef):
            return RoomLost(audience)
        rooms = [room.ref for room in table.rooms if room.ref.platform == audience.platform]
        here = [(room, self._platforms.get(room.platform)) for room in rooms]
        answered = any(platform.capabilities(room).answers for room, platform in here if platform is not None)
        return Unreachable(audience, answered=answered)

    async def _catch_up(self, this: _Pass, audience: Audience, posts: Sequence[Post]) -> Ledger:
        """Send, edit and retire until nothing is left in one conversation, and return what it shows."""
        loaded, claim = this.loaded, this.claim
        noted = loaded.ledgers.get(audience, Ledger())
        platform = self._platforms[audience.platform]
        conversation = Conversation(platform, audience, loaded.table.id, self._meter)
        edits = platform.capabilities(audience).edit
        if audience not in loaded.ledgers:
            await self._meet(audience, loaded.table.id)
        shown = self._unnoted.take(loaded.table.id, audience, noted)
        try:
            while act := next(iter(compare(posts, shown, edits=edits)), None):
                if silent := self._silence.lasts(audience.platform):
                    raise _Wait(silent)
                if not isinstance(act, Retire) or platform.capabilities(audience).retire:
                    await self._wait_for_a_place(audience, act)
                shown = await self._do(claim, conversation, act, shown)
                await claim.record(audience, shown)
                noted = shown
            told = 0 if isinstance(audience, PlayerRef) else max(shown.told, last_entry(loaded.table))
            shown = replace(shown, told=told)
            if shown != noted:
                await claim.record(audience, shown)
                noted = shown
        finally:
            if shown != noted:
                self._unnoted.keep(loaded.table.id, audience, stored=noted, true=shown)
        return shown

    async def _meet(self, audience: Audience, table_id: str) -> None:
        """Prepare a conversation in which the table has not been shown."""
        if isinstance(audience, PlayerRef):
            await self._store.seat_player(audience, table_id)
        elif await self._store.table_in(audience) not in (None, table_id):
            raise _NotItsRoom

    async def _do(self, claim: Claim, conversation: Conversation, act: Act, shown: Ledger) -> Ledger:
        """Do one act and return what is shown then; a new living post is announced in the ledger first."""
        if isinstance(act, Edit):
            try:
                message = await self._held(claim, conversation, lambda: conversation.carry_out(act))
            except Vanished:
                vanished = Shown(gone(act.message), act.post.edition, "")
                return shown.with_living(act.post.family, vanished)
            return after(shown, act, message)
        if isinstance(act, Retire) or act.post.family is Family.STORY:
            return after(
                shown, act, await self._held(claim, conversation, lambda: conversation.carry_out(act))
            )
        if shown.pending:
            message = await self._held(
                claim, conversation, lambda: conversation.send(act.post, shown.pending)
            )
            # Under its own token it can be no older one: sent once more, it would stand there twice.
            own = shown.pending == conversation.token(act.post)
            return after(replace(shown, pending="") if own else shown, act, message)
        announced = replace(shown, pending=conversation.token(act.post))
        await claim.record(conversation.audience, announced)
        try:
            message = await self._held(
                claim, conversation, lambda: conversation.send(act.post, announced.pending)
            )
        except Unavailable as error:
            if not error.maybe_done:
                await claim.record(conversation.audience, shown)
            raise
        return after(shown, act, message)

    async def _held(
        self, claim: Claim, conversation: Conversation, send: Callable[[], Coroutine[object, object, str]]
    ) -> str:
        """Send while the table's showing is ours, and keep it so until the platform answers."""
        platform = conversation.audience.platform
        await claim.make_sure()
        task = asyncio.ensure_future(send())
        try:
            for _ in range(round(SENT_WITHIN / KEPT_EVERY)):
                done, _ = await asyncio.wait({task}, timeout=KEPT_EVERY)
                if done:
                    self._silence.ends(platform)
                    return task.result()
                with suppress(StoreUnavailable):
                    await claim.keep()
            raise _Silence(maybe_done=True)
        finally:
            task.cancel()

    async def _wait_for_a_place(self, audience: Audience, act: Act) -> None:
        # What stands in the way of a hand is as urgent as the hand.
        family = act.family if isinstance(act, Retire) else act.post.family
        if wait := await self._limits.wait(audience, _URGENCY[family]):
            raise _Wait(wait)


def _gone(loaded: Loaded, shown: Mapping[Audience, Ledger]) -> tuple[Audience, ...]:
    """Return of whom something is noted although they have no part in a table any more.

    A room that is gone is shown nothing, whatever stands there; a player is, until it is retired.
    """
    here = {person.ref for person in persons(loaded.table)} | {room.ref for room in loaded.table.rooms}
    return tuple(
        audience
        for audience, noted in loaded.ledgers.items()
        if audience not in here and (isinstance(audience, RoomRef) or not shown.get(audience, noted).living)
    )


def _by_audience(loaded: Loaded) -> list[tuple[Audience, tuple[Post, ...]]]:
    """Return every audience of a table with what it should be shown, the most urgent first."""
    table = loaded.table
    posts = scene(table)
    audiences = {post.audience for post in posts} | set(loaded.ledgers)
    players = [audience for audience in audiences if isinstance(audience, PlayerRef)]
    found: list[tuple[Audience, tuple[Post, ...]]] = [
        (player, tuple(post for post in posts if post.audience == player))
        for player in sorted(
            players, key=lambda player: (table.seat_of(player) != on_turn(table), str(player))
        )
    ]
    for room in table.rooms:
        told = loaded.ledgers.get(room.ref, Ledger()).told
        own = tuple(post for post in posts if post.audience == room.ref)
        found.append((room.ref, (*story(table, room, told), *own)))
    return found
