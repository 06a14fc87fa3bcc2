"""What only Matrix needs to say; the sentences stand in `i18n/*/matrix.ftl`."""

from dataclasses import dataclass

from core.messages import Message


class MatrixMessage(Message):
    """The section of Matrix."""

    __slots__ = ()
    section = "matrix"


@dataclass(frozen=True, slots=True)
class WelcomeToRoom(MatrixMessage):
    """The first words in a room that the bot was invited to."""


@dataclass(frozen=True, slots=True)
class WelcomeToDirect(MatrixMessage):
    """The first words in somebody's direct room."""


@dataclass(frozen=True, slots=True)
class OtherLanguages(MatrixMessage):
    """Below the first words: which languages there are, by their own names, and how to choose one."""

    languages: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class HowToSpeak(MatrixMessage):
    """Below a lobby in a room: how the bot is spoken to there, and how a choice is picked."""


@dataclass(frozen=True, slots=True)
class HowToChoose(MatrixMessage):
    """Below choices in a direct room."""


@dataclass(frozen=True, slots=True)
class OnlyInDirect(MatrixMessage):
    """Something private was asked for by somebody who is not in their direct room."""


@dataclass(frozen=True, slots=True)
class NotReadable(MatrixMessage):
    """A message that stays encrypted for the bot."""


@dataclass(frozen=True, slots=True)
class InviteMeAgain(MatrixMessage):
    """The room was replaced by one that the bot may not join by itself."""
