"""Threads: where the operator wishes it, what a table shows in a room stands in a thread of its first post.

The rules:

1. A lobby stands in the room itself, and is where its thread begins. So is the first post of a table
   that comes into a room in mid-game, or whose first post was removed.
2. Everything else of the table stands in the thread, results too. Nothing more is said outside: clients
   show the latest of a thread below its first post.
3. Where a thread begins is noted in what the homeserver keeps of the room for the bot alone, so that
   another process goes on in it. Writing there is no message and uses none of what may be sent. What
   could not be noted is noted with the next post.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from adapters.matrix.wire import Away, Refusal, Wire
from core.scene import Family, Post

_NOTED_AS = "palifico.thread"


@dataclass(frozen=True, slots=True)
class Thread:
    """A thread: the event in which it begins, and the latest in it, for clients that know no threads."""

    root: str
    latest: str


class Threads:
    """Knows which thread belongs to the table of a room."""

    def __init__(self, wire: Wire, *, wished: bool) -> None:
        """Know of none yet; each is asked for once."""
        self._wire = wire
        self._wished = wished
        self._roots: dict[str, tuple[str, str]] = {}
        self._latest: dict[str, str] = {}
        self._unnoted: set[str] = set()

    async def of(self, post: Post, room: str) -> Thread | None:
        """Return the thread in which a post has to stand, None for the room itself.

        Raises:
            Refusal: the homeserver wants to be asked later.
            Away: it does not answer.
        """
        if not self._wished or post.family is Family.LOBBY:
            return None
        table, root = await self._noted(room)
        return Thread(root, self._latest.get(root, root)) if root and table == post.table else None

    async def shown(self, post: Post, room: str, message: str, thread: Thread | None) -> None:
        """Note a post that was shown, and where its thread begins if it stands in none."""
        if not self._wished:
            return
        if thread is not None:
            self._latest[thread.root] = message
        elif self._roots.get(room) != (post.table, message):
            self._latest.pop(self._roots.get(room, ("", ""))[1], None)
            self._roots[room] = (post.table, message)
            self._unnoted.add(room)
        if room in self._unnoted:
            table, root = self._roots[room]
            with suppress(Refusal, Away):
                await self._wire.ask("PUT", self._path(room), {"table": table, "root": root})
                self._unnoted.discard(room)

    async def _noted(self, room: str) -> tuple[str, str]:
        if room not in self._roots:
            try:
                noted: dict[str, Any] = await self._wire.ask("GET", self._path(room))
            except Refusal as refusal:
                if refusal.retry_after or refusal.dead:
                    raise
                noted = {}
            self._roots[room] = (str(noted.get("table", "")), str(noted.get("root", "")))
        return self._roots[room]

    def _path(self, room: str) -> str:
        user, room = quote(self._wire.user, safe=""), quote(room, safe="")
        return f"/user/{user}/rooms/{room}/account_data/{_NOTED_AS}"
