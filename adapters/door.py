"""The door: whom the bot hears and answers, and what its operators say while it runs.

The rules:

1. Whoever is blocked is not answered at all. Who is not allowed is told so in their direct chat, once
   in a while. Neither is told more.
2. A room that is blocked is told goodbye in one sentence, and left; its table is closed.
3. Whoever is blocked leaves the table that their direct conversation is about at once; at any other they
   are played for like anybody who does not act.
4. Who is blocked is asked of the store every few seconds. While it does not answer, what was known holds.
5. Operators speak in their direct chat. What they say there is in no log.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from adapters import door_messages as messages
from adapters.announcing import Announcing, read_plan
from adapters.conversation import Incoming, Languages
from core.access import Access, Verdict, names_of, player_named, read_name, room_named
from core.commands import Actor, Leave, RoomLost
from core.games import GAMES
from core.identity import PlayerRef, RoomRef
from core.messages import Message
from core.ports import Log, StoreUnavailable
from core.reading import Word
from core.service import Reply, Service
from core.table.messages import TryAgain
from i18n.languages import LANGUAGES
from storage.blocked import RedisBlocked

ASKED_EVERY = 10.0
"""Seconds for which it is believed who is blocked."""

TOLD_EVERY = 3600.0
"""Seconds after which somebody who is not allowed is told so again, and a room is left again."""

REMEMBERED = 5000

LINES = 50
"""How many of the blocked are listed."""

Leaves = Callable[[RoomRef, str], Awaitable[None]]
"""Says a sentence in a room and leaves it; whatever goes wrong with that is its own business."""


class Door:
    """Lets people in or not. It owns what is believed of the blocked, and whom it has told what when."""

    def __init__(
        self,
        access: Access,
        blocked: RedisBlocked,
        service: Service,
        languages: Languages,
        *,
        log: Log,
        clock: Callable[[], float],
    ) -> None:
        """Guard a service; `clock` returns seconds that only grow.

        How rooms are left stands in `leaves`; `announcing` is there where something can be announced.
        """
        self._settled = access
        self._blocked = blocked
        self._service = service
        self._languages = languages
        self._log = log
        self._clock = clock
        self._believed: frozenset[str] = frozenset()
        self._until = float("-inf")
        self._told: OrderedDict[str, float] = OrderedDict()
        self._behind: set[asyncio.Task[None]] = set()
        self.leaves: dict[str, Leaves] = {}
        self.announcing: Announcing | None = None

    async def answer(self, incoming: Incoming) -> Reply | None:
        """Return what is said to whom is not served, or to an operator: no lines for nothing; else None."""
        actor, access = incoming.actor, await self._access()
        match access.verdict(actor.ref, actor.room):
            case Verdict.SERVED:
                return await self._commanded(incoming, access)
            case Verdict.ROOM_BLOCKED if actor.room is not None:
                self._turn_out(actor.room, actor.language)
            case Verdict.NOT_ALLOWED if actor.room is None and self._is_time_for(str(actor.ref)):
                return Reply((messages.NotForYou(),), (), actor.language)
            case _:
                pass
        return Reply((), (), actor.language)

    async def enters(self, player: PlayerRef, room: RoomRef) -> bool:
        """Return whether the bot may come into a room where somebody wants it."""
        return (await self._access()).verdict(player, room) is Verdict.SERVED

    async def turn_out(self, room: RoomRef, language: str) -> None:
        """Say goodbye to a room, unless that was just done, and leave it (rule 2)."""
        self._turn_out(room, language)
        await self.settled()

    async def sweep(self, platform: str) -> None:
        """Close the tables of blocked rooms, and let whoever is blocked leave theirs (rules 2 and 3)."""
        for name in sorted((await self._access()).block):
            if not name.startswith(f"{platform}:"):
                continue
            try:
                if room := room_named(name):
                    await self._service.heed(RoomLost(room))
                await self._get_up(name)
            except StoreUnavailable:  # which was said; whoever speaks there is turned away all the same
                return

    async def settled(self) -> None:
        """Wait until no room is being left."""
        while self._behind:
            await asyncio.wait(self._behind)

    async def _access(self) -> Access:
        """Return whom to serve, as the settings and the store say (rule 4)."""
        if self._clock() >= self._until:
            self._until = self._clock() + ASKED_EVERY
            with suppress(StoreUnavailable):  # whoever plays finds it out, and that is said
                self._believed = await self._blocked.all()
        return replace(self._settled, block=self._settled.block | self._believed)

    async def _commanded(self, incoming: Incoming, access: Access) -> Reply | None:
        actor = incoming.actor
        if incoming.press or not incoming.addressed or not names_of(actor.ref) & access.operators:
            return None
        text = incoming.text.lstrip("/!")
        words = self._languages.lexicon(actor.language, next(iter(GAMES.values()))).words(text)
        asked = words[0].meaning if words else ""
        named = " ".join(text.split()[len(words[0].raw.split()) :]) if words else ""
        try:
            match asked:
                case "block" if actor.room is None or not named:
                    said = await self._block(_meant(incoming, named), actor)
                case "unblock" if actor.room is None:
                    said = await self._unblock(read_name(named, actor.ref.platform))
                case "blocked" if actor.room is None and not named:
                    said = _listed(access)
                case "announce" if actor.room is None and self.announcing is not None:
                    said = await self._announce(self.announcing, named, words[1:])
                case _:
                    return None
        except StoreUnavailable:
            said = (TryAgain(),)
        return Reply(said, (), actor.language)

    async def _block(self, name: str | None, by: Actor) -> tuple[Message, ...]:
        if name is None:
            return (messages.WhoIsMeant(),)
        if name in self._settled.operators:
            return (messages.IsOperator(name),)
        await self._blocked.add(name)
        self._believed |= {name}
        self._log.warning("blocked", audience=name)
        if room := room_named(name):
            self._told.pop(str(room), None)
            self._turn_out(room, by.language)
        await self._get_up(name)
        return (messages.Blocked(name),)

    async def _unblock(self, name: str | None) -> tuple[Message, ...]:
        if name is None:
            return (messages.WhoIsMeant(),)
        if name in self._settled.block:
            return (messages.BlockedForGood(name),)
        if name not in await self._blocked.all():
            return (messages.NotBlocked(name),)
        await self._blocked.remove(name)
        self._believed -= {name}
        self._log.warning("unblocked", audience=name)
        return (messages.Unblocked(name),)

    async def _announce(
        self, announcing: Announcing, typed: str, words: Sequence[Word]
    ) -> tuple[Message, ...]:
        if [word.meaning for word in words] == ["off"]:
            return (messages.NotAnnounced() if not await announcing.cancel() else messages.TakenBack(),)
        plan = read_plan(typed)
        if plan is None:
            return (messages.HowToAnnounce(),)
        made = await announcing.make(plan)
        self._log.warning("announced", seconds=plan.after)
        return messages.is_announced(made, plan.after)

    async def _get_up(self, name: str) -> None:
        """Let whoever has a name leave their table (rule 3)."""
        if player := player_named(name):
            await self._service.hear(Actor(player, "", LANGUAGES[0]), Leave(), "")

    def _turn_out(self, room: RoomRef, language: str) -> None:
        if self._is_time_for(str(room)):
            task = asyncio.create_task(self._leave(room, language))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)

    async def _leave(self, room: RoomRef, language: str) -> None:
        try:
            table_id = await self._service.table_in(room)
            standing = await self._service.standing(table_id) if table_id else None
            shown = standing.table.rooms if standing is not None else ()
            language = next((each.language for each in shown if each.ref == room), language)
            await self._service.heed(RoomLost(room))
        except StoreUnavailable:
            self._log.warning("table-not-closed", platform=room.platform)
        if leave := self.leaves.get(room.platform):
            await leave(room, self._languages.translator(language).say(messages.Goodbye()))

    def _is_time_for(self, name: str) -> bool:
        """Return whether something was not said to somebody of late, and note that it is now."""
        now = self._clock()
        if now < self._told.get(name, float("-inf")) + TOLD_EVERY:
            return False
        self._told[name] = now
        self._told.move_to_end(name)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True


def _meant(incoming: Incoming, named: str) -> str | None:
    """Return whom an operator means: who is named, who is answered, or the room where they say so."""
    if named:
        return read_name(named, incoming.actor.ref.platform)
    meant = incoming.about or incoming.actor.room
    if meant is None:
        return None
    # The name of a person or a room itself is longer than that of its server.
    return max(names_of(meant), key=len)


def _listed(access: Access) -> tuple[Message, ...]:
    if not access.block:
        return (messages.NobodyBlocked(),)
    shown = sorted(access.block)[:LINES]
    return (messages.BlockedAre(len(access.block)), *map(messages.BlockedLine, shown))
