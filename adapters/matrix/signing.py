"""The bot signs its own device, for clients that show nothing of a device nobody vouches for.

Three keys are made once and kept in the folder: one is the bot's identity, one signs its devices,
one would sign other people. They are never made anew while the homeserver knows them, as everybody
would be warned of a bot that has become another one.
"""

import json
from collections.abc import Mapping
from typing import Any

import vodozemac

from adapters.matrix.folder import Contents, Folder
from adapters.matrix.wire import Refusal, Wire

_USAGES = ("master", "self_signing", "user_signing")


async def sign_device(wire: Wire, folder: Folder, password: str) -> bool:
    """Let the bot's device be signed by its owner; False when the owner's keys are not in the folder.

    Raises:
        Refusal: the homeserver does not take the keys or the signature.
        Away: it does not answer.
    """
    user, device = wire.user, wire.device.device
    known = await wire.ask("POST", "/keys/query", {"device_keys": {user: []}})
    published = known.get("master_keys", {}).get(user)
    keys = _kept(folder)
    if keys is None:
        if published is not None:
            return False
        keys = {usage: vodozemac.Account() for usage in _USAGES}
        folder.keep_signing({usage: key.pickle(_lock(folder)) for usage, key in keys.items()})
    master = keys["master"].ed25519_key.to_base64()
    if published is not None and master not in published.get("keys", {}).values():
        return False
    if published is None:
        await _publish(wire, keys, password)
    mine = known.get("device_keys", {}).get(user, {}).get(device)
    signer = keys["self_signing"].ed25519_key.to_base64()
    if mine is not None and f"ed25519:{signer}" not in mine.get("signatures", {}).get(user, {}):
        signed = _signed(mine, user, keys["self_signing"])
        await wire.ask("POST", "/keys/signatures/upload", {user: {device: signed}})
    return mine is not None


async def _publish(wire: Wire, keys: Mapping[str, vodozemac.Account], password: str) -> None:
    """Let the homeserver know the keys; it may want the password for that."""
    body: dict[str, Any] = {}
    for usage, key in keys.items():
        public = key.ed25519_key.to_base64()
        described = {"user_id": wire.user, "usage": [usage], "keys": {f"ed25519:{public}": public}}
        body[f"{usage}_key"] = (
            described if usage == "master" else _signed(described, wire.user, keys["master"])
        )
    try:
        await wire.ask("POST", "/keys/device_signing/upload", body)
    except Refusal:
        if not password:
            raise
        who = {"type": "m.id.user", "user": wire.user}
        auth = {"type": "m.login.password", "identifier": who, "password": password}
        await wire.ask("POST", "/keys/device_signing/upload", {**body, "auth": auth})


def _signed(what: Mapping[str, Any], user: str, key: vodozemac.Account) -> dict[str, Any]:
    """Return something signed, as Matrix signs: over its canonical JSON, without signatures."""
    bare = {name: value for name, value in what.items() if name not in ("signatures", "unsigned")}
    canonical = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    signature = key.sign(canonical.encode()).to_base64()
    name = f"ed25519:{key.ed25519_key.to_base64()}"
    return {**bare, "signatures": {user: {name: signature}}}


def public_keys(contents: Contents) -> Mapping[str, str]:
    """Return the public parts of the keys in a folder by their usage; empty when there are none.

    Raises:
        KeyError, ValueError, vodozemac.PickleException: the files do not fit together.
    """
    locked, key = contents.signing(), contents.stored_pickle_key().encode()[:32]
    kept = {usage: vodozemac.Account.from_pickle(locked[usage], key) for usage in _USAGES if locked}
    return {usage: account.ed25519_key.to_base64() for usage, account in kept.items()}


def _kept(folder: Folder) -> dict[str, vodozemac.Account] | None:
    locked = folder.signing()
    if not locked:
        return None
    return {usage: vodozemac.Account.from_pickle(locked[usage], _lock(folder)) for usage in _USAGES}


def _lock(folder: Folder) -> bytes:
    return folder.pickle_key().encode()[:32]
