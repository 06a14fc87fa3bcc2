"""What can be wrong with settings. Nothing here holds a value that somebody set."""

from dataclasses import dataclass
from enum import Enum, auto

from adapters.settings.sections import Takes


class Wrong(Enum):
    """What can be wrong with a setting, or with the file of settings."""

    UNKNOWN = auto()
    MISSING = auto()
    VALUE = auto()
    TWICE = auto()
    FILE = auto()
    NOTHING_TO_RUN = auto()
    NO_SETTINGS_FILE = auto()
    NOT_TOML = auto()
    OPEN_TO_ALL = auto()


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong.

    `name` is the setting as it is written where it was set, or the file of settings; `other` is the
    nearest name to one that there is not, or what a setting stands beside that it may not. `line` is
    that of a file of settings which cannot be understood.
    """

    wrong: Wrong
    name: str
    takes: Takes | None = None
    other: str = ""
    line: int = 0


class WrongSettings(Exception):
    """The settings cannot be used; it holds no value of theirs."""

    def __init__(self, complaints: tuple[Complaint, ...]) -> None:
        super().__init__(", ".join(f"{each.name}: {each.wrong.name}" for each in complaints))
        self.complaints = complaints
