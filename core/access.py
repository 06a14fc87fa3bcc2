"""Whom the bot serves: what its operators allow and block, by the names that people and rooms have.

The rules:

1. A name is a platform and what it calls somebody: `telegram:123`, `telegram:-100123`,
   `matrix:@anna:example.org`, `matrix:!room:example.org`; or a server, `matrix:example.org`, which is all
   people and rooms of it. A room with topics has them all in its name.
2. What is blocked is not served, whatever else is allowed.
3. Where something is allowed, only that is served: everybody in a room that is, and people who are, wherever.
4. Operators are served wherever the room is not blocked.
"""

import re
from dataclasses import dataclass
from enum import Enum

from core.identity import Audience, PlayerRef, RoomRef

LONGEST_NAME = 255

_NAME = re.compile(r"[a-z]+:[^\s,]+")
_OF_TELEGRAM = re.compile(r"telegram:-?[0-9]{1,20}")
_TOPIC = re.compile(r"(-?[0-9]+)\.[0-9]+")
_ROOM = re.compile(r"[a-z]+:[-!]")
_PERSON = re.compile(r"[a-z]+:(@|[0-9])")


class Verdict(Enum):
    """What becomes of somebody who speaks to the bot."""

    SERVED = "served"
    BLOCKED = "blocked"
    NOT_ALLOWED = "not allowed"
    ROOM_BLOCKED = "room blocked"


@dataclass(frozen=True, slots=True)
class Access:
    """The names of the operators, of what is allowed (none: everything) and of what is blocked."""

    operators: frozenset[str] = frozenset()
    allow: frozenset[str] = frozenset()
    block: frozenset[str] = frozenset()

    def verdict(self, player: PlayerRef, room: RoomRef | None) -> Verdict:
        """Return what becomes of somebody who speaks in a room, or to the bot alone.

        >>> access = Access(allow=frozenset({"matrix:a.org"}), block=frozenset({"matrix:@eve:a.org"}))
        >>> people = (PlayerRef("matrix", who) for who in ("@bo:a.org", "@eve:a.org", "@cem:b.org"))
        >>> [access.verdict(person, None).value for person in people]
        ['served', 'blocked', 'not allowed']
        """
        place = names_of(room) if room is not None else frozenset[str]()
        person = names_of(player)
        if place & self.block:
            return Verdict.ROOM_BLOCKED
        if person & self.operators:
            return Verdict.SERVED
        if person & self.block:
            return Verdict.BLOCKED
        if self.allow and not (person | place) & self.allow:
            return Verdict.NOT_ALLOWED
        return Verdict.SERVED


def names_of(audience: Audience) -> frozenset[str]:
    """Return all names that somebody or a room can be allowed or blocked by.

    >>> sorted(names_of(RoomRef("telegram", "-1001.42")))
    ['telegram:-1001']
    >>> sorted(names_of(PlayerRef("matrix", "@anna:example.org:8448")))
    ['matrix:@anna:example.org:8448', 'matrix:example.org:8448']
    """
    found = _TOPIC.fullmatch(audience.id)
    whole = found[1] if found else audience.id
    _, _, server = whole.partition(":")
    return frozenset(f"{audience.platform}:{each}" for each in (whole, server) if each)


def read_name(text: str, platform: str = "") -> str | None:
    """Return the name that was typed, on this platform where none is said; None when it is none.

    >>> read_name("telegram:123"), read_name("-100123", "telegram"), read_name("@anna:example.org", "matrix")
    ('telegram:123', 'telegram:-100123', 'matrix:@anna:example.org')
    >>> read_name("anna", "telegram"), read_name("telegram:anna"), read_name("some body", "matrix")
    (None, None, None)
    """
    text = text.strip()
    is_whole = not platform or text.startswith(("telegram:", "matrix:", f"{platform}:"))
    name = text if is_whole else f"{platform}:{text}"
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        return None
    if name.startswith("telegram:") and not _OF_TELEGRAM.fullmatch(name):
        return None
    return name


def room_named(name: str) -> RoomRef | None:
    """Return the room of a name, None when it is of somebody or of a server.

    >>> room_named("telegram:-100123"), room_named("telegram:123")
    (RoomRef(platform='telegram', id='-100123'), None)
    """
    platform, _, identifier = name.partition(":")
    return RoomRef(platform, identifier) if _ROOM.match(name) else None


def player_named(name: str) -> PlayerRef | None:
    """Return whoever has a name, None when it is of a room or of a server.

    >>> player_named("matrix:@anna:example.org"), player_named("matrix:example.org")
    (PlayerRef(platform='matrix', id='@anna:example.org'), None)
    """
    platform, _, identifier = name.partition(":")
    return PlayerRef(platform, identifier) if _PERSON.match(name) else None
