"""What the admins of a room have settled for it: which games, who opens a table, turn time, quiet hours.

The rules:

1. Each setting is stored by its name, as a text that could be typed. What is not stored is as usual.
2. What is stored and cannot be read, or is of a later version, is as usual too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from core.games import GAMES
from core.messages import Message, Typed
from core.quiet import Quiet, Zone, clock, read_hours
from core.table import room_messages as messages
from core.table.messages import Word, span

GAMES_ALLOWED, OPENING, TURN_TIME, QUIET_HOURS, LANGUAGE = "games", "open", "timer", "quiet", "language"
NAMES = (LANGUAGE, GAMES_ALLOWED, OPENING, TURN_TIME, QUIET_HOURS)
"""The settings in the order in which they are shown; the language is kept with what a room prefers."""

USUAL = "usual"
"""What brings a setting back to how it is when nobody has changed it."""

EVERYBODY, ADMINS = "everybody", "admins"

ALL = "all"
"""All games; what means everybody is understood for it as well, as many languages have one word."""

TURN_TIMES = (0, 30, 60, 120, 300, 3600, 86400)
"""Seconds a turn may take; 0 is without limit (L21)."""

FindZone = Callable[[str], Zone | None]
"""Returns the time zone of a name, None when there is none."""


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """The settings of a room.

    No `games` are all of them. `timer` is the turn time, in seconds, that a new table begins with, None for
    that of the room's last game.
    """

    games: tuple[str, ...] = ()
    admins_open: bool = False
    timer: int | None = None
    quiet: Quiet | None = None

    @property
    def allowed(self) -> tuple[str, ...]:
        """The games that may be played here, never none."""
        return tuple(game for game in GAMES if game in self.games) or tuple(GAMES)


AS_USUAL = RoomSettings()
"""The settings of a room whose admins have changed none."""


class NotAValue(ValueError):
    """A setting has no such value; `reason` says what it takes."""

    def __init__(self, reason: Message) -> None:
        super().__init__(type(reason).__name__)
        self.reason = reason


def read_stored(stored: Mapping[str, str], zone: FindZone) -> RoomSettings:
    """Return the settings that are stored, as far as they can be read (rule 2).

    >>> read_stored({"open": "admins", "timer": "5m", "games": "chess", "walls": "green"}, lambda name: None)
    RoomSettings(games=(), admins_open=True, timer=300, quiet=None)
    """
    settings = AS_USUAL
    for name, text in stored.items():
        try:
            settings = with_value(settings, name, text, zone)
        except NotAValue:
            continue
    return settings


def with_value(settings: RoomSettings, name: str, text: str, zone: FindZone) -> RoomSettings:
    """Return the settings with one changed to what a text says.

    Raises:
        NotAValue: it says nothing that this setting can be.
    """
    if name == GAMES_ALLOWED:
        return replace(settings, games=_games(text))
    if name == OPENING:
        return replace(settings, admins_open=_opening(text))
    if name == TURN_TIME:
        return replace(settings, timer=_timer(text))
    if name == QUIET_HOURS:
        return replace(settings, quiet=_quiet(text, settings.quiet, zone))
    raise NotAValue(which_setting())


def part_of(settings: RoomSettings, name: str, changed: RoomSettings) -> RoomSettings:
    """Return settings with one taken from others."""
    match name:
        case "games":
            return replace(settings, games=changed.games)
        case "open":
            return replace(settings, admins_open=changed.admins_open)
        case "timer":
            return replace(settings, timer=changed.timer)
        case _:
            return replace(settings, quiet=changed.quiet)


def spelled(settings: RoomSettings, name: str) -> str:
    """Return a setting as it is stored, empty for the usual.

    >>> spelled(RoomSettings(timer=300), "timer"), spelled(RoomSettings(), "open")
    ('300', '')
    """
    if name == GAMES_ALLOWED:
        return " ".join(settings.games)
    if name == OPENING:
        return ADMINS if settings.admins_open else ""
    if name == TURN_TIME:
        return "" if settings.timer is None else str(settings.timer)
    quiet = settings.quiet
    return "" if quiet is None else f"{clock(quiet.begins)}-{clock(quiet.ends)} {quiet.zone.name}"


def next_value(settings: RoomSettings, name: str) -> str:
    """Return what one press on a setting's key makes of it; empty where it has to be typed."""
    if name == GAMES_ALLOWED:
        values = (ALL, *GAMES)
        now = settings.games[0] if settings.games else ALL
        return values[(values.index(now) + 1) % len(values)]
    if name == OPENING:
        return EVERYBODY if settings.admins_open else ADMINS
    if name == TURN_TIME:
        times = (None, *TURN_TIMES)
        following = times[(times.index(settings.timer) + 1) % len(times)]
        return USUAL if following is None else str(following)
    return "off" if name == QUIET_HOURS and settings.quiet is not None else ""


