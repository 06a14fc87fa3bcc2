"""The doctor says what is the matter with settings, languages and Redis, and what to do, one line each."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from adapters.cli import doctor as examining
from adapters.cli import main
from adapters.cli.stores import TROUBLES
from adapters.findings import Check, Finding, messages, within
from i18n.languages import LANGUAGES
from i18n.translator import BrokenLanguage
from storage.trouble import Trouble
from tests.doctors import Doctor, a_doctor
from tests.servers import Server, Setup, a_sentinel, a_server, free_port

GOOD = Setup(append=True, options=(("maxmemory-policy", "noeviction"),))
PASSWORD = "geheimnis"
PAGE = Path(__file__).parent.parent / "docs/doctor.md"
REDIS = ["redis-reachable", "redis-persistence", "redis-eviction", "redis-memory", "redis-writable"]


@pytest.fixture(scope="module")
def good() -> Iterator[Server]:
    with a_server(GOOD) as server:
        yield server


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Doctor]:
    yield from a_doctor(capsys, monkeypatch)


# Redis


def test_a_server_with_nothing_the_matter_is_ok_in_every_way(good: Server, doctor: Doctor) -> None:
    visit = doctor.visits("--redis", good.url)
    assert visit.code == 0
    assert visit.bad == {"platforms": "warning"}
    checks = [each["check"] for each in visit.findings]
    assert checks == ["version", "languages", "settings", "platforms", *REDIS, "redis-clock"]


def test_a_person_reads_a_line_for_each_finding(good: Server, doctor: Doctor) -> None:
    code, lines = doctor.lines("--redis", good.url, "--lang", "de")
    assert code == 0
    assert re.fullmatch(r"ok: Palifico [0-9.]+ mit Python 3[0-9.]+\.", lines[0])
    assert [line.partition(":")[0] for line in lines] == ["ok", "ok", "ok", "Warnung", *["ok"] * 6]


def test_a_server_that_forgets_or_evicts_is_a_warning_each(doctor: Doctor) -> None:
    with a_server(Setup(options=(("maxmemory-policy", "allkeys-lru"),))) as server:
        visit = doctor.visits("--redis", server.url)
    assert visit.code == 0
    assert visit.levels("redis-persistence") == visit.levels("redis-eviction") == ["warning"]
    assert visit.says("redis-persistence").endswith("appendonly yes")
    assert "(allkeys-lru)" in visit.says("redis-eviction")
    assert visit.says("redis-eviction").endswith("maxmemory-policy noeviction")


def test_every_node_of_a_cluster_is_looked_at(doctor: Doctor) -> None:
    forgetful = Setup(cluster=True)
    with a_server(Setup(cluster=True, append=True)) as one, a_server(forgetful) as other:
        one.share_slots(other)
        visit = doctor.visits("--redis", one.url)
    assert visit.bad == {"platforms": "warning", "redis-persistence": "warning"}


def test_a_master_is_found_by_its_sentinels(good: Server, doctor: Doctor) -> None:
    with a_sentinel(good, "tables") as sentinel:
        visit = doctor.visits("--redis", f"redis+sentinel://127.0.0.1:{sentinel.port}/tables")
    assert visit.bad == {"platforms": "warning"}
    assert visit.levels("redis-sentinels") == ["ok"]


def test_sentinels_that_could_not_name_another_master_are_a_warning(good: Server, doctor: Doctor) -> None:
    with a_sentinel(good, "tables", quorum=2) as sentinel:
        nobody = free_port()
        url = f"redis+sentinel://127.0.0.1:{nobody},127.0.0.1:{sentinel.port}/tables"
        visit = doctor.visits("--redis", url)
    assert visit.bad == {"platforms": "warning", "redis-sentinels": "warning"}


def test_sentinels_that_do_not_let_themselves_be_asked_are_not_spoken_of(
    good: Server, doctor: Doctor
) -> None:
    with a_sentinel(good, "tables", quorum=2) as sentinel:
        sentinel.ask("ACL", "SETUSER", "default", "-sentinel|ckquorum")
        visit = doctor.visits("--redis", f"redis+sentinel://127.0.0.1:{sentinel.port}/tables")
    assert visit.bad == {"platforms": "warning"}
    assert visit.levels("redis-sentinels") == []


def test_no_server_is_a_failure_that_says_what_to_look_at(doctor: Doctor) -> None:
    visit = doctor.visits("--redis", f"redis://127.0.0.1:{free_port()}")
    assert visit.code == 1
    assert visit.bad["redis-reachable"] == "failure"
    assert visit.says("redis-reachable") == (
        "Redis cannot be reached. Is it running, and is the address right?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_password_is_a_failure_and_printed_nowhere(language: str, doctor: Doctor) -> None:
    with a_server(Setup(password="right")) as server:
        url = f"redis://:{PASSWORD}@127.0.0.1:{server.port}/0"
        code, lines = doctor.lines("--redis", url, "--lang", language)
        visit = doctor.visits("--redis", url)
    assert code == 1
    assert len(lines) == 5
    assert visit.bad["redis-login"] == "failure"


def test_a_database_that_is_not_there_is_a_failure(good: Server, doctor: Doctor) -> None:
    visit = doctor.visits("--redis", f"redis://127.0.0.1:{good.port}/99")
    assert visit.bad["redis-address"] == "failure"
    assert visit.says("redis-address").startswith("Redis has no database of that number.")


def test_a_copy_that_stores_nothing_is_a_failure(good: Server, doctor: Doctor) -> None:
    with a_server(Setup(options=(("replicaof", f"127.0.0.1 {good.port}"),))) as copy:
        visit = doctor.visits("--redis", copy.url)
    assert visit.bad["redis-writable"] == "failure"
    assert visit.says("redis-writable").startswith("This Redis is a copy and stores nothing.")


def test_a_full_server_is_a_failure(doctor: Doctor) -> None:
    with a_server(Setup(memory="1mb", options=(("maxmemory-policy", "noeviction"),))) as server:
        visit = doctor.visits("--redis", server.url)
    assert visit.bad["redis-writable"] == "failure"
    assert visit.says("redis-writable").startswith("Redis has no memory left.")


def test_a_server_that_is_nearly_full_is_a_warning(doctor: Doctor) -> None:
    with a_server(GOOD) as server:
        server.ask("SET", "filler", b"x" * 10_000_000)
        used = int(server.ask("INFO", "memory")["used_memory"])
        server.ask("CONFIG", "SET", "maxmemory", round(used * 1.05))
        visit = doctor.visits("--redis", server.url)
    assert visit.bad == {"platforms": "warning", "redis-memory": "warning"}
    assert re.match(r"Redis has used 9\d % of its memory\. .*raise maxmemory", visit.says("redis-memory"))


def test_a_server_whose_disk_cannot_be_written_is_a_failure(tmp_path: Path, doctor: Doctor) -> None:
    with a_server(Setup(options=(("enable-protected-configs", "yes"),))) as server:
        (tmp_path / "gone").mkdir()
        server.ask("CONFIG", "SET", "dir", str(tmp_path / "gone"))
        (tmp_path / "gone").rmdir()
        server.ask("BGSAVE")
        until = time.monotonic() + 10
        while server.ask("INFO", "persistence")["rdb_last_bgsave_status"] == "ok":
            assert time.monotonic() < until
        visit = doctor.visits("--redis", server.url)
    assert visit.bad["redis-persistence"] == "failure"
    assert visit.says("redis-persistence").startswith("Redis could not write to its disk")


def test_a_server_that_is_too_old_is_a_failure(
    good: Server, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.inspection.OLDEST", (99, 0))
    visit = doctor.visits("--redis", good.url)
    assert visit.bad["redis-version"] == "failure"
    assert "redis-writable" not in visit.bad


def test_a_server_that_hangs_is_not_waited_for_long(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "WITHIN", 0.2)
    with a_server() as server:
        server.ask("CLIENT", "PAUSE", 60_000)
        began = time.monotonic()
        visit = doctor.visits("--redis", server.url)
    assert visit.bad["redis-reachable"] == "failure"
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("url", ["http://example", "redis://", "127.0.0.1:6379", "redis+sentinel://host"])
def test_what_is_no_address_is_answered_with_one_that_is(url: str, doctor: Doctor) -> None:
    visit = doctor.visits("--redis", url)
    assert visit.bad["redis-address"] == "failure"
    assert "redis://user:password@host:6379/0" in visit.says("redis-address")


def test_without_an_address_tables_are_said_to_be_lost_in_the_end(doctor: Doctor) -> None:
    visit = doctor.visits()
    assert visit.code == 0
    assert visit.overall == "warning"
    assert "lost when it ends" in visit.says("redis-persistence")


def test_the_address_may_come_from_the_environment_or_from_a_file_and_the_flag_goes_first(
    good: Server, tmp_path: Path, doctor: Doctor
) -> None:
    assert doctor.visits(REDIS_URL=good.url).levels("redis-reachable") == ["ok"]
    (tmp_path / "url").write_text(good.url)
    assert doctor.visits(REDIS_URL_FILE=str(tmp_path / "url")).levels("redis-reachable") == ["ok"]
    (tmp_path / "url").write_text("redis://127.0.0.1:1")
    visit = doctor.visits("--redis", good.url, REDIS_URL_FILE=str(tmp_path / "url"))
    assert visit.levels("redis-reachable") == ["ok"]


def test_clocks_that_differ_are_a_warning(
    good: Server, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.cli.stores.time.time", lambda: 0.0)
    visit = doctor.visits("--redis", good.url)
    assert visit.bad == {"platforms": "warning", "redis-clock": "warning"}
    assert visit.says("redis-clock").startswith("The clocks of Redis and of this machine differ by")


def test_every_trouble_has_its_check_and_its_sentence() -> None:
    assert set(TROUBLES) == set(Trouble)


# Settings and languages


def test_every_wrong_setting_is_a_failure_and_the_rest_is_examined(good: Server, doctor: Doctor) -> None:
    visit = doctor.visits(
        REDIS_URL=good.url,
        GAME="chess",
        TELEGRAM__TOKEN="a-token-to-be-hidden",
        TELEGRAM__WEBHOOK_URL="https://bot.example",
        MATRIX__STOER="keys",
    )
    assert visit.code == 1
    said = [each["says"].split(". ")[0] for each in visit.findings if each["check"] == "settings"]
    assert said == [
        "There is no setting PALIFICO_MATRIX__STOER",
        "PALIFICO_GAME cannot be what it is set to",
        "PALIFICO_TELEGRAM__TOKEN cannot be what it is set to",
    ]
    assert visit.bad == {"settings": "failure"}
    assert visit.levels("redis-reachable") == ["ok"]


def test_a_token_that_is_in_no_file_is_said_once(tmp_path: Path, doctor: Doctor) -> None:
    visit = doctor.visits(TELEGRAM__TOKEN_FILE=str(tmp_path / "none"), TELEGRAM__EPHEMERAL="on")
    assert visit.levels("settings") == ["failure"]
    assert "PALIFICO_TELEGRAM__TOKEN_FILE" in visit.says("settings")


def test_a_file_of_settings_is_examined_without_what_is_wrong_in_it(
    good: Server, tmp_path: Path, doctor: Doctor
) -> None:
    file = tmp_path / "palifico.toml"
    file.write_text(
        f'redis_url = "{good.url}"\n[telegram]\ntoken = "to-be-hidden"\n[matrix]\nuser = "@a:b"\n'
    )
    file.chmod(0o600)
    visit = doctor.visits("--config", str(file))
    said = [each["says"] for each in visit.findings if each["check"] == "settings"]
    names = ("homeserver", "store", "token")
    assert [sum(name in each for each in said) for name in names] == [1, 1, 1], said
    assert visit.bad == {"settings": "failure"}
    assert visit.levels("redis-reachable") == ["ok"]


def test_a_file_of_settings_that_is_not_there_or_open_to_all_is_told(tmp_path: Path, doctor: Doctor) -> None:
    file = tmp_path / "palifico.toml"
    missing = doctor.visits("--config", str(file))
    file.write_text('[telegram]\ntoken = "1:to-be-hidden"\napi_url = "http://127.0.0.1:1"\n')
    file.chmod(0o644)
    is_open = doctor.visits("--config", str(file))
    assert missing.bad["settings"] == "failure"
    assert is_open.bad["settings"] == "warning"
    assert is_open.bad["telegram-reachable"] == "failure"


def test_without_a_platform_that_is_said(doctor: Doctor) -> None:
    visit = doctor.visits()
    assert visit.levels("platforms") == ["warning"]
    assert "PALIFICO_TELEGRAM__TOKEN" in visit.says("platforms")
    assert "PALIFICO_MATRIX__HOMESERVER" in visit.says("platforms")


def test_a_language_that_cannot_be_read_is_a_failure(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_language: str) -> None:
        raise BrokenLanguage("i18n/da/words.ftl: a line")

    monkeypatch.setattr(examining, "bundle", broken)
    visit = doctor.visits()
    assert visit.bad["languages"] == "failure"
    assert "i18n/da/words.ftl" in visit.says("languages")


# What holds for all of it


async def test_what_was_found_before_the_time_was_over_counts() -> None:
    async def slow() -> AsyncIterator[Finding]:
        yield examining._languages()
        await asyncio.Event().wait()

    found = await within(0.01, Check.REDIS_REACHABLE, "Redis", slow())
    assert [each.check for each in found] == [Check.LANGUAGES, Check.REDIS_REACHABLE]


async def test_a_fault_of_ours_hides_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    async def faulty() -> AsyncIterator[Finding]:
        yield examining._languages()
        raise LookupError("a-secret")

    found = await within(5, Check.REDIS_REACHABLE, "Redis", faulty())
    assert [each.check for each in found] == [Check.LANGUAGES, Check.REDIS_REACHABLE]
    assert found[1].says == messages.ExaminationFault("Redis", "LookupError")
    out, err = capsys.readouterr()
    assert "examination-fault" in out + err
    assert "a-secret" not in out + err


def test_the_help_says_what_the_exit_codes_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--help", "--lang", "en"]) == 0
    helped = capsys.readouterr().out
    assert "--json" in helped
    assert "Exit codes of palifico doctor: 0" in helped
    assert main(["doctor", "--jsn", "--lang", "en"]) == 2


def test_the_page_of_the_doctor_has_every_check_with_the_levels_that_it_may_have() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([a-z, ]+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [name for name, _ in rows] == [check.value for check in Check]
    source = "".join(
        (PAGE.parent.parent / "adapters" / path).read_text("utf-8")
        for path in (
            *("cli/doctor.py", "cli/stores.py", "telegram/examination.py", "matrix/examination.py"),
            "matrix/shelf.py",
        )
    )
    for name, levels in rows:
        constant = Check(name).name
        made = {level for level in ("ok", "warning", "failure") if f"{level}(Check.{constant}," in source}
        assert made <= set(levels.split(", ")), name


def test_the_page_of_the_doctor_shows_what_is_printed() -> None:
    [shown] = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert set(json.loads(shown)) == {"overall", "findings"}
    assert set(json.loads(shown)["findings"][0]) == {"check", "level", "says"}
