"""What an update of Telegram comes to: a command for a table, a table that moves or is lost, an answer.

The rules:

1. An update is applied when this returns, and not before; a store that is away is raised, so
   that the update comes again. An update that comes again changes nothing.
2. A press is answered at once when it is saved; showing, and what is said in words, goes on behind.
3. A link from the group leads nobody to a table who is not in a chat where it is shown.
4. A key counts in the whole chat that its table is shown in: topics are turned off and closed, and
   a message that Telegram does not show any more has none.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, replace

from telegram import CallbackQuery, ChatMemberUpdated, Message, Update
from telegram.constants import ChatMemberStatus, ChatType

from adapters.conversation import Conversation, Incoming, Languages, Spoken
from adapters.press import unpack
from adapters.telegram import messages, people
from adapters.telegram.horizon import Horizon
from adapters.telegram.inline import Inline
from adapters.telegram.people import Members, is_private, place_of_message, presser_of, speaker_of
from adapters.telegram.places import NAME, Place, place_of, player
from adapters.telegram.speaking import Alert, Speaker
from adapters.telegram.words import Words, words_of
from core.commands import Actor, Ask, Command, Join, Leave, RoomLost, RoomMoved, Topic
from core.identity import RoomRef
from core.messages import Message as Sentence
from core.service import Reply, Service
from core.table.messages import TurnIsOver
from core.table.values import Phase, Table

_GONE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


@dataclass(frozen=True, slots=True)
class Answered:
    """The press of an update, and its answer."""

    press: str
    alert: Alert


class Hearing:
    """Applies updates."""

    def __init__(
        self,
        service: Service,
        conversation: Conversation,
        languages: Languages,
        *,
        speaker: Speaker,
        members: Members,
        inline: Inline,
        horizon: Horizon,
        bot: tuple[int, str],
    ) -> None:
        """Hear for a service; `bot` is its number and its name on Telegram."""
        self._service = service
        self._conversation = conversation
        self._languages = languages
        self._speaker = speaker
        self._members = members
        self._inline = inline
        self._horizon = horizon
        self._bot, self._name = bot
        self._behind: set[asyncio.Future[object]] = set()

    async def settled(self) -> None:
        """Wait until every answer is on its way."""
        while self._behind:
            await asyncio.wait(self._behind)

    async def apply(self, update: Update) -> Answered | None:
        """Do what an update says, and return the answer to its press, if it is one.

        Raises:
            StoreUnavailable: it is not applied, and has to come again.
        """
        operation = f"{NAME}:{update.update_id}"
        if update.callback_query is not None:
            return await self._pressed(update.callback_query, operation)
        if update.inline_query is not None:
            asks = Incoming(operation, people.somebody(update.inline_query.from_user))
            if await self._conversation.turned_away(asks) is None:
                await self._inline.answer(update.inline_query)
        elif update.my_chat_member is not None:
            await self._bot_status(update.my_chat_member, operation)
        elif update.message is not None:
            self._horizon.saw(update.message.chat.id, update.message.message_id)
            await self._message(update.message, operation)
        return None

    async def _message(self, message: Message, operation: str) -> None:
        if message.migrate_to_chat_id is not None:
            now = replace(place_of_message(message), chat=message.migrate_to_chat_id, topic=None)
            await self._service.heed(RoomMoved(Place(message.chat.id).room, now.room))
        elif message.left_chat_member is not None:
            await self._left(message, operation)
        elif message.text and message.chat.type != ChatType.CHANNEL:
            await self._words(message, message.text, operation)

    async def _words(self, message: Message, text: str, operation: str) -> None:
        actor = speaker_of(message)
        answered = _answered(message)
        words = words_of(
            text,
            self._name,
            is_private=is_private(message),
            answers_bot=answered is not None and _author(answered) == self._bot,
        )
        if actor is None or words is None:
            return
        place = place_of_message(message)
        author = speaker_of(answered) if answered is not None else None
        about = author.ref if author is not None else None
        spoken = await self._said(actor, words, place, Incoming(operation, actor, about=about))
        if spoken is not None and spoken.lines:
            self._say_behind(self._speaker.reply(place, _number(actor), spoken, to=message.message_id))

    async def _said(self, actor: Actor, words: Words, place: Place, heard: Incoming) -> Spoken | None:
        if words.command == "start":
            if (turned_away := await self._conversation.turned_away(heard)) is not None:
                return turned_away
            return await self._started(actor, words.text.removeprefix("start").strip(), heard.id)
        is_admin = (
            None
            if actor.faceless or actor.room is None
            else self._members.is_admin(place.chat, _number(actor))
        )
        return await self._conversation.hear(
            replace(heard, text=words.text, addressed=words.addressed, is_admin=is_admin)
        )

    async def _pressed(self, query: CallbackQuery, operation: str) -> Answered:
        actor = presser_of(query)
        if actor is None or query.data is None:
            return Answered(query.id, Alert())
        if query.message is not None:
            self._horizon.saw(query.message.chat.id, query.message.message_id)
        chat = query.message.chat.id if query.message is not None else 0
        is_admin = self._members.is_admin(chat, query.from_user.id) if actor.room is not None else None
        heard = Incoming(operation, actor, press=query.data, is_admin=is_admin)
        spoken = await self._conversation.hear(heard)
        if spoken is None or not spoken.lines:
            return Answered(query.id, Alert())
        if spoken.lines == self._spoken(spoken.language, TurnIsOver()).lines and (
            room := await self._room_of(query.data, actor)
        ):
            actor = replace(actor, room=room)
            spoken = await self._conversation.hear(replace(heard, actor=actor))
            if spoken is None or not spoken.lines:
                return Answered(query.id, Alert())
        if actor.room is not None:
            place, user = place_of(actor.room), query.from_user.id
            if await self._speaker.shows_alone(query.id, place, user, spoken):
                return Answered(query.id, Alert())
        press = unpack(query.data)
        return Answered(
            query.id, self._speaker.alert(spoken, self._inline.direct(press.table if press else ""))
        )

    async def _started(self, actor: Actor, payload: str, operation: str) -> Spoken:
        """Greet somebody who writes for the first time, or came from a group by its link (rule 3)."""
        language = await self._service.language(actor)
        actor = replace(actor, language=language)
        table = await self._table(payload) if payload and payload != NAME else None
        if table is None:
            held = await self._hand(actor, operation) if payload or await self._plays(actor) else None
            return (
                held if held is not None else self._spoken(language, messages.Hello(), messages.HowToBegin())
            )
        if table.seat_of(actor.ref) is None:
            if not await self._is_in_a_room(table, _number(actor)):
                return self._spoken(language, messages.NotInTheGroup())
            if table.phase is Phase.LOBBY:
                joined = await self._service.hear(replace(actor, room=table.rooms[0].ref), Join(), operation)
                spoken = self._languages.reply(joined) if joined is not None and joined.lines else None
                return spoken or self._spoken(language, messages.YouSit())
        else:
            await self._service.lead(actor, table.id)
        held = await self._hand(actor, operation)
        return held if held is not None else self._spoken(language, messages.HowToBegin())

    async def _room_of(self, data: str, actor: Actor) -> RoomRef | None:
        """Return the room that a key belongs to, if it is another one of the same chat (rule 4)."""
        press = unpack(data)
        table = await self._table(press.table) if press is not None and actor.room is not None else None
        if table is None or actor.room is None:
            return None
        chat = place_of(actor.room).chat
        rooms = [room.ref for room in table.rooms if room.ref.platform == NAME]
        return next((ref for ref in rooms if place_of(ref).chat == chat and ref != actor.room), None)

    async def _table(self, table_id: str) -> Table | None:
        loaded = await self._service.standing(table_id)
        return loaded.table if loaded else None

    async def _is_in_a_room(self, table: Table, user: int) -> bool:
        for room in table.rooms:
            if room.ref.platform == NAME and await self._members.is_in(place_of(room.ref).chat, user):
                return True
        return False

    async def _plays(self, actor: Actor) -> bool:
        """Return whether somebody's direct chat is about a game that runs."""
        loaded = await self._service.table_of(actor)
        return (
            loaded is not None
            and loaded.table.phase is Phase.PLAYING
            and loaded.table.seat_of(actor.ref) is not None
        )

    async def _hand(self, actor: Actor, operation: str) -> Spoken | None:
        """Let the direct chat show what somebody holds; what it shows anew is not said besides."""
        loaded = await self._service.table_of(actor)
        if loaded is None:
            return None
        seat = loaded.table.seat_of(actor.ref)
        spoken = await self._do(actor, Ask(Topic.HAND), operation, None)
        is_shown = (
            seat is not None and loaded.table.phase is Phase.PLAYING and not loaded.table.seats[seat].direct
        )
        return Spoken((), actor.language) if is_shown else spoken

    async def _do(
        self, actor: Actor, command: Command, operation: str, table_id: str | None
    ) -> Spoken | None:
        reply = await self._service.hear(actor, command, operation, table_id=table_id)
        return self._languages.reply(reply) if reply is not None and reply.lines else None

    async def _left(self, message: Message, operation: str) -> None:
        gone, place = message.left_chat_member, place_of_message(message)
        if gone is None or gone.id == self._bot:
            return
        actor = Actor(player(gone.id), gone.full_name, "en", room=place.room)
        here = await self._service.table_in(place.room)
        table = await self._table(here) if here else None
        if table is None or table.seat_of(actor.ref) is None:
            # What the chat says of people stands in its general topic, whatever topic they play in.
            led = await self._service.table_of(actor)
            table = led.table if led else None
        if table is None or table.seat_of(actor.ref) is None:
            return
        rooms = [room.ref for room in table.rooms if room.ref.platform == NAME]
        room = next((ref for ref in rooms if place_of(ref).chat == place.chat), None)
        if room is not None:
            await self._service.hear(replace(actor, room=room), Leave(), operation, table_id=table.id)

    async def _bot_status(self, change: ChatMemberUpdated, operation: str) -> None:
        before, after = change.old_chat_member.status, change.new_chat_member.status
        if change.chat.type == ChatType.PRIVATE:
            actor = people.somebody(change.from_user)
            if after not in _GONE and await self._plays(actor):
                await self._hand(actor, operation)  # which stands there again, now that it may
            return
        place = Place(change.chat.id)
        if after in _GONE:
            await self._service.heed(RoomLost(place.room))
        elif before in _GONE:
            adds, door = people.somebody(change.from_user), self._conversation.door
            language = await self._service.language(adds)
            if door is not None and not await door.enters(adds.ref, place.room):
                self._say_behind(door.turn_out(place.room, language))
                return
            spoken = self._spoken(language, messages.Hello(), messages.HowToBegin())
            self._say_behind(self._speaker.say(place, spoken))

    def _say_behind(self, saying: Coroutine[object, object, object]) -> None:
        """Say something without holding up what comes after."""
        task = asyncio.ensure_future(saying)
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    def _spoken(self, language: str, *sentences: Sentence) -> Spoken:
        return self._languages.reply(Reply(sentences, (), language))


def _answered(message: Message) -> Message | None:
    """Return what a message answers; what opened its topic is in the way of all that answers nothing."""
    answered = message.reply_to_message
    return None if answered is not None and answered.forum_topic_created is not None else answered


def _author(message: Message) -> int:
    return message.from_user.id if message.from_user is not None else 0


def _number(actor: Actor) -> int:
    return int(actor.ref.id)
