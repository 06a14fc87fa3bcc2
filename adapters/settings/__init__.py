"""What whoever runs the bot decides, from a file, from credentials of systemd and from variables.

The rules:

1. `read` is the way to the settings. Whatever is wrong is said at once, all of it.
2. Complaints quote no value, and name a setting as it is written where it was set.
3. A name that there is not is refused, with the nearest that there is.
"""

from adapters.settings.complaints import Complaint, Wrong, WrongSettings
from adapters.settings.reading import CONFIG, Reading, read, read_all, read_what_can_be
from adapters.settings.sections import (
    IN_A_FILE,
    NESTED,
    PREFIX,
    Keep,
    Matrix,
    Section,
    Settings,
    Takes,
    Telegram,
    Variable,
    host_and_port,
    variables,
)
from adapters.settings.sources import Origin, Source

__all__ = [
    "CONFIG",
    "IN_A_FILE",
    "NESTED",
    "PREFIX",
    "Complaint",
    "Keep",
    "Matrix",
    "Origin",
    "Reading",
    "Section",
    "Settings",
    "Source",
    "Takes",
    "Telegram",
    "Variable",
    "Wrong",
    "WrongSettings",
    "host_and_port",
    "read",
    "read_all",
    "read_what_can_be",
    "variables",
]
