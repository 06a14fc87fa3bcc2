"""Keys as an inline keyboard that Telegram takes.

The rules:

1. A message has at most 100 keys, 8 a row; what is beyond can be typed.
2. A key carries its table, turn and notation, in 64 bytes at most (`adapters.press`).
3. A label is plain text and never empty.
"""

from collections.abc import Callable, Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from adapters.press import Press, pack
from adapters.telegram.text import LONGEST_LABEL, cut
from core.game import Key

KEYS_A_ROW = 8
KEYS_A_MESSAGE = 100

STYLES = ("danger", "success", "primary")
"""The colours there are: red, green and blue."""


def keyboard(
    rows: Sequence[Sequence[Key]], table: str, turn: int, label: Callable[[Key], str]
) -> list[list[InlineKeyboardButton]]:
    """Return keys as buttons, in rows."""
    left = KEYS_A_MESSAGE
    made: list[list[InlineKeyboardButton]] = []
    for row in rows:
        for first in range(0, len(row), KEYS_A_ROW):
            keys = row[first : first + min(KEYS_A_ROW, left)]
            left -= len(keys)
            if keys:
                made.append([_button(key, table, turn, label(key)) for key in keys])
    return made


def markup(rows: Sequence[Sequence[InlineKeyboardButton]]) -> InlineKeyboardMarkup | None:
    """Return rows of buttons as Telegram takes them, None when there are none."""
    return InlineKeyboardMarkup(rows) if rows else None


def link(label: str, url: str) -> InlineKeyboardButton:
    """Return a button that leads somewhere."""
    return InlineKeyboardButton(cut(label, LONGEST_LABEL), url=url)


def _button(key: Key, table: str, turn: int, label: str) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        cut(label, LONGEST_LABEL).strip() or key.notation,
        callback_data=pack(Press(table, turn, key.notation)),
        style=key.style if key.style in STYLES else None,
    )
