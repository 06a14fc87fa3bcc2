"""The settings of rooms: kept beside the tables, each by itself, and what an admin makes of one.

Two admins who change two settings at once lose neither: the store changes one setting in one step. A
setting that is changed twice in the same way is as if it were changed once.
"""

from collections.abc import Callable, Coroutine
from typing import TypeVar

from core.commands import Actor, Arrange, Open, Settle, Speak
from core.identity import RoomRef
from core.messages import Message, Typed
from core.ports import Store
from core.quiet import Zone
from core.room_settings import (
    AS_USUAL,
    LANGUAGE,
    NAMES,
    NotAValue,
    RoomSettings,
    how_to_set,
    read_stored,
    said,
    spelled,
    takes,
    titles,
    which_setting,
    with_value,
)
from core.service.outages import Outages
from core.service.patience import LOADED_WITHIN, Patience, within
from core.service.zones import zone_called
from core.table import room_messages as messages
from core.table.lobby import offers_settings
from core.table.messages import NoTable, TurnIsOver
from core.table.values import Table

T = TypeVar("T")

Zones = Callable[[str, float], Zone | None]


class Arranging:
    """Knows and changes the settings of rooms."""

    def __init__(
        self, store: Store, patience: Patience, outages: Outages, zones: Zones = zone_called
    ) -> None:
        """Keep settings in a store; `zones` finds a time zone by its name and a time."""
        self._store = store
        self._patience = patience
        self._outages = outages
        self._zones = zones

    async def of(self, room: RoomRef) -> RoomSettings:
        """Return the settings of a room.

        Raises:
            StoreUnavailable: the store does not say.
        """
        stored = await self.asked(lambda: self._store.arranged(room))
        now = await self.asked(self._store.now) if stored else 0.0
        return read_stored(stored, lambda name: self._zones(name, now))

    async def moved(self, before: RoomRef, now: RoomRef) -> None:
        """Let a room that has become another one take its settings along, unless that has some.

        Raises:
            StoreUnavailable: not all of them are there.
        """
        has = await self.asked(lambda: self._store.arranged(now))
        if before == now or has:
            return
        for name, text in (await self.asked(lambda: self._store.arranged(before))).items():
            await self._change(now, name, text)

    async def refusal(self, room: RoomRef, actor: Actor, command: Open) -> Message | None:
        """Return why somebody may not open a table in a room, None where they may.

        Raises:
            StoreUnavailable: the store does not say.
        """
        settings = await self.of(room)
        if settings != AS_USUAL:
            # They are kept as long as tables are opened here.
            await self._change(room)
        if settings.admins_open and not actor.admin and actor.room is not None:
            return messages.OnlyAdminsOpen()
        if command.game and command.game not in settings.allowed:
            return messages.NotPlayedHere(titles(settings.allowed))
        return None

    async def heard(
        self, actor: Actor, command: Arrange | Speak, table: Table | None
    ) -> Settle | tuple[Message, ...]:
        """Return the answer to somebody who speaks of settings, or what was changed of one.

        Args:
            actor: who speaks.
            command: what they said.
            table: the table that they speak of.

        Raises:
            StoreUnavailable: it is not changed, or may be.
        """
        room = here(actor)
        if room is None:
            return (NoTable(),)
        if isinstance(command, Arrange) and not command.name:
            language = await self._language(room, table)
            return _listed(await self.of(room), language or actor.language)
        if isinstance(command, Speak) or not actor.admin:
            return (messages.OnlyAdmins(),)
        if command.turn is not None and (table is None or not offers_settings(table, command)):
            return (TurnIsOver(),)
        return await self._changed(room, command)

    async def _changed(self, room: RoomRef, command: Arrange) -> Settle | tuple[Message, ...]:
        if command.name not in NAMES:
            return (which_setting(),)
        if not command.value or command.name == LANGUAGE:
            return (how_to_set(command.name),)
        settings = await self.of(room)
        now = await self.asked(self._store.now)
        try:
            changed = with_value(settings, command.name, command.value, lambda name: self._zones(name, now))
        except NotAValue as no:
            return (no.reason,)
        await self._change(room, command.name, spelled(changed, command.name))
        answer = messages.SettingNow(said(changed, command.name))
        return Settle(command.name, changed, (answer,))

    async def _language(self, room: RoomRef, table: Table | None) -> str:
        shown = (each.language for each in table.rooms if each.ref == room) if table else iter(())
        if language := next(shown, ""):
            return language
        chosen = await self.asked(lambda: self._store.recall(room))
        return chosen.language if chosen is not None else ""

    async def _change(self, room: RoomRef, name: str = "", text: str = "") -> None:
        with self._outages.watching("save"):
            async with within(LOADED_WITHIN):
                await self._patience.persist(lambda: self._store.arrange(room, name, text))

    async def asked(self, ask: Callable[[], Coroutine[object, object, T]]) -> T:
        """Ask the store for something beside a table, for as long as a person waits.

        Raises:
            StoreUnavailable: it does not answer.
        """
        with self._outages.watching("load"):
            async with within(LOADED_WITHIN):
                return await self._patience.persist(ask)


def here(actor: Actor) -> RoomRef | None:
    """Return the room whose settings somebody speaks of: the one they speak in, or their own."""
    return actor.room or actor.alone


def _listed(settings: RoomSettings, language: str) -> tuple[Message, ...]:
    """Return settings in words, with how each is changed."""
    # A tag may end with how its language is liked to be read, which is nobody else's business.
    spoken = messages.LanguageIs(language.partition("-x-")[0])
    lines = (
        messages.SettingLine(
            number, spoken if name == LANGUAGE else said(settings, name), Typed(name), takes(name)
        )
        for number, name in enumerate(NAMES, 1)
    )
    return (messages.SettingsTitle(Typed("settings")), *lines)
