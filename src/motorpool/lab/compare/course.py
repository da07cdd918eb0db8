"""How games go, round by round: who leads, and whether the leader wins in the end."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from motorpool.core.game import Game, Outcome


class Watcher:
    """Notes the points of all sides at the end of each round of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rounds: list[Outcome] = []

    def __call__(self, state: Any, action: int) -> None:
        if state.turn // self.game.seats > len(self.rounds):
            self.rounds.append(self.game.outcome(state))


class Course:
    """Sums over games, by round; those that ended before are not in it."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        self.leader_wins: dict[int, Fraction] = {}
        self.winners: dict[int, Fraction] = {}  # points of those who win in the end
        self.others: dict[int, Fraction] = {}

    def count(self, rounds: Sequence[Outcome], end: Outcome) -> None:
        """A game with several sides."""
        sides = [side["seats"][0] for side in end.details["sides"]]
        won = [seat for seat in sides if seat in end.winners]
        lost = [seat for seat in sides if seat not in end.winners]
        for number, now in enumerate(rounds, 1):
            most = max(now.points[seat] for seat in sides)
            leading = [seat for seat in sides if now.points[seat] == most]
            right = len([seat for seat in leading if seat in won])
            self.games[number] += 1
            add(self.leader_wins, number, Fraction(right, len(leading)))
            add(self.winners, number, mean([now.points[seat] for seat in won]))
            add(self.others, number, mean([now.points[seat] for seat in lost or won]))

    def add(self, other: "Course") -> None:
        self.games.update(other.games)
        for ours, theirs in (
            (self.leader_wins, other.leader_wins),
            (self.winners, other.winners),
            (self.others, other.others),
        ):
            for number, value in theirs.items():
                add(ours, number, value)


def add(sums: dict[int, Fraction], number: int, value: Fraction) -> None:
    sums[number] = sums.get(number, Fraction(0)) + value


def mean(values: Sequence[int]) -> Fraction:
    return Fraction(sum(values), len(values))
