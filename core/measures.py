"""What is measured of the service while it works, as a protocol: facts go out, nothing comes back.

The rules:

1. Whoever measures is told plain facts, and decides nothing: a service that is not measured does the same.
2. What a fact is told with is one of a few: a platform, a game, a kind of message. No table, room,
   person or update is among them, nor anything that somebody said.
"""

from enum import StrEnum
from typing import Protocol


class Action(StrEnum):
    """What is asked of a platform to show something."""

    SEND = "send"
    EDIT = "edit"
    RETIRE = "retire"


class Outcome(StrEnum):
    """What came of it."""

    DONE = "done"
    UNAVAILABLE = "unavailable"
    UNDELIVERABLE = "undeliverable"
    VANISHED = "vanished"
    MOVED = "moved"
    FAULT = "fault"


class Meter(Protocol):
    """Is told what happens. Every method returns at once and raises nothing."""

    def heard(self, platform: str) -> None:
        """Something was heard on a platform."""
        ...

    def refused(self, platform: str, kind: str) -> None:
        """Somebody was refused something; `kind` is the id of the message that says why."""
        ...

    def shown(self, platform: str, seconds: float) -> None:
        """Every room shows what came of something that was heard so many seconds ago."""
        ...

    def sent(self, platform: str, action: Action, outcome: Outcome) -> None:
        """A platform was asked to show something."""
        ...

    def must_wait(self, platform: str, limit: str, seconds: float) -> None:
        """A message has to wait for its place in a limit: `bot`, `conversation`, `group` or `block`."""
        ...

    def began(self, game: str) -> None:
        """A game was dealt."""
        ...

    def ended(self, game: str, ending: str) -> None:
        """A game has ended; `ending` is an event of the life of a table."""
        ...

    def overtaken(self) -> None:
        """Another process, or another task, stored a table first."""
        ...

    def asked(self, call: str, seconds: float, *, failed: bool) -> None:
        """The store was asked something and took so many seconds."""
        ...


class Unmeasured:
    """Is told everything and notes nothing."""

    def heard(self, platform: str) -> None:
        """Note nothing."""

    def refused(self, platform: str, kind: str) -> None:
        """Note nothing."""

    def shown(self, platform: str, seconds: float) -> None:
        """Note nothing."""

    def sent(self, platform: str, action: Action, outcome: Outcome) -> None:
        """Note nothing."""

    def must_wait(self, platform: str, limit: str, seconds: float) -> None:
        """Note nothing."""

    def began(self, game: str) -> None:
        """Note nothing."""

    def ended(self, game: str, ending: str) -> None:
        """Note nothing."""

    def overtaken(self) -> None:
        """Note nothing."""

    def asked(self, call: str, seconds: float, *, failed: bool) -> None:
        """Note nothing."""


UNMEASURED: Meter = Unmeasured()
"""For a terminal, and for tests that measure nothing."""
