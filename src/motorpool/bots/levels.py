"""The levels that people choose from: a beginner, a seasoned player, and the best we have."""

from typing import Any

from motorpool.bots.bot import Bot
from motorpool.bots.learned import learned
from motorpool.bots.recruit import RecruitBot
from motorpool.bots.search.bot import SearchBot
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.mind import Mind
from motorpool.core.chance import Seeded

GLANCE = 400  # turns that a veteran of Rush imagines, so that at any table it takes as long
SPAN = 6  # tokens of family that a veteran remembers
ACE = Budget(milliseconds=1000)


def greedy(game: Any, seat: int, seed: str, span: int | None = None) -> Bot:
    """Each game has its own; imported here for a quick start of those who need no bot.

    With a span it remembers only so many tokens of family.
    """
    if game.name == "battlegrounds":
        from motorpool.bots.battlegrounds.greedy import GreedyBot

        return GreedyBot(game.rules, Seeded(f"{seed}/greedy/{seat}"), span)
    from motorpool.bots.rush import greedy as rush

    return rush.GreedyBot(game.rules)


def recruit(game: Any, seat: int, seed: str) -> Bot:
    return RecruitBot(greedy(game, seat, seed), Seeded(f"{seed}/recruit/{seat}"))


def veteran(game: Any, seat: int, seed: str) -> Bot:
    """Rules of thumb; in Rush those of a short search, which plays better than `greedy`.

    In family it remembers only what it saw last.
    """
    if game.name == "battlegrounds":
        return Called("veteran", greedy(game, seat, seed, SPAN))
    budget = Budget(rounds=GLANCE // game.rules.seats)
    return searching("veteran", game, seat, seed, budget, deep=False)


def ace(game: Any, seat: int, seed: str, budget: Budget = ACE) -> Bot:
    return searching("ace", game, seat, seed, budget, deep=True)


def searching(name: str, game: Any, seat: int, seed: str, budget: Budget, deep: bool) -> Bot:
    """A search; where there is nothing to search for, who remembers best plays."""
    mind = mind_of(game, deep)
    adviser = greedy(game, seat, seed)
    if mind is None:
        return Called(name, adviser)
    chance = Seeded(f"{seed}/{name}/{seat}")
    if budget.cores > 1:
        from motorpool.bots.search.crew import Crew

        return Crew(name, game, mind, chance, budget, adviser)
    return SearchBot(name, game, mind, chance, budget, adviser)


def mind_of(game: Any, deep: bool) -> Mind | None:
    """What a search knows of a game; nothing of family, which is memory, and of solo.

    A deep one of Rush looks further ahead; that needs many rounds.
    """
    weights = learned(game, "values")
    if game.name == "battlegrounds":
        from motorpool.battlegrounds.codes import FAMILY, SOLO
        from motorpool.bots.battlegrounds.mind import BattlegroundsMind

        if game.rules.mode in (FAMILY, SOLO):
            return None
        return BattlegroundsMind(game.rules, weights)
    from motorpool.bots.rush.mind import RushMind

    instinct = learned(game, "instinct") if deep else None
    return RushMind(game.rules, weights, learned(game, "habits"), instinct)


class Called:
    """A bot under another name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.wants_view = bot.wants_view
        self.choose = bot.choose
