"""The decisions of battle, team and solo: a plan for each action, and the best is taken."""

from collections.abc import Callable, Sequence

from motorpool.battlegrounds.codes import (
    AT_TANK,
    AT_TOKEN,
    CHANGE,
    CLEAR,
    END,
    HOLD,
    MOVE,
    SHOOT_AT,
    SPECIAL_TEXTS,
    STAY,
    UPGRADE,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.notation import cells_of_move
from motorpool.bots.battlegrounds.plans import DUD_LAID, Plans
from motorpool.bots.battlegrounds.reach import reach
from motorpool.bots.battlegrounds.sight import Card, Tank

AT_ONCE = 100.0  # what costs nothing and helps in any case
EXTRA_TURN_PAYS = 1.5
CHANGE_COSTS = 0.5
WRECKED = -100.0
ON_ACTIVE_CARD = {
    "longer_shot": 5.0,
    "longer_move": 4.0,
    "turning": 4.0,
    "armor_plate": 3.0,
    "fire_first": 2.0,
}


def best(actions: Sequence[int], value: Callable[[int, int], float]) -> int:
    """The action of the highest value, by its verb and its argument; the first among equals."""
    return max(actions, key=lambda action: value(action // VERB_SHIFT, action % VERB_SHIFT))


def main_action(plans: Plans, actions: Sequence[int]) -> int:
    sight = plans.sight

    def value(verb: int, argument: int) -> float:
        if verb == MOVE:
            tank = sight.tank_at[argument & 63]
            return plans.drive(tank, cells_of_move(sight.rules, argument)[1:])
        if verb == STAY:
            return plans.stop(sight.tank_at[argument], argument)
        if verb == SHOOT_AT:
            return first_shot(plans, argument)
        if verb == CHANGE:
            return plans.change(sight.tank_at[argument // 64], argument % 64) - CHANGE_COSTS
        return free_action(plans, verb, argument)

    return best(actions, value)


def free_action(plans: Plans, verb: int, argument: int) -> float:
    """One-time actions and upgrades, beside `end`, which is worth nothing."""
    if verb == USE_EXTRA_TANK:
        return AT_ONCE
    if verb == UPGRADE:
        return AT_ONCE + upgrade(plans, SPECIAL_TEXTS[argument // 64], argument % 64)
    if verb == USE_EXTRA_TURN and plans.sight.main_actions == 0:
        return plans.main_action() - EXTRA_TURN_PAYS
    return 0.0 if verb == END else -AT_ONCE


def upgrade(plans: Plans, kind: str, number: int) -> float:
    """Onto an active card; the second of a kind on another one."""
    card = plans.sight.card_by_number(number)
    active = any(tank.card == card for tank in plans.sight.own)
    return (ON_ACTIVE_CARD[kind] if active else 0.0) - (kind in card.upgrades)


def first_shot(plans: Plans, argument: int) -> float:
    """Fire First: the shot, then the best place to drive to."""
    at, aim = argument >> 6 & 63, argument >> 12
    gain, taken, hit = shot(plans, at, aim)
    return gain + plans.leave(plans.sight.tank_at[argument & 63], taken, hit)


def shot(plans: Plans, at: int, aim: int) -> tuple[float, int | None, int | None]:
    """What a shot brings, the token that it takes and the tank that it hits."""
    if aim == AT_TOKEN:
        return plans.worth.tokens[at], at, None
    if aim == AT_TANK:
        return plans.worth.kill(plans.sight.tank_at[at]), None, at
    return plans.worth.cleared if aim == CLEAR else DUD_LAID, None, None


def shot_or_hold(plans: Plans, actions: Sequence[int]) -> int:
    tank = plans.sight.tank_of(plans.sight.view["asked"]["pawn"])

    def value(verb: int, argument: int) -> float:
        if verb == HOLD:
            return plans.stand(tank, tank.cell, None, None)
        if verb == SHOOT_AT:
            gain, taken, hit = shot(plans, argument >> 6 & 63, argument >> 12)
            return gain + plans.stand(tank, tank.cell, taken, hit)
        return -AT_ONCE  # all that waits for the main decision

    return best(actions, value)


def move_after_shot(plans: Plans, actions: Sequence[int]) -> int:
    tank = plans.sight.tank_of(plans.sight.view["asked"]["pawn"])

    def value(verb: int, argument: int) -> float:
        if verb == MOVE:
            return plans.drive(tank, cells_of_move(plans.sight.rules, argument)[1:], shoot=False)
        return 0.0 if verb == STAY else -AT_ONCE

    return best(actions, value)


def card_worth(card: Card) -> float:
    """How much of the board a card reaches, from all cells together."""
    return sum(len(reach(card.drive, cell)) for cell in range(64)) / 64 + 5 * len(card.upgrades)


def card_to_have(plans: Plans, actions: Sequence[int]) -> int:
    """To draft or to keep."""
    return best(actions, lambda verb, number: card_worth(plans.sight.card_by_number(number)))


def card_to_field(plans: Plans, actions: Sequence[int]) -> int:
    """Never one that was just destroyed, if there is another: that would skip the turn."""

    def value(verb: int, number: int) -> float:
        card = plans.sight.card_by_number(number)
        return card_worth(card) + (WRECKED if card.wrecked else 0.0)

    return best(actions, value)


def cell_to_enter(plans: Plans, actions: Sequence[int]) -> int:
    sight = plans.sight
    told = sight.view["pawns"][sight.view["asked"]["pawn"]]
    card = sight.card_by_number(sight.rules.tank_texts.index(told["card"]))

    def value(verb: int, cell: int) -> float:
        tank = Tank(told["pawn"], sight.seat, cell, card, told["points_left"])
        return plans.stand(tank, cell, None, None)

    return best(actions, value)


CHOICES: dict[str, Callable[[Plans, Sequence[int]], int]] = {
    "main": main_action,
    "shoot": shot_or_hold,
    "move-after": move_after_shot,
    "draft": card_to_have,
    "keep-card": card_to_have,
    "field": card_to_field,
    "enter": cell_to_enter,
}
