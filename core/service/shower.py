"""Showing a table: every audience compared, the difference sent within the limits, and noted.

The rules:

1. The most urgent conversations come first: hands and turns, then news, then boards, unless
   they share a screen.
2. What may not be sent yet, or fails, stays marked; the table says when to try again. A board
   that is late shows the newest state or nothing, a result is never left out.
3. One process shows a table at a time, for a few seconds from its last message; what an audience
   was shown is noted after every message, so that at most one is in doubt.
4. A new living post is announced in the ledger under a token before it is sent. Whoever finds
   the announcement sends under that token again: a platform that has the message says so, and
   it is then edited to what should stand there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from core.identity import Audience, PlayerRef
from core.ports import (
    Busy,
    Limits,
    Loaded,
    Log,
    Platform,
    Store,
    StoreUnavailable,
    Unavailable,
    Undeliverable,
    Urgency,
    Vanished,
)
from core.scene import Family, Post, last_entry, scene, story
from core.showing import Act, Edit, Ledger, Retire, Send, after, compare, digest

TRIES = 6
"""How often it is tried to note what was shown."""

PATIENCE = 0.05
"""Seconds before the second try; each further one waits twice as long."""

RETRY = 2.0
"""Seconds until what failed without saying for how long is tried again."""

_URGENCY = {
    Family.HAND: Urgency.TURN,
    Family.PROMPT: Urgency.TURN,
    Family.STORY: Urgency.NEWS,
    Family.BOARD: Urgency.BOARD,
    Family.LOBBY: Urgency.BOARD,
}


class _TakenOver(Exception):
    """Another process shows the table now."""


class _Wait(Exception):
    """A limit has no place yet."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds


@dataclass(slots=True)
class _Pass:
    """One showing of a table: how long until the next, if one is needed, and who cannot be shown it."""

    loaded: Loaded
    retry: float | None = None
    refused: tuple[Audience, ...] = ()

    def again_in(self, seconds: float) -> None:
        """Note that something is left to be shown after this time."""
        self.retry = seconds if self.retry is None else min(self.retry, seconds)


