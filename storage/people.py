"""What is kept of people: which tables know whom, who asked to be forgotten, and the removal of both.

The rules:

1. Each player has a set of the tables that know them, by since when. It may lack one, where a process
   was killed between two steps or the table is older than the set; so the tables themselves are searched
   as well, on the server, where nobody waits for a game.
2. That search has an end: it looks at `SEARCHED_AT_MOST` tables.
3. Who asked to be forgotten is known for some minutes. What they confirmed is an order, kept until it is
   settled: whoever dies over it leaves it to the next process.
4. A set that is none counts as empty and is written over.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

import msgspec

from core.identity import Audience, PlayerRef, RoomRef
from core.personal.ports import Found, Order, Stored
from core.ports import Log, StoreUnavailable
from storage import keys
from storage.client import Client, text_of
from storage.scripts import script
from storage.trouble import Trouble, answering

SEARCHED_AT_MOST = 100_000
"""How many tables are looked at to find somebody."""

_AT_A_TIME = 100
"""How many of them one call looks at: each is short, so that games go on between."""

_SCANNED = 1000
"""How many keys are listed at a time."""

_ORDERS_AT_MOST = 8


class RedisPeople:
    """`core.ports.People` on Redis."""

    def __init__(self, client: Client, log: Log, time: Callable[[], str], noted_for: int) -> None:
        """Use a store's client; `time` is the time, or "" for the server's own.

        Args:
            client: the connection.
            log: told of orders that cannot be read.
            time: returns the time.
            noted_for: seconds for which it is noted that a table knows somebody, or is theirs.
        """
        self._client = client
        self._log = log
        self._time = time
        self._noted_for = noted_for
        self._note = script(client, "note")
        self._mentions = script(client, "mentions")
        self._drop_pointer = script(client, "drop_pointer")
        self._claim = script(client, "claim")

    async def note(self, player: PlayerRef, table_id: str) -> None:
        """Note that a table knows a player."""
        async with answering():
            await self._note(keys=[keys.known(player)], args=[self._time(), table_id, self._noted_for])

    async def seat(self, player: PlayerRef, table_id: str) -> None:
        """Note that a table knows a player, and that their direct conversation is about it."""
        await self.note(player, table_id)
        async with answering():
            await self._client.set(keys.pointer(player), table_id, ex=self._noted_for)

    async def noted(self, player: PlayerRef) -> Mapping[str, float]:
        """Return the tables that are noted to know a player (rule 4)."""
        try:
            async with answering():
                found = await self._client.zrange(keys.known(player), 0, -1, withscores=True)
        except StoreUnavailable as error:
            if str(error) != Trouble.WRONG_TYPE:
                raise
            return {}
        return {text: since for member, since in found if (text := text_of(member)) is not None}

    async def unnote(self, player: PlayerRef, table_id: str) -> None:
        """Note that a table does not know a player any more; the last one takes the set with it."""
        async with answering():
            await self._client.zrem(keys.known(player), table_id)

    async def search(self, audiences: Sequence[Audience]) -> Found:
        """Return what may know somebody (rules 1 and 2)."""
        wanted = [part for each in audiences for part in (each.id, f"shown:{each}")]
        found: list[str] = []
        async with answering():
            for some in _in_one_slot(await self._listed()):
                found += [key.decode() for key in await self._mentions(keys=some, args=wanted)]
        return Found(
            tables=[keys.table_id(key) for key in found if keys.is_table(key)],
            broken=[keys.table_id(key) for key in found if keys.is_broken(key)],
        )

    async def lasts(self, what: Stored, of: Audience | str) -> float:
        """Return the seconds until something is deleted by itself."""
        async with answering():
            return max(0.0, await self._client.pttl(_key(what, of)) / 1000)

    async def drop(self, table_id: str) -> None:
        """Delete a table; its deadline and its marks are those of one that is gone (`Store.forget`)."""
        async with answering():
            await self._client.delete(keys.table(table_id))

    async def drop_broken(self, table_id: str) -> None:
        """Delete what was put aside under a table's id."""
        async with answering():
            await self._client.delete(keys.broken(table_id))

    async def drop_preferences(self, audience: Audience) -> None:
        """Delete what somebody or a room chose, and what was settled for it."""
        async with answering():
            await self._client.delete(keys.preferences(audience))
            if isinstance(audience, RoomRef):
                await self._client.delete(keys.settings(audience))

    async def drop_pointer(self, audience: Audience, table_id: str) -> None:
        """Delete what leads an audience to this table."""
        async with answering():
            await self._drop_pointer(keys=[keys.pointer(audience)], args=[table_id])

    async def ask(self, player: PlayerRef, operation: str, seconds: int) -> str:
        """Note who asked, and return the operation by which they asked first."""
        async with answering():
            await self._client.set(keys.asked(player), operation, ex=seconds, nx=True)
            first = await self._client.get(keys.asked(player))
        return (text_of(first) if first is not None else None) or operation

    async def asked(self, player: PlayerRef) -> None:
        """Forget that somebody asked."""
        async with answering():
            await self._client.delete(keys.asked(player))

    async def order(self, order: Order, due: float, *, instead_of: Order | None = None) -> None:
        """Keep an order."""
        async with answering():
            await self._client.zadd(keys.orders(), {_written(order): due})
            if instead_of is not None:
                await self._client.zrem(keys.orders(), _written(instead_of))

    async def orders(self, lease: float) -> Sequence[Order]:
        """Claim the orders that are due; one that cannot be read is reported and dropped."""
        async with answering():
            claimed = await self._claim(keys=[keys.orders()], args=[self._time(), lease, _ORDERS_AT_MOST])
        found: list[Order] = []
        for member in claimed:
            try:
                found.append(_read(member))
            except (msgspec.MsgspecError, ValueError) as fault:
                self._log.warning("order-unreadable", fault=type(fault).__name__)
                async with answering():
                    await self._client.zrem(keys.orders(), member)
        return found

    async def settle(self, order: Order) -> None:
        """Keep an order no longer."""
        async with answering():
            await self._client.zrem(keys.orders(), _written(order))

    async def _listed(self) -> Sequence[str]:
        found: list[str] = []
        async for key in self._client.scan_iter(match=keys.any_table(), count=_SCANNED):
            text = text_of(key)
            if text is not None and (keys.is_table(text) or keys.is_broken(text)):
                found.append(text)
            if len(found) >= SEARCHED_AT_MOST:
                self._log.warning("search-bounded", tables=len(found))
                break
        return found


def _in_one_slot(listed: Sequence[str]) -> Sequence[Sequence[str]]:
    """Return keys a few at a time, those of a shard together."""
    shards: dict[str, list[str]] = defaultdict(list)
    for key in dict.fromkeys(listed):
        shards[key.split(":")[1]].append(key)
    return [
        of_shard[first : first + _AT_A_TIME]
        for of_shard in shards.values()
        for first in range(0, len(of_shard), _AT_A_TIME)
    ]


def _key(what: Stored, of: Audience | str) -> str:
    if isinstance(of, str):
        return keys.table(of)
    return keys.pointer(of) if what is Stored.POINTER else keys.preferences(of)


def _written(order: Order) -> str:
    alone = order.alone.id if order.alone is not None else ""
    player = order.player
    written = [player.platform, player.id, alone, order.name, order.since, order.done]
    return msgspec.json.encode(written).decode()


def _read(member: bytes) -> Order:
    platform, identifier, alone, name, since, done = msgspec.json.decode(
        member, type=tuple[str, str, str, str, float, bool]
    )
    room = RoomRef(platform, alone) if alone else None
    return Order(PlayerRef(platform, identifier), room, name, since, done)
