"""HTML as the Bot API reads it in messages: a few tags, four named entities, and nothing forgiven.

What comes out is the plain text, trimmed, and the entities counted in UTF-16 units.
"""

import html
import re
from dataclasses import dataclass

from tests.bot_api_values import Json, units

TYPES = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
}
_TAG = re.compile(r"<(?P<close>/?)(?P<name>[a-zA-Z][a-zA-Z0-9-]*)?(?P<attributes>[^<>]*)>?")
_ATTRIBUTE = re.compile(r"""([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?""")
_REFERENCE = re.compile(r"&(#[xX]?[0-9a-fA-F]+|lt|gt|amp|quot);?")
_USER = re.compile(r"tg://user\?id=(\d+)")


class Unreadable(Exception):
    """The text cannot be read as HTML; the message is what the server says of it."""


@dataclass
class _Open:
    name: str
    attributes: dict[str, str]
    start: int


def read(text: str) -> tuple[str, list[Json]]:
    """Return the plain text and the entities of some HTML.

    >>> read("<b>5 &lt; 6</b> &amp; 🎲 <i>x</i>")[0]
    '5 < 6 & 🎲 x'
    >>> [(e["type"], e["offset"], e["length"]) for e in read("🎲<b>x</b>")[1]]
    [('bold', 2, 1)]
    >>> read("5 < 6")
    Traceback (most recent call last):
    tests.bot_api_html.Unreadable: Unsupported start tag "" at byte offset 2

    Raises:
        Unreadable: a tag that is not closed, not known or not in order.
    """
    plain: list[str] = []
    length = 0
    opened: list[_Open] = []
    entities: list[Json] = []
    position = 0
    while position < len(text):
        following = text.find("<", position)
        piece = _REFERENCE.sub(_character, text[position : following if following >= 0 else len(text)])
        plain.append(piece)
        length += units(piece)
        if following < 0:
            break
        position = _tag(text, following, length, opened, entities)
    if opened:
        raise Unreadable(f'Can\'t find end tag corresponding to start tag "{opened[-1].name}"')
    entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return _trimmed("".join(plain), entities)


def _character(found: re.Match[str]) -> str:
    return html.unescape(found[0] if found[0].endswith(";") else f"{found[0]};")


def _tag(text: str, at: int, length: int, opened: list[_Open], entities: list[Json]) -> int:
    """Read the tag at a place; the place after it."""
    found = _TAG.match(text, at)
    offset = len(text[:at].encode())
    if found is None or (name := (found["name"] or "").lower()) not in TYPES:
        name = (found["name"] or "").lower() if found else ""
        kind = "end" if found and found["close"] else "start"
        raise Unreadable(f'Unsupported {kind} tag "{name}" at byte offset {offset}')
    if not found[0].endswith(">"):
        raise Unreadable(f"Unclosed start tag at byte offset {offset}")
    if found["close"]:
        if not opened:
            raise Unreadable(f"Unexpected end tag at byte offset {offset}")
        last = opened.pop()
        if last.name != name:
            raise Unreadable(
                f'Unmatched end tag at byte offset {offset}, expected "</{last.name}>", found "</{name}>"'
            )
        _close(last, length, entities)
        return found.end()
    attributes = {key.lower(): a or b or c for key, a, b, c in _ATTRIBUTE.findall(found["attributes"])}
    if name == "span" and attributes.get("class") != "tg-spoiler":
        raise Unreadable(f'Tag "span" must have class "tg-spoiler" at byte offset {offset}')
    opened.append(_Open(name, {key: html.unescape(value) for key, value in attributes.items()}, length))
    return found.end()


def _close(tag: _Open, length: int, entities: list[Json]) -> None:
    if length == tag.start:
        return
    entity: Json = {"type": TYPES[tag.name], "offset": tag.start, "length": length - tag.start}
    if tag.name == "a":
        address = tag.attributes.get("href", "")
        if not address:
            return
        if found := _USER.fullmatch(address):
            entity["type"] = "text_mention"
            entity["user"] = {"id": int(found[1]), "is_bot": False, "first_name": ""}
        else:
            entity["url"] = address
    if tag.name == "blockquote" and "expandable" in tag.attributes:
        entity["type"] = "expandable_blockquote"
    if tag.name == "tg-emoji":
        entity["custom_emoji_id"] = tag.attributes.get("emoji-id", "")
    entities.append(entity)


def _trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Take the white space off both ends, as the server does, and the entities with it."""
    start = units(text[: len(text) - len(text.lstrip())])
    end = start + units(text.strip())
    kept: list[Json] = []
    for entity in entities:
        first = max(entity["offset"], start)
        last = min(entity["offset"] + entity["length"], end)
        if last > first:
            kept.append(entity | {"offset": first - start, "length": last - first})
    return text.strip(), kept
