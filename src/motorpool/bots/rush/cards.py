"""What is printed on the cards, as a player at the table knows it."""

from dataclasses import dataclass

from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ACHIEVEMENT,
    HEAVY,
    REINFORCEMENTS,
    VEHICLE,
)
from motorpool.rush.tables import Achievement, Rules


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One kind of card; cards that are alike are one object."""

    kind: int
    text: str
    type: int
    nation: int  # -1 for none
    vehicle_class: int  # -1 for none
    cost: int
    resources: int  # -1: no resource value
    power: int
    armor: int
    medals: int
    national: bool
    bases_only: bool
    vehicles_only: bool
    abilities: dict[int, int]  # active ones in printed order: ability and its number
    card: int  # one card of this kind, for the weights of Achievements

    def vehicle(self) -> bool:
        return self.type == VEHICLE

    def heavy(self) -> bool:
        return self.vehicle_class == HEAVY

    def draws(self) -> int:
        return self.abilities.get(REINFORCEMENTS, 0)


class Book:
    """All cards and Achievements of a game, by number and by text. Public to everybody."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.by_kind: dict[int, Card] = {}
        self.by_text: dict[str, Card] = {}
        for kind, cards in enumerate(rules.cards_of):
            if cards and rules.type[cards[0]] != ACHIEVEMENT:
                card = read_card(rules, kind, cards[0])
                self.by_kind[kind] = card
                self.by_text[card.text] = card
        self.achievements: dict[str, Achievement] = {
            achievement.text: achievement for achievement in rules.achievements
        }


def read_card(rules: Rules, kind: int, card: int) -> Card:
    return Card(
        kind,
        rules.kind_texts[kind],
        rules.type[card],
        rules.nation[card],
        rules.vehicle_class[card],
        rules.cost[card],
        rules.resources[card],
        rules.power[card],
        rules.armor[card],
        rules.medals[card],
        rules.national[card],
        rules.bases_only[card],
        rules.vehicles_only[card],
        {code // ABILITY_SHIFT: code % ABILITY_SHIFT for code in rules.active[card]},
        card,
    )
