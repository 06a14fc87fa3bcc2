"""The doctor says what is the matter and what to do, one line each."""

from collections.abc import Iterator

import pytest

from adapters.cli import main
from adapters.cli.doctor import TROUBLES
from i18n.languages import LANGUAGES
from storage.trouble import Trouble
from tests.servers import Server, Setup, a_server

GOOD = Setup(append=True, options=(("maxmemory-policy", "noeviction"),))
PASSWORD = "geheimnis"


@pytest.fixture(scope="module")
def good() -> Iterator[Server]:
    with a_server(GOOD) as server:
        yield server


def told(url: str, capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[int, list[str]]:
    """Return the exit code and the lines about the store."""
    code = main(["doctor", "--redis", url, "--lang", language])
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith(("ok", "u redu"))
    return code, lines


def test_a_server_with_nothing_the_matter_is_one_ok(good: Server, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(good.url, capsys)
    assert code == 0
    assert len(lines) == 1
    assert lines[0].startswith("ok: Redis answers, version ")


def test_a_server_that_forgets_or_evicts_is_a_warning_each(capsys: pytest.CaptureFixture[str]) -> None:
    with a_server(Setup(options=(("maxmemory-policy", "allkeys-lru"),))) as server:
        code, lines = told(server.url, capsys)
    assert code == 0
    forgets, evicts = lines[1:]
    assert forgets.startswith("warning: Redis forgets the games when it stops.")
    assert forgets.endswith("appendonly yes")
    assert evicts.startswith("warning: Redis may throw games away when its memory is full (allkeys-lru).")
    assert evicts.endswith("maxmemory-policy noeviction")


def test_no_server_is_a_failure_that_says_what_to_look_at(capsys: pytest.CaptureFixture[str]) -> None:
    with a_server() as server:
        url = server.url
    code, lines = told(url, capsys)
    assert code == 1
    assert lines == ["failure: Redis cannot be reached. Is it running, and is the address right?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_password_is_a_failure_and_printed_nowhere(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_server(Setup(password="right")) as server:
        url = f"redis://:{PASSWORD}@127.0.0.1:{server.port}/0"
        code = main(["doctor", "--redis", url, "--lang", language])
    out, err = capsys.readouterr()
    assert code == 1
    assert len(out.splitlines()) == 2
    assert PASSWORD not in out + err


def test_a_database_that_is_not_there_is_a_failure(good: Server, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = told(f"redis://127.0.0.1:{good.port}/99", capsys)
    assert code == 1
    assert lines[0].startswith("failure: Redis has no database of that number.")


def test_a_copy_that_stores_nothing_is_a_failure(good: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with a_server(Setup(options=(("replicaof", f"127.0.0.1 {good.port}"),))) as copy:
        code, lines = told(copy.url, capsys)
    assert code == 1
    assert lines[0].startswith("failure: This Redis is a copy and stores nothing.")


def test_a_full_server_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    with a_server(Setup(memory="1mb", options=(("maxmemory-policy", "noeviction"),))) as server:
        code, lines = told(server.url, capsys)
    assert code == 1
    assert lines[0].startswith("failure: Redis has no memory left.")


@pytest.mark.parametrize("url", ["http://example", "redis://", "127.0.0.1:6379", "redis+sentinel://host"])
def test_what_is_no_address_is_answered_with_one_that_is(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = told(url, capsys)
    assert code == 1
    assert "redis://user:password@host:6379/0" in lines[0]


def test_without_an_address_tables_are_said_to_be_lost_in_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PALIFICO_REDIS_URL", raising=False)
    assert main(["doctor", "--lang", "en"]) == 0
    assert "lost when it ends" in capsys.readouterr().out


def test_the_address_may_come_from_the_environment(
    good: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PALIFICO_REDIS_URL", good.url)
    assert main(["doctor", "--lang", "en"]) == 0
    assert "Redis answers" in capsys.readouterr().out


def test_clocks_that_differ_are_a_warning(
    good: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.cli.doctor.time.time", lambda: 0.0)
    code, lines = told(good.url, capsys)
    assert code == 0
    assert lines[-1].startswith("warning: The clocks of Redis and of this machine differ by")


def test_every_trouble_has_its_sentence() -> None:
    assert set(TROUBLES) == set(Trouble)
