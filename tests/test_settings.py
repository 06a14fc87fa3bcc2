"""What whoever runs the bot sets: refused with what is possible, and secrets shown nowhere."""

from pathlib import Path

import pytest

from adapters.cli import main
from adapters.cli.complaints import TAKES
from adapters.logs import Format, Level
from adapters.settings import Settings, Takes, Wrong, WrongSettings, read, variables
from core.access import Access
from core.service import Settings as Playing
from i18n.languages import LANGUAGES
from storage.redis import Expiry

TOKEN = "123456:a-token-to-be-hidden"
SECRET = "a-secret-to-be-hidden"
PASSWORD = "a-password-to-be-hidden"
MATRIX_PASSWORD, MATRIX_TOKEN = "a-pass-on-matrix-to-be-hidden", "syt_to-be-hidden"


def set_to(**variables: str) -> Settings:
    return read({f"PALIFICO_{name}": value for name, value in variables.items()})


def complaints_of(**variables: str) -> list[tuple[Wrong, str]]:
    with pytest.raises(WrongSettings) as refused:
        set_to(**variables)
    return [(each.wrong, each.name.removeprefix("PALIFICO_")) for each in refused.value.complaints]


def test_a_token_is_all_that_has_to_be_set() -> None:
    settings = set_to(TELEGRAM__TOKEN=TOKEN)
    assert settings.telegram is not None
    assert settings.telegram.token.get_secret_value() == TOKEN
    assert settings.telegram.api_url == "https://api.telegram.org"
    assert settings.telegram.webhook_url is None
    assert not settings.telegram.ephemeral
    assert settings.redis_url.get_secret_value() == "embedded"
    assert settings.game == "liars-dice"
    assert settings.keep.expiry == Expiry()
    assert settings.keep.running == Playing("", 0).lasts


def test_everything_can_be_set() -> None:
    settings = set_to(
        REDIS_URL=f"redis://:{PASSWORD}@host/1",
        GAME="bouillabaisse",
        KEEP__LOBBY="36h",
        KEEP__RUNNING="3d",
        KEEP__FINISHED="600",
        KEEP__PREFERENCES="90m",
        TELEGRAM__TOKEN=TOKEN,
        TELEGRAM__API_URL="http://localhost:8081",
        TELEGRAM__WEBHOOK_URL="https://bot.example/games",
        TELEGRAM__WEBHOOK_LISTEN="[::]:8443",
        TELEGRAM__WEBHOOK_SECRET=SECRET,
        TELEGRAM__EPHEMERAL="on",
        OPERATORS__PEOPLE="telegram:123, matrix:@anna:example",
        OPERATORS__ALLOW="telegram:-100123",
        OPERATORS__BLOCK="matrix:elsewhere.example",
        MATRIX__HOMESERVER="https://matrix.example",
        MATRIX__USER="@palifico:example",
        MATRIX__STORE="keys",
        MATRIX__PASSWORD=MATRIX_PASSWORD,
        MATRIX__ACCESS_TOKEN=MATRIX_TOKEN,
        MATRIX__DEVICE_ID="DEVICE",
        MATRIX__ALLOWED="@anna:example, elsewhere.example",
        MATRIX__ROOMS="20",
        MATRIX__ENCRYPTED="off",
        MATRIX__GENEROUS="on",
        HEALTH__LISTEN="Off",
        LOG__FORMAT="JSON",
        LOG__LEVEL="warning",
        MATRIX__THREADS="on",
    )
    assert settings.keep.expiry == Expiry(lobby=36 * 3600, finished=600, preferences=90 * 60)
    assert settings.keep.running == 3 * 24 * 3600
    assert settings.operators.access == Access(
        frozenset({"telegram:123", "matrix:@anna:example"}),
        frozenset({"telegram:-100123"}),
        frozenset({"matrix:elsewhere.example"}),
    )
    assert settings.telegram is not None
    assert settings.telegram.ephemeral
    assert set(settings.secrets()) == {TOKEN, SECRET, PASSWORD, MATRIX_PASSWORD, MATRIX_TOKEN}
    assert settings.health.address is None
    assert (settings.log.format, settings.log.level) == (Format.JSON, Level.WARNING)
    assert {each.name.removeprefix("PALIFICO_") for each in variables()} == {
        *("HEALTH__LISTEN", "LOG__FORMAT", "LOG__LEVEL"),
        *("REDIS_URL", "GAME", "KEEP__LOBBY", "KEEP__RUNNING", "KEEP__FINISHED", "KEEP__PREFERENCES"),
        *("OPERATORS__PEOPLE", "OPERATORS__ALLOW", "OPERATORS__BLOCK"),
        *("TELEGRAM__TOKEN", "TELEGRAM__API_URL", "TELEGRAM__WEBHOOK_URL", "TELEGRAM__WEBHOOK_LISTEN"),
        *("TELEGRAM__WEBHOOK_SECRET", "TELEGRAM__EPHEMERAL"),
        *("MATRIX__HOMESERVER", "MATRIX__USER", "MATRIX__STORE", "MATRIX__PASSWORD", "MATRIX__ACCESS_TOKEN"),
        *("MATRIX__DEVICE_ID", "MATRIX__ALLOWED", "MATRIX__ROOMS", "MATRIX__ENCRYPTED", "MATRIX__GENEROUS"),
        "MATRIX__THREADS",
    }, "nothing is left out above"


