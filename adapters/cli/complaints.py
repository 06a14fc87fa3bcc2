"""What is said of settings that cannot be used: one sentence for each thing that is wrong."""

from adapters.cli import config_messages, messages, watching_messages
from adapters.logs import Format, Level
from adapters.settings import Complaint, Takes, Wrong
from core.games import GAMES
from core.messages import Message

TAKES: dict[Takes, Message] = {
    Takes.STORE: messages.TakesStore(),
    Takes.GAME: messages.Values(", ".join(GAMES)),
    Takes.SECONDS: messages.TakesTime(),
    Takes.TOKEN: messages.TakesToken(),
    Takes.ADDRESS: messages.TakesAddress(),
    Takes.LISTEN: messages.TakesListen(),
    Takes.SECRET: messages.TakesSecret(),
    Takes.PASSWORD: config_messages.TakesPassword(),
    Takes.WORD: config_messages.TakesWord(),
    Takes.SWITCH: messages.Values("true, false"),
    Takes.FOLDER: messages.TakesFolder(),
    Takes.USER: messages.TakesUser(),
    Takes.PEOPLE: messages.TakesPeople(),
    Takes.ROOMS: messages.TakesRooms(),
    Takes.NAMES: messages.TakesNames(),
    Takes.HEALTH: watching_messages.TakesHealth(),
    Takes.LOG_FORMAT: messages.Values(", ".join(Format)),
    Takes.LOG_LEVEL: messages.Values(", ".join(Level)),
}
"""What each kind of variable takes, in words."""


def says(complaint: Complaint) -> Message:
    """Return what is said of one thing that is wrong."""
    takes = TAKES[complaint.takes] if complaint.takes is not None else messages.NoValue()
    match complaint.wrong:
        case Wrong.UNKNOWN if complaint.other:
            return messages.SettingMeant(complaint.name, complaint.other)
        case Wrong.UNKNOWN:
            return messages.SettingUnknown(complaint.name)
        case Wrong.MISSING:
            return messages.SettingMissing(complaint.name, takes)
        case Wrong.VALUE:
            return messages.SettingWrong(complaint.name, takes)
        case Wrong.TWICE:
            return messages.SettingTwice(complaint.name, complaint.other)
        case Wrong.FILE:
            return messages.SettingFile(complaint.name)
        case Wrong.NOTHING_TO_RUN:
            return messages.NothingToRun(complaint.name, complaint.other)
        case Wrong.NO_SETTINGS_FILE | Wrong.NOT_TOML | Wrong.OPEN_TO_ALL:
            return _of_the_file(complaint)


def _of_the_file(complaint: Complaint) -> Message:
    if complaint.wrong is Wrong.NO_SETTINGS_FILE:
        return config_messages.CannotBeRead(complaint.name)
    if complaint.wrong is Wrong.OPEN_TO_ALL:
        return config_messages.OpenToAll(complaint.name)
    if complaint.line:
        return config_messages.NotToml(complaint.name, complaint.line)
    return config_messages.NowhereToml(complaint.name)
