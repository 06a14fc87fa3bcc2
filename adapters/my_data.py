"""The file with all that is kept of a person: JSON with keys in English and sentences in their language."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from core.messages import Message
from core.personal import messages
from core.personal.data import PartOfTable, PersonalData
from core.ports import File
from core.preferences import Preferences
from core.table.values import Phase
from i18n.translator import Translator

NAME = "palifico-mydata.json"


def written(data: PersonalData, translator: Translator) -> File:
    """Return what is kept of a person as a file, its sentences said by a translator."""
    actor = data.actor
    said = [translator.say(line) for line in (messages.FileIs(), messages.FileLeavesOut(), *data.told)]
    found: dict[str, Any] = {
        "about": said,
        "made": _moment(data.now),
        "platform": actor.ref.platform,
        "id": actor.ref.id,
        "settings": _chosen(data.preferences, data.preferences_until, data.now),
        "direct_conversation": {
            "id": actor.alone.id if actor.alone is not None else None,
            "settings": _chosen(data.room_preferences, data.room_preferences_until, data.now),
            "settled_for_it": dict(data.room_settings),
            "shows_table": data.room_table or None,
            "is_about_table": data.table or None,
            "is_about_table_until": _until(data.table_until, data.now),
        },
        "noted_in_tables": {table: _moment(since) for table, since in data.noted.items()},
        "tables": [_table(part, data.now, translator) for part in data.tables],
        "tables_that_cannot_be_read_now": list(data.unreadable),
    }
    return File(NAME, json.dumps(found, ensure_ascii=False, indent=2) + "\n")


def _table(part: PartOfTable, now: float, translator: Translator) -> dict[str, Any]:
    return {
        "id": part.id,
        "game": part.game,
        "state": part.phase.value,
        "deleted_at": _until(part.until, now),
        "your_names": list(part.names),
        "your_language": part.language or None,
        "you_are_the_host": part.hosts,
        "you_wait_for_the_next_game": part.waits,
        "seats": _seats(part, translator),
        "you_have_left": part.left,
        "turns_you_missed": part.missed,
        "a_computer_plays_for_you": part.stand_in,
        "you_can_be_reached": part.reachable,
        "you_are_shown_your_hand_directly": part.direct,
        "your_moves": list(part.moves),
        "your_hand": _said(part.hand, part, translator) if part.phase is Phase.PLAYING else [],
        "messages_that_show_it_to_you": [
            {"what": family, "message": message} for family, message in part.shown
        ],
        "shown_to_you_alone": part.alone,
    }


def _seats(part: PartOfTable, translator: Translator) -> list[str]:
    """Return the seats by number; whose another one is, is not this person's."""
    names = _numbered(part, translator)
    return [f"{name} *" if number == part.seat else name for number, name in enumerate(names)]


def _numbered(part: PartOfTable, translator: Translator) -> list[str]:
    return [translator.say(messages.SeatNumber(str(number))) for number in range(1, part.seats + 1)]


def _said(lines: Sequence[Message], part: PartOfTable, translator: Translator) -> list[str]:
    return [translator.say(line, _numbered(part, translator)) for line in lines]


def _chosen(preferences: Preferences | None, until: float, now: float) -> dict[str, Any] | None:
    if preferences is None:
        return None
    chosen: dict[str, Any] = {
        "language": preferences.language,
        "game": preferences.game,
        "options": {**preferences.options, **preferences.table_options},
    }
    return {name: value for name, value in chosen.items() if value} | {"deleted_at": _until(until, now)}


def _until(moment: float, now: float) -> str | None:
    """Return a moment, None where nothing is deleted by itself."""
    return _moment(moment) if moment > now else None


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
