"""The command line: `palifico play`, `demo`, `verify`, `replay`."""

from adapters.cli.main import main

__all__ = ["main"]
