"""What people ask about themselves: what is kept, to have it, and to be forgotten.

The rules:

1. What is kept of somebody is said to them alone. Whoever asks among others is told where to ask.
2. To be forgotten is asked once and confirmed by asking again, within `ASKED_FOR`. The same update
   that comes again confirms nothing.
3. What was confirmed is done before it is answered, and if it cannot be, it is done later.
"""

from contextlib import suppress

from core.commands import Actor, Command, Kick, MyData, Personal, Privacy, Stop
from core.identity import RoomRef
from core.messages import Message, Typed
from core.personal import messages
from core.personal.data import PartOfTable, PersonalData, part_of
from core.personal.erasing import knows
from core.personal.ports import Stored
from core.ports import Store, StoreUnavailable, TableUnavailable
from core.service.asking import Reply, Settings
from core.service.forgetting import Forgetting, Parting
from core.service.judging import try_again
from core.service.outages import Outages
from core.service.patience import HEARD_WITHIN, LOADED_WITHIN, within
from core.service.saver import Saver
from core.table.messages import Faceless, span
from core.table.values import Table

ASKED_FOR = 600
"""Seconds within which the wish to be forgotten can be confirmed."""


class AboutOneself:
    """Answers what people ask about themselves."""

    def __init__(
        self,
        store: Store,
        saver: Saver,
        settings: Settings,
        outages: Outages,
        forgetting: Forgetting,
    ) -> None:
        """Answer from a store; the settings say how long it keeps what, outages are told when it does not."""
        self._store = store
        self._outages = outages
        self._saver = saver
        self._forgetting = forgetting
        self._settings = settings

    @property
    def partings(self) -> dict[str, Parting]:
        """How each platform parts with somebody who was forgotten, if it has something of its own of them."""
        return self._forgetting.partings

    async def answer(self, actor: Actor, asked: Personal, operation: str) -> Reply:
        """Return the answer to a question; where the store does not answer, that is said."""
        try:
            with self._outages.watching("load"):
                return await self._answer(actor, asked, operation)
        except StoreUnavailable:
            return try_again(actor)

    async def _answer(self, actor: Actor, asked: Personal, operation: str) -> Reply:
        if isinstance(asked, Privacy):
            return Reply(self._privacy(), (), actor.language)
        if actor.faceless:
            return Reply((Faceless(),), (), actor.language)
        if actor.room is not None and actor.alone is None:
            word = "mydata" if isinstance(asked, MyData) else "forgetme"
            return Reply((messages.AskMeAlone(Typed(word)),), (), actor.language)
        if isinstance(asked, MyData):
            return await self._data(actor)
        return await self._forget(actor, operation)

    def look_after(self) -> None:
        """Begin to go on with what was confirmed and not finished, if it is time to look for that."""
        self._forgetting.look_after()

    async def settled(self) -> None:
        """Wait until nothing is being finished."""
        await self._forgetting.settled()

    async def acted(self, actor: Actor, command: Command, table: Table) -> None:
        """Note that a table knows an admin who does not sit: what they do is told with their name."""
        if isinstance(command, Kick | Stop) and not knows(table, actor):
            with suppress(StoreUnavailable):
                await self._store.people.note(actor.ref, table.id)

    def _privacy(self) -> tuple[Message, ...]:
        return (messages.Kept(), messages.KeptFor(), self._so_long(), messages.YourRights())

    def _so_long(self) -> Message:
        kept = self._settings.kept
        return messages.KeptSoLong(
            lobby=messages.how_long(kept.lobby),
            running=messages.how_long(self._settings.lasts),
            finished=messages.how_long(kept.finished),
            preferences=messages.how_long(kept.preferences),
        )

    async def _forget(self, actor: Actor, operation: str) -> Reply:
        people = self._store.people
        async with within(LOADED_WITHIN):
            first = await people.ask(actor.ref, operation, ASKED_FOR)
        if first == operation:
            return Reply((messages.ForgetSure(span(ASKED_FOR)),), (), actor.language)
        order = await self._forgetting.begin(actor)
        try:
            async with within(HEARD_WITHIN):
                outcome = await self._forgetting.carry_out(order)
        except StoreUnavailable:
            return Reply((messages.ForgottenLater(),), (), actor.language)
        lines: list[Message] = [messages.Forgotten(outcome.tables)]
        if not outcome.whole:
            lines.append(messages.ForgottenLater())
        lines.append(messages.ForgottenElsewhere())
        return Reply(tuple(lines), (), actor.language, parting=outcome.whole)

    async def _data(self, actor: Actor) -> Reply:
        async with within(HEARD_WITHIN):
            data = await self._gathered(actor)
        if data.is_empty:
            return Reply((messages.NothingKept(),), (), actor.language, private=True)
        here = messages.HereItIs(len(data.tables))
        return Reply((here,), (), actor.language, private=True, data=data)

    async def _gathered(self, actor: Actor) -> PersonalData:
        store, people, alone = self._store, self._store.people, actor.alone
        now = await store.now()
        noted = await people.noted(actor.ref)
        table = await store.table_of(actor.ref) or ""
        room_table = (await store.table_in(alone) if alone is not None else None) or ""
        audiences = (actor.ref,) if alone is None else (actor.ref, alone)
        found = await people.search(audiences)
        tables: list[PartOfTable] = []
        unreadable = list(found.broken)
        for table_id in dict.fromkeys((*noted, table, room_table, *found.tables)):
            if not table_id:
                continue
            try:
                loaded = await self._saver.load(table_id)
            except TableUnavailable:
                unreadable.append(table_id)
                continue
            if loaded is not None and (knows(loaded.table, actor) or actor.ref in loaded.ledgers):
                until = now + await people.lasts(Stored.TABLE, table_id)
                tables.append(part_of(loaded, actor, until))
        return PersonalData(
            actor=actor,
            now=now,
            preferences=await store.recall(actor.ref),
            preferences_until=now + await people.lasts(Stored.PREFERENCES, actor.ref),
            room_preferences=await store.recall(alone) if alone is not None else None,
            room_preferences_until=now + await self._room_preferences_last(alone),
            room_settings=await store.arranged(alone) if alone is not None else {},
            table=table,
            table_until=now + await people.lasts(Stored.POINTER, actor.ref),
            room_table=room_table,
            noted=noted,
            tables=tuple(tables),
            unreadable=tuple(unreadable),
            told=(self._so_long(),),
        )

    async def _room_preferences_last(self, room: RoomRef | None) -> float:
        return await self._store.people.lasts(Stored.PREFERENCES, room) if room is not None else 0.0
