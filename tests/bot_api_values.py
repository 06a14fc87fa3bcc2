"""What there is in the Bot API double: chats, people, messages, presses, inline queries; plain values.

Everything is shown as the Bot API shows it by `bot_api_shapes`; people act in `bot_api_world`.
A message keeps every version it had, with those who could read it, for tests that look for leaks.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.bot_api_people import Person

Json = dict[str, Any]
Rows = list[list[Json]]
Moment = Callable[[], float]

PRIVATE, GROUP, SUPERGROUP, CHANNEL = "private", "group", "supergroup", "channel"
INSIDE = frozenset({"creator", "administrator", "member"})
_MARKS = re.compile(r"(?<![\w/@])(?P<command>/[A-Za-z0-9_]{1,32}(?:@\w+)?)|(?<!\w)(?P<mention>@\w{3,32})")
ADMINISTRATORS = frozenset({"creator", "administrator"})


@dataclass
class Clock:
    """A clock that stands still until somebody lets time pass."""

    now: float = field(default_factory=lambda: float(int(time.time())))

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        """Let time pass; who waits for it looks again."""
        self.now += seconds


class Bell:
    """Rung whenever anything happened; whoever waits looks again."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake everybody who waits."""
        self._event.set()
        self._event = asyncio.Event()

    async def heard(self, seconds: float) -> bool:
        """Wait for the next ring; whether it came within this real time."""
        event = self._event
        try:
            async with asyncio.timeout(seconds):
                return await event.wait()
        except TimeoutError:
            return False


@dataclass(frozen=True)
class Upload:
    """A file that came with a call."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Version:
    """What a message said at a time, and who could read it."""

    text: str
    entities: list[Json]
    rows: Rows
    at: float
    readers: frozenset[int]


@dataclass(eq=False)
class Message:
    """A message as it stands. `sender` is None for the bot, `mask` is shown in place of who sent it,
    `whole` is what else the Bot API shows of it."""

    chat: "Chat"
    id: int
    date: float
    sender: "Person | None"
    versions: list[Version]
    thread: int | None = None
    reply_to: "Message | None" = None
    receiver: "Person | None" = None
    ephemeral_id: int | None = None
    inline_id: str | None = None
    replaces: "Message | None" = None
    reply_keyboard: Json | None = None
    mask: Json = field(default_factory=dict[str, Any])
    whole: Json = field(default_factory=dict[str, Any])
    deleted: bool = False
    pinned: bool = False
    lost: bool = False

    @property
    def text(self) -> str:
        """What it says now, without markup; of a picture or a file, its caption."""
        return self.versions[-1].text

    @property
    def entities(self) -> list[Json]:
        """Bold, links and mentions of what it says now, as the Bot API counts them."""
        return self.versions[-1].entities

    @property
    def rows(self) -> Rows:
        """Its inline keyboard now, row by row; empty when it has none."""
        return self.versions[-1].rows

    @property
    def labels(self) -> list[list[str]]:
        """What stands on its buttons, row by row."""
        return [[button["text"] for button in row] for row in self.rows]

    @property
    def buttons(self) -> list[Json]:
        """Its buttons, one after the other."""
        return [button for row in self.rows for button in row]

    @property
    def edited(self) -> bool:
        """Whether it says or offers something else than at first."""
        return len(self.versions) > 1

    @property
    def is_from_bot(self) -> bool:
        """Whether the bot wrote it."""
        return self.sender is None

    def button(self, wanted: str) -> Json:
        """Return the button with this label or data.

        Raises:
            AssertionError: there is none.
        """
        for key in ("text", "callback_data", "url"):
            for button in self.buttons:
                if button.get(key) == wanted:
                    return button
        raise AssertionError(f"no button {wanted!r} on {self.text!r}: {self.labels}")


@dataclass(eq=False)
class Chat:
    """A conversation. `status` is by person, the bot's is `bot`; `topics` by thread id, True while open."""

    id: int
    kind: str
    title: str = ""
    username: str = ""
    is_forum: bool = False
    status: dict["Person", str] = field(default_factory=dict)
    anonymous: set["Person"] = field(default_factory=set)
    bot: str = "member"
    migrated_to: "Chat | None" = None
    person: "Person | None" = None
    topics: dict[int, bool] = field(default_factory=dict[int, bool])
    all_messages: list[Message] = field(default_factory=list[Message])
    by_id: dict[int, Message] = field(default_factory=dict[int, Message])
    actions: list[str] = field(default_factory=list[str])
    last_id: int = 0

    @property
    def people(self) -> list["Person"]:
        """Who is in it."""
        return [person for person, status in self.status.items() if status in INSIDE]

    @property
    def messages(self) -> list[Message]:
        """What everybody in it can read now, oldest first."""
        return [m for m in self.all_messages if not m.deleted and m.receiver is None]

    @property
    def posts(self) -> list[Message]:
        """What the bot wrote and everybody in it can read now, oldest first."""
        return [message for message in self.messages if message.is_from_bot]

    @property
    def is_group(self) -> bool:
        """Whether it is a group of either kind."""
        return self.kind in {GROUP, SUPERGROUP}

    def readers(self) -> frozenset[int]:
        """Return the ids of those who can read what is said in it."""
        return frozenset(person.id for person in self.people)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id} {self.title}>"


@dataclass(eq=False)
class Press:
    """A press of a button, and what became of it."""

    id: str
    person: "Person"
    message: Message | None
    data: str
    at: float
    answer: Json | None = None
    answered_at: float | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the bot has answered it."""
        return self.answer is not None

    @property
    def alert(self) -> str:
        """The text that the person was shown, in a window or a line; empty for none."""
        return str((self.answer or {}).get("text", ""))

    @property
    def is_window(self) -> bool:
        """Whether the text came in a window that has to be closed."""
        return bool((self.answer or {}).get("show_alert"))

    @property
    def opened(self) -> str:
        """The address that the answer opened; empty for none."""
        return str((self.answer or {}).get("url", ""))


@dataclass(eq=False)
class InlineQuery:
    """What somebody typed after the bot's name, and the results that they were shown."""

    id: str
    person: "Person"
    chat: Chat
    query: str
    offset: str
    at: float
    answer: Json | None = None

    @property
    def results(self) -> list[Json]:
        """What the person can choose from."""
        return list((self.answer or {}).get("results", []))


@dataclass
class Profile:
    """What was set of the bot: texts by kind and language, command menus by scope and language."""

    texts: dict[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict[tuple[str, str], list[Json]])
    menu_buttons: dict[int | None, Json] = field(default_factory=dict[int | None, Json])


def flattened(value: object) -> Iterator[str]:
    """Return every text in a JSON value, keys aside."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from flattened(part)
    elif isinstance(value, Sequence):
        for part in value:
            yield from flattened(part)


def units(text: str) -> int:
    """Return the length of a text in UTF-16 units, as the Bot API counts entities."""
    return len(text) + sum(character > "\uffff" for character in text)


def marks(text: str) -> list[Json]:
    """Return the entities that Telegram finds in what people type: commands and mentions.

    >>> marks("🎲 /bid@palifico_bot 5")
    [{'type': 'bot_command', 'offset': 3, 'length': 17}]
    """
    return [
        {
            "type": "bot_command" if found["command"] else "mention",
            "offset": units(text[: found.start()]),
            "length": units(found[0]),
        }
        for found in _MARKS.finditer(text)
    ]
