"""The terminal with a prompt: completion, history, and the own hand below the line.

Ctrl-C empties the line, and on an empty one says how to leave; Ctrl-D leaves.
"""

import asyncio
import textwrap
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.patch_stdout import patch_stdout

from adapters.terminal import messages
from adapters.terminal.platform import TerminalPlatform
from adapters.terminal.session import Session


class Suggestions(Completer):
    """Completes what can be typed now."""

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        """Take the words from whoever knows the table."""
        self._words = words

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:  # given by the library
        """Return the words that begin as the line does."""
        typed = document.text_before_cursor.casefold()
        return (
            Completion(word, start_position=-len(typed))
            for word in self._words()
            if word.casefold().startswith(typed)
        )


def _below_the_prompt(hand: tuple[str, ...]) -> FormattedText | None:
    """Return the hand in lines that fit the window, which may have changed its width."""
    columns = get_app().output.get_size().columns
    lines = [part for line in hand for part in textwrap.wrap(line, columns)]
    return FormattedText([("", "\n".join(lines))]) if lines else None


async def run(session: Session, platform: TerminalPlatform, words: Callable[[], Iterable[str]]) -> None:
    """Play until the person leaves."""
    prompt: PromptSession[str] = PromptSession(
        completer=Suggestions(words),
        complete_while_typing=False,
        bottom_toolbar=lambda: _below_the_prompt(platform.hand),
    )
    platform.redraw = prompt.app.invalidate
    with patch_stdout(raw=True):
        await session.open()
        clock = asyncio.create_task(session.keep_time())
        try:
            while True:
                try:
                    line = await prompt.prompt_async("> ")
                except KeyboardInterrupt:
                    session.say(messages.HowToLeave())
                    continue
                except EOFError:
                    break
                if line.strip():
                    await session.hear(line.strip())
        finally:
            session.end()
            await clock
        session.say(messages.Goodbye())
