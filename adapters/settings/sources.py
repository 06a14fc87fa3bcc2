"""Where settings come from: a TOML file, credentials of systemd, variables of the environment.

The rules:

1. Each source gives texts, as the environment has them, by the setting's variable. The value of a
   TOML file is made a text as well, so that a setting takes the same wherever it is set.
2. What is empty is as good as not there, as in a file with names to be filled in.
3. A secret may stand in a file of its own, which `token_file` names in the file of settings, from
   the folder of that file on, and a variable that ends in `_FILE`, from the working folder on.
4. A text with `HIDDEN` in the place of a secret is what was shown, and no secret.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum, auto
from pathlib import Path
from typing import cast

from adapters.settings.complaints import Complaint, Wrong
from adapters.settings.sections import CREDENTIALS, IN_A_FILE, PREFIX, Variable

HIDDEN = "***"
"""What is shown in the place of a secret."""

_ALIKE = 0.75


class Source(Enum):
    """What a setting was taken from."""

    USUAL = auto()
    FILE = auto()
    CREDENTIAL = auto()
    VARIABLE = auto()


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a setting was set: its name as it is written there, and the file of its own that holds it."""

    source: Source
    name: str
    secret_file: Path | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """What a setting was set to."""

    text: str = field(repr=False)
    origin: Origin


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a source gives, by the settings' variables, what it wanted to give, and what is wrong with it."""

    given: dict[str, Given] = field(default_factory=dict[str, Given])
    spoilt: set[str] = field(default_factory=set[str])
    complaints: list[Complaint] = field(default_factory=list[Complaint])

    def take(self, variable: Variable, text: str | None, origin: Origin) -> None:
        """Note what a setting is set to; None is no text."""
        if text is None or (variable.is_secret and HIDDEN in text):
            self.spoilt.add(variable.name)
            self.complaints.append(Complaint(Wrong.VALUE, origin.name, variable.takes))
        elif text.strip():
            self.given[variable.name] = Given(text.strip(), origin)

    def take_file(self, variable: Variable, path: Path, source: Source, name: str) -> None:
        """Note what stands in the file of a secret; `name` is what named it."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            self.spoilt.add(variable.name)
            self.complaints.append(Complaint(Wrong.FILE, name))
        else:
            self.take(variable, text, Origin(source, name, path.absolute()))

    def refuse(self, name: str, nearest: str) -> None:
        """Complain of a name that there is not."""
        self.complaints.append(Complaint(Wrong.UNKNOWN, name, other=nearest))


def of_environment(
    environment: Mapping[str, str], known: Mapping[str, Variable], besides: Iterable[str]
) -> Gathered:
    """Return what variables give; `besides` are those with the same prefix that are no settings."""
    files = {f"{name}{IN_A_FILE}": variable for name, variable in known.items() if variable.is_secret}
    found = Gathered()
    for name, value in sorted(environment.items()):
        # An empty one is refused only where there is no such variable.
        if not name.upper().startswith(PREFIX) or name in besides or (name in files and not value.strip()):
            continue
        if name in known:
            found.take(known[name], value, Origin(Source.VARIABLE, name))
        elif name not in files:
            found.refuse(name.upper(), _nearest(name.upper(), (*known, *files, *besides)))
        elif environment.get(files[name].name, "").strip():
            found.complaints.append(Complaint(Wrong.TWICE, files[name].name, other=name))
        else:
            found.take_file(files[name], Path(value), Source.VARIABLE, name)
    return found


def of_credentials(folder: str, known: Mapping[str, Variable]) -> Gathered:
    """Return what the credentials of a folder give, as systemd makes it; others than ours are let alone."""
    named = {variable.credential: variable for variable in known.values()}
    found = Gathered()
    for path in _files(folder):
        if path.name in named:
            found.take_file(named[path.name], path, Source.CREDENTIAL, path.name)
        elif path.name.casefold().startswith(CREDENTIALS):
            found.refuse(path.name, _nearest(path.name, named))
    return found


def of_file(path: Path, known: Mapping[str, Variable]) -> Gathered:
    """Return what a TOML file gives."""
    found = Gathered()
    try:
        written = path.read_bytes()
    except OSError:
        found.complaints.append(Complaint(Wrong.NO_SETTINGS_FILE, str(path)))
        return found
    try:
        document = tomllib.loads(written.decode())
    except (ValueError, RecursionError) as error:
        found.complaints.append(Complaint(Wrong.NOT_TOML, str(path), line=_line(error, written)))
        return found
    by_path = {variable.path: variable for variable in known.values()}
    sections = {path[0] for path in by_path if len(path) > 1}
    for name, value in document.items():
        if name in sections and isinstance(value, dict):
            _take_section(found, (name,), cast("dict[str, object]", value), by_path, path.parent)
        elif isinstance(value, dict):
            found.refuse(f"[{name}]", _nearest_key((name,), by_path))
        else:
            _take_section(found, (), {name: value}, by_path, path.parent)
    return found


def _take_section(
    found: Gathered,
    section: tuple[str, ...],
    values: Mapping[str, object],
    known: Mapping[tuple[str, ...], Variable],
    folder: Path,
) -> None:
    suffix = IN_A_FILE.lower()
    for name, value in values.items():
        written = "".join(f"[{each}] " for each in section) + name
        variable = known.get((*section, name))
        of_secret = known.get((*section, name.removesuffix(suffix))) if name.endswith(suffix) else None
        if variable is not None:
            found.take(variable, _text(value, variable), Origin(Source.FILE, written))
        elif of_secret is None or not of_secret.is_secret:
            found.refuse(written, _nearest_key((*section, name), known))
        elif of_secret.path[-1] in values:
            found.complaints.append(Complaint(Wrong.TWICE, of_secret.key, other=written))
        elif not isinstance(value, str):
            found.spoilt.add(of_secret.name)
            found.complaints.append(Complaint(Wrong.FILE, written))
        elif value.strip():
            found.take_file(of_secret, folder / value.strip(), Source.FILE, written)


def _nearest(name: str, known: Iterable[str]) -> str:
    """Return the name that there is and that is most like one that there is not; nothing if none is."""
    return next(iter(get_close_matches(name, tuple(known), 1, _ALIKE)), "")


def _nearest_key(path: tuple[str, ...], known: Mapping[tuple[str, ...], Variable]) -> str:
    """Return what a file may hold that is most like something it may not, as it is written.

    What is alike in the same section goes before what is alike elsewhere.
    """
    *section, name = path
    beside, elsewhere = dict[str, str](), dict[str, str]()
    for variable in known.values():
        keys = beside if variable.path[:-1] == tuple(section) else elsewhere
        keys.setdefault(variable.path[-1], variable.key)
        if variable.is_secret:
            suffix = IN_A_FILE.lower()
            keys.setdefault(variable.path[-1] + suffix, variable.key + suffix)
    if not section:
        beside |= {each[0]: f"[{each[0]}]" for each in known if len(each) > 1}
    for keys in (beside, elsewhere):
        if nearest := _nearest(name.lower(), keys):
            return keys[nearest]
    return ""


def _text(value: object, variable: Variable) -> str | None:
    """Return a value of a TOML file as a variable would have it; None if none could."""
    match value:
        case str():
            return value
        case bool() if not variable.is_secret:
            return str(value).lower()
        case int() if not variable.is_secret:
            return str(value)
        case list() if not variable.is_secret:
            # As in allowed = ["@anna:example.org", "example.com"]. An empty one is not as good as none.
            items = cast("list[object]", value)
            texts = [
                str(each) for each in items if isinstance(each, str | int) and not isinstance(each, bool)
            ]
            return ",".join(texts) if items and len(texts) == len(items) else None
        case _:
            return None


def _line(error: Exception, written: bytes) -> int:
    """Return the line in which a file stops being TOML; 0 if nobody knows."""
    if isinstance(error, UnicodeDecodeError):
        return written.count(b"\n", 0, error.start) + 1
    if found := re.search(r"\(at line ([0-9]+)", str(error)):
        return int(found[1])
    return len(written.splitlines()) if "(at end of document)" in str(error) else 0


def _files(folder: str) -> Iterator[Path]:
    if folder and Path(folder).is_dir():
        yield from sorted(Path(folder).iterdir())
