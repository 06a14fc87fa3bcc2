"""A client from a URL: a server, a cluster, a master that sentinels know, or the store inside this process.

The rules:

1. The driver repeats no command: whether one whose answer was lost has been applied, only its
   sender can ask.
2. Connections are bounded, and a command that finds none free waits for one.
3. Nothing waits for ever: connecting, an answer and a free connection have a time each.
4. What fails is a `RedisError` or an `OSError`, and holds no password.
"""

import sys
from pathlib import Path
from typing import Any, cast

from redis.asyncio import BlockingConnectionPool, Redis, SSLConnection, UnixDomainSocketConnection
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel, SentinelConnectionPool
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError
from redis.maint_notifications import MaintNotificationsConfig

from storage.address import Address, Kind, read_address
from storage.client import Client
from storage.cluster import Cluster

CLIENT_NAME = "palifico"
"""What a server calls this client in its list of them."""

SOCKET = "socket"
"""Where a server of this process's own listens, in its folder."""

CONNECTIONS = 50
"""How many connections are in use at most, of a cluster to all nodes together."""

CONNECT_WITHIN = 3.0
"""Seconds to connect."""

ANSWER_WITHIN = 5.0
"""Seconds for an answer."""

TURN_WITHIN = 10.0
"""Seconds to wait for a free connection."""


def connect(url: str, *, connections: int = CONNECTIONS) -> Client:
    """Return a client; it connects when it is first asked something.

    Args:
        url: `redis://[user:password@]host[:port][/database]`, `rediss://...` with TLS,
            `unix://[user:password@]/path[?db=database]`,
            `redis+cluster://[user:password@]host[:port][,host...]`,
            `redis+sentinel://[user:password@]host[:port][,host...]/service[/database]`, `embedded`, or
            `embedded:folder` for a server that `storage.own_server` runs there.
        connections: how many connections are in use at most.

    Raises:
        storage.address.WrongUrl: the URL is none of these.
    """
    return connect_to(read_address(url.strip()), connections=connections)


def connect_to(address: Address, *, connections: int = CONNECTIONS) -> Client:
    """Return a client of what a URL led to."""
    client: object
    match address.kind:
        case Kind.EMBEDDED:
            from storage.embedded import embedded  # noqa: PLC0415  # slow, and needed without a server alone

            client = embedded()
        case Kind.CLUSTER:
            client = _cluster(address, connections)
        case Kind.SENTINEL:
            client = _master(address, connections)
        case Kind.FOLDER:
            at = Address(Kind.SOCKET, path=str(Path(address.path).absolute() / SOCKET))
            client = _server(at, connections)
        case _:
            client = _server(address, connections)
    return cast("Client", client)


class _MasterPool(SentinelConnectionPool, BlockingConnectionPool):
    """Connections to whichever server is the master now, which are waited for (rule 2)."""


class _Master(Redis):
    """A client of the master, which closes the connections to the sentinels with its own."""

    async def has_quorum(self) -> bool | None:
        """Ask the sentinels, until one says, whether enough of them are there to name another master."""
        pool: Any = self.connection_pool
        for sentinel in pool.sentinel_manager.sentinels:
            try:
                await sentinel.execute_command("SENTINEL CKQUORUM", pool.service_name)
            except ResponseError as error:
                # Whose user may not ask knows nothing.
                return False if "QUORUM" in str(error) else None
            except (RedisError, OSError):
                continue
            return True
        return None

    async def aclose(self, close_connection_pool: bool | None = None) -> None:
        await super().aclose(close_connection_pool)
        pool: Any = self.connection_pool
        await pool.sentinel_manager.aclose()


def _server(address: Address, connections: int) -> Redis:
    settings: dict[str, Any] = _settings(address)
    settings.update(db=address.database, max_connections=connections, timeout=TURN_WITHIN)
    if address.kind is Kind.SOCKET:
        settings.update(connection_class=UnixDomainSocketConnection, path=address.path)
    else:
        ((host, port),) = address.nodes
        settings.update(host=host, port=port)
        if address.tls is not None:
            settings.update(connection_class=SSLConnection, **address.tls)
    return Redis.from_pool(BlockingConnectionPool(**settings))


def _cluster(address: Address, connections: int) -> Cluster:
    nodes = [ClusterNode(host, port) for host, port in address.nodes]
    settings = _settings(address) | _encryption(address)
    # The turns are the bound; a connection that is being closed has none, and must not be missed.
    cluster = Cluster(startup_nodes=nodes, max_connections=sys.maxsize, **settings)
    cluster.bound(connections, TURN_WITHIN)
    return cluster


def _master(address: Address, connections: int) -> Redis:
    settings = _settings(address) | _encryption(address)
    sentinels = {"username": address.sentinel_username, "password": address.sentinel_password}
    untyped = cast("Any", Sentinel)
    master: Redis = untyped(address.nodes, sentinel_kwargs=settings | sentinels).master_for(
        address.service,
        redis_class=_Master,
        connection_pool_class=_MasterPool,
        max_connections=connections,
        timeout=TURN_WITHIN,
        db=address.database,
        **settings,
    )
    return master


def _settings(address: Address) -> dict[str, Any]:
    return {
        "username": address.username,
        "password": address.password,
        "client_name": CLIENT_NAME,
        "decode_responses": False,
        "retry": _never(),
        "socket_connect_timeout": CONNECT_WITHIN,
        "socket_timeout": ANSWER_WITHIN,
        # While it listens for these, the driver does not see that the server has closed an idle connection.
        "maint_notifications_config": MaintNotificationsConfig(enabled=False),
    }


def _never() -> Retry:
    return Retry(NoBackoff(), 0)


def _encryption(address: Address) -> dict[str, Any]:
    return {} if address.tls is None else {"ssl": True, **address.tls}
