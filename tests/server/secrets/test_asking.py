"""Who is asked and what is chosen unseen tells nothing (RU-ALT-23).

Such moments are rare, so they are looked for: a seat that can only pass, and a card that is kept.
"""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.rush.codes import KEEP, VERB_SHIFT
from motorpool.rush.state import State
from tests.rush.properties.scenes import HIDDEN, Scene, busy_choice, game_of
from tests.server.secrets.two_worlds import TwoWorlds, lay_two
from tests.server.secrets.world import World, couple_draws, hold_time

KEEPING = HIDDEN | {"recruitment_keeps_card": True}
GAME = game_of("second_front", 4, tuple(KEEPING.items()))
NUMBERS = itertools.count(1)
Moment = tuple[State, int, str]  # a state, who looks, and the seed of another world


def moments(many: int, wanted: Callable[[State, State], bool]) -> Iterator[Moment]:
    """States and other worlds as they are wanted, for every other seat and for a bystander."""
    found = 0
    for seed in itertools.count():
        chance = Seeded(f"asking {seed}")
        for state in Scene(GAME, GAME.start(chance), chance, busy_choice).walk(1500):
            if state.over() or state.hand_is_open(state.seat_to_decide()):
                continue
            eye = (state.seat_to_decide() + 1 + found % 4) % 4 if found % 4 != 3 else -1
            for other in map(str, range(20)):
                if wanted(state, GAME.determinize(state, eye, Seeded(other))):
                    yield state.clone(), eye, other
                    found += 1
                    break
            if found == many:
                return


def kept(state: State) -> list[int]:
    return [action for action in state.legal() if action // VERB_SHIFT == KEEP]


def in_two_worlds(path: Path, found: Iterator[Moment], check: Callable[[TwoWorlds], Any]) -> None:
    """Lay the tables and let the same be done in both."""

    async def run() -> None:
        worlds = [World(f"sqlite:///{path / name}.db") for name in ("one", "two")]
        for world in worlds:
            await world.open()
        for state, eye, seed in found:
            both = await lay_two(worlds, held, next(NUMBERS), GAME, state, eye, Seeded(seed))
            async with both.halves[0].socket, both.halves[1].socket:
                await both.hear()
                await check(both)
        for world in worlds:
            await world.close()

    with pytest.MonkeyPatch.context() as patch:
        held = hold_time(patch)
        couple_draws(patch)
        asyncio.run(run())


@pytest.mark.rule("RU-ALT-23")
def test_a_seat_that_can_only_pass_is_asked_like_one_that_can_help(tmp_path: Path) -> None:
    def wanted(state: State, other: State) -> bool:
        fight = GAME.decision(state, -1).step == "support"
        return fight and len(state.legal()) == 1 and len(other.legal()) > 1

    async def check(both: TwoWorlds) -> None:
        one, two = (half.state for half in both.halves)
        assert one.seat_to_decide() == two.seat_to_decide()
        assert not await both.move(one.legal()[0])

    in_two_worlds(tmp_path, moments(8, wanted), check)


def test_which_card_is_kept_unseen_is_told_to_nobody_else(tmp_path: Path) -> None:
    def wanted(state: State, other: State) -> bool:
        return bool(kept(state)) and bool(kept(other)) and kept(state)[0] != kept(other)[-1]

    async def check(both: TwoWorlds) -> None:
        assert not await both.move(kept(both.halves[0].state)[0])

    in_two_worlds(tmp_path, moments(8, wanted), check)
