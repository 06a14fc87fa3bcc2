"""The command line: `palifico` and its commands."""

from adapters.cli.main import main

__all__ = ["main"]
