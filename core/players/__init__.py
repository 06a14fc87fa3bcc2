def strengths(game):
    return ("easy", "normal")


def choose(game, strength, view, chance):
    from core.games.liars_dice.moves import Bid, Call
    from core.games.liars_dice.state import moves, raises, standing, wild

    b = standing(view)
    if b and b.bid.quantity > sum(view.dice) / 3 + 1:
        return Call.EXACT if chance.below(5) == 0 and view.options.exact else Call.LIAR
    r = raises(view)
    return r[chance.below(min(6, len(r)))] if r else Call.LIAR
