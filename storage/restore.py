"""Putting an export back into a store.

The rules:

1. Each line is put back as a whole or not at all. One that is damaged, or that only a newer version
   understands, is named and stops no other.
2. What is there already stays as it is, unless it is to be replaced.
3. A table is put back with its version, its ledgers, its deadline and the rest of the time for which
   it is kept, and marked: whatever is not shown yet, or is due, comes within seconds. Whom it knows is
   noted, so that it is found when they ask what is kept of them.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import islice

import msgspec

from core.personal.erasing import people_of
from core.table.values import home
from storage import keys
from storage.client import Client, Script
from storage.codec import decode_ledger, decode_table
from storage.export import PAGE
from storage.exported import TEXTS, Damaged, End, Line, TableLine, TextLine, read, read_header
from storage.known import NewerFormat
from storage.redis import Expiry
from storage.scripts import script
from storage.trouble import answering

_FAULTS = (ValueError, KeyError, TypeError, msgspec.MsgspecError)
"""What reading a value may end in that is none."""


class Outcome(Enum):
    """What became of a line."""

    PUT_BACK = auto()
    THERE_ALREADY = auto()
    DAMAGED = auto()
    NEWER = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Restored:
    """What became of a line, by its number from 1; the last says how many `before` it there were."""

    number: int
    outcome: Outcome
    is_table: bool = False
    before: int = 0


async def restore(
    client: Client, lines: Iterable[bytes], *, replace: bool = False, time: str = ""
) -> AsyncIterator[Restored]:
    """Put back what the lines of an export hold, and return what became of each but the first.

    Args:
        client: the store.
        lines: of the export, as they were written.
        replace: whether what is there already is overwritten.
        time: the time, or "" for the server's own.

    Raises:
        storage.exported.NoExport: the lines do not begin as an export does; nothing was put back.
        NewerFormat: a newer version of this program, the text, wrote it; nothing was put back.
        core.ports.StoreUnavailable: the store does not answer; what was not returned may be missing.
    """
    numbered = enumerate(lines, 1)
    _, first = next(numbered, (1, b""))
    read_header(first)
    into = _Store(client, script(client, "import"), script(client, "note"), replace, time)
    while page := list(islice(numbered, PAGE)):
        for each in await asyncio.gather(*(_restore(into, number, line) for number, line in page)):
            yield each


@dataclass(frozen=True, slots=True)
class _Store:
    """The store that is put into, and how."""

    client: Client
    put: Script
    note: Script
    replace: bool
    time: str


async def _restore(into: _Store, number: int, written: bytes) -> Restored:
    try:
        line = read(written)
        _understand(line)
    except NewerFormat:
        return Restored(number, Outcome.NEWER)
    except Damaged:
        return Restored(number, Outcome.DAMAGED)
    put_back: Coroutine[object, object, bool]
    match line:
        case End():
            return Restored(number, Outcome.END, before=line.tables + line.others)
        case TableLine():
            put_back = _put_table(into, line)
        case TextLine():
            put_back = _put_text(into, line)
    outcome = Outcome.PUT_BACK if await put_back else Outcome.THERE_ALREADY
    return Restored(number, outcome, isinstance(line, TableLine))


def _understand(line: Line) -> None:
    """Read what a line holds as the store would.

    Raises:
        NewerFormat: a newer version of this program stored it.
        Damaged: nobody can read it.
    """
    try:
        match line:
            case TableLine():
                if decode_table(line.state).id != line.id:
                    raise Damaged
                for audience, ledger in line.shown.items():
                    keys.audience(audience)
                    decode_ledger(ledger)
            case TextLine():
                # Which says whether it can be.
                _ = line.key
                if (holds := TEXTS[line.kind].holds) is not None:
                    msgspec.json.decode(line.value, type=holds)
            case End():
                pass
    except _FAULTS as fault:
        raise Damaged from fault


async def _put_table(into: _Store, line: TableLine) -> bool:
    table = decode_table(line.state)
    place = home(table)
    async with answering():
        # First, as ever: nobody whom a table knows may be unknown to whoever looks for what is kept of them.
        for player in people_of(table):
            await into.note(keys=[keys.known(player)], args=[into.time, line.id, Expiry().preferences])
        (is_back,) = await into.put(
            keys=[keys.table(line.id), keys.deadlines(line.id, place), keys.marks(line.id, place)],
            args=[
                into.time,
                line.id,
                "replace" if into.replace else "",
                "" if line.expires is None else line.expires,
                "" if line.deadline is None else repr(line.deadline),
                *_fields(line),
            ],
        )
    return bool(is_back)


def _fields(line: TableLine) -> Iterator[str | bytes | int]:
    yield from (
        "version",
        line.version,
        "state",
        line.state,
        "operations",
        msgspec.json.encode(line.operations),
    )
    for audience, ledger in line.shown.items():
        yield from (f"shown:{audience}", ledger)


async def _put_text(into: _Store, line: TextLine) -> bool:
    async with answering():
        return bool(await into.client.set(line.key, line.value, px=line.expires, nx=not into.replace))
