"""What the store uses of the Redis client, with the types it gets for answers as bytes."""

from collections.abc import Sequence
from typing import Protocol


class Script(Protocol):
    """A registered script."""

    async def __call__(self, keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[bytes]:
        """Run the script, loading it where the server does not know it."""
        ...


class Client(Protocol):
    """An asynchronous client that answers in bytes and repeats nothing by itself."""

    def register_script(self, script: str) -> Script:
        """Return a script to be called."""
        ...

    async def aclose(self) -> None:
        """Close the connections."""
        ...

    async def get(self, name: str) -> bytes | None:
        """GET."""
        ...

    async def set(self, name: str, value: str, *, ex: int) -> object:
        """SET with an expiry in seconds."""
        ...

    async def exists(self, name: str) -> int:
        """EXISTS."""
        ...

    async def hgetall(self, name: str) -> dict[bytes, bytes]:
        """HGETALL."""
        ...

    async def zrange(self, name: str, start: int, end: int) -> list[bytes]:
        """ZRANGE."""
        ...

    async def zrangebyscore(self, name: str, min: float | str, max: float) -> list[bytes]:  # noqa: A002  # as the client names them
        """ZRANGEBYSCORE."""
        ...

    async def zscore(self, name: str, value: bytes) -> float | None:
        """ZSCORE."""
        ...

    async def zrem(self, name: str, value: bytes) -> int:
        """ZREM of one member."""
        ...
