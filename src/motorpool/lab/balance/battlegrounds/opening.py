"""Which tank cards the seats begin with."""

from motorpool.battlegrounds.codes import FIELD, VERB_SHIFT
from motorpool.battlegrounds.state import State


class Opening:
    """The cards of one game: all that were dealt or drafted, and those put in the field first."""

    def __init__(self) -> None:
        self.dealt: list[tuple[int, int]] = []  # seat and card
        self.fielded: list[tuple[int, int]] = []

    def watch(self, state: State, action: int) -> None:
        if state.step() != FIELD or state.turn > 0:
            return
        if not self.dealt:
            self.dealt = [(seat, card) for card, seat in enumerate(state.owners) if seat >= 0]
        self.fielded.append((state.seat_to_decide(), action % VERB_SHIFT))