def test_secrets_are_in_no_representation() -> None:
    settings = set_to(
        REDIS_URL=f"redis://:{PASSWORD}@host/1", TELEGRAM__TOKEN=TOKEN, TELEGRAM__WEBHOOK_URL="https://a.example",
        TELEGRAM__WEBHOOK_SECRET=SECRET,
    )  # fmt: skip
    for shown in (repr(settings), str(settings), repr(settings.telegram), settings.model_dump_json()):
        assert not any(secret in shown for secret in (TOKEN, SECRET, PASSWORD))


@pytest.mark.parametrize("name", ["REDIS_URL", "TELEGRAM__TOKEN", "TELEGRAM__WEBHOOK_SECRET"])
def test_a_secret_may_stand_in_a_file(name: str, tmp_path: Path) -> None:
    values = {
        "REDIS_URL": f"redis://:{PASSWORD}@host/1",
        "TELEGRAM__TOKEN": TOKEN,
        "TELEGRAM__WEBHOOK_SECRET": SECRET,
        "TELEGRAM__WEBHOOK_URL": "https://a.example",
    }
    file = tmp_path / "secret"
    file.write_text(values.pop(name) + "\n", "utf-8")
    assert set(set_to(**values, **{f"{name}_FILE": str(file)}).secrets()) == {TOKEN, SECRET, PASSWORD}


