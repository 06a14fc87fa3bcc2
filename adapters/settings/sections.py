"""What whoever runs the bot decides: a section is a class, a setting is a field.

The rules:

1. A section is a class here, and the names of its settings are made from its fields: `token` of
   `[telegram]` in the file, `PALIFICO_TELEGRAM__TOKEN`, `palifico.telegram.token` as a credential.
   A platform is configured when its section is.
2. A field says by its annotation what it takes. One that holds a secret is a `SecretStr`, and is
   then hidden wherever something is shown and may stand in a file of its own.
3. A setting stands in three places: here, in `deploy/palifico.example.toml` and in
   `docs/settings.md`. The tests say which one lacks it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, Any, get_args, get_type_hints
from urllib.parse import quote

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic_core import PydanticUndefined
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from adapters.logs import Format, Level
from core.access import Access, read_name
from core.games import GAMES
from core.service import Settings as Playing
from storage.address import read_address
from storage.redis import Expiry

PREFIX = "PALIFICO_"
NESTED = "__"
IN_A_FILE = "_FILE"
OFF = "off"
CREDENTIALS = "palifico"

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
    PASSWORD = auto()
    WORD = auto()
    SWITCH = auto()
    FOLDER = auto()
    USER = auto()
    PEOPLE = auto()
    ROOMS = auto()
    NAMES = auto()
    HEALTH = auto()
    LOG_FORMAT = auto()
    LOG_LEVEL = auto()


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


def _listen_or_off(text: str) -> str:
    return OFF if text.casefold() == OFF else _listen(text)


def _lower(text: object) -> object:
    return text.casefold() if isinstance(text, str) else text


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
    password: Annotated[SecretStr, Field(min_length=1), Takes.PASSWORD] | None = None
    access_token: Annotated[SecretStr, _matches(r"\S+"), Takes.WORD] | None = None
    device_id: Annotated[str, _matches(r"\S+"), Takes.WORD] = ""
    allowed: Annotated[str, _matches(r"[^\s,]+(\s*,\s*[^\s,]+)*"), Takes.PEOPLE] = ""
    rooms: Annotated[int, Field(gt=0), Takes.ROOMS] = 500
    encrypted: Annotated[bool, Takes.SWITCH] = True
    threads: Annotated[bool, Takes.SWITCH] = False
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


class Health(Section):
    """`PALIFICO_HEALTH__...`: where whoever watches over the process asks how it is."""

    listen: Annotated[str, AfterValidator(_listen_or_off), Takes.HEALTH] = "127.0.0.1:9464"

    @property
    def address(self) -> tuple[str, int] | None:
        """Host and port, None where nobody may ask."""
        return None if self.listen == OFF else host_and_port(self.listen)


class Log(Section):
    """`PALIFICO_LOG__...`: what is logged, and how."""

    format: Annotated[Format, BeforeValidator(_lower), Takes.LOG_FORMAT] = Format.TEXT
    level: Annotated[Level, BeforeValidator(_lower), Takes.LOG_LEVEL] = Level.INFO


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
    health: Health = Health()
    log: Log = Log()
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
        """Return what may stand in no log, in each way in which it is written."""
        found: set[str] = set()
        for variable in variables():
            value = self.value(variable)
            if not isinstance(value, SecretStr):
                continue
            secret = value.get_secret_value()
            if variable.takes is Takes.STORE:
                found.update(passwords(secret))
            else:
                found.add(secret)
        return tuple(sorted(found))

    def value(self, variable: "Variable") -> object:
        """Return what a setting is; None where it is not set, or its section is not there."""
        value: object = self
        for name in variable.path:
            value = getattr(value, name, None)
        return value


def is_public(variable: "Variable", text: str) -> bool:
    """Return whether what a secret setting is set to may be seen: only an address without a password may."""
    return variable.takes is Takes.STORE and "@" not in text and "password" not in text


def passwords(url: str) -> Iterator[str]:
    """Return the passwords of a store's address, as they are and as they are written."""
    address = read_address(url)
    person = re.match(r"[a-z+]+://([^/?]*)@", url)
    written = [person[1].partition(":")[2] if person else "", *re.findall("sentinel_password=([^&]*)", url)]
    for password in filter(None, (address.password, address.sentinel_password, *written)):
        # A driver may write it in a way of its own.
        yield from (password, quote(password, safe=""), quote(password))


@dataclass(frozen=True, slots=True)
class Variable:
    """A setting that there is: where it stands, what it takes, whether it is a secret, and its usual value.

    `path` is its section, if it is in one, and its name; `usual` is None for one that has none.
    """

    path: tuple[str, ...]
    takes: Takes
    is_secret: bool
    usual: object = None

    @property
    def name(self) -> str:
        """The variable of the environment."""
        return PREFIX + NESTED.join(self.path).upper()

    @property
    def key(self) -> str:
        """Where it stands in the file.

        >>> Variable(("keep", "lobby"), Takes.SECONDS, False).key
        '[keep] lobby'
        """
        *section, name = self.path
        return "".join(f"[{each}] " for each in section) + name

    @property
    def credential(self) -> str:
        """The credential of systemd."""
        return ".".join((CREDENTIALS, *self.path))


def variables(section: type[BaseModel] = Settings, inside: tuple[str, ...] = ()) -> Iterator[Variable]:
    """Return every setting that there is.

    >>> [each.name for each in variables()][:2]
    ['PALIFICO_REDIS_URL', 'PALIFICO_GAME']
    """
    for name, hint in get_type_hints(section, include_extras=True).items():
        if name not in section.model_fields:
            continue
        parts = [hint, *get_args(hint), *(part for each in get_args(hint) for part in get_args(each))]
        inner = next((part for part in parts if isinstance(part, type) and issubclass(part, Section)), None)
        if inner is not None:
            yield from variables(inner, (*inside, name))
        else:
            takes = next(part for part in parts if isinstance(part, Takes))
            usual = section.model_fields[name].default
            yield Variable(
                (*inside, name), takes, SecretStr in parts, None if usual is PydanticUndefined else usual
            )
