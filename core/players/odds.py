"""Exact odds of dice that nobody has shown: how many of them count for a bid.

A die that nobody has shown counts for a bid with chance 1/6, or 2/6 when ones are wild and
the bid is not on ones (L5): `faces` below is that 1 or 2. The tables are computed in whole
numbers, divided once at the end, and kept; nothing here draws or guesses.
"""

from functools import cache, lru_cache
from itertools import accumulate
from math import comb

MOST_DICE = 72
"""Twelve seats with six dice each (L1)."""

LEANING = 2
"""How many times likelier than chance a die counts for the face that its owner has bid, in odds."""


def counting_faces(face: int, *, wild: bool) -> int:
    """Return how many of a die's six faces count for a bid on `face` (L5, L16, L18a).

    >>> counting_faces(3, wild=True), counting_faces(1, wild=True), counting_faces(3, wild=False)
    (2, 1, 1)
    """
    return 2 if wild and face != 1 else 1


@cache
def exactly(dice: int, faces: int, leaning: int = 1) -> tuple[float, ...]:
    """Return the chances that 0, 1, 2 ... of so many unseen dice count.

    >>> exactly(2, 2) == (4 / 9, 4 / 9, 1 / 9)
    True
    """
    hits, misses = faces * leaning, 6 - faces
    ways = (comb(dice, count) * hits**count * misses ** (dice - count) for count in range(dice + 1))
    return tuple(way / (hits + misses) ** dice for way in ways)


@lru_cache(maxsize=2048)
def crowd(plain: int, leaning: int, faces: int) -> tuple[float, ...]:
    """Return the chances that 0, 1, 2 ... count among dice of which some lean to the face that was bid."""
    if not leaning:
        return exactly(plain, faces)
    more = exactly(leaning, faces, LEANING)
    if not plain:
        return more
    mixed = [0.0] * (plain + leaning + 1)
    for count, chance in enumerate(exactly(plain, faces)):
        for extra, likely in enumerate(more):
            mixed[count + extra] += chance * likely
    return tuple(mixed)


@lru_cache(maxsize=2048)
def crowd_at_least(plain: int, leaning: int, faces: int) -> tuple[float, ...]:
    """Return the same as `crowd`, but for at least 0, 1, 2 ... of the dice."""
    return tuple(reversed(list(accumulate(reversed(crowd(plain, leaning, faces))))))
