"""`palifico announce`: say wherever a game runs that the bot rests, or that it does not after all."""

import structlog

from adapters import door_messages
from adapters.announcing import Announcing, Plan, read_span
from adapters.cli import messages
from adapters.cli.arguments import WrongUse
from adapters.cli.kept import store_at
from adapters.cli.stores import EMBEDDED, trouble_of
from core.messages import Message
from core.ports import StoreUnavailable
from storage.announcements import RedisAnnouncements
from storage.redis import RedisStore


def plan(after: str, lasts: str, text: str) -> Plan:
    """Return what is to be announced; the spans are as `read_span` takes them."""
    return Plan(read_span(after) or 0, read_span(lasts) or 0, text)


async def announce(url: str, plan: Plan | None) -> tuple[tuple[Message, ...], bool]:
    """Announce a plan, or take back what is announced; return what is said, and whether it was done.

    Raises:
        WrongUse: nothing that is kept there is known to anybody else, or its folder cannot be used.
    """
    if url == EMBEDDED:
        raise WrongUse(messages.AnnounceAlone())
    log = structlog.get_logger()
    try:
        async with store_at(url) as client:
            announcing = Announcing(RedisAnnouncements(client, log), RedisStore(client, log))
            if plan is None:
                is_over = await announcing.cancel()
                return (door_messages.TakenBack() if is_over else door_messages.NotAnnounced(),), is_over
            made = await announcing.make(plan)
            return door_messages.is_announced(made, plan.after), True
    except StoreUnavailable as error:
        return (trouble_of(error).says,), False
