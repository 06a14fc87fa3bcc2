"""How far up a message stands in its chat, as far as this process has seen.

A board that the talk has pushed away is posted anew rather than edited where nobody looks.
Numbers of messages grow by one within a supergroup and a direct chat.
"""

from collections import OrderedDict

FAR_UP = 12
"""Messages below which a board has been pushed away."""

CHATS_KEPT = 10_000
"""How many chats are remembered, the latest."""


class Horizon:
    """Knows the newest message of each chat."""

    def __init__(self) -> None:
        """Know of none."""
        self._newest: OrderedDict[int, int] = OrderedDict()

    def saw(self, chat: int, message: int) -> None:
        """Note that a message stands in a chat."""
        self._newest[chat] = max(message, self._newest.get(chat, 0))
        self._newest.move_to_end(chat)
        if len(self._newest) > CHATS_KEPT:
            self._newest.popitem(last=False)

    def is_far_up(self, chat: int, message: int) -> bool:
        """Return whether a message has been pushed away.

        >>> horizon = Horizon()
        >>> horizon.saw(-1, 120)
        >>> horizon.is_far_up(-1, 120 - FAR_UP), horizon.is_far_up(-1, 119), horizon.is_far_up(-2, 1)
        (True, False, False)
        """
        return self._newest.get(chat, message) - message >= FAR_UP
