"""What people do in rooms becomes what core hears: words, reactions, coming and going.

The rules:

1. In a room the bot is spoken to with "!", by name, by answering what it said, or in a thread that it
   began; there people may as well speak among themselves, and what it does not know it leaves alone.
   A move is understood anyway. In a direct room everything is for the bot.
2. A number picks a choice of the message that is answered, or of the last one with choices. A
   reaction picks a choice of the message it is put on, whoever put that sign there first.
3. Whoever sits down is invited to their direct room, and whoever comes into it is shown what waited
   for them there. Whoever leaves the room of a table, or is sent away from it, leaves the table.
4. What the bot itself does is not heard, nor notices, nor edits. Only what the bot sent is looked
   at for choices.
5. What stays unreadable although its key had time to come is answered with the request to say it
   again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar
from urllib.parse import quote

from adapters.conversation import Conversation, Incoming
from adapters.matrix import messages
from adapters.matrix.answers import Answers, Heard, person
from adapters.matrix.choices import number_of
from adapters.matrix.direct import DirectRooms
from adapters.matrix.events import Event, Reaction, Words, reaction_of, words_of
from adapters.matrix.platform import NAME
from adapters.matrix.rooms import Rooms
from adapters.matrix.wire import Away, Refusal, Wire
from core.commands import Actor, Ask, Leave, Topic
from core.identity import RoomRef
from core.ports import StoreUnavailable
from core.service import Service
from i18n.languages import LANGUAGES

KEY_MAY_TAKE = 10.0
"""Seconds that the key of a message may come after it."""

Answer = TypeVar("Answer")

_PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds after which a homeserver is asked again what a message offers."""

_MODERATOR = 50
_CREATORS_ALWAYS_MAY = 12
"""The version of rooms from which on whoever made a room stands above its power levels."""


