"""What is logged: facts of known names, fingerprints instead of ids, and no word of anybody."""

import ast
import asyncio
import io
import json
import logging
import os
import warnings
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Never

import pytest
import structlog
from structlog.typing import EventDict

from adapters.cli import run
from adapters.cli.veil import Veil
from adapters.logs import IDS, OF_A_LIBRARY, PLAIN, Fingerprints, Format, Level, configure, hidden, last_words
from tests.stage import LANGUAGES

ROOT = Path(__file__).parent.parent
SECRET = "a-secret-to-be-hidden"
WORDS = "what Anna said to @bo:example.org in !room:example.org, who is 123456789"


class Written:
    """What was logged, and how often each event was counted."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.fingerprints = Fingerprints()
        self.counted: list[str] = []

    def configure(self, written: Format = Format.TEXT, level: Level = Level.INFO) -> None:
        veil = Veil(self.stream, [SECRET])
        configure(veil, written, level, self.fingerprints, self.counted.append)  # type: ignore[arg-type]  # as run.py

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


@pytest.fixture
def written() -> Iterator[Written]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield Written()
    logging.captureWarnings(capture=False)
    root.handlers, root.level = before, level
    structlog.reset_defaults()


def fails(fault: Exception) -> None:
    raise fault


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of a log in the code that runs, with the place where it stands."""
    for package in ("adapters", "core", "storage"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                    continue
                of = ast.unparse(node.func.value)
                is_log = of.split(".")[-1] in ("_log", "log", "get_logger()")
                if is_log and node.func.attr in ("debug", "info", "warning", "error", "critical"):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def test_every_fact_that_is_logged_has_a_known_name() -> None:
    found = list(calls())
    assert len(found) > 30
    named = {keyword.arg: where for where, call in found for keyword in call.keywords if keyword.arg}
    assert {name: where for name, where in named.items() if name not in PLAIN | IDS} == {}
    assert not PLAIN & IDS


def test_every_event_is_a_name_that_stands_in_the_code() -> None:
    for where, call in calls():
        [event] = call.args
        assert not isinstance(event, ast.JoinedStr | ast.BinOp | ast.Call), where
        assert not isinstance(event, ast.Constant) or hidden({"event": event.value}, Fingerprints()) == {
            "event": event.value
        }, where


def test_no_fact_is_made_of_what_an_error_says_but_of_those_that_hold_a_code() -> None:
    """What `str` of an error may be, stands in the errors of the store and of Matrix: a word, no sentence."""
    for where, call in calls():
        for keyword in call.keywords:
            said = ast.unparse(keyword.value)
            if said.startswith("str("):
                assert said in ("str(error)", "str(refusal)", "str(audience)", "str(by.ref)"), where
                assert keyword.arg in ("reason", "audience", "by"), where


def test_an_id_is_a_fingerprint_whatever_it_is_called(written: Written) -> None:
    written.configure()
    log = structlog.get_logger()
    log.warning("update-dropped", update=123456789)
    log.warning("table-set-aside", table="t1abc", fault="ValueError")
    log.warning("pointer-unreadable", audience="telegram:player:123456789")
    log.warning("something-new", person="telegram:player:123456789")
    for secret in ("123456789", "t1abc", "player"):
        assert secret not in written.stream.getvalue()
    assert written.lines[2].split("=")[1] == written.lines[3].split("=")[1], "the same is the same"
    assert written.lines[1].endswith("fault=ValueError")


def test_the_same_person_is_the_same_in_every_process_that_has_the_key_and_in_no_other() -> None:
    one, other, third = Fingerprints(), Fingerprints(), Fingerprints()
    other.key = one.key = b"k" * 64
    assert one.of("telegram:player:17") == other.of("telegram:player:17") != third.of("telegram:player:17")
    assert one.of("telegram:player:17") != one.of("telegram:player:18")


@pytest.mark.parametrize("name", sorted(PLAIN))
def test_even_a_plain_fact_shows_no_words_and_no_id_of_matrix(name: str) -> None:
    for value in (WORDS, "@bo:example.org", "!room:example.org", "a\nline", "x" * 101, "123456789", {"a": 1}):
        facts: EventDict = {"event": "e", name: value}
        assert str(hidden(facts, Fingerprints())[name]).startswith("~")
    for code in ("M_FORBIDDEN", "_bot:738", "__init__:12"):
        kept: EventDict = {"event": "e", name: code}
        assert hidden(kept, Fingerprints())[name] == code


def test_an_event_that_is_no_name_is_not_written(written: Written) -> None:
    written.configure()
    structlog.get_logger().warning(WORDS)
    [line] = written.lines
    assert line.endswith(" warning unnamed")
    assert written.counted == ["unnamed"]


def test_json_is_an_object_a_line_with_the_time_in_utc(written: Written) -> None:
    written.configure(Format.JSON)
    structlog.get_logger().warning("store-answers", seconds=4.2)
    logging.getLogger("aiohttp.server").error("Error handling request: %s", WORDS)
    own, library = (json.loads(line) for line in written.lines)
    assert list(own) == ["timestamp", "level", "event", "seconds"]
    assert own["timestamp"].endswith("Z")
    assert (
        abs(datetime.fromisoformat(own["timestamp"]).timestamp() - datetime.now().astimezone().timestamp())
        < 60
    )
    assert (own["level"], own["event"], own["seconds"]) == ("warning", "store-answers", 4.2)
    assert (library["level"], library["event"], library["library"]) == (
        "error",
        OF_A_LIBRARY,
        "aiohttp.server",
    )
    assert library["at"].startswith("test_logs:")


@pytest.mark.parametrize("format_", Format)
@pytest.mark.parametrize("level", Level)
def test_no_word_of_a_library_is_written_at_any_level(
    written: Written, format_: Format, level: Level
) -> None:
    written.configure(format_, level)
    logger = logging.getLogger("aiohttp.client")
    for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
        logger.log(number, f"event {WORDS}")  # noqa: G004  # as libraries do
        logger.log(number, "event %s", WORDS)
    try:
        fails(KeyError(WORDS))
    except KeyError:
        logger.exception(WORDS)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(WORDS, RuntimeWarning, stacklevel=1)
    for word in ("Anna", "bo", "room:", "123456789", "said"):
        assert word not in written.stream.getvalue()
    assert len(written.lines) >= 3
    assert "KeyError" in written.stream.getvalue()


def test_a_level_leaves_out_what_is_below_it_and_libraries_speak_up_from_warnings_on(
    written: Written,
) -> None:
    written.configure(level=Level.ERROR)
    structlog.get_logger().warning("store-answers", seconds=1)
    logging.getLogger("aiohttp").warning(WORDS)
    assert written.lines == []
    written.configure(level=Level.INFO)
    logging.getLogger("aiohttp").info(WORDS)
    assert written.lines == []
    written.configure(level=Level.DEBUG)
    logging.getLogger("aiohttp").debug(WORDS)
    assert len(written.lines) == 1


async def test_a_task_that_nobody_waited_for_is_logged_without_what_it_held(written: Written) -> None:
    written.configure()

    async def work() -> None:
        fails(ValueError(WORDS))

    task = asyncio.create_task(work())
    await asyncio.wait({task})
    asyncio.get_running_loop().call_exception_handler(
        {
            "message": f"Task exception was never retrieved {WORDS}",
            "exception": task.exception(),
            "task": task,
        }
    )
    [line] = written.lines
    assert "library=asyncio" in line
    assert "fault=ValueError" in line
    assert "at=test_logs:" in line, "where it was raised"
    assert "Anna" not in line


def test_the_last_words_say_what_and_where_and_nothing_that_was_in_it(written: Written) -> None:
    written.configure()
    try:
        fails(ValueError(f"{WORDS} {SECRET}"))
    except ValueError:
        last_words(structlog.get_logger())
    [line] = written.lines
    assert " error fault fault=ValueError at=test_logs:" in line
    assert "Anna" not in line


def test_a_fault_that_ends_the_process_is_one_line_and_exit_code_1(
    written: Written, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def entries(*_: object) -> Never:
        fails(ValueError(f"{WORDS} {SECRET}"))
        raise AssertionError

    monkeypatch.setattr(run, "entries", entries)
    settings = {"PALIFICO_TELEGRAM__TOKEN": "123456:a-token", "PALIFICO_CONFIG": os.devnull}
    assert run.main(settings, LANGUAGES, str) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert " error fault fault=ValueError at=test_logs:" in line
    assert "Anna" not in line


def test_a_secret_that_is_logged_all_the_same_is_hidden(written: Written) -> None:
    written.configure()
    structlog.get_logger().warning("store-unavailable", reason=SECRET)
    [line] = written.lines
    assert line.endswith("reason=***")


def test_text_is_one_line_of_time_level_event_and_facts(written: Written) -> None:
    written.configure()
    structlog.get_logger().warning("matrix-invitation-declined", reason="too many rooms", joined=False)
    [line] = written.lines
    assert line.split(" ", 1)[1] == 'warning matrix-invitation-declined reason="too many rooms" joined=False'
    assert written.counted == ["matrix-invitation-declined"]
