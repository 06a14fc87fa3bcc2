"""`palifico config print` and `palifico config check`: what the settings are, and what is wrong with them."""

import sys
from collections.abc import Callable, Mapping

from adapters.cli import complaints, config_messages, messages
from adapters.cli.arguments import WrongUse
from adapters.settings import Origin, Reading, Source, Wrong, WrongSettings, read_all, read_what_can_be
from adapters.settings.printing import as_toml
from core.messages import Message

DONE, REFUSED = 0, 2
PARTS = ("print", "check")

Say = Callable[[Message], str]


def main(words: tuple[str, ...], environment: Mapping[str, str], say: Say) -> int:
    """Print or check the settings of an environment, and return the exit code.

    Raises:
        WrongUse: it was not said which.
    """
    if not words:
        raise WrongUse(config_messages.NeedsPart())
    if words[0] not in PARTS or len(words) > 1:
        raise WrongUse(messages.UnknownWord(" ".join(words), ", ".join(PARTS)))
    reading = read_aloud(environment, say)
    if reading is None:
        return REFUSED
    if words == ("check",):
        fine = config_messages.FineWithFile(reading.file) if reading.file else config_messages.Fine()
        print(say(fine))
        return DONE
    print(f"# {say(config_messages.Heading())}")
    for line in as_toml(reading, lambda origin: say(_comes_from(origin, reading.file))):
        print(line)
    return DONE


def read_aloud(environment: Mapping[str, str], say: Say, *, to_run: bool = True) -> Reading | None:
    """Return the settings of an environment, or None; what is wrong or unwise is said on standard error.

    What is not `to_run` is on no platform, and needs no secret that the bot alone is handed to be on one.
    """
    try:
        reading = read_all(environment, to_run=to_run)
    except WrongSettings as wrong:
        if not to_run and all(each.wrong is Wrong.MISSING for each in wrong.complaints):
            return Reading(read_what_can_be(environment), {})
        for complaint in wrong.complaints:
            print(say(complaints.says(complaint)), file=sys.stderr)
        return None
    for warning in reading.warnings:
        line = messages.DoctorLine(messages.LevelWarning(), complaints.says(warning))
        print(say(line), file=sys.stderr)
    return reading


def _comes_from(origin: Origin, file: str) -> Message:
    match origin.source:
        case Source.USUAL:
            return config_messages.FromUsual()
        case Source.FILE:
            return config_messages.FromFile(file)
        case Source.CREDENTIAL:
            return config_messages.FromCredential(origin.name)
        case Source.VARIABLE:
            return config_messages.FromVariable(origin.name)
