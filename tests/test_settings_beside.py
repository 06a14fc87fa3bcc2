"""A command beside the bot needs none of the secrets that only the bot is handed."""

from pathlib import Path

import pytest

from adapters.cli import main
from adapters.settings import CONFIG, WrongSettings, read_all
from storage import keys
from tests.servers import HOST, Server, Setup, a_server, free_port

OF_THE_MACHINE = """
redis_url = "{redis}"
[telegram]
webhook_url = "https://bot.example.org"
[matrix]
homeserver = "https://matrix.example.org"
user = "@palifico:example.org"
store = "matrix"
[health]
listen = "127.0.0.1:{port}"
"""
"""The settings of a service that systemd hands its token and its password to."""


@pytest.fixture
def file(redis_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of settings that the machine has."""
    redis_server.flush()
    found = tmp_path / "settings.toml"
    found.write_text(OF_THE_MACHINE.format(redis=redis_server.url, port=free_port()), "utf-8")
    monkeypatch.setenv(CONFIG, str(found))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return found


def test_the_bot_itself_is_refused_without_what_it_needs(file: Path) -> None:
    with pytest.raises(WrongSettings) as wrong:
        read_all({CONFIG: str(file)})
    assert {each.name for each in wrong.value.complaints} == {"[telegram] token"}


def test_what_is_kept_can_be_exported_and_put_back(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = str(tmp_path / "export")
    assert main(["export", export]) == 0
    assert main(["import", export]) == 0
    assert main(["tables"]) == 0
    assert main(["announce", "--in", "0", "--for", "5m"]) == 0
    assert "token" not in capsys.readouterr().err


def test_the_bot_is_asked_how_it_is(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["healthcheck"]) == 1
    assert capsys.readouterr().err.startswith("Nobody answers at 127.0.0.1:")


@pytest.mark.parametrize("line", ["redis_urk = 1", 'redis_url = "redis:/"', "[telegram"])
def test_what_is_wrong_is_refused_all_the_same(
    file: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(f"{line}\n", "utf-8")
    assert main(["tables"]) == 2
    assert capsys.readouterr().out == ""


def test_a_password_of_the_store_is_in_nothing_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv(CONFIG, raising=False)
    monkeypatch.chdir(tmp_path)
    export = str(tmp_path / "export")
    commands = [["export", export], ["import", export, "--replace"], ["tables"]]
    commands.append(["announce", "--in=0", "--for=5m"])
    with a_server(Setup(password="right-and-hidden")) as server:
        server.ask("SET", keys.blocked(), "{}")
        for password, code in (("right-and-hidden", 0), ("wrong-and-hidden", 1)):
            monkeypatch.setenv("PALIFICO_REDIS_URL", f"redis://:{password}@{HOST}:{server.port}/0")
            assert [main(command) for command in commands] == [code] * 4
    said = capsys.readouterr()
    assert "hidden" not in said.out + said.err
    assert said.err.count("Redis refuses the password") == 4
    assert "hidden" not in Path(export).read_text("utf-8")
