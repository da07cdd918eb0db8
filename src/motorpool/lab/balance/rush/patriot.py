"""A bot that is fond of one nation, to see whether that pays."""

from motorpool.bots import Bot
from motorpool.bots.bot import View
from motorpool.bots.steered import Steered
from motorpool.core.game import Decision
from motorpool.rush.codes import BUY, TAKE, VERB_SHIFT
from motorpool.rush.tables import Rules

NEAR = 1  # a card of the nation may cost so much less than the one that it replaces


class Patriot(Steered):
    """Plays as another bot does, but takes cards of its nation when their costs are near."""

    def __init__(self, bot: Bot, rules: Rules, nation: int) -> None:
        super().__init__(bot, "patriot")
        self.rules = rules
        self.nation = nation
        self.taken = 0  # cards, of any nation
        self.own = 0

    def choose(self, view: View | None, decision: Decision) -> int:
        action = self.bot.choose(view, decision)
        verb, card = divmod(action, VERB_SHIFT)
        if verb not in (BUY, TAKE):
            return action
        offers = [each % VERB_SHIFT for each in decision.actions if each // VERB_SHIFT == verb]
        card = self.preferred(card, offers)
        self.taken += 1
        self.own += self.rules.nation[card] == self.nation
        return verb * VERB_SHIFT + card

    def preferred(self, card: int, offers: list[int]) -> int:
        """The dearest card of the nation, unless it is much cheaper than the one chosen."""
        nation, cost = self.rules.nation, self.rules.cost
        if nation[card] == self.nation:
            return card
        own = [
            offer
            for offer in offers
            if nation[offer] == self.nation and cost[offer] >= cost[card] - NEAR
        ]
        return max(own, key=lambda offer: cost[offer], default=card)
