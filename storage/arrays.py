"""Frozen dataclasses as MessagePack arrays: their values in the order of their fields, no names.

The rules:

1. Any dataclass will do that msgspec can store, so that a game's own types need nothing for it.
2. The order of the fields is the layout. A field may be added last, with a default; any other
   change is a new format (`storage.codec.FORMAT`).
"""

from dataclasses import MISSING, Field, fields, is_dataclass
from types import EllipsisType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


class Arrays(Generic[T]):
    """Encodes and decodes the values of a type."""

    def __init__(self, stored: type[T]) -> None:
        self._type = stored
        self._array: Any = _as_array(stored)
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(self._array).decode

    def encode(self, value: T) -> bytes:
        """Return a value as an array."""
        return self._encode(msgspec.convert(value, self._array, from_attributes=True))

    def decode(self, value: bytes) -> T:
        """Return the value that was stored.

        Raises:
            msgspec.MsgspecError: it is no such array.
        """
        return msgspec.convert(self._decode(value), self._type, from_attributes=True)


_arrays: dict[Any, Arrays[Any]] = {}


def arrays_of(stored: type[T]) -> Arrays[T]:
    """Return what stores the values of a type, made once."""
    if stored not in _arrays:
        _arrays[stored] = Arrays(stored)
    return _arrays[stored]


def _hints(stored: Any) -> dict[str, Any]:
    hints = get_type_hints(stored)
    return {field.name: hints[field.name] for field in fields(stored)}


def _as_array(hint: Any) -> Any:
    """Return the same type, with every dataclass in it as an array."""
    if is_dataclass(hint):
        hints = _hints(hint)
        members = [(each.name, _as_array(hints[each.name]), *_default(each)) for each in fields(hint)]
        # Not for the garbage collector: an array has no circles and lives for one call.
        return msgspec.defstruct("Array", members, array_like=True, frozen=True, gc=False)
    inner = tuple(each if isinstance(each, EllipsisType) else _as_array(each) for each in get_args(hint))
    if inner == get_args(hint):
        return hint
    if get_origin(hint) in (Union, UnionType):
        return Union[inner]  # noqa: UP007  # of types that are known only now
    return get_origin(hint)[inner]


def _default(declared: "Field[Any]") -> tuple[Any, ...]:
    if declared.default is not MISSING:
        return (declared.default,)
    if declared.default_factory is not MISSING:
        return (msgspec.field(default_factory=declared.default_factory),)
    return ()
