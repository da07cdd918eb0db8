"""How well the search of Rush foretells who wins: `make foresight`.

Positions out of games of bots are played on as the search does, by habit and by instinct,
and valued. The surprise is what the true end of the game still told, in bits: a blind guess
among four has two, and less is better.
"""

from dataclasses import dataclass
from functools import cached_property
from math import log2, sqrt
from statistics import fmean, stdev
from typing import Any

from benchmarks.asking import asking, check, gather
from motorpool.bots import make_bot
from motorpool.bots.levels import mind_of
from motorpool.bots.play import ask
from motorpool.core.chance import Seeded
from motorpool.games import make_game
from motorpool.lab.intervals import CERTAIN

FAR = (0, 1, 2, 3, 4, 6)  # rounds that are played on
TRIES = 60  # of each position
FROM_EACH = 4  # positions of a game
LEAST = 0.001  # nothing is foretold to be impossible
BY = ("habit", "instinct")

Way = tuple[str, int]  # by what, and how many rounds
Told = dict[Way, tuple[float, float]]  # the surprise, and the variance of one try


@dataclass(frozen=True)
class Foresight:
    """Games at one kind of table."""

    preset: str
    seats: int
    bot: str
    seed: str

    @cached_property
    def game(self) -> Any:
        return make_game("rush", self.preset, self.seats)

    @cached_property
    def minds(self) -> dict[str, Any]:
        return {by: mind_of(self.game, deep=by == "instinct") for by in BY}

    def play(self, part: range) -> list[Told]:
        return [self.of_game(f"{self.seed}/{number}") for number in part]

    def of_game(self, seed: str) -> Told:
        """The means over some positions of one game."""
        game, chance = self.game, Seeded(seed)
        bots = [make_bot(self.bot, game, seat, seed) for seat in range(self.seats)]
        state = game.start(chance)
        begun: list[Any] = []  # turns
        while not state.over():
            if not begun or begun[-1].turn != state.turn:
                begun.append(state.clone())
            state.apply(ask(bots[state.seat_to_decide()], game, state), chance)
        won = list(game.outcome(state).winners)
        later = Seeded(f"{seed}/foresight")
        told: list[Told] = []
        for _ in range(min(FROM_EACH, len(begun))):
            position = begun.pop(later.below(len(begun)))
            told.append(self.of_position(position, won, later))
        return {
            way: (fmean(each[way][0] for each in told), fmean(each[way][1] for each in told))
            for way in told[0]
        }

    def of_position(self, state: Any, won: list[int], chance: Seeded) -> Told:
        seat = state.seat_to_decide()
        told: Told = {}
        for by, mind in self.minds.items():
            tries = [self.one_try(mind, state, seat, chance) for _ in range(TRIES)]
            for step, far in enumerate(FAR):
                values = [each[step] for each in tries]
                foretold = [fmean(own) for own in zip(*values, strict=True)]
                bits = fmean(-log2(max(foretold[winner], LEAST)) for winner in won)
                own = [each[seat] for each in values]
                told[by, far] = bits, fmean((each - foretold[seat]) ** 2 for each in own)
        return told

    def one_try(self, mind: Any, state: Any, seat: int, chance: Seeded) -> list[list[float]]:
        """The values after so many rounds each."""
        imagined = state.determinize(seat, chance)
        values = []
        for far in FAR:
            until = state.turn + far * self.seats
            while imagined.turn < until and not imagined.over():
                imagined.apply(mind.pick(imagined, imagined.legal(), chance), chance)
            values.append(mind.values(imagined))
        return values


def row(way: Way, found: list[Told]) -> str:
    """Beside the way that `veteran` plays on: by habit for one round."""
    by, far = way
    better = [each["habit", 1][0] - each[way][0] for each in found]
    margin = CERTAIN * stdev(better) / sqrt(len(better))
    bits, one = fmean(each[way][0] for each in found), sqrt(fmean(each[way][1] for each in found))
    return f"| {by} | {far} | {bits:.4f} | {fmean(better):+.4f} ± {margin:.4f} | {one:.3f} |"


def main() -> None:
    parser = asking("foresight", __doc__, games=400)
    parser.add_argument("--bot", default="veteran", help="who plays the games (veteran)")
    asked = parser.parse_args()
    check(parser, asked, [asked.bot])
    task = Foresight(asked.preset, asked.players, asked.bot, asked.seed)
    found: list[Told] = gather(task, asked.games, asked.jobs)
    print(
        f"{asked.preset}, {asked.players} players: {len(found)} games, {FROM_EACH} positions each,"
        f" {TRIES} tries of each position\n\n"
        "| by | rounds | surprise, bits | less than by habit, one round | spread of one try |\n"
        "|---|---|---|---|---|"
    )
    for way in found[0]:
        print(row(way, found))


if __name__ == "__main__":
    main()
