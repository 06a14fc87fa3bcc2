"""The Redis store: tables, deadlines, marks and ledgers, against a server or embedded.

The rules:

1. All keys of a table carry its shard as their hash tag, so that every script stays in one slot.
2. A table is stored only by `commit.lua`: version, state, expiry, deadline, operation and mark
   in one step.
3. The driver repeats no command by itself: an operation that was applied and whose reply was
   lost is recognised by its id, never applied again.
4. What Redis says of itself when it fails is `StoreUnavailable`, nothing else.
"""

import zlib
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from redis.exceptions import RedisError

from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Conflict, Loaded, Repeated, Saved, StoreUnavailable
from core.showing import Ledger
from core.table.values import Phase, Table
from storage.client import Client
from storage.codec import decode_ledger, decode_table, encode_ledger, encode_table

SHARDS = 16
"""Into how many hash slots tables are spread. Part of the keys: not to be changed once in use."""

OPERATIONS_KEPT = 16
"""How many updates of a table are remembered, to know a repeated one."""

_SCRIPTS = Path(__file__).parent
_SHOWN = b"shown:"


@dataclass(frozen=True, slots=True)
class Expiry:
    """How long each kind of value is kept after its last change, in seconds."""

    lobby: int = 24 * 3600
    running: int = 7 * 24 * 3600
    finished: int = 30 * 24 * 3600

    def of(self, table: Table) -> int:
        """Return how long a table is kept in its phase."""
        if table.phase is Phase.LOBBY:
            return self.lobby
        return self.running if table.phase is Phase.PLAYING else self.finished


class RedisStore:
    """`core.ports.Store` on Redis. It owns the client, which `close` closes."""

    def __init__(self, client: Client, expiry: Expiry | None = None) -> None:
        """Use a client that repeats nothing by itself (rule 3)."""
        self._client = client
        self._expiry = expiry or Expiry()
        self._commit = client.register_script((_SCRIPTS / "commit.lua").read_text())
        self._record = client.register_script((_SCRIPTS / "record.lua").read_text())
        self._unmark = client.register_script((_SCRIPTS / "unmark.lua").read_text())

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def load(self, table_id: str) -> Loaded | None:
        """Return a table with its ledgers, None when there is none."""
        async with _answering():
            values = await self._client.hgetall(_table_key(table_id))
        return _loaded(values)

    async def commit(
        self, table: Table, *, expected: int, operation: str, deadline: float | None
    ) -> Saved | Repeated | Conflict:
        """Store a table if its version still is `expected`."""
        tag = _tag(table.id)
        async with _answering():
            answer = await self._commit(
                keys=[_table_key(table.id), _deadlines_key(tag), _marks_key(tag)],
                args=[
                    expected,
                    encode_table(table),
                    operation,
                    OPERATIONS_KEPT,
                    self._expiry.of(table) * 1000,
                    "" if deadline is None else repr(deadline),
                    table.id,
                ],
            )
        match answer[0]:
            case b"saved":
                return Saved(int(answer[1]))
            case b"repeated":
                return Repeated()
            case _:
                pairs = iter(answer[1:])
                return Conflict(_loaded(dict(zip(pairs, pairs, strict=True))))

    async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> None:
        """Store what an audience has been shown, with the table and as long as it."""
        async with _answering():
            await self._record(keys=[_table_key(table_id)], args=[f"shown:{audience}", encode_ledger(ledger)])

    async def unmark(self, table_id: str, version: int) -> None:
        """Note that everything of this version is shown."""
        async with _answering():
            await self._unmark(keys=[_marks_key(_tag(table_id))], args=[table_id, version])

    async def marked(self) -> Sequence[str]:
        """Return the tables that have something to show."""
        found: list[str] = []
        async with _answering():
            for shard in range(SHARDS):
                members = await self._client.zrange(_marks_key(_shard_tag(shard)), 0, -1)
                found += [member.decode() for member in members]
        return found

    async def due(self, now: float) -> Sequence[str]:
        """Return the tables whose deadline has come; one whose table has expired is forgotten."""
        found: list[str] = []
        async with _answering():
            for shard in range(SHARDS):
                deadlines = _deadlines_key(_shard_tag(shard))
                for member in await self._client.zrangebyscore(deadlines, "-inf", now):
                    if await self._client.exists(_table_key(member.decode())):
                        found.append(member.decode())
                    else:
                        await self._client.zrem(deadlines, member)
        return found

    async def next_deadline(self) -> float | None:
        """Return the earliest deadline of all tables."""
        first: list[float] = []
        async with _answering():
            for shard in range(SHARDS):
                deadlines = _deadlines_key(_shard_tag(shard))
                for member in await self._client.zrange(deadlines, 0, 0):
                    score = await self._client.zscore(deadlines, member)
                    first += [] if score is None else [score]
        return min(first, default=None)

    async def seat_room(self, room: RoomRef, table_id: str) -> None:
        """Note that a room shows this table."""
        await self._point(f"palifico:{room}", table_id)

    async def table_in(self, room: RoomRef) -> str | None:
        """Return the table that a room shows."""
        return await self._follow(f"palifico:{room}")

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        """Note that a player's direct conversation is about this table."""
        await self._point(f"palifico:{player}", table_id)

    async def table_of(self, player: PlayerRef) -> str | None:
        """Return the table that a player's direct conversation is about."""
        return await self._follow(f"palifico:{player}")

    async def _point(self, key: str, table_id: str) -> None:
        async with _answering():
            await self._client.set(key, table_id, ex=self._expiry.finished)

    async def _follow(self, key: str) -> str | None:
        async with _answering():
            found = await self._client.get(key)
        return found.decode() if found else None


def _loaded(values: Mapping[bytes, bytes]) -> Loaded | None:
    if b"state" not in values:
        return None
    ledgers = {
        _audience(name[len(_SHOWN) :].decode()): decode_ledger(value)
        for name, value in values.items()
        if name.startswith(_SHOWN)
    }
    operations = msgspec.json.decode(values[b"operations"], type=tuple[str, ...])
    return Loaded(decode_table(values[b"state"]), int(values[b"version"]), operations, ledgers)


def _audience(text: str) -> Audience:
    platform, kind, name = text.split(":", 2)
    return RoomRef(platform, name) if kind == "room" else PlayerRef(platform, name)


def _tag(table_id: str) -> str:
    return _shard_tag(zlib.crc32(table_id.encode()) % SHARDS)


def _shard_tag(shard: int) -> str:
    return f"palifico:{{s{shard}}}"


def _table_key(table_id: str) -> str:
    return f"{_tag(table_id)}:table:{table_id}"


def _deadlines_key(tag: str) -> str:
    return f"{tag}:deadlines"


def _marks_key(tag: str) -> str:
    return f"{tag}:marks"


@asynccontextmanager
async def _answering() -> AsyncGenerator[None]:
    """Let every failure of Redis be the one error that core knows (rule 4)."""
    try:
        yield
    except (RedisError, OSError) as error:
        raise StoreUnavailable(type(error).__name__) from error
