"""Games of plain bots; then experiments: purchases by chance, and bots fond of a nation."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from motorpool.core.chance import Seeded
from motorpool.lab.balance import measuring
from motorpool.lab.balance.rush.awards import Awards, rank
from motorpool.lab.balance.rush.market import Market
from motorpool.lab.balance.rush.owning import Owning
from motorpool.lab.balance.rush.patriot import Patriot
from motorpool.lab.balance.rush.prices import groups_of
from motorpool.lab.balance.rush.raffle import Raffle
from motorpool.lab.balance.rush.squads import Squads
from motorpool.lab.balance.rush.uses import Uses
from motorpool.lab.simulate import Spec
from motorpool.rush.codes import NATION_TEXTS
from motorpool.rush.state import State


class Contest:
    """Games of a bot that is fond of one nation against plain ones."""

    def __init__(self) -> None:
        self.games = 0
        self.opponents = 0
        self.beaten = Fraction(0)  # opponents with less; a tie is half of it
        self.taken = 0  # cards that it took, of any nation
        self.own = 0  # and of its own

    def add(self, other: "Contest") -> None:
        self.games += other.games
        self.opponents += other.opponents
        self.beaten += other.beaten
        self.taken += other.taken
        self.own += other.own


class Counts(measuring.Counts):
    """What is counted in Rush."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.awards = Awards()
        self.market = Market()
        self.uses = Uses()
        self.squads = Squads()
        self.owning = Owning()
        self.contests: dict[str, Contest] = {}

    def add(self, other: "Counts") -> None:
        super().add(other)
        self.awards.add(other.awards)
        self.market.add(other.market)
        self.uses.add(other.uses)
        self.squads.add(other.squads)
        self.owning.add(other.owning)
        for nation, contest in other.contests.items():
            self.contests.setdefault(nation, Contest()).add(contest)


@dataclass
class Measurement(measuring.Measurement[Counts]):
    """After the games of plain bots come those for each nation in turn, then the raffles."""

    for_each_nation: int

    @cached_property
    def nations(self) -> list[int]:
        """Those that have cards."""
        rules = self.game.rules
        return sorted(set(rules.nation[: rules.vehicles]))

    @cached_property
    def groups(self) -> dict[str, list[str]]:
        """The class, the nation and the abilities of each Vehicle."""
        return groups_of(self.game.rules)

    @property
    def total(self) -> int:
        return self.before_raffles + self.plain

    @property
    def before_raffles(self) -> int:
        return self.plain + self.for_each_nation * len(self.nations)

    def nothing(self) -> Counts:
        return Counts(self.spec.seats)

    def play_plain(self, number: int, counts: Counts) -> None:
        def watch(state: State, action: int) -> None:
            counts.market.watch(state, action)
            counts.uses.watch(state, action)

        ended = self.count_plain(number, counts, watch)
        if ended:
            counts.awards.count(*ended)
            counts.squads.count(*ended)

    def play_other(self, number: int, counts: Counts) -> None:
        if number <= self.before_raffles:
            self.play_contest(number, counts)
        else:
            self.play_raffle(number, counts)

    def play_raffle(self, number: int, counts: Counts) -> None:
        """Chance says to all which card of a cost they buy."""
        bots = [
            Raffle(bot, self.game.rules, Seeded(f"{self.seed}/{number}/raffle/{seat}"))
            for seat, bot in enumerate(self.seat_bots(number))
        ]
        state, _ = self.play_game(number, bots)
        if not state.over():
            return
        winners = self.game.outcome(state).winners
        sharing = len({state.rules.side[seat] for seat in winners})
        for seat, bot in enumerate(bots):
            counts.owning.count(bot.draws, Fraction(seat in winners, sharing), self.groups)

    def play_contest(self, number: int, counts: Counts) -> None:
        """One patriot among plain bots, in each seat equally often."""
        nation = self.nations[(number - self.plain - 1) // self.for_each_nation]
        bots = self.seat_bots(number)
        seat = number % self.spec.seats
        patriot = bots[seat] = Patriot(bots[seat], self.game.rules, nation)
        state, _ = self.play_game(number, bots)
        if not state.over():
            return
        contest = counts.contests.setdefault(NATION_TEXTS[nation], Contest())
        contest.games += 1
        contest.taken += patriot.taken
        contest.own += patriot.own
        sides = self.game.outcome(state).details["sides"]
        own = next(rank(side) for side in sides if seat in side["seats"])
        for side in sides:
            if seat not in side["seats"]:
                contest.opponents += 1
                contest.beaten += Fraction(1 + (own > rank(side)) - (own < rank(side)), 2)


def plan(spec: Spec, games: int, seed: str, bot: str = measuring.USUAL_BOT) -> Measurement:
    """Games of plain bots, as many raffles, and a quarter as many for each nation's friend."""
    return Measurement(spec, seed, games, bot, games // 4)
