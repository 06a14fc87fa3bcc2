"""What this program knows of what is stored: formats, games and messages. Anything else is of a newer one."""

from core.game import AnyGame
from core.games import GAMES
from core.messages import Message, registry


class NewerFormat(Exception):
    """The value was stored by a newer version of this program, which knows more."""


def game_called(name: str) -> AnyGame:
    """Return the game that a table plays.

    Raises:
        NewerFormat: this program has no such game.
    """
    if name not in GAMES:
        raise NewerFormat(f"stored with a game that this program does not know: {name:.40}")
    return GAMES[name]


def message_called(identifier: str) -> type[Message]:
    """Return the class of a message.

    Raises:
        NewerFormat: this program has no such message.
    """
    if identifier not in registry():
        raise NewerFormat(f"stored with a message that this program does not know: {identifier:.40}")
    return registry()[identifier]
