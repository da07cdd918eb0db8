"""The decisions of family: go where a known pair can be made, else turn up what is unknown."""

from collections.abc import Callable, Iterable, Sequence

from motorpool.battlegrounds.codes import VERB_SHIFT
from motorpool.bots.battlegrounds.memory import Memory

FLIPS = 2
LEARNT = 0.02  # an unknown token to turn up, whatever it is


def place_to_go(memory: Memory, actions: Sequence[int]) -> int:
    return max(actions, key=lambda action: place_worth(memory, action % VERB_SHIFT))


def place_worth(memory: Memory, cell: int) -> float:
    """How many pairs two flips around a cell make, known ones first."""
    around = memory.around(cell)
    known = {each: memory.seen[each] for each in around if each in memory.seen}
    unknown = len(around) - len(known)
    pairs = min(FLIPS, len(memory.open & set(known.values())))
    left = FLIPS - pairs
    if pairs == 0 and twins(known.values()):
        pairs, left = 1, 0
    worth = float(pairs)
    if left and unknown:
        hoped_for = memory.open | set(known.values()) if left == FLIPS else memory.open
        worth += memory.luck(hoped_for) + LEARNT * min(left, unknown)
    return worth


def twins(pictures: Iterable[str]) -> set[str]:
    """The pictures that are there at least twice."""
    told = list(pictures)
    return {picture for picture in told if told.count(picture) > 1}


def token_to_turn(memory: Memory, actions: Sequence[int]) -> int:
    """What surely makes a pair; then the unknown; then what gives nothing away."""
    known = {
        action: memory.seen[action % VERB_SHIFT]
        for action in actions
        if action % VERB_SHIFT in memory.seen
    }
    pairs = twins(known.values())

    def value(action: int) -> int:
        if action not in known:
            return 1
        if known[action] in memory.open:
            return 3
        return 2 if known[action] in pairs else 0

    return max(actions, key=value)


def first(memory: Memory, actions: Sequence[int]) -> int:
    return actions[0]


CHOICES: dict[str, Callable[[Memory, Sequence[int]], int]] = {
    "family-move": place_to_go,
    "flip": token_to_turn,
    "collect": first,
    "enter": first,
}
