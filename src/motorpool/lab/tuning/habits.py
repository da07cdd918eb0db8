"""How likely actions of Rush are: a softmax over those that could be chosen."""

from typing import Any

import numpy as np

from motorpool.bots.rush.circumstances import Numbers
from motorpool.bots.rush.features import Traits
from motorpool.bots.rush.habits import COST, MEDALS, NUMBERS
from motorpool.lab.tuning.choices import Choices
from motorpool.lab.tuning.descent import descend
from motorpool.lab.tuning.games import Lessons
from motorpool.rush.codes import FROM_REAR, VERB_SHIFT, VERB_TEXTS
from motorpool.rush.notation import AT_A_TARGET, OF_A_CARD
from motorpool.rush.tables import Rules


def fit(
    told: list[tuple[Rules, Lessons]], restraint: float, usual: list[list[float]] | None = None
) -> tuple[list[list[float]], dict[str, float]]:
    """The weights, and how often the likeliest action was the one that was chosen.

    They differ from the usual ones, those of all tables, only where the lessons say so. Lessons
    with circumstances give weights for these too, after those of the card.
    """
    actions: list[int] = []
    sizes: list[int] = []
    taken: list[int] = []
    numbers: list[Any] = []
    met: list[Numbers] = []
    for rules, lessons in told:
        before = len(actions)
        for index, legal in lessons.choices:
            actions += legal
            sizes.append(len(legal))
            taken.append(index)
        numbers.append(numbers_of_all(actions[before:], rules))
        met += [row for rows in lessons.circumstances for row in rows]
    number = np.concatenate(numbers)
    if met:
        number = np.concatenate([number, np.array(met)], 1)
    choices = Choices(actions, number, sizes, taken)

    begin = np.zeros((len(VERB_TEXTS), number.shape[1]))
    if usual is not None:
        begin[:, : len(usual[0])] = usual

    def slope(weights: Any) -> Any:
        return 2 * restraint * (weights - begin) - choices.pull(weights)

    weights = descend(slope, begin)
    found = {
        "choices": float(len(sizes)),
        "foreseen": round(choices.foreseen(weights), 4),
        "by a blind guess": round(choices.guessed(), 4),
    }
    return [[round(float(each), 3) for each in row] for row in weights], found


def numbers_of_all(actions: list[int], rules: Rules) -> Any:
    """A row for each action; there are many actions, and few different ones."""
    cards = numbers_of_cards(rules)
    different, which = np.unique(np.array(actions), return_inverse=True)
    return np.array([numbers_of(int(action), cards) for action in different])[which]


def numbers_of_cards(rules: Rules) -> Any:
    traits = Traits(rules)
    table = np.zeros((len(rules.kind_texts), NUMBERS))
    for kind, cards in enumerate(rules.cards_of):
        table[kind, 0] = 1.0
        if cards:
            card = cards[0]
            for which, much in zip(traits.which[card], traits.much[card], strict=True):
                table[kind, 1 + which] += much
            table[kind, COST] = rules.cost[card]
            table[kind, MEDALS] = rules.medals[card]
    return table


def numbers_of(action: int, cards: Any) -> Any:
    verb, argument = divmod(action, VERB_SHIFT)
    if verb in OF_A_CARD:
        return cards[argument - FROM_REAR if argument >= FROM_REAR else argument]
    numbers = np.zeros(NUMBERS)
    numbers[0] = 1.0
    if verb in AT_A_TARGET:
        numbers[1] = argument % 2
    return numbers
