"""What whoever runs the bot decides about Telegram."""

from dataclasses import dataclass, field

OFFICIAL = "https://api.telegram.org"


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where updates are brought to: the public address, what is listened on, and the secret."""

    url: str
    host: str = "127.0.0.1"
    port: int = 8080
    secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class TelegramSettings:
    """The token, the server, and how updates come: fetched, or brought to a webhook.

    With `ephemeral`, a hand that is asked for in a group is a message there that only its player
    sees, where the chat can have such messages.
    """

    token: str = field(repr=False)
    api_url: str = OFFICIAL
    webhook: Webhook | None = None
    ephemeral: bool = False
