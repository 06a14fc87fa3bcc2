"""Time zones by the names people know them by, as values that core can compute with.

The machine's own data is used, or what a library has brought along; where neither is, there are still
offsets from Greenwich.
"""

import zoneinfo
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files

from core.quiet import Zone, fixed_zone

AHEAD = 5 * 366
"""Days for which it is known when the clock is set forward or back."""

_DAY = 24 * 3600
_LONGEST = 60
_BROUGHT_ALONG = "pytz"


def zone_called(name: str, now: float) -> Zone | None:
    """Return a zone by its name or its offset, None when there is none.

    Args:
        name: as in `Europe/Stockholm`, whatever its case, or only the city; or as in `UTC+2`.
        now: seconds since the epoch, from which on the changes of its clock are noted.

    >>> zone_called("stockholm", 1_790_000_000).changes[0]
    (1792890000, 3600)
    >>> zone_called("utc-3", 0).offset
    -10800
    >>> zone_called("Atlantis", 0)
    """
    if fixed := fixed_zone(name):
        return fixed
    full = _names().get("_".join(name.casefold().split())[:_LONGEST])
    found = _load(full) if full else None
    return None if full is None or found is None else _with_changes(full, found, now)


@cache
def _names() -> dict[str, str]:
    """Return the names of all zones by how they may be typed: whole, or the city alone."""
    known = sorted(zoneinfo.available_timezones() or _listed())
    whole = {name.casefold(): name for name in known}
    cities = {name.rpartition("/")[2].casefold(): name for name in known if "/" in name}
    return {**cities, **whole}


def _listed() -> set[str]:
    with suppress(ModuleNotFoundError, OSError):
        text = files(_BROUGHT_ALONG).joinpath("zoneinfo", "tzdata.zi").read_text(encoding="utf-8")
        lines = [line.split() for line in text.splitlines()]
        return {line[1] for line in lines if line[0] == "Z"} | {line[2] for line in lines if line[0] == "L"}
    return set()


def _load(name: str) -> zoneinfo.ZoneInfo | None:
    with suppress(zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return zoneinfo.ZoneInfo(name)
    with suppress(ModuleNotFoundError, ValueError, OSError):
        where = files(_BROUGHT_ALONG).joinpath("zoneinfo", *name.split("/"))
        with where.open("rb") as data:
            return zoneinfo.ZoneInfo.from_file(data, name)
    return None


def _with_changes(name: str, found: zoneinfo.ZoneInfo, now: float) -> Zone:
    def offset(time: int) -> int:
        east = datetime.fromtimestamp(time, UTC).astimezone(found).utcoffset()
        return int(east.total_seconds()) if east is not None else 0

    first = int(now)
    changes: list[tuple[int, int]] = []
    for before in range(first, first + AHEAD * _DAY, _DAY):
        early, late = before, before + _DAY
        if offset(early) == offset(late):
            continue
        while late - early > 1:
            middle = (early + late) // 2
            early, late = (middle, late) if offset(middle) == offset(before) else (early, middle)
        changes.append((late, offset(late)))
    return Zone(name, offset(first), tuple(changes))
