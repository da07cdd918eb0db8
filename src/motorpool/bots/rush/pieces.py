"""The cards that may still be played this turn, and the ways to play them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.sight import Sight
from motorpool.rush.codes import ATTACK, COVER, DEFEND, FROM_REAR, SPEND, USE, VERB_SHIFT


@dataclass(eq=False, slots=True)
class Piece:
    """A card in the hand or in the Rear, with the ways that are open now."""

    card: Card
    argument: int
    spend: bool
    use: bool
    defend: bool
    attack: bool
    cover: bool

    def action(self, verb: int) -> int:
        return verb * VERB_SHIFT + self.argument


def playable(sight: Sight, actions: Sequence[int]) -> list[Piece]:
    """All cards that some action names. Of cards that are alike each is a piece."""
    legal = set(actions)
    held = Counter(card.kind for card in sight.hand)
    cards = [(sight.book.by_kind[kind], kind, count) for kind, count in held.items()]
    if sight.rear:
        cards.append((sight.rear, sight.rear.kind + FROM_REAR, 1))
    pieces = []
    for card, argument, count in cards:
        ways = [
            verb * VERB_SHIFT + argument in legal for verb in (SPEND, USE, DEFEND, ATTACK, COVER)
        ]
        if any(ways):
            pieces += [Piece(card, argument, *ways) for _ in range(count)]
    return pieces
