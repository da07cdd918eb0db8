"""Rush as a game of the house: the engine behind the door that all games share."""

from collections.abc import Mapping
from typing import Any

from motorpool.core.chance import Chance, Seeded
from motorpool.core.game import Decision, Outcome
from motorpool.core.options import Options
from motorpool.core.steps import Event
from motorpool.rush.build import build_rules
from motorpool.rush.events import tell
from motorpool.rush.notation import (
    SEAT_ANSWER,
    action_text,
    answer_text,
    parse_action,
    parse_answer,
)
from motorpool.rush.options import changed, check_options, options_from
from motorpool.rush.position_dump import dump_position
from motorpool.rush.position_load import load_position
from motorpool.rush.position_schema import RULES_VERSION
from motorpool.rush.scoring import scores, winners
from motorpool.rush.setup import set_up
from motorpool.rush.state import State, play_at_random
from motorpool.rush.tables import Rules
from motorpool.rush.view import asked, view


class Rush:
    """One table of Rush: its options and its number of seats."""

    name = "rush"
    rules_version = RULES_VERSION

    def __init__(self, options: Options, seats: int, rules: Rules | None = None) -> None:
        check_options(options, seats)
        self.options = options
        self.seats = seats
        first = options["first_player"]
        self.first = -1 if first == "random" else first - 1
        self.rules_by_first: dict[int, Rules] = {}
        if rules is not None:
            self.rules_by_first[self.first] = rules
        self.rules = self.rules_for(max(self.first, 0))

    @classmethod
    def preset(cls, preset: str, seats: int, changes: Mapping[str, Any] | None = None) -> "Rush":
        return cls(options_from(preset, changes), seats)

    @classmethod
    def from_position(cls, position: Any) -> "tuple[Rush, State]":
        """The table and the state of a position (see docs/position.md)."""
        state, options = load_position(position)
        return cls(options, state.rules.seats, state.rules), state

    def rules_for(self, first: int) -> Rules:
        if first not in self.rules_by_first:
            self.rules_by_first[first] = build_rules(self.options, self.seats, first)
        return self.rules_by_first[first]

    def start(self, chance: Chance) -> State:
        """Set the table up and go to the first decision."""
        first = self.first
        if first < 0:
            # RU-SET-01: left to the seed; with teams of 3 or 5 the larger side starts (RU-ALT-11)
            step = 2 if self.options["teams"] and self.seats % 2 else 1
            first = chance.draw([SEAT_ANSWER + seat for seat in range(0, self.seats, step)])
            first -= SEAT_ANSWER
        state = State(self.rules_for(first))
        set_up(state, chance)
        state.advance(chance)
        return state

    def play_at_random(self, state: State, chance: Seeded, most: int) -> int:
        """Random legal actions, by the loop inside the engine; how many there were."""
        return play_at_random(state, chance, most)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def decision(self, state: State, seat: int) -> Decision:
        """The decision that waits, as `seat` sees it."""
        facts = asked(state)
        if seat != facts["seat"] or seat < 0:
            return Decision(facts["seat"], facts["step"], facts)
        actions = tuple(state.legal())
        told = tuple(action_text(self.rules, action) for action in actions)
        return Decision(seat, facts["step"], facts, actions, told)

    def action_text(self, action: int) -> str:
        return action_text(self.rules, action)

    def parse_action(self, text: str) -> int:
        return parse_action(self.rules, text)

    def answer_text(self, answer: int) -> str:
        return answer_text(self.rules, answer)

    def parse_answer(self, text: str) -> int:
        return parse_answer(self.rules, text)

    def tell(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        return [tell(self.rules, event, seat) for event in events]

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        return state.determinize(seat, chance)

    def outcome(self, state: State) -> Outcome:
        """Who has won, with what; also before the end, as things stand."""
        result = scores(state)
        side = state.rules.side
        sides = winners(state)
        details = [
            {
                "seats": [seat for seat in range(self.seats) if side[seat] == index],
                "total": score.total(),
                "medals": score.medals,
                "bases": score.bases,
                "achievements": [
                    state.rules.achievements[card - state.rules.first_achievement].text
                    for card in score.achievements
                ],
                "sets": score.sets,
                "own_bases": score.own_bases,
                "vehicles_destroyed": score.vehicles_destroyed,
                "bases_destroyed": score.bases_destroyed,
            }
            for index, score in enumerate(result)
        ]
        return Outcome(
            tuple(seat for seat in range(self.seats) if side[seat] in sides),
            tuple(result[side[seat]].total() for seat in range(self.seats)),
            {"sides": details, "trigger": view(state, -1)["trigger"]},
        )

    def dump_position(self, state: State) -> dict[str, Any]:
        return dump_position(state, self.options)

    def changed_options(self) -> Options:
        return changed(self.options)
