"""Reads a position: any moment of a game as JSON that a person can write (see docs/position.md).

Everything may be left out. A card that is named nowhere lies where it begins:
Vehicles in the deck, Barracks in their owner's Garage, Medal cards in their piles,
Bases on the table, Achievements in the pile. A pile that is listed holds just what
is listed; what is then named nowhere is in the Graveyard.
"""

from typing import Any

from motorpool.core.chance import Recorded
from motorpool.core.files import check
from motorpool.core.options import Options
from motorpool.core.position import Part, read_seat
from motorpool.rush.build import build_rules
from motorpool.rush.codes import (
    BASE,
    HEADQUARTERS,
    MEDAL,
    NATION_TEXTS,
    NATIONS,
    OVER,
    SLOTS,
    TRIGGER_TEXTS,
    TURN_BEGINS,
    VEHICLE,
)
from motorpool.rush.notation import card_text
from motorpool.rush.options import options_from
from motorpool.rush.position_places import Places
from motorpool.rush.position_schema import POSITION_SCHEMA
from motorpool.rush.position_stack import check_steps
from motorpool.rush.position_steps import read_steps
from motorpool.rush.position_turn import check_turn, find_assault_nation, read_turn
from motorpool.rush.state import State
from motorpool.rush.table import Player


def load_position(found: Any) -> tuple[State, Options]:
    """The state and the options of a position; a `BadFile` says what cannot be."""
    check(found, POSITION_SCHEMA)
    options = options_from("base", found.get("options", {}))
    if options["first_player"] == "random":
        options["first_player"] = 1
    players = found.get("players", [{}, {}])
    rules = build_rules(options, len(players), options["first_player"] - 1)
    return Reader(found, players, State(rules)).read(), options