class Shower:
    """Shows tables. It owns the queue of each table's showings in this process."""

    def __init__(
        self,
        store: Store,
        platforms: Mapping[str, Platform],
        limits: Limits,
        log: Log,
        pause: Callable[[float], Awaitable[object]],
    ) -> None:
        """Show what is stored on some platforms, within limits; `pause` waits between tries."""
        self._store = store
        self._platforms = platforms
        self._limits = limits
        self._log = log
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._next: dict[str, asyncio.Task[Sequence[Audience]]] = {}
        self._pause = pause

    async def show(self, table_id: str) -> Sequence[Audience]:
        """Bring every audience up to date and return those that refuse to be shown anything.

        All who ask before a showing begins share it, and the first of them is told who refuses.
        """
        showing = self._next.get(table_id)
        if showing is not None:
            await asyncio.shield(showing)
            return ()
        showing = self._next[table_id] = asyncio.create_task(self._show_next(table_id))
        return await asyncio.shield(showing)

    async def _show_next(self, table_id: str) -> Sequence[Audience]:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            # Whoever asks from here on may know of something that this showing does not.
            del self._next[table_id]
            try:
                return await self._show(table_id)
            except StoreUnavailable as error:
                self._log.warning("store-unavailable", during="show", reason=str(error))
            except _TakenOver:
                self._log.warning("showing-taken-over", table=table_id)
            return ()

    async def _show(self, table_id: str) -> Sequence[Audience]:
        """Show what is newest until nothing newer was stored meanwhile."""
        while True:
            loaded = await self._store.begin_showing(table_id)
            if isinstance(loaded, Busy):
                return ()
            if loaded is None:
                await self._store.forget(table_id)
                return ()
            this = _Pass(loaded)
            for audience, posts in sorted(_by_audience(loaded), key=self._is_below):
                await self._show_to(this, audience, posts)
            if this.retry is not None or this.refused:
                await self._store.postpone(table_id, RETRY if this.retry is None else this.retry)
                return this.refused
            if await self._store.unmark(table_id, loaded.version):
                return ()

    def _is_below(self, shown: tuple[Audience, Sequence[Post]]) -> bool:
        audience, _ = shown
        platform = self._platforms.get(audience.platform)
        return platform is not None and platform.capabilities(audience).below

    async def _show_to(self, this: _Pass, audience: Audience, posts: Sequence[Post]) -> None:
        try:
            await self._catch_up(this.loaded, audience, posts)
        except _Wait as wait:
            this.again_in(wait.seconds)
        except Unavailable as error:
            self._log.warning("platform-unavailable", platform=audience.platform, seconds=error.retry_after)
            if error.retry_after:
                await self._limits.block(audience, error.retry_after)
            this.again_in(error.retry_after or RETRY)
        except Undeliverable:
            self._log.warning("undeliverable", platform=audience.platform)
            this.refused = (*this.refused, audience)
        except (_TakenOver, StoreUnavailable):
            raise
        except Exception as fault:  # of one platform, which must not keep the others from theirs
            self._log.warning("platform-fault", platform=audience.platform, fault=type(fault).__name__)
            this.again_in(RETRY)

    async def _catch_up(self, loaded: Loaded, audience: Audience, posts: Sequence[Post]) -> None:
        """Send, edit and retire until nothing is left to be done in one conversation."""
        platform = self._platforms.get(audience.platform)
        if platform is None:
            # Another process speaks there.
            raise _Wait(RETRY)
        conversation = _Conversation(platform, audience, loaded.table.id)
        edits = platform.capabilities(audience).edit
        shown = loaded.ledgers.get(audience, Ledger())
        while act := next(iter(compare(posts, shown, edits=edits)), None):
            if not isinstance(act, Retire) or platform.capabilities(audience).retire:
                await self._wait_for_a_place(audience, act)
            shown = await self._do(conversation, act, shown)
            await self._record(loaded.table.id, audience, shown)
        told = 0 if isinstance(audience, PlayerRef) else last_entry(loaded.table)
        if shown.told < told:
            await self._record(loaded.table.id, audience, replace(shown, told=told))

    async def _do(self, conversation: "_Conversation", act: Act, shown: Ledger) -> Ledger:
        """Do one act and return what is shown then; a new living post is announced in the ledger first."""
        if not isinstance(act, Send) or act.post.family is Family.STORY:
            return after(shown, act, await conversation.carry_out(act))
        if shown.pending:
            return after(shown, act, await conversation.send(act.post, shown.pending))
        token = conversation.token(act.post)
        await self._record(conversation.table_id, conversation.audience, replace(shown, pending=token))
        try:
            message = await conversation.send(act.post, token)
        except Unavailable as error:
            if not error.maybe_done:
                await self._record(conversation.table_id, conversation.audience, shown)
            raise
        return after(shown, act, message)

    async def _wait_for_a_place(self, audience: Audience, act: Act) -> None:
        urgency = Urgency.BOARD if isinstance(act, Retire) else _URGENCY[act.post.family]
        if wait := await self._limits.wait(audience, urgency):
            raise _Wait(wait)

    async def _record(self, table_id: str, audience: Audience, ledger: Ledger) -> None:
        """Note what an audience was shown, before anything else is sent to it."""
        failure: StoreUnavailable | None = None
        for attempt in range(TRIES):
            try:
                if await self._store.record(table_id, audience, ledger):
                    return
                raise _TakenOver
            except StoreUnavailable as error:
                self._log.warning("store-unavailable", during="record", reason=str(error))
                failure = error
                await self._pause(PATIENCE * 2**attempt)
        raise failure or StoreUnavailable("not noted")


def _by_audience(loaded: Loaded) -> list[tuple[Audience, tuple[Post, ...]]]:
    """Return every audience of a table with what it should be shown, the most urgent first."""
    posts = scene(loaded.table)
    players = {post.audience for post in posts} | set(loaded.ledgers)
    found: list[tuple[Audience, tuple[Post, ...]]] = [
        (player, tuple(post for post in posts if post.audience == player))
        for player in sorted(players, key=str)
        if isinstance(player, PlayerRef)
    ]
    for room in loaded.table.rooms:
        told = loaded.ledgers.get(room.ref, Ledger()).told
        own = tuple(post for post in posts if post.audience == room.ref)
        found.append((room.ref, (*story(loaded.table, room, told), *own)))
    return found


@dataclass(frozen=True, slots=True)
class _Conversation:
    """Where a table is shown to an audience."""

    platform: Platform
    audience: Audience
    table_id: str

    async def carry_out(self, act: Act) -> str:
        """Do one act and return what the platform calls the message."""
        match act:
            case Retire():
                if self.platform.capabilities(self.audience).retire:
                    await self.platform.retire(self.audience, act.message)
                return act.message
            case Edit(post, message):
                try:
                    await self.platform.edit(post, message)
                except Vanished:
                    return await self.send(post, f"{self.token(post)}/{message}")
                return message
            case Send(post):
                return await self.send(post, self.token(post))

    async def send(self, post: Post, token: str) -> str:
        """Send a post under a token."""
        return await self.platform.send(post, token)

    def token(self, post: Post) -> str:
        """Name a post so that sending it twice is the same message, where a platform can tell."""
        seen = "" if post.number else digest(post)
        return f"{self.table_id}/{post.family.value}/{post.edition}/{seen}"
