"""What Battlegrounds brings to the laws of all games."""

from hypothesis import strategies as st

from motorpool.battlegrounds.codes import (
    CELLS,
    CHANGE,
    DIRECTIONS,
    MOVE,
    OFF_BOARD,
    SHOOT_AT,
    SHOT_TEXTS,
    SPECIAL_TEXTS,
    SPECIALS,
    STEP_TEXTS,
    UPGRADE,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.moving import STEP_BITS, move_argument
from motorpool.battlegrounds.notation import OF_A_CARD, OF_A_CELL
from motorpool.battlegrounds.options import OPTIONS
from motorpool.battlegrounds.shooting import shot_argument
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import Rules
from motorpool.core.chance import Seeded
from tests.battlegrounds.properties.scenes import MODES, busy_choice, games, scenes, some_game
from tests.battlegrounds.properties.test_table import check_table
from tests.properties.kit import Kit

GAMES = [Battlegrounds.preset("battle", 3), Battlegrounds.preset("solo", 1)]
WORDS = [
    *VERB_TEXTS,
    *SHOT_TEXTS,
    *SPECIAL_TEXTS,
    "longer-shot",
    "maus",
    "t-34",
    "bridge",
    "A1",
    "a4",
    "h8",
    "I1",
    "A9",
    "A0",
    "A1-A2",
    "A1-A2-B2",
    "A1-A3",
    "A1-A1",
    "A1-",
    "-",
    "A1-A2-A3-A4-A5-A6-A7",
    "A٣",
    "ａ1",
    "0",
    "9" * 5000,
]
ANSWERS = st.one_of(
    st.text(max_size=20),
    st.from_regex(r"(seat:|cell:|tank:|range:|bridge#|bridge\*?)[A-H]?\d*", fullmatch=True),
)


def some_action(rules: Rules, pick: Seeded) -> int:
    """Any action that has a text, legal or not."""
    cell, card = pick.below(CELLS), pick.below(len(rules.tank_texts))
    verb = pick.below(len(VERB_TEXTS))
    argument = 0
    if verb == MOVE:
        argument = some_move(rules, cell, pick)
    elif verb == SHOOT_AT:
        argument = shot_argument(cell, pick.below(CELLS), pick.below(len(SHOT_TEXTS)))
    elif verb == CHANGE:
        argument = cell * 64 + card
    elif verb == UPGRADE:
        argument = pick.below(SPECIALS) * 64 + card
    elif verb in OF_A_CARD:
        argument = card
    elif verb in OF_A_CELL:
        argument = cell
    return verb * VERB_SHIFT + argument


def some_move(rules: Rules, cell: int, pick: Seeded) -> int:
    at, path, steps = cell, 0, 0
    for step in range(1 + pick.below(5)):
        direction = pick.below(DIRECTIONS)
        after = rules.neighbour[at * DIRECTIONS + direction]
        if after != OFF_BOARD:
            path |= direction << (STEP_BITS * steps)
            at, steps = after, steps + 1
        elif step == 0:  # every cell has a neighbour in one of two opposite directions
            back = (direction + DIRECTIONS // 2) % DIRECTIONS
            if rules.neighbour[at * DIRECTIONS + back] == OFF_BOARD:
                back = next(d for d in range(8) if rules.neighbour[at * 8 + d] != OFF_BOARD)
            path, at, steps = back, rules.neighbour[at * DIRECTIONS + back], 1
    return move_argument(cell, steps, path)


def check_part(state: State, chance: Seeded) -> None:
    """A position may have put tokens into the box."""
    check_table(state, whole=False)


def kind(state: State) -> tuple[int, ...]:
    steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
    return (state.rules.seats, state.main_actions, len(state.turned_now), *steps)


KIT = Kit(
    name="battlegrounds",
    games=games(),
    scenes=scenes(),
    longest=600,
    choose=busy_choice,
    load=Battlegrounds.from_position,
    check_table=check_part,
    some_games=GAMES,
    some_action=some_action,
    no_verb=len(VERB_TEXTS) * VERB_SHIFT,
    words=WORDS,
    answers=ANSWERS,
    one_spelling=False,  # a line may be told cell by cell
    fields=["players", "sides", "steps", "options", "turn", "tokens", "duds", "this_turn", "gone"],
    values=["maus", "bridge", "bridge*", "fuel#2", "A1", "D4", "H8", *SPECIAL_TEXTS],
    steps=STEP_TEXTS,
    options=OPTIONS,
    tours={mode: [some_game(mode, seed) for seed in range(8)] for mode in MODES},
    kind=kind,
    fewest_kinds=8,
)
