"""The beginner: plays by the rules of thumb of `greedy`, but overlooks much of what it could do."""

from dataclasses import replace

from motorpool.bots.bot import Bot, View
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision

OVERLOOKED = 45  # of a hundred actions


class RecruitBot:
    """What it does makes sense; what it does not see, it does not do."""

    name = "recruit"
    wants_view = True

    def __init__(self, teacher: Bot, chance: Seeded) -> None:
        self.teacher = teacher
        self.chance = chance

    def choose(self, view: View | None, decision: Decision) -> int:
        seen = [number for number, _ in enumerate(decision.actions) if self.notices()]
        if not seen:
            seen = [self.chance.below(len(decision.actions))]
        return self.teacher.choose(
            view,
            replace(
                decision,
                actions=tuple(decision.actions[number] for number in seen),
                texts=tuple(decision.texts[number] for number in seen),
            ),
        )

    def notices(self) -> bool:
        return self.chance.below(100) >= OVERLOOKED
