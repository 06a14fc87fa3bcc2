"""Receiving: everything once and in order, whatever happens to the process or the homeserver.

The rules:

1. How far the bot has received is kept only after what came was applied. What comes again after a
   crash changes nothing, for its events have the same ids.
2. What is missing in a busy room is fetched before what came after it is heard.
3. Nothing is acted on that happened before the bot was in a room, or before it first started.
4. A fault in one event stops no other. A store that is away is waited for.
5. A homeserver that does not answer is asked less and less often. An access token that has died
   ends the bot, unless a password brings another.
6. Being sent away from a room is told to its table; so is a room that was replaced.
7. Invitations are accepted from whom the operator allows. Where nobody is left, the bot leaves.
"""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from urllib.parse import quote

from adapters.matrix import login, messages
from adapters.matrix.answers import Answers, person
from adapters.matrix.direct import DirectRooms
from adapters.matrix.events import Event
from adapters.matrix.folder import Folder
from adapters.matrix.hearing import Hearing
from adapters.matrix.platform import NAME
from adapters.matrix.rooms import Rooms
from adapters.matrix.settings import MatrixSettings, MatrixStopped
from adapters.matrix.wire import Away, Batch, Refusal, Timeline, Wire
from core.commands import Actor, RoomLost, RoomMoved
from core.identity import RoomRef
from core.pauses import growing
from core.ports import Log, StoreUnavailable
from core.service import Service
from core.table.messages import Name
from i18n.languages import LANGUAGES, own_name

WAIT = 25.0
"""Seconds for which the homeserver is asked to wait for news."""

WHILE_UNREAD = 2.0
"""Seconds of that while something waits for its key."""

LONGEST_PAUSE = 60.0
"""Seconds between two tries, at most, while the homeserver does not answer."""

_REMEMBERED = 5000
_OTHERS = messages.OtherLanguages(tuple(Name(own_name(tag)) for tag in LANGUAGES))


