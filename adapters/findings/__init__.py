"""What is found where the set-up of a bot is examined: one line each, with what to do.

The rules:

1. A check has a name that stays the same, whatever it finds; its level and its sentence say what it found.
2. An examination asks and changes nothing: it sends no message, fetches no update, logs nobody in.
3. No finding holds a secret.
4. An examination has its time. What it had found before that was over counts.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum

import structlog

from adapters.findings import messages
from core.messages import Message

_LONGEST = 200


class Level(Enum):
    """How bad a finding is: as it should be, to be looked at, or to be put right before anybody can play."""

    OK = "ok"
    WARNING = "warning"
    FAILURE = "failure"


class Check(StrEnum):
    """What is looked at, by the name that scripts may rely on. `docs/doctor.md` describes each."""

    VERSION = "version"
    SETTINGS = "settings"
    PLATFORMS = "platforms"
    LANGUAGES = "languages"
    REDIS_ADDRESS = "redis-address"
    REDIS_REACHABLE = "redis-reachable"
    REDIS_LOGIN = "redis-login"
    REDIS_VERSION = "redis-version"
    REDIS_WRITABLE = "redis-writable"
    REDIS_PERSISTENCE = "redis-persistence"
    REDIS_EVICTION = "redis-eviction"
    REDIS_MEMORY = "redis-memory"
    REDIS_SENTINELS = "redis-sentinels"
    REDIS_CLOCK = "redis-clock"
    TELEGRAM_REACHABLE = "telegram-reachable"
    TELEGRAM_TOKEN = "telegram-token"  # noqa: S105  # no token
    TELEGRAM_GROUPS = "telegram-groups"
    TELEGRAM_PRIVACY = "telegram-privacy"
    TELEGRAM_INLINE = "telegram-inline"
    TELEGRAM_WEBHOOK = "telegram-webhook"
    TELEGRAM_DELIVERY = "telegram-delivery"
    TELEGRAM_WAITING = "telegram-waiting"
    TELEGRAM_UPDATES = "telegram-updates"
    TELEGRAM_MENU = "telegram-menu"
    MATRIX_ENCRYPTION = "matrix-encryption"
    MATRIX_HOMESERVER = "matrix-homeserver"
    MATRIX_FOLDER = "matrix-folder"
    MATRIX_DEVICE = "matrix-device"
    MATRIX_KEYS = "matrix-keys"
    MATRIX_SIGNED = "matrix-signed"
    MATRIX_ROOMS = "matrix-rooms"
    MATRIX_LIMITS = "matrix-limits"


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has found."""

    check: Check
    level: Level
    says: Message


def ok(check: Check, says: Message) -> Finding:
    """Return that something is as it should be."""
    return Finding(check, Level.OK, says)


def warning(check: Check, says: Message) -> Finding:
    """Return that something should be looked at."""
    return Finding(check, Level.WARNING, says)


def failure(check: Check, says: Message) -> Finding:
    """Return that something has to be put right."""
    return Finding(check, Level.FAILURE, says)


def foreign(text: object) -> str:
    r"""Return what somebody else said so that it can be printed: no control characters, and not for ever.

    >>> foreign("M_ODD\x1b[2J"), len(foreign("a" * 1000))
    ('M_ODD?[2J', 200)
    """
    return "".join(each if each.isprintable() else "?" for each in str(text)[:_LONGEST])


def worst(findings: Sequence[Finding]) -> Level:
    """Return how bad it is in all."""
    levels = list(Level)
    return max((finding.level for finding in findings), key=levels.index, default=Level.OK)


async def within(
    seconds: float, check: Check, subject: str, examination: AsyncIterator[Finding]
) -> list[Finding]:
    """Return what an examination finds in some seconds (rule 4).

    Args:
        seconds: after which it is ended.
        check: under which it is said that it was ended, or that it failed because of us.
        subject: what is examined, by its own name.
        examination: what is found, as it is found.
    """
    found: list[Finding] = []
    try:
        async with asyncio.timeout(seconds):
            async for finding in examination:
                found.append(finding)  # noqa: PERF401  # one by one, so that those before the end count
    except TimeoutError:
        found.append(failure(check, messages.TookTooLong(subject, round(seconds))))
    except Exception as fault:  # ours, which must not hide what else was found
        structlog.get_logger().error("examination-fault", subject=subject, fault=type(fault).__name__)
        found.append(failure(check, messages.ExaminationFault(subject, type(fault).__name__)))
    return found
