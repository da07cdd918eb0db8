"""Do the cards reach what their design wants? The best bot plays, and what it does is counted."""

from importlib import import_module
from typing import Any

from motorpool.lab.balance.measuring import Balance


def balance_of(game: str) -> Balance[Any]:
    """What is measured of a game; only this game's is loaded."""
    module = import_module(f"motorpool.lab.balance.{game}")
    balance: Balance[Any] = module.BALANCE
    return balance
