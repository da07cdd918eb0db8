"""What kind of build this is. The same games come out of every kind; only the speed differs."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES


def compiled() -> bool:
    """Whether the engine runs as compiled code (mypyc) and not as plain Python."""
    chance = import_module("motorpool.core.chance")
    return str(chance.__file__).endswith(tuple(EXTENSION_SUFFIXES))
