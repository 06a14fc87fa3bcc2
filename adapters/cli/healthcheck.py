"""`palifico healthcheck`: ask the bot that runs on this machine how it is, in one line and an exit code.

For where a container or a script has no other program to ask with. The settings are those of the bot.
"""

import http.client
import sys
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from adapters.cli import watching_messages as messages
from adapters.cli.config import read_aloud
from adapters.condition import ALIVE, READY
from core.messages import Message

WELL, UNWELL = 0, 1

ANSWERED_WITHIN = 3.0
"""Seconds that the bot has for an answer."""

_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # nothing listens here
"""Where to ask what listens everywhere."""


def main(environment: Mapping[str, str], say: Callable[[Message], str], *, ready: bool) -> int:
    """Ask, print the answer, and return 0 where it is well and 1 where it is not.

    Args:
        environment: with the settings of the bot.
        say: puts it into words.
        ready: whether it has to be ready, not only alive.
    """
    reading = read_aloud(environment, say, to_run=False)
    if reading is None:
        return UNWELL
    address = reading.settings.health.address
    found, is_well = (messages.HealthIsOff(), False) if address is None else _asked(*address, ready=ready)
    print(say(found), file=sys.stdout if is_well else sys.stderr)
    return WELL if is_well else UNWELL


def _asked(host: str, port: int, *, ready: bool) -> tuple[Message, bool]:
    host = _ANY.get(host, host)
    shown = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    connection = http.client.HTTPConnection(host, port, timeout=ANSWERED_WITHIN)
    try:
        connection.request("GET", READY if ready else ALIVE)
        answer = connection.getresponse()
        told = msgspec.json.decode(answer.read(), type=dict[str, Any])
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return messages.NobodyAnswers(shown), False
    finally:
        connection.close()
    if answer.status == http.client.OK:
        return messages.IsReady() if ready else messages.IsAlive(), True
    if ready:
        return messages.IsNotReady(", ".join(map(str, told.get("missing", ())))), False
    return messages.IsStuck(), False
