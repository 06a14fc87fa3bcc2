from collections.abc import Set

class SqliteStore:
    def save_encrypted_rooms(self, rooms: Set[str]) -> None: ...
