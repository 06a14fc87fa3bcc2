"""What may be sent now, shared by all processes that speak for one bot.

For each platform there is a limit of the bot, one for every conversation and one for groups;
a message takes a place in all that apply to it, or in none. A platform that asks for patience
blocks the conversation for everybody, or all of its conversations. Less urgent messages leave a
part of each limit free.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.identity import Audience, RoomRef
from core.measures import UNMEASURED, Meter
from core.ports import Rate, Urgency
from storage import keys
from storage.client import Client
from storage.scripts import script
from storage.trouble import answering

_BOT = "bot"
_KINDS = (_BOT, "conversation", "group")
"""What the limits of a message are, in their order."""

_BLOCK = "block"
"""What keeps a message waiting where it is no limit, but the platform itself."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """What a platform counts as one: audiences of the same name share their limits."""

    name: str
    is_group: bool


def each_its_own(audience: Audience) -> Conversation:
    """Return that an audience shares its limits with nobody; a room is a group."""
    return Conversation(str(audience), isinstance(audience, RoomRef))


@dataclass(frozen=True, slots=True)
class Rates:
    """What a platform allows: the bot in all, one conversation, and a group besides.

    `conversation_of` says which audiences the platform counts as one.
    """

    bot: Rate
    conversation: Rate
    group: Rate
    conversation_of: Callable[[Audience], Conversation] = each_its_own


class RedisLimits:
    """`core.ports.Limits` on Redis. Platforms without rates are not limited, only blocked."""

    def __init__(
        self,
        client: Client,
        rates: Mapping[str, Rates],
        *,
        clock: Callable[[], float] | None = None,
        meter: Meter = UNMEASURED,
    ) -> None:
        """Share limits by a client; `meter` is told of every wait, `clock` is for tests."""
        self._client = client
        self._rates = rates
        self._clock = clock
        self._meter = meter
        self._allow = script(client, "allow")
        self._block = script(client, "block")

    async def wait(self, audience: Audience, urgency: Urgency) -> float:
        """Take a place and return 0, or return the seconds to wait for one."""
        limits = self._limits(audience)
        platform = audience.platform
        names = [name for name, _ in limits]
        places = [part for _, rate in limits for part in (rate.messages, rate.seconds)]
        async with answering():
            answer = await self._allow(
                keys=[
                    *(keys.limit(platform, name) for name in names),
                    *(keys.block(platform, name) for name in names),
                ],
                args=[self._time(), 1 - urgency.value, *places],
            )
        seconds = float(answer[0])
        if seconds:
            longest = int(answer[1])
            limit = _KINDS[longest - 1] if longest <= len(limits) else _BLOCK
            self._meter.must_wait(platform, limit, seconds)
        return seconds

    async def block(self, audience: Audience, seconds: float, *, everywhere: bool = False) -> None:
        """Send nothing to a conversation for a time, or nothing on its platform."""
        name = _BOT if everywhere else self._of(audience).conversation_of(audience).name
        async with answering():
            await self._block(keys=[keys.block(audience.platform, name)], args=[self._time(), seconds])

    def _limits(self, audience: Audience) -> list[tuple[str, Rate]]:
        rates = self._of(audience)
        conversation = rates.conversation_of(audience)
        limits = [(_BOT, rates.bot), (conversation.name, rates.conversation)]
        if conversation.is_group:
            limits.append((f"group:{conversation.name}", rates.group))
        return limits

    def _of(self, audience: Audience) -> Rates:
        return self._rates.get(audience.platform, UNLIMITED)

    def _time(self) -> str:
        return repr(self._clock()) if self._clock else ""


_AMPLE = Rate(10**6, 1.0)
UNLIMITED = Rates(_AMPLE, _AMPLE, _AMPLE)
