"""The random bot: every legal action is as likely as any other."""

from motorpool.bots.bot import View
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision


class RandomBot:
    """Chooses blindly, with a chance of its own or with one that it shares."""

    name = "random"
    wants_view = False

    def __init__(self, chance: Seeded) -> None:
        self.chance = chance

    def choose(self, view: View | None, decision: Decision) -> int:
        return decision.actions[self.chance.below(len(decision.actions))]
