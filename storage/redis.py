"""The Redis store: tables, deadlines, marks and ledgers, against a server or embedded.

The rules:

1. All keys of a table carry its shard as their hash tag, so that every script stays in one slot.
2. A table is stored only by `commit.lua`: version, state, expiry, deadline, operations and mark
   in one step.
3. The driver repeats no command by itself: an operation that was applied and whose reply was
   lost is recognised by its id, never applied again.
4. Time is the server's own, so that processes with other clocks agree.
5. A table that cannot be read is set aside and reported; it stops no other table. A ledger or a
   pointer that cannot be read is reported once, counts as none and is written over.
6. Deadlines and marks are kept by platform, so that only those find them who speak there. A table's
   are where its home is; what is left to be shown elsewhere has a mark there.
7. What Redis says of itself when it fails is `StoreUnavailable`; of a single table it is `TableUnavailable`.

docs/redis.md lists the keys.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields

import msgspec

from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Busy, Conflict, Loaded, Log, Repeated, Saved, StoreUnavailable, TableUnavailable
from core.preferences import Preferences
from core.showing import Ledger
from core.table.values import Phase, Table, home
from storage import keys
from storage.client import Client, Script, text_of
from storage.codec import decode_ledger, decode_table, encode_ledger, encode_table
from storage.due import Backlog, Due
from storage.known import NewerFormat
from storage.scripts import script
from storage.settled import RedisSettled
from storage.texts import Unreadable, text_at
from storage.trouble import Trouble, answering

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

OLD_AFTER = 10.0
"""Seconds after which it is looked again for what was stored before deadlines were kept by platform."""

_Sets = Callable[[Collection[str]], tuple[str, ...]]

_SHOWN = b"shown:"

_FAULTS = (ValueError, KeyError, TypeError, msgspec.MsgspecError)
"""What reading a value may end in that is none."""


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
        self._old_from: dict[_Sets, float] = {}
        self._places: tuple[str, ...] = (keys.NOWHERE,)
        self._reported: set[str] = set()
        self._due = Due(client, log, self._time)
        self._load = script(client, "load")
        self._begin = script(client, "begin")
        self._postpone = script(client, "postpone")
        self._commit = script(client, "commit")
        self._claim_room = script(client, "claim_room")
        self._record = script(client, "record")
        self._keep = script(client, "keep")
        self._unmark = script(client, "unmark")
        self._forget = script(client, "forget")
        self._set_aside = script(client, "set_aside")
        self._settled = RedisSettled(client, log, self._expiry.preferences)

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def now(self) -> float:
        """Return the store's time."""
        return await self._due.now(keys.table(""))

    async def load(self, table_id: str) -> Loaded | None:
        """Return a table with its ledgers, None when there is none or it cannot be read."""
        answer = await self._ask(table_id, self._load, [keys.table(table_id)], [self._time()])
        return await self._read(table_id, answer) if answer else None

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        """Store a table if its version still is `expected`."""
        here = home(table)
        self._know(here)
        elsewhere = [keys.deadlines(table.id, place) for place in self._places if place != here]
        answer = await self._ask(
            table.id,
            self._commit,
            [keys.table(table.id), keys.deadlines(table.id, here), keys.marks(table.id, here), *elsewhere],
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
                keys=[keys.table(table_id), *self._marks(table_id)],
                args=[table_id, version, self._me, *ledgers],
            )
        return bool(ended)

    async def postpone(
        self, table_id: str, version: int, seconds: float | None, *, elsewhere: Collection[str] = ()
    ) -> bool:
        """End a showing that is to be gone on with after this time, unless there is something newer."""
        theirs = [keys.marks(table_id, platform) for platform in elsewhere]
        ours = [mark for mark in self._marks(table_id) if mark not in theirs]
        after = "" if seconds is None else repr(seconds)
        async with answering():
            (ended,) = await self._postpone(
                keys=[keys.table(table_id), *ours, *theirs],
                args=[self._time(), table_id, after, self._me, version, len(ours)],
            )
        return bool(ended)

    async def forget(self, table_id: str) -> None:
        """Drop the deadline and the mark of a table that is gone."""
        async with answering():
            await self._forget(
                keys=[keys.table(table_id), *self._deadlines(table_id), *self._marks(table_id)],
                args=[table_id],
            )

    async def claim_marked(self, platforms: Collection[str], most: int = 32) -> Sequence[str]:
        """Claim tables that have something to show on some platforms which nobody is showing."""
        return await self._claimed(keys.all_marks, platforms, most)

    async def claim_due(self, platforms: Collection[str], most: int = 32) -> Sequence[str]:
        """Claim tables of some platforms whose deadline has come."""
        return await self._claimed(keys.all_deadlines, platforms, most)

    async def running(self, platforms: Collection[str]) -> Sequence[str]:
        """Return the tables of some platforms at which a game runs."""
        return await self._due.members(keys.all_deadlines((*platforms, keys.NOWHERE)))

    async def idle(self, platforms: Collection[str]) -> float | None:
        """Return the seconds until the next deadline or mark of some platforms."""
        return await self._due.idle((*keys.all_deadlines(platforms), *keys.all_marks(platforms)))

    async def backlog(self, platforms: Collection[str]) -> Backlog:
        """Return what waits for those who speak on some platforms: a few calls, however much it is."""
        sets = (*platforms, keys.NOWHERE)
        marks = await self._due.counted(keys.all_marks(sets))
        return Backlog(marks, await self._due.overdue(keys.all_deadlines(sets)))

    async def claim_room(self, room: RoomRef, table_id: str, *, instead_of: str | None) -> str:
        """Let a room show this table and return the one it shows now."""

        async def claim(other: str | bytes) -> bytes:
            (shown,) = await self._claim_room(
                keys=[keys.pointer(room)], args=[table_id, other, self._expiry.preferences]
            )
            return bytes(shown)

        async with answering():
            shown = await claim(instead_of or "")
            if (other := text_of(shown)) is None:
                other = text_of(await claim(shown))
        return other or ""

    async def table_in(self, room: RoomRef) -> str | None:
        """Return the table that a room shows."""
        return await self._follow(room)

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        """Note that a player's direct conversation is about this table."""
        async with answering():
            await self._client.set(keys.pointer(player), table_id, ex=self._expiry.preferences)

    async def table_of(self, player: PlayerRef) -> str | None:
        """Return the table that a player's direct conversation is about."""
        return await self._follow(player)

    async def remember(self, audience: Audience, preferences: Preferences) -> None:
        """Store what a player or a room chose, and keep it from now on."""
        value = msgspec.json.encode(preferences).decode()
        async with answering():
            await self._client.set(keys.preferences(audience), value, ex=self._expiry.preferences)

    async def recall(self, audience: Audience) -> Preferences | None:
        """Return what a player or a room chose, None when there is nothing or it cannot be read."""
        try:
            found = await text_at(self._client, keys.preferences(audience))
            return msgspec.json.decode(found, type=Preferences) if found else None
        except Unreadable as fault:
            reason = fault.reason
        except msgspec.MsgspecError as fault:
            reason = type(fault).__name__
        self._log.warning("preferences-unreadable", audience=str(audience), fault=reason)
        return None

    async def arrange(self, room: RoomRef, name: str = "", value: str = "") -> None:
        """Change a setting of a room, an empty value to the usual, and keep all of them from now on."""
        await self._settled.arrange(room, name, value)

    async def arranged(self, room: RoomRef) -> Mapping[str, str]:
        """Return the settings of a room that are not as usual."""
        return await self._settled.arranged(room)

    async def _ask(
        self, table_id: str, asked: Script, own: Sequence[str], args: Sequence[str | bytes | float]
    ) -> list[bytes] | None:
        """Run a script on a table; what is no table at all is set aside, and None (rule 5)."""
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
        """Read a table out of a script's answer; one that cannot be read is set aside (rule 5)."""
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
                ledgers=self._ledgers(table_id, values),
            )
        except NewerFormat as newer:
            raise TableUnavailable(table_id, str(newer)) from newer
        except _FAULTS as fault:
            read = (values.get(b"version", b""), values.get(b"state", b""))
            if not await self._put_aside(table_id, type(fault).__name__, read):
                raise TableUnavailable(table_id, "changed while it was read") from fault
            return None

    def _ledgers(self, table_id: str, values: Mapping[bytes, bytes]) -> Mapping[Audience, Ledger]:
        """Return what each audience was shown; a ledger that cannot be read is left out (rule 5)."""
        found: dict[Audience, Ledger] = {}
        for name, value in values.items():
            if not name.startswith(_SHOWN):
                continue
            audience = name.removeprefix(_SHOWN).decode(errors="replace")
            try:
                found[keys.audience(audience)] = decode_ledger(value)
            except _FAULTS as fault:
                self._report_once(
                    "ledger-unreadable", type(fault).__name__, table=table_id, audience=audience
                )
        return found

    async def _put_aside(self, table_id: str, fault: str, read: tuple[bytes, bytes]) -> bool:
        """Put a value aside, unless it is no longer the version and state that were read."""
        async with answering():
            (put,) = await self._set_aside(
                keys=[
                    keys.table(table_id),
                    keys.broken(table_id),
                    *self._deadlines(table_id),
                    *self._marks(table_id),
                ],
                args=[table_id, self._expiry.broken * 1000, *read],
            )
        if put:
            self._log.warning("table-set-aside", table=table_id, fault=fault)
        return bool(put)

    async def _follow(self, audience: Audience) -> str | None:
        """Return the table that a pointer leads to; one that cannot be read leads to none (rule 5)."""
        try:
            found = await text_at(self._client, keys.pointer(audience))
        except Unreadable as fault:
            self._report_once("pointer-unreadable", fault.reason, audience=str(audience))
            return None
        self._reported.discard(f"audience={audience}")
        return found

    def _know(self, platform: str) -> None:
        """Remember a platform on which there may be something of a table."""
        if platform not in self._places:
            self._places = (*self._places, platform)

    async def _claimed(self, sets: _Sets, platforms: Collection[str], most: int) -> Sequence[str]:
        """Claim what is due on some platforms, and now and then what was stored before there were any."""
        for platform in platforms:
            self._know(platform)
        found = await self._due.claimed(sets(platforms), most, LEASE)
        now = asyncio.get_running_loop().time()
        if platforms and self._old_from.get(sets, now) <= now and len(found) < most:
            old = await self._due.claimed(sets((keys.NOWHERE,)), most - len(found), LEASE)
            self._old_from[sets] = now if old else now + OLD_AFTER
            found += old
        return found

    def _deadlines(self, table_id: str) -> list[str]:
        return [keys.deadlines(table_id, place) for place in self._places]

    def _marks(self, table_id: str) -> list[str]:
        return [keys.marks(table_id, place) for place in self._places]

    def _report_once(self, event: str, fault: str, **what: str) -> None:
        named = " ".join(f"{name}={value}" for name, value in what.items())
        if named not in self._reported:
            self._reported.add(named)
            self._log.warning(event, **what, fault=fault)

    def _time(self) -> str:
        return repr(self._clock()) if self._clock else ""


def _operations(value: bytes) -> Iterable[str]:
    """Return the updates that are remembered, without the times that stand among them."""
    return (each for each in msgspec.json.decode(value, type=tuple[str, ...]) if not each.startswith("@"))
