from collections.abc import Set

from nio.crypto import OlmAccount
from peewee import SqliteDatabase

class SqliteStore:
    database: SqliteDatabase
    def __init__(self, user_id: str, device_id: str, store_path: str, pickle_key: str = ...) -> None: ...
    def load_account(self) -> OlmAccount | None: ...
    def save_encrypted_rooms(self, rooms: Set[str]) -> None: ...
