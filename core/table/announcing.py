"""What an announcement comes to at a table: it is told once, and how often it is heard of does not matter."""

from dataclasses import replace

from core.announcement import Announcement
from core.game import Weight
from core.messages import Message
from core.table import announcement_messages as messages
from core.table.messages import span
from core.table.values import Table


def announced(table: Table, announcement: Announcement, now: float) -> Table:
    """Return the table with an announcement told, if it was not told it and that is not over."""
    if table.announced == announcement.id:
        return table
    if announcement.cancelled:
        # Only who was told of that rest, and not of one that is long over, is told that it is not so.
        if table.announced not in announcement.instead_of:
            return table
        return replace(table, announced=announcement.id).tell(Weight.NEWS, messages.RestsNot())
    if now >= announcement.ends:
        return table
    lasts = span(announcement.ends - max(now, announcement.begins))
    until = announcement.begins - now
    rests = messages.RestsSoon(span(until), lasts) if until > 0 else messages.RestsNow(lasts)
    lines: list[Message] = [rests]
    if announcement.text:
        lines.append(messages.OwnWords(announcement.text))
    return replace(table, announced=announcement.id).tell(Weight.NEWS, *lines)
