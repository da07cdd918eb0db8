"""The greedy bot: tanks by the best plan for one turn, family by memory."""

from motorpool.battlegrounds.codes import FAMILY
from motorpool.battlegrounds.tables import Rules
from motorpool.bots.battlegrounds import family, tanks
from motorpool.bots.battlegrounds.memory import Memory
from motorpool.bots.battlegrounds.plans import Plans
from motorpool.bots.battlegrounds.sight import Sight
from motorpool.bots.bot import View
from motorpool.core.chance import Chance
from motorpool.core.game import Decision


class GreedyBot:
    """Looks one turn ahead; in family it remembers. Chance decides between equals.

    The first among equals would not do: it lies on the same side of the board for all, and so
    one corner would fare better than another.
    """

    name = "greedy"
    wants_view = True

    def __init__(self, rules: Rules, chance: Chance, span: int | None = None) -> None:
        self.rules = rules
        self.chance = chance
        self.memory = Memory(span)

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        bag = list(decision.actions)
        actions = [self.chance.draw(bag) for _ in decision.actions]
        if self.rules.mode == FAMILY:
            self.memory.look(view)
            return family.CHOICES[decision.step](self.memory, actions)
        return tanks.CHOICES[decision.step](Plans(Sight(view, self.rules)), actions)
