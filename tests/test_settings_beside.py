"""A command beside the bot needs none of the secrets that only the bot is handed."""

from pathlib import Path

import pytest

from adapters.cli import main
from adapters.settings import CONFIG, WrongSettings, read_all
from tests.servers import Server, free_port

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
