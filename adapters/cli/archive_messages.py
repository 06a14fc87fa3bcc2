"""What is said of the tables that are kept, and of exporting and importing them."""

from dataclasses import dataclass

from core.messages import Message


class ArchiveMessage(Message):
    """The section of what is kept."""

    __slots__ = ()
    section = "archive"


@dataclass(frozen=True, slots=True)
class UseTables(ArchiveMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseExport(ArchiveMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseImport(ArchiveMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagJson(ArchiveMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagReplace(ArchiveMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class NeedsFile(ArchiveMessage):
    """No file was named, or several."""


@dataclass(frozen=True, slots=True)
class NothingKept(ArchiveMessage):
    """There is no server that keeps anything."""


@dataclass(frozen=True, slots=True)
class NoTables(ArchiveMessage):
    """The server keeps no table."""


@dataclass(frozen=True, slots=True)
class CannotBeWritten(ArchiveMessage):
    """The file of an export cannot be written."""

    path: str


@dataclass(frozen=True, slots=True)
class CannotBeOpened(ArchiveMessage):
    """The file of an export cannot be read."""

    path: str


@dataclass(frozen=True, slots=True)
class Exported(ArchiveMessage):
    """How much was exported."""

    tables: int
    others: int


@dataclass(frozen=True, slots=True)
class HoldsDice(ArchiveMessage):
    """An export is not for everybody."""


@dataclass(frozen=True, slots=True)
class Unreadable(ArchiveMessage):
    """How much could not be read in the store."""

    count: int


@dataclass(frozen=True, slots=True)
class NoExport(ArchiveMessage):
    """A file is no export."""

    path: str


@dataclass(frozen=True, slots=True)
class NewerExport(ArchiveMessage):
    """A file is of a newer version."""

    path: str
    program: str


@dataclass(frozen=True, slots=True)
class LineDamaged(ArchiveMessage):
    """A line is not as it was written."""

    line: int


@dataclass(frozen=True, slots=True)
class LineNewer(ArchiveMessage):
    """A line holds what only a newer version knows."""

    line: int


@dataclass(frozen=True, slots=True)
class CutShort(ArchiveMessage):
    """Lines are missing in a file."""


@dataclass(frozen=True, slots=True)
class Imported(ArchiveMessage):
    """How much was imported."""

    tables: int
    others: int


@dataclass(frozen=True, slots=True)
class ThereAlready(ArchiveMessage):
    """How much was left as it is."""

    tables: int
    others: int


@dataclass(frozen=True, slots=True)
class ColumnTable(ArchiveMessage):
    """The head of a column: the table's id."""


@dataclass(frozen=True, slots=True)
class ColumnPlatforms(ArchiveMessage):
    """The head of a column: where it is."""


@dataclass(frozen=True, slots=True)
class ColumnGame(ArchiveMessage):
    """The head of a column: what is played."""


@dataclass(frozen=True, slots=True)
class ColumnPhase(ArchiveMessage):
    """The head of a column: lobby, playing, over or closed."""


@dataclass(frozen=True, slots=True)
class ColumnPeople(ArchiveMessage):
    """The head of a column: how many people sit there."""


@dataclass(frozen=True, slots=True)
class ColumnComputers(ArchiveMessage):
    """The head of a column: how many computer players sit there."""


@dataclass(frozen=True, slots=True)
class ColumnChanged(ArchiveMessage):
    """The head of a column: how long since it changed."""


@dataclass(frozen=True, slots=True)
class ColumnDue(ArchiveMessage):
    """The head of a column: in how long the clock acts on it."""


@dataclass(frozen=True, slots=True)
class InLobby(ArchiveMessage):
    """A phase."""


@dataclass(frozen=True, slots=True)
class Playing(ArchiveMessage):
    """A phase."""


@dataclass(frozen=True, slots=True)
class Over(ArchiveMessage):
    """A phase."""


@dataclass(frozen=True, slots=True)
class Closed(ArchiveMessage):
    """A phase."""
