"""What a card, a kill and a Base are worth for the rest of the game, in points."""

from motorpool.bots.rush.assault import Prize
from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.ledger import Hopes, Ledger
from motorpool.bots.rush.sight import Base, Sight
from motorpool.rush.codes import (
    INVULNERABILITY,
    NATION_TEXTS,
    NATIONS,
    PLANNING,
    RECRUITMENT,
    REGROUP,
    REINFORCEMENTS,
    REPAIR,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    SIEGE_MASTER,
)
from motorpool.rush.scoring import BASES_DESTROYED, MEDALS_GAINED, VEHICLES_DESTROYED

# What a card does in the course of a game
OF_RESOURCE = 0.7  # early; nothing at the end
OF_NATIONAL_RESOURCE = 0.35
OF_POWER = (0.0, 0.9, 1.4)
OF_ARMOR = 0.25
OF_HEAVY = 1.4
OF_COMRADE = 0.2  # for each Vehicle that could attack together with it
MOST_COMRADES = 4
LESS_FOR_ONE_KIND_OF_TARGET = 0.5
OF_ABILITY = {
    REINFORCEMENTS: 0.9,  # for each card
    RECRUITMENT: 0.3,
    SCOUTING: 0.1,
    SABOTAGE: 0.5,
    SIEGE_MASTER: 1.0,
    RESEARCH: 0.35,  # for each point of cost
    REPAIR: 0.6,
    INVULNERABILITY: 1.6,
    REGROUP: 0.2,
    PLANNING: 0.3,
}
SECOND_USES = 0.4  # what else a card can do counts for less
BALLAST = 0.8  # a card more makes the others come up less often

# What a success is worth
MEDAL = 1.0
BASE = 3.0
NO_MEDAL_LEFT = 0.3
WINNING_END = 3.0
LOSING_END = -2.0
PATIENCE = 25  # rounds


class Judgement:
    """What one player thinks things are worth at one decision."""

    def __init__(self, sight: Sight, ledger: Ledger) -> None:
        self.sight = sight
        self.ledger = ledger
        self.hopes = Hopes(sight, ledger)
        self.comrades = comrades(sight, ledger)
        self.known: dict[str, float] = {}
        self.played: dict[str, float] = {}

    def in_play(self, card: Card) -> float:
        """What the card does when it comes up, played in the best way."""
        if card.text not in self.played:
            self.played[card.text] = self.think_of(card)
        return self.played[card.text]

    def think_of(self, card: Card) -> float:
        early = 1 - self.sight.late
        fighting = OF_POWER[card.power] + OF_ARMOR * card.armor
        if card.heavy():
            fighting += OF_HEAVY
        if card.bases_only or card.vehicles_only:
            fighting -= LESS_FOR_ONE_KIND_OF_TARGET
        paying = 0.0
        if card.resources > 0:
            each = OF_NATIONAL_RESOURCE if card.national else OF_RESOURCE
            paying = card.resources * each * early
        helping = sum(OF_ABILITY[name] * (number or 1) for name, number in card.abilities.items())
        best = max(fighting, paying, helping)
        return best + SECOND_USES * (fighting + paying + helping - best)

    def worth(self, card: Card) -> float:
        """What it is worth to take the card into the squad now."""
        if card.text not in self.known:
            value = self.in_play(card)
            if card.power:
                value += OF_COMRADE * min(MOST_COMRADES, self.comrades[card.nation])
            time_left = min(1.0, 1.5 * (1 - self.sight.late))
            self.known[card.text] = (value - BALLAST) * time_left + self.hopes.of_card(card.card)
        return self.known[card.text]

    def medal(self, nation: int) -> float:
        """What a Medal of a nation is worth."""
        sight = self.sight
        ones, twos = sight.view["medals"].get(NATION_TEXTS[nation], (0, 0))
        if ones + twos == 0:
            return NO_MEDAL_LEFT
        value = MEDAL + self.hopes.of_card(sight.rules.first_medal[nation])
        value += self.hopes.of_history(MEDALS_GAINED, nation)
        if ones == 1 and not sight.over_soon:
            value += self.ending(MEDAL)
        return value

    def base(self, base: Base) -> float:
        """What the destruction of a Base is worth."""
        sight = self.sight
        value = BASE + self.hopes.of_card(sight.rules.first_base[base.seat])
        value += self.hopes.of_history(BASES_DESTROYED, -1)
        last = sum(other.seat == base.seat for other in sight.targets) == 1
        if last and not sight.over_soon:
            value += self.ending(BASE)
        return value

    def ending(self, prize: float) -> float:
        """What it is worth to bring the end about: good for who leads with the prize for it.

        Who does not lead hopes for better times, but not for ever: a game has to end.
        """
        if self.advantage() + prize > 0:
            return WINNING_END
        round_: int = self.sight.view["round"]
        return LOSING_END * max(0.0, 1 - round_ / PATIENCE)

    def advantage(self) -> float:
        """Points ahead of the best of the others; Achievements as far as they seem won."""
        own = self.sight.own["side"]
        ahead = self.ledger.points(self.sight, own) + self.hopes.expected()
        others = {player["side"] for player in self.sight.enemies}
        return ahead - max(self.ledger.points(self.sight, side) for side in others)

    def prizes(self, nation: int, targets: list[Base]) -> list[tuple[Base, Prize]]:
        """What a success of a nation's cards against each target is worth."""
        kill = self.medal(nation) + self.hopes.of_history(VEHICLES_DESTROYED, -1)
        return [(base, Prize(kill, self.base(base))) for base in targets]


def comrades(sight: Sight, ledger: Ledger) -> list[int]:
    """How many own Vehicles of each nation can attack."""
    counts = [0] * NATIONS
    by_text = sight.book.by_text
    for text, owner in ledger.owner.items():
        if owner == sight.seat and by_text[text].power:
            counts[by_text[text].nation] += 1
    return counts
