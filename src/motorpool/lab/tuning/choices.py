"""Choices among actions, each told by numbers: a softmax with weights for every verb."""

from typing import Any

import numpy as np

from motorpool.rush.codes import VERB_SHIFT, VERB_TEXTS


class Choices:
    def __init__(
        self, actions: list[int], numbers: Any, sizes: list[int], taken: list[int]
    ) -> None:
        """All actions one after another, so many to each choice, and which of them was taken."""
        verb = np.array(actions) // VERB_SHIFT
        self.numbers = numbers
        self.sizes = np.array(sizes)
        self.starts = np.cumsum(self.sizes) - self.sizes
        self.group = np.repeat(np.arange(len(sizes)), self.sizes)
        self.chosen = self.starts + np.array(taken)
        self.of_verb = [np.flatnonzero(verb == each) for each in range(len(VERB_TEXTS))]
        self.numbers_of_verb = [numbers[each] for each in self.of_verb]

    def odds(self, weights: Any) -> Any:
        """The logarithm of the odds of each action."""
        result = np.empty(len(self.group))
        for where, told, row in zip(self.of_verb, self.numbers_of_verb, weights, strict=True):
            result[where] = told @ row
        return result

    def pull(self, weights: Any, gains: Any = 1.0) -> Any:
        """Which way the weights go to make likelier what was chosen, by what each choice gained."""
        odds = self.odds(weights)
        odds = np.exp(odds - np.maximum.reduceat(odds, self.starts)[self.group])
        off = -odds / np.add.reduceat(odds, self.starts)[self.group]
        off[self.chosen] += 1
        off *= np.broadcast_to(gains, len(self.sizes))[self.group]
        parts = zip(self.of_verb, self.numbers_of_verb, strict=True)
        return np.array([off[where] @ told for where, told in parts]) / len(self.sizes)

    def foreseen(self, weights: Any) -> float:
        """How often the likeliest action was the one that was chosen."""
        odds = self.odds(weights)
        return float((np.maximum.reduceat(odds, self.starts) == odds[self.chosen]).mean())

    def guessed(self) -> float:
        """How often a blind guess would have been right."""
        return float((1 / self.sizes).mean())
