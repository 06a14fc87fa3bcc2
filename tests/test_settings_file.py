"""Settings from a TOML file, from credentials of systemd and from variables, named as each has it."""

import stat
from collections.abc import Mapping
from pathlib import Path

import pytest

from adapters.settings import CONFIG, Settings, Source, Wrong, WrongSettings, read, read_all

TOKEN = "123456:a-token-to-be-hidden"
TELEGRAM = f'[telegram]\ntoken = "{TOKEN}"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of settings, to be written and named."""
    return tmp_path / "palifico.toml"


def named(file: Path, toml: str, **variables: str) -> dict[str, str]:
    """Write a file of settings, and return the environment that names it and has these variables."""
    file.write_text(toml, "utf-8")
    return {CONFIG: str(file), **{f"PALIFICO_{name}": value for name, value in variables.items()}}


def credentials(folder: Path, **values: str) -> dict[str, str]:
    """Return the environment of a service that systemd has given credentials, dots for underlines twice."""
    folder.mkdir(exist_ok=True)
    for name, value in values.items():
        (folder / name.replace("__", ".")).write_text(value, "utf-8")
    return {"CREDENTIALS_DIRECTORY": str(folder)}


def complaints(environment: Mapping[str, str]) -> list[tuple[Wrong, str, str]]:
    with pytest.raises(WrongSettings) as refused:
        read(environment)
    assert TOKEN not in f"{refused.value!r} {refused.value} {refused.value.complaints}"
    return [(each.wrong, each.name, each.other) for each in refused.value.complaints]


def token(settings: Settings) -> str:
    assert settings.telegram is not None
    return settings.telegram.token.get_secret_value()


def test_numbers_switches_texts_and_lists_are_taken_as_people_write_them(file: Path) -> None:
    settings = read(
        named(
            file,
            f"""
            game = "bouillabaisse"
            keep.running = "36h"
            keep.lobby = 600
            telegram = {{ token = "{TOKEN}", ephemeral = true }}
            [matrix]
            homeserver = "https://matrix.example"
            user = "@palifico:example"
            store = "keys"
            password = 'with "quotes" and å'
            allowed = ["@anna:example", "elsewhere.example"]
            rooms = 1_000
            encrypted = false
            generous = "on"
            """,
        )
    )
    assert settings.game == "bouillabaisse"
    assert (settings.keep.running, settings.keep.lobby) == (36 * 3600, 600)
    assert token(settings) == TOKEN
    assert settings.telegram is not None
    assert settings.telegram.ephemeral
    matrix = settings.matrix
    assert matrix is not None
    assert matrix.password is not None
    assert matrix.password.get_secret_value() == 'with "quotes" and å'
    assert matrix.allowed == "@anna:example,elsewhere.example"
    assert (matrix.rooms, matrix.encrypted, matrix.generous) == (1000, False, True)


def test_a_list_may_also_be_a_text_with_commas(file: Path) -> None:
    matrix = (
        '[matrix]\nhomeserver = "https://m.example"\nuser = "@p:m.example"\nstore = "k"\npassword = "p"\n'
    )
    settings = read(named(file, f'{matrix}allowed = "@anna:example, elsewhere.example"'))
    assert settings.matrix is not None
    assert settings.matrix.allowed == "@anna:example, elsewhere.example"


def test_a_secret_may_stand_in_a_file_beside_the_file_of_settings(file: Path) -> None:
    (file.parent / "token").write_text(f"{TOKEN}\n", "utf-8")
    assert token(read(named(file, '[telegram]\ntoken_file = "token"\n'))) == TOKEN
    assert token(read(named(file, f'[telegram]\ntoken_file = "{file.parent / "token"}"\n'))) == TOKEN


def test_a_variable_goes_before_a_credential_and_that_before_the_file(file: Path, tmp_path: Path) -> None:
    environment = named(file, f'game = "bouillabaisse"\nkeep.lobby = "2h"\nkeep.running = "3h"\n{TELEGRAM}')
    environment |= credentials(
        tmp_path / "credentials", palifico__telegram__token="2:credential", palifico__keep__running="4h"
    )
    settings = read({**environment, "PALIFICO_GAME": "liars-dice", "PALIFICO_KEEP__RUNNING": "5h"})
    assert settings.game == "liars-dice"
    assert token(settings) == "2:credential"
    assert (settings.keep.lobby, settings.keep.running) == (2 * 3600, 5 * 3600)


