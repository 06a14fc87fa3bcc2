"""Keys where there are none: numbered choices in the text, picked by a number or by a reaction.

The rules:

1. A choice is what a key carries, so that it belongs to a table and a turn like any key. The
   message itself holds its choices, so that whoever finds it later knows what was offered.
2. Only a few are offered, in the order in which they are likely; everything can be typed.
3. A sign means the same with and without the marks that keyboards put after it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from adapters.matrix.events import texts
from adapters.press import Press, pack
from core.game import Key
from core.scene import Family, Post

FIELD = "palifico.choices"
"""Where a message holds its choices, in their order."""

SEEDED = 3
"""How many choices the bot itself puts on a message, so that one tap is enough."""

# A board has no choices of its own: the call to whoever is on turn has them, or their hand.
_MOST = {Family.LOBBY: 4, Family.PROMPT: 6, Family.HAND: 10}
_SIGNS = ("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")
_MARKS = {0xFE0F: None, 0x20E3: None}


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be picked: what it carries and the key that it stands for."""

    press: str
    key: Key


def choices_of(post: Post) -> tuple[Choice, ...]:
    """Return what a post lets people pick, the likeliest first."""
    keys = _likeliest(post)[: _MOST.get(post.family, 0)]
    return tuple(Choice(pack(Press(post.table, post.turn, key.notation)), key) for key in keys)


def sign(number: int) -> str:
    """Return the sign of a choice, counted from 1."""
    return _SIGNS[number - 1]


def number_of(typed: str) -> int | None:
    """Return the number that a sign or a typed word is, None when it is none.

    >>> [number_of(sign) for sign in ("2️⃣", "2⃣", "2", "🔟", "👍", "2x", "")]
    [2, 2, 2, 10, None, None, None]
    """
    bare = typed.strip().translate(_MARKS)
    if bare == "🔟":
        return 10
    return int(bare) if bare.isascii() and bare.isdigit() and len(bare) <= 2 else None


def offered(content: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the choices that a message holds."""
    return texts(content.get(FIELD))


def _likeliest(post: Post) -> tuple[Key, ...]:
    """Return the keys in the order in which they are offered.

    In a turn of its own a post ends with its calls; the lowest of many bids are the likeliest. What
    only asks for the own hand is left for last.
    """
    rows = post.screen.keys
    if post.family is Family.LOBBY or not rows:
        return tuple(key for row in rows for key in row)
    asking = [key for row in rows for key in row if key.notation == "hand"]
    moves = [[key for key in row if key.notation != "hand"] for row in rows]
    moves = [row for row in moves if row]
    calls = moves.pop() if moves and any(key.style for key in moves[-1]) else []
    return (*calls, *(key for row in moves for key in row), *asking)
