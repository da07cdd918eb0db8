"""A bot that drives the tanks that chance gives it, to see what each of them is worth."""

from dataclasses import replace

from motorpool.battlegrounds.codes import CHANGE, VERB_SHIFT
from motorpool.battlegrounds.tables import Rules
from motorpool.bots import Bot
from motorpool.bots.bot import View
from motorpool.bots.steered import Steered
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision

CARDS = ("draft", "field")  # the questions that chance answers


class Conscript(Steered):
    """Plays as another bot does, but chance picks its tank cards, and it never changes them."""

    def __init__(self, bot: Bot, rules: Rules, chance: Seeded) -> None:
        super().__init__(bot, "conscript")
        self.wants_view = True
        self.rules = rules
        self.chance = chance

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        if decision.step in CARDS:
            actions = self.whole(view, decision.actions)
            return actions[self.chance.below(len(actions))]
        kept = tuple(action for action in decision.actions if action // VERB_SHIFT != CHANGE)
        return self.bot.choose(view, replace(decision, actions=kept or decision.actions))

    def whole(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """Not a card just destroyed, which would skip the turn, while there is another."""
        wrecked = [
            self.rules.tank_texts.index(card["card"]) for card in view["cards"] if card["wrecked"]
        ]
        whole = tuple(action for action in actions if action % VERB_SHIFT not in wrecked)
        return whole or actions
