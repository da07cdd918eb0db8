"""The view of a seat with numbers for names, as the bots of Battlegrounds look at it."""

from dataclasses import dataclass

from motorpool.battlegrounds.codes import CELLS, DIRECTION_TEXTS, PICTURES, SLOTS
from motorpool.battlegrounds.tables import Rules, cell_of
from motorpool.bots.battlegrounds.reach import Drive
from motorpool.bots.bot import View


@dataclass(frozen=True)
class Card:
    """A tank card that lies open."""

    number: int
    owner: int | None
    drive: Drive
    upgrades: tuple[str, ...]
    wrecked: bool

    @property
    def armor(self) -> int:
        return self.upgrades.count("armor_plate")

    @property
    def free_slots(self) -> int:
        return SLOTS - len(self.upgrades)


@dataclass(frozen=True)
class Tank:
    """A pawn on the board, with the card that it drives."""

    pawn: int
    owner: int
    cell: int
    card: Card
    points: int  # what its destruction brings


class Sight:
    """The table in battle, team and solo."""

    def __init__(self, view: View, rules: Rules) -> None:
        self.view = view
        self.rules = rules
        self.seat: int = view["seat"]
        self.side = rules.side[self.seat]
        self.main_actions: int = view["main_actions"]
        self.pictures = [-1] * CELLS  # of the token on each cell
        self.special = [False] * CELLS
        self.left = [0] * PICTURES  # tokens of each picture on the board
        for text, name in view["tokens"].items():
            cell = cell_of(text)
            self.pictures[cell] = rules.picture_texts.index(name.removesuffix("*"))
            self.special[cell] = name.endswith("*")
            self.left[self.pictures[cell]] += 1
        self.points = [side["points"] for side in view["sides"]]
        self.singles = [self.singles_of(side["singles"]) for side in view["sides"]]
        self.cards = [self.card(told) for told in view["cards"]]
        tanks = [self.tank(told) for told in view["pawns"] if told["cell"] is not None]
        self.own = [tank for tank in tanks if tank.owner == self.seat]
        self.enemies = [tank for tank in tanks if rules.side[tank.owner] != self.side]
        self.tank_at = {tank.cell: tank for tank in tanks}
        artillery = view["artillery"]["tanks"] if "artillery" in view else []
        self.hazards = {cell_of(text) for text in [*view["duds"], *artillery]}

    def singles_of(self, told: dict[str, str]) -> list[int]:
        """Of each picture: 0 nothing, 1 a plain token, 2 a special one."""
        singles = [0] * PICTURES
        for name, kind in told.items():
            singles[self.rules.picture_texts.index(name)] = 2 if kind == "special" else 1
        return singles

    def card(self, told: View) -> Card:
        upgrades = tuple(told["upgrades"])
        (move, move_direction), (shot, shot_direction) = told["move"], told["shot"]
        drive = Drive(
            tuple(range(move, move + upgrades.count("longer_move") + 1)),
            DIRECTION_TEXTS.index(move_direction),
            "turning" in upgrades,
            tuple(range(shot, shot + upgrades.count("longer_shot") + 1)),
            DIRECTION_TEXTS.index(shot_direction),
        )
        number = self.rules.tank_texts.index(told["card"])
        return Card(number, told["owner"], drive, upgrades, told["wrecked"])

    def card_by_number(self, number: int) -> Card:
        return next(card for card in self.cards if card.number == number)

    def tank(self, told: View) -> Tank:
        card = self.card_by_number(self.rules.tank_texts.index(told["card"]))
        cell = cell_of(told["cell"])
        return Tank(told["pawn"], told["owner"], cell, card, told["points_left"])

    def tank_of(self, pawn: int) -> Tank:
        return next(tank for tank in self.own if tank.pawn == pawn)

    def is_free(self, cell: int) -> bool:
        return cell not in self.tank_at and cell not in self.hazards
