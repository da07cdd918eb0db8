"""What is measured of a deal: each measure is an average over its games, and exact."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from motorpool.core.game import Outcome
from motorpool.lab.tally import Tally

CLOSE = 1  # point between the first and the second, at most
TRIGGERS = ("bases", "medals")  # of the end of Rush
SHARES = ("seat", "place", "bot", "end", "decided", "achievement", "close", "shared")

Measures = dict[str, Fraction]  # by name, such as 'rounds' or 'seat:1'; what is missing is 0


def is_share(measure: str) -> bool:
    """Whether it is a part of all games, from 0 to 1."""
    return measure.partition(":")[0] in SHARES


class Deal:
    """The games of one deal at one table, counted."""

    def __init__(self, seats: int) -> None:
        self.tally = Tally(seats)
        self.places = [Fraction(0)] * seats  # victories in the order of turns
        self.bots: set[str] = set()
        self.sums: Counter[str] = Counter()

    def count(
        self, bots: Sequence[str], order: Sequence[int], outcome: Outcome, rounds: int, decided: int
    ) -> None:
        """A finished game: its order of turns, its end, its rounds and decisions."""
        self.bots.update(bots)
        before = self.tally.wins_by_seat[:]
        self.tally.count(bots, outcome, rounds, decided)
        for seat, wins in enumerate(self.tally.wins_by_seat):
            self.places[order.index(seat)] += wins - before[seat]
        sides = [side["seats"][0] for side in outcome.details["sides"]]
        points = sorted((outcome.points[seat] for seat in sides), reverse=True)
        self.sums["winner"] += points[0]
        self.sums["awarded"] += sum(
            len(side.get("achievements", ())) for side in outcome.details["sides"]
        )
        if len(sides) > 1:
            margin = points[0] - points[1]
            self.sums["margin"] += margin
            self.sums["close"] += margin <= CLOSE
            self.sums["shared"] += len({seat for seat in sides if seat in outcome.winners}) > 1

    def measures(self, alone: bool) -> Measures:
        """Averages over the games; who plays alone is compared with nobody."""
        tally = self.tally
        games = tally.games
        found: dict[str, Any] = {f"seat:{n}": wins for n, wins in enumerate(tally.wins_by_seat, 1)}
        if not alone:
            found |= {f"place:{n}": wins for n, wins in enumerate(self.places, 1)}
            found |= {name: self.sums[name] for name in ("margin", "close", "shared")}
        if len(self.bots) > 1:
            found |= {f"bot:{bot}": tally.wins_by_bot.get(bot, 0) for bot in self.bots}
        found["rounds"] = sum(rounds * count for rounds, count in tally.rounds.items())
        found["decisions"] = tally.decisions
        found["points"] = Fraction(sum(tally.points_by_seat), len(tally.points_by_seat))
        found["winner"] = self.sums["winner"]
        found |= {f"decided:{name}": count for name, count in tally.decided.items()}
        if tally.stars:
            found["stars"] = sum(stars * count for stars, count in tally.stars.items())
        if tally.end_triggers:
            found |= {f"end:{name}": tally.end_triggers[name] for name in TRIGGERS}
            found["awarded"] = self.sums["awarded"]
        found |= {f"achievement:{name}": count for name, count in tally.achievements.items()}
        return {name: Fraction(value) / games for name, value in found.items()}
