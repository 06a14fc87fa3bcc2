"""What a key carries: the table, the turn it was made for, and the notation of what it does.

Packed into 64 bytes at most, which every platform takes; what would not fit is refused
here, when the key is made, and so can never be pressed.
"""

from dataclasses import dataclass

LONGEST = 64
"""Bytes of a packed press."""

_SEPARATOR = "."


@dataclass(frozen=True, slots=True)
class Press:
    """A key that was pressed."""

    table: str
    turn: int
    notation: str


def pack(press: Press) -> str:
    """Return a press as text.

    Raises:
        ValueError: it does not fit, which is a fault of ours.

    >>> pack(Press("k3x5", 17, "5x3"))
    'k3x5.17.5x3'
    """
    packed = _SEPARATOR.join((press.table, str(press.turn), press.notation))
    if len(packed.encode()) > LONGEST or _SEPARATOR in press.table:
        raise ValueError(f"no key can carry {packed!r}")
    return packed


def unpack(packed: str) -> Press | None:
    """Return the press that a text carries, None when it carries none.

    >>> unpack("k3x5.17.5x3"), unpack("hello")
    (Press(table='k3x5', turn=17, notation='5x3'), None)
    """
    parts = packed.split(_SEPARATOR, 2)
    if len(parts) != 3 or not (parts[1].isascii() and parts[1].isdigit()) or len(parts[1]) > _LONGEST_TURN:
        return None
    return Press(parts[0], int(parts[1]), parts[2])


_LONGEST_TURN = 9
