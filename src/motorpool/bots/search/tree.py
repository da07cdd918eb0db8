"""Information-set Monte Carlo tree search: one tree over many imagined states.

Every round imagines anew what the seat cannot know, walks down the tree along actions that are
legal there, adds one node, plays on quickly and lets the mind value what came out. Each seat
chooses for itself: a node keeps the values of the seat whose choice leads to it.
"""

from math import sqrt
from typing import Any, Final, final

from motorpool.bots.search.mind import Mind
from motorpool.core.chance import Seeded

Tried = dict[int, tuple[int, float]]  # how often each action was, and the sum of its values

MOST_DEPTH: Final = 200
EXPLORATION: Final = 0.4  # how much an action that is likely but little tried is preferred
TRUST: Final = 0.3  # how likely the advice is to be good, before anything is tried
UNLIKELY: Final = 0.3  # even what is never done is tried now and then


@final
class Node:
    """What is known of one line of actions."""

    def __init__(self, action: int, mover: int) -> None:
        self.action = action
        self.mover = mover  # the seat that chose the action
        self.visits = 0
        self.total = 0.0  # of the mover's values
        self.children: dict[int, Node] = {}


@final
class Search:
    """A tree that grows as long as one lets it."""

    def __init__(
        self,
        state: Any,
        seat: int,
        mind: Mind,
        chance: Seeded,
        advice: int,
        known: Node | None = None,
    ) -> None:
        self.state = state  # imagined: nothing in it is known to be true but what the seat knows
        self.seat = seat
        self.mind = mind
        self.chance = chance
        self.advice = advice  # the action that rules of thumb would choose
        self.root = Node(-1, seat) if known is None else known  # what an earlier search found
        self.rounds = 0

    def grow(self, rounds: int) -> None:
        for _ in range(rounds):
            self.one_round()

    def one_round(self) -> None:
        chance = self.chance
        state = self.state.determinize(self.seat, chance)
        node = self.root
        path = [node]
        while not state.over() and len(path) < MOST_DEPTH:
            actions: list[int] = state.legal()
            mover: int = state.seat_to_decide()
            child = self.select(node, actions, mover, state)
            state.apply(child.action, chance)
            path.append(child)
            node = child
            if child.visits == 0:
                break
        if not state.over():
            self.mind.play_on(state, chance)
        values = self.mind.values(state)
        for node in path:
            node.visits += 1
            node.total += values[node.mover]
        self.rounds += 1

    def select(self, node: Node, actions: list[int], mover: int, state: Any) -> Node:
        """The action with the best bound; likely ones are tried first and more often."""
        children = node.children
        if len(actions) == 1:
            only = children.get(actions[0])
            if only is None or only.mover != mover:
                only = children[actions[0]] = Node(actions[0], mover)
            return only
        visits = 0
        total = 0.0
        for action in actions:
            child = children.get(action)
            if child is not None and child.mover == mover:
                visits += child.visits
                total += child.total
        usual = total / visits if visits else 0.5
        odds = self.mind.odds(state, actions)
        whole = 0.0
        for each in odds:
            whole += each
        if node is self.root:
            advised = whole * TRUST / (1.0 - TRUST)
            for i in range(len(actions)):
                if actions[i] == self.advice:
                    odds[i] += advised
            whole += advised
        eager = EXPLORATION * sqrt(visits + 1) / whole
        floor = whole * UNLIKELY / len(actions)
        best = 0
        best_bound = -1.0
        for i in range(len(actions)):
            child = children.get(actions[i])
            tries = 0
            mean = usual
            if child is not None and child.mover == mover and child.visits:
                tries = child.visits
                mean = child.total / tries
            bound = mean + eager * (odds[i] + floor) / (1 + tries)
            if bound > best_bound:
                best_bound = bound
                best = i
        found = children.get(actions[best])
        if found is None or found.mover != mover:
            found = children[actions[best]] = Node(actions[best], mover)
        return found

    def tried(self) -> Tried:
        children = self.root.children
        return {action: (node.visits, node.total) for action, node in children.items()}

    def after(self, action: int) -> Node | None:
        """What is known of what follows an action."""
        return self.root.children.get(action)

    def lead(self) -> int:
        """By how many visits the first action is ahead of the second."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second
