"""`palifico export` and `palifico import`: what is kept, to a file and back.

The rules:

1. A file is there as a whole or not at all, and its owner alone may read it: the seeds of running
   games are in it.
2. What is said goes to standard error, since the export may go to standard output.
3. The exit code is 0 if all was exported or put back, 1 if something was left out.
"""

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

from adapters.cli import archive_messages as messages
from adapters.cli.arguments import WrongUse
from adapters.cli.kept import store_at
from adapters.cli.stores import trouble_of
from core.messages import Message
from core.ports import StoreUnavailable
from storage.export import export
from storage.exported import End, Header, Line, NoExport, write
from storage.known import NewerFormat
from storage.restore import Outcome, restore

DONE, NOT_ALL = 0, 1

STREAM = "-"
"""What stands for standard input and output."""

Say = Callable[[Message], str]


def write_export(words: tuple[str, ...], url: str, say: Say) -> int:
    """Write what a store keeps to a file, and return the exit code.

    Raises:
        WrongUse: no file was named, or several; or it cannot be written; or nothing is kept.
    """
    path = _the_file(words)
    try:
        with _written(path) as file:
            end = asyncio.run(_export(url, file))
    except StoreUnavailable as error:
        _tell(say(trouble_of(error).says))
        return NOT_ALL
    except BrokenPipeError:
        raise
    except KeyboardInterrupt:
        return NOT_ALL
    except OSError:
        raise WrongUse(messages.CannotBeWritten(path)) from None
    _tell(say(messages.Exported(end.tables, end.others)), say(messages.HoldsDice()))
    if end.unreadable:
        _tell(say(messages.Unreadable(end.unreadable)))
    return NOT_ALL if end.unreadable else DONE


def read_export(words: tuple[str, ...], url: str, say: Say, *, replace: bool) -> int:
    """Put back what a file holds, and return the exit code.

    Raises:
        WrongUse: no file was named, or several; or it cannot be read, is no export, or too new; or
            nothing is kept.
    """
    path = _the_file(words)
    try:
        with sys.stdin.buffer if path == STREAM else Path(path).open("rb") as file:
            return asyncio.run(_restore(url, file, say, replace=replace))
    except StoreUnavailable as error:
        _tell(say(trouble_of(error).says))
        return NOT_ALL
    except KeyboardInterrupt:
        return NOT_ALL
    except OSError:
        raise WrongUse(messages.CannotBeOpened(path)) from None
    except NoExport:
        raise WrongUse(messages.NoExport(path)) from None
    except NewerFormat as newer:
        raise WrongUse(messages.NewerExport(path, str(newer))) from None


def _the_file(words: tuple[str, ...]) -> str:
    if len(words) != 1:
        raise WrongUse(messages.NeedsFile())
    return words[0]


async def _export(url: str, file: BinaryIO) -> End:
    end = End(0, 0, 0)
    async with store_at(url) as client:
        lines: AsyncIterator[Header | Line] = export(
            client, at=datetime.now(UTC).isoformat(timespec="seconds"), program=version("palifico")
        )
        async for line in lines:
            file.write(write(line))
            end = line if isinstance(line, End) else end
    return end


async def _restore(url: str, lines: Iterable[bytes], say: Say, *, replace: bool) -> int:
    found: Counter[tuple[Outcome, bool]] = Counter()
    missing = True
    async with store_at(url) as client:
        async for each in restore(client, lines, replace=replace):
            match each.outcome:
                case Outcome.DAMAGED:
                    _tell(say(messages.LineDamaged(each.number)))
                case Outcome.NEWER:
                    _tell(say(messages.LineNewer(each.number)))
                case Outcome.END:
                    missing = each.before != found.total()
                    continue
                case _:
                    pass
            found[each.outcome, each.is_table] += 1
    if missing:
        _tell(say(messages.CutShort()))
    _tell(say(messages.Imported(found[Outcome.PUT_BACK, True], found[Outcome.PUT_BACK, False])))
    tables, others = found[Outcome.THERE_ALREADY, True], found[Outcome.THERE_ALREADY, False]
    if tables or others:
        _tell(say(messages.ThereAlready(tables, others)))
    all_back = found[Outcome.PUT_BACK, True] + found[Outcome.PUT_BACK, False] == found.total()
    return DONE if all_back and not missing else NOT_ALL


@contextmanager
def _written(path: str) -> Generator[BinaryIO]:
    """Give what is to be written to; a file takes its place once all is in it (rule 1)."""
    if path == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    place = Path(path)
    # Which makes it readable for its owner alone.
    number, made = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(number)
        Path(made).replace(place)
    except BaseException:
        with suppress(OSError):
            Path(made).unlink()
        raise


def _tell(*lines: str) -> None:
    print(*lines, sep="\n", file=sys.stderr)
