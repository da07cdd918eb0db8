"""Achievements: how often they are won, by whom, and how often they decide."""

from collections import Counter
from fractions import Fraction
from typing import Any

from motorpool.core.game import Outcome
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT
from motorpool.rush.state import State


class Awards:
    """Over many games; the names are those of the Achievements."""

    def __init__(self) -> None:
        self.decided = 0  # games that another would have won without any Achievement
        self.in_play: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.by_winner: Counter[str] = Counter()
        self.decisive: Counter[str] = Counter()  # another would have won without this one
        self.by_place: dict[tuple[str, int], Fraction] = {}  # allies have equal parts of theirs

    def count(self, state: State, outcome: Outcome) -> None:
        rules = state.rules
        self.decided += others_win(outcome, all_achievements(outcome))
        self.in_play.update(
            rules.achievements[card - rules.first_achievement].text for card in state.achievements
        )
        for side in outcome.details["sides"]:
            for name in side["achievements"]:
                self.won[name] += 1
                self.by_winner[name] += side["seats"][0] in outcome.winners
                self.decisive[name] += others_win(outcome, {name})
                for seat in side["seats"]:
                    self.put(name, rules.order.index(seat), Fraction(1, len(side["seats"])))

    def put(self, name: str, place: int, part: Fraction) -> None:
        self.by_place[name, place] = self.by_place.get((name, place), Fraction(0)) + part

    def add(self, other: "Awards") -> None:
        self.decided += other.decided
        self.in_play.update(other.in_play)
        self.won.update(other.won)
        self.by_winner.update(other.by_winner)
        self.decisive.update(other.decisive)
        for (name, place), part in other.by_place.items():
            self.put(name, place, part)


def all_achievements(outcome: Outcome) -> set[str]:
    return {name for side in outcome.details["sides"] for name in side["achievements"]}


def others_win(outcome: Outcome, without: set[str]) -> bool:
    """Whether others would have won if these Achievements had not been there."""
    sides = outcome.details["sides"]
    best = max(rank(side, without) for side in sides)
    leading = [seat for side in sides if rank(side, without) == best for seat in side["seats"]]
    return sorted(leading) != sorted(outcome.winners)


def rank(side: dict[str, Any], without: set[str] | None = None) -> tuple[int, ...]:
    """What decides between sides, in order (RU-END-05)."""
    lost = sum(name in (without or ()) for name in side["achievements"])
    return (
        side["total"] - POINTS_PER_ACHIEVEMENT * lost,
        side["vehicles_destroyed"],
        side["bases_destroyed"],
        len(side["achievements"]) - lost,
    )
