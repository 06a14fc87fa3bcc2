"""`palifico doctor`: is everything there that a table needs, and what to do where it is not.

The rules:

1. Each finding is one line: ok, a warning or a failure. A failure makes the exit code 1.
2. Settings that cannot be used are findings too; what they leave is examined all the same.
3. Everything is examined side by side, and each has `WITHIN`; so it ends soon, whatever hangs.
"""

import asyncio
import json
import platform
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import redirect_stderr
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from typing import TextIO, cast

import structlog

from adapters.cli import chosen, complaints, stores
from adapters.cli import messages as told
from adapters.cli.veil import Veil
from adapters.findings import Check, Finding, Level, failure, messages, ok, warning, within, worst
from adapters.matrix.settings import MatrixSettings
from adapters.settings import IN_A_FILE, Settings, WrongSettings, read_all, read_what_can_be
from adapters.telegram import examination as telegram
from i18n.languages import LANGUAGES
from i18n.translator import BrokenLanguage, Translator, bundle

WITHIN = 10.0
"""Seconds for what is asked of one server."""

URL = "PALIFICO_REDIS_URL"
TOKEN, HOMESERVER = "PALIFICO_TELEGRAM__TOKEN", "PALIFICO_MATRIX__HOMESERVER"


def main(environment: Mapping[str, str], redis: str | None, translator: Translator, *, as_json: bool) -> bool:
    """Examine what an environment sets up, print what is found, and return whether there is no failure.

    Args:
        environment: the variables, and the file of settings that they name.
        redis: the address of the store, instead of that of the settings.
        translator: says the findings.
        as_json: whether they are printed as one object of JSON.
    """
    replaced = (URL, f"{URL}{IN_A_FILE}") if redis else ()
    settings, findings = settle({name: environment[name] for name in environment if name not in replaced})
    veil = cast("TextIO", Veil(sys.stderr, settings.secrets()))
    with redirect_stderr(veil), asyncio.Runner() as runner:
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(veil))
        findings = [*_program(), *findings, *runner.run(examine(settings, redis))]
        # Before the end of the loop, which waits for names that are still being looked up.
        _print(findings, translator, as_json=as_json)
    return worst(findings) is not Level.FAILURE


def settle(environment: Mapping[str, str]) -> tuple[Settings, list[Finding]]:
    """Return the settings, without what cannot be used of them, and what there is to say (rule 2)."""
    try:
        reading = read_all(environment, to_run=False)
    except WrongSettings as wrong:
        says = [complaints.says(complaint) for complaint in wrong.complaints]
        return read_what_can_be(environment), [failure(Check.SETTINGS, each) for each in says]
    settings = reading.settings
    if reading.warnings:
        findings = [warning(Check.SETTINGS, complaints.says(each)) for each in reading.warnings]
    else:
        findings = [ok(Check.SETTINGS, messages.SettingsFit())]
    if settings.telegram is None and settings.matrix is None:
        names = ("[telegram] token", "[matrix] homeserver") if reading.file else (TOKEN, HOMESERVER)
        findings.append(warning(Check.PLATFORMS, told.NothingToRun(*names)))
    return settings, findings


async def examine(settings: Settings, redis: str | None) -> list[Finding]:
    """Examine what is set up, side by side (rule 3)."""
    url = redis or settings.redis_url.get_secret_value()
    examinations = [within(WITHIN, Check.REDIS_REACHABLE, "Redis", stores.examine(url.strip()))]
    if settings.telegram is not None:
        on_telegram = telegram.examine(chosen.telegram(settings.telegram), datetime.now(UTC))
        examinations.append(within(WITHIN, Check.TELEGRAM_REACHABLE, "Telegram", on_telegram))
    if settings.matrix is not None:
        on_matrix = _matrix(chosen.matrix(settings.matrix))
        examinations.append(within(WITHIN, Check.MATRIX_HOMESERVER, "Matrix", on_matrix))
    return [finding for found in await asyncio.gather(*examinations) for finding in found]


def as_object(findings: Sequence[Finding], translator: Translator) -> str:
    """Return findings as an object of JSON: how bad it is in all, and each check with what it found."""
    found = [
        {"check": each.check.value, "level": each.level.value, "says": translator.say(each.says)}
        for each in findings
    ]
    return json.dumps({"overall": worst(findings).value, "findings": found}, ensure_ascii=False, indent=2)


def _print(findings: Sequence[Finding], translator: Translator, *, as_json: bool) -> None:
    if as_json:
        print(as_object(findings, translator), flush=True)
        return
    for finding in findings:
        print(translator.say(stores.line(finding)), flush=True)


def _program() -> list[Finding]:
    which = messages.Version(version("palifico"), platform.python_version())
    return [ok(Check.VERSION, which), _languages()]


def _languages() -> Finding:
    try:
        for language in LANGUAGES:
            bundle(language)
    except BrokenLanguage as broken:
        return failure(Check.LANGUAGES, told.LanguageBroken(str(broken)))
    return ok(Check.LANGUAGES, told.LanguagesComplete(len(LANGUAGES)))


async def _matrix(settings: MatrixSettings) -> AsyncIterator[Finding]:
    if find_spec("vodozemac") is None:
        # Without it nothing of the platform can even be imported.
        yield failure(Check.MATRIX_ENCRYPTION, messages.MatrixCannotEncrypt())
        return
    from adapters.matrix import examination

    async for finding in examination.examine(settings):
        yield finding
