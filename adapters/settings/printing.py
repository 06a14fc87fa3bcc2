"""The settings as TOML that can be read again, secrets hidden.

The rules:

1. A secret is `HIDDEN`, which reading refuses, or the file of its own in which it stands.
2. Of an address that holds a password, the rest is shown.
3. What is not set and has no usual value is left out, and so is a section of it alone.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from pydantic import SecretStr

from adapters.settings.reading import Reading
from adapters.settings.sections import IN_A_FILE, Takes, Variable, is_public, passwords, variables
from adapters.settings.sources import HIDDEN, Origin, Source

_USUAL = Origin(Source.USUAL, "")
_UNITS = ((24 * 3600, "d"), (3600, "h"), (60, "m"))


def as_toml(reading: Reading, comment: Callable[[Origin], str]) -> Iterator[str]:
    """Return the lines of a TOML file that makes the same settings, each with where it comes from."""
    section: tuple[str, ...] = ()
    # What is in no section has to come first.
    for variable in sorted(variables(), key=lambda each: len(each.path) > 1):
        value = reading.settings.value(variable)
        if value is None or value == "":
            continue
        if variable.path[:-1] != section:
            section = variable.path[:-1]
            yield ""
            yield f"[{'.'.join(section)}]"
        origin = reading.origins.get(variable.name, _USUAL)
        yield f"{_set(variable, value, origin)}  # {' '.join(comment(origin).split())}"


def usual_text(variable: Variable) -> str:
    """Return what a setting usually is, as it is written; nothing if it has no usual value."""
    usual = variable.usual
    if usual is None:
        return ""
    if isinstance(usual, SecretStr):
        return usual.get_secret_value()
    if isinstance(usual, bool):
        return str(usual).lower()
    return _time(int(str(usual))) if variable.takes is Takes.SECONDS else str(usual)


def _set(variable: Variable, value: object, origin: Origin) -> str:
    name = variable.path[-1]
    if origin.secret_file is not None and origin.source is not Source.CREDENTIAL:
        return f"{name}{IN_A_FILE.lower()} = {_text(str(Path(origin.secret_file)))}"
    match value:
        case bool():
            return f"{name} = {str(value).lower()}"
        case int() if variable.takes is Takes.SECONDS:
            return f"{name} = {_text(_time(value))}"
        case int():
            return f"{name} = {value}"
        case SecretStr():
            return f"{name} = {_text(_hidden(variable, value.get_secret_value()))}"
        case _:
            return f"{name} = {_text(str(value))}"


def _text(text: str) -> str:
    """Return a text as TOML has it, whose escapes are those of JSON and one more."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _time(seconds: int) -> str:
    """Return a time as it is written.

    >>> _time(7 * 24 * 3600), _time(36 * 3600), _time(601)
    ('7d', '36h', '601s')
    """
    return next((f"{seconds // size}{unit}" for size, unit in _UNITS if seconds % size == 0), f"{seconds}s")


def _hidden(variable: Variable, secret: str) -> str:
    if is_public(variable, secret):
        return secret
    if variable.takes is not Takes.STORE:
        return HIDDEN
    shown = secret
    for password in sorted(passwords(secret), key=len, reverse=True):
        shown = shown.replace(password, HIDDEN)
    return shown
