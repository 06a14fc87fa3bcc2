"""Comparing what should be shown with what is: send, edit, retire, or nothing.

The ledger remembers, for each audience, up to which entry the story was told and which
message shows each living post, with a digest of what it shows. Comparing again after a
crash, a refusal or three moves in a second always leads to the same screen.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.identity import Audience, Seat
from core.messages import seats_in
from core.scene import Family, Post


@dataclass(frozen=True, slots=True)
class Shown:
    """A living post as it stands in a conversation."""

    message: str
    edition: str
    digest: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """What one audience has been shown: the story up to `told`, and the living posts by family.

    `pending` is the token of a living post that is being sent: whoever finds it after a crash
    sends under it again, and a platform that has the message already says which one it is.
    """

    told: int = 0
    living: tuple[tuple[str, Shown], ...] = ()
    pending: str = ""

    def find(self, family: Family) -> Shown | None:
        """Return the living post of a family that is shown."""
        return dict(self.living).get(family.value)

    def with_living(self, family: Family, shown: Shown | None) -> "Ledger":
        """Return the ledger with a living post shown, or retired."""
        living = dict(self.living)
        living.pop(family.value, None)
        if shown is not None:
            living[family.value] = shown
        return replace(self, living=tuple(living.items()))


@dataclass(frozen=True, slots=True)
class Send:
    """Show a post as a new message."""

    post: Post


@dataclass(frozen=True, slots=True)
class Edit:
    """Let a message show a post."""

    post: Post
    message: str


@dataclass(frozen=True, slots=True)
class Retire:
    """Take the keys off a message that no longer counts."""

    family: Family
    message: str


Act = Send | Edit | Retire


def compare(posts: Sequence[Post], ledger: Ledger, *, edits: bool) -> tuple[Act, ...]:
    """Return what has to be done in one conversation, the story first.

    Args:
        posts: the untold story and the living posts for this audience.
        ledger: what it is shown.
        edits: whether a message can be edited there; otherwise a change is a new message.
    """
    told = [Send(post) for post in posts if post.family is Family.STORY and post.number > ledger.told]
    living = [post for post in posts if post.family is not Family.STORY]
    wanted = {post.family.value for post in living}
    gone = [Retire(Family(family), shown.message) for family, shown in ledger.living if family not in wanted]
    acts: list[Act] = [*told, *gone]
    for post in living:
        shown = ledger.find(post.family)
        if shown is None:
            acts.append(Send(post))
        elif shown.digest != digest(post):
            if shown.edition == post.edition and edits:
                acts.append(Edit(post, shown.message))
            else:
                acts += (Retire(post.family, shown.message), Send(post))
    return tuple(acts)


def digest(post: Post) -> str:
    """Return a short fingerprint of all that a person would see of a post."""
    screen = post.screen
    said = (*screen.lines, *(key.label for row in screen.keys for key in row))
    seats = sorted(frozenset[Seat]().union(*map(seats_in, said)))
    names = [post.names[seat] for seat in seats]
    seen = repr((post.edition, post.language, screen, names, post.turn))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def after(ledger: Ledger, act: Act, message: str) -> Ledger:
    """Return the ledger once an act was carried out; `message` is what the platform calls the post.

    Of a post that was sent under a pending token it is not known what it shows: it may be the
    older one of whoever was sending before.
    """
    match act:
        case Retire():
            return ledger.with_living(act.family, None)
        case Send(post) if post.family is Family.STORY:
            return replace(ledger, told=post.number)
        case Send(post) if ledger.pending:
            shown = Shown(message, post.edition, "")
            return replace(ledger.with_living(post.family, shown), pending="")
        case Send(post) | Edit(post):
            return ledger.with_living(post.family, Shown(message, post.edition, digest(post)))


def told_everywhere(ledgers: Mapping[Audience, Ledger], rooms: Sequence[Audience]) -> int:
    """Return the entry up to which every room has been told the story."""
    return min((ledgers.get(room, Ledger()).told for room in rooms), default=0)
