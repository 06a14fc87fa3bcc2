"""What a server says of itself, as far as it matters to whoever runs it."""

from dataclasses import dataclass

from storage.client import Client
from storage.trouble import answering

OLDEST = (7, 0)
"""The oldest version whose commands are used."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A server's version, whether it keeps what it is told, and what it does when memory runs out."""

    version: str
    keeps: bool
    policy: str

    @property
    def is_too_old(self) -> bool:
        """Whether commands are missing that are used."""
        numbers = tuple(int(part) for part in self.version.split(".")[:2] if part.isdigit())
        return numbers < OLDEST


async def inspect(client: Client) -> Facts:
    """Ask a server, or the first one of a cluster.

    Raises:
        core.ports.StoreUnavailable: it does not answer; the text is the `Trouble`.
    """
    async with answering():
        values = await client.info()
    if "redis_version" not in values:
        # A cluster answers for each of its nodes.
        values = next(iter(values.values()))
    return Facts(
        version=str(values.get("valkey_version") or values.get("redis_version")),
        keeps=str(values.get("aof_enabled")) == "1",
        policy=str(values.get("maxmemory_policy")),
    )
