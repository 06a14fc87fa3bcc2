"""What happens to groups in the Bot API double: coming and going, promotion, topics, migration."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests import bot_api_shapes as shapes
from tests.bot_api_people import Person
from tests.bot_api_values import GROUP, INSIDE, Chat, Json

if TYPE_CHECKING:
    from tests.bot_api_world import World


@dataclass(eq=False, repr=False)
class Room(Chat):
    """A group, supergroup or channel."""

    world: "World" = field(kw_only=True)

    @property
    def owner(self) -> Person:
        """Who made it."""
        return next(person for person, status in self.status.items() if status == "creator")

    def joins(self, person: Person, by: Person | None = None) -> None:
        """Let somebody come in, added by another or by themselves."""
        self._changes(person, "member", by or person)
        self._service(by or person, {"new_chat_members": [shapes.user(person)]})

    def leaves(self, person: Person, by: Person | None = None) -> None:
        """Let somebody go, or be removed by another."""
        self._changes(person, "kicked" if by else "left", by or person)
        self._service(by or person, {"left_chat_member": shapes.user(person)})

    def promotes(self, person: Person, *, anonymous: bool = False) -> None:
        """Make somebody an administrator, anonymous or not."""
        if self.status.get(person) != "creator":
            self._changes(person, "administrator", self.owner)
        (self.anonymous.add if anonymous else self.anonymous.discard)(person)

    def _changes(self, person: Person, status: str, by: Person) -> None:
        before = shapes.person_member(person, self)
        self.status[person] = status
        if self.bot not in INSIDE:
            return
        payload: Json = {
            "chat": shapes.chat(self),
            "from": shapes.user(by),
            "date": int(self.world.clock()),
            "old_chat_member": before,
            "new_chat_member": shapes.person_member(person, self),
        }
        self.world.send_update("chat_member", payload, person.id)

    def _service(self, by: Person, what: Json, thread: int | None = None) -> None:
        message = self.world.write(self, by, "", thread=thread, whole=what)
        self.world.tell(message)

    def adds_bot(self, by: Person | None = None, status: str = "member") -> None:
        """Let the bot be added."""
        self._bot_becomes(status, by or self.owner)
        self._service(by or self.owner, {"new_chat_members": [shapes.bot_user(self.world.bot)]})

    def promotes_bot(self, by: Person | None = None) -> None:
        """Make the bot an administrator: from now on it hears everything."""
        self._bot_becomes("administrator", by or self.owner)

    def remove_bot(self, by: Person | None = None) -> None:
        """Remove the bot."""
        self._bot_becomes("kicked", by or self.owner)

    def _bot_becomes(self, status: str, by: Person) -> None:
        before, self.bot = self.bot, status
        self.world.tell_bot_status(self, by, before, status)

    def topic(self, name: str, by: Person | None = None) -> int:
        """Open a topic; its thread id."""
        assert self.is_forum
        message = self.world.write(self, by or self.owner, "", whole={})
        message.thread = message.id
        message.whole["forum_topic_created"] = {"name": name, "icon_color": 7322096}
        self.topics[message.id] = True
        self.world.tell(message)
        return message.id

    def closes(self, thread: int) -> None:
        """Close a topic: nobody writes in it any more."""
        self.topics[thread] = False

    def turns_topics_off(self) -> None:
        """Be no forum any more: the topics are gone."""
        self.is_forum = False
        self.topics.clear()

    def upgrade(self) -> "Room":
        """Become a supergroup, as some settings make a group do; the old id answers with the new one."""
        assert self.kind == GROUP
        after = self.world.supergroup(self.title)
        after.status, after.bot, after.anonymous = dict(self.status), self.bot, set(self.anonymous)
        owner = self.owner
        self.migrated_to = after
        self._service(owner, {"migrate_to_chat_id": after.id})
        after._service(owner, {"migrate_from_chat_id": self.id})
        return after