class Receiving:
    """Receives for a service until it is cancelled."""

    def __init__(
        self,
        wire: Wire,
        settings: MatrixSettings,
        folder: Folder,
        service: Service,
        *,
        hearing: Hearing,
        direct: DirectRooms,
        rooms: Rooms,
        answers: Answers,
        log: Log,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        spread: Callable[[], float] = random.random,
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        """Receive by a device.

        `spread` returns a number from 0 to 1, so that many bots ask at many times; `ours` says whether no
        other process may be the bot yet.
        """
        self._wire = wire
        self._settings = settings
        self._folder = folder
        self._service = service
        self._hearing = hearing
        self._direct = direct
        self._rooms = rooms
        self._answers = answers
        self._log = log
        self._pause = pause
        self._spread = spread
        self._ours = ours
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._entered: set[str] = set()
        self._invitations: dict[str, tuple[Event, ...]] = {}
        self._moved: set[str] = set()
        self.answers = True

    async def run(self, first: Batch) -> None:
        """Apply the first batch and all that follow, until another process may be the bot.

        What a process that had hung was handed long ago comes to the other one too.

        Raises:
            MatrixStopped: the bot is no longer let in.
        """
        batch = first
        while self._ours():
            await self._apply_until_done(batch)
            if not batch.is_echo(self._wire.user):
                self._folder.keep_received(batch.token)
            await self._keep_keys()
            _end_if_cancelled()
            batch = await self._next(batch.token)

    async def _next(self, since: str) -> Batch:
        failures = 0
        while True:
            try:
                wait = WHILE_UNREAD if self._hearing.waits else WAIT
                # After a failure an answer is wanted at once, so that it is known to be over.
                wait = wait if self.answers else 0.0
                batch = await self._wire.receive(since, wait=wait)
            except Away as error:
                reason, wait = str(error), 0.0
            except Refusal as refusal:
                if refusal.dead:
                    await self._log_in_again(refusal)
                    continue
                reason, wait = refusal.code, refusal.retry_after
            else:
                self.answers = True
                return batch
            failures += 1
            self.answers = False
            if failures == 1:
                self._log.warning("matrix-away", reason=reason)
            seconds = growing(failures, LONGEST_PAUSE) * (0.5 + self._spread())
            await self._pause(max(wait, seconds))

    async def _log_in_again(self, refusal: Refusal) -> None:
        self._log.warning("matrix-token-refused", code=refusal.code)
        try:
            await login.again(self._settings, self._wire, self._folder, self._log)
        except Refusal as another:
            reason = login.stopped(self._settings, another)
            if isinstance(reason, MatrixStopped):
                raise reason from None
            await self._pause(max(LONGEST_PAUSE, another.retry_after))
        except Away:
            await self._pause(LONGEST_PAUSE)

    async def _apply_until_done(self, batch: Batch) -> None:
        failures = 0
        while True:
            try:
                await self._apply(batch)
            except StoreUnavailable:
                failures += 1
                await self._pause(growing(failures, LONGEST_PAUSE))
            else:
                return

    async def _apply(self, batch: Batch) -> None:
        self._invitations.update(batch.invited)
        for room, invitation in list(self._invitations.items()):
            await self._guarded(self._invited(room, invitation))
        for room, timeline in batch.joined.items():
            if batch.since:
                await self._new_in(room, timeline, batch.since)
            await self._settle_in(room, batch.token)
            # A room that is just being made has nobody in it yet either.
            if any(map(_is_departure, timeline.events)):
                await self._leave_if_alone(room)
        for room in batch.left:
            await self._sent_away(room)
        await self._guarded(self._hearing.read_again())

    async def _new_in(self, room: str, timeline: Timeline, since: str) -> None:
        events = list(timeline.events)
        if timeline.gap and not _entry(events, self._wire.user):
            events = [*await self._missing(room, timeline.gap, since), *events]
        for event in events[_entry(events, self._wire.user) :]:
            if event.id in self._heard:
                continue
            if event.kind == "m.room.tombstone" and event.state_key == "":
                await self._replaced(room, event)
            else:
                await self._guarded(self._hearing.hear(room, event))
            self._heard[event.id] = None
            while len(self._heard) > _REMEMBERED:
                self._heard.popitem(last=False)

    async def _missing(self, room: str, gap: str, since: str) -> list[Event]:
        """Return what happened between two batches, the oldest first, as far as the bot was there."""
        found: list[Event] = []
        while gap:
            try:
                events, gap = await self._wire.before(room, gap, since)
            except Refusal as refusal:
                self._log.warning("matrix-gap", code=refusal.code)
                break
            except Away:
                await self._pause(1.0)
                continue
            found = [*reversed(events), *found]
            if _entry(found, self._wire.user):
                break
        return found

    async def _invited(self, room: str, invitation: tuple[Event, ...]) -> None:
        """Accept or decline an invitation; it is kept where the homeserver wants to be asked again."""
        own = next(
            (
                each
                for each in invitation
                if each.kind == "m.room.member" and each.state_key == self._wire.user
            ),
            None,
        )
        path = f"/rooms/{quote(room, safe='')}"
        try:
            if own is not None and own.text("membership") == "invite":
                if reason := await self._declines(room, own.sender):
                    self._log.warning("matrix-invitation-declined", reason=reason)
                    await self._wire.ask("POST", f"{path}/leave", {})
                else:
                    if own.content.get("is_direct") is True:
                        # Nothing says so any more once the bot is in.
                        await self._direct.note(room, own.sender)
                    await self._wire.ask("POST", f"{path}/join", {})
                    self._entered.add(room)
        except Refusal as refusal:
            if refusal.retry_after:
                return
            self._log.warning("matrix-refused", reason=str(refusal))
        except Away:
            return
        self._invitations.pop(room, None)

    async def _declines(self, room: str, inviter: str) -> str:
        """Return why an invitation is declined, empty when it is accepted."""
        if room in self._rooms.replaced.values():
            return ""
        if not self._settings.allows(inviter) or not await self._hearing.enters(room, inviter):
            return "not allowed"
        return "too many rooms" if len(self._wire.rooms) >= self._settings.rooms else ""

    async def _settle_in(self, room: str, at: str) -> None:
        """Greet a room that the bot has just come into, or let the table follow into it."""
        old = next((old for old, new in self._rooms.replaced.items() if new == room), None)
        if old is not None and room not in self._moved:
            await self._service.heed(RoomMoved(RoomRef(NAME, old), RoomRef(NAME, room)))
            self._moved.add(room)
            if user := self._direct.listed(old):
                await self._guarded(self._direct.note(room, user))
        elif room in self._entered:
            welcome = messages.WelcomeToDirect() if self._direct.whose(room) else messages.WelcomeToRoom()
            self._answers.say(room, LANGUAGES[0], f"welcome/{at}", welcome, _OTHERS)
        self._entered.discard(room)

    async def _leave_if_alone(self, room: str) -> None:
        if self._wire.there(room) == frozenset({self._wire.user}) and self._direct.listed(room) is None:
            await self._guarded(self._wire.ask("POST", f"/rooms/{quote(room, safe='')}/leave", {}))

    async def _sent_away(self, room: str) -> None:
        """Let the table know that the bot is no longer in its room."""
        self._wire.forget(room)
        self._direct.gone(room)
        if room not in self._rooms.replaced:
            await self._service.heed(RoomLost(RoomRef(NAME, room)))

    async def _replaced(self, room: str, event: Event) -> None:
        """Go along into the room that replaces one, or ask to be invited there."""
        new = event.text("replacement_room")
        if not new:
            return
        self._rooms.replaced[room] = new
        try:
            await self._wire.ask("POST", f"/rooms/{quote(new, safe='')}/join", {})
        except (Refusal, Away) as error:
            self._log.warning("matrix-room-replaced", joined=False, reason=str(error))
            if direct := self._direct.reaches(event.sender):
                actor = Actor(person(event.sender), "", "", room=RoomRef(NAME, room))
                language = await self._service.language(actor) or LANGUAGES[0]
                self._answers.say(direct, language, event.id, messages.InviteMeAgain())

    async def _keep_keys(self) -> None:
        try:
            await self._wire.keep_keys()
        except Away as error:
            self._log.warning("matrix-keys-later", reason=str(error))

    async def _guarded(self, doing: Awaitable[object]) -> None:
        """Let a fault of one event, or a refusal, stop no other."""
        try:
            await doing
        except StoreUnavailable:
            raise
        except (Refusal, Away) as error:
            self._log.warning("matrix-refused", reason=str(error))
        except Exception as fault:  # logged; the events after it are heard
            self._log.warning("matrix-fault", fault=type(fault).__name__)


def _end_if_cancelled() -> None:
    """End a task that was cancelled while it waited for something that had just come.

    Python 3.11 loses such a cancellation in `asyncio.wait_for`, by which libraries wait.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def _is_departure(event: Event) -> bool:
    return event.kind == "m.room.member" and event.text("membership") in ("leave", "ban")


def _entry(events: list[Event], user: str) -> int:
    """Return where the bot's own last entry stands, and what comes after it begins; 0 without one."""
    places = [
        place
        for place, event in enumerate(events, 1)
        if event.kind == "m.room.member"
        and event.state_key == user
        and event.text("membership") == "join"
        and event.before != "join"
    ]
    return places[-1] if places else 0
