"""What the choices of bots cost in Rush: `make regret`.

Decisions out of games of `veteran` are put to each bot, and every action of them is judged by a
long search of its own. A choice costs what the best action promises more than the chosen one.
The judge errs too, towards a cost, and it is the search of `ace`: it may favour what is alike.
The limits take decisions of one game for separate samples.
"""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from benchmarks.asking import asking, check, gather
from motorpool.bots import make_bot
from motorpool.bots.levels import mind_of
from motorpool.bots.play import ask
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Seeded
from motorpool.games import make_game
from motorpool.lab.intervals import CERTAIN

PLAYS = "veteran"
LEAST = 3  # actions of a decision that is worth asking about
FROM_EACH = 2  # decisions of a game

Costs = dict[str, float]  # of the choice of each bot


@dataclass(frozen=True)
class Regret:
    """Games at one kind of table, in which others are asked what they would do."""

    preset: str
    seats: int
    bots: tuple[str, ...]
    rounds: int  # of the judge, for each action
    late: bool  # ask in the second half of a game only
    seed: str

    @cached_property
    def game(self) -> Any:
        return make_game("rush", self.preset, self.seats)

    def play(self, part: range) -> list[list[Costs]]:
        return [self.of_game(f"{self.seed}/{number}") for number in part]

    def of_game(self, seed: str) -> list[Costs]:
        game, chance = self.game, Seeded(seed)
        bots = [make_bot(PLAYS, game, seat, seed) for seat in range(self.seats)]
        state = game.start(chance)
        decisions: list[Any] = []
        while not state.over():
            if len(state.legal()) >= LEAST:
                decisions.append(state.clone())
            state.apply(ask(bots[state.seat_to_decide()], game, state), chance)
        if self.late:
            decisions = [each for each in decisions if each.turn * 2 >= state.turn]
        some = Seeded(f"{seed}/regret")
        left = list(range(len(decisions)))
        taken = [some.draw(left) for _ in range(min(FROM_EACH, len(left)))]
        return [self.of_decision(decisions[number], f"{seed}/{number}") for number in taken]

    def of_decision(self, state: Any, seed: str) -> Costs:
        seat = state.seat_to_decide()
        promised = {action: self.judged(state, action, seed) for action in state.legal()}
        best = max(promised.values())
        return {
            bot: best - promised[ask(make_bot(bot, self.game, seat, seed), self.game, state)]
            for bot in self.bots
        }

    def judged(self, state: Any, action: int, seed: str) -> float:
        """What an action promises, when the search may try nothing else."""
        mind = mind_of(self.game, deep=True)
        assert mind is not None
        only = state.clone()
        only.actions = [action]
        seat = state.seat_to_decide()
        search = Search(only, seat, mind, Seeded(f"{seed}/judge"), action)
        search.grow(self.rounds)
        visits, promise = search.tried()[action]
        return promise / visits


def row(bot: str, found: list[Costs]) -> str:
    """Beside the first bot: how much less its choices cost."""
    costs = [each[bot] for each in found]
    first = next(iter(found[0]))
    less = [each[first] - each[bot] for each in found]
    return f"| `{bot}` | {told(costs, '')} | {told(less, '+')} |"


def told(numbers: list[float], sign: str) -> str:
    """In thousandths of the chance to win."""
    margin = CERTAIN * stdev(numbers) / sqrt(len(numbers))
    return f"{1000 * fmean(numbers):{sign}.2f} ± {1000 * margin:.2f}"


def main() -> None:
    parser = asking("regret", __doc__, games=60)
    parser.add_argument("--bots", default="veteran,ace:300,ace:1500", help="(%(default)s)")
    parser.add_argument("--rounds", type=int, default=5000, help="of the judge (%(default)s)")
    parser.add_argument("--late", action="store_true", help="in the second half of a game only")
    asked = parser.parse_args()
    bots = asked.bots.split(",")
    check(parser, asked, bots)
    if asked.rounds < 1:
        parser.error("the judge needs at least one round")
    task = Regret(asked.preset, asked.players, tuple(bots), asked.rounds, asked.late, asked.seed)
    found = [costs for game in gather(task, asked.games, asked.jobs) for costs in game]
    if len(found) < 2:
        parser.error("these games have too few decisions to ask about")
    print(
        f"{asked.preset}, {asked.players} players: {len(found)} decisions of {asked.games} games,"
        f" judged by {asked.rounds:,} rounds for each action\n\n"
        f"| bot | cost, thousandths of the chance to win | less than `{bots[0]}` |\n|---|---|---|"
    )
    for bot in bots:
        print(row(bot, found))


if __name__ == "__main__":
    main()
