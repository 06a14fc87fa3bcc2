"""Redis inside this process: nothing to install, nothing kept.

The same store and scripts as on a server, over an in-process implementation with Lua.
"""

from typing import cast

from fakeredis import FakeAsyncRedis, FakeServer

from storage.client import Client
from storage.redis import Expiry, RedisStore


def embedded_store(server: FakeServer | None = None, expiry: Expiry | None = None) -> RedisStore:
    """Return a store of its own, or on a given in-process server."""
    client = FakeAsyncRedis(server=server or FakeServer())
    return RedisStore(cast("Client", client), expiry)
