"""The easy player of Bouillabaisse: the lowest card it may play, whatever the round is about."""

from core.chance import Chance
from core.games.bouillabaisse.cards import Card, height
from core.games.bouillabaisse.state import View, legal


def easy(view: View, chance: Chance) -> Card:  # noqa: ARG001  # it never wavers
    """Return the lowest legal card, of equal ranks the one of the first suit."""
    return min(legal(view.hand, view.public.trick), key=height)
