"""What is counted of the deals, round by round, and which line-ups need no more of them."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from motorpool.lab.programs import Forfeits
from motorpool.lab.tournament.plan import Deal, Plan, Won
from motorpool.lab.tournament.sequential import clearly_better

ERROR = 0.05  # the chance that any answer of a whole tournament that stops early is wrong


class Duel:
    """Two bots at the same tables: for each deal how the one did against the other."""

    def __init__(self) -> None:
        self.scores: Counter[Fraction] = Counter()
        self.ahead = 0  # once it is clear: 1 for the first bot, -1 for the second


class Standings:
    """Counts of all deals. The same deals give the same, in whatever processes they were played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[Counter[tuple[Won, ...]]] = [Counter() for _ in plan.line_ups]
        self.forfeits: Forfeits = Counter()
        self.duels = {pair: Duel() for pair in combinations(range(len(plan.bots)), 2)}
        self.error = ERROR / len(self.duels)  # of each duel

    def open(self, line_up: int) -> bool:
        """Whether more deals are wanted: always, or as long as it is not clear who is better."""
        if not self.plan.until_clear:
            return True
        pairs = combinations(self.plan.line_ups[line_up], 2)
        return any(not self.duels[pair].ahead for pair in pairs)

    def add(self, deal: Deal) -> None:
        """Count a deal. A duel that is clear stays as it was then, or its limits would not hold."""
        index, _ = self.plan.place_of(deal.number)
        self.outcomes[index][deal.won] += 1
        self.forfeits.update(deal.forfeits)
        for pair in combinations(self.plan.line_ups[index], 2):
            duel = self.duels[pair]
            if not duel.ahead:
                duel.scores[duel_score(deal.won, *pair)] += 1

    def close_round(self) -> None:
        """Every line-up that is open has had one deal more: look again who is better."""
        if not self.plan.until_clear:
            return
        for duel in self.duels.values():
            if not duel.ahead:
                duel.ahead = clearly_better(duel.scores, self.error)

    def shares(self, bot: int) -> list[Counter[Fraction]]:
        """For each line-up of a bot how often it won which part of a deal's games."""
        found = []
        for line_up, outcomes in zip(self.plan.line_ups, self.outcomes, strict=True):
            if bot in line_up:
                scores: Counter[Fraction] = Counter()
                for won, count in outcomes.items():
                    scores[(wins(won, bot) + broken_off(won)) / len(won)] += count
                found.append(scores)
        return found


def wins(won: tuple[Won, ...], bot: int) -> Fraction:
    """The victories of a bot in the games of a deal; sides that share one have equal parts."""
    parts = [Fraction(game.count(bot), len(game)) for game in won if game]
    return sum(parts, Fraction(0))


def broken_off(won: tuple[Won, ...]) -> Fraction:
    """What everybody gets of the games of a deal that would not end: all share them."""
    return Fraction(won.count(None), len(won))


def duel_score(won: tuple[Won, ...], one: int, other: int) -> Fraction:
    """From 0 to 1: half, and half of what the one won more than the other in the games of a deal.

    With two at the table it is the share of the games won.
    """
    return Fraction(1, 2) + (wins(won, one) - wins(won, other)) / (2 * len(won))
