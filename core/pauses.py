"""How long to wait before something is tried again: twice as long each time, up to a bound."""

_ENOUGH = 40
"""Doublings after which any pause is at its longest; a number has room for only so many."""


def growing(failures: int, longest: float, first: float = 1.0) -> float:
    """Return the seconds to wait after so many failures in a row, 1 or more of them, however many.

    >>> [growing(failures, 30.0) for failures in (1, 2, 3, 6, 100_000)]
    [1.0, 2.0, 4.0, 30.0, 30.0]
    """
    return min(longest, first * 2.0 ** min(failures - 1, _ENOUGH))
