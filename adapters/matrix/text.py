"""Messages as Matrix carries them: plain and in HTML, both complete.

The rules:

1. What people typed or are called is never markup.
2. Nothing but a mention rings: news is a notice, and every message says whom it mentions, if it is
   nobody, so that no client guesses from names.
3. An edit holds all of the new text; in plain text once more, for clients that know no edits, so that
   the fullest board fits into an event also when every letter of it is a sign and the room encrypted.
"""

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any
from urllib.parse import quote

from adapters.matrix.choices import FIELD

Content = Mapping[str, Any]


def message(
    lines: Sequence[str],
    *,
    notice: bool = False,
    mention: str = "",
    called: str = "",
    choices: Sequence[tuple[str, str]] = (),
    hint: str = "",
    answers: str = "",
    thread: str = "",
    falls_back: bool = False,
) -> dict[str, Any]:
    """Return the content of a message.

    Args:
        lines: what it says.
        notice: whether it is news that must not ring.
        mention: the id of whoever is alerted.
        called: what they are called in the lines.
        choices: what can be picked: what each carries, and what it says.
        hint: a last line, below the choices.
        answers: the event that it answers.
        thread: the event in which the thread begins that it belongs to, empty for none.
        falls_back: whether it answers only for clients that know no threads, so that they show where it
            belongs.
    """
    labels = [label for _, label in choices]
    numbered = [f"{number}. {label}" for number, label in enumerate(labels, 1)]
    html = "<br>".join(_linked(lines, mention, called) if mention and called else map(_html, lines))
    if labels:
        html += "<ol>" + "".join(f"<li>{_html(label)}</li>" for label in labels) + "</ol>"
    if hint:
        html += _html(hint) if labels else f"<br>{_html(hint)}"
    content: dict[str, Any] = {
        "msgtype": "m.notice" if notice else "m.text",
        "body": "\n".join([*lines, *numbered, *([hint] if hint else [])]),
        "format": "org.matrix.custom.html",
        "formatted_body": html,
        "m.mentions": {"user_ids": [mention]} if mention else {},
    }
    if choices:
        content[FIELD] = [press for press, _ in choices]
    relation: dict[str, Any] = {"m.in_reply_to": {"event_id": answers}} if answers else {}
    if thread:
        relation |= {"rel_type": "m.thread", "event_id": thread, "is_falling_back": falls_back}
    if relation:
        content["m.relates_to"] = relation
    return content


def edited(content: Content, event: str) -> dict[str, Any]:
    """Return the content that lets a message say something else, without ringing again."""
    quiet: dict[str, Any] = {**content, "m.mentions": {}}
    return {
        "msgtype": content["msgtype"],
        "body": f"* {content['body']}",
        "m.mentions": {},
        "m.new_content": quiet,
        "m.relates_to": {"rel_type": "m.replace", "event_id": event},
    }


def attached(name: str, size: int, kind: str, where: Content) -> dict[str, Any]:
    """Return the content of a file that was left with the homeserver."""
    return {
        "msgtype": "m.file",
        "body": name,
        "filename": name,
        "info": {"size": size, "mimetype": kind},
        **where,
    }


def reaction(event: str, sign: str) -> dict[str, Any]:
    """Return the content of a reaction."""
    return {"m.relates_to": {"rel_type": "m.annotation", "event_id": event, "key": sign}}


def _linked(lines: Sequence[str], mention: str, called: str) -> list[str]:
    """Return lines as HTML, the name of whoever is mentioned a link where it first stands by itself.

    >>> _linked(["a & b bid.", "b, your turn."], "@b:a", "b")[0]
    'a &amp; <a href="https://matrix.to/#/@b:a">b</a> bid.'
    >>> _linked(["Hm & amp"], "@amp:a", "amp")
    ['Hm &amp; <a href="https://matrix.to/#/@amp:a">amp</a>']
    """
    alone = re.compile(rf"(?<!\w){re.escape(called)}(?!\w)")
    link = f'<a href="https://matrix.to/#/{quote(mention, safe="@:")}">{_html(called)}</a>'
    html: list[str] = []
    is_linked = False
    for line in lines:
        found = None if is_linked else alone.search(line)
        if found is None:
            html.append(_html(line))
        else:
            html.append(_html(line[: found.start()]) + link + _html(line[found.end() :]))
            is_linked = True
    return html


def _html(text: str) -> str:
    """Return a text as HTML, its own line breaks kept.

    >>> _html("<b>Anna</b> & Bo")
    '&lt;b&gt;Anna&lt;/b&gt; &amp; Bo'
    """
    return escape(text, quote=False).replace("\n", "<br>")
