"""What is counted over many games. A tally never keeps a game, so it does not grow with them."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from motorpool.core.game import Outcome
from motorpool.lab.programs import Forfeits


class Tally:
    """Sums and histograms. Tallies of parts add up to the same in any order: all is exact."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.unfinished = 0  # broken off, because the bots would not come to an end
        self.decisions = 0
        self.wins_by_seat = [Fraction(0)] * seats
        self.wins_by_bot: dict[str, Fraction] = {}
        self.points_by_seat = [0] * seats
        self.rounds: Counter[int] = Counter()
        self.forfeits: Forfeits = Counter()
        # Rush
        self.end_triggers: Counter[str] = Counter()
        self.achievements: Counter[str] = Counter()
        # Battlegrounds
        self.decided: Counter[str] = Counter()
        self.stars: Counter[int] = Counter()  # solo; none is a loss

    def count(self, bots: Sequence[str], outcome: Outcome, rounds: int, decisions: int) -> None:
        """Count a finished game.

        Sides that share a victory have equal parts of it. All players of a side have won, so
        each seat gets the side's part; for the bots it is divided among the side's players.
        """
        self.games += 1
        self.decisions += decisions
        self.rounds[rounds] += 1
        details = outcome.details
        if "trigger" in details:
            self.end_triggers[details["trigger"]] += 1
        if "decided" in details:
            self.decided[details["decided"]] += 1
        if "stars" in details:
            self.stars[details["stars"]] += 1
        sides = details["sides"]
        winning = [side["seats"] for side in sides if side["seats"][0] in outcome.winners]
        for seats in winning:
            part = Fraction(1, len(winning))
            for seat in seats:
                self.wins_by_seat[seat] += part
                self.add_wins(bots[seat], part / len(seats))
        for seat, points in enumerate(outcome.points):
            self.points_by_seat[seat] += points
        for side in sides:
            self.achievements.update(side.get("achievements", ()))

    def count_unfinished(self, decisions: int) -> None:
        self.games += 1
        self.unfinished += 1
        self.decisions += decisions

    def add_wins(self, bot: str, wins: Fraction) -> None:
        self.wins_by_bot[bot] = self.wins_by_bot.get(bot, Fraction(0)) + wins

    def add(self, other: "Tally") -> None:
        """Add the tally of other games of the same table."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        for bot, wins in other.wins_by_bot.items():
            self.add_wins(bot, wins)
        for seat, wins in enumerate(other.wins_by_seat):
            self.wins_by_seat[seat] += wins
            self.points_by_seat[seat] += other.points_by_seat[seat]
        self.rounds.update(other.rounds)
        self.forfeits.update(other.forfeits)
        self.end_triggers.update(other.end_triggers)
        self.achievements.update(other.achievements)
        self.decided.update(other.decided)
        self.stars.update(other.stars)


def percentile(histogram: Counter[int], percent: float) -> int | None:
    """The smallest value that at least so many percent do not exceed; None without values."""
    total = histogram.total()
    below = 0
    for value in sorted(histogram):
        below += histogram[value]
        if below * 100 >= percent * total:
            return value
    return None
