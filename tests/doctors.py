"""A visit of the doctor's, as whoever runs the bot would have it: with variables, and findings to be read."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import structlog

from adapters.cli import main

SECRETS = ("to-be-hidden", "geheimnis")
"""What every secret in a test has in it, and no finding may have."""


@dataclass(frozen=True)
class Visit:
    """What the doctor found."""

    code: int
    overall: str
    findings: list[dict[str, str]]

    def levels(self, check: str) -> list[str]:
        """Return how bad it is with something, by each finding about it."""
        return [finding["level"] for finding in self.findings if finding["check"] == check]

    def says(self, check: str) -> str:
        """Return the one thing that is said about something."""
        [said] = [finding["says"] for finding in self.findings if finding["check"] == check]
        return said

    @property
    def bad(self) -> dict[str, str]:
        """What is not as it should be, and how bad that is."""
        return {each["check"]: each["level"] for each in self.findings if each["level"] != "ok"}


class Doctor:
    """Examines what some variables set up."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        for name in os.environ:
            if name.startswith("PALIFICO_"):
                monkeypatch.delenv(name)

    def visits(self, *flags: str, **variables: str) -> Visit:
        """Return what is found with these flags and variables, the names without what all begin with."""
        with self._monkeypatch.context() as environment:
            for name, value in variables.items():
                environment.setenv(f"PALIFICO_{name}", value)
            code = main(["doctor", "--json", "--lang", "en", *flags])
        out, err = self._capsys.readouterr()
        assert not any(secret in out + err for secret in SECRETS)
        found = json.loads(out)
        assert code == (1 if found["overall"] == "failure" else 0)
        return Visit(code, found["overall"], found["findings"])

    def lines(self, *flags: str) -> tuple[int, list[str]]:
        """Return the exit code, and what is printed for a person."""
        code = main(["doctor", *flags])
        out, err = self._capsys.readouterr()
        assert not any(secret in out + err for secret in SECRETS)
        return code, out.splitlines()


def a_doctor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Doctor]:
    """Have the doctor in, for a machine on which nothing is set up."""
    yield Doctor(capsys, monkeypatch)
    structlog.reset_defaults()
