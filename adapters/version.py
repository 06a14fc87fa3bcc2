"""Which version this is, and made from which commit.

Whoever builds an image or a package writes the commit into a file `commit.txt` beside this module, before
or afterwards. Where there is none, as in a working copy, nothing is said of the commit.
"""

from importlib.metadata import version
from pathlib import Path

COMMIT_FILE = Path(__file__).with_name("commit.txt")


def commit_in(file: Path) -> str:
    """Return the commit that a file names, empty where there is none."""
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def described(number: str, commit: str) -> str:
    """Return a version as it is printed.

    >>> described("1.2.0", ""), described("1.2.0", "0f3a9c1")
    ('1.2.0', '1.2.0 (0f3a9c1)')
    """
    return f"{number} ({commit})" if commit else number


VERSION = version("palifico")
COMMIT = commit_in(COMMIT_FILE)
