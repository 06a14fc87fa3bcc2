"""Becoming the bot's device: the stored one, or a new one by password.

The rules:

1. A password is used only where there is no stored device or the homeserver knows it no longer:
   logging in is limited, and every device that is made anew is one that others must trust anew. Where
   it is limited it is tried again later.
2. A device whose keys are lost can read nothing ever again. It is noticed before anything is
   received, and a new device takes its place; that is said to whoever runs the bot.
3. A device that was logged out is logged in again as the same one, with the same keys, which the
   homeserver has forgotten meanwhile.
4. What stops the bot is said in one sentence, with what to do.
"""

import contextlib
from collections.abc import AsyncGenerator
from typing import Any

from adapters.matrix.folder import Device, Folder
from adapters.matrix.settings import MatrixSettings, MatrixStopped
from adapters.matrix.signing import sign_device
from adapters.matrix.wire import Away, Refusal, Wire
from core.ports import Log


async def log_in(settings: MatrixSettings, folder: Folder, log: Log) -> Wire:
    """Return the bot's device, with keys that work.

    Raises:
        MatrixStopped: it cannot be logged in.
        Away: the homeserver does not answer.
    """
    wire: Wire | None = None
    try:
        device = await _device(settings, folder)
        wire = _wire(settings, folder, device)
        known = await _known_key(wire)
        if known and known != wire.identity_key:
            await wire.close()
            log.warning("matrix-keys-lost", device=device.device)
            wire = _wire(settings, folder, await _new_device(settings, folder))
        elif not known:
            wire.publish_keys_again()
        await wire.keep_keys()
        await _sign(wire, folder, settings, log)
    except BaseException as error:
        if wire is not None:
            await wire.close()
        if isinstance(error, Refusal):
            raise stopped(settings, error) from None
        raise
    return wire


def stopped(settings: MatrixSettings, refusal: Refusal) -> MatrixStopped | Away:
    """Return what it means that the bot was refused: to ask later, where the homeserver wants that."""
    if refusal.code == "M_LIMIT_EXCEEDED":
        return Away(refusal.code)
    return MatrixStopped(f"{settings.homeserver} refuses: {refusal.code}")


async def again(settings: MatrixSettings, wire: Wire, folder: Folder, log: Log) -> None:
    """Log the same device in again, after its access token has died.

    Raises:
        MatrixStopped: it cannot be.
        Refusal: the homeserver lets nobody in now.
        Away: it does not answer.
    """
    if not settings.password:
        raise MatrixStopped(f"the access token of {settings.user} is no longer valid; give a new one")
    device = await _by_password(settings, wire.device.device)
    wire.renew(device.token)
    folder.keep_device(device)
    if not await _known_key(wire):
        wire.publish_keys_again()
    await wire.keep_keys()
    await _sign(wire, folder, settings, log)


async def _device(settings: MatrixSettings, folder: Folder) -> Device:
    stored = folder.device()
    if settings.token and (stored is None or stored.token != settings.token):
        device = await _by_token(settings, settings.token)
        folder.keep_device(device)
        return device
    if stored is None or stored.user != settings.user:
        return await _new_device(settings, folder)
    try:
        await _by_token(settings, stored.token)
    except MatrixStopped:
        if not settings.password:
            raise
        stored = await _by_password(settings, stored.device)
        folder.keep_device(stored)
    return stored


async def _new_device(settings: MatrixSettings, folder: Folder) -> Device:
    if not settings.password:
        what = "its keys are lost; give the token of a new device" if settings.token else "give a password"
        raise MatrixStopped(f"{settings.user} has no device to use: {what}")
    device = await _by_password(settings, "")
    folder.keep_device(device)
    return device


async def _by_token(settings: MatrixSettings, token: str) -> Device:
    """Return the device that an access token belongs to."""
    async with _unknown(settings, Device(settings.user, "", token)) as wire:
        try:
            whose = await wire.ask("GET", "/account/whoami")
        except Refusal as refusal:
            if not refusal.dead:
                raise
            raise MatrixStopped(
                f"the access token of {settings.user} is no longer valid; give a new one"
            ) from None
    user, device = str(whose.get("user_id", "")), str(whose.get("device_id", settings.device))
    if user != settings.user:
        raise MatrixStopped(f"the access token belongs to {user}, not to {settings.user}")
    if not device or settings.device not in ("", device):
        raise MatrixStopped(f"the access token does not belong to the device {settings.device or 'given'}")
    return Device(user, device, token)


async def _by_password(settings: MatrixSettings, device: str) -> Device:
    """Log in; with a device that there was, or as a new one."""
    body: dict[str, Any] = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": settings.user},
        "password": settings.password,
        "initial_device_display_name": "Palifico",
    }
    if device:
        body["device_id"] = device
    async with _unknown(settings, Device(settings.user, "", "")) as wire:
        try:
            made = await wire.ask("POST", "/login", body)
        except Refusal as refusal:
            if refusal.code in ("M_FORBIDDEN", "M_USER_DEACTIVATED", "M_INVALID_USERNAME"):
                raise MatrixStopped(
                    f"{settings.homeserver} does not know {settings.user} with this password"
                ) from None
            raise
    return Device(str(made["user_id"]), str(made["device_id"]), str(made["access_token"]))


@contextlib.asynccontextmanager
async def _unknown(settings: MatrixSettings, device: Device) -> AsyncGenerator[Wire]:
    """Speak to the homeserver without being a device yet."""
    wire = Wire(settings.homeserver, device, "", "")
    if device.token:
        wire.renew(device.token)
    try:
        yield wire
    finally:
        await wire.close()


def _wire(settings: MatrixSettings, folder: Folder, device: Device) -> Wire:
    return Wire(settings.homeserver, device, str(folder.path), folder.pickle_key())


async def _known_key(wire: Wire) -> str:
    """Return by which key the homeserver knows the device; empty when it is new or was logged out."""
    user, device = wire.user, wire.device.device
    known = await wire.ask("POST", "/keys/query", {"device_keys": {user: [device]}})
    keys = known.get("device_keys", {}).get(user, {}).get(device, {}).get("keys", {})
    return str(keys.get(f"ed25519:{device}", ""))


async def _sign(wire: Wire, folder: Folder, settings: MatrixSettings, log: Log) -> None:
    """Sign the device; without that the bot works, but the strictest clients show nothing of it."""
    try:
        if await sign_device(wire, folder, settings.password):
            return
        log.warning("matrix-device-unsigned", reason="the bot's signing keys are not in its folder")
    except (Refusal, Away) as error:
        log.warning("matrix-device-unsigned", reason=str(error))
