"""Buying: the best card for the money, paid with the cards that are missed least."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.pieces import Piece
from motorpool.bots.rush.sight import View
from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import NATION_TEXTS

CHANGE = 0.01  # for each resource spent: of two ways to pay, the smaller sum
Payer = tuple[Piece, float]  # and what is lost when it pays


@dataclass(slots=True)
class Purchase:
    """A card to buy and who pays for it."""

    card: Card
    payers: list[Piece]
    gain: float


@dataclass(slots=True)
class Purse:
    """What was spent this turn and has bought nothing yet (RU-BUY-08)."""

    ordinary: int
    national: dict[int, int]  # nations of which National Resources were spent

    def pays_for(self, card: Card) -> bool:
        """Whether something was spent that may pay for this card (RU-BUY-03, RU-BUY-09)."""
        return self.ordinary > 0 or card.nation in self.national

    def left_for(self, card: Card) -> int:
        return self.ordinary + self.national.get(card.nation, 0)


def purse_of(turn: View) -> Purse:
    ordinary: int = turn["ordinary_spent"]
    national = {
        NATION_TEXTS.index(nation): spent for nation, spent in turn["national_spent"].items()
    }
    for nation, cost in turn["costs_bought"].items():
        number = NATION_TEXTS.index(nation)
        covered = min(cost, national.get(number, 0))
        if covered:
            national[number] -= covered
        ordinary -= cost - covered
    return Purse(ordinary, national)


def best_purchase(
    judgement: Judgement, reserve: Sequence[Card], payers: Sequence[Payer], purse: Purse
) -> Purchase | None:
    """The purchase with the highest gain; none when nothing is worth its price."""
    best: Purchase | None = None
    for card in reserve:
        value = judgement.worth(card)
        if value <= (best.gain if best else 0.0):
            continue
        fitting = [
            payer
            for payer in payers
            if not payer[0].card.national or payer[0].card.nation == card.nation
        ]
        left = purse.left_for(card)
        paying = cheapest(fitting, card.cost - left, purse.pays_for(card))
        if paying is None:
            continue
        loss, pieces = paying
        if value - loss > (best.gain if best else 0.0):
            best = Purchase(card, pieces, value - loss)
    return best


def cheapest(payers: Sequence[Payer], price: int, paid: bool) -> tuple[float, list[Piece]] | None:
    """Who pays a price with the least loss; even a price of 0 needs one paying card (RU-BUY-03)."""
    if price <= 0:
        if paid:
            return 0.0, []
        if not payers:
            return None
        piece, loss = min(payers, key=lambda payer: payer[1])
        return loss, [piece]
    # the least loss for every sum up to the price, and the bits of who pays it
    ways: list[tuple[float, int] | None] = [None] * (price + 1)
    ways[0] = (0.0, 0)
    for index, (piece, missed) in enumerate(payers):
        resources = piece.card.resources
        if resources == 0:
            continue
        loss = missed + CHANGE * resources
        for have in range(price - 1, -1, -1):
            way = ways[have]
            if way is None:
                continue
            total = min(price, have + resources)
            known = ways[total]
            if known is None or way[0] + loss < known[0]:
                ways[total] = (way[0] + loss, way[1] | 1 << index)
    found = ways[price]
    if found is None:
        return None
    return found[0], [piece for index, (piece, _) in enumerate(payers) if found[1] >> index & 1]


def spree(judgement: Judgement, payers: Sequence[Payer], purse: Purse) -> list[Purchase]:
    """Under Recruitment: one good purchase after another."""
    reserve = list(judgement.sight.reserve)
    left = list(payers)
    purchases: list[Purchase] = []
    while purchase := best_purchase(judgement, reserve, left, purse):
        purchases.append(purchase)
        reserve.remove(purchase.card)
        left = [payer for payer in left if payer[0] not in purchase.payers]
        purse = change(purse, purchase)
    return purchases


def change(purse: Purse, purchase: Purchase) -> Purse:
    """What is left in the purse after a purchase; National Resources pay first."""
    ordinary = purse.ordinary
    national = dict(purse.national)
    for piece in purchase.payers:
        card = piece.card
        if card.national:
            national[card.nation] = national.get(card.nation, 0) + card.resources
        else:
            ordinary += card.resources
    nation = purchase.card.nation
    covered = min(purchase.card.cost, national.get(nation, 0))
    if covered:
        national[nation] -= covered
    return Purse(ordinary - (purchase.card.cost - covered), national)
