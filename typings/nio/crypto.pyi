from collections.abc import Mapping
from typing import Any

def encrypt_attachment(plaintext: bytes) -> tuple[bytes, dict[str, Any]]: ...
def decrypt_attachment(ciphertext: bytes, key: str, hash: str, iv: str) -> bytes: ...

class OlmAccount:
    identity_keys: Mapping[str, str]
