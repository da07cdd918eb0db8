"""Where a tank can drive and what it can hit from there: for those who look at the board."""

from motorpool.battlegrounds.codes import MOVE, VERB_SHIFT
from motorpool.battlegrounds.moving import move_actions
from motorpool.battlegrounds.notation import cells_of_move
from motorpool.battlegrounds.shooting import shot_actions
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import cell_text


def reach(state: State, pawn: int) -> tuple[list[str], dict[str, list[str]]]:
    """The cells that a tank can drive to, and the cells that it can shoot at from where it
    stands and from each of them. Any player's tank: whose turn it is does not matter."""
    t = state.clone()
    t.active = t.rules.pawn_owner[pawn]
    here = t.pawn_cells[pawn]
    if here < 0:
        return [], {}
    actions: list[int] = []
    move_actions(t, pawn, actions)
    ends: list[int] = []
    for action in actions:
        if action // VERB_SHIFT == MOVE:
            end = cells_of_move(t.rules, action % VERB_SHIFT)[-1]
            if end not in ends:
                ends.append(end)
    shots = {}
    for cell in [here, *ends]:
        t.place_pawn(pawn, cell)
        targets: list[int] = []
        shot_actions(t, pawn, targets)
        hit = dict.fromkeys(cell_text((target >> 6) & 63) for target in targets)
        shots[cell_text(cell)] = list(hit)
    return [cell_text(cell) for cell in ends], shots
