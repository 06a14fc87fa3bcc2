"""What is asked of a service and what it answers, and who may ask for what."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from core.commands import (
    Actor,
    AddComputer,
    Again,
    Arrange,
    Ask,
    Command,
    Deal,
    Kick,
    Open,
    SetOption,
    Speak,
    Stop,
    Unfold,
)
from core.messages import Message
from core.table import messages
from core.table.values import Table


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one person: messages, the names their seats refer to, and the language to say them in.

    A `private` one is for nobody else's eyes.
    """

    lines: tuple[Message, ...]
    names: tuple[str, ...]
    language: str
    private: bool = False


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


_NO_REFUSALS = (messages.HasPlaceNext, messages.LobbyTitle, messages.OptionsAre, messages.StopSure)
"""What is answered to whoever got what they asked for."""

_NOT_NOW = (messages.InDoubt, messages.TryAgain)
"""What is answered while the store is away, whatever was asked."""

Reader = Callable[[Table | None], Command | None]
"""Reads words once the table, and so the game, is known; None when they are not meant for the bot."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a service plays by default and how fast.

    `game` is what is played when nobody says what; `pace` the seconds a computer player
    takes for a move; `lasts` those that a game may rest before it is closed.
    """

    game: str
    pace: float
    lasts: float = 7 * 24 * 3600.0


async def with_rights(actor: Actor, command: Command, table: Table | None, is_admin: IsAdmin | None) -> Actor:
    """Return who asks, an admin of the room if that matters and the platform says so.

    A host does at the table what an admin does; the language of a room and its settings are the
    admins' alone. Of their own direct conversation everybody is the admin.
    """
    host = table.host.ref if table is not None and not isinstance(command, Speak) else None
    is_asked = of_the_admins(command) or (isinstance(command, OF_THE_HOST) and actor.ref != host)
    if is_admin is not None and is_asked:
        return replace(actor, admin=await is_admin())
    if of_the_admins(command) and actor.room is None:
        return replace(actor, admin=True)
    return actor


def may_press(table: Table, actor: Actor) -> bool:
    """Return whether a key of a table can have been shown to somebody where they press it.

    What a key carries comes from the person's own device, and so may be made up: nobody joins a
    table, or is its admin, from a room that it is not shown in.
    """
    if actor.room is None:
        return table.seat_of(actor.ref) is not None
    return any(room.ref == actor.room for room in table.rooms)


def language_at(table: Table, actor: Actor) -> str:
    """Return in which language a table speaks where somebody speaks, empty where it does not."""
    if actor.room is not None:
        return next((room.language for room in table.rooms if room.ref == actor.room), "")
    seat = table.seat_of(actor.ref)
    person = table.seats[seat].person if seat is not None else None
    return person.language if person is not None else ""


def refusal(command: Command | None, reply: Reply) -> str:
    """Return the id of the message that refuses somebody what they asked for, empty where none does.

    Whoever wants something done is answered only where it is not; it is shown otherwise.

    >>> refusal(Deal(), Reply((messages.TooFewPlayers(2),), (), "en"))
    'table-too-few-players'
    >>> refusal(Stop(), Reply((messages.StopSure(),), (), "en"))
    ''
    """
    if not reply.lines:
        return ""
    first = reply.lines[0]
    is_one = not isinstance(command, Ask | Speak | None) and not isinstance(first, _NO_REFUSALS)
    return first.identifier() if is_one or isinstance(first, _NOT_NOW) else ""
