"""Telegram: groups play with inline buttons, and what is private goes to its player alone."""

import os

# Read by the library at every time span; without it each of them is a warning about what will change.
os.environ.setdefault("PTB_TIMEDELTA", "true")
