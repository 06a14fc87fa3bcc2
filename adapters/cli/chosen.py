"""What an operator has set, as each platform takes it."""

from pathlib import Path

from adapters.matrix.settings import MatrixSettings
from adapters.settings import Matrix, Telegram, host_and_port
from adapters.telegram.settings import TelegramSettings, Webhook

LISTEN = "127.0.0.1:8080"
"""Where updates are listened for, if nothing else is set."""


def telegram(settings: Telegram) -> TelegramSettings:
    """Return what is set for Telegram."""
    webhook = None
    if settings.webhook_url is not None:
        secret = settings.webhook_secret.get_secret_value() if settings.webhook_secret is not None else ""
        webhook = Webhook(settings.webhook_url, *host_and_port(settings.webhook_listen or LISTEN), secret)
    return TelegramSettings(
        settings.token.get_secret_value(), settings.api_url, webhook, ephemeral=settings.ephemeral
    )


def matrix(settings: Matrix) -> MatrixSettings:
    """Return what is set for Matrix."""
    return MatrixSettings(
        settings.homeserver,
        settings.user,
        Path(settings.store),
        password=settings.password.get_secret_value() if settings.password is not None else "",
        token=settings.access_token.get_secret_value() if settings.access_token is not None else "",
        device=settings.device_id,
        allowed=tuple(each.strip() for each in settings.allowed.split(",") if each.strip()),
        rooms=settings.rooms,
        encrypted=settings.encrypted,
        threads=settings.threads,
        generous=settings.generous,
    )
