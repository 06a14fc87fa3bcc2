"""The scripts that Redis runs: whatever has to be one step stands in a `.lua` file of this folder.

The first line of each is its name, by which a call of it is measured.
"""

from pathlib import Path

from storage.client import Client, Script

_FOLDER = Path(__file__).parent
_NAMED = "-- palifico: "


def script(client: Client, name: str) -> Script:
    """Return a script to be called on a client, with the clock that all of them share."""
    clock, text = (_FOLDER / f"{part}.lua" for part in ("time_here", name))
    texts = (clock.read_text(encoding="utf-8"), text.read_text(encoding="utf-8"))
    return client.register_script("".join((_NAMED, name, "\n", *texts)))


def name_of(script: str) -> str:
    r"""Return the name of a script.

    >>> name_of("-- palifico: load\nreturn 1")
    'load'
    """
    return script.partition("\n")[0].removeprefix(_NAMED)
