"""What happens in rooms, as values: nothing that others sent is believed before it is looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, cast


class Sourced(Protocol):
    """What the library made of an event."""

    source: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """An event as it came. `state_key` is None for what is no state.

    `before` is the membership that somebody had before, where it is one that changes.
    `locked` is there when it could not be decrypted: what may be decrypted later.
    """

    id: str
    kind: str
    sender: str
    content: Mapping[str, Any]
    state_key: str | None = None
    before: str = ""
    locked: object = field(default=None, compare=False, repr=False)

    def text(self, *path: str) -> str:
        """Return a text in the content, empty when there is none.

        >>> event = Event("$1", "m.room.message", "@anna:a", {"m.relates_to": {"rel_type": "m.thread"}})
        >>> event.text("m.relates_to", "rel_type"), event.text("body"), event.text("m.relates_to", "a", "b")
        ('m.thread', '', '')
        """
        found: object = self.content
        for name in path:
            found = mapping(found).get(name)
        return found if isinstance(found, str) else ""


@dataclass(frozen=True, slots=True)
class Words:
    """Something typed; `answers` is the message that it answers, `thread` where its thread begins, if any."""

    text: str
    answers: str
    thread: str
    mentions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Reaction:
    """A sign put on a message."""

    message: str
    sign: str


def event_of(event: Sourced) -> Event:
    """Return what an event of the library says."""
    source = event.source
    # The library takes the content out of what it has read as somebody's membership.
    content = getattr(event, "content", None) or source.get("content")
    state_key = source.get("state_key")
    kind = str(source.get("type", ""))
    return Event(
        id=str(source.get("event_id", "")),
        kind=kind,
        sender=str(source.get("sender", "")),
        content=mapping(content),
        state_key=state_key if isinstance(state_key, str) else None,
        before=str(mapping(mapping(source.get("unsigned")).get("prev_content")).get("membership", "")),
        locked=event if kind == "m.room.encrypted" else None,
    )


def words_of(event: Event) -> Words | None:
    """Return what somebody typed; None for notices, pictures, and edits of what they typed before.

    Notices are what bots say, and nobody answers those.
    """
    if event.kind != "m.room.message" or event.text("msgtype") not in ("m.text", "m.emote"):
        return None
    if event.text("m.relates_to", "rel_type") == "m.replace":
        return None
    mentioned = mapping(event.content.get("m.mentions")).get("user_ids")
    answers = event.text("m.relates_to", "m.in_reply_to", "event_id")
    if mapping(event.content.get("m.relates_to")).get("is_falling_back") is True:
        answers = ""
    thread = event.text("m.relates_to", "event_id") if _is_in_thread(event) else ""
    return Words(_without_quote(event.text("body")), answers, thread, frozenset(texts(mentioned)))


def reaction_of(event: Event) -> Reaction | None:
    """Return what somebody reacted with."""
    if event.kind != "m.reaction" or event.text("m.relates_to", "rel_type") != "m.annotation":
        return None
    return Reaction(event.text("m.relates_to", "event_id"), event.text("m.relates_to", "key"))


def _is_in_thread(event: Event) -> bool:
    return event.text("m.relates_to", "rel_type") == "m.thread"


def _without_quote(body: str) -> str:
    r"""Return an answer without what it quotes, which older clients put before it.

    >>> _without_quote("> <@bot:a> Your turn.\n\n5x3"), _without_quote("5x3")
    ('5x3', '5x3')
    """
    if not body.startswith("> "):
        return body.strip()
    lines = body.splitlines()
    while lines and lines[0].startswith(">"):
        lines.pop(0)
    return "\n".join(lines).strip()


def mapping(value: object) -> Mapping[str, Any]:
    """Return what should be an object, an empty one when it is something else."""
    return cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else {}


def texts(value: object) -> tuple[str, ...]:
    """Return the texts in what should be a list of them."""
    found = cast("list[object]", value) if isinstance(value, list) else []
    return tuple(each for each in found if isinstance(each, str))
