from collections.abc import Iterable, Mapping
from typing import Any

def encrypt_attachment(plaintext: bytes) -> tuple[bytes, dict[str, Any]]: ...
def decrypt_attachment(ciphertext: bytes, key: str, hash: str, iv: str) -> bytes: ...

class OlmAccount:
    shared: bool
    identity_keys: Mapping[str, str]

class OlmDevice:
    id: str
    curve25519: str

class DeviceStore:
    def active_user_devices(self, user_id: str) -> Iterable[OlmDevice]: ...

class SessionStore:
    def get(self, curve25519: str) -> object | None: ...

class Olm:
    account: OlmAccount
    device_id: str
    device_store: DeviceStore
    session_store: SessionStore
    users_for_key_query: set[str]

    def should_share_group_session(self, room_id: str) -> bool: ...
