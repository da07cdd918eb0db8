"""The table: board, pawns, tank cards and what the sides have won. Plain data.

Copies of a table share the lists that seldom change. Who changes one takes an own one first.
"""

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    ARTILLERY_TANKS,
    CELLS,
    DUDS,
    FAMILY,
    IN_PILE,
    NO_TOKEN,
    NOTHING,
    OFF_BOARD,
    PICTURES,
    SLOTS,
    SOLO,
    SPECIALS,
)
from motorpool.battlegrounds.tables import Rules
from motorpool.core.steps import Steps


class Table(Steps):
    """The whole table."""

    def __init__(self, rules: Rules, source: "Table | None") -> None:
        super().__init__(source)
        self.rules = rules
        if source is None:
            tanks = len(rules.tank_texts)
            pawns = len(rules.pawn_owner)
            self.tokens: list[int] = [NO_TOKEN] * CELLS  # on each cell
            self.hazards: list[int] = [NOTHING] * CELLS  # dud or artillery tank on each cell
            self.pawns: list[int] = [-1] * CELLS  # which pawn stands on each cell
            self.pawn_cells: list[int] = [OFF_BOARD] * pawns
            self.pawn_cards: list[int] = [-1] * pawns  # the active card of each pawn
            # Shared with copies: the corners, the points, the owners and the upgrades
            self.pawn_corners: list[int] = rules.pawn_corner[:]
            self.pawn_points: list[int] = [3] * pawns  # value of the top point token; 0: none left
            self.owners: list[int] = [IN_PILE] * tanks  # the seat of each tank card, or where it is
            self.upgrades: list[int] = [0] * (tanks * SLOTS)
            self.wrecked = 0  # bit of each card destroyed since its owner's last turn began
            # What the sides have won
            self.singles: list[int] = [0] * (rules.sides * PICTURES)  # 1 plain, 2 special
            self.pairs: list[int] = [0] * rules.sides
            self.won: list[int] = [0] * rules.sides  # points by point tokens
            self.specials: list[int] = [0] * (rules.sides * SPECIALS)  # won and not used yet
            self.duds = DUDS  # in the pool
            # Solo
            self.letters: list[int] = []  # face down; those turned up lie open
            self.digits: list[int] = []
            self.artillery_tokens = 0
            self.artillery_tanks = ARTILLERY_TANKS  # in its stock
            # Family: which tokens were turned up by this turn and by the one before
            self.turned_now: list[int] = []
            self.turned_before: list[int] = []
            self.unseen: list[int] = []  # tokens whose cell chance has not decided yet
            self.extra_turns = 0
            # The turn
            self.turn = 0
            self.active = 0
            self.main_actions = 0  # still to do
            self.skipped = False
            self.winner = -1  # the side that reached the target
        else:
            self.tokens = source.tokens[:]
            family = rules.mode == FAMILY  # has no duds, no singles and no specials
            self.hazards = source.hazards if family else source.hazards[:]
            self.pawns = source.pawns[:]
            self.pawn_cells = source.pawn_cells[:]
            self.pawn_cards = source.pawn_cards[:]
            self.pawn_corners = source.pawn_corners
            self.pawn_points = source.pawn_points
            self.owners = source.owners
            self.upgrades = source.upgrades
            self.wrecked = source.wrecked
            self.singles = source.singles if family else source.singles[:]
            self.pairs = source.pairs[:]
            self.won = source.won[:]
            self.specials = source.specials if family else source.specials[:]
            self.duds = source.duds
            solo = rules.mode == SOLO
            self.letters = source.letters[:] if solo else source.letters
            self.digits = source.digits[:] if solo else source.digits
            self.artillery_tokens = source.artillery_tokens
            self.artillery_tanks = source.artillery_tanks
            self.turned_now = source.turned_now[:] if family else source.turned_now
            self.turned_before = source.turned_before[:] if family else source.turned_before
            self.unseen = source.unseen[:] if family else source.unseen
            self.extra_turns = source.extra_turns
            self.turn = source.turn
            self.active = source.active
            self.main_actions = source.main_actions
            self.skipped = source.skipped
            self.winner = source.winner

    def active_side(self) -> int:
        return self.rules.side[self.active]

    def has_upgrade(self, card: i64, upgrade: i64) -> i64:
        """How many upgrades of a kind lie on a card."""
        count: i64 = 0
        for place in range(card * SLOTS, card * SLOTS + SLOTS):
            if self.upgrades[place] == upgrade:
                count += 1
        return count

    def place_pawn(self, pawn: int, cell: int) -> None:
        """Put a pawn on a cell, from wherever it was."""
        self.lift_pawn(pawn)
        self.pawn_cells[pawn] = cell
        self.pawns[cell] = pawn

    def lift_pawn(self, pawn: int) -> None:
        cell = self.pawn_cells[pawn]
        if cell >= 0:
            self.pawns[cell] = -1
            self.pawn_cells[pawn] = OFF_BOARD

    def points(self, side: int) -> int:
        """BG-PAIR-01, BG-END-01: two for each pair, and the point tokens won."""
        return 2 * self.pairs[side] + self.won[side]

    def is_inactive(self, card: i64, seat: i64) -> bool:
        """Whether a card is the seat's and no pawn drives it."""
        if self.owners[card] != seat:
            return False
        for active in self.pawn_cards:
            if active == card:
                return False
        return True

    def inactive_cards(self, seat: int) -> list[int]:
        return [card for card in range(len(self.owners)) if self.is_inactive(card, seat)]
