"""The terminal without a terminal: lines in, lines out, so that it can be scripted.

A line is read only when everything due has happened, so that a script answers what it sees.
"""

import asyncio
import contextlib
import io
import os
import signal
import stat
from collections.abc import AsyncGenerator
from typing import TextIO

from adapters.terminal import messages
from adapters.terminal.session import Session

_LONGEST_LINE = 2**20


async def run(session: Session, lines: TextIO) -> None:
    """Play the lines of a file to its end, or until the program is interrupted."""
    # An interrupt ends the reading; what is being saved is never cut off.
    interrupted = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
    await session.open()
    await session.settle()
    clock = asyncio.create_task(session.keep_time())
    async with contextlib.aclosing(_read(lines)) as read:
        while (line := await _next(read, interrupted)) is not None:
            if line.strip():
                await session.hear(line.strip())
                await session.settle()
    session.end()
    await clock
    session.say(messages.Goodbye())


async def _next(read: AsyncGenerator[str], interrupted: asyncio.Event) -> str | None:
    """Return the next line, None at the end or when the program is interrupted."""
    line = asyncio.ensure_future(anext(read, None))
    interrupt = asyncio.ensure_future(interrupted.wait())
    await asyncio.wait({line, interrupt}, return_when=asyncio.FIRST_COMPLETED)
    interrupt.cancel()
    if line.done():
        return line.result()
    line.cancel()
    await asyncio.wait({line})
    return None


async def _read(lines: TextIO) -> AsyncGenerator[str]:
    """Yield lines as they come; the clock goes on meanwhile, and an interrupt need not wait for one."""
    waits = _what_waits(lines)
    if waits is None:
        while text := lines.readline():
            yield text
        return
    reader = asyncio.StreamReader(limit=_LONGEST_LINE)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), waits)
    try:
        while line_bytes := await reader.readline():
            yield line_bytes.decode(lines.encoding, "replace")
    finally:
        transport.close()


def _what_waits(lines: TextIO) -> io.RawIOBase | None:
    """Return a pipe or a terminal to be waited at; a file never keeps anybody waiting."""
    try:
        descriptor = lines.fileno()
    except (AttributeError, io.UnsupportedOperation):
        return None
    if stat.S_ISREG(os.fstat(descriptor).st_mode):
        return None
    # Waiting changes how the terminal is read, which must not change how it is written: it is opened anew.
    path = os.ttyname(descriptor) if os.isatty(descriptor) else None
    return io.FileIO(path or descriptor, "r", closefd=path is not None)
