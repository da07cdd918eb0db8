"""What tokens, tanks and places are worth to a side, in points."""

from motorpool.battlegrounds.codes import SOLO, SPECIAL_TEXTS
from motorpool.battlegrounds.tables import cell_of
from motorpool.bots.battlegrounds.reach import reach
from motorpool.bots.battlegrounds.sight import Sight, Tank

PAIR = 2.0
VICTORY = 50.0
SPECIAL = {
    "extra_turn": 1.2,
    "extra_tank": 0.2,
    "turning": 0.8,
    "longer_shot": 0.9,
    "longer_move": 0.7,
    "fire_first": 0.5,
    "armor_plate": 0.6,
}
SINGLE = 0.3  # with partners on the board
SINGLE_PARTNER = 0.1  # and for each of them
SPECIAL_SINGLE = 0.3  # share of what the special brings once it is paired
DENIED = 0.4  # an opponent has the other half of the pair
LAST_DENIED = 1.0  # and this is its last partner
TURN_LOST = 1.0  # by a tank that is destroyed
TANK_LOST = 7.0  # for good, to the artillery
ARMOR_SPENT = 0.5
DUD_CLEARED = 0.05
ARTILLERY_CLEARED = 0.8  # a point less for the artillery is a turn more for us
SHOT_IN_REACH = 0.35  # how likely it is that an enemy makes use of it


class Worth:
    """Judges one table for one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.solo = sight.rules.mode == SOLO
        self.tokens = [
            self.token(cell, sight.singles[sight.side][picture]) if picture >= 0 else 0.0
            for cell, picture in enumerate(sight.pictures)
        ]
        self.cleared = ARTILLERY_CLEARED if self.solo else DUD_CLEARED
        self.shelled = shelled_cells(sight)
        self.threats = [(tank, reach(tank.card.drive, tank.cell)) for tank in sight.enemies]

    def token(self, cell: int, single: int, gone: int = 0) -> float:
        """A token to a side that holds a single of its picture, or none; `gone` were taken."""
        sight = self.sight
        picture = sight.pictures[cell]
        special = SPECIAL[SPECIAL_TEXTS[sight.rules.special[picture]]]
        partners = sight.left[picture] - 1 - gone
        worth = self.denial(picture, partners)
        if single:
            worth += PAIR
            if single == 2 or sight.special[cell]:
                worth += special
            if not self.solo and sight.points[sight.side] + PAIR >= sight.view["target"]:
                worth += VICTORY
        elif partners > 0:
            worth += SINGLE + SINGLE_PARTNER * partners
            if sight.special[cell]:
                worth += SPECIAL_SINGLE * special
        return worth

    def denial(self, picture: int, partners: int) -> float:
        worth = 0.0
        for side, singles in enumerate(self.sight.singles):
            if side != self.sight.side and singles[picture]:
                worth += DENIED if partners > 0 else LAST_DENIED
        return worth

    def kill(self, tank: Tank) -> float:
        """An enemy tank in the sights."""
        if tank.card.armor:
            return ARMOR_SPENT
        worth = tank.points + TURN_LOST
        if self.sight.points[self.sight.side] + tank.points >= self.sight.view["target"]:
            worth += VICTORY
        return worth

    def danger(self, tank: Tank, cell: int, destroyed: int | None = None) -> float:
        """What standing on a cell may cost until the next turn."""
        if self.solo:
            return self.shelling(tank, cell)
        shooters = {
            enemy.owner
            for enemy, cells in self.threats
            if cell in cells and enemy.cell != destroyed
        }
        loss = ARMOR_SPENT if tank.card.armor else tank.points + TURN_LOST
        return loss * (1 - (1 - SHOT_IN_REACH) ** len(shooters))

    def shelling(self, tank: Tank, cell: int) -> float:
        """The artillery takes one letter and one digit of those still to come."""
        if cell not in self.shelled:
            return 0.0
        return (ARMOR_SPENT if tank.card.armor else TANK_LOST) / len(self.shelled)


def shelled_cells(sight: Sight) -> set[int]:
    """Solo: what the artillery may hit next, by the letters and digits still to come."""
    if "artillery" not in sight.view:
        return set()
    letters, digits = sight.view["artillery"]["letters"], sight.view["artillery"]["digits"]
    return {cell_of(f"{letter}{digit}") for letter in letters for digit in digits}
