"""`palifico doctor`: is everything there that a table needs, and what to do where it is not.

Each finding is one line: ok, a warning or a failure. A failure makes the exit code 1.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import structlog

from adapters.cli import folder_messages, messages
from core.identity import PlayerRef
from core.messages import Message
from core.ports import StoreUnavailable
from i18n.languages import LANGUAGES
from i18n.translator import BrokenLanguage, Translator, bundle
from storage.address import Kind, WrongUrl, read_address
from storage.client import Client
from storage.connect import connect_to
from storage.inspection import Facts, inspect
from storage.limits import RedisLimits
from storage.own_server import program
from storage.redis import RedisStore
from storage.trouble import Trouble

EMBEDDED = "embedded"
_CLOCKS_AGREE_WITHIN = 2.0
_NOBODY = PlayerRef("doctor", "nobody")
_AT_ONCE = 0.001


class Level(Enum):
    """How bad a finding is."""

    OK = messages.LevelOk()
    WARNING = messages.LevelWarning()
    FAILURE = messages.LevelFailure()


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor's."""

    level: Level
    says: Message

    @property
    def line(self) -> Message:
        """The whole line."""
        return messages.DoctorLine(self.level.value, self.says)


INSIDE = Finding(Level.WARNING, messages.RedisInside())
"""What is found where there is no server."""

TROUBLES: dict[Trouble, Message] = {
    Trouble.WRONG_PASSWORD: messages.RedisWrongPassword(),
    Trouble.NOT_ALLOWED: messages.RedisNotAllowed(),
    Trouble.WRONG_DATABASE: messages.RedisWrongDatabase(),
    Trouble.READ_ONLY: messages.RedisReadOnly(),
    Trouble.OUT_OF_MEMORY: messages.RedisOutOfMemory(),
    Trouble.LOADING: messages.RedisLoading(),
    Trouble.WRONG_TYPE: messages.RedisOddError(),
    Trouble.TIMEOUT: messages.RedisTooSlow(),
    Trouble.UNREACHABLE: messages.RedisUnreachable(),
    Trouble.OTHER: messages.RedisOddError(),
}
"""What is said of each kind of trouble, with what to do."""


async def examine(url: str) -> Sequence[Finding]:
    """Look at the languages and at the store of this address."""
    return (*_languages(), *await _store(url))


def print_findings(findings: Sequence[Finding], translator: Translator) -> bool:
    """Print a line for each finding; whether there is no failure."""
    for finding in findings:
        print(translator.say(finding.line))
    return all(finding.level is not Level.FAILURE for finding in findings)


def trouble_of(error: StoreUnavailable) -> Message:
    """Return what is said of a store that does not answer."""
    return TROUBLES[Trouble(str(error))] if str(error) in set(Trouble) else messages.RedisOddError()


def _languages() -> list[Finding]:
    try:
        for language in LANGUAGES:
            bundle(language)
    except BrokenLanguage as broken:
        return [Finding(Level.FAILURE, messages.LanguageBroken(str(broken)))]
    return [Finding(Level.OK, messages.LanguagesComplete(len(LANGUAGES)))]


async def _store(url: str) -> list[Finding]:
    if url == EMBEDDED:
        return [INSIDE]
    try:
        address = read_address(url.strip())
    except WrongUrl:
        return [Finding(Level.FAILURE, messages.RedisWrongAddress())]
    if address.kind is Kind.FOLDER and program() is None:
        return [Finding(Level.FAILURE, folder_messages.NoProgram())]
    client = connect_to(address)
    try:
        return await examine_server(client)
    except StoreUnavailable as error:
        if address.kind is Kind.FOLDER and str(error) == Trouble.UNREACHABLE:
            # Its server runs while a bot does.
            return [Finding(Level.OK, folder_messages.KeptIn(address.path))]
        return [Finding(Level.FAILURE, trouble_of(error))]
    finally:
        await client.aclose()


async def examine_server(client: Client) -> list[Finding]:
    """Look at a server.

    Raises:
        StoreUnavailable: it does not answer, or does not do what is needed.
    """
    facts = await inspect(client)
    # A replica and a full server answer questions, and refuse only to store something.
    await RedisLimits(client, {}).block(_NOBODY, _AT_ONCE)
    ahead = await RedisStore(client, structlog.get_logger()).now() - time.time()
    return [*_judged(facts), *_clock(ahead)]


def _judged(facts: Facts) -> list[Finding]:
    if facts.is_too_old:
        return [Finding(Level.FAILURE, messages.RedisTooOld(facts.version))]
    findings = [Finding(Level.OK, messages.RedisAnswers(facts.version))]
    if not facts.keeps:
        findings.append(Finding(Level.WARNING, messages.RedisForgets()))
    if facts.policy != "noeviction":
        findings.append(Finding(Level.WARNING, messages.RedisEvicts(facts.policy)))
    return findings


def _clock(ahead: float) -> list[Finding]:
    if abs(ahead) < _CLOCKS_AGREE_WITHIN:
        return []
    return [Finding(Level.WARNING, messages.RedisClock(round(abs(ahead))))]
