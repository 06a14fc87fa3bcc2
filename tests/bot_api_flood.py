"""How much the Bot API takes: what is sent, edited and deleted in one chat comes from one budget.

Twenty a minute in a group, one a second in any chat after a short burst, thirty a second in all.
Whoever calls a chat while it is closed is closed out for twice as long. What would have been refused
is noted even where nothing is refused.
"""

import math
from collections import defaultdict, deque
from dataclasses import dataclass, field

from tests.bot_api_rules import Refused
from tests.bot_api_values import Chat, Moment

COUNTED = frozenset(
    {
        "deleteMessage",
        "editMessageCaption",
        "editMessageReplyMarkup",
        "editMessageText",
        "sendChatAction",
        "sendDocument",
        "sendMessage",
        "sendPhoto",
    }
)


@dataclass
class Flood:
    """The budgets. With `enforced` false nothing is refused, only noted in `broken`."""

    clock: Moment
    enforced: bool = False
    per_minute_in_group: int = 20
    burst: int = 5
    per_second_in_all: int = 30
    counts_ephemeral: bool = False
    broken: list[str] = field(default_factory=list[str])
    _sent: dict[int, deque[float]] = field(default_factory=lambda: defaultdict(deque))
    _all: deque[float] = field(default_factory=deque)
    _closed: dict[int, tuple[float, float]] = field(default_factory=dict[int, tuple[float, float]])

    def count(self, method: str, chat: Chat, *, ephemeral: bool = False) -> None:
        """Count a call.

        Raises:
            Refused: it is one too many, and that is enforced.
        """
        if method not in COUNTED or (ephemeral and not self.counts_ephemeral):
            return
        now = self.clock()
        wait = self._wait(chat, now)
        if wait <= 0:
            self._sent[chat.id].append(now)
            self._all.append(now)
            return
        self.broken.append(f"{method} in {chat.id} at {now:.3f}, {wait:.1f} s too early")
        if not self.enforced:
            self._sent[chat.id].append(now)
            return
        self._closed[chat.id] = (now + wait, wait)
        raise too_many(math.ceil(wait))

    def _wait(self, chat: Chat, now: float) -> float:
        until, before = self._closed.get(chat.id, (0.0, 0.0))
        if self.enforced and now < until:
            return before * 2
        sent, everything = self._sent[chat.id], self._all
        while sent and sent[0] <= now - 60:
            sent.popleft()
        while everything and everything[0] <= now - 1:
            everything.popleft()
        waits = [0.0]
        if chat.is_group and len(sent) >= self.per_minute_in_group:
            waits.append(sent[-self.per_minute_in_group] + 60 - now)
        recent = [moment for moment in sent if moment > now - self.burst]
        if len(recent) >= self.burst:
            waits.append(recent[-self.burst] + self.burst - now)
        if len(everything) >= self.per_second_in_all:
            waits.append(everything[-self.per_second_in_all] + 1 - now)
        return max(waits)


def too_many(seconds: int) -> Refused:
    """Return the refusal of a call that comes too early."""
    return Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
