"""What people and rooms chose last, kept beside the tables.

What cannot be recalled or remembered now is no reason to stop a game: the usual is taken. But whoever
chooses a language is told when it is not kept, and nothing is stored over what could not be recalled.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace

from core.commands import Actor, Speak
from core.identity import Audience
from core.ports import Store, StoreUnavailable
from core.preferences import Preferences, chosen_for
from core.service.outages import Outages
from core.service.patience import LOADED_WITHIN, Patience, within
from core.table.values import Table


class Choices:
    """Recalls and remembers."""

    def __init__(self, store: Store, patience: Patience, outages: Outages) -> None:
        """Keep choices in a store."""
        self._store = store
        self._patience = patience
        self._outages = outages
        self._remembering: set[asyncio.Task[None]] = set()

    async def recall(self, audience: Audience) -> Preferences:
        """Return what was chosen, as far as is known."""
        with suppress(StoreUnavailable):
            return await self._recall(audience)
        return Preferences()

    def dealt(self, table: Table) -> None:
        """Begin to remember what every room of a table chose for a game that has just been dealt."""
        remembering = asyncio.create_task(self._dealt(table))
        self._remembering.add(remembering)
        remembering.add_done_callback(self._remembering.discard)

    async def settled(self) -> None:
        """Wait until nothing is being remembered."""
        while self._remembering:
            await asyncio.wait(self._remembering)

    async def spoke(self, actor: Actor, command: Speak) -> None:
        """Remember somebody's language, and the room's as well where an admin chose it.

        Raises:
            StoreUnavailable: it is not remembered.
        """
        room = actor.room if actor.admin else None
        chosen = await self._recall(room) if room is not None else Preferences()
        await self._remember(actor.ref, Preferences(language=command.language))
        if room is not None:
            await self._remember(room, replace(chosen, language=command.language))

    async def _dealt(self, table: Table) -> None:
        for room in table.rooms:
            with suppress(StoreUnavailable):  # which was said; the next game is another chance
                await self._remember(room.ref, chosen_for(table, room))

    async def _recall(self, audience: Audience) -> Preferences:
        with self._outages.watching("load"):
            async with within(LOADED_WITHIN):
                found = await self._patience.persist(lambda: self._store.recall(audience))
                return found or Preferences()

    async def _remember(self, audience: Audience, preferences: Preferences) -> None:
        with self._outages.watching("save"):
            async with within(LOADED_WITHIN):
                await self._patience.persist(lambda: self._store.remember(audience, preferences))
