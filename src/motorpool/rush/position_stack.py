"""The law of the stack of steps: on what each step may stand, and what it must find there."""

from motorpool.core.position import NOTHING, Part, check_step_place
from motorpool.rush.assault import aiming, can_join
from motorpool.rush.codes import (
    ABILITY,
    ABILITY_SHIFT,
    ANNOUNCE,
    ASSAULT,
    ATTACKER,
    BESIEGE,
    FIGHT,
    FIRST_AUTOMATIC,
    GUARD,
    HONOUR,
    KEEPING,
    MAIN,
    MEDALS,
    OVER,
    PLAN,
    POSTING,
    RECRUITING,
    REFRESH,
    REGROUPING,
    REPAIRING,
    RESEARCH,
    RESEARCHING,
    SABOTAGED,
    SLOTS,
    STAGE_MEDALS,
    STEP_TEXTS,
    STORING,
    SUPPORT,
    TARGET,
    TURN_BEGINS,
    TURN_ENDS,
    VEHICLE,
    WEAK,
)
from motorpool.rush.defence import ANY_ALLY, an_ally_has_a_base
from motorpool.rush.fight import rear_supports
from motorpool.rush.position_steps import ABILITY_OF, STAGES_OF, seats_asked
from motorpool.rush.position_turn import attacks_for
from motorpool.rush.state import State

# On which steps each may stand
BELOW: dict[int, tuple[int, ...]] = {
    MAIN: (NOTHING,),
    TURN_BEGINS: (NOTHING,),
    TURN_ENDS: (NOTHING,),
    OVER: (NOTHING,),
    REFRESH: (MAIN,),
    ABILITY: (MAIN,),
    SABOTAGED: (ABILITY, SABOTAGED),
    BESIEGE: (ABILITY,),
    RESEARCHING: (ABILITY,),
    REPAIRING: (ABILITY,),
    HONOUR: (ABILITY,),
    REGROUPING: (ABILITY,),
    PLAN: (ABILITY,),
    RECRUITING: (ABILITY,),
    ANNOUNCE: (MAIN,),
    ASSAULT: (MAIN,),
    ATTACKER: (ASSAULT,),
    TARGET: (ASSAULT, MAIN),
    FIGHT: (MAIN,),
    SUPPORT: (FIGHT,),
    MEDALS: (MAIN, TURN_ENDS, MEDALS),
    POSTING: (MAIN, TURN_ENDS, MEDALS),
    GUARD: (MAIN, TURN_ENDS, MEDALS),
    WEAK: (TURN_ENDS,),
    KEEPING: (TURN_ENDS,),
    STORING: (TURN_ENDS,),
}


def check_steps(state: State, whole: Part, parts: list[Part]) -> None:
    """Refuse a stack that no game can have; every card has its place by now."""
    steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
    if not steps or (steps[-1] >= FIRST_AUTOMATIC and steps[-1] not in (TURN_BEGINS, OVER)):
        raise whole.refuse("position-steps", "steps")
    for depth, part in enumerate(parts):
        step = steps[depth]
        below = steps[depth - 1] if depth else NOTHING
        check_step_place(part, step, below, BELOW, STEP_TEXTS)
        option = option_missing(state, step, below)
        if option:
            raise part.refuse("position-needs-option", "step", {"option": option})
        name = misfit(state, depth, steps)
        if name:
            values = {"step": STEP_TEXTS[step], "name": name}
            raise part.refuse("position-step-value", name, values)


def option_missing(state: State, step: int, below: int) -> str:
    """The option that a step needs and that is off; an empty text when there is none."""
    rules = state.rules
    needed = {
        REFRESH: ("reserve_refresh", rules.refresh_at_start),
        HONOUR: ("heroic_deed", rules.heroic_deed),
        REGROUPING: ("rear", rules.rear),
        RECRUITING: ("recruitment_keeps_card", rules.recruitment_keeps_card),
        KEEPING: ("recruitment_keeps_card", rules.recruitment_keeps_card),
        FIGHT: ("interactive_assault", rules.interactive_assault),
        POSTING: ("attackers_defend", rules.attackers_defend),
        WEAK: ("weak_turn", rules.weak_turn),
        STORING: ("rear", rules.rear),
    }
    name, there = needed.get(step, ("", True))
    if step == TARGET and below == MAIN:
        name, there = "gradual_reveal", rules.gradual_reveal
    return "" if there else name


