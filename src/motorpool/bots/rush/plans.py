"""The ways in which a turn of Rush can be played on, one for each way in which it can end.

A search that tries action after action finds a long way to a victory only by luck, as most turns
on the way look like any other. Here the turn is gone through, each position once, in whichever
order one came to it.
"""

from typing import Final, final

from motorpool.bots.rush.sketch import Sketch, sketch
from motorpool.bots.search.luck import Luck
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.proposals import Plan
from motorpool.core.chance import Chance
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    BUY,
    DEFEND,
    END,
    FROM_REAR,
    MAIN,
    REPAIR,
    SPEND,
    TAKE,
    USE,
    VERB_SHIFT,
)
from motorpool.rush.state import State

WIDTH: Final = 150  # positions after so many actions of one phase; of more, those that look best
GO_ON: Final = 60  # positions from which the next phase is gone through

# The phases of a turn: in another order it comes to the same, but for what Research then finds
FIGHT: Final = 0  # and all else that cards are used for
TRADE: Final = 1
GUARD: Final = 2
CLOSE: Final = 3
PHASES: Final = [FIGHT, TRADE, GUARD, CLOSE]
SALT: Final = 1

Way = tuple[Plan, State, float]  # what was done, where that leads, and what it is worth


@final
class Watched(Chance):
    """Passes on what luck says, and remembers that it was asked."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.asked = False

    def draw(self, bag: list[int]) -> int:
        self.asked = True
        return self.luck.draw(bag)


def ends_of(state: State, seat: int, mind: Mind) -> list[Way]:
    """The best looking first. Only what is all up to the seat: neither to others nor to chance.

    What comes into the Reserve after a card was taken from it, and into the hand at the end, is
    taken as it may come: a plan takes only cards that lie there when it is made.
    """
    if state.active != seat or state.rules.interactive_assault:
        return []
    turn = Turn(state, seat, mind)
    ways: list[Way] = [([], state, mind.values(state)[seat])]
    for phase in [TRADE, *PHASES] if state.paying else PHASES:
        ways = turn.play(ways if phase == CLOSE else ways[:GO_ON], phase)
    turn.ends.sort(key=worth, reverse=True)
    return turn.ends


@final
class Turn:
    """What is known of a turn that is gone through."""

    def __init__(self, state: State, seat: int, mind: Mind) -> None:
        self.number = state.turn
        self.reserve = state.reserve
        self.seat = seat
        self.mind = mind
        self.chance = Watched(Luck(mind.things()))
        self.known: set[Sketch] = {sketch(state)}
        self.ends: list[Way] = []

    def play(self, ways: list[Way], phase: int) -> list[Way]:
        """What a phase can make of these positions, itself left out included; the best first."""
        found = ways[:]
        while ways:
            longer: list[Way] = []
            for way in ways:
                self.go_on(way, phase, longer)
            longer.sort(key=worth, reverse=True)
            ways = longer[:WIDTH]
            found += [way for way in ways if way[1].step() == MAIN and not way[1].paying]
        found.sort(key=worth, reverse=True)
        return found

    def go_on(self, way: Way, phase: int, longer: list[Way]) -> None:
        actions, before, _ = way
        is_main = before.step() == MAIN
        for action in before.legal():
            if is_main and phase_of(before, action) != phase:
                continue
            after = follow(before, action, self.chance) if self.lies_there(action) else None
            if after is None:
                continue
            key = sketch(after)
            if key in self.known:
                continue
            self.known.add(key)
            longer_way = ([*actions, action], after, self.mind.values(after)[self.seat])
            if after.over() or after.turn != self.number:
                self.ends.append(longer_way)
            else:
                longer.append(longer_way)

    def lies_there(self, action: int) -> bool:
        """What is bought or found is in the Reserve for certain."""
        verb = action // VERB_SHIFT
        return (verb != BUY and verb != TAKE) or action % VERB_SHIFT in self.reserve


def phase_of(t: State, action: int) -> int:
    verb = action // VERB_SHIFT
    if verb == SPEND or verb == BUY:
        return TRADE
    if verb == DEFEND or (verb == USE and repairs(t, action % VERB_SHIFT)):
        return GUARD
    return CLOSE if verb == END else FIGHT


def repairs(t: State, kind: int) -> bool:
    """Who takes cards out of the Depot waits for those that were spent or bought with."""
    card = t.rules.cards_of[kind - FROM_REAR if kind >= FROM_REAR else kind][0]
    for ability in t.rules.active[card]:
        if ability // ABILITY_SHIFT == REPAIR:
            return True
    return False


def follow(before: State, action: int, chance: Watched) -> State | None:
    """Where an action leads, if nobody else has a say in it and the turn goes on by the seat."""
    after = before.clone()
    chance.luck.begin(SALT)
    chance.asked = False
    after.apply(action, chance)
    if after.over() or after.turn != before.turn:
        return after
    verb = action // VERB_SHIFT
    if chance.asked and verb != BUY and verb != TAKE and verb != END:
        return None
    return after if after.seat_to_decide() == before.active else None


def worth(way: Way) -> float:
    return way[2]
