"""From what was set to the settings.

A variable comes before a credential, and a credential before the file: what is nearer to the one
process that runs is stronger than what all of a machine share.
"""

import stat
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError
from pydantic_settings import EnvSettingsSource

from adapters.settings.complaints import Complaint, Wrong, WrongSettings
from adapters.settings.sections import (
    IN_A_FILE,
    NESTED,
    PREFIX,
    Settings,
    Variable,
    is_public,
    variables,
)
from adapters.settings.sources import Gathered, Given, Origin, Source, of_credentials, of_environment, of_file

CONFIG = "PALIFICO_CONFIG"
"""The variable that names the file of settings."""

CREDENTIALS_FOLDER = "CREDENTIALS_DIRECTORY"
"""The variable by which systemd says where the credentials are."""

PLACES = (Path("palifico.toml"), Path("/etc/palifico/palifico.toml"))
"""Where the file of settings is looked for when nobody names one: here, then where the machine has it."""

_NO_FILE = {Wrong.NO_SETTINGS_FILE, Wrong.NOT_TOML}


@dataclass(frozen=True, slots=True)
class Reading:
    """The settings, where each that was set was set, by its variable, and what is unwise but possible."""

    settings: Settings
    origins: Mapping[str, Origin]
    warnings: tuple[Complaint, ...] = ()
    file: str = ""


def read(environment: Mapping[str, str]) -> Settings:
    """Return the settings that an environment makes: its variables, and what they name.

    Raises:
        WrongSettings: it makes none.
    """
    return read_all(environment).settings


def usual_place() -> str:
    """Return the file of settings that is used when nobody names one; nothing if there is none."""
    here, of_the_machine = PLACES
    if here.exists():
        return str(here)
    with suppress(OSError), of_the_machine.open("rb"):
        return str(of_the_machine)
    return ""


def read_all(environment: Mapping[str, str], *, to_run: bool = True) -> Reading:
    """Return what `read` does, with where it comes from; only what is `to_run` needs a platform.

    Raises:
        WrongSettings: the environment makes no settings.
    """
    known = {variable.name: variable for variable in variables()}
    file, sources = _sources(environment, known)
    given = {name: each for source in sources for name, each in source.given.items()}
    spoilt = {name for source in sources for name in source.spoilt}
    complaints = [complaint for source in reversed(sources) for complaint in source.complaints]
    origins = {name: each.origin for name, each in given.items()}
    source = EnvSettingsSource(Settings)
    source.env_vars = {name.lower(): each.text for name, each in given.items()}
    try:
        settings = Settings(**source())
    except ValidationError as error:
        complaints.extend(
            complaint
            for name, complaint in _complaints(error, known, origins)
            if name not in spoilt or complaint.wrong is not Wrong.MISSING
        )
    else:
        if not complaints:
            complaints.extend(_incomplete(settings, known, origins, file=file))
        if not to_run:
            complaints = [each for each in complaints if each.wrong is not Wrong.NOTHING_TO_RUN]
        if not complaints:
            return Reading(settings, origins, tuple(_unwise(file, sources[0].given, known)), file)
    if any(complaint.wrong in _NO_FILE for complaint in complaints):
        # What is missing may well stand in the file.
        complaints = [complaint for complaint in complaints if complaint.wrong is not Wrong.MISSING]
    raise WrongSettings(tuple(complaints))


def read_what_can_be(environment: Mapping[str, str]) -> Settings:
    """Return the settings of an environment without what is wrong with them.

    Of a section in which something is missing nothing is left.
    """
    known = {variable.name: variable for variable in variables()}
    _, sources = _sources(environment, known)
    given = {name: each for source in sources for name, each in source.given.items()}
    while True:
        source = EnvSettingsSource(Settings)
        source.env_vars = {name.lower(): each.text for name, each in given.items()}
        try:
            settings = Settings(**source())
        except ValidationError as error:
            wrong = [
                (_name(each["loc"]), each["type"] == "missing") for each in error.errors(include_input=False)
            ]
        else:
            incomplete = _incomplete(settings, known, {}, file="")
            wrong = [(each.name, True) for each in incomplete if each.wrong is Wrong.MISSING]
            if not wrong:
                return settings
        sections = {known[name].path[:-1] for name, is_missing in wrong if is_missing}
        names = {name for name, _ in wrong}
        given = {
            name: each
            for name, each in given.items()
            if name not in names and known[name].path[:-1] not in sections
        }


def _sources(environment: Mapping[str, str], known: Mapping[str, Variable]) -> tuple[str, list[Gathered]]:
    """Return the file of settings, if one is named, and what is set, the weakest first."""
    file = environment.get(CONFIG, "").strip()
    return file, [
        of_file(Path(file), known) if file else Gathered(),
        of_credentials(environment.get(CREDENTIALS_FOLDER, ""), known),
        of_environment(environment, known, (CONFIG,)),
    ]


def _name(loc: tuple[int | str, ...]) -> str:
    return PREFIX + NESTED.join(str(part) for part in loc).upper()


def _complaints(
    error: ValidationError, known: Mapping[str, Variable], origins: Mapping[str, Origin]
) -> Iterator[tuple[str, Complaint]]:
    """Return what is wrong with each variable."""
    for each in error.errors(include_input=False):
        name = _name(each["loc"])
        wrong = Wrong.MISSING if each["type"] == "missing" else Wrong.VALUE
        yield name, Complaint(wrong, _written(known[name], known, origins), known[name].takes)


def _written(variable: Variable, known: Mapping[str, Variable], origins: Mapping[str, Origin]) -> str:
    """Return a setting's name as it is written where it is set, or where its section is if it is not."""
    origin = origins.get(variable.name)
    if origin is not None:
        return variable.key if origin.source is Source.FILE else origin.name.removesuffix(IN_A_FILE)
    beside = {
        each.source for name, each in origins.items() if known[name].path[:-1] == variable.path[:-1] != ()
    }
    return variable.key if Source.FILE in beside else variable.name


def _incomplete(
    settings: Settings, known: Mapping[str, Variable], origins: Mapping[str, Origin], *, file: str
) -> Iterator[Complaint]:
    telegram, matrix = settings.telegram, settings.matrix

    def missing(name: str) -> Complaint:
        variable = known[PREFIX + name]
        return Complaint(Wrong.MISSING, _written(variable, known, origins), variable.takes)

    if telegram is None and matrix is None:
        first = (known[PREFIX + name] for name in ("TELEGRAM__TOKEN", "MATRIX__HOMESERVER"))
        name, other = (each.key if file else each.name for each in first)
        yield Complaint(Wrong.NOTHING_TO_RUN, name, other=other)
    if matrix is not None and matrix.password is None and matrix.access_token is None:
        yield missing("MATRIX__PASSWORD")
    if telegram is None:
        return
    if telegram.webhook_url is None and (telegram.webhook_listen or telegram.webhook_secret):
        yield missing("TELEGRAM__WEBHOOK_URL")


def _unwise(file: str, given: Mapping[str, Given], known: Mapping[str, Variable]) -> Iterator[Complaint]:
    """Return what is said of a file of settings that everybody may read, with a secret in it."""
    secrets = (
        each
        for name, each in given.items()
        if known[name].is_secret and each.origin.secret_file is None and not is_public(known[name], each.text)
    )
    if any(True for _ in secrets) and Path(file).stat().st_mode & stat.S_IROTH:
        yield Complaint(Wrong.OPEN_TO_ALL, file)
