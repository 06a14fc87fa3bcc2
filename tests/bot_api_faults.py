"""Faults that a test lets the Bot API double have: instead of the effect of a call, or after it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from tests import bot_api_flood
from tests.bot_api_rules import Refused, bad
from tests.bot_api_values import Json


class Silence(Enum):
    """How no answer comes: the connection is cut, or it stays open and nothing is said."""

    RESET = "reset"
    HANG = "hang"


@dataclass(frozen=True)
class Fault:
    """What goes wrong. With `after_effect` the call is done first, and only its answer is lost."""

    refusal: Refused | None = None
    silence: Silence | None = None
    page: int = 0
    after_effect: bool = False


def too_many_requests(seconds: int) -> Fault:
    """429: call again in so many seconds."""
    return Fault(bot_api_flood.too_many(seconds))


def server_error(code: int = 500) -> Fault:
    """5xx: 500 is told in JSON, the others by a page of the gateway."""
    return Fault(Refused(500, "Internal Server Error")) if code == 500 else Fault(page=code)


def reset(*, after_effect: bool = False) -> Fault:
    """Cut the connection."""
    return Fault(silence=Silence.RESET, after_effect=after_effect)


def hang(*, after_effect: bool = False) -> Fault:
    """Never answer; whoever calls has to give up by themselves."""
    return Fault(silence=Silence.HANG, after_effect=after_effect)


def migrated(chat_id: int) -> Fault:
    """Say that the group has become a supergroup."""
    return Fault(bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat_id))


def refused(code: int, description: str) -> Fault:
    """Say anything else: `refused(403, "Forbidden: user is deactivated")`."""
    return Fault(Refused(code, description))


@dataclass
class Planned:
    """A fault that will come: so many times, to calls of a method for which `when` holds."""

    method: str
    fault: Fault
    times: int
    when: Callable[[Json], bool]

    def meets(self, method: str, given: Json) -> bool:
        """Return whether it comes to this call."""
        named = self.method == method or (self.method == "*" and method != "getUpdates")
        return self.times > 0 and named and self.when(given)
