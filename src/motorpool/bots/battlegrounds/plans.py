"""One turn ahead: what a move, a shot and the place where the tank then stands are worth."""

from collections.abc import Iterable
from dataclasses import replace

from motorpool.bots.battlegrounds.reach import move_ends, reach, shot_cells
from motorpool.bots.battlegrounds.sight import Sight, Tank
from motorpool.bots.battlegrounds.worth import ARMOR_SPENT, TURN_LOST, Worth

FUTURE = 0.7  # the best shot of the next turn: others may come first
DUD_LAID = 0.02


class Plans:
    """The plans of one seat at one table."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth = Worth(sight)

    def others(self, mover: Tank) -> list[tuple[Tank, int]]:
        """The other own tanks, and where they stand."""
        return [(tank, tank.cell) for tank in self.sight.own if tank.pawn != mover.pawn]

    def future(self, mover: Tank, cell: int, taken: int | None) -> float:
        """The best token within reach next turn, when the mover stands on a cell."""
        sight, tokens = self.sight, self.worth.tokens
        picture = -1 if taken is None else sight.pictures[taken]
        had = sight.singles[sight.side][picture] if taken is not None else 0
        gained = 0 if taken is None else 2 if sight.special[taken] else 1
        best = 0.0
        for tank, at_cell in [(mover, cell), *self.others(mover)]:
            for at in reach(tank.card.drive, at_cell):
                worth = tokens[at]
                if worth and sight.pictures[at] == picture:
                    worth = 0.0
                    if at != taken:
                        worth = self.worth.token(at, 0 if had else gained, gone=1)
                best = max(best, worth)
        return best

    def gain(self, at: int) -> tuple[float, int | None, int | None]:
        """The best that a shot at a cell brings: its worth, the token taken, the tank hit."""
        sight = self.sight
        enemy = sight.tank_at.get(at)
        token = self.worth.tokens[at] if sight.pictures[at] >= 0 else -1.0
        if enemy in sight.enemies and self.worth.kill(enemy) > token:
            return self.worth.kill(enemy), None, at
        if token >= 0:
            return token, at, None
        return self.worth.cleared if at in sight.hazards else 0.0, None, None

    def stand(self, tank: Tank, cell: int, taken: int | None, hit: int | None) -> float:
        """What it is worth to stand on a cell when the turn is over."""
        value = FUTURE * self.future(tank, cell, taken)
        for each, at in [(tank, cell), *self.others(tank)]:
            value -= self.worth.danger(each, at, hit)
        return value

    def stop(self, tank: Tank, cell: int) -> float:
        """To have moved to a cell: the best shot from there, and standing there."""
        best = self.stand(tank, cell, None, None)
        for at in shot_cells(tank.card.drive, cell):
            gain, taken, hit = self.gain(at)
            if gain > 0:
                best = max(best, gain + self.stand(tank, cell, taken, hit))
        return best

    def drive(self, tank: Tank, cells: Iterable[int], shoot: bool = True) -> float:
        """A move over cells: a tank that does not arrive loses its turn and its points."""
        armor = tank.card.armor
        cost = 0.0
        last = tank.cell
        for cell in cells:
            last = cell
            other = self.sight.tank_at.get(cell)
            if cell == tank.cell or (other is None and cell not in self.sight.hazards):
                continue
            if not armor:
                lost = tank.points if other in self.sight.enemies else 0
                return -2 * TURN_LOST - lost
            armor -= 1
            cost += ARMOR_SPENT
        value = self.stop(tank, last) if shoot else self.stand(tank, last, None, None)
        return value - cost

    def leave(self, tank: Tank, taken: int | None, hit: int | None) -> float:
        """After a first shot: the best place to drive to."""
        ends = [end for end in move_ends(tank.card.drive, tank.cell) if self.sight.is_free(end)]
        places = ends or [tank.cell]
        return max(self.stand(tank, end, taken, hit) for end in places)

    def main_action(self) -> float:
        """What one more main action would gain at once."""
        best = 0.0
        for tank in self.sight.own:
            for end in move_ends(tank.card.drive, tank.cell):
                if self.sight.is_free(end):
                    for at in shot_cells(tank.card.drive, end):
                        best = max(best, self.gain(at)[0])
        return best

    def change(self, tank: Tank, card: int) -> float:
        """Another card in the same cell: no shot this turn."""
        changed = replace(tank, card=self.sight.card_by_number(card))
        return self.stand(changed, tank.cell, None, None)
