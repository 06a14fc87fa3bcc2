"""What an export is: lines of JSON, each with a checksum of the rest of it.

The rules:

1. The first line says the format of the export and that of what is stored. A newer one of either is
   refused as a whole.
2. A table's line holds the stored values as they are. So they are read, whenever that is, on the same
   path as what was in the store all the time.
3. The last line counts the others: an export without it was cut short.
4. Whatever is changed in a line is noticed. Fields may be added to a line, with a default.
"""

import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from core.identity import Audience
from core.preferences import Preferences
from storage import codec, keys
from storage.known import NewerFormat

FORMAT = 1


class NoExport(Exception):
    """A file does not begin as an export does."""


class Damaged(Exception):
    """A line is not as it was written."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: the format, the format of what is stored, when and by which version it was written."""

    palifico_export: int
    stored: int
    at: str
    program: str


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table: its values as they are stored, when it is due, and for how many milliseconds it is kept."""

    id: str
    version: int
    state: bytes
    operations: tuple[str, ...]
    shown: Mapping[str, bytes]
    deadline: float | None
    expires: int | None
    kind: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Text:
    """A kind of text that is kept of a room or a player: its key, and what it holds as JSON, or any text."""

    key: Callable[[Audience], str]
    holds: type[Any] | None


TEXTS: Mapping[str, Text] = MappingProxyType(
    {
        "preferences": Text(keys.preferences, Preferences),
        "settings": Text(keys.settings, dict[str, object]),
        "pointer": Text(keys.pointer, None),
    }
)
"""What is exported of rooms and players, by its kind."""


@dataclass(frozen=True, slots=True)
class AudienceLine:
    """What is kept of a room or a player, one of `TEXTS`."""

    kind: str
    of: str
    value: str
    expires: int | None


@dataclass(frozen=True, slots=True)
class End:
    """The last line: how many of each there were, and how many could not be read."""

    tables: int
    others: int
    unreadable: int
    kind: Literal["end"] = "end"


Line = TableLine | AudienceLine | End

_TYPES: Mapping[str, type[Line]] = {
    "table": TableLine,
    "end": End,
    **dict.fromkeys(TEXTS, AudienceLine),
}
_SUMMED = re.compile(rb'\{"sum":"([0-9a-f]{8})",(.*)', re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Kind:
    kind: str


def write(line: Header | Line) -> bytes:
    r"""Return a line as it is written.

    >>> write(End(2, 1, 0))
    b'{"sum":"451babbb","tables":2,"others":1,"unreadable":0,"kind":"end"}\n'
    """
    text = msgspec.json.encode(line)
    return b'{"sum":"%08x",%b\n' % (zlib.crc32(text), text[1:])


def read(written: bytes) -> Line:
    """Return the line that was written, but not the first.

    Raises:
        Damaged: it was not written so.
    """
    try:
        text = _unsummed(written)
        return msgspec.json.decode(text, type=_TYPES[msgspec.json.decode(text, type=_Kind).kind])
    except (ValueError, KeyError, msgspec.MsgspecError) as fault:
        raise Damaged from fault


def read_header(written: bytes) -> Header:
    """Return the first line.

    Raises:
        NoExport: it is none.
        NewerFormat: a newer version of this program wrote it; the text is that version.
    """
    try:
        header = msgspec.json.decode(written, type=Header)
    except (ValueError, msgspec.MsgspecError) as fault:
        raise NoExport from fault
    if header.palifico_export > FORMAT or header.stored > codec.FORMAT:
        raise NewerFormat(header.program)
    return header


def _unsummed(written: bytes) -> bytes:
    found = _SUMMED.fullmatch(written.rstrip(b"\r\n"))
    text = b"{" + found[2] if found else b""
    if not found or int(found[1], 16) != zlib.crc32(text):
        raise ValueError("not what was written")
    return text
