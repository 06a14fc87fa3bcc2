"""The Redis store: tables, deadlines, marks and ledgers, against a server or embedded.

The rules:

1. All keys of a table carry its shard as their hash tag, so that every script stays in one slot.
2. A table is stored only by `commit.lua`: version, state, expiry, deadline, operations and mark
   in one step.
3. The driver repeats no command by itself: an operation that was applied and whose reply was
   lost is recognised by its id, never applied again.
4. Time is the server's own, so that processes with other clocks agree.
5. What is due is claimed with a lease: whoever dies loses it to the next one.
6. A value that cannot be read is set aside and reported; it stops no other table. A shard that
   cannot be read is reported once and stops no other shard.
7. What Redis says of itself when it fails is `StoreUnavailable`; of a single table it is `TableUnavailable`.

docs/redis.md lists the keys.
"""

import json
import secrets
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from typing import TypeVar

import msgspec
from redis.exceptions import RedisClusterException, RedisError

from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Busy, Conflict, Loaded, Log, Repeated, Saved, StoreUnavailable, TableUnavailable
from core.preferences import Preferences
from core.showing import Ledger
from core.table.values import Phase, Table
from storage import keys
from storage.client import Client, Script
from storage.codec import decode_ledger, decode_table, encode_ledger, encode_table
from storage.known import NewerFormat
from storage.scripts import script
from storage.trouble import Trouble, did_nothing, trouble

OPERATIONS_KEPT = 16
"""How many updates of a table are remembered at least, to know a repeated one."""

OPERATIONS_AT_MOST = 32
"""How many are remembered while they are young."""

OPERATIONS_YOUNG = 600
"""Seconds for which they are."""

LEASE = 10.0
"""Seconds for which a claimed deadline or mark is left to whoever claimed it."""

TAKEOVER = 5.0
"""Seconds after which others show what the process that stored it has not shown."""

SHOWING_LASTS = 4.0
"""Seconds for which a showing is claimed, anew with every message; less than `TAKEOVER`."""

_SHOWN = b"shown:"

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Expiry:
    """How long each kind of value is kept after its last change, in seconds.

    There are four settings: these first three, and how long a running game lasts after its last move,
    which is `Settings.lasts` of the service. Then it closes itself, and only a `margin` later does it
    expire. `preferences` are what is remembered of a room or a player.
    """

    lobby: int = 24 * 3600
    finished: int = 30 * 24 * 3600
    preferences: int = 365 * 24 * 3600
    broken: int = 30 * 24 * 3600
    margin: int = 24 * 3600

    def __post_init__(self) -> None:
        """Refuse times in which nothing would be kept at all.

        Raises:
            ValueError: a time is not positive.
        """
        for each in fields(self):
            if (seconds := getattr(self, each.name)) <= 0:
                raise ValueError(f"{each.name} must be a positive number of seconds, not {seconds}")

    def of(self, table: Table) -> int:
        """Return how long a table is kept in its phase."""
        if table.phase is Phase.LOBBY:
            return self.lobby
        return int(table.lasts) + self.margin if table.phase is Phase.PLAYING else self.finished


