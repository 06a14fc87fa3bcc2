"""What Telegram says of the bot and of the way its updates come, for the doctor.

It is asked who the bot is, where it brings updates and which menu it shows. Updates are never fetched:
whoever does that takes them from the bot that runs.
"""

from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from urllib.parse import urlsplit

from telegram import Bot, BotCommandScopeAllGroupChats, User, WebhookInfo
from telegram.error import InvalidToken, RetryAfter, TelegramError

from adapters.findings import Check, Finding, failure, foreign, messages, ok, warning
from adapters.telegram.errors import NotSent
from adapters.telegram.menus import COMMANDS, ONLY_ALONE
from adapters.telegram.receiving import UPDATES
from adapters.telegram.request import AiohttpRequest
from adapters.telegram.secrecy import HIDDEN, keep_out_of_logs
from adapters.telegram.settings import OFFICIAL, TelegramSettings, Webhook
from adapters.telegram.webhook import PATH

RECENT = 3600.0
"""Seconds for which an update that could not be handed over is worth a word."""

MANY = 100
"""Updates that wait are many from here on."""

ANSWER_WITHIN = 8.0
"""Seconds for an answer."""

_PORTS = (None, 443, 80, 88, 8443)


async def examine(settings: TelegramSettings, now: datetime) -> AsyncIterator[Finding]:
    """Ask Telegram, or the server that is set, at some time."""
    keep_out_of_logs(settings.token)
    if settings.api_url.rstrip("/") == OFFICIAL and settings.webhook and not can_be_reached(settings.webhook):
        yield failure(Check.TELEGRAM_WEBHOOK, messages.TelegramWrongWebhook())
    server = host(settings.api_url)
    request = AiohttpRequest(connections=4, answer_within=ANSWER_WITHIN)
    bot = Bot(
        settings.token,
        base_url=f"{settings.api_url.rstrip('/')}/bot",
        request=request,
        get_updates_request=AiohttpRequest(connections=1),
    )
    await request.initialize()
    try:
        for finding in _of_bot(await bot.get_me()):
            yield finding
        for finding in _of_webhook(settings, await bot.get_webhook_info(), now):
            yield finding
        yield await _of_menu(bot)
    except InvalidToken:
        unknown = messages.TelegramTokenUnknown()
        is_official = settings.api_url.rstrip("/") == OFFICIAL
        yield failure(
            Check.TELEGRAM_TOKEN, unknown if is_official else messages.TelegramTokenUnknownAt(server)
        )
    except NotSent:
        yield failure(Check.TELEGRAM_REACHABLE, messages.TelegramUnreachable(server))
    except RetryAfter:
        yield warning(Check.TELEGRAM_REACHABLE, messages.TelegramInTrouble(server))
    except TelegramError:
        yield failure(Check.TELEGRAM_REACHABLE, messages.TelegramInTrouble(server))
    finally:
        await request.shutdown()


def can_be_reached(webhook: Webhook) -> bool:
    """Return whether Telegram brings updates to an address.

    >>> can_be_reached(Webhook("https://bot.example.org:8443")), can_be_reached(Webhook("http://bot.example"))
    (True, False)
    """
    address = urlsplit(webhook.url)
    try:
        return address.scheme == "https" and address.port in _PORTS
    except ValueError:
        return False


def host(url: str) -> str:
    """Return the host of an address, with its port, and whether there is more, which may hold a secret.

    >>> host("https://bot.example.org:8443/hook/123:abc"), host("https://bot.example.org/")
    ('bot.example.org:8443/…', 'bot.example.org')
    """
    address = urlsplit(url)
    return foreign(address.netloc.rpartition("@")[2]) + ("/…" if address.path.strip("/") else "")


def _of_bot(bot: User) -> Iterator[Finding]:
    yield ok(Check.TELEGRAM_TOKEN, messages.TelegramKnows(foreign(bot.username)))
    if bot.can_join_groups:
        yield ok(Check.TELEGRAM_GROUPS, messages.TelegramGroupsOpen())
    else:
        yield failure(Check.TELEGRAM_GROUPS, messages.TelegramGroupsClosed())
    hears_all = bot.can_read_all_group_messages
    yield ok(
        Check.TELEGRAM_PRIVACY,
        messages.TelegramHearsAll() if hears_all else messages.TelegramHearsAnswers(),
    )
    if bot.supports_inline_queries:
        yield ok(Check.TELEGRAM_INLINE, messages.TelegramInline())
    else:
        yield warning(Check.TELEGRAM_INLINE, messages.TelegramNotInline())


def _of_webhook(settings: TelegramSettings, told: WebhookInfo, now: datetime) -> Iterator[Finding]:
    wanted = settings.webhook
    ours = f"{wanted.url.rstrip('/')}{PATH}" if wanted is not None else ""
    if not ours:
        if told.url:
            yield warning(Check.TELEGRAM_WEBHOOK, messages.TelegramWebhookInTheWay(host(told.url)))
        else:
            yield ok(Check.TELEGRAM_WEBHOOK, messages.TelegramFetched())
    elif not told.url:
        yield warning(Check.TELEGRAM_WEBHOOK, messages.TelegramNoWebhook())
    elif told.url != ours:
        yield warning(Check.TELEGRAM_WEBHOOK, messages.TelegramOtherWebhook(host(told.url), ours))
    else:
        yield ok(Check.TELEGRAM_WEBHOOK, messages.TelegramBrought(host(told.url)))
        yield from _of_delivery(settings, told, now)
    waiting = told.pending_update_count
    if waiting < MANY:
        yield ok(Check.TELEGRAM_WAITING, messages.TelegramWaiting(waiting))
    else:
        yield warning(Check.TELEGRAM_WAITING, messages.TelegramManyWaiting(waiting))


def _of_delivery(settings: TelegramSettings, told: WebhookInfo, now: datetime) -> Iterator[Finding]:
    """Say how it goes with the webhook that is set."""
    ago = (now - told.last_error_date).total_seconds() if told.last_error_date else RECENT
    reason = foreign((told.last_error_message or "").replace(settings.token, HIDDEN).rstrip(". "))
    if ago >= RECENT:
        yield ok(Check.TELEGRAM_DELIVERY, messages.TelegramTaken())
    elif "ssl" in reason.lower() or "certificate" in reason.lower():
        yield failure(Check.TELEGRAM_DELIVERY, messages.TelegramCertificate(reason))
    else:
        minutes = max(0, round(ago / 60))
        yield warning(Check.TELEGRAM_DELIVERY, messages.TelegramNotTaken(minutes, reason))
    missing = [kind for kind in UPDATES if kind not in told.allowed_updates] if told.allowed_updates else []
    if missing:
        yield warning(Check.TELEGRAM_UPDATES, messages.TelegramUpdatesMissing(", ".join(missing)))
    else:
        yield ok(Check.TELEGRAM_UPDATES, messages.TelegramUpdatesComplete())


async def _of_menu(bot: Bot) -> Finding:
    told = await bot.get_my_commands(scope=BotCommandScopeAllGroupChats())
    if [each.command for each in told] == [name for name, _ in COMMANDS if name not in ONLY_ALONE]:
        return ok(Check.TELEGRAM_MENU, messages.TelegramMenuTold())
    return warning(Check.TELEGRAM_MENU, messages.TelegramMenuNotTold())
