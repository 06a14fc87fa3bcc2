"""The quiet hours of a room: when they are, and what a clock comes to that rests in them.

The rules:

1. They are hours of the clock on a wall, from one minute of the day to another, over midnight too.
2. Where that clock is set forward or back is part of the value, for some years ahead. So all of this is
   computed from the value and a time, whatever the machine knows of zones.
3. The first second of the quiet hours is quiet, the one at which they end is not.
"""

import re
from dataclasses import dataclass
from itertools import takewhile
from math import floor

_DAY = 24 * 3600
_MINUTES_A_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone: seconds east of Greenwich, and what they become from some seconds since the epoch on.

    `changes` are in order; before the first of them `offset` holds.
    """

    name: str
    offset: int
    changes: tuple[tuple[int, int], ...] = ()

    def at(self, time: float) -> int:
        """Return the seconds east of Greenwich at a time."""
        past = [offset for _, offset in takewhile(lambda change: change[0] <= time, self.changes)]
        return past[-1] if past else self.offset

    def next_change(self, time: int) -> int | None:
        """Return when the clock is next set forward or back, None when that is not known of."""
        return next((change for change, _ in self.changes if change > time), None)


@dataclass(frozen=True, slots=True)
class Quiet:
    """Quiet hours: from a minute of the day (0 to 1439) until another one, in a zone."""

    begins: int
    ends: int
    zone: Zone

    def covers(self, time: float) -> bool:
        """Return whether it is quiet.

        >>> night = Quiet(22 * 60, 8 * 60, Zone("UTC", 0))
        >>> [night.covers(hour * 3600) for hour in (21, 22, 24, 31, 32)]
        [False, True, True, True, False]
        """
        minute = (floor(time) + self.zone.at(time)) % _DAY / 60
        if self.begins < self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends

    def after(self, since: float, seconds: float) -> float:
        """Return when a clock that rests while it is quiet has gone on for so many seconds.

        Never a quiet moment: what would be due as they begin is due when they end.

        >>> night = Quiet(22 * 60, 8 * 60, Zone("UTC", 0))
        >>> night.after(20 * 3600.0, 3600), night.after(21 * 3600.0, 7200) / 3600
        (75600.0, 33.0)
        """
        while True:
            until = self._next(since)
            if not self.covers(since):
                if seconds < until - since:
                    return since + seconds
                seconds -= until - since
            since = until

    def _next(self, time: float) -> float:
        """Return the next moment at which it may become quiet, or not be so any more."""
        second = floor(time)
        local = second + self.zone.at(time)
        ahead = min((minute * 60 - local - 1) % _DAY + 1 for minute in (self.begins, self.ends))
        change = self.zone.next_change(second)
        return float(second + ahead if change is None else min(second + ahead, change))


def clock(minute: int) -> str:
    """Return a minute of the day as it is written.

    >>> clock(0), clock(22 * 60 + 5)
    ('00:00', '22:05')
    """
    return f"{minute // 60:02}:{minute % 60:02}"


_HOUR = r"([0-9]{1,2})(?:[:.h]([0-9]{2})?)?"
_HOURS = re.compile(rf"{_HOUR}\s*[-–—]\s*{_HOUR}(?:\s+(\S.*))?")  # a dash that people type
_OFFSET = re.compile(r"(?:utc|gmt)?\s*(?:([+-])\s*([0-9]{1,2})(?::?([0-9]{2}))?)?", re.IGNORECASE)
_FARTHEST = 14 * 3600


def read_hours(text: str) -> tuple[int, int, str] | None:
    """Return the minutes of the day that a text names and what follows them, None when it names none.

    >>> read_hours("22-8 Europe/Stockholm"), read_hours("22:30 – 07:00")
    ((1320, 480, 'Europe/Stockholm'), (1350, 420, ''))
    >>> read_hours("22-25"), read_hours("8-8"), read_hours("late")
    (None, None, None)
    """
    found = _HOURS.fullmatch(text.strip())
    if found is None:
        return None
    begins, ends = (int(found[hour]) * 60 + int(found[hour + 1] or 0) for hour in (1, 3))
    is_time = all(
        minute <= _MINUTES_A_DAY and int(found[part] or 0) < 60  # minutes an hour
        for minute, part in ((begins, 2), (ends, 4))
    )
    begins, ends = begins % _MINUTES_A_DAY, ends % _MINUTES_A_DAY
    return (begins, ends, (found[5] or "").strip()) if is_time and begins != ends else None


def fixed_zone(text: str) -> Zone | None:
    """Return the zone that an offset from Greenwich names, None when the text is something else.

    >>> fixed_zone("utc+2"), fixed_zone("-03:30")
    (Zone(name='UTC+2', offset=7200, changes=()), Zone(name='UTC-3:30', offset=-12600, changes=()))
    >>> fixed_zone("UTC+15"), fixed_zone("Europe/Paris"), fixed_zone("")
    (None, None, None)
    """
    found = _OFFSET.fullmatch(text.strip())
    if found is None or not text.strip():
        return None
    sign, hours, minutes = found[1] or "+", int(found[2] or 0), int(found[3] or 0)
    seconds = hours * 3600 + minutes * 60
    if seconds > _FARTHEST or minutes >= 60:  # minutes an hour
        return None
    if not seconds:
        return Zone("UTC", 0)
    name = f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")
    return Zone(name, -seconds if sign == "-" else seconds)
