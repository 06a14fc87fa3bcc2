"""What is written for whoever runs the bot, without secrets: the last thing before the screen or the file.

Nothing here is meant to say a secret anyway. This is for what nobody thought of: a library that
logs an address, or the traceback of a fault.
"""

import io
from collections.abc import Sequence
from typing import TextIO

HIDDEN = "***"


class Veil(io.TextIOBase):
    """A stream that writes to another, secrets hidden."""

    def __init__(self, stream: TextIO, secrets: Sequence[str]) -> None:
        """Write to a stream."""
        super().__init__()
        self._stream = stream
        self._secrets = sorted(secrets, key=len, reverse=True)

    def write(self, text: str, /) -> int:
        """Write a text, secrets hidden.

        >>> shown = io.StringIO()
        >>> Veil(shown, ["1:abc"]).write("GET /bot1:abc/getMe")
        19
        >>> shown.getvalue()
        'GET /bot***/getMe'
        """
        shown = text
        for secret in self._secrets:
            shown = shown.replace(secret, HIDDEN)
        self._stream.write(shown)
        return len(text)

    def flush(self) -> None:
        """Write out what waits."""
        self._stream.flush()

    def isatty(self) -> bool:
        """Whether a person reads it."""
        return self._stream.isatty()
