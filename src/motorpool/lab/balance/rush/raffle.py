"""A bot to which chance sells cards, to see what owning each of them is worth."""

from motorpool.bots import Bot
from motorpool.bots.bot import View
from motorpool.bots.steered import Steered
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision
from motorpool.rush.codes import BUY, VERB_SHIFT
from motorpool.rush.tables import Rules


class Raffle(Steered):
    """Plays as another bot does, but chance says which card of the cost that it pays it gets.

    So who gets a card differs from who gets another one of its cost in nothing but the card.
    """

    def __init__(self, bot: Bot, rules: Rules, chance: Seeded) -> None:
        super().__init__(bot, "raffle")
        self.rules = rules
        self.chance = chance
        self.draws: list[tuple[str, list[str]]] = []  # the card got, and all that it could be

    def choose(self, view: View | None, decision: Decision) -> int:
        action = self.bot.choose(view, decision)
        if action // VERB_SHIFT != BUY:
            return action
        cost, texts = self.rules.cost, self.rules.kind_texts
        offers = [
            each
            for each in decision.actions
            if each // VERB_SHIFT == BUY and cost[each % VERB_SHIFT] == cost[action % VERB_SHIFT]
        ]
        if len(offers) > 1:
            action = offers[self.chance.below(len(offers))]
            self.draws.append(
                (texts[action % VERB_SHIFT], [texts[each % VERB_SHIFT] for each in offers])
            )
        return action
