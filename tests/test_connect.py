"""Connecting to a store: every form of URL, a bounded pool, no repeated command, and what the matter is."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import pytest
from redis.exceptions import RedisError

from core.ports import StoreUnavailable
from storage import connect as connecting
from storage.address import Reason, WrongUrl, read_address
from storage.client import Client
from storage.connect import CLIENT_NAME, connect
from storage.trouble import Trouble, trouble
from tests.servers import HOST, DroppingProxy, Server, Setup, a_sentinel, a_server, free_port

PASSWORD = "pa/ss:w@rd#?%"
ESCAPED = "pa%2Fss%3Aw%40rd%23%3F%25"
SERVICE = "tables"


@pytest.fixture(scope="module")
def guarded() -> Iterator[Server]:
    """Run a server with a password that must be escaped in a URL."""
    with a_server(Setup(password=PASSWORD)) as server:
        yield server


@pytest.fixture(scope="module")
def sentinel(guarded: Server) -> Iterator[Server]:
    with a_sentinel(guarded, SERVICE, password="sentinels") as server:
        yield server


@pytest.fixture(scope="module")
def guarded_socket() -> Iterator[Server]:
    with a_server(Setup(password=PASSWORD, unix=True)) as server:
        yield server


def client_of(url: str, **settings: int) -> Any:
    """Return a client with all that the driver can do, which the store does not use."""
    return connect(url, **settings)


async def error_of(url: str, *command: str | bytes) -> Exception:
    """Return the error that a command ends in."""
    async with aclosing(client_of(url)) as client:
        try:
            await client.execute_command(*(command or ("GET", "key")))
        except Exception as error:
            return error
    raise AssertionError("there was no error")


async def test_a_server_is_reached_by_its_address_with_a_password_and_a_database(guarded: Server) -> None:
    async with aclosing(client_of(f"redis://:{ESCAPED}@{HOST}:{guarded.port}/2")) as client:
        await client.set("where", "here", ex=9)
        assert await client.get("where") == b"here"
        clients = await client.client_list()
        (mine,) = [each for each in clients if each["name"] == CLIENT_NAME]
        assert mine["db"] == "2"


async def test_a_user_other_than_the_usual_one_is_said_before_the_password(guarded: Server) -> None:
    guarded.ask("ACL", "SETUSER", "bot", "on", ">b:t", "~*", "+@all")
    async with aclosing(client_of(f"redis://bot:b%3At@{HOST}:{guarded.port}")) as client:
        assert await client.acl_whoami() == "bot"


async def test_a_server_is_reached_by_its_socket(guarded_socket: Server) -> None:
    url = f"unix://:{ESCAPED}@{guarded_socket.socket}?db=3"
    async with aclosing(client_of(url)) as client:
        await client.set("where", "here", ex=9)
        assert await client.get("where") == b"here"
    assert guarded_socket.ask("GET", "where") is None, "that is another database"


async def test_a_cluster_is_reached_by_any_of_its_nodes(redis_cluster: Server) -> None:
    redis_cluster.flush()
    url = f"redis+cluster://{HOST}:{free_port()},{HOST}:{redis_cluster.port}"
    async with aclosing(connect(url)) as client:
        for key in ("{s1}:a", "{s2}:a"):
            await client.set(key, "here", ex=9)
            assert await client.get(key) == b"here"
        script = client.register_script("return {redis.call('GET', KEYS[1]), ARGV[1]}")
        assert await script(keys=["{s1}:a"], args=["said"]) == [b"here", b"said"]


async def test_the_master_is_found_by_asking_the_sentinels(guarded: Server, sentinel: Server) -> None:
    hosts = f"{HOST}:{free_port()},{HOST}:{sentinel.port}"
    url = f"redis+sentinel://:{ESCAPED}@{hosts}/{SERVICE}/1?sentinel_password=sentinels"
    async with aclosing(client_of(url)) as client:
        await client.set("where", "master", ex=9)
        assert await client.get("where") == b"master"
    assert guarded.ask("GET", "where") is None, "that is another database"


async def test_the_embedded_store_needs_nothing_and_shares_nothing() -> None:
    async with aclosing(connect("embedded")) as one, aclosing(connect(" embedded\n")) as two:
        await one.set("where", "here", ex=9)
        assert await one.get("where") == b"here"
        assert await two.get("where") is None


@pytest.mark.parametrize("scheme", ["rediss", "rediss+cluster", "rediss+sentinel"])
async def test_with_a_second_s_what_is_said_is_encrypted(scheme: str) -> None:
    said: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said.append(await reader.read(2))
        writer.close()

    async with await asyncio.start_server(listen, HOST, 0) as listener:
        port = listener.sockets[0].getsockname()[1]
        error = await error_of(f"{scheme}://:secret@{HOST}:{port}{'/tables' * scheme.endswith('sentinel')}")
    assert trouble(error) is Trouble.UNREACHABLE
    assert said[0] == b"\x16\x03", "a TLS handshake"


def test_certificates_are_named_as_the_driver_names_them() -> None:
    url = "rediss://redis.example/?ssl_ca_certs=/etc/ca.pem&ssl_cert_reqs=optional&ssl_check_hostname=no"
    assert read_address(url).tls == {
        "ssl_ca_certs": "/etc/ca.pem",
        "ssl_cert_reqs": "optional",
        "ssl_check_hostname": False,
    }


def test_hosts_may_be_names_and_addresses_and_need_no_port() -> None:
    assert read_address("redis+cluster://one,10.0.0.2:7001,[::1]:7002").nodes == (
        ("one", 6379),
        ("10.0.0.2", 7001),
        ("::1", 7002),
    )
    assert read_address("redis+sentinel://[fd00::1]/tables").nodes == (("fd00::1", 26379),)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", Reason.SCHEME),
        ("localhost:6379", Reason.SCHEME),
        ("http://:secret@localhost", Reason.SCHEME),
        ("secret://localhost", Reason.SCHEME),
        ("redis://", Reason.NODES),
        ("redis://:secret@", Reason.NODES),
        ("redis://:secret@host:0", Reason.NODES),
        ("redis://:secret@host:65536", Reason.NODES),
        ("redis://:x@host:secret", Reason.NODES),
        ("redis://:sec/secret@host", Reason.NODES),
        ("redis://user:6379/secret@host", Reason.NODES),
        ("redis://:x#secret@host", Reason.NODES),
        ("redis://host/0#secret", Reason.NODES),
        ("redis://:x?secret@host", Reason.NODES),
        ("redis://user:6379?secret@host=", Reason.OPTION),
        ("redis+cluster://one,,two", Reason.NODES),
        ("redis+sentinel://user:26379/secret@host/tables", Reason.NODES),
        ("redis://:secret@one,two", Reason.ONE_NODE),
        ("unix://:secret@", Reason.SOCKET),
        ("unix://secret/path", Reason.SOCKET),
        ("redis://:secret@host/tables", Reason.DATABASE),
        ("unix:///path?db=secret", Reason.DATABASE),
        ("redis+sentinel://:secret@host/tables/one", Reason.DATABASE),
        ("redis+cluster://:secret@host/1", Reason.CLUSTER_DATABASE),
        ("redis+sentinel://:secret@host", Reason.SERVICE),
        ("redis+sentinel://:secret@host//0", Reason.SERVICE),
        ("redis://host?password=secret", Reason.OPTION),
        ("redis://host?secret", Reason.OPTION),
        ("redis://host?retry_on_timeout=yes", Reason.OPTION),
        ("redis://host?ssl_ca_certs=secret", Reason.OPTION),
        ("rediss://host?ssl_cert_reqs=secret", Reason.OPTION),
        ("redis+cluster://host?db=1", Reason.OPTION),
        ("redis://host?sentinel_password=secret", Reason.OPTION),
    ],
)
def test_a_url_that_cannot_be_used_is_refused_with_the_reason_and_without_a_word_of_it(
    url: str, reason: Reason
) -> None:
    with pytest.raises(WrongUrl) as caught:
        connect(url)
    assert caught.value.reason is reason
    assert "secret" not in f"{caught.value!r} {caught.value} {caught.value.__context__!r}"


@pytest.mark.parametrize("kind", ["server", "socket", "cluster", "sentinel"])
async def test_a_password_is_in_no_error_and_in_no_representation(kind: str) -> None:
    url = {
        "server": f"redis://bot:hush@{HOST}:{free_port()}",
        "socket": "unix://bot:hush@/nowhere/socket",
        "cluster": f"redis+cluster://bot:hush@{HOST}:{free_port()}",
        "sentinel": f"redis+sentinel://bot:hush@{HOST}:{free_port()}/tables?sentinel_password=hush",
    }[kind]
    client = client_of(url)
    shown = [repr(client), str(client), repr(getattr(client, "connection_pool", "")), repr(read_address(url))]
    error: BaseException | None = await error_of(url)
    assert isinstance(error, RedisError)
    while error is not None:
        shown += [repr(error), str(error)]
        error = error.__cause__ or error.__context__
    assert "hush" not in " ".join(shown)
    await client.aclose()


@pytest.mark.parametrize("kind", ["server", "cluster", "sentinel"])
async def test_more_commands_than_connections_wait_for_one_another(
    kind: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue("redis_cluster" if kind == "cluster" else "guarded")
    url = f"redis://:{ESCAPED}@{HOST}:{server.port}"
    if kind == "cluster":
        url = server.url
    elif kind == "sentinel":
        watching: Server = request.getfixturevalue("sentinel")
        url = f"redis+sentinel://:{ESCAPED}@{HOST}:{watching.port}/{SERVICE}?sentinel_password=sentinels"
    async with aclosing(client_of(url, connections=4)) as client:
        await client.set("many", "times", ex=60)
        assert await asyncio.gather(*(client.get("many") for _ in range(400))) == [b"times"] * 400
        mine = [each for each in server.ask("CLIENT LIST") if each["name"] == CLIENT_NAME]
        # One more to the cluster, which is asked for its slots over a connection of its own.
        assert len(mine) == 4 + (kind == "cluster")


@pytest.mark.parametrize("kind", ["server", "cluster"])
async def test_commands_that_are_sent_together_wait_for_a_connection_too(
    kind: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(f"redis_{kind}")
    server.flush()
    server.ask("ZADD", "{s1}:set", 7, "one")

    async def asked_together() -> list[Any]:
        together = client.pipeline(transaction=False)
        for shard in range(5):
            together.zrange(f"{{s{shard}}}:set", 0, 0, withscores=True)
        answers: list[Any] = await together.execute(raise_on_error=False)
        return answers

    async with aclosing(client_of(server.url, connections=2)) as client:
        answers = await asyncio.gather(*(asked_together() for _ in range(50)))
        assert answers == [[[], [(b"one", 7.0)], [], [], []]] * 50
        mine = [each for each in server.ask("CLIENT LIST") if each["name"] == CLIENT_NAME]
        assert len(mine) == 2 + (kind == "cluster")


@asynccontextmanager
async def behind_a_proxy(kind: str, server: Server) -> AsyncIterator[tuple[DroppingProxy, Any]]:
    async with DroppingProxy(server.port) as proxy:
        if kind == "cluster":
            server.ask("CONFIG", "SET", "cluster-announce-port", proxy.port)
        url = f"redis{'+cluster' * (kind == 'cluster')}://{HOST}:{proxy.port}"
        try:
            async with aclosing(client_of(url)) as client:
                yield proxy, client
        finally:
            if kind == "cluster":
                server.ask("CONFIG", "SET", "cluster-announce-port", 0)


@pytest.mark.parametrize("kind", ["server", "cluster"])
async def test_a_command_whose_answer_is_lost_is_applied_once_and_its_sender_told(
    kind: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(f"redis_{kind}")
    server.flush()
    async with behind_a_proxy(kind, server) as (proxy, client):
        assert await client.incr("count") == 1
        proxy.drop(1, to=b"INCR")
        with pytest.raises(RedisError) as caught:
            await client.incr("count")
        assert (proxy.dropped, trouble(caught.value)) == (1, Trouble.UNREACHABLE)
        assert int(server.ask("GET", "count")) == 2, "applied, and not a second time"
        assert await client.incr("count") == 3, "the next command finds its way"


async def test_a_server_that_was_started_anew_is_used_again_without_an_error() -> None:
    with a_server(Setup(append=True)) as server:
        async with aclosing(connect(server.url)) as client:
            await client.set("kept", "yes", ex=60)
            for end in (server.stop, server.kill):
                await asyncio.to_thread(end)
                with pytest.raises(RedisError):
                    await client.get("kept")
                await asyncio.to_thread(server.start)
                assert await client.get("kept") == b"yes"
            await asyncio.to_thread(server.restart)
            assert await client.get("kept") == b"yes"


@pytest.mark.parametrize("kind", ["server", "cluster"])
async def test_a_wrong_password_and_a_missing_one_are_told_from_an_unreachable_server(
    kind: str, guarded: Server, redis_cluster: Server
) -> None:
    where = f"{HOST}:{guarded.port}"
    scheme = "redis+cluster" if kind == "cluster" else "redis"
    for person in ("", ":wrong@", "nobody:wrong@"):
        assert trouble(await error_of(f"{scheme}://{person}{where}")) is Trouble.WRONG_PASSWORD


async def test_a_wrong_password_is_known_over_a_socket_and_at_the_sentinels_too(
    guarded_socket: Server, sentinel: Server
) -> None:
    for url in (
        f"unix://:wrong@{guarded_socket.socket}",
        f"redis+sentinel://:wrong@{HOST}:{sentinel.port}/{SERVICE}?sentinel_password=sentinels",
        f"redis+sentinel://:{ESCAPED}@{HOST}:{sentinel.port}/{SERVICE}?sentinel_password=wrong",
    ):
        assert trouble(await error_of(url)) is Trouble.WRONG_PASSWORD


async def test_a_database_that_is_not_there_is_a_wrong_database(
    redis_server: Server, redis_cluster: Server
) -> None:
    for server, database in ((redis_server, 99), (redis_cluster, 1)):
        error = await error_of(f"redis://{HOST}:{server.port}/{database}")
        assert trouble(error) is Trouble.WRONG_DATABASE


WRITE = ("SET", "key", "value")
WRITE_IN_SCRIPT = ("EVAL", "return redis.call('SET', KEYS[1], 'value')", "1", "key")


@pytest.mark.parametrize("command", [WRITE, WRITE_IN_SCRIPT], ids=["command", "script"])
async def test_a_write_that_is_refused_says_why_in_a_script_as_well(command: tuple[str, ...]) -> None:
    with a_server() as server:
        server.ask("ACL", "SETUSER", "reader", "on", ">r", "~*", "+@all", "-set")
        reader = f"redis://reader:r@{HOST}:{server.port}"
        assert trouble(await error_of(reader, *command)) is Trouble.NOT_ALLOWED
        server.ask("CONFIG", "SET", "maxmemory", "1mb", "maxmemory-policy", "noeviction")
        assert trouble(await error_of(server.url, *command)) is Trouble.OUT_OF_MEMORY
        server.ask("CONFIG", "SET", "maxmemory", "0")
        server.ask("REPLICAOF", HOST, free_port())
        assert trouble(await error_of(server.url, *command)) is Trouble.READ_ONLY


async def test_a_master_that_the_sentinels_have_not_seen_step_down_is_read_only() -> None:
    with a_server() as server, a_sentinel(server, SERVICE) as sentinel:
        server.ask("REPLICAOF", HOST, free_port())
        error = await error_of(f"redis+sentinel://{HOST}:{sentinel.port}/{SERVICE}", *WRITE)
        assert trouble(error) is Trouble.READ_ONLY


async def test_a_stopped_server_is_unreachable() -> None:
    with a_server(Setup(unix=True)) as server:
        server.stop()
        assert trouble(await error_of(server.url)) is Trouble.UNREACHABLE
    for scheme, path in (("redis", ""), ("redis+cluster", ""), ("redis+sentinel", "/tables")):
        error = await error_of(f"{scheme}://{HOST}:{free_port()}{path}")
        assert trouble(error) is Trouble.UNREACHABLE


async def test_a_service_that_no_sentinel_knows_is_unreachable(sentinel: Server) -> None:
    error = await error_of(f"redis+sentinel://{HOST}:{sentinel.port}/other?sentinel_password=sentinels")
    assert trouble(error) is Trouble.UNREACHABLE


async def answering(line: bytes) -> asyncio.Server:
    """Return a server that answers everything with one line."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(2**16):
            writer.write(line)
        writer.close()

    return await asyncio.start_server(answer, HOST, 0)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"-LOADING Redis is loading the dataset in memory\r\n", Trouble.LOADING),
        (
            b"-ERR Error running script (call to f_1): @user_script:1: -OOM no memory\r\n",
            Trouble.OUT_OF_MEMORY,
        ),
        (b"-ERR Error running script (call to f_1): -READONLY replica\r\n", Trouble.READ_ONLY),
        (b"-ERR what nobody has heard of\r\n", Trouble.OTHER),
        (b"", Trouble.TIMEOUT),
    ],
    ids=["loading", "memory-before-7", "replica-before-7", "other", "silent"],
)
async def test_a_server_that_loads_or_is_silent_is_known_by_that(
    line: bytes, expected: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "ANSWER_WITHIN", 0.05)
    async with await answering(line) as server:
        error = await error_of(f"redis://{HOST}:{server.sockets[0].getsockname()[1]}")
    assert trouble(error) is expected


@pytest.mark.parametrize("kind", ["server", "cluster"])
async def test_waiting_too_long_for_a_connection_is_a_time_out(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "TURN_WITHIN", 0.05)
    server: Server = request.getfixturevalue(f"redis_{kind}")
    async with aclosing(client_of(server.url, connections=1)) as client:
        await client.get("key")
        busy = asyncio.ensure_future(client.blpop(["nothing"], timeout=30))
        await asyncio.sleep(0)
        with pytest.raises(RedisError) as caught:
            await client.get("key")
        assert trouble(caught.value) is Trouble.TIMEOUT
        busy.cancel()


def test_an_error_is_judged_by_what_it_came_from() -> None:
    error = StoreUnavailable("TimeoutError")
    error.__cause__ = TimeoutError()
    assert trouble(error) is Trouble.TIMEOUT
    assert trouble(ConnectionResetError()) is Trouble.UNREACHABLE
    assert trouble(KeyError()) is Trouble.OTHER


@pytest.mark.parametrize("time", ["first", "second"])
async def test_a_store_of_each_kind_is_handed_out_empty(store_client: Client, time: str) -> None:
    assert await store_client.get("left over") is None
    await store_client.set("left over", f"from the {time} test", ex=60)
