"""Scenes: a table with any legal options, and a state that play has reached there."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from motorpool.core.chance import Chance, Seeded
from motorpool.rush.codes import BASE, END, VERB_SHIFT
from motorpool.rush.game import Rush
from motorpool.rush.options import ALTERNATIVE, OPTIONS, SECOND_FRONT, options_from
from motorpool.rush.state import State
from tests.properties.scenes import Scene as AnyScene
from tests.properties.scenes import scenes_of
from tests.rush.zoo import ZOO

LONGEST = 400  # actions before the scene; about half of a random game
CHOSEN_APART = ("own_achievements", "cards", "first_player")
SWITCHES = [option for option in OPTIONS.values() if option.name not in CHOSEN_APART]


# Tables where everything is asked: with the hand laid open, and with all that goes with hiding it
OPEN: dict[str, Any] = SECOND_FRONT | {"weak_turn": True, "recruitment_keeps_card": True}
HIDDEN: dict[str, Any] = SECOND_FRONT | ALTERNATIVE | {"teams": True}


class Coupled(Chance):
    """Draws alike from two bags that differ in hidden cards only: Bases first, then by kind."""

    def __init__(self, seed: str, state: State) -> None:
        self.source = Seeded(seed)
        self.rules = state.rules

    def draw(self, bag: list[int]) -> int:
        rules = self.rules
        bag.sort(key=lambda card: (rules.type[card] != BASE, rules.kind_of[card], card))
        return bag.pop(self.source.below(len(bag)))


Scene = AnyScene[Rush, State]


def busy_choice(state: State, chance: Seeded) -> int:
    """A random action, but seldom the end of the turn while there is something else to do."""
    actions = state.legal()
    chosen = actions[chance.below(len(actions))]
    if chosen == END * VERB_SHIFT and chance.below(4):
        chosen = actions[chance.below(len(actions))]
    return chosen


@cache
def game_of(cards: str, seats: int, switches: tuple[tuple[str, Any], ...]) -> Rush:
    chosen = ZOO if cards == "zoo" else cards
    return Rush(options_from("base", dict(switches) | {"cards": chosen}), seats)


@st.composite
def games(draw: st.DrawFn, most_seats: int = 6) -> Rush:
    """A table with any combination of switches that the rules allow."""
    cards = draw(st.sampled_from(["base", "second_front", "zoo"]))
    seats = draw(st.integers(2, min(most_seats, 5 if cards == "base" else 6)))
    switches = {option.name: draw(st.sampled_from(option.values)) for option in SWITCHES}
    if seats < 3:
        switches["teams"] = False
    if switches["teams"]:  # RU-ALT-20
        switches["interactive_assault"] = True
    if switches["interactive_assault"]:
        switches["gradual_reveal"] = True
    first = draw(st.integers(0, seats))
    if switches["teams"] and seats % 2 == 1 and first % 2 == 0:  # RU-ALT-11
        first = 0
    switches["first_player"] = first or "random"
    return game_of(cards, seats, tuple(sorted(switches.items())))


def scenes(longest: int = LONGEST, most_seats: int = 6) -> st.SearchStrategy[Scene]:
    return scenes_of(games(most_seats), busy_choice, longest)
