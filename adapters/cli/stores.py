"""What a store says of itself, for the doctor and for whoever starts the bot."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import structlog

from adapters.cli import folder_messages
from adapters.cli import messages as told
from adapters.findings import Check, Finding, Level, failure, messages, ok, warning
from core.identity import PlayerRef
from core.messages import Message
from core.ports import StoreUnavailable
from storage.address import Kind, WrongUrl, read_address
from storage.client import Client
from storage.connect import connect_to
from storage.inspection import KEEPS_WHAT_IT_HAS, Facts, inspect
from storage.limits import RedisLimits
from storage.own_server import fault_of
from storage.redis import RedisStore
from storage.trouble import Trouble

EMBEDDED = "embedded"
NEARLY_FULL = 0.9
"""The part of its memory from which on a server is nearly full."""

CLOSED_WITHIN = 2.0
"""Seconds in which connections are closed."""

_CLOCKS_AGREE_WITHIN = 2.0
_NOBODY = PlayerRef("doctor", "nobody")
_AT_ONCE = 0.001

INSIDE = warning(Check.REDIS_PERSISTENCE, told.RedisInside())
"""What is found where there is no server."""

TROUBLES: dict[Trouble, tuple[Check, Message]] = {
    Trouble.WRONG_PASSWORD: (Check.REDIS_LOGIN, told.RedisWrongPassword()),
    Trouble.NOT_ALLOWED: (Check.REDIS_LOGIN, told.RedisNotAllowed()),
    Trouble.WRONG_DATABASE: (Check.REDIS_ADDRESS, told.RedisWrongDatabase()),
    Trouble.READ_ONLY: (Check.REDIS_WRITABLE, told.RedisReadOnly()),
    Trouble.OUT_OF_MEMORY: (Check.REDIS_WRITABLE, told.RedisOutOfMemory()),
    Trouble.LOADING: (Check.REDIS_REACHABLE, told.RedisLoading()),
    Trouble.WRONG_TYPE: (Check.REDIS_WRITABLE, told.RedisOddError()),
    Trouble.TIMEOUT: (Check.REDIS_REACHABLE, told.RedisTooSlow()),
    Trouble.UNREACHABLE: (Check.REDIS_REACHABLE, told.RedisUnreachable()),
    Trouble.OTHER: (Check.REDIS_WRITABLE, told.RedisOddError()),
}
"""What is said of each kind of trouble, with what to do."""

LEVELS: dict[Level, Message] = {
    Level.OK: told.LevelOk(),
    Level.WARNING: told.LevelWarning(),
    Level.FAILURE: told.LevelFailure(),
}


def line(finding: Finding) -> Message:
    """Return a finding as it is printed."""
    return told.DoctorLine(LEVELS[finding.level], finding.says)


async def examine(url: str) -> AsyncIterator[Finding]:
    """Look at the store of an address."""
    if url == EMBEDDED:
        yield INSIDE
        return
    try:
        address = read_address(url)
    except WrongUrl:
        yield failure(Check.REDIS_ADDRESS, told.RedisWrongAddress())
        return
    is_folder = address.kind is Kind.FOLDER
    if is_folder and (fault := fault_of(Path(address.path))) is not None:
        yield failure(Check.REDIS_ADDRESS, folder_messages.of(fault, address.path))
        return
    client = connect_to(address)
    try:
        async for finding in examine_server(client):
            yield finding
    except StoreUnavailable as error:
        # The server of a folder runs while a bot does.
        is_at_rest = is_folder and str(error) == Trouble.UNREACHABLE
        kept = ok(Check.REDIS_PERSISTENCE, folder_messages.KeptIn(address.path))
        yield kept if is_at_rest else trouble_of(error)
    finally:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSED_WITHIN):
                await client.aclose()


async def examine_server(client: Client) -> AsyncIterator[Finding]:
    """Look at a server.

    Raises:
        StoreUnavailable: it does not answer, or does not do what is needed.
    """
    facts = await inspect(client)
    yield ok(Check.REDIS_REACHABLE, told.RedisAnswers(facts.version))
    if facts.is_too_old:
        yield failure(Check.REDIS_VERSION, told.RedisTooOld(facts.version))
        return
    for finding in _judged(facts):
        yield finding
    # A replica and a full server answer questions, and refuse only to store something.
    await RedisLimits(client, {}).block(_NOBODY, _AT_ONCE)
    yield ok(Check.REDIS_WRITABLE, messages.RedisStores())
    yield _clock(await RedisStore(client, structlog.get_logger()).now() - time.time())


def trouble_of(error: StoreUnavailable) -> Finding:
    """Return what is said of a store that does not answer."""
    kind = Trouble(str(error)) if str(error) in set(Trouble) else Trouble.OTHER
    return failure(*TROUBLES[kind])


def _judged(facts: Facts) -> Iterator[Finding]:
    if facts.disk_fails:
        yield failure(Check.REDIS_PERSISTENCE, messages.RedisDiskFails())
    elif facts.keeps:
        yield ok(Check.REDIS_PERSISTENCE, messages.RedisKeeps())
    else:
        yield warning(Check.REDIS_PERSISTENCE, told.RedisForgets())
    if facts.policy == KEEPS_WHAT_IT_HAS:
        yield ok(Check.REDIS_EVICTION, messages.RedisEvictsNothing())
    else:
        yield warning(Check.REDIS_EVICTION, told.RedisEvicts(facts.policy))
    if facts.used < NEARLY_FULL:
        yield ok(Check.REDIS_MEMORY, messages.RedisHasMemory())
    else:
        yield warning(Check.REDIS_MEMORY, messages.RedisNearlyFull(round(100 * facts.used)))
    if facts.quorum:
        yield ok(Check.REDIS_SENTINELS, messages.RedisSentinels())
    elif facts.quorum is not None:
        yield warning(Check.REDIS_SENTINELS, messages.RedisFewSentinels())


def _clock(ahead: float) -> Finding:
    if abs(ahead) < _CLOCKS_AGREE_WITHIN:
        return ok(Check.REDIS_CLOCK, messages.RedisClocksAgree())
    return warning(Check.REDIS_CLOCK, told.RedisClock(round(abs(ahead))))
