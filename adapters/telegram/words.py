"""The words of a message: its command, whether it is for this bot, and what is left to be read.

The rules:

1. A command for another bot is for nobody here.
2. Spoken to is the bot by a command, a reply to one of its messages, its name, or in private.
   Of anything else said in a group only a move can be meant (`adapters.conversation`).
"""

import re
from dataclasses import dataclass

_COMMAND = re.compile(r"/([A-Za-z0-9_]+)(?:@([A-Za-z0-9_]+))?(?:\s+|$)")


@dataclass(frozen=True, slots=True)
class Words:
    """What was written, without what says to whom; `command` is its name if it is one."""

    text: str
    addressed: bool
    command: str = ""


def words_of(text: str, bot: str, *, is_private: bool, answers_bot: bool) -> Words | None:
    """Return the words of a message, None for those that are for another bot.

    Args:
        text: as it was written.
        bot: the name of this bot.
        is_private: whether it was written in a direct chat.
        answers_bot: whether it is a reply to a message of this bot.

    >>> words_of("/bid@palifico_bot 5 3", "Palifico_bot", is_private=False, answers_bot=False)
    Words(text='bid 5 3', addressed=True, command='bid')
    >>> words_of("/bid@other_bot 5 3", "Palifico_bot", is_private=False, answers_bot=False)
    >>> words_of("@palifico_bot play", "Palifico_bot", is_private=False, answers_bot=False)
    Words(text='play', addressed=True, command='')
    """
    stripped = text.strip()
    if found := _COMMAND.match(stripped):
        command, for_bot = found.groups()
        if for_bot is not None and for_bot.lower() != bot.lower():
            return None
        rest = stripped[found.end() :].strip()
        return Words(f"{command} {rest}".strip(), addressed=True, command=command.lower())
    called = re.compile(rf"@{re.escape(bot)}\b", re.IGNORECASE)
    named = bool(called.search(stripped))
    text = " ".join(called.sub(" ", stripped).split()) if named else stripped
    return Words(text, addressed=is_private or answers_bot or named)
