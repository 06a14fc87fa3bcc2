"""What only a terminal says."""

from dataclasses import dataclass

from core.messages import Message


class TerminalMessage(Message):
    """The section of the terminal."""

    __slots__ = ()
    section = "terminal"


@dataclass(frozen=True, slots=True)
class Welcome(TerminalMessage):
    """The first line."""


@dataclass(frozen=True, slots=True)
class Goodbye(TerminalMessage):
    """The last line."""


@dataclass(frozen=True, slots=True)
class HowToLeave(TerminalMessage):
    """After Ctrl-C on an empty line."""


@dataclass(frozen=True, slots=True)
class RecordWritten(TerminalMessage):
    """Where the record of the game was put."""

    path: str


@dataclass(frozen=True, slots=True)
class RecordNotWritten(TerminalMessage):
    """The record could not be put there."""

    path: str
