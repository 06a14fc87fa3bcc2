"""What the doctor says, where it is not said of settings."""

from dataclasses import dataclass

from core.messages import Message


class FindingMessage(Message):
    """The section of the doctor."""

    __slots__ = ()
    section = "doctor"


@dataclass(frozen=True, slots=True)
class FlagJson(FindingMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class ExitCodes(FindingMessage):
    """What the exit codes mean."""


@dataclass(frozen=True, slots=True)
class Version(FindingMessage):
    """Which program this is."""

    version: str
    python: str


@dataclass(frozen=True, slots=True)
class SettingsFit(FindingMessage):
    """The settings make sense."""


@dataclass(frozen=True, slots=True)
class TookTooLong(FindingMessage):
    """An examination was ended."""

    subject: str
    seconds: int


@dataclass(frozen=True, slots=True)
class ExaminationFault(FindingMessage):
    """An examination failed, because of us."""

    subject: str
    fault: str


@dataclass(frozen=True, slots=True)
class RedisStores(FindingMessage):
    """The server stores what it is told."""


@dataclass(frozen=True, slots=True)
class RedisKeeps(FindingMessage):
    """The server writes down what it is told."""


@dataclass(frozen=True, slots=True)
class RedisDiskFails(FindingMessage):
    """The server cannot write to its disk."""


@dataclass(frozen=True, slots=True)
class RedisEvictsNothing(FindingMessage):
    """A full server throws nothing away."""


@dataclass(frozen=True, slots=True)
class RedisHasMemory(FindingMessage):
    """There is memory left."""


@dataclass(frozen=True, slots=True)
class RedisNearlyFull(FindingMessage):
    """There is little memory left."""

    percent: int


@dataclass(frozen=True, slots=True)
class RedisSentinels(FindingMessage):
    """Enough sentinels are there."""


@dataclass(frozen=True, slots=True)
class RedisFewSentinels(FindingMessage):
    """Too few sentinels are there."""


@dataclass(frozen=True, slots=True)
class RedisClocksAgree(FindingMessage):
    """The clocks agree."""


@dataclass(frozen=True, slots=True)
class TelegramKnows(FindingMessage):
    """The token is good."""

    name: str


@dataclass(frozen=True, slots=True)
class TelegramTokenUnknown(FindingMessage):
    """The token is not."""


@dataclass(frozen=True, slots=True)
class TelegramTokenUnknownAt(FindingMessage):
    """The token is not, at a server of one's own."""

    server: str


@dataclass(frozen=True, slots=True)
class TelegramUnreachable(FindingMessage):
    """No connection."""

    server: str


@dataclass(frozen=True, slots=True)
class TelegramInTrouble(FindingMessage):
    """The server answers with errors."""

    server: str


@dataclass(frozen=True, slots=True)
class TelegramGroupsOpen(FindingMessage):
    """The bot may come into groups."""


@dataclass(frozen=True, slots=True)
class TelegramGroupsClosed(FindingMessage):
    """The bot may not."""


@dataclass(frozen=True, slots=True)
class TelegramHearsAll(FindingMessage):
    """Privacy mode is off."""


@dataclass(frozen=True, slots=True)
class TelegramHearsAnswers(FindingMessage):
    """Privacy mode is on."""


@dataclass(frozen=True, slots=True)
class TelegramInline(FindingMessage):
    """Inline mode is on."""


@dataclass(frozen=True, slots=True)
class TelegramNotInline(FindingMessage):
    """Inline mode is off."""


@dataclass(frozen=True, slots=True)
class TelegramFetched(FindingMessage):
    """Updates are fetched, and nothing is in the way of that."""


@dataclass(frozen=True, slots=True)
class TelegramWebhookInTheWay(FindingMessage):
    """Updates are to be fetched, but are brought to somebody."""

    host: str


@dataclass(frozen=True, slots=True)
class TelegramBrought(FindingMessage):
    """Updates are brought to where they should be."""

    host: str


@dataclass(frozen=True, slots=True)
class TelegramNoWebhook(FindingMessage):
    """Updates are to be brought, but Telegram does not know where to."""


@dataclass(frozen=True, slots=True)
class TelegramOtherWebhook(FindingMessage):
    """Updates are brought to somebody else."""

    host: str
    wanted: str


@dataclass(frozen=True, slots=True)
class TelegramWrongWebhook(FindingMessage):
    """Telegram would not bring updates to such an address."""


@dataclass(frozen=True, slots=True)
class TelegramTaken(FindingMessage):
    """Updates could be handed over."""


@dataclass(frozen=True, slots=True)
class TelegramNotTaken(FindingMessage):
    """An update could not be handed over; the reason is Telegram's own."""

    minutes: int
    reason: str


@dataclass(frozen=True, slots=True)
class TelegramCertificate(FindingMessage):
    """Telegram does not trust the certificate; the reason is its own."""

    reason: str


@dataclass(frozen=True, slots=True)
class TelegramWaiting(FindingMessage):
    """How many updates wait, when there are few."""

    count: int


@dataclass(frozen=True, slots=True)
class TelegramManyWaiting(FindingMessage):
    """How many updates wait, when there are many."""

    count: int


@dataclass(frozen=True, slots=True)
class TelegramUpdatesComplete(FindingMessage):
    """Telegram brings all that is needed."""


@dataclass(frozen=True, slots=True)
class TelegramUpdatesMissing(FindingMessage):
    """Telegram does not bring something."""

    kinds: str


@dataclass(frozen=True, slots=True)
class TelegramMenuTold(FindingMessage):
    """The menu is set."""


@dataclass(frozen=True, slots=True)
class TelegramMenuNotTold(FindingMessage):
    """The menu is not set, or not the one of this version."""


@dataclass(frozen=True, slots=True)
class MatrixCanEncrypt(FindingMessage):
    """Messages can be encrypted; whether they are in rooms that the bot opens."""

    encrypted: bool


@dataclass(frozen=True, slots=True)
class MatrixCannotEncrypt(FindingMessage):
    """They cannot."""


@dataclass(frozen=True, slots=True)
class MatrixAnswers(FindingMessage):
    """The homeserver answers."""

    homeserver: str
    version: str


@dataclass(frozen=True, slots=True)
class MatrixUnreachable(FindingMessage):
    """No connection."""

    homeserver: str


@dataclass(frozen=True, slots=True)
class MatrixNoHomeserver(FindingMessage):
    """Something else answers."""

    homeserver: str


@dataclass(frozen=True, slots=True)
class MatrixElsewhere(FindingMessage):
    """Something else answers, and knows where the homeserver is."""

    homeserver: str
    address: str


@dataclass(frozen=True, slots=True)
class MatrixTooOld(FindingMessage):
    """The homeserver lacks what is used."""

    homeserver: str
    version: str


@dataclass(frozen=True, slots=True)
class MatrixInTrouble(FindingMessage):
    """The homeserver answers with errors."""

    homeserver: str
    reason: str


@dataclass(frozen=True, slots=True)
class MatrixFolderFits(FindingMessage):
    """The folder is as it should be, and nobody uses it."""

    folder: str


@dataclass(frozen=True, slots=True)
class MatrixFolderInUse(FindingMessage):
    """The folder is as it should be, and a bot uses it."""

    folder: str


@dataclass(frozen=True, slots=True)
class MatrixFolderToBeMade(FindingMessage):
    """There is no folder yet."""

    folder: str


@dataclass(frozen=True, slots=True)
class MatrixFolderNotWritable(FindingMessage):
    """The folder cannot be written, or made."""

    folder: str


@dataclass(frozen=True, slots=True)
class MatrixFolderOpen(FindingMessage):
    """Others can look into the folder."""

    folder: str


@dataclass(frozen=True, slots=True)
class MatrixFolderOfAnother(FindingMessage):
    """The folder is another bot's."""

    folder: str
    user: str


@dataclass(frozen=True, slots=True)
class MatrixFileSpoilt(FindingMessage):
    """A file of the folder cannot be read."""

    file: str


@dataclass(frozen=True, slots=True)
class MatrixDevice(FindingMessage):
    """The bot is logged in."""

    user: str
    device: str


@dataclass(frozen=True, slots=True)
class MatrixFirstLogin(FindingMessage):
    """The bot will log in."""

    user: str


@dataclass(frozen=True, slots=True)
class MatrixNoPasswordLogin(FindingMessage):
    """The bot has only a password, and none is taken."""

    homeserver: str


@dataclass(frozen=True, slots=True)
class MatrixTokenDead(FindingMessage):
    """The access token is dead, and there is no password."""

    user: str


@dataclass(frozen=True, slots=True)
class MatrixTokenRenewed(FindingMessage):
    """The access token is dead, and there is a password."""

    device: str


@dataclass(frozen=True, slots=True)
class MatrixTokenOfAnother(FindingMessage):
    """The access token is somebody else's."""

    user: str
    other: str


@dataclass(frozen=True, slots=True)
class MatrixTokenOfAnotherDevice(FindingMessage):
    """The access token is another device's."""

    device: str
    other: str


@dataclass(frozen=True, slots=True)
class MatrixKeysFit(FindingMessage):
    """The keys are those of the device."""


@dataclass(frozen=True, slots=True)
class MatrixKeysToBeMade(FindingMessage):
    """There are no keys yet."""


@dataclass(frozen=True, slots=True)
class MatrixKeysNotRead(FindingMessage):
    """Whether the keys are those of the device could not be seen; the reason is the system's own."""

    reason: str


@dataclass(frozen=True, slots=True)
class MatrixKeysLost(FindingMessage):
    """The keys are lost, and there is no password."""

    device: str


@dataclass(frozen=True, slots=True)
class MatrixKeysReplaced(FindingMessage):
    """The keys are lost, and there is a password."""

    device: str


@dataclass(frozen=True, slots=True)
class MatrixSigned(FindingMessage):
    """The device is signed."""


@dataclass(frozen=True, slots=True)
class MatrixSignedAtStart(FindingMessage):
    """The device will be signed."""


@dataclass(frozen=True, slots=True)
class MatrixNotSigned(FindingMessage):
    """The device cannot be signed."""


@dataclass(frozen=True, slots=True)
class MatrixRooms(FindingMessage):
    """In how many rooms the bot is."""

    count: int
    most: int


@dataclass(frozen=True, slots=True)
class MatrixRoomsFull(FindingMessage):
    """The bot is in as many rooms as it may."""

    count: int
    most: int


@dataclass(frozen=True, slots=True)
class MatrixUnlimited(FindingMessage):
    """The homeserver does not limit the bot."""


@dataclass(frozen=True, slots=True)
class MatrixGenerous(FindingMessage):
    """The operator says that it does not."""


@dataclass(frozen=True, slots=True)
class MatrixLimited(FindingMessage):
    """The homeserver may limit the bot; with what an administrator changes that."""

    request: str
