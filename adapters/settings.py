"""What whoever runs the bot decides, read from variables whose names begin with PALIFICO_.

The rules:

1. A section is a class here, and its variables are made from its fields: `PALIFICO_TELEGRAM__TOKEN`.
   A platform is configured when its section is.
2. A variable that there is not is refused, with the nearest that there is.
3. A secret may stand in a file, which a variable ending in `_FILE` names. It is in no
   representation and in no complaint: complaints quote no value at all.
4. Whatever is wrong is said at once, all of it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum, auto
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, EnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from core.access import Access, read_name
from core.games import GAMES
from core.service import Settings as Playing
from storage.address import read_address
from storage.redis import Expiry

PREFIX = "PALIFICO_"
NESTED = "__"
IN_A_FILE = "_FILE"

_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_USUAL, _PLAYED = Expiry(), Playing("", 0)


class Takes(Enum):
    """What a variable takes."""

    STORE = auto()
    GAME = auto()
    SECONDS = auto()
    TOKEN = auto()
    ADDRESS = auto()
    LISTEN = auto()
    SECRET = auto()
    SWITCH = auto()
    FOLDER = auto()
    USER = auto()
    PEOPLE = auto()
    ROOMS = auto()
    NAMES = auto()


class Wrong(Enum):
    """What can be wrong with a variable."""

    UNKNOWN = auto()
    MISSING = auto()
    VALUE = auto()
    TWICE = auto()
    FILE = auto()
    NOTHING_TO_RUN = auto()


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing that is wrong: the variable, what it takes, and for an unknown one the nearest."""

    wrong: Wrong
    name: str
    takes: Takes | None = None
    nearest: str = ""


class WrongSettings(Exception):
    """The settings cannot be used; it holds no value of theirs."""

    def __init__(self, complaints: tuple[Complaint, ...]) -> None:
        super().__init__(", ".join(f"{each.name}: {each.wrong.name}" for each in complaints))
        self.complaints = complaints


def _seconds(text: object) -> object:
    """Return the seconds of a time as it is written: `36h`, `7d`, or a number of seconds."""
    found = re.fullmatch(r"\s*([0-9]{1,9})\s*([smhd]?)\s*", str(text))
    return int(found[1]) * _UNITS[found[2]] if found else text


def _matches(pattern: str) -> AfterValidator:
    return AfterValidator(lambda secret: secret if re.fullmatch(pattern, _plain(secret)) else _refuse())


def _plain(text: SecretStr | str) -> str:
    return text.get_secret_value() if isinstance(text, SecretStr) else text


def _refuse() -> Any:
    raise ValueError("not like that")


def _store(url: SecretStr) -> SecretStr:
    read_address(url.get_secret_value())
    return url


def host_and_port(listen: str) -> tuple[str, int]:
    """Return what is listened on.

    >>> host_and_port("127.0.0.1:8080"), host_and_port("[::1]:8443")
    (('127.0.0.1', 8080), ('::1', 8443))
    """
    host, _, port = listen.rpartition(":")
    return host.strip("[]"), int(port)


def _listen(text: str) -> str:
    fits = re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[^\s:\[\]]+):[0-9]{1,5}", text)
    return text if fits and host_and_port(text)[1] < 2**16 else _refuse()


def _game(name: str) -> str:
    return name if name in GAMES else _refuse()


Seconds = Annotated[int, BeforeValidator(_seconds), Field(gt=0), Takes.SECONDS]
Address = Annotated[str, _matches(r"https?://[^\s/?#@]+[^\s?#]*"), Takes.ADDRESS]
Listen = Annotated[str, AfterValidator(_listen), Takes.LISTEN]


class Section(BaseModel):
    """Some variables that belong together."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Telegram(Section):
    """`PALIFICO_TELEGRAM__...`."""

    token: Annotated[SecretStr, _matches("[0-9]+:[A-Za-z0-9_-]+"), Takes.TOKEN]
    api_url: Address = "https://api.telegram.org"
    webhook_url: Address | None = None
    webhook_listen: Listen | None = None
    webhook_secret: Annotated[SecretStr, _matches("[A-Za-z0-9_-]{1,256}"), Takes.SECRET] | None = None
    ephemeral: Annotated[bool, Takes.SWITCH] = False


class Matrix(Section):
    """`PALIFICO_MATRIX__...`: a password, or a token with its device."""

    homeserver: Address
    user: Annotated[str, _matches(r"@[^\s:]+:\S+"), Takes.USER]
    store: Annotated[str, Field(min_length=1), Takes.FOLDER]
    password: Annotated[SecretStr, Field(min_length=1), Takes.SECRET] | None = None
    access_token: Annotated[SecretStr, Field(min_length=1), Takes.SECRET] | None = None
    device_id: Annotated[str, _matches(r"\S+"), Takes.SECRET] = ""
    allowed: Annotated[str, _matches(r"[^\s,]+(\s*,\s*[^\s,]+)*"), Takes.PEOPLE] = ""
    rooms: Annotated[int, Field(gt=0), Takes.ROOMS] = 500
    encrypted: Annotated[bool, Takes.SWITCH] = True
    generous: Annotated[bool, Takes.SWITCH] = False


class Keep(Section):
    """`PALIFICO_KEEP__...`: how long what is kept, after its last change."""

    lobby: Seconds = _USUAL.lobby
    running: Seconds = int(_PLAYED.lasts)
    finished: Seconds = _USUAL.finished
    preferences: Seconds = _USUAL.preferences

    @property
    def expiry(self) -> Expiry:
        """What the store has to know of it."""
        return Expiry(lobby=self.lobby, finished=self.finished, preferences=self.preferences)


def _names(text: str) -> str:
    return text if all(read_name(each) for each in split(text)) else _refuse()


def split(text: str) -> tuple[str, ...]:
    """Return what stands between commas.

    >>> split("telegram:123, matrix:example.org,")
    ('telegram:123', 'matrix:example.org')
    """
    return tuple(each.strip() for each in text.split(",") if each.strip())


Names = Annotated[str, AfterValidator(_names), Takes.NAMES]


class Operators(Section):
    """`PALIFICO_OPERATORS__...`: who the operators are, and whom the bot serves."""

    people: Names = ""
    allow: Names = ""
    block: Names = ""

    @property
    def access(self) -> Access:
        """What the door has to know of it."""
        return Access(*(frozenset(split(each)) for each in (self.people, self.allow, self.block)))


class Settings(BaseSettings):
    """All there is to decide."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter=NESTED,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    redis_url: Annotated[SecretStr, AfterValidator(_store), Takes.STORE] = SecretStr("embedded")
    game: Annotated[str, AfterValidator(_game), Takes.GAME] = next(iter(GAMES))
    keep: Keep = Keep()
    operators: Operators = Operators()
    telegram: Telegram | None = None
    matrix: Matrix | None = None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003  # the interface of the library, as the others
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Take what `read` has gathered, and look nowhere else."""
        return (init_settings,)

    def secrets(self) -> tuple[str, ...]:
        """Return what may stand in no log."""
        address = read_address(self.redis_url.get_secret_value())
        found = [address.password or "", address.sentinel_password or ""]
        if self.telegram is not None:
            found.append(self.telegram.token.get_secret_value())
            found.append(_plain(self.telegram.webhook_secret or ""))
        if self.matrix is not None:
            found.append(_plain(self.matrix.password or ""))
            found.append(_plain(self.matrix.access_token or ""))
        return tuple(secret for secret in found if secret)


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable that there is: what it takes, and whether it is a secret."""

    name: str
    takes: Takes
    is_secret: bool


