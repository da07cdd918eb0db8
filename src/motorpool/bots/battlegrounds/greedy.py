"""The greedy bot: tanks by the best plan for one turn, family by memory."""

from motorpool.battlegrounds.codes import FAMILY
from motorpool.battlegrounds.tables import Rules
from motorpool.bots.battlegrounds import family, tanks
from motorpool.bots.battlegrounds.memory import Memory
from motorpool.bots.battlegrounds.plans import Plans
from motorpool.bots.battlegrounds.sight import Sight
from motorpool.bots.bot import View
from motorpool.core.game import Decision


class GreedyBot:
    """Looks one turn ahead; in family it remembers. Chance has no part in it."""

    name = "greedy"
    wants_view = True

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.memory = Memory()

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        if self.rules.mode == FAMILY:
            self.memory.look(view)
            return family.CHOICES[decision.step](self.memory, decision.actions)
        return tanks.CHOICES[decision.step](Plans(Sight(view, self.rules)), decision.actions)
