"""A message as its Fluent id and its fields, by name: sentences change more often than tables do."""

from typing import Any

from core.messages import Kind, Message, kinds
from storage.known import message_called

_SAY = "say"


def store_message(message: Message) -> dict[str, Any]:
    """Return a message as its id and its fields."""
    stored: dict[str, Any] = {_SAY: message.identifier()}
    for name, kind in kinds(type(message)).items():
        value = getattr(message, name)
        if kind is Kind.MESSAGE:
            value = store_message(value)
        elif kind is Kind.MESSAGES:
            value = [store_message(each) for each in value]
        stored[name] = value
    return stored


def load_message(stored: dict[str, Any]) -> Message:
    """Return the message that was stored.

    Raises:
        NewerFormat: this program has no such message.
    """
    message = message_called(stored[_SAY])
    values: dict[str, Any] = {}
    for name, kind in kinds(message).items():
        value = stored[name]
        if kind is Kind.MESSAGE:
            value = load_message(value)
        elif kind is Kind.MESSAGES:
            value = tuple(load_message(each) for each in value)
        elif kind is Kind.SEATS:
            value = tuple(value)
        values[name] = value
    return message(**values)
