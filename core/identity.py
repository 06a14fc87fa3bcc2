"""Who and where: seats, players and rooms, named so that no platform type leaks inward."""

from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """A person, as their platform knows them; `id` is opaque."""

    platform: str
    id: str

    def __str__(self) -> str:
        return f"{self.platform}:player:{self.id}"


@dataclass(frozen=True, slots=True)
class RoomRef:
    """A group conversation, as its platform knows it; `id` is opaque."""

    platform: str
    id: str

    def __str__(self) -> str:
        return f"{self.platform}:room:{self.id}"


Audience = RoomRef | PlayerRef
"""Whom a post is for: everybody in a room, or one player alone."""
