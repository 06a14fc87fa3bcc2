"""Redis inside this process: nothing to install, nothing kept.

The same store and scripts as on a server, over an in-process implementation with Lua.
"""

from typing import cast

from fakeredis import FakeAsyncRedis, FakeServer

from storage.client import Client


def embedded(server: FakeServer | None = None) -> Client:
    """Return a client of an in-process server, its own or a given one."""
    return cast("Client", FakeAsyncRedis(server=server or FakeServer()))
