"""A position: any moment of a game as JSON that a person can write (see docs/position.md).

Everything may be left out. A card that is named nowhere lies where it begins:
Vehicles in the deck, Barracks in their owner's Garage, Medal cards in their piles,
Bases on the table, Achievements in the pile. A pile that is listed holds just what
is listed; what is then named nowhere is in the Graveyard.
"""

from typing import Any

from motorpool.core.chance import Recorded
from motorpool.core.errors import BadFile
from motorpool.core.files import Lined, check
from motorpool.rush.build import build_rules
from motorpool.rush.codes import (
    ABILITY,
    BASE,
    FIGHT,
    FIRST_AUTOMATIC,
    GUARD,
    HEADQUARTERS,
    MEDAL,
    NATION_TEXTS,
    NATIONS,
    OVER,
    SABOTAGED,
    SLOTS,
    STEP_TEXTS,
    SUPPORT,
    TARGET,
    TRIGGER_TEXTS,
    TURN_BEGINS,
    VEHICLE,
)
from motorpool.rush.defence import ANY_ALLY
from motorpool.rush.notation import base_text, card_text
from motorpool.rush.options import changed, options_from
from motorpool.rush.position_schema import POSITION_SCHEMA
from motorpool.rush.state import State
from motorpool.rush.table import Player
from motorpool.rush.tables import Rules

FORMAT = "motorpool-position"
RULES_VERSION = "1"

# What the arguments of each step are
STEP_ARGUMENTS: dict[int, tuple[tuple[str, str], ...]] = {
    GUARD: (("card", "card"), ("owner", "owner")),
    SABOTAGED: (("seat", "seat"),),
    STEP_TEXTS.index("besiege"): (("card", "card"),),
    STEP_TEXTS.index("researching"): (("limit", "number"),),
    STEP_TEXTS.index("repairing"): (("scrapped", "number"),),
    TARGET: (("card", "card"),),
    SUPPORT: (("seat", "seat"), ("place", "number")),
    STEP_TEXTS.index("medals"): (("nation", "nation"), ("kills", "number")),
    ABILITY: (("card", "card"), ("next", "number"), ("in_graveyard", "number")),
    FIGHT: (
        ("card", "card"),
        ("target", "target"),
        ("power", "number"),
        ("armor", "number"),
        ("asked", "number"),
    ),
    STEP_TEXTS.index("turn-ends"): (("stage", "number"),),
}

# What a running turn remembers: (field, kind)
TURN_FIELDS = (
    ("acted", "flag"),
    ("assault_kills", "number"),
    ("recruitment", "flag"),
    ("purchases", "number"),
    ("paying", "flag"),
    ("ordinary_spent", "number"),
    ("paid_ordinary", "flag"),
    ("keeps", "number"),
    ("reshuffled", "flag"),
    ("siege_kills", "nations"),
    ("national_spent", "nations"),
    ("costs_bought", "nations"),
    ("played", "cards"),
    ("played_from_rear", "cards"),
    ("kept", "cards"),
)


# Writing


