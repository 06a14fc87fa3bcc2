"""The key of the fingerprints that stand in logs instead of ids: one for all processes of a store.

Whoever has only the logs cannot find out a person by trying all ids there are, and a year later nobody can:
then the store forgets the key, and whoever starts next makes another.
"""

import secrets

from storage import keys
from storage.client import Client
from storage.trouble import answering

BYTES = 32

KEPT_FOR = 365 * 24 * 3600
"""Seconds after which there is another key."""


async def fingerprint_key(client: Client) -> bytes:
    """Return the key, made now where there is none.

    Raises:
        StoreUnavailable: the store does not say.
    """
    made = secrets.token_hex(BYTES).encode()
    async with answering():
        found = await client.set(keys.log_key(), made, ex=KEPT_FOR, nx=True, get=True)
    # Somebody may have written over it: a short key would hide nothing.
    return found if isinstance(found, bytes) and len(found) >= BYTES else made
