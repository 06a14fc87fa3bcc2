"""Lines as Telegram takes them: HTML that is escaped here and nowhere else, of a length that fits.

The rules:

1. Everything that is said is escaped here; only this module writes markup.
2. A length counts what is left once markup is read, in UTF-16 units, as Telegram counts.
3. What is too long for one message becomes several, cut between lines.
"""

import re
from collections.abc import Sequence
from html import escape

from adapters.telegram.places import NAME
from core.identity import PlayerRef

LONGEST_MESSAGE = 4096
"""Units of a message."""

LONGEST_ALERT = 200
"""Units of the answer to a press."""

LONGEST_LABEL = 60
"""Units of a key's label; a phone shows fewer."""

CUT = "…"
"""What stands for the rest of a line that does not fit."""


def length(text: str) -> int:
    """Return how long a text is for Telegram.

    >>> length("Anna"), length("🎲")
    (4, 2)
    """
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, longest: int) -> str:
    """Return a text that is no longer than this, with a sign where it was cut.

    >>> cut("Palifico", 5), cut("🎲🎲", 3), cut("Anna", 4)
    ('Pali…', '🎲…', 'Anna')
    """
    if length(text) <= longest:
        return text
    while length(text) + length(CUT) > longest:
        text = text[:-1]
    return text + CUT


def pages(lines: Sequence[str], longest: int = LONGEST_MESSAGE) -> tuple[str, ...]:
    r"""Return lines as texts that fit into a message each, none of them empty.

    >>> pages(("one", "two", "three"), 8)
    ('one\ntwo', 'three')
    """
    found: list[str] = []
    for line in (cut(line, longest) for line in lines):
        if found and length(found[-1]) + 1 + length(line) <= longest:
            found[-1] = f"{found[-1]}\n{line}"
        else:
            found.append(line)
    return tuple(page for page in found if page.strip())


def last_lines(lines: Sequence[str], least: int = 1, longest: int = LONGEST_ALERT) -> str:
    """Return the last of some lines that fit together; empty when fewer do than there have to be.

    What somebody holds stands last, and a part of it would be taken for the whole.

    >>> last_lines(("Anna bid 3 fives.", "Your dice: 2, 3, 5"), 1, 20)
    'Your dice: 2, 3, 5'
    >>> last_lines(("Spades: ace, 10", "Hearts: king"), 2, 20)
    ''
    """
    kept: list[str] = []
    for line in reversed(lines):
        if length("\n".join([line, *kept])) > longest:
            break
        kept.insert(0, line)
    return "\n".join(kept) if len(kept) >= least else ""


def html(text: str, mention: PlayerRef | None = None, called: str = "") -> str:
    """Return a text with its markup; whoever is mentioned is alerted by their name in it.

    >>> html("A < B")
    'A &lt; B'
    >>> html("A < Bob. Bo, your turn.", PlayerRef("telegram", "7"), "Bo")
    'A &lt; Bob. <a href="tg://user?id=7">Bo</a>, your turn.'
    """
    at = _where(text, called) if mention is not None and mention.platform == NAME and called else -1
    if mention is None or at < 0:
        return escape(text, quote=False)
    before, after = text[:at], text[at + len(called) :]
    name = f'<a href="tg://user?id={int(mention.id)}">{escape(called, quote=False)}</a>'
    return f"{escape(before, quote=False)}{name}{escape(after, quote=False)}"


def _where(text: str, name: str) -> int:
    """Return where a name stands, by itself if it does anywhere; -1 for nowhere."""
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)
    return found.start() if found else text.find(name)