def dump_position(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """The whole position, hidden cards included: for saving and for bug reports."""
    rules = state.rules
    position: dict[str, Any] = {
        "format": FORMAT,
        "version": 1,
        "game": "rush",
        "rules": RULES_VERSION,
        "options": changed(options) | {"first_player": rules.order[0] + 1},
        "turn": state.turn,
        "trigger": TRIGGER_TEXTS[state.trigger],
        "decisive": state.decisive + 1 if state.decisive >= 0 else None,
        "reveals": state.reveals,
        "reserve": texts(rules, state.reserve),
        "deck": texts(rules, state.deck),
        "discard": texts(rules, state.discard),
        "graveyard": texts(rules, state.graveyard),
        "achievements": [rules.achievements[a - rules.first_achievement].text for a in state.achievements],
        "achievement_discard": [
            rules.achievements[a - rules.first_achievement].text for a in state.achievement_discard
        ],
        "players": [dump_player(state, seat) for seat in range(rules.seats)],
        "this_turn": dump_turn(state),
        "steps": dump_steps(state),
    }
    return position


def texts(rules: Rules, cards: list[int]) -> list[str]:
    return [card_text(rules, card) for card in cards]


def dump_player(state: State, seat: int) -> dict[str, Any]:
    rules = state.rules
    player = state.players[seat]
    bases = []
    for slot in range(SLOTS if rules.headquarters else HEADQUARTERS):
        bit = 1 << slot
        base: dict[str, Any] = {"base": "whole" if player.standing & bit else "destroyed"}
        if player.damaged_bases & bit:
            base["base"] = "damaged"
        if player.guarded & bit:
            base["defender"] = card_text(rules, player.defenders[slot])
            base["defender_damaged"] = bool(player.damaged_defenders & bit)
        bases.append(base)
    return {
        "hand": texts(rules, player.hand),
        "garage": texts(rules, player.garage),
        "depot": texts(rules, player.depot),
        "bases": bases,
        "rear": card_text(rules, player.rear) if player.rear >= 0 else None,
        "vehicles_destroyed": player.vehicles_destroyed,
        "bases_destroyed": player.bases_destroyed,
        "gained": {
            nation: state.gained[seat * NATIONS + number] for number, nation in enumerate(NATION_TEXTS)
        },
        "shown": texts(rules, [card for card in player.hand if card in state.shown]),
        "counted": texts(rules, [card for card in player.hand if card in state.counted]),
    }


def dump_turn(state: State) -> dict[str, Any]:
    rules = state.rules
    told: dict[str, Any] = {
        "announced": texts(rules, state.announced),
        "attackers": texts(rules, state.attackers),
        "assault_nation": NATION_TEXTS[state.assault_nation] if state.assault_nation >= 0 else None,
        "paid_national": [
            nation
            for number, nation in enumerate(NATION_TEXTS)
            if state.paid_national & (1 << number)
        ],
    }
    for field, kind in TURN_FIELDS:
        value = getattr(state, field)
        if kind == "cards":
            value = texts(rules, value)
        elif kind == "nations":
            value = dict(zip(NATION_TEXTS, value, strict=True))
        told[field] = value
    return told


def dump_steps(state: State) -> list[dict[str, Any]]:
    steps = []
    for depth in range(len(state.steps)):
        number = state.arg_of(depth, 0)
        told: dict[str, Any] = {"step": STEP_TEXTS[number]}
        for index, (name, kind) in enumerate(STEP_ARGUMENTS.get(number, ())):
            value = state.arg_of(depth, index + 1)
            if kind == "card":
                told[name] = card_text(state.rules, value)
            elif kind in ("seat", "owner"):
                told[name] = "ally" if value == ANY_ALLY else value + 1
            elif kind == "nation":
                told[name] = NATION_TEXTS[value]
            elif kind == "target":
                told[name] = base_text(value // 2) + ("v" if value % 2 else "")
            else:
                told[name] = value
        steps.append(told)
    return steps


# Reading


def load_position(found: Any) -> tuple[State, dict[str, Any]]:
    """The state and the options of a position; a `BadFile` says what cannot be."""
    check(found, POSITION_SCHEMA)
    return Reader(found).read()


class Reader:
    """Reads one position."""

    def __init__(self, found: Any) -> None:
        self.found = found
        changes = dict(found.get("options", {}))
        if changes.get("first_player", "random") == "random":
            changes["first_player"] = 1
        self.options = options_from("base", changes)
        seats = len(found.get("players", [{}, {}]))
        self.rules = build_rules(self.options, seats, self.options["first_player"] - 1)
        self.state = State(self.rules)
        self.where: dict[int, str] = {}  # where each card is, to name it when it is named twice

    def read(self) -> tuple[State, dict[str, Any]]:
        found, state, rules = self.found, self.state, self.rules
        state.turn = found.get("turn", 0)
        state.active = rules.order[state.turn % len(rules.order)]
        state.trigger = TRIGGER_TEXTS.index(found.get("trigger", "none"))
        decisive = found.get("decisive")
        state.decisive = -1 if decisive is None else self.seat(decisive, found, "decisive")
        state.reveals = found.get("reveals", 0)
        state.gained = [0] * (NATIONS * rules.seats)
        players = found.get("players", [{}, {}])
        for seat in range(rules.seats):
            state.players.append(Player(None))
            self.read_squad(seat, players[seat])
        for field in ("reserve", "deck", "discard", "graveyard"):
            setattr(state, field, self.cards(found, field, only=VEHICLE if field != "graveyard" else None))
        if len(state.reserve) > rules.reserve_size:
            raise self.bad(found, "position-reserve", {"most": rules.reserve_size}, "reserve")
        self.read_turn(found.get("this_turn", {}))
        self.read_steps(found.get("steps", [{"step": "main"}]))
        self.read_achievements()
        for seat in range(rules.seats):
            self.read_bases(seat, players[seat])
        self.place_the_rest(players)
        for seat in range(rules.seats):
            self.read_history(seat, players[seat])
        self.find_actions()
        return state, self.options

    # Cards

    def cards(self, where: dict[str, Any], field: str, owner: int = -1, only: int | None = None) -> list[int]:
        return [self.card(text, where, field, owner, only) for text in where.get(field, ())]

    def card(
        self, text: str, where: dict[str, Any], field: str, owner: int = -1, only: int | None = None
    ) -> int:
        """Put a card in a place: the one that is named, or the first free one of its kind."""
        card = self.free_card(text, owner)
        if card < 0:
            known = text.partition("#")[0] in self.rules.kind_texts
            key = "position-card-twice" if known else "position-card-unknown"
            raise self.bad(where, key, {"card": text, "other": self.where_is(text)}, field)
        if only is not None and self.rules.type[card] != only:
            raise self.bad(where, "position-card-place", {"card": text}, field)
        self.where[card] = field if owner < 0 else f"{owner + 1}: {field}"
        return card

    def free_card(self, text: str, owner: int) -> int:
        name, _, number = text.partition("#")
        if name not in self.rules.kind_texts:
            return -1
        cards = self.rules.cards_of[self.rules.kind_texts.index(name)]
        if number:
            chosen = [cards[int(number) - 1]] if number.isdecimal() and 0 < int(number) <= len(cards) else []
        else:
            own = self.own_barracks(owner) if owner >= 0 else []
            chosen = [card for card in cards if card in own] or cards
        return next((card for card in chosen if card not in self.where), -1)

    def own_barracks(self, owner: int) -> range:
        first = self.rules.first_barracks[owner]
        return range(first, first + self.rules.barracks_each)

    def where_is(self, text: str) -> str:
        name = text.partition("#")[0]
        if name not in self.rules.kind_texts:
            return ""
        cards = self.rules.cards_of[self.rules.kind_texts.index(name)]
        return next((self.where[card] for card in cards if card in self.where), "")

    def same_card(self, text: str, among: list[int], where: dict[str, Any], field: str) -> int:
        """A card that is already in its place and is pointed at once more."""
        for card in among:
            if text in (card_text(self.rules, card), self.rules.kind_texts[self.rules.kind_of[card]]):
                return card
        raise self.bad(where, "position-card-not-there", {"card": text}, field)

    # Players

    def read_squad(self, seat: int, told: dict[str, Any]) -> None:
        player = self.state.players[seat]
        for field in ("hand", "garage", "depot"):
            cards = self.cards(told, field, seat)
            setattr(player, field, cards)
            for card in cards:
                self.check_owner(seat, card, told, field)
        if any(self.rules.type[card] == BASE for card in player.hand):
            raise self.bad(told, "position-base-in-hand", {}, "hand")  # RU-TURN-08
        for card in self.pointed(told, "shown", player.hand):
            self.state.shown.append(card)
        for card in self.pointed(told, "counted", player.hand):
            self.state.counted.append(card)
        rear = told.get("rear")
        if rear is not None:
            if not self.rules.rear:
                raise self.bad(told, "position-needs-option", {"option": "rear"}, "rear")
            player.rear = self.card(rear, told, "rear", seat)
            self.check_owner(seat, player.rear, told, "rear")

    def pointed(self, where: dict[str, Any], field: str, among: list[int]) -> list[int]:
        left = among[:]
        cards = []
        for text in where.get(field, ()):
            card = self.same_card(text, left, where, field)
            left.remove(card)
            cards.append(card)
        return cards

    def check_owner(self, seat: int, card: int, told: dict[str, Any], field: str) -> None:
        """Nobody holds another's Barracks cards, own Bases or Achievements."""
        own_base = self.rules.type[card] == BASE and self.base_owner(card) == seat
        barracks = any(
            card in self.own_barracks(other) for other in range(self.rules.seats) if other != seat
        )
        if own_base or barracks or card >= self.rules.first_achievement:
            raise self.bad(told, "position-card-owner", {"card": card_text(self.rules, card)}, field)

    def base_owner(self, card: int) -> int:
        return max(s for s in range(self.rules.seats) if self.rules.first_base[s] <= card)

    def read_bases(self, seat: int, told: dict[str, Any]) -> None:
        player = self.state.players[seat]
        slots = SLOTS if self.rules.headquarters else HEADQUARTERS
        listed = told.get("bases", [{}] * slots)
        if len(listed) != slots:
            raise self.bad(told, "position-bases", {"count": slots}, "bases")
        for slot, entry in enumerate(listed):
            bit = 1 << slot
            base = {"base": entry} if isinstance(entry, str) else entry
            card = self.rules.first_base[seat] + slot
            gone = card in self.where
            condition = base.get("base", "destroyed" if gone else "whole")
            if gone != (condition == "destroyed") and gone:
                values = {"card": card_text(self.rules, card), "other": self.where[card]}
                raise self.bad(told, "position-base-elsewhere", values, "bases")
            if condition == "destroyed":
                if base.get("defender"):
                    raise self.bad(told, "position-guards-nothing", {}, "bases")
                if not gone:
                    self.state.graveyard.append(card)
                    self.where[card] = "graveyard"
                continue
            self.where[card] = "bases"
            player.standing |= bit
            if condition == "damaged":
                player.damaged_bases |= bit
            if base.get("defender"):
                defender = self.card(base["defender"], told, "bases", seat, VEHICLE)
                if self.rules.armor[defender] == 0:
                    values = {"card": base["defender"]}
                    raise self.bad(told, "position-cannot-defend", values, "bases")
                self.state.set_defender(seat, slot, defender)
                if base.get("defender_damaged"):
                    player.damaged_defenders |= bit

    def read_history(self, seat: int, told: dict[str, Any]) -> None:
        """What the players did before; by default what their squads show."""
        player = self.state.players[seat]
        squad = player.hand + player.garage + player.depot
        bases = sum(self.rules.type[card] == BASE for card in squad)
        player.vehicles_destroyed = told.get("vehicles_destroyed", 0)
        player.bases_destroyed = told.get("bases_destroyed", bases)
        for number, nation in enumerate(NATION_TEXTS):
            held = sum(
                self.rules.medals[card]
                for card in squad
                if self.rules.type[card] == MEDAL and self.rules.nation[card] == number
            )
            self.state.gained[seat * NATIONS + number] = told.get("gained", {}).get(nation, held)

    # The turn and the steps

    def read_turn(self, told: dict[str, Any]) -> None:
        state = self.state
        state.announced = self.cards(told, "announced", only=VEHICLE)
        state.attackers = self.cards(told, "attackers", only=VEHICLE)
        nation = told.get("assault_nation")
        if nation is not None:
            state.assault_nation = NATION_TEXTS.index(nation)
        for field, kind in TURN_FIELDS:
            if field not in told:
                continue
            value = told[field]
            if kind == "nations":
                value = [value.get(nation, 0) for nation in NATION_TEXTS]
            elif kind == "cards":
                everywhere = list(range(self.rules.first_achievement))
                value = self.pointed(told, field, everywhere)
            setattr(state, field, value)
        if any(card in state.played for card in state.players[state.active].hand):
            state.reshuffled = True  # otherwise it could not be back in the hand
        if "acted" not in told:
            state.acted = bool(state.played or state.played_from_rear)
        for number, nation in enumerate(NATION_TEXTS):
            if nation in told.get("paid_national", ()) or state.national_spent[number]:
                state.paid_national |= 1 << number
        if "paid_ordinary" not in told:
            state.paid_ordinary = state.ordinary_spent > 0

    def read_steps(self, told: list[dict[str, Any]]) -> None:
        numbers = [STEP_TEXTS.index(entry["step"]) for entry in told]
        if not told or (numbers[0] >= FIRST_AUTOMATIC and len(told) == 1 and numbers[0] not in (TURN_BEGINS, OVER)):
            raise self.bad(self.found, "position-steps", {}, "steps")
        for number, entry in zip(numbers, told, strict=True):
            values = [0] * 5
            for index, (name, kind) in enumerate(STEP_ARGUMENTS.get(number, ())):
                if name not in entry:
                    if kind == "number":
                        continue
                    raise self.bad(entry, "file-field-missing", {"name": name}, name)
                values[index] = self.step_value(number, entry, name, kind)
            self.state.push(number, *values)

    def step_value(self, step: int, entry: dict[str, Any], name: str, kind: str) -> int:
        value = entry[name]
        if kind == "card":
            in_play = step in (GUARD, TARGET, FIGHT) or (
                step == ABILITY and not entry.get("in_graveyard")
            )
            if in_play:
                return self.card(value, entry, name)
            everything = list(range(self.rules.first_achievement))
            return self.same_card(value, everything, entry, name)
        if kind in ("seat", "owner"):
            return ANY_ALLY if value == "ally" else self.seat(value, entry, name)
        if kind == "nation":
            return NATION_TEXTS.index(value)
        if kind == "target":
            base = value.removesuffix("v")
            for place in range(self.rules.seats * SLOTS):
                if base_text(place) == base:
                    return place * 2 + (1 if value.endswith("v") else 0)
            raise self.bad(entry, "position-target", {"value": value}, name)
        return int(value)

    def seat(self, value: Any, where: dict[str, Any], field: str) -> int:
        if not isinstance(value, int) or not 1 <= value <= self.rules.seats:
            raise self.bad(where, "position-seat", {"value": value, "seats": self.rules.seats}, field)
        return value - 1

    # Achievements, and all that was not named

    def read_achievements(self) -> None:
        state, rules = self.state, self.rules
        names = [achievement.text for achievement in rules.achievements]
        for field in ("achievements", "achievement_discard"):
            for text in self.found.get(field, ()):
                if text not in names:
                    raise self.bad(self.found, "position-achievement", {"achievement": text}, field)
                card = rules.first_achievement + names.index(text)
                if card in self.where:
                    values = {"card": text, "other": self.where[card]}
                    raise self.bad(self.found, "position-card-twice", values, field)
                self.where[card] = field
                getattr(state, field).append(card)
        state.achievement_pile = [
            card
            for card in range(rules.first_achievement, len(rules.kind_of))
            if card not in self.where
        ]

    def place_the_rest(self, players: list[dict[str, Any]]) -> None:
        state, rules = self.state, self.rules
        for card in range(rules.vehicles):
            if card not in self.where:
                (state.graveyard if "deck" in self.found else state.deck).append(card)
        for seat in range(rules.seats):
            listed = "garage" in players[seat]
            for card in self.own_barracks(seat):
                if card not in self.where:
                    (state.graveyard if listed else state.players[seat].garage).append(card)
        for nation in range(NATIONS):
            first = rules.first_medal[nation]
            ones, twos = rules.one_medals[nation], rules.two_medals[nation]
            state.one_medals.append(self.pile(first, ones))
            state.two_medals.append(self.pile(first + ones, twos))

    def pile(self, first: int, count: int) -> int:
        """How many Medal cards are left; they are taken in the order of their numbers."""
        used = [card in self.where for card in range(first, first + count)]
        if used != sorted(used, reverse=True):
            card = card_text(self.rules, first + used.index(False))
            raise self.bad(self.found, "position-medal-order", {"card": card}, "players")
        return count - sum(used)

    def find_actions(self) -> None:
        """Go to the decision that waits; there must be something to decide."""
        state = self.state
        if state.step() == OVER:
            return
        if state.step() == TURN_BEGINS:
            state.advance(Recorded([]))
            return
        if state.step() >= FIRST_AUTOMATIC:
            raise self.bad(self.found, "position-steps", {}, "steps")
        decider = state.seat_to_decide()
        if state.step() == SABOTAGED and not state.players[decider].hand:
            raise self.bad(self.found, "position-no-action", {}, "steps")
        actions: list[int] = []
        state.list_actions(state.step(), actions)
        if not actions:
            raise self.bad(self.found, "position-no-action", {}, "steps")
        state.actions = actions

    def bad(self, where: Any, key: str, values: dict[str, Any], field: str) -> BadFile:
        line = where.line_of(field) if isinstance(where, Lined) else None
        return BadFile(key, values, line, field)


