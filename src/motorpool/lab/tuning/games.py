"""Games to learn from: what positions were worth, and what was chosen in them."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from motorpool.bots import make_bot
from motorpool.bots.learned import learned
from motorpool.bots.play import ask
from motorpool.bots.rush.circumstances import Moment, Numbers
from motorpool.bots.rush.features import Traits, features
from motorpool.bots.rush.habits import Habits
from motorpool.bots.rush.instinct import worth_of_cards
from motorpool.core.chance import Seeded
from motorpool.games import make_game

MOST_DECISIONS = 5_000
SLIPS = 25  # one decision in so many is made at random, so that there is more to learn from


@dataclass
class Lessons:
    """Rows of numbers, one for each side, with the winning sides; and choices among actions."""

    positions: list[tuple[list[list[float]], list[int]]] = field(default_factory=list)
    choices: list[tuple[int, list[int]]] = field(default_factory=list)
    circumstances: list[list[Numbers]] = field(default_factory=list)  # of each choice, if asked
    games: int = 0


@dataclass(frozen=True)
class LineUp:
    """So many games at one kind of table, all seats played by one bot."""

    game: str
    preset: str
    seats: int
    bot: str
    seed: str
    with_circumstances: bool = False

    @cached_property
    def table(self) -> Any:
        return make_game(self.game, self.preset, self.seats)

    @cached_property
    def worth(self) -> list[float]:
        """Of each card, to who buys it."""
        rules = self.table.rules
        habits = Habits(rules, Traits(rules), learned(self.table, "habits"))
        return worth_of_cards(rules, habits)

    def play(self, part: range) -> Lessons:
        lessons = Lessons()
        for number in part:
            self.play_one(f"{self.seed}/{self.preset}/{self.seats}/{number}", lessons)
            lessons.games += 1
        return lessons

    def play_one(self, seed: str, lessons: Lessons) -> None:
        game = self.table
        chance = Seeded(seed)
        slips = Seeded(f"{seed}/slips")
        bots = [make_bot(self.bot, game, seat, seed) for seat in range(self.seats)]
        state: Any = game.start(chance)
        rows: list[list[list[float]]] = []
        turn = -1
        for _ in range(MOST_DECISIONS):
            if state.over():
                break
            if state.turn != turn:
                turn = state.turn
                rows.append(numbers_of(game, state))
            actions = state.legal()
            action = ask(bots[state.seat_to_decide()], game, state)
            if len(actions) > 1:
                lessons.choices.append((actions.index(action), actions))
                if self.with_circumstances:
                    moment = Moment(state, actions, self.worth)
                    lessons.circumstances.append([moment.of(each) for each in actions])
                if slips.below(SLIPS) == 0:
                    action = actions[slips.below(len(actions))]
            state.apply(action, chance)
        else:
            return  # a game without an end teaches nothing
        won = sorted({game.rules.side[seat] for seat in game.outcome(state).winners})
        lessons.positions += [(row, won) for row in rows]


def numbers_of(game: Any, state: Any) -> list[list[float]]:
    """A position as the search sees it."""
    if game.name == "battlegrounds":
        from motorpool.bots.battlegrounds.features import features as of_board

        return of_board(state)
    return features(state, Traits(game.rules))
