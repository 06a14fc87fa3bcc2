"""A text under a key, which somebody may have made something else."""

from core.ports import StoreUnavailable
from storage.client import Client, text_of
from storage.trouble import Trouble, answering


class Unreadable(Exception):
    """A value is no text."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def text_at(client: Client, key: str) -> str | None:
    """Return a text, None when there is none.

    Raises:
        Unreadable: it is something else.
        StoreUnavailable: the store does not say.
    """
    try:
        async with answering():
            found = await client.get(key)
    except StoreUnavailable as error:
        if str(error) != Trouble.WRONG_TYPE:
            raise
        raise Unreadable(str(error)) from error
    if found and text_of(found) is None:
        raise Unreadable("not-text")
    return text_of(found) if found else None
