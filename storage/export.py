"""Reading all that belongs to games and people out of the store, while it is used.

The rules:

1. A table is read in one step, with its deadline; different tables are of different moments.
2. Limits, their blocks, leases and what was told a platform once are left out: they are of this hour.
   So is what had to be set aside.
3. No more than a page is held at a time, but for the names of what was read, since a scan may meet
   a key twice.
4. What cannot be read is counted and stops nothing else.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

import msgspec

from core.ports import StoreUnavailable
from core.table.values import home
from storage import codec, keys
from storage.client import Client, Script, text_of
from storage.exported import FORMAT, TEXTS, End, Header, Line, TableLine, TextLine
from storage.known import NewerFormat
from storage.scripts import script
from storage.trouble import Trouble, answering

PAGE = 100
"""How many keys are read side by side."""

_SCANNED = 1000
"""How many keys a server looks at for one answer of a scan."""

TABLE = "table"
_TABLE = re.compile(r"palifico:\{s[0-9]+\}:table:(.+)", re.DOTALL)
_SHOWN = b"shown:"


@dataclass(frozen=True, slots=True)
class _Key:
    kind: str
    of: str
    name: str


async def export(client: Client, *, at: str, program: str) -> AsyncIterator[Header | Line]:
    """Return the lines of an export.

    Args:
        client: the store.
        at: the time, as it is written in the first line.
        program: this program's version.

    Raises:
        core.ports.StoreUnavailable: the store does not answer; what was returned is not all.
    """
    yield Header(FORMAT, codec.FORMAT, at, program)
    tables = others = unreadable = 0
    async for line in _lines(client, "palifico:*"):
        match line:
            case TableLine():
                tables += 1
            case TextLine():
                others += 1
            case None:
                unreadable += 1
        if line is not None:
            yield line
    yield End(tables, others, unreadable)


async def export_tables(client: Client) -> AsyncIterator[TableLine | None]:
    """Return the line of every table, None for one that cannot be read.

    Raises:
        core.ports.StoreUnavailable: the store does not answer; what was returned is not all.
    """
    async for line in _lines(client, "palifico:{s*}:table:*"):
        assert not isinstance(line, TextLine), "tables were asked for"
        yield line


async def _lines(client: Client, match: str) -> AsyncIterator[TableLine | TextLine | None]:
    read = script(client, "export")
    places = [keys.NOWHERE]
    async for page in _pages(client, match):
        for line in await asyncio.gather(*(_line(client, read, key, places) for key in page)):
            # Otherwise it has expired since it was found.
            if not isinstance(line, _Gone):
                yield line


class _Gone:
    """Nothing is there any more."""


async def _pages(client: Client, match: str) -> AsyncIterator[list[_Key]]:
    met: set[str] = set()
    page: list[_Key] = []
    async with answering():
        async for found in client.scan_iter(match=match, count=_SCANNED):
            key = _key(text_of(found) or "")
            if key is None or key.name in met:
                continue
            met.add(key.name)
            page.append(key)
            if len(page) == PAGE:
                yield page
                page = []
    yield page


def _key(name: str) -> _Key | None:
    """Return what a key is, None for one that is not exported."""
    if found := _TABLE.fullmatch(name):
        return _Key(TABLE, found[1], name)
    for kind, text in TEXTS.items():
        if (of := text.of(name)) is not None:
            return _Key(kind, of, name)
    return None


async def _line(
    client: Client, read: Script, key: _Key, places: list[str]
) -> TableLine | TextLine | _Gone | None:
    try:
        if key.kind == TABLE:
            return await _table(read, key.of, places)
        async with answering():
            value, left = await asyncio.gather(client.get(key.name), client.pttl(key.name))
    except StoreUnavailable as error:
        if str(error) != Trouble.WRONG_TYPE:
            raise
        return None
    if value is None:
        return _Gone()
    text = text_of(value)
    if text is None:
        return None
    return TextLine(key.kind, key.of, text, _expires(left))


async def _table(read: Script, table_id: str, places: list[str]) -> TableLine | _Gone | None:
    """Return a table's line; where it is at home is added to the `places` that are known so far."""
    while True:
        deadlines = [keys.deadlines(table_id, place) for place in places]
        async with answering():
            answer = await read(keys=[keys.table(table_id), *deadlines], args=[table_id])
        if not answer:
            return _Gone()
        left, deadline, *pairs = answer
        values: Mapping[bytes, bytes] = dict(zip(pairs[::2], pairs[1::2], strict=True))
        place = _home(values.get(b"state", b""))
        if place is None or keys.deadlines(table_id, place) in deadlines:
            break
        if place not in places:
            places.append(place)
    try:
        return TableLine(
            table_id,
            int(values[b"version"]),
            values[b"state"],
            msgspec.json.decode(values[b"operations"], type=tuple[str, ...]),
            {
                name.removeprefix(_SHOWN).decode(): value
                for name, value in values.items()
                if name.startswith(_SHOWN)
            },
            float(deadline) if deadline else None,
            _expires(int(left)),
        )
    except (KeyError, ValueError, msgspec.MsgspecError):
        return None


def _home(state: bytes) -> str | None:
    """Return where a table is at home, None for one that this version cannot read."""
    try:
        return home(codec.decode_table(state))
    except (NewerFormat, ValueError, KeyError, TypeError, msgspec.MsgspecError):
        return None


def _expires(left: int) -> int | None:
    """Return for how many milliseconds something is kept still; None for one that is kept for good."""
    return max(left, 1) if left != -1 else None
