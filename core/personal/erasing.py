"""What becomes of a table that forgets a person.

The rules:

1. Whoever is forgotten leaves first, by the rules of the game; then nothing of the table says who they were.
2. A seat that they had keeps its moves under the name of a deleted player, so that the record of the game
   holds as before.
3. A conversation in which they were alone with the bot is no room of the table any more, unless it is
   the only one: such a table is theirs alone, and is to be deleted once it no longer shows anything.
4. It is all one change, so that no half of it is ever stored; done again it changes nothing.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from core.commands import Actor, Leave
from core.decide import decide
from core.identity import PlayerRef
from core.messages import Kind, Message, kinds
from core.table.lobby import settle_host
from core.table.names import DELETED, deleted_name
from core.table.values import Entry, Person, Phase, Seated, Table

NOBODY = Person(PlayerRef("deleted", "player"), DELETED, "en")
"""The host of a closed table whose host was forgotten."""

_NAMES = ("name", "by")
"""The fields of sentences that are somebody's name, rather than a code."""


def people_of(table: Table) -> tuple[PlayerRef, ...]:
    """Return everybody whom a table knows: who sits or sat, who waits, and the host."""
    sat = [seated.person.ref for seated in table.seats if seated.person is not None]
    found = (*sat, *(person.ref for person in table.waiting), table.host.ref)
    return tuple(ref for ref in dict.fromkeys(found) if ref != NOBODY.ref)


def knows(table: Table, actor: Actor) -> bool:
    """Return whether a table has anything of a person, or is shown to them alone."""
    mentioned = actor.ref == table.stop_asked or any(entry.mention == actor.ref for entry in table.story)
    own_room = actor.alone is not None and any(room.ref == actor.alone for room in table.rooms)
    return actor.ref in people_of(table) or mentioned or own_room


def erased(table: Table, actor: Actor, now: float) -> Table:
    """Return the table without a person.

    Args:
        table: as it is stored.
        actor: who is forgotten; `alone` is where they are alone with the bot.
        now: seconds since the epoch.
    """
    before, left = table, table
    if table.phase is not Phase.CLOSED:
        # Whoever gave up a seat may wait for the next game.
        for _ in range(2):
            left = decide(left, Leave(), replace(actor, faceless=False), now, b"").table
    table = _without_seats(left, actor.ref)
    table = replace(
        table,
        waiting=tuple(person for person in table.waiting if person.ref != actor.ref),
        stop_asked=None if table.stop_asked == actor.ref else table.stop_asked,
    )
    if table.host.ref == actor.ref:
        table = table if table.phase is Phase.CLOSED else settle_host(table, was_person=True)
        table = replace(table, host=NOBODY) if table.host.ref == actor.ref else table
    table = replace(table, story=_without_names(table.story, actor.ref, _renamed(before, table, actor)))
    others = tuple(room for room in table.rooms if room.ref != actor.alone)
    return replace(table, rooms=others or table.rooms)


def is_theirs_alone(table: Table, actor: Actor) -> bool:
    """Return whether a table is shown nowhere but to one person."""
    return bool(table.rooms) and all(room.ref == actor.alone for room in table.rooms)


def _without_seats(table: Table, ref: PlayerRef) -> Table:
    for number, seated in enumerate(table.seats):
        if seated.person is not None and seated.person.ref == ref:
            name = deleted_name(table.names)
            forgotten = Seated(name, None, "", left=True)
            table = replace(table, seats=(*table.seats[:number], forgotten, *table.seats[number + 1 :]))
    return table


def _renamed(before: Table, after: Table, actor: Actor) -> Mapping[str, str]:
    """Return what a person was called in a table, each with what they are called now."""
    names: dict[str, str] = {}
    known = (*before.waiting, before.host)
    names.update((person.name, DELETED) for person in known if person.ref == actor.ref)
    others = {person.name for person in known if person.ref != actor.ref}
    for number, seated in enumerate(before.seats):
        if seated.person is not None and seated.person.ref == actor.ref:
            stayed = len(after.seats) == len(before.seats)
            names[seated.name] = after.seats[number].name if stayed else DELETED
        else:
            others.add(seated.name)
    if actor.name not in others:
        # An admin who does not sit is called as they call themselves.
        names.setdefault(actor.name, DELETED)
    return names


def _without_names(story: tuple[Entry, ...], ref: PlayerRef, renamed: Mapping[str, str]) -> tuple[Entry, ...]:
    return tuple(
        replace(
            entry,
            lines=tuple(_said_of(line, renamed) for line in entry.lines),
            names=tuple(renamed.get(name, name) for name in entry.names),
            mention=None if entry.mention == ref else entry.mention,
        )
        for entry in story
    )


def _said_of(message: Message, renamed: Mapping[str, str]) -> Message:
    """Return a sentence with names put in place of others."""
    values: dict[str, Any] = {}
    for name, kind in kinds(type(message)).items():
        value = getattr(message, name)
        if kind is Kind.MESSAGE:
            value = _said_of(value, renamed)
        elif kind is Kind.MESSAGES:
            value = tuple(_said_of(each, renamed) for each in value)
        elif kind is Kind.TEXT and name in _NAMES:
            value = renamed.get(value, value)
        values[name] = value
    return type(message)(**values)
