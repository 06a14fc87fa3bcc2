"""The scripts that Redis runs: whatever has to be one step stands in a `.lua` file of this folder."""

from pathlib import Path

from storage.client import Client, Script

_FOLDER = Path(__file__).parent


def script(client: Client, name: str) -> Script:
    """Return a script to be called on a client, with the clock that all of them share."""
    clock, text = (_FOLDER / f"{part}.lua" for part in ("time_here", name))
    return client.register_script(clock.read_text(encoding="utf-8") + text.read_text(encoding="utf-8"))
