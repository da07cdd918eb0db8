"""Battlegrounds as a game of the house: the engine behind the door that all games share."""

from collections.abc import Mapping
from typing import Any

from motorpool.battlegrounds.build import build_rules
from motorpool.battlegrounds.codes import SOLO
from motorpool.battlegrounds.events import tell
from motorpool.battlegrounds.notation import (
    SEAT_ANSWER,
    action_text,
    answer_text,
    parse_action,
    parse_answer,
)
from motorpool.battlegrounds.options import changed, check_options, options_from
from motorpool.battlegrounds.position_dump import dump_position
from motorpool.battlegrounds.position_load import load_position
from motorpool.battlegrounds.position_schema import RULES_VERSION
from motorpool.battlegrounds.setup import set_up
from motorpool.battlegrounds.solo import ARTILLERY_TARGET, artillery_points, rank
from motorpool.battlegrounds.state import State, play_at_random
from motorpool.battlegrounds.tables import Rules
from motorpool.battlegrounds.view import asked, view
from motorpool.core.chance import Chance, Seeded
from motorpool.core.game import Decision, Outcome
from motorpool.core.options import Options
from motorpool.core.steps import Event


class Battlegrounds:
    """One table of Battlegrounds: its options and its number of seats."""

    name = "battlegrounds"
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
    def preset(
        cls, preset: str, seats: int, changes: Mapping[str, Any] | None = None
    ) -> "Battlegrounds":
        return cls(options_from(preset, changes), seats)

    @classmethod
    def from_position(cls, position: Any) -> "tuple[Battlegrounds, State]":
        """The table and the state of a position (see docs/position.md)."""
        state, options = load_position(position)
        return cls(options, state.rules.seats, state.rules), state

    def start(self, chance: Chance) -> State:
        """Set the table up and go to the first decision."""
        rules = self.rules
        if self.first < 0:
            first = chance.draw([SEAT_ANSWER + seat for seat in range(self.seats)]) - SEAT_ANSWER
            rules = self.rules_for(first)
        state = State(rules)
        set_up(state, chance)
        state.advance(chance)
        return state

    def rules_for(self, first: int) -> Rules:
        if first not in self.rules_by_first:
            self.rules_by_first[first] = build_rules(self.options, self.seats, first)
        return self.rules_by_first[first]

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
        return [tell(self.rules, event) for event in events]

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        return state.determinize(seat, chance)

    def outcome(self, state: State) -> Outcome:
        """Who has won (BG-END-01, BG-END-02); in solo how many stars (BG-SOLO-07)."""
        rules = state.rules
        points = [state.points(side) for side in range(rules.sides)]
        seats = range(self.seats)
        details: dict[str, Any] = {
            "sides": [
                {
                    "seats": [seat for seat in seats if rules.side[seat] == side],
                    "total": points[side],
                    "pairs": state.pairs[side],
                    "won": state.won[side],
                }
                for side in range(rules.sides)
            ],
            "decided": decided(state),
        }
        if rules.mode == SOLO:
            stars = rank(points[0])
            details |= {"stars": stars, "artillery": artillery_points(state)}
            return Outcome((0,) if stars else (), tuple(points), details)
        if state.winner >= 0:
            sides = [state.winner]
        else:
            ranks = [(points[side], state.pairs[side]) for side in range(rules.sides)]
            sides = [side for side in range(rules.sides) if ranks[side] == max(ranks)]
        winners = tuple(seat for seat in seats if rules.side[seat] in sides)
        return Outcome(winners, tuple(points[rules.side[seat]] for seat in seats), details)

    def dump_position(self, state: State) -> dict[str, Any]:
        return dump_position(state, self.options)

    def changed_options(self) -> Options:
        return changed(self.options)


def decided(state: State) -> str:
    """What has ended the game; 'open' while it runs."""
    if not state.over():
        return "open"
    if state.rules.mode == SOLO:
        if artillery_points(state) >= ARTILLERY_TARGET:
            return "artillery"
        return "pairs" if 0 in state.owners else "tanks"
    return "target" if state.winner >= 0 else "standstill"
