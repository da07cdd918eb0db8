"""The rules of one game as plain tables: its switches, its cards, its order of play.

A card is a number, its row in the tables. Cards that are alike (Engineers, Medal
cards of one nation) share a kind; every Vehicle is a kind of its own, and the
Vehicles come first, so for them card and kind are the same number.
"""

from typing import final


@final
class Achievement:
    """What is counted, and whether the most or the fewest is best."""

    def __init__(
        self, text: str, weights: list[int], history: int, nation: int, fewest: bool
    ) -> None:
        self.text = text
        self.weights = weights  # for each card of the squad; empty when history counts
        self.history = history
        self.nation = nation  # -1 for all
        self.fewest = fewest


@final
class Rules:
    """Everything that stays the same during a game. Never changed once a game has begun."""

    def __init__(self) -> None:
        # Players
        self.seats = 2
        self.order: list[int] = []  # seats in the order of turns, a cycle
        self.side: list[int] = []  # of each seat; without teams every seat is a side
        self.sides = 2
        self.enemies: list[list[int]] = []  # of each seat, clockwise from it (RU-ALT-14)
        self.turns_in_round = 2  # the end is checked after so many turns (RU-END-02, RU-ALT-16)
        # Switches, named as the options
        self.headquarters = False
        self.rear = False
        self.reserve_size = 4
        self.refresh_at_start = False
        self.refill_at_end = False
        self.attackers_defend = False
        self.heroic_deed = False
        self.score_own_bases = False
        self.weak_turn = False
        self.gradual_reveal = False
        self.interactive_assault = False
        self.defended_bonus = False
        self.medal_sets = False
        self.single_reshuffle = False
        self.recruitment_keeps_card = False
        self.teams = False
        self.siege_armored = False
        self.defenders_in_squad = False
        # Kinds
        self.kind_texts: list[str] = []
        self.kind_of: list[int] = []  # of each card
        self.cards_of: list[list[int]] = []  # of each kind
        # Cards
        self.vehicles = 0
        self.type: list[int] = []
        self.nation: list[int] = []
        self.vehicle_class: list[int] = []
        self.cost: list[int] = []
        self.resources: list[int] = []  # -1: no resource value
        self.power: list[int] = []
        self.armor: list[int] = []
        self.active: list[list[int]] = []  # active abilities in printed order
        self.national: list[bool] = []
        self.bases_only: list[bool] = []
        self.vehicles_only: list[bool] = []
        self.medals: list[int] = []
        # Where the cards of a set begin
        self.first_barracks: list[int] = []  # of each seat
        self.barracks_each = 6
        self.first_base: list[int] = []  # of each seat; its slots follow
        self.first_medal: list[int] = []  # of each nation: one-Medal cards, then two-Medal cards
        self.one_medals: list[int] = []  # of each nation, at set-up
        self.two_medals: list[int] = []
        # Achievements
        self.achievements: list[Achievement] = []
        self.first_achievement = 0  # the card of the first one; the others follow
