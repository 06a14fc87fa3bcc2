"""Looking for what is due: the deadlines and marks of all shards, and claims of what is in them.

The rules:

1. A shard that cannot be read is reported once, until it can be again, and stops no other shard.
2. What is due is claimed with a lease: whoever dies loses it to the next one.
3. A shard that does not answer in time is left alone for some seconds, unless none does.
4. A member that is no table of its shard is dropped and reported.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.ports import Log, StoreUnavailable
from storage import keys
from storage.client import Client, soon, text_of
from storage.scripts import script
from storage.trouble import Trouble, answering, trouble

LEFT_ALONE = 10.0
"""Seconds for which a shard is not asked that has not answered in time."""

_T = TypeVar("_T")

_SEEN_NEXT_TIME = (Trouble.WRONG_TYPE, Trouble.TIMEOUT, Trouble.UNREACHABLE)
"""What may become of a single shard; the next look reports it."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """How many tables have something to show, and for how many seconds the clock has been late at worst."""

    marks: int
    overdue: float


class Due:
    """What is due, in sorted sets of table ids by time. It owns which of them cannot be read."""

    def __init__(self, client: Client, log: Log, time: Callable[[], str]) -> None:
        """Look with a client; `time` is the time, or "" for the server's own."""
        self._client = client
        self._log = log
        self._time = time
        self._unreadable: set[str] = set()
        self._silent: dict[str, float] = {}
        self._load = script(client, "load")
        self._claim = script(client, "claim")
        self._forget = script(client, "forget")

    async def now(self, key: str) -> float:
        """Return the time of the server that has a key."""
        async with answering():
            found = await soon(self._load(keys=[key], args=[self._time()]))
        return float(found[0])

    async def members(self, sets: Sequence[str]) -> list[str]:
        """Return all that is in these sets, whenever it is due."""
        async with answering():
            asked = self._client.pipeline(transaction=False)
            for key in sets:
                asked.zrange(key, 0, -1, withscores=True)
            answers = self._readable(sets, await asked.execute(raise_on_error=False))
        found = (text_of(member) for members in answers.values() for member, _ in members)
        return [member for member in found if member is not None]

    async def idle(self, sets: Sequence[str]) -> float | None:
        """Return the seconds until the earliest time in these sets, None when there is none."""
        earliest = await self._earliest(sets)
        if not earliest:
            return None
        first = min(earliest, key=earliest.__getitem__)
        return max(0.0, earliest[first] - await self.now(keys.no_table(first)))

    async def overdue(self, sets: Sequence[str]) -> float:
        """Return for how many seconds the earliest time in these sets has been over, 0 when none has."""
        earliest = await self._earliest(sets)
        if not earliest:
            return 0.0
        first = min(earliest, key=earliest.__getitem__)
        return max(0.0, await self.now(keys.no_table(first)) - earliest[first])

    async def counted(self, sets: Sequence[str]) -> int:
        """Return how many are in these sets; those that cannot be read count as empty."""
        async with answering():
            asked = self._client.pipeline(transaction=False)
            for key in sets:
                asked.zcard(key)
            answers: Sequence[object] = await asked.execute(raise_on_error=False)
        return sum(answer for answer in answers if isinstance(answer, int))

    async def claimed(self, sets: Sequence[str], most: int, lease: float) -> list[str]:
        """Claim what is due in these sets for so many seconds, where it is most overdue first."""
        found: list[str] = []
        earliest = await self._earliest(sets) if most else {}
        if not earliest:
            return found
        # Asked of a shard that has just answered: the others may be out of reach.
        now = await self.now(keys.no_table(next(iter(earliest))))
        due = [key for key, time in earliest.items() if time <= now]
        for key in sorted(due, key=earliest.__getitem__):
            if len(found) < most:
                found += await self._claimed_in(key, most - len(found), lease)
        return found

    async def _earliest(self, sets: Sequence[str]) -> dict[str, float]:
        """Return the earliest time in each of these sets that has any, asked for in one go."""
        now = asyncio.get_running_loop().time()
        sets = [key for key in sets if self._silent.get(keys.shard_of(key), now) <= now] or sets
        async with answering():
            asked = self._client.pipeline(transaction=False)
            for key in sets:
                asked.zrange(key, 0, 0, withscores=True)
            answers = self._readable(sets, await asked.execute(raise_on_error=False))
        return {key: answer[0][1] for key, answer in answers.items() if answer}

    async def _claimed_in(self, key: str, most: int, lease: float) -> list[str]:
        try:
            async with answering():
                claimed = await soon(self._claim(keys=[key], args=[self._time(), lease, most]))
        except StoreUnavailable as error:
            if str(error) not in _SEEN_NEXT_TIME:
                raise
            return []
        found: list[str] = []
        for member in claimed:
            table_id = text_of(member)
            if table_id is not None and keys.is_of_its_shard(key, table_id):
                found.append(table_id)
            else:
                await self._drop(key, member)
        return found

    async def _drop(self, key: str, member: bytes) -> None:
        async with answering():
            await self._forget(keys=[keys.no_table(key), key, key], args=[member])
        self._log.warning("member-dropped", key=key)

    def _readable(self, sets: Sequence[str], answers: Sequence[_T | BaseException]) -> dict[str, _T]:
        """Return the answers of those sets that gave one; the others are reported, each once (rule 1).

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
            if reason is Trouble.TIMEOUT:
                self._silent[keys.shard_of(key)] = asyncio.get_running_loop().time() + LEFT_ALONE
            if key not in self._unreadable:
                self._log.warning("shard-unreadable", key=key, reason=reason.value)
        self._unreadable = (self._unreadable - set(sets)) | set(failures)
        return readable
