"""Games of plain bots; then as many in which chance says who drives which tank."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from motorpool.battlegrounds.codes import CORNER_CELLS, FAMILY, SOLO
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Outcome
from motorpool.lab.balance import measuring
from motorpool.lab.balance.battlegrounds.conscript import Conscript
from motorpool.lab.balance.battlegrounds.opening import Opening
from motorpool.lab.simulate import Spec

Beaten = list[tuple[int, Fraction]]  # of each seat: its place, and the part of the others beaten


class Record:
    """How the sides fared that had a tank: the opponents beaten, as a part of all of them.

    The order of turns is kept apart, for the first to move wins more often with any tank.
    """

    def __init__(self) -> None:
        self.games: Counter[tuple[int, int]] = Counter()  # by tank card and place
        self.beaten: dict[tuple[int, int], Fraction] = {}

    def count(self, cards: Iterable[tuple[int, int]], beaten: Beaten) -> None:
        """Count the seats with their cards."""
        for seat, card in cards:
            place, part = beaten[seat]
            self.games[card, place] += 1
            self.put(card, place, part)

    def add(self, other: "Record") -> None:
        self.games.update(other.games)
        for (card, place), part in other.beaten.items():
            self.put(card, place, part)

    def put(self, card: int, place: int, part: Fraction) -> None:
        self.beaten[card, place] = self.beaten.get((card, place), Fraction(0)) + part


class Counts(measuring.Counts):
    """What is counted in Battlegrounds."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.wins_by_corner: list[Fraction] = [Fraction(0)] * len(CORNER_CELLS)
        self.dealt = Record()  # plain bots choose among their cards
        self.fielded = Record()  # chance chooses

    def add(self, other: "Counts") -> None:
        super().add(other)
        for corner, wins in enumerate(other.wins_by_corner):
            self.wins_by_corner[corner] += wins
        self.dealt.add(other.dealt)
        self.fielded.add(other.fielded)


@dataclass
class Measurement(measuring.Measurement[Counts]):
    """The games of plain bots and, where there are tank cards, as many of conscripts."""

    @property
    def total(self) -> int:
        return self.plain * (1 if self.game.rules.mode == FAMILY else 2)

    def nothing(self) -> Counts:
        return Counts(self.spec.seats)

    def play_plain(self, number: int, counts: Counts) -> None:
        opening = Opening()
        ended = self.count_plain(number, counts, opening.watch)
        if ended:
            state, outcome = ended
            counts.dealt.count(opening.dealt, beaten(state, outcome))
            count_corners(state, outcome, counts)

    def play_other(self, number: int, counts: Counts) -> None:
        """Chance picks for all, so that a fair share is half of the opponents for every tank."""
        opening = Opening()
        bots = [
            Conscript(bot, self.game.rules, Seeded(f"{self.seed}/{number}/tanks/{seat}"))
            for seat, bot in enumerate(self.seat_bots(number))
        ]
        state, _ = self.play_game(number, bots, opening.watch)
        if state.over():
            counts.fielded.count(opening.fielded, beaten(state, self.game.outcome(state)))


def plan(spec: Spec, games: int, seed: str, bot: str = measuring.USUAL_BOT) -> Measurement:
    task = Measurement(spec, seed, games, bot)
    if task.game.rules.mode == SOLO:
        raise BadOption("cli-balance-solo")
    return task


def beaten(state: State, outcome: Outcome) -> Beaten:
    """How each seat fared; a tie is half a victory."""
    sides = outcome.details["sides"]
    parts = [Fraction(0)] * len(outcome.points)
    for own in sides:
        others = [side for side in sides if side is not own]
        won = sum(duel(rank(own, outcome), rank(other, outcome)) for other in others)
        for seat in own["seats"]:
            parts[seat] = Fraction(won) / len(others)
    return [(state.rules.order.index(seat), part) for seat, part in enumerate(parts)]


def duel(own: tuple[bool, int, int], other: tuple[bool, int, int]) -> Fraction:
    return Fraction(1 + (own > other) - (own < other), 2)


def rank(side: dict[str, Any], outcome: Outcome) -> tuple[bool, int, int]:
    """What decides between sides, in order (BG-END-01, BG-END-02)."""
    return (side["seats"][0] in outcome.winners, side["total"], side["pairs"])


def count_corners(state: State, outcome: Outcome, counts: Counts) -> None:
    """A victory counts for each corner in which the winners began."""
    winning = [
        side["seats"] for side in outcome.details["sides"] if side["seats"][0] in outcome.winners
    ]
    for seats in winning:
        for pawn, owner in enumerate(state.rules.pawn_owner):
            if owner in seats:
                counts.wins_by_corner[state.rules.pawn_corner[pawn]] += Fraction(1, len(winning))
