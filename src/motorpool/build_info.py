"""What kind of build this is. The same games come out of every kind; only the speed differs."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def compiled() -> bool:
    """Whether the engine runs as compiled code (mypyc) and not as plain Python."""
    chance = import_module("motorpool.core.chance")
    return str(chance.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def page_directory() -> Path:
    """Where the page for the browser is, when it was built."""
    return Path(__file__).parent / "page"


def has_page() -> bool:
    return (page_directory() / "index.html").is_file()
