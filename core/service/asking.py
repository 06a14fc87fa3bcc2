"""What is asked of a service and what it answers, and who may ask for what."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from core.commands import (
    AddComputer,
    Again,
    Arrange,
    Command,
    Deal,
    Kick,
    Open,
    Request,
    SetOption,
    Speak,
    Stop,
    Unfold,
)
from core.messages import Message
from core.personal.data import PersonalData
from core.table.values import Table


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one person: messages, the names their seats refer to, and the language to say them in.

    A `private` one is for nobody else's eyes. With `data` goes a file of what is kept of them. After a
    `parting` one their platform has nothing to remember of them either.
    """

    lines: tuple[Message, ...]
    names: tuple[str, ...]
    language: str
    private: bool = False
    data: PersonalData | None = None
    parting: bool = False


IsAdmin = Callable[[], Awaitable[bool]]
"""Asks a platform whether somebody is an admin of the room they speak in."""

OF_THE_HOST = (AddComputer, Again, Deal, Kick, Open, SetOption, Speak, Stop, Unfold)
"""What the host and the admins of a room can do and others cannot, or not in the same way."""


def of_the_admins(command: Command) -> bool:
    """Return whether only the admins of a room can do this, and its host cannot."""
    match command:
        case Arrange():
            return bool(command.name)
        case Speak():
            return command.of_room
        case Unfold():
            return command.settings
        case _:
            return False


Reader = Callable[[Table | None], Request | None]
"""Reads words once the table, and so the game, is known; None when they are not meant for the bot."""


@dataclass(frozen=True, slots=True)
class KeptFor:
    """For how many seconds what is kept lasts after its last change, as people are told."""

    lobby: float = 24 * 3600.0
    finished: float = 30 * 24 * 3600.0
    preferences: float = 365 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Settings:
    """What a service plays by default and how fast.

    `game` is what is played when nobody says what; `pace` the seconds a computer player
    takes for a move; `lasts` those that a game may rest before it is closed; `kept` says how
    long the store keeps all else.
    """

    game: str
    pace: float
    lasts: float = 7 * 24 * 3600.0
    kept: KeptFor = KeptFor()
