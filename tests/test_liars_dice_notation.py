"""Protects the one format of moves: what people type is read as the move they mean, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import NotNotation
from core.games.liars_dice import Bid, Call, LiarsDice, Move, messages
from core.messages import Message


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5x3", Bid(5, 3)),
        ("5X3", Bid(5, 3)),
        ("5×3", Bid(5, 3)),
        ("5*3", Bid(5, 3)),
        ("5 3", Bid(5, 3)),
        ("5  x\t3 ", Bid(5, 3)),
        ("\n 5x3   ", Bid(5, 3)),
        ("5.3", Bid(5, 3)),
        ("5,3", Bid(5, 3)),
        ("5, 3", Bid(5, 3)),
        ("5:3", Bid(5, 3)),
        ("5/3", Bid(5, 3)),
        ("05x03", Bid(5, 3)),
        ("12x6", Bid(12, 6)),
        ("9999x6", Bid(9999, 6)),
        ("liar", Call.LIAR),
        (" LIAR ", Call.LIAR),
        ("Exact", Call.EXACT),
    ],
)
def test_a_move_is_read_whatever_its_case_spacing_and_sign(text: str, move: Move) -> None:
    assert LiarsDice().parse(text) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0x3", messages.NoSuchBid()),
        ("00 3", messages.NoSuchBid()),
        ("5x0", messages.NoSuchBid()),
        ("5x7", messages.NoSuchBid()),
        ("5x33", messages.NoSuchBid()),
        ("10000x3", messages.NoSuchBid()),
        ("9" * 5000 + "x3", messages.NoSuchBid()),
        ("3x" + "9" * 5000, messages.NoSuchBid()),
        ("5", messages.BidNeedsFace()),
        (" 12 ", messages.BidNeedsFace()),
        ("9" * 5000, messages.BidNeedsFace()),
        ("", None),
        ("   ", None),
        ("x", None),
        ("5x", messages.BidNeedsFace()),
        ("x3", None),
        ("-5x3", None),
        ("5x-3", None),
        ("5x3x2", None),
        ("5.5x3", None),
        ("5e1x3", None),
        ("53x", messages.BidNeedsFace()),
        ("٥x٣", None),
        ("٥x3", None),
        ("5x٣", None),
        ("５x３", None),
        ("5²x3", None),
        ("liar!", None),
        ("li ar", None),
        ("exact 5x3", None),
        ("bid", None),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else None,
)
def test_what_is_no_move_is_not_taken_for_one(text: str, reason: Message | None) -> None:
    with pytest.raises(NotNotation) as caught:
        LiarsDice().parse(text)
    assert caught.value.reason == reason


@given(
    st.integers(1, 9999), st.integers(1, 6), st.sampled_from(["x", " X ", "×", "*", ".", ", ", ":", "/", " "])
)
def test_every_bid_is_read_back_with_any_sign_between_its_numbers(
    quantity: int, face: int, sign: str
) -> None:
    assert LiarsDice().parse(f"{quantity}{sign}{face}") == Bid(quantity, face)
    assert LiarsDice().notation(Bid(quantity, face)) == f"{quantity}x{face}"
