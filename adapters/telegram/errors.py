"""What an error of the Bot API means for a post: wait, somewhere else, gone, nobody there, or nothing at all.

The rules:

1. An error is judged by its kind, and a refused call by what the server says of it, whatever
   the case of its letters.
2. A call whose answer did not come in time is taken for done: Telegram does not recognise a
   call that is made twice, and a line told twice is worse than a board that is sent anew.
3. What is not known is a fault, and raised as it is.
"""

from datetime import timedelta

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from adapters.telegram.places import Place
from core.ports import Moved, Unavailable, Undeliverable, Vanished

_SAID: tuple[tuple[type[Exception], tuple[str, ...]], ...] = (
    (
        Vanished,
        (
            "message to edit not found",
            "message can't be edited",
            "message_id_invalid",
            "message identifier is not specified",
        ),
    ),
    (
        Undeliverable,
        (
            "chat not found",
            "peer_id_invalid",
            "user not found",
            "user is deactivated",
            "user_is_blocked",
            "bot was kicked",
            "bot is not a member",
            "not enough rights",
            "have no rights",
            "need administrator rights",
            "chat_write_forbidden",
            "chat_restricted",
            "topic_closed",
            "group chat was deactivated",
            "bot can't initiate conversation",
        ),
    ),
)

_AS_IT_IS = "message is not modified"

_NO_SUCH_TOPIC = ("message thread not found", "topic_deleted")

_TOO_OLD = ("query is too old", "query id is invalid", "query_id_invalid")


class NotSent(NetworkError):
    """The call did not reach the server at all."""


def is_as_it_is(error: TelegramError) -> bool:
    """Return whether a message already shows what it was to show.

    >>> is_as_it_is(BadRequest("Message is not modified: specified new message content ..."))
    True
    """
    return isinstance(error, BadRequest) and _AS_IT_IS in error.message.lower()


def is_without_topic(error: TelegramError) -> bool:
    """Return whether the topic is gone, though the chat may be there."""
    return isinstance(error, BadRequest) and any(said in error.message.lower() for said in _NO_SUCH_TOPIC)


def is_too_late(error: TelegramError) -> bool:
    """Return whether a press or a query can no longer be answered."""
    return isinstance(error, BadRequest) and any(said in error.message.lower() for said in _TOO_OLD)


def is_in_doubt(error: TelegramError) -> bool:
    """Return whether a call may have been done all the same (rule 2)."""
    return isinstance(error, TimedOut)


def meaning(error: TelegramError) -> Exception:
    """Return what an error means to the core; the error itself where it is a fault (rule 3).

    >>> meaning(RetryAfter(30)).retry_after
    30.0
    >>> meaning(BadRequest("Chat not found"))
    Undeliverable()
    """
    match error:
        case RetryAfter():
            return Unavailable(_seconds(error))
        case ChatMigrated():
            return Moved(Place(error.new_chat_id).room)
        case Forbidden():
            return Undeliverable()
        case BadRequest():
            text = error.message.lower()
            return next((kind() for kind, said in _SAID if any(each in text for each in said)), error)
        case NetworkError():
            return Unavailable()
        case _:
            return error


def _seconds(error: RetryAfter) -> float:
    after = error.retry_after
    return float(after.total_seconds() if isinstance(after, timedelta) else after)