def test_what_was_set_is_known_to_come_from_there(file: Path, tmp_path: Path) -> None:
    (file.parent / "url").write_text("redis://host", "utf-8")
    environment = named(file, f'redis_url_file = "url"\n{TELEGRAM}', GAME="bouillabaisse")
    environment |= credentials(tmp_path / "credentials", palifico__keep__lobby="4h")
    origins = {
        name.removeprefix("PALIFICO_"): (origin.source, origin.name)
        for name, origin in read_all(environment).origins.items()
    }
    assert origins == {
        "REDIS_URL": (Source.FILE, "redis_url_file"),
        "TELEGRAM__TOKEN": (Source.FILE, "[telegram] token"),
        "GAME": (Source.VARIABLE, "PALIFICO_GAME"),
        "KEEP__LOBBY": (Source.CREDENTIAL, "palifico.keep.lobby"),
    }


def test_what_there_is_not_is_refused_with_the_nearest_as_it_is_written(file: Path, tmp_path: Path) -> None:
    toml = """
        matrix = "on"
        token = "1:a"
        elephant = "grey"
        [telegrm]
        token = "1:a"
        [telegram]
        token = "1:a"
        tokn_file = "a"
        GAME = "a"
        elephant = "grey"
        [game]
        a = 1
        [keep]
        lobyy = "1d"
        [keep.finish]
        a = 1
        """
    environment = named(file, toml)
    environment |= credentials(tmp_path / "credentials", palifico__telegram__tokn="1", others="1")
    assert complaints(environment) == [
        (Wrong.UNKNOWN, "palifico.telegram.tokn", "palifico.telegram.token"),
        (Wrong.UNKNOWN, "matrix", "[matrix]"),
        (Wrong.UNKNOWN, "token", "[telegram] token"),
        (Wrong.UNKNOWN, "elephant", ""),
        (Wrong.UNKNOWN, "[telegrm]", "[telegram]"),
        (Wrong.UNKNOWN, "[telegram] tokn_file", "[telegram] token_file"),
        (Wrong.UNKNOWN, "[telegram] GAME", "game"),
        (Wrong.UNKNOWN, "[telegram] elephant", ""),
        (Wrong.UNKNOWN, "[game]", "game"),
        (Wrong.UNKNOWN, "[keep] lobyy", "[keep] lobby"),
        (Wrong.UNKNOWN, "[keep] finish", "[keep] finished"),
    ]


def test_a_value_that_cannot_be_is_refused_as_it_is_named_where_it_was_set(
    file: Path, tmp_path: Path
) -> None:
    toml = (
        '[telegram]\ntoken = "hidden"\nwebhook_url = "nowhere"\nephemeral = "maybe"\n[keep]\nlobby = true\n'
    )
    environment = named(file, f'game = "chess"\n{toml}', KEEP__FINISHED="soon", TELEGRAM__API_URL="a")
    environment |= credentials(tmp_path / "credentials", palifico__redis_url="http://host")
    environment["PALIFICO_TELEGRAM__WEBHOOK_SECRET_FILE"] = str(file)
    assert {name for _, name, _ in complaints(environment)} == {
        *("game", "[telegram] token", "[telegram] webhook_url", "[telegram] ephemeral", "[keep] lobby"),
        *("PALIFICO_KEEP__FINISHED", "PALIFICO_TELEGRAM__API_URL", "palifico.redis_url"),
        "PALIFICO_TELEGRAM__WEBHOOK_SECRET",
    }


@pytest.mark.parametrize(
    "value",
    ["123", "true", "1.5", "2026-11-30", "[]", '["1:a"]', "{ a = 1 }", '"12:a***"', '"***"', "12:00:00"],
)
def test_a_secret_is_a_text_that_was_not_hidden(file: Path, value: str) -> None:
    [(wrong, name, _)] = complaints(named(file, f"[telegram]\ntoken = {value}\n"))
    assert (wrong, name) == (Wrong.VALUE, "[telegram] token")


@pytest.mark.parametrize(
    "value", ["1.5", "2026-11-30", "[]", '["a", true]', '["a", " "]', "[['a']]", "{ a = 1 }"]
)
def test_what_is_no_list_of_texts_is_refused(file: Path, value: str) -> None:
    toml = '[matrix]\nhomeserver = "https://m.example"\nuser = "@p:m.example"\nstore = "k"\npassword = "p"\n'
    [(wrong, name, _)] = complaints(named(file, f"{toml}allowed = {value}\n"))
    assert (wrong, name) == (Wrong.VALUE, "[matrix] allowed")


def test_a_switch_is_no_number_and_a_number_no_text(file: Path) -> None:
    toml = '[matrix]\nhomeserver = "https://m.example"\nuser = 5\nstore = "k"\npassword = "p"\nrooms = true\n'
    assert {name for _, name, _ in complaints(named(file, toml))} == {"[matrix] user", "[matrix] rooms"}


def test_what_is_missing_is_named_as_where_its_section_stands(file: Path) -> None:
    assert complaints(named(file, "[telegram]\nephemeral = true\n")) == [
        (Wrong.MISSING, "[telegram] token", "")
    ]
    assert complaints(named(file, "", TELEGRAM__EPHEMERAL="on")) == [
        (Wrong.MISSING, "PALIFICO_TELEGRAM__TOKEN", "")
    ]
    secret = complaints(named(file, f'{TELEGRAM}webhook_secret = "a"\n'))
    assert secret == [(Wrong.MISSING, "[telegram] webhook_url", "")]


