"""What is said of a folder in which tables are kept; the sentences stand in `i18n/*/folder.ftl`."""

from dataclasses import dataclass

from core.messages import Message
from storage.own_server import Fault


class FolderMessage(Message):
    """The section of a store in a folder."""

    __slots__ = ()
    section = "folder"


@dataclass(frozen=True, slots=True)
class KeptIn(FolderMessage):
    """Tables are kept in a folder."""

    path: str


@dataclass(frozen=True, slots=True)
class NoProgram(FolderMessage):
    """The server that would keep them is not installed."""


@dataclass(frozen=True, slots=True)
class NotWritable(FolderMessage):
    """The folder cannot be made or written."""

    path: str


@dataclass(frozen=True, slots=True)
class TooLong(FolderMessage):
    """The path is too long for that of a socket in it."""

    path: str


@dataclass(frozen=True, slots=True)
class Taken(FolderMessage):
    """Another process keeps its tables there."""

    path: str


@dataclass(frozen=True, slots=True)
class LeftOver(FolderMessage):
    """The server of an earlier process is still there and does not end."""

    path: str


@dataclass(frozen=True, slots=True)
class ServerEnded(FolderMessage):
    """The server ends as soon as it is started; its log says why."""

    path: str


def of(fault: Fault, path: str) -> Message:
    """Return what is said of a folder that cannot be used."""
    match fault:
        case Fault.NO_PROGRAM:
            return NoProgram()
        case Fault.NOT_WRITABLE:
            return NotWritable(path)
        case Fault.TOO_LONG:
            return TooLong(path)
        case Fault.TAKEN:
            return Taken(path)
        case Fault.LEFT_OVER:
            return LeftOver(path)
        case Fault.ENDED:
            return ServerEnded(path)
