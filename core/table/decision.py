"""What a command leads to: the table as it is now and the answer to whoever gave it."""

from dataclasses import dataclass

from core.messages import Message
from core.table.values import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """A table and an answer; `names` are those that the answer's seats refer to.

    A `private` answer holds what only the seat of whoever asked may see.
    """

    table: Table
    answer: tuple[Message, ...] = ()
    names: tuple[str, ...] = ()
    private: bool = False


def answered(table: Table, *answer: Message) -> Decision:
    """Return an answer with the table as it is."""
    return Decision(table, answer, table.names)
