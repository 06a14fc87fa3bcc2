"""What a service manager is told over its socket, as sd_notify(3) of systemd defines it.

A datagram to a socket is all there is to it, which is less than a dependency costs. Where nobody asked to
be told, `NOTIFY_SOCKET` is not set and nothing is sent.
"""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"

BEAT = 5.0
"""Seconds between two looks at how the process is, where the manager does not want it more often."""


def more_time(seconds: float) -> str:
    """Return what asks for time to start or to stop, from now on.

    >>> more_time(30)
    'EXTEND_TIMEOUT_USEC=30000000'
    """
    return f"EXTEND_TIMEOUT_USEC={round(seconds * 1e6)}"


class Manager:
    """Whoever started this process, if it wants to be told."""

    def __init__(self, environment: Mapping[str, str], pid: int | None = None) -> None:
        """Read what it has put into the environment; it may have been meant for another process."""
        self._address = environment.get("NOTIFY_SOCKET", "")
        self._watched = environment.get("WATCHDOG_USEC", "") if self.listens else ""
        if environment.get("WATCHDOG_PID") not in (None, str(pid or os.getpid())):
            self._watched = ""

    @property
    def listens(self) -> bool:
        """Whether it wants to be told anything."""
        return self._address[:1] in ("/", "@")

    @property
    def watches(self) -> bool:
        """Whether it ends a process that no longer says that it is alive."""
        return self._watched.isdigit() and int(self._watched) > 0

    @property
    def beat(self) -> float:
        """Seconds between two signs of life: half of what it waits for one.

        >>> Manager({"NOTIFY_SOCKET": "@manager", "WATCHDOG_USEC": "4000000"}).beat
        2.0
        """
        return min(BEAT, int(self._watched) / 2e6) if self.watches else BEAT

    def tell(self, *lines: str) -> bool:
        """Tell it something, and return whether it took it; one that has gone is no reason to stop."""
        if not self.listens or not lines:
            return False
        # An abstract address begins with a zero byte, which no environment can hold.
        address = f"\0{self._address[1:]}" if self._address[0] == "@" else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
            to.setblocking(False)
            to.connect(address)
            to.send("\n".join(lines).encode())
            return True
        return False
