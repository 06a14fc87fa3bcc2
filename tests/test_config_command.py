"""`palifico config`: what is in force and where it comes from, secrets hidden; and what is wrong."""

import re
import tomllib
from pathlib import Path

import pytest

from adapters.cli import main
from adapters.cli.main import COMMANDS
from adapters.settings import CONFIG, read, read_all, reading
from i18n.languages import LANGUAGES
from storage.address import read_address
from tests.running import ROOT

SECRETS = {
    "TOKEN": "123456:a-token-to-be-hidden",
    "PASSWORD": "a-pass/word-to-be-hidden",
    "PASSWORD_WRITTEN": "a-pass%2Fword-to-be-hidden",
    "SENTINELS": "a-sentinel-to-be-hidden",
    "WEBHOOK": "a-webhook-secret-to-be-hidden",
    "MATRIX": "a-matrix-password-to-be-hidden",
    "ACCESS": "syt_access-to-be-hidden",
}
REDIS_URL = (
    f"redis+sentinel://bot:{SECRETS['PASSWORD_WRITTEN']}@one,two:26380/tables/2"
    f"?sentinel_password={SECRETS['SENTINELS']}"
)
TOML = f"""
redis_url = "{REDIS_URL}"
[telegram]
token = "{SECRETS["TOKEN"]}"
webhook_url = "https://bot.example"
webhook_secret_file = "webhook"
[matrix]
homeserver = "https://matrix.example"
user = "@palifico:example"
store = 'a "folder"'
password = "{SECRETS["MATRIX"]}"
access_token = "{SECRETS["ACCESS"]}"
[keep]
running = 5400
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which commands are given, with the file of settings in it."""
    (tmp_path / "palifico.toml").write_text(TOML, "utf-8")
    (tmp_path / "palifico.toml").chmod(0o600)
    (tmp_path / "webhook").write_text(SECRETS["WEBHOOK"], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv(CONFIG)
    return tmp_path


def test_what_is_in_force_is_printed_with_where_it_comes_from(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PALIFICO_GAME", "bouillabaisse")
    (folder / "credentials").mkdir()
    (folder / "credentials/palifico.keep.lobby").write_text("36h", "utf-8")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(folder / "credentials"))
    assert main(["config", "print"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    lines = printed.out.splitlines()
    for line in (
        'redis_url = "redis+sentinel://bot:***@one,two:26380/tables/2?sentinel_password=***"'
        "  # from palifico.toml",
        'game = "bouillabaisse"  # from the variable PALIFICO_GAME',
        'lobby = "36h"  # from the credential palifico.keep.lobby',
        'running = "90m"  # from palifico.toml',
        'finished = "30d"  # as usual',
        'token = "***"  # from palifico.toml',
        f'webhook_secret_file = "{folder}/webhook"  # from palifico.toml',
        'store = "a \\"folder\\""  # from palifico.toml',
        "rooms = 500  # as usual",
        "encrypted = true  # as usual",
    ):
        assert line in lines, line
    assert not any(secret in printed.out for secret in SECRETS.values())


def test_what_was_printed_makes_the_same_settings_once_the_secrets_are_in_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["config", "print"]) == 0
    printed = capsys.readouterr().out
    document = tomllib.loads(printed)
    assert document["matrix"]["store"] == 'a "folder"'
    again = folder / "again.toml"
    again.write_text(printed, "utf-8")
    assert main(["config", "check", "--config", "again.toml"]) == 2
    said = capsys.readouterr().err.splitlines()
    hidden = ("redis_url", "[telegram] token", "[matrix] password", "[matrix] access_token")
    assert [line.partition(" cannot")[0] for line in said] == list(hidden)
    for name, secret in (
        ("redis_url", REDIS_URL),
        ("token", "TOKEN"),
        ("password", "MATRIX"),
        ("access_token", "ACCESS"),
    ):
        lines = printed.splitlines()
        printed = "\n".join(
            f'{name} = "{SECRETS.get(secret, secret)}"' if line.startswith(f"{name} = ") else line
            for line in lines
        )
    again.write_text(printed, "utf-8")
    assert read({CONFIG: str(again)}) == read({CONFIG: str(folder / "palifico.toml")})


def test_the_secrets_that_are_hidden_from_logs_are_in_every_form(folder: Path) -> None:
    hidden = read({CONFIG: "palifico.toml"}).secrets()
    assert set(SECRETS.values()) <= set(hidden)
    assert read_address(REDIS_URL).password == SECRETS["PASSWORD"]


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://:a%2Fb:c@host/1", "redis://:***@host/1"),
        ("unix://bot:a%40b@/run/redis", "unix://bot:***@/run/redis"),
        (
            "redis+sentinel://one/tables?sentinel_password=a%26b",
            "redis+sentinel://one/tables?sentinel_password=***",
        ),
        ("redis://bot@host", "redis://bot@host"),
    ],
)
def test_of_an_address_everything_but_its_passwords_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str], url: str, shown: str
) -> None:
    (folder / "palifico.toml").write_text(f'redis_url = "{url}"\ntelegram.token = "1:a"\n', "utf-8")
    assert main(["config", "print"]) == 0
    assert f'redis_url = "{shown}"' in capsys.readouterr().out


