"""Reads what the running turn of a position has done so far, and refuses what cannot be."""

from motorpool.core.position import Part
from motorpool.rush.codes import (
    ANNOUNCE,
    ASSAULT,
    FIGHT,
    MAIN,
    NATION_TEXTS,
    OVER,
    POSTING,
    STAGE_KEEP,
    STAGE_MEDALS,
    STAGE_SIEGE_MEDALS,
    TARGET,
    TURN_BEGINS,
    TURN_ENDS,
    VEHICLE,
)
from motorpool.rush.position_places import Places
from motorpool.rush.position_schema import TURN_FIELDS
from motorpool.rush.state import State


def read_turn(state: State, part: Part, places: Places) -> None:
    """Everything may be left out, and some of it follows from the rest."""
    told = part.data
    state.announced = places.put_vehicles(part, "announced")
    state.attackers = places.put_vehicles(part, "attackers")
    if told.get("assault_nation") is not None:
        state.assault_nation = NATION_TEXTS.index(told["assault_nation"])
    for field, kind in TURN_FIELDS:
        if field in told and kind == "nations":
            setattr(state, field, [told[field].get(nation, 0) for nation in NATION_TEXTS])
        elif field in told and kind != "cards":
            setattr(state, field, told[field])
    hand = state.players[state.active].hand
    state.played = places.point_at_all(part, "played", own_cards_first(state))
    state.played_from_rear = places.point_at_all(part, "played_from_rear", own_cards_first(state))
    state.kept = places.point_at_all(part, "kept", hand)
    if any(card in state.played for card in hand):
        state.reshuffled = True  # a played card comes back to the hand only by a new Garage
    if "acted" not in told:
        state.acted = bool(state.played or state.played_from_rear)
    for number, nation in enumerate(NATION_TEXTS):
        if nation in told.get("paid_national", ()) or state.national_spent[number]:
            state.paid_national |= 1 << number
    if "paid_ordinary" not in told:
        state.paid_ordinary = state.ordinary_spent > 0


def find_assault_nation(state: State) -> None:
    """The nation of the assault, when only its cards tell it."""
    cards = state.announced + state.attackers
    if state.steps and state.step() == TARGET:
        cards.append(state.arg(1))
    elif len(state.steps) > 1 and state.arg_of(len(state.steps) - 2, 0) == FIGHT:
        cards.append(state.arg_of(len(state.steps) - 2, 1))
    if state.assault_nation < 0 and cards:
        state.assault_nation = state.rules.nation[cards[0]]


def own_cards_first(state: State) -> list[int]:
    """All cards; those of the active player first, for a text may mean several."""
    player = state.players[state.active]
    own = player.hand + player.depot + player.garage + [player.rear] * (player.rear >= 0)
    others = [card for card in range(state.rules.first_achievement) if card not in own]
    return own + others


def check_turn(state: State, part: Part) -> None:
    """What the turn remembers must fit the steps: nothing of it is left over for the next turn."""
    name = misfit(state)
    if name:
        raise part.refuse("position-turn-value", name, {"name": name})


def misfit(state: State) -> str:
    """The first field that cannot be as it is told; an empty text when all is well."""
    rules = state.rules
    bottom = state.arg_of(0, 0)
    stage = state.arg_of(0, 1) if bottom == TURN_ENDS else 0  # the next one to come
    between_turns = bottom in (TURN_BEGINS, OVER)
    steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
    if state.announced and not (ANNOUNCE in steps or ASSAULT in steps):
        return "announced"
    if state.attackers and (
        between_turns
        or not (rules.gradual_reveal or rules.attackers_defend)
        or not (rules.gradual_reveal or ASSAULT in steps or POSTING in steps)
        or (stage > 0 and POSTING not in steps)
    ):
        return "attackers"
    for name, cards in (("announced", state.announced), ("attackers", state.attackers)):
        if not all(attacks_for(state, card) for card in cards):
            return name
    if state.assault_kills and (state.assault_nation < 0 or between_turns or stage > STAGE_MEDALS):
        return "assault_kills"
    if any(state.siege_kills) and (between_turns or stage > STAGE_SIEGE_MEDALS):
        return "siege_kills"
    if state.keeps and (bottom == TURN_BEGINS or not rules.recruitment_keeps_card):
        return "keeps"
    if state.kept and stage <= STAGE_KEEP and bottom != OVER:
        return "kept"
    return misfit_of_buying(state, steps)


def attacks_for(state: State, card: int) -> bool:
    """Whether a card can be in the running assault."""
    rules = state.rules
    return (
        rules.type[card] == VEHICLE
        and rules.power[card] > 0
        and rules.nation[card] == state.assault_nation
    )


def misfit_of_buying(state: State, steps: list[int]) -> str:
    """Spending goes before each purchase, and a purchase follows all spending (RU-BUY-09)."""
    paid = state.paid_ordinary or state.paid_national != 0
    if state.paying and (steps != [MAIN] or not paid):
        return "paying"
    if state.purchases and not paid:
        return "purchases"
    if not state.purchases and any(state.costs_bought):
        return "costs_bought"
    if not state.paid_ordinary and state.ordinary_spent:
        return "ordinary_spent"
    if paid and not state.paying and not state.purchases:
        return "paid_ordinary" if state.paid_ordinary else "paid_national"
    return ""
