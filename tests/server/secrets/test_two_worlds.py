"""No leak at the socket: states that a seat cannot tell apart are told alike, byte for byte.

Two servers have the same table, but what a seat cannot know is different. Everything that this
seat is sent is compared: snapshots, updates, their words, what it missed, the whole log,
refusals, undo and lists.
"""

import asyncio
import itertools
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.games import PRESETS, make_game
from tests.properties.kit import Kit
from tests.properties.kits import KITS, every_game
from tests.properties.scenes import Scene
from tests.server.secrets.asides import ASIDES, log
from tests.server.secrets.two_worlds import TwoWorlds, lay_two
from tests.server.secrets.world import Moments, World, couple_draws, hold_time

EXAMPLES = int(os.environ.get("MOTORPOOL_LEAK_EXAMPLES", "25"))
EVERY = int(os.environ.get("MOTORPOOL_LEAK_EVERY", "40"))  # moves between two looks
NUMBERS = itertools.count(1)
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # a game cannot be made smaller


@dataclass
class Houses:
    """Two servers and the loop that they run in."""

    runner: asyncio.Runner
    worlds: list[World]
    held: Moments

    def try_scene(
        self, kit: Kit, game: Any, state: Any, seat: int, seed: str, moves: int
    ) -> Counter[str]:
        return self.runner.run(
            try_scene(self.worlds, self.held, kit, (game, state), seat, seed, moves)
        )


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    path = tmp_path_factory.mktemp("worlds")
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        held = hold_time(patch)
        couple_draws(patch)
        worlds = [World(f"sqlite:///{path / name}.db") for name in ("one", "two")]
        for world in worlds:
            runner.run(world.open())
        yield Houses(runner, worlds, held)
        for world in worlds:
            runner.run(world.close())


async def try_scene(
    worlds: list[World],
    held: Moments,
    kit: Kit,
    at: tuple[Any, Any],
    seat: int,
    seed: str,
    moves: int,
) -> Counter[str]:
    """Play on in both worlds until something hidden comes to light; what was tried."""
    pick = Seeded(seed)
    tried: Counter[str] = Counter()
    both = await lay_two(worlds, held, next(NUMBERS), *at, seat, pick)
    async with both.halves[0].socket, both.halves[1].socket:
        await both.hear()
        for _ in range(moves):
            for aside in [ASIDES[pick.below(len(ASIDES))] for _ in range(2)]:
                await aside(both, kit)
                tried[aside.__name__] += 1
            actions = both.common_actions()
            if not actions:
                break
            tried["move"] += 1
            if await both.move(some_action(both, kit, actions)):
                tried["parted"] += 1
                break
            await log(both, kit)
    tried["compared"] = both.compared
    return tried


def some_action(both: TwoWorlds, kit: Kit, actions: list[int]) -> int:
    """Busy play where both worlds allow it."""
    busy = kit.choose(both.halves[0].state, both.pick)
    return busy if busy in actions else actions[both.pick.below(len(actions))]


@every_game
@settings(max_examples=EXAMPLES, phases=PHASES)
@given(st.data(), st.integers(-1, 5), st.integers(0, 2**32))
def test_with_any_switches(
    houses: Houses, kit: Kit, data: st.DataObject, seat: int, seed: int
) -> None:
    scene: Scene[Any, Any] = data.draw(kit.scenes)
    if not scene.state.over():
        seat = seat % scene.game.seats if seat >= 0 else -1
        houses.try_scene(kit, scene.game, scene.state, seat, str(seed), 8)


SEATS = {"solo": 1, "team": 4, "alternative": 3, "family": 3}
WHOLE_GAMES = [
    pytest.param(kit, preset, id=f"{kit.name}-{preset}")
    for kit in KITS
    for preset in PRESETS[kit.name]
]


@pytest.mark.parametrize(("kit", "preset"), WHOLE_GAMES)
def test_all_through_a_game(houses: Houses, kit: Kit, preset: str) -> None:
    """Every so many moves of a whole game, each time for another seat."""
    game = make_game(kit.name, preset, SEATS.get(preset, 2))
    chance = Seeded(f"through {preset}")
    scene: Scene[Any, Any] = Scene(game, game.start(chance), chance, kit.choose)
    tried: Counter[str] = Counter()
    for number, state in enumerate(scene.walk(3000)):
        if number % EVERY == 0 and not state.over():
            seat = number // EVERY % (game.seats + 1) - 1
            tried += houses.try_scene(kit, game, state, seat, str(number), 5)
    assert tried["move"] > 5
    assert tried["compared"] > 20
