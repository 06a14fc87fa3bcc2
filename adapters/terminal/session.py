"""One person at a terminal: what they type goes to the table, what is due happens meanwhile.

The session knows no screen. The prompt (`interactive`) and the pipe (`piped`) feed it lines.
"""

import asyncio
import contextlib
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from adapters.conversation import Conversation, Incoming, Languages
from adapters.terminal import messages
from adapters.terminal.platform import PLAYER, ROOM, TerminalPlatform
from core.commands import Actor, AddComputer, Command, SetOption
from core.messages import Message
from core.ports import Store
from core.record import record_of, write
from core.service import Service
from core.table.values import Table, game_of


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a table is set up at the start: computer players, options and where records go."""

    name: str
    language: str
    game: str
    computers: int
    strength: str
    options: tuple[tuple[str, str], ...]
    record: Path | None


class Session:
    """A person at a terminal and the table they sit at."""

    def __init__(
        self,
        service: Service,
        store: Store,
        platform: TerminalPlatform,
        languages: Languages,
        wishes: Wishes,
    ) -> None:
        """Sit at a terminal; `open` opens the table."""
        self._service = service
        self._store = store
        self._platform = platform
        self._languages = languages
        self._wishes = wishes
        self._conversation = Conversation(service, languages, wishes.game)
        self._updates = count(1)
        self._recorded = ("", 0)
        self._ended = False
        self._actor = Actor(PLAYER, wishes.name, wishes.language, admin=True, room=ROOM, alone=ROOM)
        self._working = asyncio.Lock()
        self.changed = asyncio.Event()

    @property
    def language(self) -> str:
        """The language the person is addressed in."""
        return self._actor.language

    def say(self, message: Message) -> None:
        """Print a message to the person."""
        self._platform.answer((self._languages.translator(self.language).say(message),))

    async def open(self) -> None:
        """Open the table as it was wished for."""
        self.say(messages.Welcome())
        wishes = self._wishes
        await self._service.open(ROOM, self._actor, self._update(), game=wishes.game)
        await self._service.settled()
        for name, value in wishes.options:
            await self._do(SetOption(name, value))
        for _ in range(wishes.computers):
            await self._do(AddComputer(wishes.strength))

    async def hear(self, line: str) -> None:
        """Do what the person typed and print the answer."""
        incoming = Incoming(self._update(), self._actor, text=line, addressed=True)
        spoken = await self._conversation.hear(incoming)
        await self._service.settled()
        if spoken is not None:
            self._actor = replace(self._actor, language=spoken.language)
            self._platform.answer(spoken.lines)
        await self._write_record()
        self.changed.set()

    async def work(self) -> float:
        """Do what is due and return the seconds until there is more to do.

        Whoever asks while something is being done waits for it, and so misses nothing.
        """
        async with self._working:
            seconds = await self._service.work()
            await self._service.settled()
            await self._write_record()
            return seconds

    async def settle(self) -> float:
        """Do whatever is due until nothing is, and return the seconds until something will be."""
        while not (seconds := await self.work()):
            continue
        return seconds

    def end(self) -> None:
        """Let `keep_time` return once it has finished what it is doing."""
        self._ended = True
        self.changed.set()

    async def keep_time(self) -> None:
        """Do whatever becomes due until `end`; it is not to be cancelled in the middle of a save."""
        while not self._ended:
            self.changed.clear()
            patience = await self.settle()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self.changed.wait()

    async def table(self) -> Table | None:
        """Return the table as it is."""
        table_id = await self._store.table_in(ROOM)
        loaded = await self._store.load(table_id) if table_id else None
        return loaded.table if loaded else None

    async def _do(self, command: Command) -> None:
        reply = await self._service.hear(self._actor, command, self._update())
        await self._service.settled()
        if reply is not None:
            self._platform.answer(self._languages.reply(reply).lines)

    async def _write_record(self) -> None:
        """Write the record of a game that has just ended, if one is wished for."""
        path = self._wishes.record
        if path is None:
            return
        table = await self.table()
        if table is None or table.play is None or (table.id, table.dealt) == self._recorded:
            return
        if game_of(table).result(table.play.state) is None:
            return
        self._recorded = (table.id, table.dealt)
        try:
            path.write_text(write(record_of(table, table.play)), encoding="utf-8")
        except OSError:
            self.say(messages.RecordNotWritten(str(path)))
        else:
            self.say(messages.RecordWritten(str(path)))

    def _update(self) -> str:
        return f"terminal:{next(self._updates)}"
