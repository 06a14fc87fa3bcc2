"""What is to be known of whoever asks, and of what they are answered, beside what a table says."""

from dataclasses import replace

from core.commands import Actor, Ask, Command, Personal, Request, Speak
from core.service.asking import OF_THE_HOST, IsAdmin, Reply, of_the_admins
from core.table import messages
from core.table.values import Table

_NO_REFUSALS = (messages.HasPlaceNext, messages.LobbyTitle, messages.OptionsAre, messages.StopSure)
"""What is answered to whoever got what they asked for."""

_NOT_NOW = (messages.InDoubt, messages.TryAgain)
"""What is answered while the store is away, whatever was asked."""


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


def try_again(actor: Actor) -> Reply:
    """Return the answer to somebody for whom nothing was done."""
    return Reply((messages.TryAgain(),), (), actor.language)


def language_at(table: Table, actor: Actor) -> str:
    """Return in which language a table speaks where somebody speaks, empty where it does not."""
    if actor.room is not None:
        return next((room.language for room in table.rooms if room.ref == actor.room), "")
    seat = table.seat_of(actor.ref)
    person = table.seats[seat].person if seat is not None else None
    return person.language if person is not None else ""


def refusal(command: Request | None, reply: Reply) -> str:
    """Return the id of the message that refuses somebody what they asked for, empty where none does.

    Whoever wants something done is answered only where it is not; it is shown otherwise.

    >>> from core.commands import Deal, Stop
    >>> refusal(Deal(), Reply((messages.TooFewPlayers(2),), (), "en"))
    'table-too-few-players'
    >>> refusal(Stop(), Reply((messages.StopSure(),), (), "en"))
    ''
    """
    if not reply.lines:
        return ""
    first = reply.lines[0]
    is_one = not isinstance(command, Ask | Speak | Personal | None) and not isinstance(first, _NO_REFUSALS)
    return first.identifier() if is_one or isinstance(first, _NOT_NOW) else ""
