"""What the squads of winners consist of, beside those of the others in the same game."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

from motorpool.core.game import Outcome
from motorpool.lab.intervals import CERTAIN
from motorpool.rush.codes import CLASS_TEXTS, MEDAL, NATION_TEXTS, VEHICLE
from motorpool.rush.scoring import squads_of_sides
from motorpool.rush.state import State

Part = tuple[str, str]  # such as class, heavy
WHOLE = [("whole", "vehicles"), ("whole", "cost"), ("whole", "medals")]
PARTS: list[Part] = [
    *WHOLE,
    *(("class", text) for text in CLASS_TEXTS),
    *(("nation", text) for text in NATION_TEXTS),
]


class Squads:
    """Over many games, each of which is one sample: averages of winners and of the others."""

    def __init__(self) -> None:
        self.games = 0  # that were not won by all
        self.winners: dict[Part, Fraction] = dict.fromkeys(PARTS, Fraction(0))
        self.others: dict[Part, Fraction] = dict.fromkeys(PARTS, Fraction(0))
        self.squares: dict[Part, Fraction] = dict.fromkeys(PARTS, Fraction(0))  # of differences

    def count(self, state: State, outcome: Outcome) -> None:
        squads = [parts_of(state, squad) for squad in squads_of_sides(state)]
        won = {state.rules.side[seat] for seat in outcome.winners}
        winners = [squad for side, squad in enumerate(squads) if side in won]
        others = [squad for side, squad in enumerate(squads) if side not in won]
        if not others:
            return
        self.games += 1
        for part in PARTS:
            winner, other = mean(winners, part), mean(others, part)
            self.winners[part] += winner
            self.others[part] += other
            self.squares[part] += (winner - other) ** 2

    def add(self, other: "Squads") -> None:
        self.games += other.games
        for part in PARTS:
            self.winners[part] += other.winners[part]
            self.others[part] += other.others[part]
            self.squares[part] += other.squares[part]

    def rows(self) -> list[dict[str, Any]]:
        return [self.row(part) for part in PARTS if self.winners[part] or self.others[part]]

    def row(self, part: Part) -> dict[str, Any]:
        games = max(1, self.games)
        winner, other = self.winners[part] / games, self.others[part] / games
        more = winner - other
        error = None
        if self.games > 1:
            variance = (self.squares[part] - games * more**2) / (games - 1)
            error = round(CERTAIN * sqrt(variance / games), 3)
        return {
            "of": part[0],
            "name": part[1],
            "winner": round(float(winner), 3),
            "others": round(float(other), 3),
            "more": round(float(more), 3),
            "error": error,
            "games": self.games,
        }


def mean(squads: list[Counter[Part]], part: Part) -> Fraction:
    return Fraction(sum(squad[part] for squad in squads), len(squads))


def parts_of(state: State, squad: list[int]) -> Counter[Part]:
    rules = state.rules
    found: Counter[Part] = Counter()
    for card in squad:
        if rules.type[card] == VEHICLE:
            found["whole", "vehicles"] += 1
            found["whole", "cost"] += rules.cost[card]
            found["class", CLASS_TEXTS[rules.vehicle_class[card]]] += 1
            found["nation", NATION_TEXTS[rules.nation[card]]] += 1
        elif rules.type[card] == MEDAL:
            found["whole", "medals"] += rules.medals[card]
    return found
