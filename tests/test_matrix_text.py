"""What is written on Matrix: how long it may become, and that no name becomes markup."""

import json
import re
from html import unescape

import pytest

from adapters.matrix.choices import choices_of
from adapters.matrix.text import edited, message
from core.games import GAMES
from core.scene import scene, story
from tests.fullest import fullest
from tests.stage import LANGUAGES

LONGEST_EVENT = 65_536
AROUND = 2_000
"""Bytes of an event that are not its content: who sent it and where, signatures, the key's name."""

LONGEST_ID = f"@{'x' * 200}:{'y' * 53}"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_fullest_tables_fit_into_events_also_as_edits_and_encrypted(game: str) -> None:
    for table in fullest(game, "fr", "\N{GRINNING FACE}" * 30):
        for post in (*scene(table), *story(table, table.rooms[0], 0)):
            labels = [(choice.press, LANGUAGES.key(choice.key, post)) for choice in choices_of(post)]
            lines = LANGUAGES.post(post).lines
            said = message(lines, choices=labels, mention=LONGEST_ID, called=post.called, hint="x" * 300)
            # Encrypted it is written in letters, four for each three bytes of it.
            assert len(json.dumps(edited(said, "$" * 44))) * 4 / 3 + AROUND < LONGEST_EVENT


@pytest.mark.parametrize("name", ["br", "amp", "lt", "a", "href", "<b>", "]]>&#0;", "x & y", "Anna?"])
def test_whatever_somebody_is_called_the_mention_is_a_link_and_nothing_else_is_changed(name: str) -> None:
    lines = ["5 & 6 < 7: round 2", f"{name}, your turn."]
    html = message(lines, mention="@somebody:localhost", called=name)["formatted_body"]
    first, second = html.split("<br>")
    assert unescape(first) == lines[0]
    found = re.fullmatch(r'<a href="https://matrix.to/#/@somebody:localhost">(.*)</a>, your turn\.', second)
    assert found
    assert unescape(found[1]) == name
