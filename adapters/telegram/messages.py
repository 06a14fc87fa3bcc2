"""What only Telegram says: to newcomers, in menus, and where something is not shown in a group."""

from dataclasses import dataclass

from core.messages import Message


class TelegramMessage(Message):
    """The section of Telegram."""

    __slots__ = ()
    section = "telegram"


@dataclass(frozen=True, slots=True)
class DirectKey(TelegramMessage):
    """The key that leads from the group to the direct chat."""


@dataclass(frozen=True, slots=True)
class Hello(TelegramMessage):
    """The first line to a group or a person that the bot has just met."""


@dataclass(frozen=True, slots=True)
class HowToBegin(TelegramMessage):
    """How a table is opened, in a group and alone."""


@dataclass(frozen=True, slots=True)
class TooLongHere(TelegramMessage):
    """The answer to a press that does not fit; the direct chat has it."""


@dataclass(frozen=True, slots=True)
class SentPrivately(TelegramMessage):
    """In a group, that the answer stands in the direct chat."""


@dataclass(frozen=True, slots=True)
class WriteToMe(TelegramMessage):
    """In a group, that the bot may not write to somebody before they have written to it."""


@dataclass(frozen=True, slots=True)
class NotInTheGroup(TelegramMessage):
    """To somebody who has a link to a table of a group that they are not in."""


@dataclass(frozen=True, slots=True)
class YouSit(TelegramMessage):
    """To somebody who sat down by a link."""


@dataclass(frozen=True, slots=True)
class NothingToPlay(TelegramMessage):
    """In place of moves, to somebody who is not on turn."""


@dataclass(frozen=True, slots=True)
class About(TelegramMessage):
    """What the bot is, on its page; at most 120 characters."""


@dataclass(frozen=True, slots=True)
class Description(TelegramMessage):
    """What the bot does, before somebody starts it; at most 512 characters."""


@dataclass(frozen=True, slots=True)
class CommandPlay(TelegramMessage):
    """In the menu of commands: open a table."""


@dataclass(frozen=True, slots=True)
class CommandJoin(TelegramMessage):
    """In the menu of commands: sit down."""


@dataclass(frozen=True, slots=True)
class CommandLeave(TelegramMessage):
    """In the menu of commands: get up."""


@dataclass(frozen=True, slots=True)
class CommandDeal(TelegramMessage):
    """In the menu of commands: begin the game."""


@dataclass(frozen=True, slots=True)
class CommandHand(TelegramMessage):
    """In the menu of commands: see what is your own."""


@dataclass(frozen=True, slots=True)
class CommandBid(TelegramMessage):
    """In the menu of commands: bid."""


@dataclass(frozen=True, slots=True)
class CommandLiar(TelegramMessage):
    """In the menu of commands: call somebody a liar."""


@dataclass(frozen=True, slots=True)
class CommandExact(TelegramMessage):
    """In the menu of commands: call a bid exact."""


@dataclass(frozen=True, slots=True)
class CommandStatus(TelegramMessage):
    """In the menu of commands: where the game stands."""


@dataclass(frozen=True, slots=True)
class CommandRules(TelegramMessage):
    """In the menu of commands: the rules of this table."""


@dataclass(frozen=True, slots=True)
class CommandOptions(TelegramMessage):
    """In the menu of commands: the options."""


@dataclass(frozen=True, slots=True)
class CommandComputer(TelegramMessage):
    """In the menu of commands: add a computer player."""


@dataclass(frozen=True, slots=True)
class CommandKick(TelegramMessage):
    """In the menu of commands: send somebody away."""


@dataclass(frozen=True, slots=True)
class CommandAgain(TelegramMessage):
    """In the menu of commands: play again."""


@dataclass(frozen=True, slots=True)
class CommandStop(TelegramMessage):
    """In the menu of commands: close the table."""


@dataclass(frozen=True, slots=True)
class CommandLanguage(TelegramMessage):
    """In the menu of commands: the language."""


@dataclass(frozen=True, slots=True)
class CommandSettings(TelegramMessage):
    """In the menu of commands: the settings of the room."""


@dataclass(frozen=True, slots=True)
class CommandLog(TelegramMessage):
    """In the menu of commands: what happened."""


@dataclass(frozen=True, slots=True)
class CommandPrivacy(TelegramMessage):
    """In the menu of commands: what is kept."""


@dataclass(frozen=True, slots=True)
class CommandHelp(TelegramMessage):
    """In the menu of commands: what can be said."""
