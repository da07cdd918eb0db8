"""What a game brings to the laws of all games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.game import Game, GameState
from motorpool.core.options import Option
from tests.properties.scenes import Scene


@dataclass(frozen=True)
class Kit:
    """One game: its tables, its words, and how play keeps busy there."""

    name: str
    games: st.SearchStrategy[Any]  # tables with any options that the rules allow
    scenes: st.SearchStrategy[Scene[Any, Any]]
    longest: int  # actions of a record
    choose: Callable[[Any, Seeded], int]  # busy play
    load: Callable[[Any], tuple[Game, GameState]]  # a position
    check_table: Callable[[Any, Seeded], None]  # everything is in its place
    # Texts
    some_games: Sequence[Any]
    some_action: Callable[[Any, Seeded], int]  # any action that has a text, legal or not
    no_verb: int  # an action beyond the last verb
    words: Sequence[str]  # that actions are made of, and a few that are none
    answers: st.SearchStrategy[str]  # of chance, right and wrong
    one_spelling: bool  # an action is spelt in one way only
    # Positions
    fields: Sequence[str]
    values: list[Any]
    steps: Sequence[str]
    options: Mapping[str, Option]
    # Tours: tables that together come to every question, and what makes questions different
    tours: Mapping[str, Sequence[Any]]
    kind: Callable[[Any], tuple[int, ...]]
    fewest_kinds: int