def test_a_file_that_cannot_be_read_is_said_and_so_is_a_secret_that_is_set_twice(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "missing", tmp_path, tmp_path / "bytes"):
        assert (Wrong.FILE, "TELEGRAM__TOKEN_FILE") in complaints_of(TELEGRAM__TOKEN_FILE=str(path))
    (tmp_path / "token").write_text(TOKEN, "utf-8")
    twice = complaints_of(TELEGRAM__TOKEN=TOKEN, TELEGRAM__TOKEN_FILE=str(tmp_path / "token"))
    assert twice == [(Wrong.TWICE, "TELEGRAM__TOKEN")]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("TELEGRAM__TOKEN", value) for value in ("abc", "123:", ":abc", "123:abc def", f"bot{TOKEN}")),
        *(
            ("TELEGRAM__API_URL", value)
            for value in ("api.telegram.org", "ftp://a", "https://", "https://a?b=c")
        ),
        *(("TELEGRAM__WEBHOOK_LISTEN", value) for value in ("8080", "a:", ":80", "a:b", "a:65536", "::1:80")),
        *(("TELEGRAM__WEBHOOK_SECRET", value) for value in ("with space", "å", "a" * 257)),
        *(("KEEP__LOBBY", value) for value in ("0", "-1", "soon", "1w", "1.5h", "0d")),
        ("TELEGRAM__EPHEMERAL", "maybe"),
        *(("HEALTH__LISTEN", value) for value in ("no", "9464", ":9464", "a:99999")),
        *(("LOG__FORMAT", "xml"), ("LOG__LEVEL", "loud")),
        ("GAME", "chess"),
        ("REDIS_URL", f"http://:{PASSWORD}@host"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_not_quoted(name: str, value: str) -> None:
    variables = {"TELEGRAM__TOKEN": TOKEN, "TELEGRAM__WEBHOOK_URL": "https://a.example", name: value}
    with pytest.raises(WrongSettings) as refused:
        set_to(**variables)
    [complaint] = refused.value.complaints
    assert (complaint.wrong, complaint.name) == (Wrong.VALUE, f"PALIFICO_{name}")
    assert complaint.takes is not None
    assert len(value) < 4 or value not in f"{refused.value!r} {refused.value}"


def test_a_name_that_is_not_known_is_refused_with_the_nearest() -> None:
    with pytest.raises(WrongSettings) as refused:
        set_to(TELEGRAM__TOKEN=TOKEN, TELEGRAM__TOKEN_FIEL="a", KEEP__LOBY="1d", ELEPHANT="grey")
    assert {each.name: each.other for each in refused.value.complaints} == {
        "PALIFICO_TELEGRAM__TOKEN_FIEL": "PALIFICO_TELEGRAM__TOKEN_FILE",
        "PALIFICO_KEEP__LOBY": "PALIFICO_KEEP__LOBBY",
        "PALIFICO_ELEPHANT": "",
    }


def test_an_empty_variable_is_as_good_as_none() -> None:
    assert set_to(TELEGRAM__TOKEN=TOKEN, TELEGRAM__WEBHOOK_URL="", REDIS_URL=" ") == set_to(
        TELEGRAM__TOKEN=TOKEN
    )
    assert set_to(TELEGRAM__TOKEN=TOKEN, TELEGRAM__TOKEN_FILE="", REDIS_URL_FILE=" ") == set_to(
        TELEGRAM__TOKEN=TOKEN
    )


def test_a_secret_in_a_file_may_stand_beside_its_variable_when_that_is_empty(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN, "utf-8")
    settings = set_to(TELEGRAM__TOKEN="", TELEGRAM__TOKEN_FILE=str(tmp_path / "token"))
    assert settings == set_to(TELEGRAM__TOKEN=TOKEN)


def test_what_belongs_together_has_to_be_complete() -> None:
    assert complaints_of() == [(Wrong.NOTHING_TO_RUN, "TELEGRAM__TOKEN")]
    assert complaints_of(TELEGRAM__EPHEMERAL="on") == [(Wrong.MISSING, "TELEGRAM__TOKEN")]
    webhook = complaints_of(TELEGRAM__TOKEN=TOKEN, TELEGRAM__WEBHOOK_SECRET=SECRET)
    assert webhook == [(Wrong.MISSING, "TELEGRAM__WEBHOOK_URL")]


def test_all_that_is_wrong_is_said_at_once() -> None:
    assert len(complaints_of(TELEGRAM__TOKEN="a", KEEP__LOBBY="b", GAME="c", GAMES="d")) == 4


def test_what_a_variable_takes_is_said_of_each() -> None:
    assert set(TAKES) == set(Takes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_is_a_sentence_and_the_exit_code_2(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wrong = {"TOKEN_FIEL": "1", "API_URL": "nowhere", "WEBHOOK_SECRET_FILE": str(tmp_path)}
    for name, value in wrong.items():
        monkeypatch.setenv(f"PALIFICO_TELEGRAM__{name}", value)
    monkeypatch.setenv("PALIFICO_ELEPHANT", "grey")
    assert main(["run", "--lang", language]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    for name in ("TOKEN_FIEL", "API_URL", "WEBHOOK_SECRET_FILE", "TOKEN"):
        assert any(f"PALIFICO_TELEGRAM__{name}" in line for line in lines), name
    assert "PALIFICO_TELEGRAM__TOKEN_FILE" in "".join(lines)