def said(settings: RoomSettings, name: str) -> Message:
    """Return a setting's outcome in words."""
    if name == GAMES_ALLOWED:
        return messages.OnlyGames(titles(settings.games)) if settings.games else messages.EveryGame()
    if name == OPENING:
        return messages.AdminsOpen() if settings.admins_open else messages.EverybodyOpens()
    if name == TURN_TIME:
        if settings.timer is None:
            return messages.TimerAsLast()
        return messages.TimerIs(span(settings.timer)) if settings.timer else messages.TimerIsOff()
    quiet = settings.quiet
    if quiet is None:
        return messages.NoQuiet()
    return messages.QuietIs(clock(quiet.begins), clock(quiet.ends), quiet.zone.name)


def takes(name: str) -> tuple[Message, ...]:
    """Return what a setting can be, as it is typed."""
    match name:
        case "games":
            return _words(*GAMES, ALL)
        case "open":
            return _words(EVERYBODY, ADMINS)
        case "timer":
            return _words(*map(turn_time, TURN_TIMES), USUAL)
        case "quiet":
            return (messages.QuietTakes(), *_words("off"))
        case _:
            return (messages.LanguageTakes(),)


def turn_time(seconds: int) -> str:
    """Return a turn time as it is typed in every language, in its largest unit.

    >>> turn_time(0), turn_time(90), turn_time(300), turn_time(86400)
    ('off', '90s', '5m', '24h')
    """
    if not seconds:
        return "off"
    unit = next(unit for unit in reversed(_UNITS) if seconds % _UNITS[unit] == 0)
    return f"{seconds // _UNITS[unit]}{unit}"


def which_setting() -> Message:
    """Return the refusal that names the settings."""
    return messages.WhichSetting(_words(*NAMES))


def how_to_set(name: str) -> Message:
    """Return the sentence that says what a setting can be."""
    return messages.SettingTakes(Typed("settings"), Typed(name), takes(name))


def titles(games: tuple[str, ...]) -> tuple[Message, ...]:
    """Return the names of games for people."""
    return tuple(GAMES[game].title for game in games)


def _words(*words: str) -> tuple[Message, ...]:
    return tuple(Word(Typed(word)) for word in words)


def _games(text: str) -> tuple[str, ...]:
    named = text.replace(",", " ").split()
    if named in ([ALL], [EVERYBODY], [USUAL], []):
        return ()
    if not set(named) <= set(GAMES):
        raise NotAValue(how_to_set(GAMES_ALLOWED))
    chosen = tuple(game for game in GAMES if game in named)
    return () if chosen == tuple(GAMES) else chosen


def _opening(text: str) -> bool:
    if text not in (ADMINS, EVERYBODY, ALL, USUAL, ""):
        raise NotAValue(how_to_set(OPENING))
    return text == ADMINS


_UNITS = {"s": 1, "m": 60, "h": 3600}
_LONGEST_TIME = 7


def _timer(text: str) -> int | None:
    text = "".join(text.split())
    if text in (USUAL, ""):
        return None
    digits, unit = (text[:-1], text[-1]) if text[-1] in _UNITS else (text, "s")
    is_number = digits.isascii() and digits.isdigit() and len(digits) < _LONGEST_TIME
    seconds = 0 if text == "off" else int(digits) * _UNITS[unit] if is_number else -1
    if seconds not in TURN_TIMES:
        raise NotAValue(how_to_set(TURN_TIME))
    return seconds


def _quiet(text: str, now: Quiet | None, zone: FindZone) -> Quiet | None:
    if text in ("off", USUAL, ""):
        return None
    hours = read_hours(text)
    if hours is None:
        raise NotAValue(how_to_set(QUIET_HOURS))
    begins, ends, name = hours
    if not name:
        # Hours alone leave the zone as it is.
        if now is None:
            raise NotAValue(messages.QuietWhere())
        return Quiet(begins, ends, now.zone)
    found = zone(name)
    if found is None:
        raise NotAValue(messages.NoSuchZone(name[:_LONGEST_NAME]))
    return Quiet(begins, ends, found)


_LONGEST_NAME = 40
