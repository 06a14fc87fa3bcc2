"""`palifico tables`, `palifico export` and `palifico import`, as whoever runs the bot uses them."""

import asyncio
import io
import json
import stat
import tempfile
from contextlib import aclosing
from pathlib import Path

import pytest

from adapters.cli import main
from adapters.cli.kept import store_at
from adapters.cli.listing import PHASES
from core.commands import AddComputer, Command, Deal, Stop
from core.identity import RoomRef
from core.preferences import Preferences
from core.table.values import Phase, Table, playing_of
from i18n.languages import LANGUAGES
from storage import keys
from storage.connect import connect
from storage.own_server import OwnServer
from storage.redis import RedisStore
from tests.processes import a_process
from tests.servers import HOST, Server
from tests.stage import SilentLog, person


@pytest.fixture
def server(redis_server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Server:
    """Return an empty server, which the settings name, in an empty folder."""
    redis_server.flush()
    monkeypatch.setenv("PALIFICO_REDIS_URL", redis_server.url)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return redis_server


def tables(url: str) -> dict[str, Table]:
    """Keep a table in its lobby, one that is played and one that is closed; return them by their rooms."""

    async def keep() -> dict[str, Table]:
        found: dict[str, Table] = {}
        async with aclosing(connect(url)) as client:
            process = a_process(client, seed=lambda _table: b"a-seed-to-be-hidden")
            commands: dict[str, list[Command]] = {
                "waiting": [AddComputer()],
                "busy": [AddComputer(), AddComputer(), Deal()],
                "shut": [Stop(), Stop()],
            }
            for name, given in commands.items():
                room = RoomRef("stage", name)
                anna = person("Anna", admin=True, room=room)
                await process.open(room, anna, f"{name}:open")
                for number, command in enumerate(given):
                    await process.hear(anna, command, f"{name}:{number}")
                table_id = await process.store.table_in(room)
                assert table_id is not None
                found[name] = await process.table(table_id)
        return found

    return asyncio.run(keep())


def stored(url: str, table_id: str) -> Table | None:
    async def load() -> Table | None:
        async with aclosing(connect(url)) as client:
            loaded = await RedisStore(client, SilentLog()).load(table_id)
        return loaded.table if loaded else None

    return asyncio.run(load())


def test_tables_are_listed_without_anybody_s_dice_or_name(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tables(server.url)
    server.ask("PEXPIRE", keys.table(kept["waiting"].id), 23 * 3600 * 1000)
    assert main(["tables"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    head, *lines = said.out.splitlines()
    assert head.split() == ["table", "on", "game", "phase", "people", "computers", "unchanged", "due", "in"]
    by_id = {line.split()[0]: line.split()[1:] for line in lines}
    assert by_id[kept["waiting"].id] == ["stage", "liars-dice", "lobby", "1", "1", "1h", "-"]
    assert by_id[kept["busy"].id][:5] == ["stage", "liars-dice", "playing", "1", "2"]
    assert by_id[kept["shut"].id][:3] == ["stage", "liars-dice", "closed"]
    assert "Anna" not in said.out


def test_the_list_is_there_for_programs_as_well(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tables(server.url)
    _, play = playing_of(kept["busy"])
    assert main(["tables", "--json"]) == 0
    printed = capsys.readouterr().out
    rows = {row["id"]: row for row in map(json.loads, printed.splitlines())}
    busy = rows[kept["busy"].id]
    assert busy == {
        "id": kept["busy"].id,
        "platforms": ["stage"],
        "game": "liars-dice",
        "phase": "playing",
        "people": 1,
        "computers": 2,
        "unchanged_for": busy["unchanged_for"],
        "due_in": busy["due_in"],
    }
    assert 0 <= busy["unchanged_for"] < 60
    assert rows[kept["waiting"].id]["due_in"] is None
    assert set(rows) == {table.id for table in kept.values()}
    for hand in play.state.hands:
        assert ", ".join(map(str, hand)) not in printed
    assert play.seed.decode() not in printed


def test_how_long_a_table_rests_is_known_by_how_long_tables_are_kept(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tables(server.url)["waiting"]
    server.ask("PEXPIRE", keys.table(kept.id), 23 * 3600 * 1000)
    monkeypatch.setenv("PALIFICO_KEEP__LOBBY", "3d")
    assert main(["tables"]) == 0
    [line] = [line for line in capsys.readouterr().out.splitlines() if line.startswith(kept.id)]
    assert "2d 1h" in line


def test_a_table_that_cannot_be_read_is_counted(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tables(server.url)
    server.ask("HSET", keys.table(kept["busy"].id), "state", "no table")
    server.ask("SET", keys.table("t9"), "no table")
    assert main(["tables"]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 3
    assert said.err == "2 entries could not be read and had to be left out.\n"


def test_an_empty_store_has_no_tables(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables"]) == 0
    assert main(["tables", "--json"]) == 0
    assert capsys.readouterr().out == "There are no tables.\n"


def test_what_was_exported_to_a_file_and_wiped_is_there_again(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tables(server.url)
    assert main(["export", "games.jsonl"]) == 0
    assert capsys.readouterr() == (
        "",
        "Exported: 3 tables, and 5 entries of rooms and people.\n"
        "Keep the file to yourself: the seeds of running games are in it, "
        "and with them all dice and cards.\n",
    )
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert stat.S_IMODE((tmp_path / "games.jsonl").stat().st_mode) == 0o600
    header = json.loads((tmp_path / "games.jsonl").read_text("utf-8").splitlines()[0])
    assert (header["palifico_export"], header["stored"]) == (1, 3)
    assert header["at"].endswith("+00:00")
    server.flush()
    assert main(["import", "games.jsonl"]) == 0
    assert capsys.readouterr().err == "Imported: 3 tables, and 5 entries of rooms and people.\n"
    assert {name: stored(server.url, table.id) for name, table in kept.items()} == kept
    assert main(["import", "games.jsonl"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "Imported: 0 tables, and 0 entries of rooms and people.",
        "Left as they are, because they are there already: 3 tables, 5 entries of rooms and people. "
        "With --replace they are overwritten.",
    ]
    assert main(["import", "games.jsonl", "--replace"]) == 0


def test_an_export_may_go_through_a_pipe(
    server: Server, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tables(server.url)
    assert main(["export", "-"]) == 0
    written = capfdbinary.readouterr().out
    assert len(written.splitlines()) == 10
    server.flush()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(written)))
    assert main(["import", "-"]) == 0
    assert stored(server.url, kept["busy"].id) == kept["busy"]


def test_a_file_takes_its_place_as_a_whole_or_not_at_all(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tables(server.url)
    (tmp_path / "games.jsonl").write_text("of yesterday", "utf-8")
    # Who may not ask how long something is kept gets as far as the first line.
    server.ask("ACL", "SETUSER", "curious", "on", ">hush", "~*", "+@all", "-pttl")
    try:
        url = f"redis://curious:hush@{HOST}:{server.port}/0"
        assert main(["export", "games.jsonl", "--redis", url]) == 1
    finally:
        server.ask("ACL", "DELUSER", "curious")
    assert capsys.readouterr().err.startswith("Redis forbids its user a command that is needed.")
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert (tmp_path / "games.jsonl").read_text("utf-8") == "of yesterday"
    assert main(["export", "games.jsonl"]) == 0
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 10


def test_what_cannot_be_exported_is_counted_and_the_exit_code_1(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    tables(server.url)
    server.ask("SET", keys.table("t9"), "no table")
    assert main(["export", "games.jsonl"]) == 1
    assert "1 entry could not be read and had to be left out." in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_and_missing_lines_are_named_in_every_language_and_the_rest_is_back(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    server.ask("SET", "palifico:preferences:stage:room:a", '{"language":"sv"}')
    server.ask("SET", "palifico:preferences:stage:room:b", '{"language":"sv"}')
    assert main(["export", "games.jsonl"]) == 0
    header, one, two, _end = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(header + one.replace(b"sv", b"sw") + two)
    server.flush()
    capsys.readouterr()
    assert main(["import", "games.jsonl", "--lang", language]) == 1
    damaged, missing, imported = capsys.readouterr().err.splitlines()
    assert " 2 " in damaged
    assert missing
    assert "1" in imported
    assert server.ask("DBSIZE") == 1


def test_a_file_that_is_none_or_of_a_newer_version_is_refused_as_a_whole(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tables(server.url)
    assert main(["export", "games.jsonl"]) == 0
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    (tmp_path / "newer.jsonl").write_text(text.replace('"palifico_export":1', '"palifico_export":2'), "utf-8")
    (tmp_path / "empty.jsonl").touch()
    server.flush()
    capsys.readouterr()
    for words, part in (
        (["newer.jsonl"], "Update this one first. Nothing was imported."),
        (["empty.jsonl"], "empty.jsonl is no export of Palifico."),
        (["missing.jsonl"], "missing.jsonl cannot be read."),
        (["."], "cannot be read."),
        ([], "Name one file, or - instead of one."),
        (["games.jsonl", "games.jsonl"], "Name one file, or - instead of one."),
    ):
        assert main(["import", *words]) == 2
        assert part in capsys.readouterr().err
    assert server.ask("DBSIZE") == 0


def test_a_file_that_cannot_be_written_is_said(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "missing/games.jsonl"]) == 2
    assert capsys.readouterr().err == "The file missing/games.jsonl cannot be written.\n"
    assert main(["export"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["tables"], ["export", "games.jsonl"], ["import", "games.jsonl"]])
def test_where_nothing_is_kept_there_is_nothing_to_export(
    server: Server,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    language: str,
) -> None:
    monkeypatch.delenv("PALIFICO_REDIS_URL")
    Path("games.jsonl").touch()
    assert main([*command, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    [line] = said.err.splitlines()
    assert "redis_url" in line


def test_games_move_from_a_server_into_a_folder_that_nobody_serves(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tables(server.url)
    assert main(["export", "games.jsonl"]) == 0
    # Not pytest's own folder: a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="palifico-") as folder:
        url = f"embedded:{folder}/store"
        assert main(["import", "games.jsonl", "--redis", url]) == 0
        capsys.readouterr()
        assert main(["tables", "--redis", url]) == 0
        assert {line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]} == {
            table.id for table in kept.values()
        }
        assert main(["export", "again.jsonl", "--redis", url]) == 0
        assert main(["import", "again.jsonl", "--replace"]) == 0
        assert {name: stored(server.url, table.id) for name, table in kept.items()} == kept
        assert main(["tables", "--redis", f"embedded:{tmp_path}/games.jsonl"]) == 2
        assert "games.jsonl" in capsys.readouterr().err


async def test_a_folder_that_a_bot_serves_is_read_through_it() -> None:
    with tempfile.TemporaryDirectory(prefix="palifico-") as folder:
        own = OwnServer(Path(folder), SilentLog())
        await own.start()
        try:
            async with store_at(f"embedded:{folder}") as client:
                await RedisStore(client, SilentLog()).remember(RoomRef("stage", "a"), Preferences("sv"))
            async with store_at(f"embedded:{folder}") as client:
                found = await RedisStore(client, SilentLog()).recall(RoomRef("stage", "a"))
        finally:
            await own.stop()
    assert found == Preferences("sv")


@pytest.mark.parametrize("command", [["tables"], ["export", "games.jsonl"], ["import", "games.jsonl"]])
def test_a_store_that_is_away_is_one_line_and_exit_code_1(
    server: Server, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    server.ask("SET", "palifico:preferences:stage:room:a", '{"language":"sv"}')
    assert main(["export", "games.jsonl"]) == 0
    capsys.readouterr()
    assert main([*command, "--redis", "unix:///nowhere"]) == 1
    assert capsys.readouterr().err == "Redis cannot be reached. Is it running, and is the address right?\n"


def test_every_phase_has_a_name() -> None:
    assert set(PHASES) == set(Phase)
