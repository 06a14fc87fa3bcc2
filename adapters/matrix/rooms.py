"""What this process knows of rooms beside who is in them: the last choices, the talk, what replaced them.

None of it is needed to go on after a restart: choices stand in the messages themselves, the last ones in
the latest of them.
"""

from collections import OrderedDict

from adapters.matrix.choices import offered
from adapters.matrix.events import mapping
from adapters.matrix.wire import Wire

_REMEMBERED = 4000

FAR_UP = 20
"""Messages of others after which what stands in a room is posted anew."""


class Rooms:
    """Remembers what was shown in rooms."""

    def __init__(self, wire: Wire) -> None:
        """Remember nothing yet."""
        self._wire = wire
        self._choices: OrderedDict[str, tuple[str, ...]] = OrderedDict()
        self._own: OrderedDict[str, tuple[str, int]] = OrderedDict()
        self._latest: dict[str, str] = {}
        self._talk: dict[str, int] = {}
        self._of_others: OrderedDict[str, None] = OrderedDict()
        self._gone: OrderedDict[str, None] = OrderedDict()
        self.replaced: dict[str, str] = {}

    def learn_replaced(self) -> None:
        """Learn which of the rooms that the bot is in were replaced while another process was the bot."""
        for room, known in self._wire.rooms.items():
            if known.replacement_room:
                self.replaced[room] = known.replacement_room

    def shown(self, room: str, message: str, choices: tuple[str, ...], thread: str = "") -> None:
        """Note a message of the bot's own, in a thread or not, or what it says now."""
        place = thread or room
        self._own.setdefault(message, (place, self._talk.get(place, 0)))
        self._choices[message] = choices
        if choices:
            self._latest[room] = message
        for remembered in (self._own, self._choices):
            while len(remembered) > _REMEMBERED:
                remembered.popitem(last=False)

    def heard(self, place: str) -> None:
        """Note that somebody said something in a room, or in a thread of it."""
        self._talk[place] = self._talk.get(place, 0) + 1

    def removed(self, message: str) -> None:
        """Note that a message was removed."""
        _remember(self._gone, message)

    def is_gone(self, message: str) -> bool:
        """Return whether a message was removed."""
        return message in self._gone

    def is_far_up(self, message: str) -> bool:
        """Return whether much was said, where a message of the bot's own stands, since it came."""
        place, then = self._own.get(message, ("", 0))
        return self._talk.get(place, 0) - then >= FAR_UP

    async def latest(self, room: str) -> tuple[str, ...]:
        """Return the last choices in a room, also of an earlier process; empty when there are none.

        Raises:
            Refusal: the homeserver does not say.
            Away: it does not answer.
        """
        if room not in self._latest:
            self._latest[room] = await self._last_said(room)
        return await self.choices(room, self._latest[room]) or ()

    async def _last_said(self, room: str) -> str:
        """Return the last message with choices among the latest that were said in a room, empty for none."""
        events, _ = await self._wire.before(room, "", "")
        for event in events:
            if event.sender != self._wire.user or event.kind != "m.room.message":
                continue
            is_edit = event.text("m.relates_to", "rel_type") == "m.replace"
            message = event.text("m.relates_to", "event_id") if is_edit else event.id
            # What came first is newer: a message says what its last edit says.
            said = mapping(event.content.get("m.new_content")) if is_edit else event.content
            if self._choices.setdefault(message, offered(said)):
                return message
        return ""

    async def choices(self, room: str, message: str) -> tuple[str, ...] | None:
        """Return what a message of the bot's offers; None when it is not the bot's.

        Raises:
            Refusal: the homeserver does not say.
            Away: it does not answer.
        """
        if message in self._choices:
            return self._choices[message]
        if message in self._of_others:
            return None
        event = await self._wire.fetch(room, message) if message else None
        if event is None:
            return None
        if event.sender != self._wire.user:
            _remember(self._of_others, message)
            return None
        self._choices[message] = offered(event.content)
        return self._choices[message]

    def table_room(self, room: str) -> str | None:
        """Return the room that replaced another one, if the bot is in it."""
        new = self.replaced.get(room)
        if new is None and room in self._wire.rooms:
            new = self._wire.rooms[room].replacement_room
        return new if new in self._wire.rooms else None


def _remember(those: OrderedDict[str, None], message: str) -> None:
    those[message] = None
    while len(those) > _REMEMBERED:
        those.popitem(last=False)
