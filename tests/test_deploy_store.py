"""What the guides say of the store, tried on a real one."""

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import RedisError

from adapters.cli import main
from tests.deploy_tools import DEPLOY, documents
from tests.servers import HOST, Setup, a_server, free_port, server_binary


@contextmanager
def a_store(folder: Path, *options: str) -> Iterator[Redis]:
    """Run a server that keeps its data in a folder, and end it in good order."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    listens = ("--bind", HOST, "--port", str(port), "--dir", str(folder))
    process = subprocess.Popen([str(server_binary()), *listens, *options], stdout=subprocess.DEVNULL)
    client = Redis(HOST, port)
    try:
        until(lambda: answers(client))
        yield client
    finally:
        client.close()
        process.terminate()
        assert process.wait(20) == 0


def answers(client: Redis) -> bool:
    try:
        return bool(client.ping())
    except RedisError:
        return False


def until(happens: Callable[[], bool], seconds: float = 20.0) -> None:
    ends = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < ends


def is_written(client: Redis) -> bool:
    """Return whether a server has a whole append-only file."""
    state: dict[str, int] = client.info("persistence")
    return not state["aof_rewrite_in_progress"] and not state["aof_rewrite_scheduled"]


def test_the_doctor_approves_of_the_store_of_compose(capsys: pytest.CaptureFixture[str]) -> None:
    [compose] = documents((DEPLOY / "compose.yaml").read_text("utf-8"))
    program, *options = compose["services"]["redis"]["command"]
    assert program == "valkey-server"
    given = zip((each.removeprefix("--") for each in options[::2]), options[1::2], strict=True)
    with a_server(Setup(options=tuple(given))) as server:
        assert main(["doctor", "--json", "--redis", server.url]) == 0
    findings = json.loads(capsys.readouterr().out)["findings"]
    levels = {each["check"]: each["level"] for each in findings if each["check"].startswith("redis-")}
    assert levels.keys() >= {"redis-writable", "redis-persistence", "redis-eviction"}
    assert set(levels.values()) == {"ok"}


def test_a_snapshot_that_is_put_back_as_the_page_on_redis_says_has_everything(tmp_path: Path) -> None:
    first, copy, second = tmp_path / "first", tmp_path / "copy.rdb", tmp_path / "second"
    with a_store(first, "--appendonly", "yes") as store:
        store.set("palifico:kept", "before")
        store.save()  # as a BGSAVE does, and waited for
        copy.write_bytes((first / "dump.rdb").read_bytes())
        store.set("palifico:kept", "after")
    second.mkdir()
    (second / "dump.rdb").write_bytes(copy.read_bytes())
    with a_store(second, "--appendonly", "no") as store:
        store.config_set("appendonly", "yes")
        until(lambda: is_written(store))
    with a_store(second, "--appendonly", "yes") as store:
        assert store.get("palifico:kept") == b"before"
