"""What Rush brings to the laws of all games."""

from functools import cache

from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.rush.codes import (
    CLAIM,
    DROP,
    FROM_REAR,
    NATION_TEXTS,
    NATIONS,
    SLOTS,
    STEP_TEXTS,
    TWO,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.rush.game import Rush
from motorpool.rush.notation import AT_A_BASE, AT_A_TARGET, FROM_HAND_OR_REAR, OF_A_CARD
from motorpool.rush.options import OPTIONS
from motorpool.rush.state import State
from motorpool.rush.tables import Rules
from tests.properties.kit import Kit
from tests.rush.properties.scenes import HIDDEN, OPEN, busy_choice, game_of, games, scenes
from tests.rush.properties.test_cards import check_table

WORDS = [
    *VERB_TEXTS,
    *NATION_TEXTS,
    "engineers",
    "rear:engineers",
    "rear:rear:engineers",
    "achievement:light-tanks",
    "light-tanks",
    "base-1",
    "medal-ussr",
    "1.1",
    "1.1v",
    "2.hq",
    "2.hqv",
    "9.1",
    "1.4",
    "0.1",
    ".",
    "v",
    "0",
    "3",
    "007",
    "-1",
    "1e9",
    "٣",
    "9" * 5000,
]


@cache
def action_space(rules: Rules) -> list[int]:
    """Every action that has a text, legal or not."""
    kinds = range(len(rules.kind_texts))
    first_achievement = rules.kind_of[rules.first_achievement]
    places = range(rules.seats * SLOTS)
    space = []
    for verb in range(len(VERB_TEXTS)):
        arguments: list[int] = [0]
        if verb in OF_A_CARD:
            arguments = list(kinds)
            if verb in FROM_HAND_OR_REAR:
                arguments += [FROM_REAR + kind for kind in kinds]
        elif verb in AT_A_TARGET:
            arguments = [place * 2 + vehicle for place in places for vehicle in (0, 1)]
        elif verb in AT_A_BASE:
            arguments = list(places)
        elif verb == CLAIM:
            arguments = list(range(NATIONS))
        elif verb == DROP:
            arguments = list(kinds[first_achievement:])
        elif verb == TWO:
            arguments = list(range(5))
        space += [verb * VERB_SHIFT + argument for argument in arguments]
    return space


def some_action(rules: Rules, pick: Seeded) -> int:
    space = action_space(rules)
    return space[pick.below(len(space))]


def check_tables(state: State, chance: Seeded) -> None:
    """The table, and one that the player on turn could sit at."""
    check_table(state)
    if not state.over():
        check_table(state.determinize(state.active, chance))


def kind(state: State) -> tuple[int, ...]:
    steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
    return (*steps, len(state.kept), len(state.attackers) > 1)


KIT = Kit(
    name="rush",
    games=games(),
    scenes=scenes(),
    longest=900,
    choose=busy_choice,
    load=Rush.from_position,
    check_table=check_tables,
    some_games=[Rush.preset("base", 2), Rush.preset("second-front", 6), Rush.preset("team", 5)],
    some_action=some_action,
    no_verb=len(VERB_TEXTS) * VERB_SHIFT,
    words=WORDS,
    answers=st.one_of(st.text(max_size=20), st.from_regex(r"(seat:|engineers#|t-34#?)\d*")),
    one_spelling=True,
    fields=["players", "steps", "options", "turn", "reserve"],
    values=["engineers", "base-1", "medal-ussr", "ally", "ussr", "1.1", "2.1v", "destroyed"],
    steps=STEP_TEXTS,
    options=OPTIONS,
    tours={
        "open": [game_of("second_front", 4, tuple(OPEN.items()))] * 3,
        "hidden": [game_of("second_front", 4, tuple(HIDDEN.items()))] * 3,
    },
    kind=kind,
    fewest_kinds=15,
)
