"""A position as JSON: any moment of a game, face-down tokens included."""

from functools import partial
from typing import Any

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    CELLS,
    COLUMN_TEXTS,
    DRAWN,
    DUD,
    FACE_UP,
    FAMILY,
    IN_BOX,
    NO_TOKEN,
    NO_UPGRADE,
    PICTURES,
    REMOVED,
    SLOTS,
    SOLO,
    SPECIAL_TEXTS,
    SPECIALS,
    STEP_TEXTS,
    TOKENS,
    UNSEEN,
)
from motorpool.battlegrounds.notation import token_text
from motorpool.battlegrounds.options import changed
from motorpool.battlegrounds.position_schema import BASE_TEXTS, RULES_VERSION, STEP_ARGUMENTS
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import Rules, cell_text
from motorpool.core.options import Options
from motorpool.core.position import FORMAT, VERSION, dump_steps


def dump_position(state: State, options: Options) -> dict[str, Any]:
    """The whole position; `load_position` reads it back."""
    rules = state.rules
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": "battlegrounds",
        "rules": RULES_VERSION,
        "options": changed(options | {"first_player": rules.order[0] + 1}),
        "turn": state.turn,
        "reveals": state.reveals,
        "players": [dump_player(state, seat) for seat in range(rules.seats)],
        "sides": [dump_side(state, side) for side in range(rules.sides)],
        "tokens": dump_tokens(state),
    }
    if rules.mode == FAMILY:
        told["gone"] = gone(state)
    else:
        told["box"] = [dump_tank(state, card) for card in cards_at(state, IN_BOX)]
        for field, place in (("draft", FACE_UP), ("drawn", DRAWN)):
            told[field] = [rules.tank_texts[card] for card in cards_at(state, place)]
        if rules.mode == SOLO:
            told["artillery"] = dump_artillery(state)
        else:
            told["duds"] = cells_with(state, DUD)
    told["this_turn"] = dump_turn(state)
    told["steps"] = dump_steps(state, STEP_TEXTS, STEP_ARGUMENTS, partial(tell_argument, rules))
    return told


def cells(places: list[int]) -> list[str]:
    return [cell_text(cell) for cell in places]


def cells_with(state: State, hazard: int) -> list[str]:
    return cells([cell for cell in range(CELLS) if state.hazards[cell] == hazard])


def cards_at(state: State, place: int) -> list[int]:
    """The tank cards of a seat, or those in another place."""
    return [card for card, owner in enumerate(state.owners) if owner == place]


def dump_player(state: State, seat: int) -> dict[str, Any]:
    pawns = [dump_pawn(state, pawn) for pawn in state.rules.pawns_of[seat]]
    if state.rules.mode == FAMILY:
        return {"pawns": pawns}
    return {"tanks": [dump_tank(state, card) for card in cards_at(state, seat)], "pawns": pawns}


def dump_tank(state: State, card: int) -> str | dict[str, Any]:
    """Its name; more only where there is more to tell."""
    name = state.rules.tank_texts[card]
    told: dict[str, Any] = {"tank": name}
    upgrades = state.upgrades[card * SLOTS : card * SLOTS + SLOTS]
    if any(upgrades):
        told["upgrades"] = [SPECIAL_TEXTS[each] for each in upgrades if each != NO_UPGRADE]
    if state.wrecked & (1 << card):
        told["destroyed"] = True
    return told if len(told) > 1 else name


def dump_pawn(state: State, pawn: int) -> dict[str, Any]:
    cell, card, corner = (
        state.pawn_cells[pawn],
        state.pawn_cards[pawn],
        state.pawn_corners[pawn],
    )
    told: dict[str, Any] = {"cell": cell_text(cell) if cell >= 0 else None}
    if state.rules.mode == FAMILY:
        return told
    told["tank"] = state.rules.tank_texts[card] if card >= 0 else None
    if state.rules.mode == SOLO:
        told["base"] = BASE_TEXTS[corner] if corner >= 0 else None
        if cell == REMOVED:
            told["removed"] = True
    else:
        told["points"] = state.pawn_points[pawn]
    return told


def dump_side(state: State, side: int) -> dict[str, Any]:
    if state.rules.mode == FAMILY:
        return {"pairs": state.pairs[side]}
    singles = []
    for picture, text in enumerate(state.rules.picture_texts):
        held = state.singles[side * PICTURES + picture]
        if held:
            singles.append(text + "*" if held == 2 else text)
    specials = []
    for number, text in enumerate(SPECIAL_TEXTS):
        specials += [text] * state.specials[side * SPECIALS + number]
    told: dict[str, Any] = {"singles": singles, "pairs": state.pairs[side], "specials": specials}
    if state.rules.mode != SOLO:
        told["won"] = state.won[side]
    return told


def dump_tokens(state: State) -> dict[str, str | None]:
    """What lies on each cell. In family an empty cell is told, one never turned up is not."""
    told: dict[str, str | None] = {}
    for cell, token in enumerate(state.tokens):
        if token >= 0:
            told[cell_text(cell)] = token_text(state.rules, token)
        elif token == NO_TOKEN and state.rules.mode == FAMILY:
            told[cell_text(cell)] = None
    return told


def gone(state: State) -> list[str]:
    """Family: the tokens that were collected."""
    left = state.unseen + [token for token in state.tokens if token not in (NO_TOKEN, UNSEEN)]
    return [token_text(state.rules, token) for token in range(TOKENS) if token not in left]


def dump_artillery(state: State) -> dict[str, Any]:
    return {
        "tanks": cells_with(state, ARTILLERY),
        "tokens": state.artillery_tokens,
        "letters": [COLUMN_TEXTS[answer - LETTER_ANSWER] for answer in state.letters],
        "digits": [answer - DIGIT_ANSWER + 1 for answer in state.digits],
    }


def dump_turn(state: State) -> dict[str, Any]:
    if state.rules.mode == FAMILY:
        return {
            "extra_turns": state.extra_turns,
            "turned_now": cells(state.turned_now),
            "turned_before": cells(state.turned_before),
        }
    return {"main_actions": state.main_actions, "skipped": state.skipped}


def tell_argument(rules: Rules, kind: str, value: int) -> Any:
    """An argument of a step in words."""
    if kind == "picture":
        return rules.picture_texts[value]
    return value if kind == "number" else value + 1
