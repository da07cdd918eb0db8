"""Rush as a game of the house: the engine behind the door that all games share."""

from typing import Any

from motorpool.core.game import Outcome
from motorpool.core.house import Engine, TableGame
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
from motorpool.rush.options import SWITCHES, check_options
from motorpool.rush.position_dump import dump_position
from motorpool.rush.position_load import load_position
from motorpool.rush.position_schema import RULES_VERSION
from motorpool.rush.scoring import scores, winners
from motorpool.rush.setup import set_up
from motorpool.rush.state import State, play_at_random
from motorpool.rush.tables import Rules
from motorpool.rush.view import asked, view

ENGINE = Engine(
    switches=SWITCHES,
    check_options=check_options,
    build_rules=build_rules,
    seat_answer=SEAT_ANSWER,
    empty=State,
    set_up=set_up,
    play_at_random=play_at_random,
    view=view,
    asked=asked,
    action_text=action_text,
    parse_action=parse_action,
    answer_text=answer_text,
    parse_answer=parse_answer,
    load_position=load_position,
    dump_position=dump_position,
)


class Rush(TableGame[Rules, State]):
    """One table of Rush: its options and its number of seats."""

    name = "rush"
    rules_version = RULES_VERSION
    engine = ENGINE

    def who_may_begin(self) -> list[int]:
        """RU-SET-01: left to the seed; with teams of 3 or 5 the larger side starts (RU-ALT-11)."""
        step = 2 if self.options["teams"] and self.seats % 2 else 1
        return list(range(0, self.seats, step))

    def tell(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        return [tell(self.rules, event, seat) for event in events]

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
