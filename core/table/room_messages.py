"""What is said of the settings of a room; the sentences stand in `i18n/*/room.ftl`."""

from dataclasses import dataclass

from core.messages import Message, Typed


class RoomMessage(Message):
    """The section of a room's settings."""

    __slots__ = ()
    section = "room"


# What a setting is now: on its key, in the list, and after it was changed.


@dataclass(frozen=True, slots=True)
class LanguageIs(RoomMessage):
    """The language of the room, by its tag."""

    language: str


@dataclass(frozen=True, slots=True)
class EveryGame(RoomMessage):
    """All games may be played here."""


@dataclass(frozen=True, slots=True)
class OnlyGames(RoomMessage):
    """Only these may be."""

    games: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class EverybodyOpens(RoomMessage):
    """Everybody may open a table."""


@dataclass(frozen=True, slots=True)
class AdminsOpen(RoomMessage):
    """Only an admin may open one."""


@dataclass(frozen=True, slots=True)
class TimerAsLast(RoomMessage):
    """A new table begins with the turn time of the room's last game."""


@dataclass(frozen=True, slots=True)
class TimerIs(RoomMessage):
    """A new table begins with this turn time."""

    span: Message


@dataclass(frozen=True, slots=True)
class TimerIsOff(RoomMessage):
    """A new table begins without a turn time."""


@dataclass(frozen=True, slots=True)
class NoQuiet(RoomMessage):
    """There are no quiet hours."""


@dataclass(frozen=True, slots=True)
class QuietIs(RoomMessage):
    """When it is quiet; the times are as a clock shows them, the zone is a name such as Europe/Paris."""

    begins: str
    ends: str
    zone: str


# The list, and how a setting is changed.


@dataclass(frozen=True, slots=True)
class SettingsTitle(RoomMessage):
    """Above the list: who changes a setting, and by which word it begins."""

    settings: Typed


@dataclass(frozen=True, slots=True)
class SettingLine(RoomMessage):
    """One line of the list."""

    number: int
    setting: Message
    word: Typed
    values: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class SettingTakes(RoomMessage):
    """How one setting is typed, and what it can be."""

    settings: Typed
    word: Typed
    values: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class QuietTakes(RoomMessage):
    """Quiet hours as they are typed, by an example."""


@dataclass(frozen=True, slots=True)
class LanguageTakes(RoomMessage):
    """That a language is named."""


@dataclass(frozen=True, slots=True)
class KeySettings(RoomMessage):
    """The key that shows the keys of the settings."""


# Answers to one person, and what a room is told.


@dataclass(frozen=True, slots=True)
class SettingNow(RoomMessage):
    """A setting was changed."""

    setting: Message


@dataclass(frozen=True, slots=True)
class OnlyAdmins(RoomMessage):
    """The settings are the admins' business."""


@dataclass(frozen=True, slots=True)
class WhichSetting(RoomMessage):
    """There is no setting of that name."""

    settings: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class QuietWhere(RoomMessage):
    """Hours were named, and no zone."""


@dataclass(frozen=True, slots=True)
class NoSuchZone(RoomMessage):
    """There is no time zone of that name."""

    zone: str


@dataclass(frozen=True, slots=True)
class NotPlayedHere(RoomMessage):
    """A game that is not allowed in this room."""

    games: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class OnlyAdminsOpen(RoomMessage):
    """Somebody else wants to open a table."""


@dataclass(frozen=True, slots=True)
class QuietRests(RoomMessage):
    """Below a board: when it is quiet, and that the clock of a turn rests then."""

    begins: str
    ends: str
    zone: str
