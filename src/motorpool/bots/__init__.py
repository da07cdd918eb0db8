"""Players that see only views: random, rules of thumb, search."""

from motorpool.bots.bot import Bot
from motorpool.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
