"""The names of all keys, and which of them share a slot. docs/redis.md describes each."""

import zlib

from core.identity import Audience, PlayerRef, RoomRef

SHARDS = 16
"""Into how many hash slots tables are spread. Part of the keys: not to be changed once in use."""


def table(table_id: str) -> str:
    """The hash of a table: version, state, operations, and what each audience was shown."""
    return f"{_tag(table_id)}:table:{table_id}"


def broken(table_id: str) -> str:
    """Where a table that cannot be read is put."""
    return f"{_tag(table_id)}:broken:{table_id}"


def deadlines(table_id: str) -> str:
    """The sorted set of deadlines of a table's shard."""
    return f"{_tag(table_id)}:deadlines"


def marks(table_id: str) -> str:
    """The sorted set of a table's shard of tables with something to show, by when anyone may show it."""
    return f"{_tag(table_id)}:marks"


def all_deadlines() -> tuple[str, ...]:
    """The deadlines of all shards."""
    return tuple(f"{_shard(number)}:deadlines" for number in range(SHARDS))


def all_marks() -> tuple[str, ...]:
    """The marks of all shards."""
    return tuple(f"{_shard(number)}:marks" for number in range(SHARDS))


def no_table(beside: str) -> str:
    """A key of no table, in the shard of some deadlines or marks: where only the time is asked for."""
    return f"{beside.rpartition(':')[0]}:table:"


def pointer(audience: Audience) -> str:
    """The table that a room shows, or a player's direct conversation is about."""
    return f"palifico:{audience}"


def preferences(audience: Audience) -> str:
    """What a room or a player chose."""
    return f"palifico:preferences:{audience}"


def settings(room: RoomRef) -> str:
    """The settings of a room."""
    return f"palifico:settings:{room}"


def blocked() -> str:
    """Whom the operators have blocked."""
    return "palifico:blocked"


def announcement() -> str:
    """What the operators have announced last."""
    return "palifico:announcement"


def pulse() -> str:
    """When a process was last there, and when none was before."""
    return "palifico:pulse"


def limit(platform: str, name: str) -> str:
    """When all places of a limit are free again; the limits of a platform share a slot."""
    return f"palifico:{{{platform}}}:limit:{name}"


def block(platform: str, name: str) -> str:
    """Until when nothing may be sent."""
    return f"palifico:{{{platform}}}:block:{name}"


def done(platform: str, name: str) -> str:
    """What was done last of what is done once for all processes."""
    return f"palifico:{{{platform}}}:done:{name}"


def audience(text: str) -> Audience:
    """Return the audience whose text this is."""
    platform, kind, name = text.split(":", 2)
    return RoomRef(platform, name) if kind == "room" else PlayerRef(platform, name)


def _tag(table_id: str) -> str:
    return _shard(zlib.crc32(table_id.encode()) % SHARDS)


def _shard(number: int) -> str:
    return f"palifico:{{s{number}}}"
