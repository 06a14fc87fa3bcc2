"""All chance of a table, derived from its seed.

A draw is HMAC-SHA256 of a readable label under the table's seed, mapped to 1..sides
without bias. Equal seed and label give the equal draw, whatever was drawn before, so a
game can be replayed and a stranger can check a single roll (docs/fairness.md).
"""

import hashlib
import hmac

SEED_BYTES = 32
"""How long a table's seed is. Shorter ones given by hand are accepted, empty ones are not."""

_WORD = 2**64


def draw(seed: bytes, purpose: str, *path: int, sides: int) -> int:
    """Return the number from 1 to `sides` that `seed` gives for this label.

    The label is `purpose/path.../attempt`; the first eight bytes of its HMAC are read as
    a big-endian integer, and an integer from the incomplete last block of `sides` is
    thrown away for the next attempt, so that every number is equally likely.

    >>> [draw(b"example seed", "dice", 1, 0, die, sides=6) for die in range(5)]
    [6, 4, 2, 5, 3]
    """
    unbiased = _WORD - _WORD % sides
    attempt = 0
    while True:
        label = "/".join((purpose, *map(str, path), str(attempt)))
        word = int.from_bytes(hmac.digest(seed, label.encode(), "sha256")[:8], "big")
        if word < unbiased:
            return word % sides + 1
        attempt += 1


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hex: published before the first roll, it fixes every later one."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """A stream of draws under one label, for a computer player's own dice throws.

    It owns the position in the stream and nothing else; two streams of the same seed and
    label give the same numbers.
    """

    __slots__ = ("_drawn", "_path", "_purpose", "_seed")

    def __init__(self, seed: bytes, purpose: str, *path: int) -> None:
        self._seed = seed
        self._purpose = purpose
        self._path = path
        self._drawn = 0

    def below(self, sides: int) -> int:
        """Return a number from 0 to `sides - 1`."""
        self._drawn += 1
        return draw(self._seed, self._purpose, *self._path, self._drawn, sides=sides) - 1

    def fraction(self) -> float:
        """Return a number from 0 (included) to 1 (excluded)."""
        return self.below(2**53) / 2**53
