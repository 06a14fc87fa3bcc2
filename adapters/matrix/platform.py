"""Posts on Matrix: `core.ports.Platform` over rooms and direct rooms.

The rules:

1. A post for a player goes to their direct room, and counts as shown only while they are in it;
   otherwise they are invited there, and nobody is shown it.
2. An edit alerts nobody. So a room has a call for every turn, and a hand that asks for something
   is a new message.
3. A transaction is made from the token, so that a second send is the same event. An edit has one
   of its own each time: going back to an earlier text is another edit, and it stays in its thread.
4. Where the homeserver is sparing, an edit that nobody waits for is kept until there is room for it.
5. What is to be silent is a notice that mentions nobody.
6. What the homeserver answers is said in the errors of `core.ports` and in nothing else.
"""

import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from adapters.conversation import Languages
from adapters.matrix import messages
from adapters.matrix.budget import Budget
from adapters.matrix.choices import choices_of
from adapters.matrix.direct import DirectRooms
from adapters.matrix.edits import Edits
from adapters.matrix.rooms import Rooms
from adapters.matrix.seeds import Seeds
from adapters.matrix.text import attached, edited, message
from adapters.matrix.threads import Thread, Threads
from adapters.matrix.wire import Away, Refusal, Wire
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Capabilities, File, Moved, Unavailable, Undeliverable, Vanished
from core.scene import Family, Post

NAME = "matrix"

UNTIL_INVITED = 60.0
"""Seconds after which a room that was replaced by one the bot is not in is tried again."""

_ROOM = Capabilities(edit=True, retire=True, keys=True, calls=True)
_DIRECT = Capabilities(edit=True, retire=True, keys=True, files=True)

_KIND = "application/json"

_PART = 16_000
"""Characters of a file that fit into a message, where the homeserver takes no files: also encrypted."""


