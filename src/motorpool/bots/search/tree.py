"""Information-set Monte Carlo tree search: one tree over many imagined states.

Every round imagines anew what the seat cannot know, walks down the tree along actions that are
legal there, adds one node, plays on quickly and lets the mind value what came out. Each seat
chooses for itself: a node keeps the values of the seat whose choice leads to it.
"""

from math import sqrt
from typing import Any, Final, final

from motorpool.bots.search.luck import Luck
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.proposals import Plan, Proposals
from motorpool.core.chance import Dice, Seeded

Tried = dict[int, tuple[int, float]]  # how often each action was, and that times what it promises

MOST_DEPTH: Final = 200
SALTS: Final = 1 << 31
EXPLORATION: Final = 0.4  # how much an action that is likely but little tried is preferred
TRUST: Final = 0.3  # how likely the advice is to be good, before anything is tried
UNLIKELY: Final = 0.3  # even what is never done is tried now and then
ENOUGH: Final = 8  # visits of a favourite before it is believed


@final
class Node:
    """What is known of one line of actions."""

    def __init__(self, action: int, mover: int) -> None:
        self.action = action
        self.mover = mover  # the seat that chose the action
        self.visits = 0
        self.total = 0.0  # of the mover's values
        self.hope = 0.0  # what the action promises its mover
        self.children: dict[int, Node] = {}
        self.favourite: Node | None = None  # the child that was tried most
        self.legal: list[int] = []  # what could be done here at the first time
        self.certain = True  # it could be done every time

    def meet(self, actions: list[int]) -> None:
        """What can be done here this time."""
        if not self.legal:
            self.legal = actions
        elif self.certain and self.legal != actions:
            self.certain = False

    def child(self, action: int, mover: int) -> "Node":
        found = self.children.get(action)
        if found is None or found.mover != mover:
            found = self.children[action] = Node(action, mover)
        return found

    def learn(self, value: float, tried: "Node | None", trusting: bool) -> None:
        """What came out this time, by way of one of the children.

        What was tried on the way to the best is no reason to think less of it: where the mover
        goes on and can always do what it likes best, that is what the action promises.
        """
        self.visits += 1
        self.total += value
        self.hope = self.total / self.visits
        if not trusting or tried is None:
            return
        best = self.favourite
        if best is None or tried.visits > best.visits:
            best = self.favourite = tried
        if self.certain and best.mover == self.mover and best.visits > ENOUGH:
            if best.visits * 2 > self.visits:
                self.hope = best.hope


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
        self.proposals: Proposals | None = None
        if known is not None:
            self.proposals = Proposals([])  # what an earlier search found includes its plans
        # The n-th try of every action has the same luck, where the mind asks for it
        things = mind.things()
        self.luck: Luck | None = Luck(things) if things else None
        self.salts: list[int] = []  # of each luck
        self.met: dict[int, int] = {}  # how many lucks each action has met

    def grow(self, rounds: int) -> None:
        for _ in range(rounds):
            self.one_round()

    def one_round(self) -> None:
        root = self.root
        proposals = self.proposals
        if proposals is None:
            proposals = self.proposals = Proposals(self.mind.plans(self.state, self.seat))
        plan = proposals.next()
        child = self.choose(root, self.state.legal(), self.seat, self.state, plan, 0)
        chance = self.luck_of(child.action)
        state = self.state.determinize(self.seat, chance)
        if self.luck is not None:
            self.luck.dealt()
        path = [root]
        while True:
            state.apply(child.action, chance)
            done = len(path)
            path.append(child)
            if state.over() or done == MOST_DEPTH or (child.visits == 0 and done >= len(plan)):
                break
            mover = state.seat_to_decide()
            child = self.choose(child, state.legal(), mover, state, plan, done)
        if not state.over():
            self.mind.play_on(state, chance)
        values = self.mind.values(state)
        if plan:
            proposals.learn(values[self.seat])
        tried: Node | None = None
        trusting = self.luck is not None
        for i in range(len(path) - 1, -1, -1):
            node = path[i]
            node.learn(values[node.mover], tried, trusting)
            tried = node
        self.rounds += 1

    def luck_of(self, action: int) -> Dice:
        """What answers when an action is tried once more."""
        luck = self.luck
        if luck is None:
            return self.chance
        number = self.met.get(action, 0)
        self.met[action] = number + 1
        if number == len(self.salts):
            self.salts.append(self.chance.below(SALTS))
        luck.begin(self.salts[number])
        return luck

    def choose(
        self, node: Node, actions: list[int], mover: int, state: Any, plan: Plan, done: int
    ) -> Node:
        """As planned; behind the plan, and where chance forbids it, what promises most."""
        if done < len(plan) and mover == self.seat and plan[done] in actions:
            node.meet(actions)
            return node.child(plan[done], mover)
        return self.select(node, actions, mover, state)

    def select(self, node: Node, actions: list[int], mover: int, state: Any) -> Node:
        """The action with the best bound; likely ones are tried first and more often."""
        children = node.children
        node.meet(actions)
        if len(actions) == 1:
            return node.child(actions[0], mover)
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
                mean = child.hope
            bound = mean + eager * (odds[i] + floor) / (1 + tries)
            if bound > best_bound:
                best_bound = bound
                best = i
        return node.child(actions[best], mover)

    def tried(self) -> Tried:
        children = self.root.children
        return {action: (node.visits, node.visits * node.hope) for action, node in children.items()}

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