class RedisStore:
    """`core.ports.Store` on Redis. It owns the client, which `close` closes."""

    def __init__(
        self,
        client: Client,
        log: Log,
        *,
        expiry: Expiry | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Use a client that repeats nothing by itself (rule 3).

        Args:
            client: the connection.
            log: told of values that are set aside.
            expiry: how long values are kept.
            clock: the time instead of the server's own, for tests.
        """
        self._client = client
        self._log = log
        self._expiry = expiry or Expiry()
        self._clock = clock
        self._me = secrets.token_hex(8)
        self._unreadable: set[str] = set()
        self._load = script(client, "load")
        self._begin = script(client, "begin")
        self._postpone = script(client, "postpone")
        self._commit = script(client, "commit")
        self._claim_room = script(client, "claim_room")
        self._record = script(client, "record")
        self._keep = script(client, "keep")
        self._unmark = script(client, "unmark")
        self._claim = script(client, "claim")
        self._forget = script(client, "forget")
        self._set_aside = script(client, "set_aside")

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def now(self) -> float:
        """Return the store's time."""
        return await self._now(keys.table(""))

    async def load(self, table_id: str) -> Loaded | None:
        """Return a table with its ledgers, None when there is none or it cannot be read."""
        answer = await self._ask(table_id, self._load, [keys.table(table_id)], [self._time()])
        return await self._read(table_id, answer) if answer else None

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        """Store a table if its version still is `expected`."""
        answer = await self._ask(
            table.id,
            self._commit,
            [keys.table(table.id), keys.deadlines(table.id), keys.marks(table.id)],
            [
                self._time(),
                expected,
                encode_table(table),
                json.dumps(operations),
                OPERATIONS_KEPT,
                self._expiry.of(table) * 1000,
                "" if deadline is None else repr(deadline),
                table.id,
                TAKEOVER,
                OPERATIONS_AT_MOST,
                OPERATIONS_YOUNG,
            ],
        )
        if answer is None:
            return Conflict(None)
        kind, *rest = answer
        match kind:
            case b"saved":
                return Saved(int(rest[0]))
            case b"repeated":
                return Repeated(frozenset(operation.decode() for operation in rest))
            case _:
                return Conflict(await self._read(table.id, rest))

    async def begin_showing(self, table_id: str) -> Loaded | Busy | None:
        """Return a table to be shown, unless somebody else is showing it."""
        answer = await self._ask(
            table_id, self._begin, [keys.table(table_id)], [self._time(), self._me, SHOWING_LASTS]
        )
        if answer is None:
            return None
        return await self._read(table_id, answer) if answer else Busy()

    async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> bool:
        """Store what an audience has been shown, with the table and as long as it."""
        async with answering():
            (noted,) = await self._record(
                keys=[keys.table(table_id)],
                args=[self._time(), f"shown:{audience}", encode_ledger(ledger), self._me, SHOWING_LASTS],
            )
        return bool(noted)

    async def keep(self, table_id: str) -> bool:
        """Go on showing a table; whether it is still this process that does."""
        async with answering():
            (kept,) = await self._keep(
                keys=[keys.table(table_id)], args=[self._time(), self._me, SHOWING_LASTS]
            )
        return bool(kept)

    async def unmark(self, table_id: str, version: int, gone: Sequence[Audience] = ()) -> bool:
        """End a showing and drop some ledgers with it; whether there is nothing newer to be shown."""
        ledgers = [f"shown:{audience}" for audience in gone]
        async with answering():
            (ended,) = await self._unmark(
                keys=[keys.table(table_id), keys.marks(table_id)],
                args=[table_id, version, self._me, *ledgers],
            )
        return bool(ended)

    async def postpone(self, table_id: str, version: int, seconds: float) -> bool:
        """End a showing that is to be gone on with after this time, unless there is something newer."""
        async with answering():
            (ended,) = await self._postpone(
                keys=[keys.table(table_id), keys.marks(table_id)],
                args=[self._time(), table_id, seconds, self._me, version],
            )
        return bool(ended)

    async def forget(self, table_id: str) -> None:
        """Drop the deadline and the mark of a table that is gone."""
        async with answering():
            await self._forget(
                keys=[keys.table(table_id), keys.deadlines(table_id), keys.marks(table_id)], args=[table_id]
            )

    async def claim_marked(self, most: int = 32) -> Sequence[str]:
        """Claim tables that have something to show which nobody is showing."""
        return await self._claimed(keys.all_marks(), most)

    async def claim_due(self, most: int = 32) -> Sequence[str]:
        """Claim tables whose deadline has come."""
        return await self._claimed(keys.all_deadlines(), most)

    async def idle(self) -> float | None:
        """Return the seconds until the next deadline or mark of any table."""
        earliest = await self._earliest((*keys.all_deadlines(), *keys.all_marks()))
        if not earliest:
            return None
        first = min(earliest, key=earliest.__getitem__)
        return max(0.0, earliest[first] - await self._now(keys.no_table(first)))

    async def claim_room(self, room: RoomRef, table_id: str, *, instead_of: str | None) -> str:
        """Let a room show this table and return the one it shows now."""
        async with answering():
            (shown,) = await self._claim_room(
                keys=[keys.pointer(room)], args=[table_id, instead_of or "", self._expiry.preferences]
            )
        return str(shown.decode())

    async def table_in(self, room: RoomRef) -> str | None:
        """Return the table that a room shows."""
        return await self._follow(keys.pointer(room))

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        """Note that a player's direct conversation is about this table."""
        async with answering():
            await self._client.set(keys.pointer(player), table_id, ex=self._expiry.preferences)

    async def table_of(self, player: PlayerRef) -> str | None:
        """Return the table that a player's direct conversation is about."""
        return await self._follow(keys.pointer(player))

    async def remember(self, audience: Audience, preferences: Preferences) -> None:
        """Store what a player or a room chose, and keep it from now on."""
        value = msgspec.json.encode(preferences).decode()
        async with answering():
            await self._client.set(keys.preferences(audience), value, ex=self._expiry.preferences)

    async def recall(self, audience: Audience) -> Preferences | None:
        """Return what a player or a room chose, None when there is nothing or it cannot be read."""
        try:
            found = await self._follow(keys.preferences(audience))
            return msgspec.json.decode(found, type=Preferences) if found else None
        except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
            reason = type(fault).__name__
        except StoreUnavailable as error:
            if str(error) != Trouble.WRONG_TYPE:
                raise
            reason = str(error)
        self._log.warning("preferences-unreadable", audience=str(audience), fault=reason)
        return None

    async def _ask(
        self, table_id: str, asked: Script, own: Sequence[str], args: Sequence[str | bytes | float]
    ) -> list[bytes] | None:
        """Run a script on a table; what is no table at all is set aside, and None (rule 6)."""
        try:
            async with answering():
                return await asked(keys=own, args=args)
        except StoreUnavailable as error:
            if str(error) != Trouble.WRONG_TYPE:
                raise
            # Otherwise it is the deadlines or the marks of the shard that are none.
            if not await self._put_aside(table_id, Trouble.WRONG_TYPE, (b"", b"")):
                raise
            return None

    async def _read(self, table_id: str, answer: Sequence[bytes]) -> Loaded | None:
        """Read a table out of a script's answer; one that cannot be read is set aside (rule 6)."""
        now, *pairs = answer
        values = dict(zip(pairs[::2], pairs[1::2], strict=True))
        if not values:
            return None
        try:
            return Loaded(
                table=decode_table(values[b"state"]),
                version=int(values[b"version"]),
                now=float(now),
                operations=tuple(_operations(values[b"operations"])),
                ledgers=dict(_ledgers(values)),
            )
        except NewerFormat as newer:
            raise TableUnavailable(table_id, str(newer)) from newer
        except (ValueError, KeyError, TypeError, msgspec.MsgspecError) as fault:
            read = (values.get(b"version", b""), values.get(b"state", b""))
            if not await self._put_aside(table_id, type(fault).__name__, read):
                raise TableUnavailable(table_id, "changed while it was read") from fault
            return None

    async def _put_aside(self, table_id: str, fault: str, read: tuple[bytes, bytes]) -> bool:
        """Put a value aside, unless it is no longer the version and state that were read."""
        async with answering():
            (put,) = await self._set_aside(
                keys=[
                    keys.table(table_id),
                    keys.broken(table_id),
                    keys.deadlines(table_id),
                    keys.marks(table_id),
                ],
                args=[table_id, self._expiry.broken * 1000, *read],
            )
        if put:
            self._log.warning("table-set-aside", table=table_id, fault=fault)
        return bool(put)

    async def _earliest(self, sets: Sequence[str]) -> dict[str, float]:
        """Return the earliest time in each of these sets that has any, asked for in one go."""
        async with answering():
            asked = self._client.pipeline(transaction=False)
            for key in sets:
                asked.zrange(key, 0, 0, withscores=True)
            answers = self._readable(sets, await asked.execute(raise_on_error=False))
        return {key: answer[0][1] for key, answer in answers.items() if answer}

    async def _claimed(self, sets: Sequence[str], most: int) -> list[str]:
        """Claim what is due in these sets, where it is most overdue first."""
        found: list[str] = []
        earliest = await self._earliest(sets) if most else {}
        if not earliest:
            return found
        # Asked of a shard that has just answered: the others may be out of reach.
        now = await self._now(keys.no_table(next(iter(earliest))))
        due = [key for key, time in earliest.items() if time <= now]
        for key in sorted(due, key=earliest.__getitem__):
            if len(found) < most:
                found += await self._claimed_in(key, most - len(found))
        return found

    async def _claimed_in(self, key: str, most: int) -> list[str]:
        try:
            async with answering():
                claimed = await self._claim(keys=[key], args=[self._time(), LEASE, most])
        except StoreUnavailable as error:
            if str(error) != Trouble.WRONG_TYPE:
                raise
            # Written over just now; the next look reports it.
            return []
        return [member.decode() for member in claimed]

    def _readable(self, sets: Sequence[str], answers: Sequence[_T | BaseException]) -> dict[str, _T]:
        """Return the answers of those sets that gave one; the others are reported, each once (rule 6).

        Raises:
            BaseException: it concerns the server rather than a shard: no set gave an answer.
        """
        readable: dict[str, _T] = {}
        failures: dict[str, BaseException] = {}
        for key, answer in zip(sets, answers, strict=True):
            if isinstance(answer, BaseException):
                failures[key] = answer
            else:
                readable[key] = answer
        for key, failure in failures.items():
            reason = trouble(failure)
            if not readable and reason is not Trouble.WRONG_TYPE:
                raise failure
            if key not in self._unreadable:
                self._log.warning("shard-unreadable", key=key, reason=reason.value)
        self._unreadable = (self._unreadable - set(sets)) | set(failures)
        return readable

    async def _now(self, key: str) -> float:
        async with answering():
            found = await self._load(keys=[key], args=[self._time()])
        return float(found[0])

    async def _follow(self, key: str) -> str | None:
        async with answering():
            found = await self._client.get(key)
        return found.decode() if found else None

    def _time(self) -> str:
        return repr(self._clock()) if self._clock else ""


def _operations(value: bytes) -> Iterable[str]:
    """Return the updates that are remembered, without the times that stand among them."""
    return (each for each in msgspec.json.decode(value, type=tuple[str, ...]) if not each.startswith("@"))


def _ledgers(values: dict[bytes, bytes]) -> Iterable[tuple[Audience, Ledger]]:
    for name, value in values.items():
        if name.startswith(_SHOWN):
            yield keys.audience(name[len(_SHOWN) :].decode()), decode_ledger(value)


@asynccontextmanager
async def answering() -> AsyncGenerator[None]:
    """Let every failure of Redis be the one error that core knows, with what is the matter (rule 7)."""
    try:
        yield
    except (RedisError, RedisClusterException, OSError) as error:
        raise StoreUnavailable(trouble(error).value, nothing_done=did_nothing(error)) from error
