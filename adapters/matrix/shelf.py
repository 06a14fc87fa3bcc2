"""What the bot's folder is worth, for the doctor: looked at without taking it, and with nothing changed.

The rules:

1. Nothing in the folder is made, written or locked, whoever uses it meanwhile.
2. The file of the device's keys is read by its own library, which writes to what it reads; so it is
   given a copy, which nobody else can read and which is gone afterwards.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from nio.store import SqliteStore

from adapters.findings import Check, Finding, failure, foreign, messages, ok, warning
from adapters.matrix.folder import Contents, Device
from adapters.matrix.settings import MatrixSettings, MatrixStopped
from adapters.matrix.signing import public_keys

_OF_OTHERS = 0o007
"""What everybody may do with a folder; a group may be a volume's way to belong to whoever runs the bot."""


class Shelf:
    """The folder of a bot, looked at."""

    def __init__(self, settings: MatrixSettings) -> None:
        """Look at the folder that is set, which there need not be."""
        self._settings = settings
        self._path = settings.store
        self._contents = Contents(settings.store)
        self.device = self._device()
        """The device that was logged in last, of this bot."""

    def findings(self) -> list[Finding]:
        """Say whether a bot can use the folder."""
        try:
            return [*self._of_folder()]
        except PermissionError:
            return [failure(Check.MATRIX_FOLDER, messages.MatrixFolderNotWritable(str(self._path)))]

    def _of_folder(self) -> Iterator[Finding]:
        path, name = self._path, str(self._path)
        if not path.exists():
            yield (
                ok(Check.MATRIX_FOLDER, messages.MatrixFolderToBeMade(name))
                if _can_be_made(path)
                else failure(Check.MATRIX_FOLDER, messages.MatrixFolderNotWritable(name))
            )
            return
        if not path.is_dir() or not os.access(path, os.R_OK | os.W_OK | os.X_OK):
            yield failure(Check.MATRIX_FOLDER, messages.MatrixFolderNotWritable(name))
            return
        if path.stat().st_mode & _OF_OTHERS:
            yield warning(Check.MATRIX_FOLDER, messages.MatrixFolderOpen(name))
        elif self._contents.is_in_use():
            yield ok(Check.MATRIX_FOLDER, messages.MatrixFolderInUse(name))
        else:
            yield ok(Check.MATRIX_FOLDER, messages.MatrixFolderFits(name))
        yield from self._of_files()

    def identity_key(self, device: Device) -> str:
        """Return what a device signs with, empty when its keys are not in the folder.

        Raises:
            OSError, sqlite3.OperationalError: it cannot be copied, so that nothing is known of it.
            Exception: the library cannot read it.
        """
        name = f"{device.user}_{device.device}.db"
        file = self._path / name
        if "/" in name or not file.is_file():
            return ""
        with TemporaryDirectory(prefix="palifico-") as copies:
            if self._contents.is_in_use():
                _copy_in_use(file, Path(copies) / name)
            else:
                # With what a process that was killed has left beside it, from which it is put in order.
                for each in (file, file.with_name(f"{name}-journal")):
                    if each.exists():
                        shutil.copy(each, copies)
            store = SqliteStore(device.user, device.device, copies, self._contents.stored_pickle_key())
            try:
                account = store.load_account()
            finally:
                store.database.close()
        return account.identity_keys["ed25519"] if account else ""

    def master_key(self) -> str:
        """Return what the bot is known by, empty when the folder has no such key, or not in one piece."""
        try:
            return public_keys(self._contents).get("master", "")
        except (KeyError, OSError, TypeError, ValueError):
            return ""

    def _device(self) -> Device | None:
        try:
            found = self._contents.device()
        except (MatrixStopped, OSError, ValueError):
            return None
        return found if found is not None and found.user == self._settings.user else None

    def _of_files(self) -> Iterator[Finding]:
        try:
            found = self._contents.device()
        except (MatrixStopped, OSError, ValueError):
            yield failure(Check.MATRIX_FOLDER, messages.MatrixFileSpoilt(str(self._path / "device.json")))
            return
        if found is not None and found.user != self._settings.user:
            yield warning(
                Check.MATRIX_FOLDER, messages.MatrixFolderOfAnother(str(self._path), foreign(found.user))
            )


def _copy_in_use(file: Path, copy: Path) -> None:
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as used,
        closing(sqlite3.connect(copy)) as made,
    ):
        used.backup(made)


def _can_be_made(path: Path) -> bool:
    parent = next(each for each in path.absolute().parents if each.exists())
    return parent.is_dir() and os.access(parent, os.W_OK | os.X_OK)
