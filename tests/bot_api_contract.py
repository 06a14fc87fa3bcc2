"""Checks calls against the models of aiogram: Bot API 10.3, unknown keys and wrong types included.

The real server ignores what it does not know; a bot that sends it is wrong all the same. The models
take seconds to load, so that is done when a server starts, not when the tests are collected.
"""

import inspect
import json
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError

from tests.bot_api_values import Json, Upload


class Broken(Exception):
    """A call is not as the Bot API defines it; the message says how."""


@cache
def _models() -> dict[str, type[BaseModel]]:
    from aiogram import methods  # noqa: PLC0415 - takes seconds, see above

    found = (value for _, value in inspect.getmembers(methods, inspect.isclass))
    return {
        value.__api_method__.lower(): value
        for value in found
        if issubclass(value, methods.TelegramMethod) and value is not methods.TelegramMethod
    }


def prepare() -> None:
    """Load the models, before anybody waits for an answer."""
    _models()


def is_known(method: str) -> bool:
    """Return whether there is such a method in the Bot API, in whatever case it is written."""
    return method.lower() in _models()


def name_of(method: str) -> str:
    """Return a method's name as the documentation writes it."""
    return str(_models()[method.lower()].__api_method__)  # type: ignore[attr-defined]


@cache
def _parsed(method: str) -> frozenset[str]:
    """Return the parameters of a method that a form carries as JSON: all that is not only text."""
    fields = _models()[method.lower()].model_fields
    return frozenset(name for name, about in fields.items() if not _is_text(about.annotation))


def _is_text(annotation: Any) -> bool:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _is_text(get_args(annotation)[0])
    if origin in {Union, types.UnionType}:
        parts = [
            part
            for part in get_args(annotation)
            if getattr(part, "__name__", "") not in {"NoneType", "Default"}
        ]
        return all(_is_text(part) for part in parts)
    return inspect.isclass(annotation) and (issubclass(annotation, str) or annotation.__name__ == "InputFile")


def from_form(method: str, fields: Mapping[str, Any]) -> Json:
    """Return the parameters of a call, numbers and objects that came as text read from their JSON."""
    parsed = _parsed(method)
    parameters: Json = {}
    for name, value in fields.items():
        if value is None:
            continue
        parameters[name] = _read(value) if name in parsed and isinstance(value, str) else value
    return parameters


def _read(value: str) -> Any:
    if value.lower() in {"true", "false"}:
        return value.lower() == "true"
    try:
        return json.loads(value)
    except ValueError:
        return value


def check(method: str, parameters: Json) -> list[str]:
    """Check a call; which of its parameters should not be used any more.

    Raises:
        Broken: a parameter is not known, missing, or of another type.
    """
    from aiogram.types import BufferedInputFile  # noqa: PLC0415 - takes seconds, see above

    sent = {
        name: BufferedInputFile(value.data, value.name) if isinstance(value, Upload) else value
        for name, value in parameters.items()
    }
    try:
        read = _models()[method.lower()].model_validate(sent)
    except ValidationError as wrong:
        found = "; ".join(f"{_path(error['loc'])}: {error['msg']}" for error in wrong.errors()[:3])
        raise Broken(f"{method}: {found}") from None
    if unknown := list(_unknown(read, method)):
        raise Broken(f"unknown to the Bot API: {', '.join(unknown)}")
    old = _deprecated(method)
    return [f"{method}.{name}" for name in parameters if name in old]


@cache
def _deprecated(method: str) -> frozenset[str]:
    fields = _models()[method.lower()].model_fields
    extras = {name: about.json_schema_extra for name, about in fields.items()}
    return frozenset(
        name for name, extra in extras.items() if isinstance(extra, dict) and "deprecated" in extra
    )


def _path(parts: tuple[int | str, ...]) -> str:
    return ".".join(map(str, parts))


def _unknown(value: object, path: str) -> Iterator[str]:
    if isinstance(value, BaseModel):
        extra = value.model_extra or {}
        for name in value.model_fields_set:
            if name in extra:
                yield f"{path}.{name}"
            else:
                yield from _unknown(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _unknown(part, f"{path}[{index}]")


def check_result(method: str, result: Any) -> None:
    """Check what the double itself answered a call with.

    Raises:
        Broken: the Bot API defines it otherwise.
    """
    returned = _models()[method.lower()].__returning__  # type: ignore[attr-defined]
    _check_shown(returned, result, f"result of {method}")


def check_update(update: Json) -> None:
    """Check what the double itself told the bot.

    Raises:
        Broken: the Bot API defines it otherwise.
    """
    from aiogram.types import Update  # noqa: PLC0415 - takes seconds, see above

    _check_shown(Update, update, "update")


def _check_shown(kind: Any, shown: Any, name: str) -> None:
    try:
        read = _adapter(kind).validate_python(shown)
    except ValidationError as wrong:
        raise Broken(f"{name}: {wrong}") from None
    if unknown := list(_unknown(read, name)):
        raise Broken(f"unknown to the Bot API: {', '.join(unknown)}")


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
