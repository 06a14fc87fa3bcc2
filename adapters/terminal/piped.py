"""The terminal without a terminal: lines in, lines out, so that it can be scripted.

A line is read only when everything due has happened, so that a script answers what it sees.
"""

import asyncio
from typing import TextIO

from adapters.terminal import messages
from adapters.terminal.session import Session


async def run(session: Session, lines: TextIO) -> None:
    """Play the lines of a file to its end."""
    await session.open()
    await session.settle()
    clock = asyncio.create_task(session.keep_time())
    try:
        while line := await asyncio.to_thread(lines.readline):
            if line.strip():
                await session.hear(line.strip())
                await session.settle()
    finally:
        session.end()
        await clock
    session.say(messages.Goodbye())
