"""The names of all keys, and which of them share a slot. docs/redis.md describes each."""

import zlib
from collections.abc import Collection

from core.identity import Audience, PlayerRef, RoomRef

NOWHERE = ""
"""Instead of a platform: deadlines and marks as they were stored before they were kept by platform."""

SHARDS = 16
"""Into how many hash slots tables are spread. Part of the keys: not to be changed once in use."""


def table(table_id: str) -> str:
    """The hash of a table: version, state, operations, and what each audience was shown."""
    return f"{_tag(table_id)}:table:{table_id}"


def broken(table_id: str) -> str:
    """Where a table that cannot be read is put."""
    return f"{_tag(table_id)}:broken:{table_id}"


def deadlines(table_id: str, platform: str) -> str:
    """The sorted set of deadlines, of a table's shard, for those who speak on a platform."""
    return f"{_tag(table_id)}:deadlines{_of(platform)}"


def marks(table_id: str, platform: str) -> str:
    """The sorted set of a table's shard of what is to be shown on a platform, by when anyone may."""
    return f"{_tag(table_id)}:marks{_of(platform)}"


def all_deadlines(platforms: Collection[str]) -> tuple[str, ...]:
    """The deadlines of all shards for those who speak on some platforms."""
    ends = [_of(platform) for platform in platforms]
    return tuple(f"{_shard(number)}:deadlines{end}" for number in range(SHARDS) for end in ends)


def all_marks(platforms: Collection[str]) -> tuple[str, ...]:
    """The marks of all shards for those who speak on some platforms."""
    ends = [_of(platform) for platform in platforms]
    return tuple(f"{_shard(number)}:marks{end}" for number in range(SHARDS) for end in ends)


def shard_of(key: str) -> str:
    """Return what the keys of a shard begin with.

    >>> shard_of("palifico:{s7}:marks:matrix"), shard_of("palifico:{s7}:marks")
    ('palifico:{s7}', 'palifico:{s7}')
    """
    return key[: key.index("}") + 1]


def is_of_its_shard(key: str, table_id: str) -> bool:
    """Return whether a table belongs in some deadlines or marks."""
    return shard_of(key) == _tag(table_id)


def no_table(beside: str) -> str:
    """A key of no table, in the shard of some deadlines or marks: where only the time is asked for."""
    return f"{shard_of(beside)}:table:"


def pointer(audience: Audience) -> str:
    """The table that a room shows, or a player's direct conversation is about."""
    return f"palifico:{audience}"


def preferences(audience: Audience) -> str:
    """What a room or a player chose."""
    return f"palifico:preferences:{audience}"


def settings(room: Audience) -> str:
    """The settings of a room."""
    return f"palifico:settings:{room}"


def blocked() -> str:
    """Whom the operators have blocked."""
    return "palifico:blocked"


def announcement() -> str:
    """What the operators have announced last."""
    return "palifico:announcement"


def pulse(platform: str) -> str:
    """When a process last spoke on a platform, and when none did before."""
    return f"palifico:{{{platform}}}:pulse"


def limit(platform: str, name: str) -> str:
    """When all places of a limit are free again; the limits of a platform share a slot."""
    return f"palifico:{{{platform}}}:limit:{name}"


def block(platform: str, name: str) -> str:
    """Until when nothing may be sent."""
    return f"palifico:{{{platform}}}:block:{name}"


def done(platform: str, name: str) -> str:
    """What was done last of what is done once for all processes."""
    return f"palifico:{{{platform}}}:done:{name}"


def log_key() -> str:
    """The key of the fingerprints that stand in logs instead of ids."""
    return "palifico:log-key"


def lease(platform: str, name: str) -> str:
    """Who has what only one process may have at a time, and until when."""
    return f"palifico:{{{platform}}}:lease:{name}"


def audience(text: str) -> Audience:
    """Return the audience whose text this is."""
    platform, kind, name = text.split(":", 2)
    return RoomRef(platform, name) if kind == "room" else PlayerRef(platform, name)


def _tag(table_id: str) -> str:
    return _shard(zlib.crc32(table_id.encode()) % SHARDS)


def _of(platform: str) -> str:
    return f":{platform}" if platform else ""


def _shard(number: int) -> str:
    return f"palifico:{{s{number}}}"
