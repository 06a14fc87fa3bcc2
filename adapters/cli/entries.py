"""A bot for every platform that is set up, and what is said of it.

The library of a platform is imported where that platform is set up: each takes as long as much of the rest.
"""

from collections.abc import Sequence

from adapters.bots import NotLetIn, NotYet
from adapters.cli import chosen, messages, presence_messages
from adapters.cli.presence import Entry
from adapters.conversation import Languages
from adapters.settings import Matrix, Settings, Telegram
from core.messages import Message
from core.ports import Log


def entries(settings: Settings, languages: Languages, log: Log) -> Sequence[Entry]:
    """Return a bot for every platform that is set up."""
    found: list[Entry] = []
    if settings.telegram is not None:
        found.append(_telegram(settings.telegram, languages, log))
    if settings.matrix is not None:
        found.append(_matrix(settings.matrix, languages, log))
    return found


def _telegram(settings: Telegram, languages: Languages, log: Log) -> Entry:
    from adapters.telegram.bot import TelegramBot
    from adapters.telegram.places import NAME

    taken = chosen.telegram(settings)

    def connected(name: str) -> Message:
        if taken.webhook is None:
            return messages.TelegramFetches(name)
        return messages.TelegramIsBrought(name, settings.webhook_listen or chosen.LISTEN)

    def refused(reason: NotLetIn) -> Message:
        if isinstance(reason, NotYet):
            return presence_messages.TelegramHasNoPort(settings.webhook_listen or chosen.LISTEN)
        return messages.TokenRefused()

    bot = TelegramBot(taken, languages, log=log)
    return Entry(NAME, bot, connected, refused, presence_messages.TelegramWaits)


def _matrix(settings: Matrix, languages: Languages, log: Log) -> Entry:
    from adapters.matrix.bot import MatrixBot
    from adapters.matrix.platform import NAME

    def connected(name: str) -> Message:
        return messages.MatrixIsOn(name, settings.homeserver)

    def refused(reason: NotLetIn) -> Message:
        return messages.MatrixRefused(str(reason))

    bot = MatrixBot(chosen.matrix(settings), languages, log)
    return Entry(NAME, bot, connected, refused, lambda: presence_messages.MatrixWaits(settings.user))
