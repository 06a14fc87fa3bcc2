"""The kinds of conversations of the kill test, which their names begin with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """What a conversation can do.

    Edit its messages, take the keys off them, and know one that is sent again by its token.
    """

    edits: bool
    retires: bool
    tokens: bool


KINDS = {
    "board": Kind(edits=True, retires=True, tokens=True),
    "lines": Kind(edits=False, retires=False, tokens=True),
    "chat": Kind(edits=True, retires=True, tokens=False),
    "wire": Kind(edits=False, retires=True, tokens=False),
}

HALL = "lines-hall"
"""How the rooms begin where somebody sits before they sit down at the table they will play at."""


def kind_of(name: str) -> Kind:
    """Return the kind of a conversation by its name, with or without its platform.

    >>> kind_of("soak:player:chat-7-Anna").tokens
    False
    """
    return KINDS[name.rpartition(":")[2].partition("-")[0]]


def room_of(audience: str) -> str:
    """Return the room of a conversation; its people are named after it.

    >>> room_of("soak:player:board-7-Anna")
    'board-7'
    """
    return "-".join(audience.rpartition(":")[2].split("-")[:2])
