"""Posts on a terminal: the room's are printed one below the other, the own hand stands below the prompt.

A terminal cannot change what it has printed, so the room is told every event as a line. The
hand can be changed where there is a prompt to show it below; without one it is printed.
"""

from collections.abc import Callable
from enum import Enum

from adapters.conversation import Languages
from core.game import Key
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Capabilities, File
from core.scene import Family, Post

NAME = "terminal"
ROOM = RoomRef(NAME, "here")
PLAYER = PlayerRef(NAME, "you")

_LINES = Capabilities()
_HAND_IN_LINES = Capabilities(below=True)
_BELOW_THE_PROMPT = Capabilities(edit=True, retire=True, below=True)


class Ink(Enum):
    """What kind of line is printed, for whoever gives it a colour."""

    NEWS = "news"
    DETAIL = "detail"
    PROMPT = "prompt"
    HAND = "hand"
    ANSWER = "answer"


class ReaderGone(BaseException):
    """Whoever read the output has closed it: the end of the program, and no fault of the platform."""


Print = Callable[[str, Ink], None]


def _draw_nothing() -> None:
    """What is there to redraw without a prompt."""


class TerminalPlatform:
    """`core.ports.Platform` on a terminal.

    It owns what stands below the prompt; `redraw` is called when that changes.
    """

    def __init__(self, languages: Languages, write: Print, *, has_prompt: bool) -> None:
        """Print by `write`; with a prompt the hand is kept below it instead."""
        self._languages = languages
        self._write = write
        self._has_prompt = has_prompt
        self._sent = 0
        self._edition = ""
        self.redraw: Callable[[], None] = _draw_nothing
        self.hand: tuple[str, ...] = ()
        self.keys: tuple[Key, ...] = ()

    def capabilities(self, audience: Audience) -> Capabilities:
        """Return what can be done in the room, or below the prompt."""
        if isinstance(audience, RoomRef):
            return _LINES
        return _BELOW_THE_PROMPT if self._has_prompt else _HAND_IN_LINES

    async def send(self, post: Post, token: str) -> str:  # nothing is ever printed twice here
        """Print a post, or put a hand below the prompt."""
        self._show(post)
        self._sent += 1
        return str(self._sent)

    async def edit(self, post: Post, message: str) -> None:  # there is one hand
        """Change the hand below the prompt."""
        self._show(post)

    async def retire(self, audience: Audience, message: str) -> None:  # there is one hand
        """Take the hand away from below the prompt."""
        self.hand, self.keys = (), ()
        self.redraw()

    async def send_file(self, player: PlayerRef, file: File, token: str) -> None:
        """Print a file: there are none on a terminal, and what is printed can be kept."""
        self.answer(tuple(file.text.splitlines()))

    def answer(self, lines: tuple[str, ...]) -> None:
        """Print what only the person at the terminal is told."""
        for line in lines:
            self._write(line, Ink.ANSWER)

    def _show(self, post: Post) -> None:
        lines = self._languages.post(post).lines
        if post.family is Family.HAND:
            self._show_hand(post, lines)
        elif post.family is Family.PROMPT:
            if self._has_prompt or post.mention != PLAYER:
                self._print(lines, Ink.PROMPT)
        else:
            self._print(lines, Ink.NEWS)

    def _show_hand(self, post: Post, lines: tuple[str, ...]) -> None:
        """Show the hand; without a prompt, at the beginning of a round and when there is something to do."""
        is_asked = bool(post.turn) and not set(lines) <= set(self.hand)
        is_news = post.edition != self._edition or is_asked
        self.hand, self._edition = lines, post.edition
        self.keys = tuple(key for row in post.screen.keys for key in row)
        if is_news and not self._has_prompt:
            self._print(lines, Ink.HAND)
        self.redraw()

    def _print(self, lines: tuple[str, ...], ink: Ink) -> None:
        for number, line in enumerate(lines):
            if ink is Ink.NEWS and number:
                self._write(f"  {line}", Ink.DETAIL)
            else:
                self._write(line, ink)
