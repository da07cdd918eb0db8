"""A view as a player takes it in: cards for texts, friend and foe apart."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from motorpool.bots.rush.cards import Book, Card
from motorpool.rush.codes import HEADQUARTERS, NATION_TEXTS

View = dict[str, Any]
USUAL_ROUNDS = 16  # about so many rounds does a game last


@dataclass(slots=True)
class Base:
    """A standing Base and who defends it."""

    seat: int
    slot: int
    damaged: bool
    defender: Card | None
    defender_damaged: bool
    shielded: bool = False  # a Headquarters while its owner has another Base (RU-SF-04)


class Sight:
    """What one seat sees."""

    def __init__(self, view: View, book: Book) -> None:
        self.view = view
        self.book = book
        self.rules = book.rules
        self.seat: int = view["seat"]
        self.asked: View = view["asked"]
        self.turn: View = view["this_turn"]
        self.over_soon: bool = view["trigger"] != "none"
        self.players: list[View] = view["players"]
        own = self.players[self.seat]
        self.own = own
        self.hand = self.cards(own["hand"])
        self.rear = book.by_text[own["rear"]] if own["rear"] else None
        self.reserve = self.cards(view["reserve"])
        self.bases = self.standing(own)
        self.allies = [
            player
            for player in self.players
            if player["side"] == own["side"] and player["seat"] != self.seat
        ]
        # Clockwise from the own seat: of enemies that are alike nobody is always the first
        clockwise = self.players[self.seat + 1 :] + self.players[: self.seat]
        self.enemies = [player for player in clockwise if player["side"] != own["side"]]
        self.targets = [base for enemy in self.enemies for base in self.standing(enemy)]

    def cards(self, texts: list[str]) -> list[Card]:
        by_text = self.book.by_text
        return [by_text[text] for text in texts]

    def standing(self, player: View) -> list[Base]:
        bases = []
        others = False
        for slot, base in enumerate(player["bases"]):
            if base["standing"]:
                defender = base["defender"]
                bases.append(
                    Base(
                        player["seat"],
                        slot,
                        base["damaged"],
                        self.book.by_text[defender] if defender else None,
                        base["defender_damaged"],
                        slot == HEADQUARTERS and others,
                    )
                )
                others = True
        return bases

    @cached_property
    def late(self) -> float:
        """From 0 at the beginning to 1 in the last round."""
        if self.over_soon:
            return 1.0
        late: float = min(1.0, (self.view["round"] - 1) / USUAL_ROUNDS)
        for nation, (ones, _) in self.view["medals"].items():
            whole = self.rules.one_medals[NATION_TEXTS.index(nation)]
            if whole:
                late = max(late, 1 - ones / whole)
        for player in self.players:
            lost = sum(not base["standing"] for base in player["bases"])
            late = max(late, lost / len(player["bases"]))
        return min(late, 0.95)

    def open_bases(self) -> int:
        """How many own Bases nobody defends."""
        return sum(base.defender is None for base in self.bases)
