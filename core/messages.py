"""A message is a class: its name is the Fluent id, its fields are the variables.

`BidTooLow(quantity=3, face=5)` of the section "liars-dice" *is* the Fluent message
`liars-dice-bid-too-low` with `$quantity` and `$face`. Core speaks only in these; the
sentences stand in `i18n/`. A field's type says how it is put into words:

- `int`: a number, so that plurals agree with it;
- `str`: a name or a code, printed as it is;
- `Typed`: a word of the canonical vocabulary, printed as it is typed in the language;
- `bool`: "on" or "off", to be selected on;
- `Seat`: the name of whoever sits there;
- `Message`: said in the same language, inside the sentence;
- a tuple of seats: their names as a list ("Anna, Bo and Cem");
- a tuple of messages: one after the other ("5 dice each, ones are wild").
"""

import re
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar, NewType, get_args, get_origin, get_type_hints

from core.identity import Seat

Typed = NewType("Typed", str)
"""A word as it is typed: in core by its meaning ("liar"), for a person in their own language."""

_registry: dict[str, type["Message"]] = {}
_kinds: dict[type["Message"], Mapping[str, "Kind"]] = {}


class Message:
    """The base of every sentence. A section's own base class sets `section` and says nothing itself.

    `is_held` marks what tells of a hand, of which a part would be taken for the whole.
    """

    __slots__ = ()
    section: ClassVar[str]
    is_held: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "section" not in cls.__dict__:
            # A slotted dataclass is made twice; the second, real one takes the first one's place.
            _registry[cls.identifier()] = cls

    @classmethod
    def identifier(cls) -> str:
        """Return the Fluent id: the section and the class name in kebab case."""
        return f"{cls.section}-{_kebab(cls.__name__)}"


class Kind(Enum):
    """How a field is put into words."""

    NUMBER = "number"
    TEXT = "text"
    WORD = "word"
    FLAG = "flag"
    SEAT = "seat"
    MESSAGE = "message"
    SEATS = "seats"
    MESSAGES = "messages"


def kinds(message: type[Message]) -> Mapping[str, Kind]:
    """Return the fields of a message class with the way each is put into words.

    Raises:
        TypeError: a field has a type that cannot be said.
    """
    found = _kinds.get(message)
    if found is None:
        hints = get_type_hints(message)
        names = (name for name, hint in hints.items() if get_origin(hint) is not ClassVar)
        found = _kinds[message] = MappingProxyType({name: _kind(hints[name]) for name in names})
    return found


def registry() -> Mapping[str, type[Message]]:
    """Return every message class that has been imported, by its Fluent id."""
    return MappingProxyType(_registry)


def seats_in(message: Message) -> frozenset[Seat]:
    """Return the seats whose names a message says."""
    found: set[Seat] = set()
    for name, kind in kinds(type(message)).items():
        value = getattr(message, name)
        match kind:
            case Kind.SEAT:
                found.add(value)
            case Kind.SEATS:
                found.update(value)
            case Kind.MESSAGE:
                found |= seats_in(value)
            case Kind.MESSAGES:
                found = found.union(*map(seats_in, value))
            case _:
                pass
    return frozenset(found)


def variable(field: str) -> str:
    """Return the Fluent variable of a field: `dice_left` is `dice-left`."""
    return field.replace("_", "-")


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _kind(hint: Any) -> Kind:
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return Kind.SEATS if item is Seat else Kind.MESSAGES
    if hint is Seat:
        return Kind.SEAT
    if hint is bool:
        return Kind.FLAG
    if hint is int:
        return Kind.NUMBER
    if hint is str:
        return Kind.TEXT
    if hint is Typed:
        return Kind.WORD
    if isinstance(hint, type) and issubclass(hint, Message):
        return Kind.MESSAGE
    raise TypeError(f"{hint!r} cannot be said")
