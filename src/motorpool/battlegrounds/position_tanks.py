"""Reads the tank cards and the pawns of a position."""

from typing import Any

from motorpool.battlegrounds.codes import (
    DRAFT,
    DRAWN,
    ENTER,
    FACE_UP,
    FAMILY,
    FIELD,
    IN_BOX,
    REMOVED,
    SLOTS,
    SOLO,
    SPECIAL_TEXTS,
    TURN_BEGINS,
)
from motorpool.battlegrounds.position_schema import BASE_TEXTS
from motorpool.battlegrounds.position_steps import count_steps, waits
from motorpool.battlegrounds.setup import CARDS_PER_PAWN
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import cell_of
from motorpool.battlegrounds.tanks import is_free
from motorpool.core.files import shorten_text
from motorpool.core.position import Part


class Cards:
    """Puts tank cards in their places and refuses one that is put in two."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.where: dict[int, str] = {}  # the field that names the card

    def put(self, told: str | dict[str, Any], place: int, part: Part, field: str) -> None:
        """Put a card, told by its name or with its upgrades, where it is."""
        tank = {"tank": told} if isinstance(told, str) else told
        text = tank["tank"]
        card = tank_card(self.state, text, part, field)
        if card in self.where:
            values = {"card": text, "other": self.where[card]}
            raise part.refuse("position-card-twice", field, values)
        self.where[card] = part.path + field
        self.state.owners[card] = place
        for slot, upgrade in enumerate(tank.get("upgrades", ())):
            self.state.upgrades[card * SLOTS + slot] = SPECIAL_TEXTS.index(upgrade)
        if tank.get("destroyed"):
            self.state.wrecked |= 1 << card

    def put_all(self, place: int, part: Part, field: str) -> None:
        for number, told in enumerate(part.data.get(field, ()), 1):
            self.put(told, place, part, f"{field}.{number}")

    def fill(self, place: int, count: int) -> None:
        """Put the first cards that are named nowhere, until there are so many."""
        for card in range(len(self.state.owners)):
            if self.state.owners.count(place) < count and card not in self.where:
                self.where[card] = ""
                self.state.owners[card] = place


def tank_card(state: State, text: str, part: Part, field: str) -> int:
    if text not in state.rules.tank_texts:
        raise part.refuse("position-card-unknown", field, {"card": shorten_text(text)})
    return state.rules.tank_texts.index(text)


def read_tanks(state: State, whole: Part, seats: list[Part]) -> None:
    """A player whose tanks are not told has those of its pawns, and the first ones left."""
    rules = state.rules
    cards = Cards(state)
    cards.put_all(IN_BOX, whole, "box")
    cards.put_all(FACE_UP, whole, "draft")
    cards.put_all(DRAWN, whole, "drawn")
    for seat, part in enumerate(seats):
        cards.put_all(seat, part, "tanks")
        if "tanks" not in part.data:
            for pawn in part.parts("pawns"):
                if pawn.data.get("tank") is not None:
                    cards.put(pawn.data["tank"], seat, pawn, "tank")
    drafts = count_steps(state, DRAFT)
    for seat, part in enumerate(seats):
        if "tanks" not in part.data:
            cards.fill(seat, cards_at_set_up(state, seat))
    if "draft" not in whole.data and drafts:
        cards.fill(FACE_UP, len(state.owners) if rules.mode == SOLO else drafts)
    check_draft(state, whole, drafts)


def cards_at_set_up(state: State, seat: int) -> int:
    """How many tanks a player has by now when all are dealt or drafted, solo two in all."""
    pawns = 1 if state.rules.mode == SOLO else len(state.rules.pawns_of[seat])
    return CARDS_PER_PAWN * pawns - count_steps(state, DRAFT, seat)


def check_draft(state: State, whole: Part, drafts: int) -> None:
    """While the game is set up everybody has the tanks that were dealt or picked."""
    rules = state.rules
    face_up = state.owners.count(FACE_UP)
    if rules.mode == SOLO and drafts:
        fits = face_up == len(state.owners) - state.owners.count(0)
    else:
        fits = face_up == drafts
    if not fits:
        raise whole.refuse("position-turn-value", "draft", {"name": "draft"})
    if state.arg_of(0, 0) == TURN_BEGINS and len(state.steps) > 1:
        for seat in range(rules.seats):
            due = cards_at_set_up(state, seat)
            if state.owners.count(seat) != due:
                values = {"seat": seat + 1, "count": due}
                raise whole.refuse("position-tanks", f"players.{seat + 1}.tanks", values)


def read_pawns(state: State, seats: list[Part]) -> None:
    parts: list[Part] = [Part({})] * len(state.rules.pawn_owner)
    for seat, part in enumerate(seats):
        told = part.parts("pawns")
        pawns = state.rules.pawns_of[seat]
        if len(told) > len(pawns):
            raise part.refuse("position-pawns", "pawns", {"count": len(pawns)})
        for number, pawn in enumerate(pawns):
            parts[pawn] = (
                told[number] if number < len(told) else part.part(f"pawns.{number + 1}", {})
            )
    for pawn, part in enumerate(parts):
        if part.data.get("cell") is not None:
            put_on_cell(state, pawn, part)
    for pawn, part in enumerate(parts):
        if state.rules.mode == SOLO:
            read_base(state, pawn, part, parts)
        if part.data.get("removed"):
            remove(state, pawn, part)
        elif "cell" not in part.data and not waits(state, ENTER, pawn):
            put_on_base(state, pawn)
    for pawn, part in enumerate(parts):
        state.pawn_points[pawn] = part.data.get("points", 3)
        if state.rules.mode != FAMILY:
            read_card(state, pawn, part)
        check_pawn(state, pawn, part)


def put_on_cell(state: State, pawn: int, part: Part) -> None:
    cell = cell_of(part.data["cell"])
    if not is_free(state, cell):
        raise part.refuse("position-cell-taken", "cell", {"cell": part.data["cell"]})
    state.place_pawn(pawn, cell)


def put_on_base(state: State, pawn: int) -> None:
    for cell in state.rules.corner_cells[state.pawn_corners[pawn]]:
        if is_free(state, cell):
            state.place_pawn(pawn, cell)
            return


def remove(state: State, pawn: int, part: Part) -> None:
    """Solo: hit by the artillery, it comes back only with an extra card (BG-SOLO-08)."""
    if state.rules.mode != SOLO or state.pawn_cells[pawn] >= 0:
        raise part.refuse("position-pawn", "removed")
    state.pawn_cells[pawn] = REMOVED


def read_base(state: State, pawn: int, part: Part, parts: list[Part]) -> None:
    """Solo: two different bases, chosen when the pawns enter for the first time (BG-SOLO-01)."""
    setting_up = state.arg_of(0, 0) == TURN_BEGINS and waits(state, ENTER, pawn)
    taken = [BASE_TEXTS[corner] for corner in state.pawn_corners if corner >= 0]
    taken += [other.data["base"] for other in parts if "base" in other.data]
    usual = None if setting_up else next(base for base in BASE_TEXTS if base not in taken)
    base = part.data.get("base", usual)
    corner = -1 if base is None else BASE_TEXTS.index(base)
    if (base is None) != setting_up or (corner >= 0 and corner in state.pawn_corners):
        raise part.refuse("position-base", "base")
    state.pawn_corners[pawn] = corner


def read_card(state: State, pawn: int, part: Part) -> None:
    """The active card: the one that is told, or the owner's first that no pawn drives."""
    owner = state.rules.pawn_owner[pawn]
    if "tank" in part.data:
        if part.data["tank"] is not None:
            card = tank_card(state, part.data["tank"], part, "tank")
            if not state.is_inactive(card, owner):
                values = {"card": part.data["tank"]}
                raise part.refuse("position-card-not-there", "tank", values)
            state.pawn_cards[pawn] = card
    elif has_card(state, pawn):
        cards = state.inactive_cards(owner)
        if not cards:
            raise part.refuse("position-pawn", "tank")
        state.pawn_cards[pawn] = cards[0]


def has_card(state: State, pawn: int) -> bool:
    """Whether a pawn drives a card: on the board, and between its two steps onto it."""
    if state.pawn_cells[pawn] >= 0:
        return True
    picked = pawn < len(state.pawn_cards) - count_steps(state, DRAFT)  # solo, in this order
    return waits(state, ENTER, pawn) and not waits(state, FIELD, pawn) and picked


def check_pawn(state: State, pawn: int, part: Part) -> None:
    """What a pawn has and where it is must fit the steps."""
    on_board = state.pawn_cells[pawn] >= 0
    entering = waits(state, ENTER, pawn)
    family = state.rules.mode == FAMILY
    setting_up = state.arg_of(0, 0) == TURN_BEGINS and len(state.steps) > 1
    if on_board == entering and (on_board or family or setting_up):
        raise part.refuse("position-pawn", "cell")
    if not family and has_card(state, pawn) != (state.pawn_cards[pawn] >= 0):
        raise part.refuse("position-pawn", "tank")
