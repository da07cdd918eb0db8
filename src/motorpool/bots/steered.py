"""A bot whose choices somebody else changes, for experiments."""

from motorpool.bots.bot import Bot


class Steered:
    """Asks another bot first, or not at all; a bot that searches is given its state as ever."""

    def __init__(self, bot: Bot, kind: str) -> None:
        self.name = f"{bot.name}-{kind}"
        self.wants_view = bot.wants_view
        self.bot = bot
