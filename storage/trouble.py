"""What is the matter with the store, from the error that its driver raised.

The rules:

1. The answer is one of a few kinds, for a log, for a check of the set-up and for players.
2. An error is judged with those it came from; what says most about the cause wins.
3. Nothing of an error's text is passed on: it may name addresses and users.
"""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from enum import StrEnum

from redis.exceptions import (
    AuthenticationError,
    AuthenticationWrongNumberOfArgsError,
    BusyLoadingError,
    ClusterDownError,
    ConnectionError,  # noqa: A004  # the driver's, which is no OSError
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
)
from redis.exceptions import TimeoutError as NoAnswer

from core.ports import StoreUnavailable


class Trouble(StrEnum):
    """What is the matter, the most telling first."""

    WRONG_PASSWORD = "wrong-password"  # noqa: S105  # no password
    NOT_ALLOWED = "not-allowed"
    WRONG_DATABASE = "wrong-database"
    READ_ONLY = "read-only"
    OUT_OF_MEMORY = "out-of-memory"
    LOADING = "loading"
    WRONG_TYPE = "wrong-type"
    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    OTHER = "other"


_RAISED: tuple[tuple[type[BaseException], Trouble], ...] = (
    (AuthenticationError, Trouble.WRONG_PASSWORD),
    (AuthenticationWrongNumberOfArgsError, Trouble.WRONG_PASSWORD),
    (NoPermissionError, Trouble.NOT_ALLOWED),
    (ReadOnlyError, Trouble.READ_ONLY),
    (OutOfMemoryError, Trouble.OUT_OF_MEMORY),
    (BusyLoadingError, Trouble.LOADING),
    (NoAnswer, Trouble.TIMEOUT),
    (TimeoutError, Trouble.TIMEOUT),
    (ClusterDownError, Trouble.UNREACHABLE),
    (ConnectionError, Trouble.UNREACHABLE),
    (OSError, Trouble.UNREACHABLE),
)

# What has no class of its own in the driver: errors inside scripts, databases, and what every sentinel said.
_SAID: tuple[tuple[str, Trouble], ...] = (
    ("auth:AuthenticationError", Trouble.WRONG_PASSWORD),
    ("ACL failure in script", Trouble.NOT_ALLOWED),  # Valkey 9
    ("The user executing the script can't", Trouble.NOT_ALLOWED),  # Redis 7.0
    ("DB index", Trouble.WRONG_DATABASE),
    ("SELECT is not allowed in cluster mode", Trouble.WRONG_DATABASE),
    ("-READONLY ", Trouble.READ_ONLY),
    ("-OOM ", Trouble.OUT_OF_MEMORY),
    ("WRONGTYPE ", Trouble.WRONG_TYPE),
)

_MOST_TELLING = tuple(Trouble)


def trouble(error: BaseException) -> Trouble:
    """Return what is the matter.

    Args:
        error: what the driver raised, or what was raised because of it.
    """
    return min(map(_judge, _causes(error)), key=_MOST_TELLING.index)


def did_nothing(error: BaseException) -> bool:
    """Return whether a command was refused or never sent, so that nothing can have come of it.

    Args:
        error: what the driver raised.
    """
    refused = isinstance(error, ResponseError | AuthenticationError | BusyLoadingError)
    return refused or any(isinstance(cause, ConnectionRefusedError) for cause in _causes(error))


def _judge(error: BaseException) -> Trouble:
    if isinstance(error, RedisError | RedisClusterException):
        for text, kind in _SAID:
            if text in str(error):
                return kind
    for raised, kind in _RAISED:
        if isinstance(error, raised):
            return kind
    return Trouble.OTHER


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


@asynccontextmanager
async def answering() -> AsyncGenerator[None]:
    """Let every failure of Redis be the one error that core knows, with what is the matter."""
    try:
        yield
    except (RedisError, RedisClusterException, OSError) as error:
        raise StoreUnavailable(trouble(error).value, nothing_done=did_nothing(error)) from error
