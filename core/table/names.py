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


_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""

_MARKS_OF_ONE = 2
"""How many marks a letter may carry; more of them reach into other lines."""


def clean(name: str) -> str:
    r"""Return a name without line breaks, control and direction marks, cut to `LONGEST_NAME`.

    Empty for a name of which nothing can be seen.

    >>> clean("  Anna\n\u202e Maria "), clean("\u3164\u200b\u0301")
    ('Anna Maria', '')
    """
    return clean_line(name, LONGEST_NAME)


def clean_line(text: str, longest: int) -> str:
    """Return any text in the same way, as one line that is cut to so many characters."""
    visible = "".join(
        " " if character.isspace() or character in _BLANK else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    kept, marks = "", 0
    for character in " ".join(visible.split()):
        marks = marks + 1 if _is_mark(character) else 0
        if marks and (not kept or kept[-1] == " "):
            continue
        if marks <= _MARKS_OF_ONE:
            kept += character
    end = longest
    # What a mark belongs to is not cut from it.
    while 0 < end < len(kept) and _is_mark(kept[end]):
        end -= 1
    return kept[:end].rstrip()


def _is_mark(character: str) -> bool:
    """Return whether a character is drawn upon the one before, as an accent or a tone of skin."""
    return unicodedata.category(character).startswith("M") or "\U0001f3fb" <= character <= "\U0001f3ff"


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