def test_an_address_without_a_password_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "palifico.toml").write_text('redis_url = "redis://host/1"\ntelegram.token = "1:a"\n', "utf-8")
    assert main(["config", "print"]) == 0
    assert 'redis_url = "redis://host/1"' in capsys.readouterr().out


def test_settings_that_are_fine_are_one_line_and_exit_code_0(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["config", "check"]) == 0
    assert capsys.readouterr() == ("The settings are fine, those of palifico.toml too.\n", "")
    (folder / "palifico.toml").unlink()
    monkeypatch.setattr(reading, "PLACES", (Path("palifico.toml"), folder / "of-the-machine.toml"))
    monkeypatch.setenv("PALIFICO_TELEGRAM__TOKEN", "1:a")
    assert main(["config", "check"]) == 0
    assert capsys.readouterr() == ("The settings are fine.\n", "")


def test_the_file_is_the_named_one_then_the_one_here_then_the_one_of_the_machine(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("flag", "variable", "here", "machine"):
        (folder / f"{name}.toml").write_text(f'telegram.token = "1:{name}"\n', "utf-8")
    monkeypatch.setattr(reading, "PLACES", (Path("here.toml"), folder / "machine.toml"))
    monkeypatch.setenv(CONFIG, "variable.toml")
    for expected, argument in (("flag.toml", "--config=flag.toml"), ("variable.toml", "--lang=en")):
        assert main(["config", "check", argument]) == 0
        assert expected in capsys.readouterr().out
    monkeypatch.delenv(CONFIG)
    assert main(["config", "check"]) == 0
    assert "here.toml" in capsys.readouterr().out
    (folder / "here.toml").unlink()
    assert main(["config", "check"]) == 0
    assert f"{folder}/machine.toml" in capsys.readouterr().out


def test_a_flag_for_the_store_goes_before_the_file_that_a_variable_names(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALIFICO_REDIS_URL_FILE", "nowhere")
    assert main(["run", "--redis", "http://host"]) == 2
    assert capsys.readouterr().err.startswith("PALIFICO_REDIS_URL cannot be what it is set to.")


def test_the_doctor_looks_at_the_store_of_the_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "palifico.toml").write_text('redis_url = "unix:///nowhere"\n', "utf-8")
    assert main(["doctor"]) == 1
    assert "Redis cannot be reached" in capsys.readouterr().out
    assert main(["doctor", "--config", "nowhere.toml"]) == 1
    assert "failure: The settings file nowhere.toml cannot be read.\n" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["show"], ["print", "check"]])
def test_what_is_no_command_is_refused_with_what_is(
    folder: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["config", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "print" in said.err
    assert "check" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_and_what_is_unwise_is_said_in_every_language(
    language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "palifico.toml"
    file.chmod(0o644)
    assert main(["config", "check", "--lang", language]) == 0
    assert "chmod o-r palifico.toml" in capsys.readouterr().err
    file.write_text("[telegram]\ntoken = 123:to-be-hidden\n", "utf-8")
    for command in (["config", "print"], ["config", "check"], ["run"], ["tables"]):
        assert main([*command, "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        [line] = said.err.splitlines()
        assert "palifico.toml" in line
        assert " 2" in line
        assert "hidden" not in line


def test_the_help_names_the_command_and_its_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--help"]) == 0
    helped = capsys.readouterr().out
    assert "palifico config check" in helped
    assert "--config" in helped
    assert "--redis" not in helped


def test_a_warning_names_the_file_that_was_read(folder: Path) -> None:
    (folder / "palifico.toml").chmod(0o644)
    [warning] = read_all({CONFIG: "palifico.toml"}).warnings
    assert warning.name == "palifico.toml"


def test_each_command_has_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    of = dict[str, set[str]]()
    for command in COMMANDS:
        helps = list[str]()
        for given in ([command, "--help"], ["help", command], ["-h", command], [command, "-h", "--lang=en"]):
            assert main(given) == 0
            helps.append(capsys.readouterr().out)
        assert len(set(helps)) == 1
        typed = re.findall(r"^palifico (\S+)", helps[0], re.MULTILINE)
        assert set(typed) == {command}
        of[command] = set(re.findall(r"^--[a-z-]+", helps[0], re.MULTILINE))
    assert all("--lang" in flags for flags in of.values())
    assert of["import"] == {"--lang", "--config", "--redis", "--replace"}
    assert main(["help"]) == 0
    helped = capsys.readouterr().out
    assert {flag for flags in of.values() for flag in flags} == set(
        re.findall(r"^--[a-z-]+", helped, re.MULTILINE)
    )
    assert set(re.findall(r"^palifico ([a-z]\S+)", helped, re.MULTILINE)) == set(COMMANDS)


def test_the_exit_codes_of_every_command_are_in_one_table() -> None:
    page = (ROOT / "docs" / "running.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (`.*?) \|", page[page.index("## Exit codes") : page.index("## Metrics")], re.MULTILINE
    )
    assert sorted(re.findall(r"`([a-z]+)`", " ".join(rows))) == sorted(COMMANDS)
