"""What a homeserver says of the bot, and whether its folder fits, for the doctor.

The rules:

1. Nobody is logged in and no device is made; a password is not tried.
2. Nothing is sent to a room. What the homeserver lets the bot send cannot be asked; it is measured by
   nothing but messages, so it is said how to lift the limit.
3. What is examined with an access token is examined with the one that the bot would use.
"""

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast
from urllib.parse import quote

import aiohttp

from adapters.findings import Check, Finding, Level, failure, foreign, messages, ok, warning
from adapters.matrix.events import mapping
from adapters.matrix.folder import Device
from adapters.matrix.settings import MatrixSettings
from adapters.matrix.shelf import Shelf

ANSWER_WITHIN = 8.0
"""Seconds for an answer."""

_MODERN = re.compile(r"v1\.[0-9]{1,4}")
_LIFTED = '{"messages_per_second": 0, "burst_count": 0}'


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered: the status, and what was said where that makes sense."""

    status: int
    facts: Mapping[str, Any]

    @property
    def code(self) -> str:
        """What the homeserver calls its error, else the status."""
        return foreign(self.facts.get("errcode") or self.status)

    @property
    def is_done(self) -> bool:
        """Whether it was answered as asked."""
        return self.status == 200

    @property
    def is_dead(self) -> bool:
        """Whether the access token is no longer good."""
        return self.code in ("M_UNKNOWN_TOKEN", "M_MISSING_TOKEN", "M_USER_DEACTIVATED", "M_USER_LOCKED")


async def examine(settings: MatrixSettings) -> AsyncIterator[Finding]:
    """Look at the folder and ask the homeserver."""
    yield ok(Check.MATRIX_ENCRYPTION, messages.MatrixCanEncrypt(settings.encrypted))
    shelf = Shelf(settings)
    for finding in shelf.findings():
        yield finding
    timeout = aiohttp.ClientTimeout(total=ANSWER_WITHIN)
    async with aiohttp.ClientSession(timeout=timeout, raise_for_status=False) as session:
        asking = _Asking(settings, shelf, session)
        try:
            async for finding in asking.findings():
                yield finding
        except (aiohttp.ClientError, TimeoutError):
            yield failure(Check.MATRIX_HOMESERVER, messages.MatrixUnreachable(settings.homeserver))
    if asking.is_there and not asking.said_of_limits:
        yield limits(settings, is_unlimited=False)


def limits(settings: MatrixSettings, *, is_unlimited: bool) -> Finding:
    """Say what is known of how much the homeserver takes, and how an administrator lifts the limit."""
    if is_unlimited:
        return ok(Check.MATRIX_LIMITS, messages.MatrixUnlimited())
    if settings.generous:
        return ok(Check.MATRIX_LIMITS, messages.MatrixGenerous())
    address = f"{settings.homeserver.rstrip('/')}{_override(settings.user)}"
    request = f"curl -X POST -H 'Authorization: Bearer ADMIN_TOKEN' -d '{_LIFTED}' '{address}'"
    return warning(Check.MATRIX_LIMITS, messages.MatrixLimited(request))


class _Asking:
    """Asks a homeserver; what fails for lack of an answer ends it."""

    def __init__(self, settings: MatrixSettings, shelf: Shelf, session: aiohttp.ClientSession) -> None:
        self._settings = settings
        self._shelf = shelf
        self._session = session
        self.is_there = self.said_of_limits = False

    async def findings(self) -> AsyncIterator[Finding]:
        """Return what is found, up to what makes the rest impossible."""
        server = await self._homeserver()
        yield server
        self.is_there = server.level is Level.OK
        if not self.is_there:
            return
        device, finding = await self._device()
        yield finding
        if device is None:
            return
        for finding in await self._of_keys(device):
            yield finding
        async for finding in self._of_rooms_and_limits(device):
            yield finding

    async def _homeserver(self) -> Finding:
        """Return whether there is a homeserver that can be spoken to."""
        check, where = Check.MATRIX_HOMESERVER, self._settings.homeserver
        answer = await self._ask("GET", "/_matrix/client/versions")
        versions = _listed(answer.facts.get("versions"))
        if answer.status >= 500 or answer.code == "M_LIMIT_EXCEEDED":
            return failure(check, messages.MatrixInTrouble(where, answer.code))
        if not answer.is_done or not versions:
            known = await self._ask("GET", "/.well-known/matrix/client")
            address = mapping(known.facts.get("m.homeserver")).get("base_url")
            if isinstance(address, str) and address.rstrip("/") != where.rstrip("/"):
                return failure(check, messages.MatrixElsewhere(where, foreign(address)))
            return failure(check, messages.MatrixNoHomeserver(where))
        modern = [int(each[3:]) for each in map(str, versions) if _MODERN.fullmatch(each)]
        if not modern:
            return failure(check, messages.MatrixTooOld(where, foreign(versions[-1])))
        return ok(check, messages.MatrixAnswers(where, f"1.{max(modern)}"))

    async def _device(self) -> tuple[Device | None, Finding]:
        """Return the device that the bot would use, None where there is none, and what there is to say."""
        settings, stored = self._settings, self._shelf.device
        if settings.token and (stored is None or stored.token != settings.token):
            device = Device(settings.user, settings.device, settings.token)
        elif stored is not None:
            device = stored
        else:
            return None, await self._first_login()
        check = Check.MATRIX_DEVICE
        whose = await self._ask("GET", "/_matrix/client/v3/account/whoami", device.token)
        if whose.is_dead and settings.password and device is stored:
            return None, warning(check, messages.MatrixTokenRenewed(device.device))
        if whose.is_dead:
            return None, failure(check, messages.MatrixTokenDead(settings.user))
        if not whose.is_done:
            return None, failure(check, messages.MatrixInTrouble(settings.homeserver, whose.code))
        user, name = foreign(whose.facts.get("user_id", "")), foreign(whose.facts.get("device_id", "?"))
        if user != settings.user:
            return None, failure(check, messages.MatrixTokenOfAnother(settings.user, user))
        if settings.device not in ("", name):
            return None, failure(check, messages.MatrixTokenOfAnotherDevice(settings.device, name))
        return replace(device, device=name), ok(check, messages.MatrixDevice(user, name))

    async def _first_login(self) -> Finding:
        """Return whether the bot can be logged in by its password (rule 1)."""
        offered = await self._ask("GET", "/_matrix/client/v3/login")
        kinds = [mapping(flow).get("type") for flow in _listed(offered.facts.get("flows"))]
        if "m.login.password" in kinds:
            return ok(Check.MATRIX_DEVICE, messages.MatrixFirstLogin(self._settings.user))
        return failure(Check.MATRIX_DEVICE, messages.MatrixNoPasswordLogin(self._settings.homeserver))

    async def _of_keys(self, device: Device) -> list[Finding]:
        """Say whether the keys are there, and whether the device is signed."""
        user = device.user
        known = await self._ask(
            "POST", "/_matrix/client/v3/keys/query", device.token, {"device_keys": {user: []}}
        )
        if not known.is_done:
            trouble = messages.MatrixInTrouble(self._settings.homeserver, known.code)
            return [failure(Check.MATRIX_KEYS, trouble)]
        mine = mapping(mapping(mapping(known.facts.get("device_keys")).get(user)).get(device.device))
        public = mapping(mine.get("keys")).get(f"ed25519:{device.device}")
        if public is None:
            return [ok(Check.MATRIX_KEYS, messages.MatrixKeysToBeMade())]
        try:
            fits = self._shelf.identity_key(device) == public
        except (OSError, sqlite3.OperationalError) as error:
            reason = foreign(error.strerror if isinstance(error, OSError) else error)
            return [warning(Check.MATRIX_KEYS, messages.MatrixKeysNotRead(reason))]
        except Exception:  # whatever its library says of a file that it cannot read
            fits = False
        if not fits:
            lost = (
                warning(Check.MATRIX_KEYS, messages.MatrixKeysReplaced(device.device))
                if self._settings.password
                else failure(Check.MATRIX_KEYS, messages.MatrixKeysLost(device.device))
            )
            return [lost]
        return [ok(Check.MATRIX_KEYS, messages.MatrixKeysFit()), self._of_signature(known, user, mine)]

    def _of_signature(self, known: Answer, user: str, mine: Mapping[str, Any]) -> Finding:
        """Say whether the device is signed by keys that the folder has."""
        published = [*_keys_of(known, "master_keys", user)]
        if published and self._shelf.master_key() not in published:
            return warning(Check.MATRIX_SIGNED, messages.MatrixNotSigned())
        signatures = mapping(mapping(mine.get("signatures")).get(user))
        signers = _keys_of(known, "self_signing_keys", user)
        if any(f"ed25519:{signer}" in signatures for signer in signers):
            return ok(Check.MATRIX_SIGNED, messages.MatrixSigned())
        return ok(Check.MATRIX_SIGNED, messages.MatrixSignedAtStart())

    async def _of_rooms_and_limits(self, device: Device) -> AsyncIterator[Finding]:
        joined = await self._ask("GET", "/_matrix/client/v3/joined_rooms", device.token)
        if "joined_rooms" in joined.facts:
            count, most = len(_listed(joined.facts["joined_rooms"])), self._settings.rooms
            yield (
                ok(Check.MATRIX_ROOMS, messages.MatrixRooms(count, most))
                if count < most
                else warning(Check.MATRIX_ROOMS, messages.MatrixRoomsFull(count, most))
            )
        # Answered where the bot is an administrator itself.
        seen = await self._ask("GET", _override(device.user), device.token)
        self.said_of_limits = True
        yield limits(self._settings, is_unlimited=seen.is_done and seen.facts.get("messages_per_second") == 0)

    async def _ask(
        self, method: str, path: str, token: str = "", body: Mapping[str, Any] | None = None
    ) -> Answer:
        """Ask, and return what was answered.

        Raises:
            aiohttp.ClientError, TimeoutError: nothing was.
        """
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"{self._settings.homeserver.rstrip('/')}{path}"
        async with self._session.request(method, url, json=body, headers=headers) as response:
            try:
                said: object = json.loads(await response.read())
            except ValueError:
                said = None
        return Answer(response.status, mapping(said))


def _listed(value: object) -> list[object]:
    """Return what should be a list, an empty one when it is something else."""
    return cast("list[object]", value) if isinstance(value, list) else []


def _keys_of(known: Answer, kind: str, user: str) -> Iterator[str]:
    published = mapping(mapping(known.facts.get(kind)).get(user))
    yield from map(str, mapping(published.get("keys")).values())


def _override(user: str) -> str:
    """Return where an administrator of Synapse lifts the limits of somebody."""
    return f"/_synapse/admin/v1/users/{quote(user, safe='@:')}/override_ratelimit"
