"""Lines as Telegram takes them: HTML that is escaped here and nowhere else, of a length that fits.

The rules:

1. Everything that is said is escaped here; only this module writes markup.
2. A length counts what is left once markup is read, in UTF-16 units, as Telegram counts.
3. What is too long for one message becomes several, cut between lines.
"""

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


def last_lines(lines: Sequence[str], longest: int = LONGEST_ALERT) -> str:
    """Return the last of some lines that fit together; empty when not even the last one does.

    What somebody holds stands last.

    >>> last_lines(("Anna bid 3 fives.", "Your dice: 2, 3, 5"), 20)
    'Your dice: 2, 3, 5'
    """
    kept: list[str] = []
    for line in reversed(lines):
        if length("\n".join([line, *kept])) > longest:
            break
        kept.insert(0, line)
    return "\n".join(kept)


def html(text: str, mention: PlayerRef | None = None, called: str = "") -> str:
    """Return a text with its markup; whoever is mentioned is alerted by their name in it.

    >>> html("A < B")
    'A &lt; B'
    >>> html("Bo, your turn.", PlayerRef("telegram", "7"), "Bo")
    '<a href="tg://user?id=7">Bo</a>, your turn.'
    """
    escaped, name = escape(text, quote=False), escape(called, quote=False)
    if mention is None or mention.platform != NAME or not name or name not in escaped:
        return escaped
    return escaped.replace(name, f'<a href="tg://user?id={int(mention.id)}">{name}</a>', 1)
