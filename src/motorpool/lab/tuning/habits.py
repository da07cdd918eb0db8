"""How likely actions of Rush are: a softmax over those that could be chosen."""

from typing import Any

import numpy as np

from motorpool.bots.rush.circumstances import Numbers
from motorpool.bots.rush.features import Traits
from motorpool.bots.rush.habits import COST, MEDALS, NUMBERS
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
    verbs: list[int] = []
    numbers: list[Any] = []
    starts: list[int] = []
    chosen: list[int] = []
    met: list[Numbers] = []
    for rules, lessons in told:
        cards = numbers_of_cards(rules)
        for index, actions in lessons.choices:
            starts.append(len(verbs))
            chosen.append(len(verbs) + index)
            for action in actions:
                verbs.append(action // VERB_SHIFT)
                numbers.append(numbers_of(action, cards))
        met += [row for rows in lessons.circumstances for row in rows]
    if met:
        numbers = list(np.concatenate([np.array(numbers), np.array(met)], 1))
    verb, number, start = np.array(verbs), np.array(numbers), np.array(starts)
    sizes = np.diff(np.append(start, len(verb)))
    group = np.repeat(np.arange(len(start)), sizes)
    of_verb = [np.flatnonzero(verb == each) for each in range(len(VERB_TEXTS))]
    numbers_of_verb = [number[each] for each in of_verb]

    before = np.zeros((len(VERB_TEXTS), number.shape[1]))
    if usual is not None:
        before[:, : len(usual[0])] = usual

    def odds(weights: Any) -> Any:
        result = np.empty(len(verb))
        for where, told, row in zip(of_verb, numbers_of_verb, weights, strict=True):
            result[where] = told @ row
        return result

    def slope(weights: Any) -> Any:
        top = odds(weights)
        top = np.exp(top - np.maximum.reduceat(top, start)[group])
        off = top / np.add.reduceat(top, start)[group]
        off[chosen] -= 1
        parts = zip(of_verb, numbers_of_verb, strict=True)
        result = np.array([off[where] @ told for where, told in parts])
        return result / len(start) + 2 * restraint * (weights - before)

    weights = descend(slope, before)
    likeliest = odds(weights)
    found = {
        "choices": float(len(start)),
        "foreseen": round(
            float((np.maximum.reduceat(likeliest, start) == likeliest[chosen]).mean()), 4
        ),
        "by a blind guess": round(float((1 / sizes).mean()), 4),
    }
    return [[round(float(each), 3) for each in row] for row in weights], found


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