class Hearing:
    """Hears rooms for a service."""

    def __init__(
        self,
        wire: Wire,
        conversation: Conversation,
        service: Service,
        *,
        direct: DirectRooms,
        rooms: Rooms,
        answers: Answers,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Hear by a device."""
        self._wire = wire
        self._conversation = conversation
        self._service = service
        self._direct = direct
        self._rooms = rooms
        self._answers = answers
        self._clock = clock
        self._pause = pause
        self._unread: dict[str, tuple[float, str, Event]] = {}

    @property
    def waits(self) -> bool:
        """Whether something waits for its key."""
        return bool(self._unread)

    async def hear(self, room: str, event: Event) -> None:
        """Let something that happened in a room have its effect."""
        if event.sender == self._wire.user:
            return
        if event.locked is not None:
            self._unread[event.id] = (self._clock(), room, event)
        elif event.kind == "m.room.redaction":
            self._rooms.removed(event.text("redacts"))
        elif event.kind == "m.room.member":
            await self._came_or_went(room, event)
        elif (words := words_of(event)) is not None:
            self._rooms.heard(words.thread or room)
            await self._hear_words(room, event, words)
        elif (reaction := reaction_of(event)) is not None:
            await self._hear_reaction(room, event, reaction)

    async def enters(self, room: str, user: str) -> bool:
        """Return whether the bot may accept somebody's invitation to a room."""
        door = self._conversation.door
        return door is None or await door.enters(person(user), RoomRef(NAME, room))

    async def read_again(self) -> None:
        """Read what could not be read before, as its key may have come; or ask to say it again."""
        for identifier, (since, room, event) in list(self._unread.items()):
            readable = self._wire.decrypt(event)
            if readable is None and self._clock() - since < KEY_MAY_TAKE:
                continue
            del self._unread[identifier]
            try:
                await self._hear_late(room, event, readable)
            except StoreUnavailable:
                self._unread[identifier] = (since, room, event)
                raise

    async def _hear_late(self, room: str, event: Event, readable: Event | None) -> None:
        """Hear what can be read by now; ask to say again what cannot."""
        if readable is not None:
            await self.hear(room, replace(readable, sender=event.sender, id=event.id))
        elif self._direct.whose(room) is not None:
            actor = self._actor(room, event)
            actor = replace(actor, language=await self._service.language(actor) or LANGUAGES[0])
            if await self._conversation.turned_away(Incoming(f"{NAME}:{event.id}", actor)) is None:
                self._answers.say(room, actor.language, event.id, messages.NotReadable())

    async def _hear_words(self, room: str, event: Event, words: Words) -> None:
        in_direct = self._direct.whose(room) == event.sender
        text, named = self._without_name(room, words)
        offered = await self._offered(room, words.answers)
        in_thread = await self._offered(room, words.thread) is not None
        addressed = in_direct or named or offered is not None or in_thread or text.startswith("!")
        if addressed and (number := number_of(text.lstrip("!"))) is not None:
            choices = offered if words.answers else await self._asked(lambda: self._rooms.latest(room))
            if choices and 0 < number <= len(choices):
                await self._hear(room, event, words.thread, press=choices[number - 1])
                return
        shared = not (in_direct or named or offered is not None)
        await self._hear(room, event, words.thread, text=text, addressed=addressed, shared=shared)

    async def _hear_reaction(self, room: str, event: Event, reaction: Reaction) -> None:
        number = number_of(reaction.sign)
        choices = await self._offered(room, reaction.message) if number is not None else None
        if number is not None and choices and 0 < number <= len(choices):
            await self._hear(room, event, press=choices[number - 1])

    async def _hear(self, room: str, event: Event, thread: str = "", **said: Any) -> None:
        actor = self._actor(room, event)
        is_admin = partial(self._is_admin, room, event.sender) if actor.room is not None else None
        incoming = Incoming(f"{NAME}:{event.id}", actor, is_admin=is_admin, **said)
        spoken = await self._conversation.hear(incoming)
        heard = Heard(room, event.sender, event.id, thread, reacted=event.kind == "m.reaction")
        if spoken is not None:
            self._answers.answer(heard, spoken)
        if actor.room is not None and self._direct.reaches(event.sender) is None:
            await self._invite_early(actor)

    async def _invite_early(self, actor: Actor) -> None:
        """Invite whoever sits down to their direct room before there is a hand to show."""
        with suppress(StoreUnavailable):
            found = await self._service.table_of(actor)
            if found is not None and found.table.seat_of(actor.ref) is not None:
                self._answers.invite(actor.ref.id)

    async def _came_or_went(self, room: str, event: Event) -> None:
        user = event.state_key or ""
        if event.text("membership") == "join" and self._direct.whose(room) == user:
            # Any question brings back whoever could not be reached, and so their hand is shown.
            actor = self._actor(room, replace(event, sender=user))
            actor = replace(actor, language=await self._service.language(actor) or LANGUAGES[0])
            if await self._conversation.turned_away(Incoming(f"{NAME}:{event.id}", actor)) is not None:
                return
            await self._service.hear(actor, Ask(Topic.HAND), f"{NAME}:{event.id}")
        elif event.text("membership") in ("leave", "ban") and event.before == "join":
            await self._left(room, user, event)

    async def _left(self, room: str, user: str, event: Event) -> None:
        """Let somebody leave the table whose room they left; from one that was replaced they only move."""
        if room in self._rooms.replaced or self._direct.listed(room) == user:
            return
        here = RoomRef(NAME, room)
        table_id = await self._service.table_in(here)
        loaded = await self._service.standing(table_id) if table_id else None
        if loaded is not None and loaded.table.seat_of(person(user)) is not None:
            actor = Actor(person(user), self._wire.name_of(room, user), LANGUAGES[0], room=here)
            await self._service.hear(actor, Leave(), f"{NAME}:{event.id}", table_id=table_id)

    def _actor(self, room: str, event: Event) -> Actor:
        """Return who did something; nothing on Matrix says which language somebody speaks."""
        in_direct = self._direct.whose(room) == event.sender
        here = RoomRef(NAME, room)
        return Actor(
            person(event.sender),
            self._wire.name_of(room, event.sender),
            language="",
            room=None if in_direct else here,
            alone=here if in_direct else None,
        )

    async def _offered(self, room: str, message: str) -> tuple[str, ...] | None:
        """Return what a message offers; None when it is not the bot's or cannot be seen."""
        return await self._asked(lambda: self._rooms.choices(room, message)) if message else None

    async def _asked(self, asking: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Return what the homeserver says, None where it may not; it is asked again where it does not say.

        What somebody picked they do not pick again.
        """
        for pause in _PAUSES:
            try:
                return await asking()
            except Refusal as refusal:
                if not refusal.retry_after:
                    return None
                await self._pause(refusal.retry_after)
            except Away:
                await self._pause(pause)
        return await asking()

    def _without_name(self, room: str, words: Words) -> tuple[str, bool]:
        """Return what was said without the bot's name before it, and whether it was named."""
        named = self._wire.user in words.mentions
        local = self._wire.user.partition(":")[0]
        text = words.text
        called = self._wire.name_of(room, self._wire.user)  # which clients write for a mention
        for name in (self._wire.user, local, local.removeprefix("@"), f"@{called}", called):
            if text.casefold().startswith(name.casefold()):
                rest = text[len(name) :]
                if not rest or not rest[0].isalnum():
                    return rest.lstrip(":, "), True
        return text, named

    async def _is_admin(self, room: str, user: str) -> bool:
        """Return whether somebody moderates a room, or made it."""
        path = f"/rooms/{quote(room, safe='')}/state"
        try:
            levels = await self._wire.ask("GET", f"{path}/m.room.power_levels/")
            made = await self._wire.ask("GET", f"{path}/m.room.create/?format=event")
        except (Refusal, Away):
            return False
        creation: dict[str, Any] = made.get("content", {})
        creators = [made.get("sender"), *creation.get("additional_creators", [])]
        version = str(creation.get("room_version", "1"))
        if version.isdigit() and int(version) >= _CREATORS_ALWAYS_MAY and user in creators:
            return True
        level = levels.get("users", {}).get(user, levels.get("users_default", 0))
        return isinstance(level, int) and level >= _MODERATOR
