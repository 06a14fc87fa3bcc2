"""What is kept, for a command beside the bot: the store that the settings name, whoever serves it.

A folder is served by the bot that has it. Where none runs, this process serves it for as long as the
command lasts.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import structlog

from adapters.cli import archive_messages, folder_messages
from adapters.cli.arguments import WrongUse
from storage.address import Address, Kind, read_address
from storage.client import Client
from storage.connect import connect_to
from storage.own_server import Fault, NoServer, OwnServer


@asynccontextmanager
async def store_at(url: str) -> AsyncGenerator[Client]:
    """Give a client of the store at an address.

    Raises:
        WrongUse: nothing is kept there, or its folder cannot be used.
    """
    address = read_address(url)
    if address.kind is Kind.EMBEDDED:
        raise WrongUse(archive_messages.NothingKept())
    own = await _served(address)
    try:
        async with aclosing(connect_to(address)) as client:
            yield client
    finally:
        if own is not None:
            await own.stop()


async def _served(address: Address) -> OwnServer | None:
    """Serve a folder that nobody serves."""
    if address.kind is not Kind.FOLDER:
        return None
    own = OwnServer(Path(address.path), structlog.get_logger())
    try:
        await own.start()
    except NoServer as none:
        await own.stop()
        if none.fault is Fault.TAKEN:
            return None
        raise WrongUse(folder_messages.of(none.fault, address.path)) from None
    return own
