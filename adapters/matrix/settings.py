"""What an operator sets for Matrix, and why the bot may stop."""

from dataclasses import dataclass, field
from pathlib import Path

from adapters.bots import NotLetIn, NotYet
from storage.limits import Rates


class MatrixStopped(NotLetIn):
    """The bot cannot be on Matrix; the text says why and what to do, for whoever runs it."""


class FolderTaken(MatrixStopped, NotYet):
    """Another process has the bot's folder, and may be about to end."""


@dataclass(frozen=True, slots=True)
class MatrixSettings:
    """How the bot is on Matrix.

    Args:
        homeserver: its address, as in "https://matrix.example.org".
        user: the bot's full id, as in "@palifico:example.org".
        store: the folder of its keys and its device, which belongs to one process alone.
        password: used when there is no stored device, or the stored one is no longer known.
        token: an access token, instead of a password.
        device: the device that the token belongs to; the homeserver knows it as well.
        allowed: whose invitations are accepted: ids of people, names of servers, or "*" for all.
            Empty for people of the bot's own homeserver.
        rooms: how many rooms the bot is in at most, before it declines invitations.
        encrypted: whether the direct rooms that the bot opens are encrypted.
        threads: whether what a table shows in a room stands in a thread of its first post.
        generous: whether the homeserver does not limit the bot, so that nothing need be left out.
        rates: what the homeserver lets the bot send, where the operator knows it.
    """

    homeserver: str
    user: str
    store: Path
    password: str = field(default="", repr=False)
    token: str = field(default="", repr=False)
    device: str = ""
    allowed: tuple[str, ...] = ()
    rooms: int = 500
    encrypted: bool = True
    threads: bool = False
    generous: bool = False
    rates: Rates | None = None

    def allows(self, inviter: str) -> bool:
        """Return whether somebody's invitations are accepted.

        >>> settings = MatrixSettings("http://localhost", "@bot:example.org", Path("."))
        >>> settings.allows("@anna:example.org"), settings.allows("@anna:elsewhere.org")
        (True, False)
        """
        server = inviter.partition(":")[2]
        allowed = self.allowed or (self.user.partition(":")[2],)
        return bool({"*", inviter, server} & set(allowed))
