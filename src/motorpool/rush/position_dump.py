"""A position as JSON: any moment of a game, hidden cards included, for saving and bug reports."""

from functools import partial
from typing import Any

from motorpool.core.options import Options
from motorpool.core.position import FORMAT, VERSION, dump_steps
from motorpool.rush.codes import (
    HEADQUARTERS,
    NATION_TEXTS,
    NATIONS,
    SLOTS,
    STEP_TEXTS,
    TRIGGER_TEXTS,
)
from motorpool.rush.defence import ANY_ALLY
from motorpool.rush.notation import base_text, card_text
from motorpool.rush.options import changed
from motorpool.rush.position_schema import RULES_VERSION, STEP_ARGUMENTS, TURN_FIELDS
from motorpool.rush.state import State
from motorpool.rush.tables import Rules


def dump_position(state: State, options: Options) -> dict[str, Any]:
    """The whole position; `load_position` reads it back."""
    rules = state.rules
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": "rush",
        "rules": RULES_VERSION,
        "options": changed(options | {"first_player": rules.order[0] + 1}),
        "turn": state.turn,
        "trigger": TRIGGER_TEXTS[state.trigger],
        "decisive": state.decisive + 1 if state.decisive >= 0 else None,
        "reveals": state.reveals,
        "reserve": texts(rules, state.reserve),
        "deck": texts(rules, state.deck),
        "discard": texts(rules, state.discard),
        "graveyard": texts(rules, state.graveyard),
        "achievements": achievements(rules, state.achievements),
        "achievement_discard": achievements(rules, state.achievement_discard),
        "players": [dump_player(state, seat) for seat in range(rules.seats)],
        "this_turn": dump_turn(state),
        "steps": dump_steps(state, STEP_TEXTS, STEP_ARGUMENTS, partial(tell_argument, rules)),
    }


def texts(rules: Rules, cards: list[int]) -> list[str]:
    return [card_text(rules, card) for card in cards]


def achievements(rules: Rules, cards: list[int]) -> list[str]:
    return [rules.achievements[card - rules.first_achievement].text for card in cards]


def dump_player(state: State, seat: int) -> dict[str, Any]:
    rules = state.rules
    player = state.players[seat]
    bases = []
    for slot in range(SLOTS if rules.headquarters else HEADQUARTERS):
        bit = 1 << slot
        base: dict[str, Any] = {"base": "whole" if player.standing & bit else "destroyed"}
        if player.damaged_bases & bit:
            base["base"] = "damaged"
        if player.guarded & bit:
            base["defender"] = card_text(rules, player.defenders[slot])
            base["defender_damaged"] = bool(player.damaged_defenders & bit)
        bases.append(base)
    gained = state.gained[seat * NATIONS : seat * NATIONS + NATIONS]
    return {
        "hand": texts(rules, player.hand),
        "garage": texts(rules, player.garage),
        "depot": texts(rules, player.depot),
        "bases": bases,
        "rear": card_text(rules, player.rear) if player.rear >= 0 else None,
        "vehicles_destroyed": player.vehicles_destroyed,
        "bases_destroyed": player.bases_destroyed,
        "gained": dict(zip(NATION_TEXTS, gained, strict=True)),
        "shown": texts(rules, [card for card in player.hand if card in state.shown]),
        "counted": texts(rules, [card for card in player.hand if card in state.counted]),
    }


def dump_turn(state: State) -> dict[str, Any]:
    rules = state.rules
    told: dict[str, Any] = {
        "announced": texts(rules, state.announced),
        "attackers": texts(rules, state.attackers),
        "assault_nation": NATION_TEXTS[state.assault_nation] if state.assault_nation >= 0 else None,
        "paid_national": [
            nation
            for number, nation in enumerate(NATION_TEXTS)
            if state.paid_national & (1 << number)
        ],
    }
    for field, kind in TURN_FIELDS:
        value = getattr(state, field)
        if kind == "cards":
            value = texts(rules, value)
        elif kind == "nations":
            value = dict(zip(NATION_TEXTS, value, strict=True))
        told[field] = value
    return told


def tell_argument(rules: Rules, kind: str, value: int) -> Any:
    """An argument of a step in words."""
    if kind == "card":
        return card_text(rules, value)
    if kind == "seat":
        return "ally" if value == ANY_ALLY else value + 1
    if kind == "nation":
        return NATION_TEXTS[value]
    if kind == "target":
        return base_text(value // 2) + ("v" if value % 2 else "")
    return value
