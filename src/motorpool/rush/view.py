"""What a seat sees of the table. The only thing that leaves the engine for a player."""

from typing import Any

from motorpool.rush.codes import (
    ABILITY,
    FIGHT,
    GUARD,
    HEADQUARTERS,
    MEDALS,
    NATION_TEXTS,
    OVER,
    REPAIRING,
    RESEARCHING,
    SLOTS,
    STEP_TEXTS,
    SUPPORT,
    TARGET,
    TRIGGER_TEXTS,
)
from motorpool.rush.defence import ANY_ALLY
from motorpool.rush.events import target
from motorpool.rush.scoring import achievement_counts, leader_of, squads_of_sides
from motorpool.rush.state import State

BYSTANDER = -1


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; a bystander (-1) sees what lies open."""
    rules = state.rules
    return {
        "game": "rush",
        "seat": seat,
        "turn": state.turn,
        "round": state.turn // rules.seats + 1,
        "active": state.active,
        "trigger": TRIGGER_TEXTS[state.trigger],
        "over": state.over(),
        "asked": asked(state),
        "reserve": kinds(state, state.reserve),
        "deck": len(state.deck),
        "discard": kinds(state, state.discard),
        "graveyard": kinds(state, state.graveyard),
        "medals": {
            nation: [state.one_medals[number], state.two_medals[number]]
            for number, nation in enumerate(NATION_TEXTS)
            if rules.one_medals[number] + rules.two_medals[number]
        },
        "achievements": achievements(state, state.achievements),
        "achievement_discard": achievements(state, state.achievement_discard),
        "achievement_pile": len(state.achievement_pile),
        "standings": standings(state),
        "players": [player_view(state, other, seat) for other in range(rules.seats)],
        "this_turn": turn_view(state),
    }


def kinds(state: State, cards: list[int]) -> list[str]:
    rules = state.rules
    return [rules.kind_texts[rules.kind_of[card]] for card in cards]


def achievements(state: State, cards: list[int]) -> list[str]:
    rules = state.rules
    return [rules.achievements[card - rules.first_achievement].text for card in cards]


def standings(state: State) -> dict[str, Any]:
    """How each open Achievement stands between the sides; squads are gathered openly."""
    squads = squads_of_sides(state)
    told = {}
    for card in state.achievements:
        achievement = state.rules.achievements[card - state.rules.first_achievement]
        counts = achievement_counts(state, achievement, squads)
        leader = leader_of(achievement, counts)
        told[achievement.text] = {"counts": counts, "leader": leader if leader >= 0 else None}
    return told


def player_view(state: State, other: int, seat: int) -> dict[str, Any]:
    """One player's part. A hidden hand shows only its size and the cards known to all."""
    player = state.players[other]
    open_to_us = other == seat or state.hand_is_open(other)
    known = player.hand if open_to_us else [card for card in player.hand if card in state.shown]
    hand = kinds(state, known)
    if not open_to_us:
        hand.sort()  # the order in a hidden hand would tell how it was drawn
    bases = []
    for slot in range(SLOTS):
        if slot == HEADQUARTERS and not state.rules.headquarters:
            continue
        bit = 1 << slot
        defender = player.defenders[slot]
        bases.append(
            {
                "standing": bool(player.standing & bit),
                "damaged": bool(player.damaged_bases & bit),
                "defender": kinds(state, [defender])[0] if defender >= 0 else None,
                "defender_damaged": bool(player.damaged_defenders & bit),
            }
        )
    return {
        "seat": other,
        "side": state.rules.side[other],
        "hand": hand,
        "hand_size": len(player.hand),
        "garage": len(player.garage),
        "depot": kinds(state, player.depot),
        "bases": bases,
        "rear": kinds(state, [player.rear])[0] if player.rear >= 0 else None,
        "vehicles_destroyed": player.vehicles_destroyed,
        "bases_destroyed": player.bases_destroyed,
    }


def turn_view(state: State) -> dict[str, Any]:
    """What the running turn has done so far; all of it was done openly."""
    return {
        "acted": state.acted,
        "recruitment": state.recruitment,
        "purchases": state.purchases,
        "paying": state.paying,
        "ordinary_spent": state.ordinary_spent,
        "national_spent": {
            nation: state.national_spent[number]
            for number, nation in enumerate(NATION_TEXTS)
            if state.paid_national & (1 << number)
        },
        "costs_bought": {
            nation: state.costs_bought[number]
            for number, nation in enumerate(NATION_TEXTS)
            if state.costs_bought[number]
        },
        "announced": kinds(state, state.announced),
        "attackers": kinds(state, state.attackers),
        "assault_nation": NATION_TEXTS[state.assault_nation] if state.assault_nation >= 0 else None,
        "assault_kills": state.assault_kills,
        "siege_kills": {
            nation: state.siege_kills[number]
            for number, nation in enumerate(NATION_TEXTS)
            if state.siege_kills[number]
        },
        "in_play": kinds(state, cards_in_play(state)),
    }


def cards_in_play(state: State) -> list[int]:
    """Cards whose abilities or attack are being resolved: they lie in no pile (RU-ABI-02)."""
    cards = []
    for depth in range(len(state.steps)):
        step = state.arg_of(depth, 0)
        on_the_way = step in (GUARD, TARGET, FIGHT)
        if on_the_way or (step == ABILITY and state.arg_of(depth, 3) == 0):
            cards.append(state.arg_of(depth, 1))
    return cards


def asked(state: State) -> dict[str, Any]:
    """Whose decision waits, what is asked, and the open facts about it."""
    step = state.step()
    told: dict[str, Any] = {"seat": state.seat_to_decide(), "step": STEP_TEXTS[step]}
    if step == OVER:
        return told
    if step == GUARD:
        told["card"] = kinds(state, [state.arg(1)])[0]
        told["ally"] = state.arg(2) == ANY_ALLY
    elif step == TARGET:
        told["card"] = kinds(state, [state.arg(1)])[0]
    elif step == RESEARCHING:
        told["limit"] = state.arg(1)
    elif step == REPAIRING:
        told["scrapped"] = state.arg(1)
    elif step == MEDALS:
        told["nation"] = NATION_TEXTS[state.arg(1)]
        told["kills"] = state.arg(2)
    elif step == SUPPORT:
        told |= fight(state)
    return told


def fight(state: State) -> dict[str, Any]:
    """The fight that a support card would join."""
    below = len(state.steps) - 2  # the FIGHT step
    card, aim, power, armor, turn = (state.arg_of(below, index) for index in range(1, 6))
    seat = aim // 2 // SLOTS
    defender = state.players[seat].defenders[aim // 2 % SLOTS]
    return target(aim) | {
        "card": kinds(state, [card])[0],
        "defender": kinds(state, [defender])[0],
        "power": state.rules.power[card] + power,
        "armor": state.rules.armor[defender] + armor,
        "attacking": turn >= 2,
    }
