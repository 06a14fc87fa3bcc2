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
