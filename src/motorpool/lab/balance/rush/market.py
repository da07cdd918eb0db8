"""Which cards are bought when they could be."""

from collections import Counter

from motorpool.core.chance import Chance
from motorpool.rush.codes import BUY, END, MAIN, SPEND, VERB_SHIFT
from motorpool.rush.state import State


class Market:
    """Over many games: how often each card was there, could be bought, and was."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()  # in the Reserve, whatever it costs
        self.offered: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()

    def watch(self, state: State, action: int) -> None:
        """Count a buying decision: a purchase, or the end of a turn that had none."""
        if state.step() != MAIN:
            return
        verb, argument = divmod(action, VERB_SHIFT)
        if verb != BUY and (verb != END or state.purchases):
            return
        texts = state.rules.kind_texts
        self.there.update(texts[card] for card in state.reserve)
        self.offered.update(texts[card] for card in affordable(state))
        if verb == BUY:
            self.bought[texts[argument]] += 1

    def add(self, other: "Market") -> None:
        self.there.update(other.there)
        self.offered.update(other.offered)
        self.bought.update(other.bought)


def affordable(state: State) -> list[int]:
    """The cards of the Reserve that the player can pay for with all that is and may be spent."""
    trial = state.clone()
    chance = Chance()  # spending asks nothing of it
    while True:
        spending = [action for action in trial.legal() if action // VERB_SHIFT == SPEND]
        if not spending:
            break
        trial.apply(spending[0], chance)
    return [action % VERB_SHIFT for action in trial.legal() if action // VERB_SHIFT == BUY]
