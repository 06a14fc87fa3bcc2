"""What this process knows of rooms beside who is in them: the last choices, the talk, what replaced them.

None of it is needed to go on after a restart: choices stand in the messages themselves.
"""

from collections import OrderedDict

from adapters.matrix.choices import offered
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
        self._own: OrderedDict[str, int] = OrderedDict()
        self._latest: dict[str, str] = {}
        self._talk: dict[str, int] = {}
        self._gone: OrderedDict[str, None] = OrderedDict()
        self.replaced: dict[str, str] = {}

    def shown(self, room: str, message: str, choices: tuple[str, ...]) -> None:
        """Note a message of the bot's own, or what it says now."""
        self._own.setdefault(message, self._talk.get(room, 0))
        self._choices[message] = choices
        if choices:
            self._latest[room] = message
        for remembered in (self._own, self._choices):
            while len(remembered) > _REMEMBERED:
                remembered.popitem(last=False)

    def heard(self, room: str) -> None:
        """Note that somebody said something."""
        self._talk[room] = self._talk.get(room, 0) + 1

    def removed(self, message: str) -> None:
        """Note that a message was removed."""
        self._gone[message] = None
        while len(self._gone) > _REMEMBERED:
            self._gone.popitem(last=False)

    def is_gone(self, message: str) -> bool:
        """Return whether a message was removed."""
        return message in self._gone

    def is_far_up(self, room: str, message: str) -> bool:
        """Return whether much was said since a message of the bot's own."""
        now = self._talk.get(room, 0)
        return now - self._own.get(message, now) >= FAR_UP

    def latest(self, room: str) -> str:
        """Return the message with the last choices in a room, empty when this process showed none."""
        return self._latest.get(room, "")

    async def choices(self, room: str, message: str) -> tuple[str, ...] | None:
        """Return what a message of the bot's offers; None when it is not the bot's.

        Raises:
            Refusal: the homeserver does not say.
            Away: it does not answer.
        """
        if message in self._choices:
            return self._choices[message]
        event = await self._wire.fetch(room, message) if message else None
        if event is None or event.sender != self._wire.user:
            return None
        self._choices[message] = offered(event.content)
        return self._choices[message]

    def table_room(self, room: str) -> str | None:
        """Return the room that replaced another one, if the bot is in it."""
        new = self.replaced.get(room)
        if new is None and room in self._wire.rooms:
            new = self._wire.rooms[room].replacement_room
        return new if new in self._wire.rooms else None