class Reader:
    """Reads one position into an empty state."""

    def __init__(self, found: dict[str, Any], players: list[dict[str, Any]], state: State) -> None:
        self.whole = Part(found)
        self.players = [
            self.whole.part(f"players.{seat}", player) for seat, player in enumerate(players, 1)
        ]
        self.this_turn = self.whole.part("this_turn", found.get("this_turn", {}))
        steps = found.get("steps", [{"step": "main"}])
        self.steps = [self.whole.part(f"steps.{n}", step) for n, step in enumerate(steps, 1)]
        self.state = state
        self.rules = state.rules
        self.places = Places(state.rules)

    def read(self) -> State:
        self.read_course()
        for seat, part in enumerate(self.players):
            self.state.players.append(Player(None))
            self.read_squad(seat, part)
        self.read_piles()
        read_turn(self.state, self.this_turn, self.places)
        read_steps(self.state, self.steps, self.places)
        find_assault_nation(self.state)
        self.read_achievements()
        for seat, part in enumerate(self.players):
            self.read_bases(seat, part)
        self.place_the_rest()
        for seat, part in enumerate(self.players):
            self.read_history(seat, part.data)
        check_steps(self.state, self.whole, self.steps)
        check_turn(self.state, self.this_turn)
        self.find_actions()
        return self.state

    def read_course(self) -> None:
        """How far the game has come."""
        state, told = self.state, self.whole.data
        state.turn = told.get("turn", 0)
        over = any(part.data["step"] == "over" for part in self.steps)
        at_turn = state.turn - 1 if over else state.turn  # after the last turn nobody follows
        state.active = self.rules.order[at_turn % len(self.rules.order)]
        state.trigger = TRIGGER_TEXTS.index(told.get("trigger", "none"))
        state.reveals = told.get("reveals", 0)
        if told.get("decisive") is not None:
            state.decisive = read_seat(told["decisive"], self.rules.seats, self.whole, "decisive")

    def read_squad(self, seat: int, part: Part) -> None:
        state, player, places = self.state, self.state.players[seat], self.places
        player.hand = places.put_all(part, "hand", seat)
        player.garage = places.put_all(part, "garage", seat)
        player.depot = places.put_all(part, "depot", seat)
        for number, card in enumerate(player.hand, 1):
            if self.rules.type[card] == BASE:  # RU-TURN-08
                raise part.refuse("position-base-in-hand", f"hand.{number}")
        state.shown += places.point_at_all(part, "shown", player.hand)
        state.counted += places.point_at_all(part, "counted", player.hand)
        rear = part.data.get("rear")
        if rear is not None:
            if not self.rules.rear:
                raise part.refuse("position-needs-option", "rear", {"option": "rear"})
            player.rear = places.put(rear, part, "rear", seat)
            if self.rules.type[player.rear] == BASE:
                raise part.refuse("position-card-owner", "rear", {"card": rear})

    def read_piles(self) -> None:
        state, places = self.state, self.places
        state.reserve = places.put_vehicles(self.whole, "reserve")
        state.deck = places.put_vehicles(self.whole, "deck")
        state.discard = places.put_vehicles(self.whole, "discard")
        state.graveyard = places.put_all(self.whole, "graveyard")
        if len(state.reserve) > self.rules.reserve_size:
            most = {"most": self.rules.reserve_size}
            raise self.whole.refuse("position-reserve", "reserve", most)

    def read_achievements(self) -> None:
        state = self.state
        for field, pile in (
            ("achievements", state.achievements),
            ("achievement_discard", state.achievement_discard),
        ):
            for number, text in enumerate(self.whole.data.get(field, ()), 1):
                pile.append(self.achievement(text, f"{field}.{number}"))
        first = self.rules.first_achievement
        for card in range(first, first + len(self.rules.achievements)):
            if card not in self.places.where:
                state.achievement_pile.append(card)

    def achievement(self, text: str, field: str) -> int:
        names = [achievement.text for achievement in self.rules.achievements]
        if text not in names:
            raise self.whole.refuse("position-achievement", field, {"achievement": text})
        card = self.rules.first_achievement + names.index(text)
        if card in self.places.where:
            values = {"card": text, "other": self.places.where[card]}
            raise self.whole.refuse("position-card-twice", field, values)
        self.places.where[card] = field
        return card

    def read_bases(self, seat: int, part: Part) -> None:
        """Each Base is told as its condition, or as an object with its defender."""
        slots = SLOTS if self.rules.headquarters else HEADQUARTERS
        listed = part.data.get("bases", [{}] * slots)
        if len(listed) != slots:
            raise part.refuse("position-bases", "bases", {"count": slots})
        for slot, entry in enumerate(listed):
            told = {"base": entry} if isinstance(entry, str) else entry
            self.read_base(seat, slot, told, part, f"bases.{slot + 1}")

    def read_base(self, seat: int, slot: int, told: dict[str, Any], part: Part, field: str) -> None:
        player, places = self.state.players[seat], self.places
        card = self.rules.first_base[seat] + slot
        gone = card in places.where
        condition = told.get("base", "destroyed" if gone else "whole")
        if condition == "destroyed":
            if "defender" in told:
                raise part.refuse("position-guards-nothing", field)
            if not gone:
                self.state.graveyard.append(card)
                places.where[card] = "graveyard"
            return
        if gone:
            values = {"card": card_text(self.rules, card), "other": places.where[card]}
            raise part.refuse("position-base-elsewhere", field, values)
        places.where[card] = part.path + field
        bit = 1 << slot
        player.standing |= bit
        if condition == "damaged":
            player.damaged_bases |= bit
        if "defender" in told:
            defender = places.put(told["defender"], part, field, seat)
            if self.rules.type[defender] != VEHICLE or self.rules.armor[defender] == 0:
                values = {"card": told["defender"]}
                raise part.refuse("position-cannot-defend", field, values)
            self.state.set_defender(seat, slot, defender)
            if told.get("defender_damaged"):
                player.damaged_defenders |= bit

    def place_the_rest(self) -> None:
        """The cards that are named nowhere."""
        state, rules, where = self.state, self.rules, self.places.where
        for card in range(rules.vehicles):
            if card not in where:
                (state.graveyard if "deck" in self.whole.data else state.deck).append(card)
        for seat, part in enumerate(self.players):
            for card in self.places.barracks(seat):
                if card not in where:
                    listed = "garage" in part.data
                    (state.graveyard if listed else state.players[seat].garage).append(card)
        for nation in range(NATIONS):
            first = rules.first_medal[nation]
            ones, twos = rules.one_medals[nation], rules.two_medals[nation]
            state.one_medals.append(self.medals_left(first, ones))
            state.two_medals.append(self.medals_left(first + ones, twos))

    def medals_left(self, first: int, count: int) -> int:
        """How many Medal cards are left; they are taken in the order of their numbers."""
        taken = [card in self.places.where for card in range(first, first + count)]
        if taken != sorted(taken, reverse=True):
            card = card_text(self.rules, first + taken.index(False))
            raise self.whole.refuse("position-medal-order", "players", {"card": card})
        return count - sum(taken)

    def read_history(self, seat: int, told: dict[str, Any]) -> None:
        """What the players did before; by default what their squads show."""
        rules = self.rules
        player = self.state.players[seat]
        squad = player.hand + player.garage + player.depot
        if player.rear >= 0:
            squad.append(player.rear)
        bases = sum(rules.type[card] == BASE for card in squad)
        medals = [card for card in squad if rules.type[card] == MEDAL]
        player.vehicles_destroyed = told.get("vehicles_destroyed", 0)
        player.bases_destroyed = told.get("bases_destroyed", bases)
        for number, nation in enumerate(NATION_TEXTS):
            held = sum(rules.medals[card] for card in medals if rules.nation[card] == number)
            self.state.gained.append(told.get("gained", {}).get(nation, held))

    def find_actions(self) -> None:
        """Go to the decision that waits; there must be something to decide."""
        state = self.state
        if state.step() == OVER:
            return
        if state.step() == TURN_BEGINS:
            state.advance(Recorded([]))  # nothing is drawn there
            return
        actions: list[int] = []
        state.list_actions(state.step(), actions)
        if not actions:
            raise self.whole.refuse("position-no-action", "steps")
        state.actions = actions