class MatrixPlatform:
    """Shows posts in rooms, and private ones in direct rooms."""

    def __init__(
        self,
        wire: Wire,
        languages: Languages,
        *,
        direct: DirectRooms,
        rooms: Rooms,
        seeds: Seeds,
        threads: Threads,
        edits: Edits,
        budget: Budget,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Show by a device."""
        self._wire = wire
        self._languages = languages
        self._direct = direct
        self._rooms = rooms
        self._seeds = seeds
        self._threads = threads
        self._edits = edits
        self._budget = budget
        self._clock = clock

    def capabilities(self, audience: Audience) -> Capabilities:
        """Return what can be done in a room; in a direct room the hand is the call."""
        return _ROOM if self._is_shared(audience) else _DIRECT

    async def send(self, post: Post, token: str) -> str:
        """Show a post as a new message."""
        room = await self._room(post.audience)
        thread = await self._thread(post, room)
        content = self._content(post, room, thread)
        transaction = hashlib.sha256(f"{token}/{post.audience}".encode()).hexdigest()[:32]
        sent = await self.put(post.audience, room, content, transaction)
        if self._is_shared(post.audience):
            await self._threads.shown(post, room, sent, thread)
        self._edits.needless(room, post)
        choices = tuple(choice.press for choice in choices_of(post))
        self._rooms.shown(room, sent, choices, thread.root if thread else "")
        self._seeds.plant(room, sent, len(choices))
        return sent

    async def edit(self, post: Post, message: str) -> None:
        """Let a message show a post, silently."""
        room = await self._room(post.audience)
        if self._is_better_new(post, message):
            self._seeds.uproot(room, message)
            raise Vanished
        if self._edits.can_wait(post):
            self._edits.later(room, post, partial(self._edit_later, post, room, message))
        else:
            self._edits.needless(room, post)
            await self._edit(post, room, message)
        choices = tuple(choice.press for choice in choices_of(post))
        self._rooms.shown(room, message, choices)
        if not choices:
            self._seeds.uproot(room, message)

    async def _edit(self, post: Post, room: str, message: str) -> None:
        content = edited(self._content(post, room), message)
        await self.put(post.audience, room, content, secrets.token_hex(16))

    async def _edit_later(self, post: Post, room: str, message: str) -> None:
        """Make an edit that has waited, if whom it is for still is where it was to be shown."""
        if await self._room(post.audience) == room:
            await self._edit(post, room, message)

    async def retire(self, audience: Audience, message: str) -> None:
        """Take the bot's reactions off a message; what others reacted stays, and is refused."""
        room = audience.id if isinstance(audience, RoomRef) else self._direct.reaches(audience.id)
        if room is not None:
            self._seeds.uproot(room, message)

    async def send_file(self, player: PlayerRef, file: File, token: str) -> None:
        """Hand a player a file in their direct room; where the homeserver takes none, its text in parts."""
        room = await self._room(player)
        content = file.text.encode()
        try:
            with self._away():
                where = await self._wire.upload(
                    content, file.name, _KIND, encrypted=self._wire.rooms[room].encrypted
                )
        except Refusal as refusal:
            if refusal.retry_after or refusal.dead:
                raise self._said(player, refusal, everywhere=False) from None
            parts = [file.text[at : at + _PART] for at in range(0, len(file.text), _PART)]
            contents = [message([part], notice=True) for part in parts]
        else:
            contents = [attached(file.name, len(content), _KIND, where)]
            if await self._room(player) != room:
                raise Undeliverable  # somebody came in while it was left with the homeserver
        for number, each in enumerate(contents):
            transaction = hashlib.sha256(f"{token}/{number}/{player}".encode()).hexdigest()[:32]
            await self.put(player, room, each, transaction)

    async def put(self, audience: Audience, room: str, content: dict[str, Any], transaction: str) -> str:
        """Send something, with what can go wrong said as core says it."""
        self._budget.sent(self._clock())
        with self._seeds, self._refusals(audience):
            return await self._wire.send(room, content, transaction)

    def _is_better_new(self, post: Post, message: str) -> bool:
        if self._rooms.is_gone(message):
            return True
        if post.family is Family.HAND:
            return bool(post.turn)
        return self._rooms.is_far_up(message)

    def _is_shared(self, audience: Audience) -> bool:
        return isinstance(audience, RoomRef) and self._direct.whose(audience.id) is None

    async def _thread(self, post: Post, room: str) -> Thread | None:
        """Return the thread in which a post has to stand; one whose first post was removed is none."""
        if not self._is_shared(post.audience):
            return None
        with self._refusals(post.audience, everywhere=False):
            thread = await self._threads.of(post, room)
        return None if thread is None or self._rooms.is_gone(thread.root) else thread

    def _content(self, post: Post, room: str, thread: Thread | None = None) -> dict[str, Any]:
        mention = post.mention.id if post.mention and post.mention.platform == NAME else ""
        if isinstance(post.audience, PlayerRef):
            mention = post.audience.id
        if post.silent:
            mention = ""
        labels = [(choice.press, self._languages.key(choice.key, post)) for choice in choices_of(post)]
        return message(
            self._languages.post(post).lines,
            notice=not mention,
            mention=mention,
            called=post.called,
            choices=labels,
            hint=self._hint(post, room),
            answers=thread.latest if thread else "",
            thread=thread.root if thread else "",
            falls_back=True,
        )

    def _hint(self, post: Post, room: str) -> str:
        if post.family is not Family.LOBBY:
            return ""
        in_direct = self._direct.whose(room) is not None
        hint = messages.HowToChoose() if in_direct else messages.HowToSpeak()
        return self._languages.translator(post.language).say(hint)

    async def _room(self, audience: Audience) -> str:
        if isinstance(audience, RoomRef):
            if new := self._rooms.table_room(audience.id):
                raise Moved(RoomRef(NAME, new))
            return audience.id
        with self._refusals(audience, everywhere=False):
            if room := await self._direct.confirmed(audience.id):
                return room
            await self._direct.invite(audience.id)
        raise Undeliverable

    @contextlib.contextmanager
    def _away(self) -> Generator[None]:
        try:
            yield
        except Away:
            raise Unavailable(maybe_done=True) from None

    @contextlib.contextmanager
    def _refusals(self, audience: Audience, *, everywhere: bool = True) -> Generator[None]:
        try:
            with self._away():
                yield
        except Refusal as refusal:
            raise self._said(audience, refusal, everywhere=everywhere) from None

    def _said(self, audience: Audience, refusal: Refusal, *, everywhere: bool) -> Exception:
        """Return what a refusal means to core; invitations have limits of their own."""
        if refusal.code == "M_LIMIT_EXCEEDED":
            self._budget.complained(self._clock())
            return Unavailable(refusal.retry_after, everywhere=everywhere)
        if refusal.dead:
            return Unavailable(UNTIL_INVITED, everywhere=True)
        is_replaced = audience.id in self._wire.rooms and self._wire.rooms[audience.id].replacement_room
        if is_replaced:
            return Unavailable(UNTIL_INVITED)
        return Undeliverable()
