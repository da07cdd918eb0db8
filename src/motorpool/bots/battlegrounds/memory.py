"""Family: what this player has seen so far (BG-FAM-05)."""

from motorpool.battlegrounds.codes import COPIES, DIRECTIONS, OFF_BOARD
from motorpool.battlegrounds.tables import NEIGHBOURS, cell_of
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.bots.bot import View


class Memory:
    """The pictures that lay face up in this player's own views, by cell.

    Who has a span remembers no more face-down tokens than that, those seen last.
    """

    def __init__(self, span: int | None = None) -> None:
        self.span = span
        self.seen: dict[int, str] = {}  # last seen last
        self.open: set[str] = set()  # face up now
        self.face_down: set[int] = set()

    def look(self, view: View) -> None:
        """Take in what is face up now, and forget what is gone or too long ago."""
        lying = {cell_of(text): name.removesuffix("*") for text, name in view["tokens"].items()}
        face_up = {cell: name for cell, name in lying.items() if name != FACE_DOWN}
        self.open = set(face_up.values())
        self.face_down = lying.keys() - face_up.keys()
        known = [(cell, name) for cell, name in self.seen.items() if cell in self.face_down]
        if self.span is not None:
            known = known[max(0, len(known) - self.span) :]
        self.seen = dict(known) | face_up

    def around(self, cell: int) -> list[int]:
        """The face-down tokens that touch a cell."""
        cells = NEIGHBOURS[cell * DIRECTIONS : (cell + 1) * DIRECTIONS]
        return [each for each in cells if each != OFF_BOARD and each in self.face_down]

    def luck(self, pictures: set[str]) -> float:
        """How likely an unknown token has one of these pictures."""
        unknown = len(self.face_down - self.seen.keys())
        known = list(self.seen.values())
        wanted = sum(COPIES - known.count(picture) for picture in pictures)
        return min(1.0, wanted / unknown) if unknown else 0.0
