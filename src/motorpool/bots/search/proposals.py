"""Plans that a search tries before it chooses by itself: each once, then those that did best."""

from typing import Final, final

TRIES: Final = 3  # for each plan, on the average
DOUBT: Final = 0.2  # how much better a plan may be than it looks after one try

Plan = list[int]  # actions, one after the other


@final
class Proposals:
    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans
        self.tries = [0] * len(plans)
        self.totals = [0.0] * len(plans)
        self.left = TRIES * len(plans)
        self.latest = 0

    def next(self) -> Plan:
        """No action, when it is time to choose freely."""
        if not self.left:
            return []
        self.left -= 1
        self.latest = self.most_promising()
        return self.plans[self.latest]

    def most_promising(self) -> int:
        best = 0
        best_bound = -1.0
        for number in range(len(self.plans)):
            tries = self.tries[number]
            if not tries:
                return number
            bound = (self.totals[number] + DOUBT) / tries
            if bound > best_bound:
                best_bound = bound
                best = number
        return best

    def learn(self, value: float) -> None:
        """What came out of the plan that was given last."""
        self.tries[self.latest] += 1
        self.totals[self.latest] += value
