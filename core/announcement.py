"""An announcement of the operators: that the bot rests for a while, or that it does not after all."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Announcement:
    """When the bot rests, in seconds since the epoch, and what the operators say of it in their own words.

    Its `id` is another one each time. One that is `cancelled` takes back what was announced before;
    `instead_of` are the ids of what was not over yet when this took its place.
    """

    id: str
    begins: float
    ends: float
    text: str = ""
    cancelled: bool = False
    instead_of: tuple[str, ...] = ()