def test_an_empty_section_and_an_empty_text_are_as_good_as_none(file: Path) -> None:
    environment = named(file, '[matrix]\nstore = ""\n[telegram]\ntoken_file = " "\n')
    assert complaints(environment) == [
        (Wrong.NOTHING_TO_RUN, "[telegram] token", "[matrix] homeserver"),
    ]
    assert read_all(environment, to_run=False).settings.matrix is None


def test_a_secret_cannot_stand_in_the_file_twice_but_a_variable_goes_before_both(file: Path) -> None:
    (file.parent / "token").write_text("2:b", "utf-8")
    environment = named(file, f'{TELEGRAM}token_file = "token"\n')
    assert complaints(environment) == [(Wrong.TWICE, "[telegram] token", "[telegram] token_file")]
    environment = named(file, '[telegram]\ntoken_file = "token"\n', TELEGRAM__TOKEN=TOKEN)
    assert token(read(environment)) == TOKEN


def test_a_file_of_a_secret_that_cannot_be_read_is_said_once(file: Path) -> None:
    for value in ('"missing"', '"."', "3"):
        environment = named(file, f"[telegram]\ntoken_file = {value}\n")
        assert complaints(environment) == [(Wrong.FILE, "[telegram] token_file", "")]


def test_a_file_of_settings_that_is_not_there_is_one_complaint(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.toml")
    environment = {CONFIG: missing, "PALIFICO_TELEGRAM__EPHEMERAL": "on"}
    assert complaints(environment) == [(Wrong.NO_SETTINGS_FILE, missing, "")]
    assert complaints({CONFIG: str(tmp_path)}) == [(Wrong.NO_SETTINGS_FILE, str(tmp_path), "")]


@pytest.mark.parametrize(
    ("toml", "line"),
    [
        (b'game = "a"\n[telegram]\ntoken = 123:hidden\n', 3),
        (b'[telegram]\ntoken = "123:hidden\n', 2),
        (b'game = "a"\ngame = "b"\n', 2),
        (b'game = "liars-dice"\n\n[telegram', 3),
        (b'game = "liars\xff"\n', 1),
        (b"a = " + b"[" * 5000, 0),
        (b"a = " + b"9" * 5000, 0),
    ],
    ids=["no quotes", "no end", "twice", "at the end", "bytes", "deep", "long"],
)
def test_a_file_that_is_no_toml_is_one_complaint_with_its_line(file: Path, toml: bytes, line: int) -> None:
    file.write_bytes(toml)
    with pytest.raises(WrongSettings) as refused:
        read({CONFIG: str(file)})
    [complaint] = refused.value.complaints
    assert (complaint.wrong, complaint.name, complaint.line) == (Wrong.NOT_TOML, str(file), line)
    assert "hidden" not in repr(refused.value)


@pytest.mark.parametrize(
    ("toml", "mode", "is_unwise"),
    [
        (TELEGRAM, 0o644, True),
        (TELEGRAM, 0o640, False),
        (TELEGRAM, 0o600, False),
        ('redis_url = "redis://:secret@host"\n', 0o604, True),
        ('redis_url = "redis://host"\n', 0o644, False),
        ('telegram.token_file = "token"\n', 0o644, False),
    ],
)
def test_a_secret_in_a_file_that_everybody_may_read_is_warned_of(
    file: Path, toml: str, mode: int, *, is_unwise: bool
) -> None:
    (file.parent / "token").write_text(TOKEN, "utf-8")
    environment = named(file, toml, **({} if "telegram" in toml else {"TELEGRAM__TOKEN": TOKEN}))
    file.chmod(mode)
    warnings = read_all(environment).warnings
    assert [each.wrong for each in warnings] == [Wrong.OPEN_TO_ALL] * is_unwise
    assert stat.S_IMODE(file.stat().st_mode) == mode, "it is left as it was"


def test_a_credential_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "credentials"
    environment = credentials(folder)
    (folder / "palifico.telegram.token").write_bytes(b"\xff")
    (folder / "another.service").write_bytes(b"\xff")
    assert complaints(environment) == [(Wrong.FILE, "palifico.telegram.token", "")]
    assert complaints({"CREDENTIALS_DIRECTORY": str(tmp_path / "missing")})[0][0] is Wrong.NOTHING_TO_RUN


def test_the_working_folder_is_not_taken_for_credentials(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "palifico.telegram.token").write_text(TOKEN, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert complaints({"CREDENTIALS_DIRECTORY": ""})[0][0] is Wrong.NOTHING_TO_RUN
