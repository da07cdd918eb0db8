"""The turn of battle, team and solo: entering, one main action, the end (BG-TURN, BG-END)."""

from typing import Final

from motorpool.battlegrounds import solo
from motorpool.battlegrounds.codes import (
    END,
    ENTER,
    FIELD,
    FIRE_FIRST,
    HOLD,
    MAIN,
    MOVE_AFTER,
    OFF_BOARD,
    OVER,
    READY,
    REMOVED,
    SHOOT,
    SOLO,
    TURN_BEGINS,
    TURN_ENDS,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import E_OVER, E_SKIPPED, E_TURN
from motorpool.battlegrounds.moving import move, move_actions
from motorpool.battlegrounds.pairs import a_pair_is_possible, one_time_actions
from motorpool.battlegrounds.shooting import shoot, shot_actions
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tanks import change_actions, upgrade_actions
from motorpool.core.chance import Chance

MOST_ROUNDS: Final = 60  # BG-END-02


def begin_turn(t: Table) -> None:
    """Every own pawn off the board enters first, its card being chosen then (BG-DEST-05).

    In solo there may be fewer cards than such pawns: then a tank lost by driving comes back,
    and one that the artillery has removed waits for an extra card (BG-SOLO-04, BG-SOLO-08).
    """
    t.pop()
    t.skipped = False
    t.main_actions = 1
    if t.listening:
        t.emit(E_TURN, t.active, t.turn)
    t.push(READY)
    pawns = t.rules.pawns_of[t.active]
    waiting = [pawn for pawn in pawns if t.pawn_cells[pawn] == OFF_BOARD]
    waiting += [pawn for pawn in pawns if t.pawn_cells[pawn] == REMOVED]
    if waiting:
        cards = len(t.inactive_cards(t.active))
        for pawn in reversed(waiting[:cards]):  # the last one pushed is asked first
            t.push(ENTER, pawn)
            t.push(FIELD, pawn)


def main_actions(t: Table, actions: list[int]) -> None:
    """A main action while one is due; one-time actions and upgrades on top at any time."""
    if t.main_actions > 0:
        for pawn in t.rules.pawns_of[t.active]:
            if t.pawn_cells[pawn] >= 0:
                move_actions(t, pawn, actions)
                if t.has_upgrade(t.pawn_cards[pawn], FIRE_FIRST):  # BG-UPG-05
                    shot_actions(t, pawn, actions)
        change_actions(t, actions)
    free_actions(t, actions)
    if t.main_actions == 0 or not a_tank_is_there(t):
        actions.append(END * VERB_SHIFT)


def free_actions(t: Table, actions: list[int]) -> None:
    one_time_actions(t, actions)
    upgrade_actions(t, actions)


def a_tank_is_there(t: Table) -> bool:
    for pawn in t.rules.pawns_of[t.active]:
        if t.pawn_cells[pawn] >= 0:
            return True
    return False


def get_ready(t: Table) -> None:
    """All pawns are there: go on, or skip the turn for a card just destroyed (BG-DEST-02).

    What was destroyed before this turn is an ordinary card from now on (BG-DEST-04).
    """
    t.pop()
    if t.wrecked:
        for card in range(len(t.owners)):
            if t.owners[card] == t.active:
                t.wrecked &= ~(1 << card)
    if t.skipped:
        if t.listening:
            t.emit(E_SKIPPED, t.active)
        t.push(TURN_ENDS)
    else:
        t.push(MAIN)


def do_move(t: Table, argument: int) -> None:
    """Move and shoot with the same tank: the shot follows, if the tank is still there."""
    t.main_actions -= 1
    pawn = t.pawns[argument & 63]
    if move(t, argument):
        t.push(SHOOT, pawn)


def do_stay(t: Table, cell: int) -> None:
    t.main_actions -= 1
    t.push(SHOOT, t.pawns[cell])


def do_first_shot(t: Table, argument: int) -> None:
    """Fire First: the shot stands, the move follows (BG-UPG-05, BG-DEST-07)."""
    t.main_actions -= 1
    t.push(MOVE_AFTER, t.pawns[argument & 63])
    shoot(t, argument)


def shoot_step_actions(t: Table, actions: list[int]) -> None:
    shot_actions(t, t.arg(1), actions)
    free_actions(t, actions)
    if actions:
        actions.append(HOLD * VERB_SHIFT)


def move_after_actions(t: Table, actions: list[int]) -> None:
    move_actions(t, t.arg(1), actions)
    free_actions(t, actions)


def end_main(t: Table) -> None:
    t.pop()
    t.push(TURN_ENDS)


def end_turn(t: Table, chance: Chance) -> None:
    """The artillery fires, the scores are checked, the turn passes on (BG-END-01, -03)."""
    t.pop()
    if t.rules.mode == SOLO:
        solo.fire(t, chance)
    t.turn += 1
    if game_is_over(t):
        t.push(OVER)
        if t.listening:
            t.emit(E_OVER)
    else:
        t.active = t.rules.order[t.turn % len(t.rules.order)]
        t.push(TURN_BEGINS)


def game_is_over(t: Table) -> bool:
    if t.rules.mode == SOLO:
        return solo.is_over(t)
    first = t.active_side()
    for step in range(t.rules.sides):
        side = (first + step) % t.rules.sides
        if t.points(side) >= t.rules.target:
            t.winner = side
            return True
    if t.turn >= MOST_ROUNDS * t.rules.seats:
        return True
    return not any(t.pawn_points) and not a_pair_is_possible(t)
