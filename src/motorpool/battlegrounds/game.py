"""Battlegrounds as a game of the house: the engine behind the door that all games share."""

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
from motorpool.battlegrounds.options import SWITCHES, check_options
from motorpool.battlegrounds.position_dump import dump_position
from motorpool.battlegrounds.position_load import load_position
from motorpool.battlegrounds.position_schema import RULES_VERSION
from motorpool.battlegrounds.setup import set_up
from motorpool.battlegrounds.solo import ARTILLERY_TARGET, artillery_points, rank
from motorpool.battlegrounds.state import State, play_at_random
from motorpool.battlegrounds.tables import Rules
from motorpool.battlegrounds.view import asked, view
from motorpool.core.game import Outcome
from motorpool.core.house import Engine, TableGame
from motorpool.core.steps import Event

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


class Battlegrounds(TableGame[Rules, State]):
    """One table of Battlegrounds: its options and its number of seats."""

    name = "battlegrounds"
    rules_version = RULES_VERSION
    engine = ENGINE

    @property
    def forgets(self) -> bool:
        """Family is a memory game (BG-FAM-01)."""
        return bool(self.options["mode"] == "family")

    def tell(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        return [tell(self.rules, event) for event in events]

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


def decided(state: State) -> str:
    """What has ended the game; 'open' while it runs."""
    if not state.over():
        return "open"
    if state.rules.mode == SOLO:
        if artillery_points(state) >= ARTILLERY_TARGET:
            return "artillery"
        return "pairs" if 0 in state.owners else "tanks"
    return "target" if state.winner >= 0 else "standstill"