def variables(section: type[BaseModel] = Settings, prefix: str = PREFIX) -> Iterator[Variable]:
    """Return every variable that there is.

    >>> [each.name for each in variables()][:2]
    ['PALIFICO_REDIS_URL', 'PALIFICO_GAME']
    """
    for name, hint in get_type_hints(section, include_extras=True).items():
        if name not in section.model_fields:
            continue
        parts = [hint, *get_args(hint), *(part for each in get_args(hint) for part in get_args(each))]
        inner = next((part for part in parts if isinstance(part, type) and issubclass(part, Section)), None)
        if inner is not None:
            yield from variables(inner, f"{prefix}{name.upper()}{NESTED}")
        else:
            takes = next(part for part in parts if isinstance(part, Takes))
            yield Variable(f"{prefix}{name.upper()}", takes, SecretStr in parts)


def read(environment: Mapping[str, str]) -> Settings:
    """Return the settings that the variables of an environment make.

    Raises:
        WrongSettings: they make none.
    """
    known = {variable.name: variable for variable in variables()}
    given, complaints = _given(environment, known)
    source = EnvSettingsSource(Settings)
    source.env_vars = {name.lower(): value for name, value in given.items()}
    try:
        settings = Settings(**source())
    except ValidationError as error:
        found = tuple(_complaint(each, known) for each in error.errors(include_input=False))
        raise WrongSettings((*complaints, *found)) from None
    if not complaints:
        complaints.extend(_incomplete(settings))
    if complaints:
        raise WrongSettings(tuple(complaints))
    return settings


def _given(
    environment: Mapping[str, str], known: Mapping[str, Variable]
) -> tuple[dict[str, str], list[Complaint]]:
    """Return what is set, files read, and what is wrong with the names."""
    files = {f"{name}{IN_A_FILE}": variable for name, variable in known.items() if variable.is_secret}
    given: dict[str, str] = {}
    complaints: list[Complaint] = []
    for name, value in sorted(environment.items()):
        if not name.upper().startswith(PREFIX):
            continue
        if name in known:
            # An empty one is as good as none, as in a file with names to be filled in.
            given.update({name: value.strip()} if value.strip() else {})
        elif name not in files:
            [nearest] = get_close_matches(name.upper(), [*known, *files], 1, 0.75) or [""]
            complaints.append(Complaint(Wrong.UNKNOWN, name, nearest=nearest))
        elif files[name].name in environment:
            complaints.append(Complaint(Wrong.TWICE, files[name].name))
        elif (text := _text(value)) is None:
            complaints.append(Complaint(Wrong.FILE, name))
        else:
            given[files[name].name] = text
    return given, complaints


def _text(path: str) -> str | None:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None


def _complaint(error: Mapping[str, Any], known: Mapping[str, Variable]) -> Complaint:
    name = PREFIX + NESTED.join(str(part) for part in error["loc"]).upper()
    wrong = Wrong.MISSING if error["type"] == "missing" else Wrong.VALUE
    return Complaint(wrong, name, known[name].takes if name in known else None)


def _incomplete(settings: Settings) -> Iterator[Complaint]:
    telegram, matrix = settings.telegram, settings.matrix
    if telegram is None and matrix is None:
        yield Complaint(Wrong.NOTHING_TO_RUN, "PALIFICO_TELEGRAM__TOKEN")
    if matrix is not None and matrix.password is None and matrix.access_token is None:
        yield Complaint(Wrong.MISSING, "PALIFICO_MATRIX__PASSWORD", Takes.SECRET)
    if telegram is None:
        return
    if telegram.webhook_url is None and (telegram.webhook_listen or telegram.webhook_secret):
        yield Complaint(Wrong.MISSING, "PALIFICO_TELEGRAM__WEBHOOK_URL", Takes.ADDRESS)
