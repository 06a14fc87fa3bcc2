"""What the command line says."""

from dataclasses import dataclass

from core.messages import Message


class CliMessage(Message):
    """The section of the command line."""

    __slots__ = ()
    section = "cli"


@dataclass(frozen=True, slots=True)
class About(CliMessage):
    """What the program is."""


@dataclass(frozen=True, slots=True)
class UsePlay(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseDemo(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseVerify(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseReplay(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseVersion(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagGame(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagComputer(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagStrength(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagName(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagLang(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagSeed(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagRecord(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagPace(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagUsually(CliMessage):
    """What holds without the flag."""

    option: Message


@dataclass(frozen=True, slots=True)
class Values(CliMessage):
    """What a flag takes, to be typed as it stands."""

    values: str


@dataclass(frozen=True, slots=True)
class ValueName(CliMessage):
    """What a flag takes: a name."""


@dataclass(frozen=True, slots=True)
class ValueFile(CliMessage):
    """What a flag takes: a file."""


@dataclass(frozen=True, slots=True)
class ValueHex(CliMessage):
    """What a flag takes: hex digits."""


@dataclass(frozen=True, slots=True)
class NoValue(CliMessage):
    """A switch takes nothing."""


@dataclass(frozen=True, slots=True)
class WrongValue(CliMessage):
    """A flag does not take that."""

    flag: str
    value: str
    values: Message


@dataclass(frozen=True, slots=True)
class NeedsValue(CliMessage):
    """A flag stands without its value."""

    flag: str
    values: Message


@dataclass(frozen=True, slots=True)
class UnknownWord(CliMessage):
    """A word or flag that there is not."""

    word: str
    known: str


@dataclass(frozen=True, slots=True)
class NeedsRecord(CliMessage):
    """No file was named."""


@dataclass(frozen=True, slots=True)
class CannotRead(CliMessage):
    """The file cannot be read."""

    path: str


@dataclass(frozen=True, slots=True)
class PressEnter(CliMessage):
    """Between the steps of a replay."""


@dataclass(frozen=True, slots=True)
class LevelOk(CliMessage):
    """A finding's level."""


@dataclass(frozen=True, slots=True)
class LevelWarning(CliMessage):
    """A finding's level."""


@dataclass(frozen=True, slots=True)
class LevelFailure(CliMessage):
    """A finding's level."""


@dataclass(frozen=True, slots=True)
class DoctorLine(CliMessage):
    """One line of the doctor's."""

    level: Message
    finding: Message


@dataclass(frozen=True, slots=True)
class LanguagesComplete(CliMessage):
    """All languages can be loaded."""

    count: int


@dataclass(frozen=True, slots=True)
class LanguageBroken(CliMessage):
    """A language file cannot be read."""

    fault: str


@dataclass(frozen=True, slots=True)
class RedisInside(CliMessage):
    """The store is in this process."""


@dataclass(frozen=True, slots=True)
class RedisAnswers(CliMessage):
    """The server answers."""

    version: str


@dataclass(frozen=True, slots=True)
class RedisTooOld(CliMessage):
    """The server lacks commands."""

    version: str


@dataclass(frozen=True, slots=True)
class RedisForgets(CliMessage):
    """The server keeps nothing on disk."""


@dataclass(frozen=True, slots=True)
class RedisEvicts(CliMessage):
    """The server may drop games."""

    policy: str


@dataclass(frozen=True, slots=True)
class RedisClock(CliMessage):
    """The clocks differ."""

    seconds: int


@dataclass(frozen=True, slots=True)
class RedisWrongAddress(CliMessage):
    """The URL is none."""


@dataclass(frozen=True, slots=True)
class RedisUnreachable(CliMessage):
    """No connection."""


@dataclass(frozen=True, slots=True)
class RedisWrongPassword(CliMessage):
    """The password is refused."""


@dataclass(frozen=True, slots=True)
class RedisNotAllowed(CliMessage):
    """The user may not."""


@dataclass(frozen=True, slots=True)
class RedisWrongDatabase(CliMessage):
    """No such database."""


@dataclass(frozen=True, slots=True)
class RedisReadOnly(CliMessage):
    """A replica."""


@dataclass(frozen=True, slots=True)
class RedisOutOfMemory(CliMessage):
    """No memory."""


@dataclass(frozen=True, slots=True)
class RedisLoading(CliMessage):
    """Not ready yet."""


@dataclass(frozen=True, slots=True)
class RedisTooSlow(CliMessage):
    """No answer in time."""


@dataclass(frozen=True, slots=True)
class RedisOddError(CliMessage):
    """Something else."""


@dataclass(frozen=True, slots=True)
class UseDoctor(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagRedis(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class ValueUrl(CliMessage):
    """What a flag takes: an address."""


@dataclass(frozen=True, slots=True)
class UseRun(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class SettingUnknown(CliMessage):
    """There is no such variable, and none like it."""

    name: str


@dataclass(frozen=True, slots=True)
class SettingMeant(CliMessage):
    """There is no such variable, but one like it."""

    name: str
    nearest: str


@dataclass(frozen=True, slots=True)
class SettingMissing(CliMessage):
    """A variable has to be set."""

    name: str
    values: Message


@dataclass(frozen=True, slots=True)
class SettingWrong(CliMessage):
    """A variable has a value that it cannot have, which is not quoted."""

    name: str
    values: Message


@dataclass(frozen=True, slots=True)
class SettingTwice(CliMessage):
    """A setting is set, and the one that names its file as well."""

    name: str
    other: str


@dataclass(frozen=True, slots=True)
class SettingFile(CliMessage):
    """The file that a variable names cannot be read."""

    name: str


@dataclass(frozen=True, slots=True)
class NothingToRun(CliMessage):
    """No platform is configured: what Telegram needs, and what Matrix needs."""

    name: str
    other: str


@dataclass(frozen=True, slots=True)
class TakesStore(CliMessage):
    """What a variable takes: where tables are kept."""


@dataclass(frozen=True, slots=True)
class TakesTime(CliMessage):
    """What a variable takes: a time."""


@dataclass(frozen=True, slots=True)
class TakesToken(CliMessage):
    """What a variable takes: the token of a bot."""


@dataclass(frozen=True, slots=True)
class TakesAddress(CliMessage):
    """What a variable takes: an address on the web."""


@dataclass(frozen=True, slots=True)
class TakesListen(CliMessage):
    """What a variable takes: where something listens."""


@dataclass(frozen=True, slots=True)
class TakesSecret(CliMessage):
    """What a variable takes: the secret of a webhook."""


@dataclass(frozen=True, slots=True)
class TelegramFetches(CliMessage):
    """The bot is on Telegram, and fetches its updates."""

    name: str


@dataclass(frozen=True, slots=True)
class TelegramIsBrought(CliMessage):
    """The bot is on Telegram, and its updates are brought to it."""

    name: str
    listen: str


@dataclass(frozen=True, slots=True)
class MatrixIsOn(CliMessage):
    """The bot is on Matrix."""

    name: str
    homeserver: str


@dataclass(frozen=True, slots=True)
class MatrixRefused(CliMessage):
    """The homeserver does not let the bot in; the reason is its own, in English."""

    reason: str


@dataclass(frozen=True, slots=True)
class TakesFolder(CliMessage):
    """What a variable takes: a folder."""


@dataclass(frozen=True, slots=True)
class TakesUser(CliMessage):
    """What a variable takes: a full id on Matrix."""


@dataclass(frozen=True, slots=True)
class TakesPeople(CliMessage):
    """What a variable takes: whose invitations are accepted."""


@dataclass(frozen=True, slots=True)
class TakesRooms(CliMessage):
    """What a variable takes: how many rooms."""


@dataclass(frozen=True, slots=True)
class TakesNames(CliMessage):
    """What a variable takes: names of people, rooms and servers, with their platforms."""


@dataclass(frozen=True, slots=True)
class TokenRefused(CliMessage):
    """Telegram does not know the token."""


@dataclass(frozen=True, slots=True)
class RedisAwaited(CliMessage):
    """The store does not answer yet."""

    trouble: Message


@dataclass(frozen=True, slots=True)
class Stopping(CliMessage):
    """The end has begun."""


@dataclass(frozen=True, slots=True)
class Stopped(CliMessage):
    """The end, in good order."""


@dataclass(frozen=True, slots=True)
class UseAnnounce(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagIn(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagFor(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagText(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagCancel(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class ValueText(CliMessage):
    """What a flag takes: a sentence."""


@dataclass(frozen=True, slots=True)
class AnnounceNeeds(CliMessage):
    """It was not said when the bot rests, and for how long."""


@dataclass(frozen=True, slots=True)
class AnnounceAlone(CliMessage):
    """There is no store that this program shares with those that run."""