def misfit(state: State, depth: int, steps: list[int]) -> str:
    """The field of a step that does not fit the table; an empty text when all is well."""
    rules = state.rules
    step = steps[depth]
    below = steps[depth - 1] if depth else NOTHING
    above = steps[depth + 1] if depth + 1 < len(steps) else NOTHING
    first = state.arg_of(depth, 1)
    player = state.players[state.active]
    if step == TURN_ENDS:
        return "" if first - 1 in STAGES_OF.get(above, ()) else "stage"
    if step == ABILITY:
        return misfit_of_ability(state, depth, above)
    if step == SABOTAGED:
        enemies = rules.enemies[state.active]
        later = enemies.index(state.arg_of(depth - 1, 1)) if below == SABOTAGED else len(enemies)
        return "" if first in enemies[:later] and state.players[first].hand else "seat"
    if step == BESIEGE:
        return "" if first == state.arg_of(depth - 1, 1) else "card"
    if step == RESEARCHING:
        code = RESEARCH * ABILITY_SHIFT + first
        return "" if code in rules.active[state.arg_of(depth - 1, 1)] else "limit"
    if step in (ANNOUNCE, ASSAULT):
        if rules.gradual_reveal or state.assault_nation < 0:
            return "step"
        return "" if step == ASSAULT or somebody_aims(state) else "step"
    if step == TARGET:
        return "" if attacks_for(state, first) else "card"
    if step == FIGHT:
        return misfit_of_fight(state, depth)
    if step == SUPPORT:
        seats = seats_asked(state, depth - 1)
        if state.arg_of(depth, 2) >= len(seats) or seats[state.arg_of(depth, 2)] != first:
            return "place"
        return "" if state.players[first].hand or rear_supports(state, first) else "seat"
    if step == MEDALS:
        return misfit_of_medals(state, depth, below)
    if step == POSTING:
        armed = any(rules.armor[card] > 0 for card in state.attackers)
        return "" if armed and player.standing else "step"
    if step == GUARD:
        return misfit_of_guard(state, depth, below)
    if step == WEAK:
        return "" if not state.acted else "step"
    return ""


def somebody_aims(state: State) -> bool:
    """Whether one of the announced cards, or of those that may join them, has a target."""
    if not state.announced:
        return False
    player = state.players[state.active]
    all_in = state.clone()
    all_in.announced += [
        card
        for card in [*player.hand, player.rear]
        if card >= 0 and card not in state.played and can_join(state, card)
    ]
    return bool(aiming(all_in))


def misfit_of_ability(state: State, depth: int, above: int) -> str:
    """The question on top must be the one that the last resolved ability asks."""
    card, following, in_graveyard = (state.arg_of(depth, index) for index in (1, 2, 3))
    abilities = [code // ABILITY_SHIFT for code in state.rules.active[card]]
    if not abilities:
        return "card"
    if not 1 <= following <= len(abilities) or ABILITY_OF.get(above) != abilities[following - 1]:
        return "next"
    if (RESEARCH in abilities[:following]) != (in_graveyard == 1):
        return "in_graveyard"
    if in_graveyard and card not in state.graveyard:
        return "card"
    return ""


def misfit_of_fight(state: State, depth: int) -> str:
    card, target = state.arg_of(depth, 1), state.arg_of(depth, 2)
    if not attacks_for(state, card) or state.rules.bases_only[card]:
        return "card"
    seat, slot = target // 2 // SLOTS, target // 2 % SLOTS
    is_enemy = seat in state.rules.enemies[state.active]
    vehicle = target % 2 == 1 and state.players[seat].guarded & (1 << slot)
    return "" if is_enemy and vehicle else "target"


def misfit_of_medals(state: State, depth: int, below: int) -> str:
    """Asked only when there is a choice; of several nations one after the other."""
    nation, kills = state.arg_of(depth, 1), state.arg_of(depth, 2)
    if kills < 2:
        return "kills"
    of_assault = below == MAIN or (below == TURN_ENDS and state.arg_of(0, 1) - 1 == STAGE_MEDALS)
    if (
        state.two_medals[nation] == 0
        or (of_assault and nation != state.assault_nation)
        or (below == MEDALS and nation <= state.arg_of(depth - 1, 1))
    ):
        return "nation"
    return ""


def misfit_of_guard(state: State, depth: int, below: int) -> str:
    card, owner = state.arg_of(depth, 1), state.arg_of(depth, 2)
    if state.rules.type[card] != VEHICLE or state.rules.armor[card] == 0:
        return "card"
    if owner == ANY_ALLY:
        return "" if below == MAIN and an_ally_has_a_base(state) else "owner"
    return "" if owner == state.active and state.players[owner].standing else "owner"
