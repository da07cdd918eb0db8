"""The assault: which cards attack, in which order, and whom."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.sight import Base

MOST_ATTACKERS = 5  # more than these are not thought through
HOLD = (0.75, 0.9, 0.97)  # interactive: how likely a kill is, by how much power exceeds armor


@dataclass(slots=True)
class Prize:
    """What a success against one Base is worth."""

    kill: float
    base: float
    scratch: float = 0.01  # damage that the owner repairs


def firing_order(card: Card) -> tuple[int, int, int]:
    """Who can hit Vehicles only comes first, Heavy Tanks and who can hit Bases only come last."""
    stage = 0 if card.vehicles_only else 3 if card.bases_only else 2 if card.heavy() else 1
    return (stage, -card.power, card.kind)


def strike(base: Base, attackers: Sequence[Card], prize: Prize, interactive: bool) -> float:
    """What it brings to send these attackers, in this order, against one Base."""
    armor = 0 if base.defender is None else base.defender.armor
    defended = base.defender is not None
    vehicle_damaged = base.defender_damaged
    base_damaged = base.damaged
    hope = 1.0  # that all went well so far
    gain = 0.0
    for card in attackers:
        if defended:
            if card.bases_only:
                continue
            if interactive:
                if card.power < armor:
                    continue
                hope *= HOLD[min(card.power - armor, 2)]
            elif card.power < armor and not vehicle_damaged:
                vehicle_damaged = True
                gain += hope * prize.scratch
                continue
            gain += hope * prize.kill
            defended = False
        elif card.vehicles_only or base.shielded:
            continue
        elif card.heavy() or base_damaged:
            return gain + hope * prize.base
        else:
            base_damaged = True
            gain += hope * prize.scratch
    return gain


@dataclass(slots=True)
class Orders:
    """For every choice among the attackers: what it brings, and who attacks which Base."""

    attackers: list[Card]  # in firing order
    values: list[float]  # by the bits of the attackers
    missions: list[tuple[tuple[Base, int], ...]]

    def mission(self, card: Card) -> Base | None:
        """The Base that a card should attack when all attack."""
        for base, bits in self.missions[-1]:
            if any(bits >> index & 1 and card is each for index, each in enumerate(self.attackers)):
                return base
        return None


def think_through(
    cards: Sequence[Card], targets: list[tuple[Base, Prize]], interactive: bool
) -> Orders:
    """The best orders for every choice among the cards, which are of one nation."""
    attackers = sorted(cards, key=firing_order)[:MOST_ATTACKERS]
    every = 1 << len(attackers)
    values = [0.0] * every
    missions: list[tuple[tuple[Base, int], ...]] = [()] * every
    teams = [
        [card for index, card in enumerate(attackers) if bits >> index & 1] for bits in range(every)
    ]
    for base, prize in targets:
        gains = [strike(base, team, prize, interactive) for team in teams]
        useful = [bits for bits in range(1, every) if gains[bits] > 0]
        for chosen in range(every - 1, 0, -1):  # downwards, so that a Base is counted once
            for bits in useful:
                if bits & chosen == bits:
                    value = values[chosen ^ bits] + gains[bits]
                    if value > values[chosen] + 1e-9:
                        values[chosen] = value
                        missions[chosen] = (*missions[chosen ^ bits], (base, bits))
    return Orders(attackers, values, missions)
