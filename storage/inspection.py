"""What a server says of itself, as far as it matters to whoever runs it."""

from dataclasses import dataclass
from typing import Any

from storage.client import Client, Watched
from storage.trouble import answering

OLDEST = (7, 0)
"""The oldest version whose commands are used."""

KEEPS_WHAT_IT_HAS = "noeviction"
"""The policy of a server that throws nothing away when its memory is full."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a server says of itself; of a cluster, what the worst of its nodes says.

    Args:
        version: of the server.
        keeps: whether it writes down what it is told.
        policy: what it does when its memory is full.
        disk_fails: whether it could not write to its disk the last time, after which it stores nothing.
        used: the part of its memory that is used, from 0 to 1; 0 where it may use all there is.
        quorum: whether enough sentinels are there to name another master; None where there are none.
    """

    version: str
    keeps: bool
    policy: str
    disk_fails: bool = False
    used: float = 0.0
    quorum: bool | None = None

    @property
    def is_too_old(self) -> bool:
        """Whether commands are missing that are used."""
        return _numbers(self.version) < OLDEST


async def inspect(client: Client) -> Facts:
    """Ask a server, or every node of a cluster.

    Raises:
        core.ports.StoreUnavailable: it does not answer; the text is the `Trouble`.
    """
    async with answering():
        values = await client.info()
        quorum = await client.has_quorum() if isinstance(client, Watched) else None
    # A cluster answers for each of its nodes.
    nodes = [_facts(each) for each in ([values] if "redis_version" in values else values.values())]
    return Facts(
        version=min((node.version for node in nodes), key=_numbers),
        keeps=all(node.keeps for node in nodes),
        policy=next((node.policy for node in nodes if node.policy != KEEPS_WHAT_IT_HAS), KEEPS_WHAT_IT_HAS),
        disk_fails=any(node.disk_fails for node in nodes),
        used=max(node.used for node in nodes),
        quorum=quorum,
    )


def _facts(values: dict[str, Any]) -> Facts:
    most = int(values.get("maxmemory", 0))
    written = (values.get("aof_last_write_status", "ok"), values.get("rdb_last_bgsave_status", "ok"))
    return Facts(
        version=str(values.get("valkey_version") or values.get("redis_version")),
        keeps=str(values.get("aof_enabled")) == "1",
        policy=str(values.get("maxmemory_policy")),
        disk_fails=any(str(status) != "ok" for status in written),
        used=int(values.get("used_memory", 0)) / most if most else 0.0,
    )


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
