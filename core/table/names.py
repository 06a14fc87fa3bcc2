"""Names at a table: one line, visible, of bounded length, and no two alike."""

import unicodedata

from core.commands import Actor

LONGEST_NAME = 24
"""Characters of a name that are kept, so that a full board fits into any message."""

COMPUTER_NAMES = (
    "Ada",
    "Blaise",
    "Carl",
    "Dana",
    "Emmy",
    "Fibonacci",
    "Gerolamo",
    "Hypatia",
    "Jakob",
    "Kolmogorov",
    "Laplace",
    "Maryam",
    "Noether",
)


def clean(name: str) -> str:
    r"""Return a name without line breaks, control and direction marks, cut to `LONGEST_NAME`.

    >>> clean("  Anna\n\u202e Maria ")
    'Anna Maria'
    """
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()


def distinct(actor: Actor, taken: tuple[str, ...]) -> str:
    """Return the actor's name as this table calls them: the second Anna is "Anna 2"."""
    wanted = clean(actor.name) or f"#{clean(actor.ref.id)[:8]}"
    folded = {name.casefold() for name in taken}
    if wanted.casefold() not in folded:
        return wanted
    number = 2
    while f"{wanted} {number}".casefold() in folded:
        number += 1
    return f"{wanted} {number}"


def free_computer_name(taken: tuple[str, ...]) -> str:
    """Return a computer player's name that nobody at the table has."""
    folded = {name.casefold() for name in taken}
    return next(name for name in COMPUTER_NAMES if name.casefold() not in folded)
