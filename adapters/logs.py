"""What is logged while the bot runs: one line a fact, as text or JSON, with nobody's id and nobody's words.

The rules:

1. A line is the name of an event and facts, each of a known name. A fact is one of a few words or a
   number, and is written as it is (`PLAIN`); any other is written as its fingerprint.
2. The same id has the same fingerprint in every process of a store. Who knows only the log cannot find
   out whose it is, not even by trying all ids there are: that takes the key, which the store keeps.
3. Of what a library logs there is the place in its code and the kind of its fault, and none of its
   words, which may be anybody's.
4. All goes through the veil, which hides secrets that got there all the same.
"""

import hashlib
import logging
import re
import secrets
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, Processor

PLAIN = frozenset(
    {
        *("after", "at", "code", "during", "fault", "lasts", "lease", "library", "platform", "reason"),
        *(
            "device",
            "failures",
            "joined",
            "key",
            "message",
            "number",
            "seconds",
            "subject",
            "tables",
            "tries",
        ),
    }
)
"""Facts that are never an id of a person, a room, a table or an update, nor what somebody said."""

IDS = frozenset({"audience", "by", "player", "room", "table", "update", "who"})
"""Facts of which only the fingerprint is written. One of an unknown name is treated the same."""

OF_A_LIBRARY = "library"
"""The event of what a library logs."""

UNNAMED = "unnamed"

_NAME = re.compile(r"[a-z][a-z0-9-]*")
_CODE = re.compile(r"([A-Za-z_][\w .:,'(){}/-]{0,99})?", re.ASCII)
"""What a word looks like: a letter or an underscore first, and no sign that ids of platforms begin with."""


class Format(StrEnum):
    """How a line is written."""

    TEXT = "text"
    JSON = "json"


class Level(StrEnum):
    """From which level on something is written."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"

    @property
    def number(self) -> int:
        """What it is in Python's own logging."""
        return logging.getLevelNamesMapping()[self.value.upper()]


class Fingerprints:
    """Ids as they are written. Until the key of the store is known they are of a key of this process."""

    def __init__(self) -> None:
        """Take any key."""
        self.key = secrets.token_bytes(32)

    def of(self, value: object) -> str:
        """Return the fingerprint of an id.

        >>> fingerprints = Fingerprints()
        >>> fingerprints.of("telegram:player:17") == fingerprints.of("telegram:player:17")
        True
        >>> "17" in fingerprints.of("17")[:3]
        False
        """
        digest = hashlib.blake2b(str(value).encode(), key=self.key[:64], digest_size=6)
        return f"~{digest.hexdigest()}"


class _OfALibrary(logging.Formatter):
    """Writes what libraries log (rule 3)."""

    def __init__(self, write: Callable[[str, EventDict], str]) -> None:
        super().__init__()
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        facts: EventDict = {
            "event": OF_A_LIBRARY,
            "library": record.name,
            "at": f"{record.module}:{record.lineno}",
        }
        if record.exc_info is not None and record.exc_info[0] is not None:
            facts.update(fault_of(record.exc_info[1], record.exc_info[2]))
        return self._write(record.levelname.lower(), facts)


def configure(
    stream: TextIO,
    written: Format,
    level: Level,
    fingerprints: Fingerprints,
    counted: Callable[[str], None],
) -> None:
    """Let all that is logged in this process go to a stream.

    Args:
        stream: where it goes; it hides secrets.
        written: how.
        level: from which level on.
        fingerprints: what stands for ids.
        counted: told the event of each line.
    """

    def count(_logger: object, _level: str, facts: EventDict) -> EventDict:
        counted(str(facts["event"]))
        return facts

    def hide(_logger: object, _level: str, facts: EventDict) -> EventDict:
        return hidden(facts, fingerprints)

    processors: list[Processor] = [
        hide,
        count,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _in_order,
        structlog.processors.JSONRenderer() if written is Format.JSON else _text,
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(level.number),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )

    *prepared, render = processors

    def write(level_name: str, facts: EventDict) -> str:
        for processor in prepared:
            facts = cast("EventDict", processor(None, level_name, facts))
        return str(render(None, level_name, facts))

    handler = logging.StreamHandler(stream)
    handler.setFormatter(_OfALibrary(write))
    root = logging.getLogger()
    root.handlers = [handler]
    # Below that they tell what they do, which nobody reads unless they look for a fault.
    root.setLevel(level.number if level is Level.DEBUG else max(level.number, logging.WARNING))
    logging.captureWarnings(capture=True)


def hidden(facts: EventDict, fingerprints: Fingerprints) -> EventDict:
    """Return the facts of a line as they may be written (rule 1).

    >>> fingerprints = Fingerprints()
    >>> line = hidden({"event": "update-dropped", "update": 17, "fault": "ValueError"}, fingerprints)
    >>> line["fault"], line["update"] == fingerprints.of(17)
    ('ValueError', True)
    """
    event = str(facts.pop("event", ""))
    shown: EventDict = {"event": event if _NAME.fullmatch(event) else UNNAMED}
    for name, value in facts.items():
        shown[name] = value if name in PLAIN and _is_plain(value) else fingerprints.of(value)
    return shown


def said(event: str, text: str) -> EventDict:
    """Return what is said to whoever runs the bot as a line of JSON has it."""
    now = datetime.now(UTC).isoformat().replace("+00:00", "Z")
    return {"timestamp": now, "level": "info", "event": event, "text": text}


def fault_of(fault: BaseException | None, trace: TracebackType | None) -> EventDict:
    """Return what kind of fault it is and where it was raised: none of its words."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    at = {} if trace is None else {"at": f"{Path(trace.tb_frame.f_code.co_filename).stem}:{trace.tb_lineno}"}
    return {"fault": type(fault).__name__, **at}


def last_words(log: structlog.typing.FilteringBoundLogger) -> None:
    """Log the exception that is being handled, which ends the process."""
    _, fault, trace = sys.exc_info()
    log.error("fault", **fault_of(fault, trace))


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float) or _CODE.fullmatch(str(value)) is not None


def _in_order(_logger: object, _level: str, facts: EventDict) -> EventDict:
    first = {name: facts.pop(name) for name in ("timestamp", "level", "event")}
    return {**first, **facts}


def _text(_logger: object, _level: str, facts: EventDict) -> str:
    """Return a line as text: no value has a space that is not in quotation marks.

    >>> _text(None, "", {"timestamp": "2026-11-30T23:10:00Z", "level": "info", "event": "e", "reason": "a b"})
    '2026-11-30T23:10:00Z info e reason="a b"'
    """
    parts = [str(facts.pop(name)) for name in ("timestamp", "level", "event")]
    for name, value in facts.items():
        written = str(value)
        parts.append(f'{name}="{written}"' if " " in written else f"{name}={written}")
    return " ".join(parts)
