"""What a seat sees of the table. In family mode no view shows a face-down picture."""

from typing import Any

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    CELLS,
    COPIES,
    DIRECTION_TEXTS,
    DRAWN,
    DUD,
    ENTER,
    FACE_UP,
    FAMILY,
    FIELD,
    FLIP,
    IN_BOX,
    IN_PILE,
    MODE_TEXTS,
    MOVE_AFTER,
    NO_TOKEN,
    NO_UPGRADE,
    PICTURES,
    REMOVED,
    SHOOT,
    SLOTS,
    SOLO,
    SPECIAL_COPY,
    SPECIAL_TEXTS,
    SPECIALS,
    STEP_TEXTS,
)
from motorpool.battlegrounds.family import is_face_up
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER, artillery_points
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import cell_text

FACE_DOWN = "face-down"


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as any seat sees it: nothing is hidden from one and open to another."""
    rules = state.rules
    told: dict[str, Any] = {
        "game": "battlegrounds",
        "mode": MODE_TEXTS[rules.mode],
        "seat": seat,
        "turn": state.turn,
        "round": state.turn // rules.seats + 1,
        "active": state.active,
        "target": rules.target,
        "over": state.over(),
        "asked": asked(state),
        "tokens": tokens(state),
        "duds": [cell_text(cell) for cell in range(CELLS) if state.hazards[cell] == DUD],
        "duds_left": state.duds,
        "pawns": [pawn_view(state, pawn) for pawn in range(len(rules.pawn_owner))],
        "sides": [side_view(state, side) for side in range(rules.sides)],
        "main_actions": state.main_actions,
        "extra_turns": state.extra_turns,
    }
    if rules.mode != FAMILY:
        told["cards"] = cards(state)
    if rules.mode == SOLO:
        told["artillery"] = artillery(state)
    return told


def tokens(state: State) -> dict[str, str]:
    """What lies on each cell: a picture, with a star when it is special, or a face-down token."""
    told = {}
    for cell in range(CELLS):
        token = state.tokens[cell]
        if token == NO_TOKEN:
            continue
        if state.rules.mode == FAMILY and not is_face_up(state, cell):
            told[cell_text(cell)] = FACE_DOWN
        else:
            told[cell_text(cell)] = token_name(state, token)
    return told


def token_name(state: State, token: int) -> str:
    picture = state.rules.picture_texts[token // COPIES]
    return picture + "*" if token % COPIES == SPECIAL_COPY else picture


def pawn_view(state: State, pawn: int) -> dict[str, Any]:
    cell, card = state.pawn_cells[pawn], state.pawn_cards[pawn]
    return {
        "pawn": pawn,
        "owner": state.rules.pawn_owner[pawn],
        "corner": state.pawn_corners[pawn],
        "cell": cell_text(cell) if cell >= 0 else None,
        "removed": cell == REMOVED,  # solo, by the artillery; an extra card brings it back
        "card": state.rules.tank_texts[card] if card >= 0 else None,
        "points_left": state.pawn_points[pawn],
    }


def side_view(state: State, side: int) -> dict[str, Any]:
    """What a side has in its area."""
    singles = {}
    for picture in range(PICTURES):
        held = state.singles[side * PICTURES + picture]
        if held:
            singles[state.rules.picture_texts[picture]] = "special" if held == 2 else "plain"
    specials = {
        text: state.specials[side * SPECIALS + number]
        for number, text in enumerate(SPECIAL_TEXTS)
        if state.specials[side * SPECIALS + number]
    }
    return {
        "points": state.points(side),
        "pairs": state.pairs[side],
        "won": state.won[side],
        "singles": singles,
        "specials": specials,
    }


def cards(state: State) -> list[dict[str, Any]]:
    """Every tank card: its values, where it is and what lies on it."""
    rules = state.rules
    places = {IN_PILE: "pile", IN_BOX: "box", FACE_UP: "draft", DRAWN: "drawn"}
    told = []
    for card, text in enumerate(rules.tank_texts):
        owner = state.owners[card]
        if owner == IN_PILE:
            continue  # the pile is face down
        upgrades = state.upgrades[card * SLOTS : card * SLOTS + SLOTS]
        told.append(
            {
                "card": text,
                "owner": owner if owner >= 0 else None,
                "place": places.get(owner, "player"),
                "move": [rules.move_distance[card], DIRECTION_TEXTS[rules.move_diagonal[card]]],
                "shot": [rules.shot_distance[card], DIRECTION_TEXTS[rules.shot_diagonal[card]]],
                "upgrades": [SPECIAL_TEXTS[each] for each in upgrades if each != NO_UPGRADE],
                "wrecked": bool(state.wrecked & (1 << card)),
            }
        )
    return told


def artillery(state: State) -> dict[str, Any]:
    """BG-SOLO-05: the letters and digits still to come are public."""
    return {
        "points": artillery_points(state),
        "tokens": state.artillery_tokens,
        "tanks_left": state.artillery_tanks,
        "tanks": [cell_text(cell) for cell in range(CELLS) if state.hazards[cell] == ARTILLERY],
        "letters": sorted("ABCDEFGH"[answer - LETTER_ANSWER] for answer in state.letters),
        "digits": sorted(answer - DIGIT_ANSWER + 1 for answer in state.digits),
    }


def asked(state: State) -> dict[str, Any]:
    """Whose decision waits, what is asked, and the facts about it."""
    step = state.step()
    told: dict[str, Any] = {"seat": state.seat_to_decide(), "step": STEP_TEXTS[step]}
    if step in (FIELD, ENTER, SHOOT, MOVE_AFTER):
        told["pawn"] = state.arg(1)
    elif step == FLIP:
        told["left"] = state.arg(1)
    return told
