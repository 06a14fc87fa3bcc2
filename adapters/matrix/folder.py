"""The bot's folder: its device, how far it has received, and its keys.

The rules:

1. One process has the folder; a second one is refused, for a device that two use loses messages.
2. What is secret can be read by the owner alone. A file is replaced in one step.
3. Whoever loses the folder loses the device: nothing in it can be fetched from the homeserver.
"""

import fcntl
import json
import os
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from adapters.matrix.settings import FolderTaken, MatrixStopped


@dataclass(frozen=True, slots=True)
class Device:
    """A device that is logged in."""

    user: str
    device: str
    token: str


class Contents:
    """What is in the folder, for whoever only looks: nothing is made, written or locked."""

    def __init__(self, path: Path) -> None:
        """Look into a folder, which there need not be."""
        self.path = path

    def device(self) -> Device | None:
        """Return the device that was logged in last.

        Raises:
            MatrixStopped: the file is spoilt.
        """
        text = self._read("device.json")
        if text is None:
            return None
        try:
            return Device(**json.loads(text))
        except (TypeError, ValueError):
            raise MatrixStopped(f"{self.path / 'device.json'} is spoilt; restore it or delete it") from None

    def received(self) -> str:
        """Return how far the bot has received, empty before the first time."""
        return self._read("received") or ""

    def stored_pickle_key(self) -> str:
        """Return what the keys are locked with, empty when there is nothing yet."""
        return self._read("pickle-key") or ""

    def signing(self) -> dict[str, str]:
        """Return the keys that the bot signs its devices with, locked; empty when it has none."""
        text = self._read("signing.json")
        found: dict[str, str] = json.loads(text) if text else {}
        return found

    def is_in_use(self) -> bool:
        """Return whether a process has the folder."""
        try:
            with (self.path / "lock").open(encoding="utf-8") as lock:
                # Let go of at once; shared, so that others may look at the same time.
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def _read(self, name: str) -> str | None:
        try:
            return (self.path / name).read_text("utf-8")
        except FileNotFoundError:
            return None


class Folder(Contents):
    """The folder, while this process has it."""

    def __init__(self, path: Path) -> None:
        """Take the folder; it is made when there is none.

        Raises:
            MatrixStopped: it cannot be written.
            FolderTaken: another process has it.
        """
        super().__init__(path)
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock: IO[str] = (path / "lock").open("w")
        except OSError as error:
            raise MatrixStopped(f"the folder {path} cannot be written: {error.strerror}") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise FolderTaken(f"another process uses the folder {path}; each bot needs its own") from None

    def close(self) -> None:
        """Let another process have it."""
        self._lock.close()

    def keep_device(self, device: Device) -> None:
        """Remember a device."""
        self._write("device.json", json.dumps(asdict(device)))

    def keep_received(self, token: str) -> None:
        """Remember how far the bot has received; what is received twice does no harm."""
        self._write("received", token, durable=False)

    def pickle_key(self) -> str:
        """Return what the keys are locked with."""
        key = self.stored_pickle_key()
        if not key:
            key = secrets.token_urlsafe(32)
            self._write("pickle-key", key)
        return key

    def keep_signing(self, locked: dict[str, str]) -> None:
        """Remember the keys that the bot signs its devices with."""
        self._write("signing.json", json.dumps(locked))

    def _write(self, name: str, text: str, *, durable: bool = True) -> None:
        new = self.path / f"{name}.new"
        with open(new, "w", encoding="utf-8", opener=_private) as file:
            file.write(text)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        new.replace(self.path / name)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
