"""Positions that are a little wrong: refused, or played on."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from tests.properties.kit import Kit
from tests.properties.scenes import Scene

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
OTHERS: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 5, 7, 99, 10**9, 1.0, 1.5, "", [], {}, [{}]]


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in the data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += paths(value, (*path, index))
    return found


def get(data: Any, path: tuple[Any, ...]) -> Any:
    for part in path:
        data = data[part]
    return data


def change(kit: Kit, position: dict[str, Any], pick: Seeded) -> None:
    """Change one thing somewhere: leave it out, say it twice, or say something else."""
    places = paths(position)
    kinds = [place for place in places if place[0] in ("this_turn", "steps", "options")]
    some = kinds if kinds and pick.below(2) else places
    place = some[pick.below(len(some))]
    around, last = get(position, place[:-1]), place[-1]
    way = pick.below(6)
    if way == 0:
        del around[last]
    elif way == 1 and isinstance(around, list):
        around.insert(last, around[last])
    elif way == 2:
        other = places[pick.below(len(places))]
        around[last] = json.loads(json.dumps(get(position, other)))
    elif way == 3 and isinstance(position.get("steps"), list):
        step = {"step": kit.steps[pick.below(len(kit.steps))]}
        position["steps"].insert(pick.below(len(position["steps"]) + 1), step)
    elif way == 4 and isinstance(position.get("options"), dict):
        option = list(kit.options.values())[pick.below(len(kit.options))]
        position["options"][option.name] = option.values[pick.below(len(option.values))]
    else:
        choices = OTHERS + kit.values
        around[last] = choices[pick.below(len(choices))]


def loads(kit: Kit, position: Any) -> tuple[Any, Any] | None:
    """The table and the state of a position, or None when it is refused as it should be."""
    with suppress(BadFile, BadOption):
        return kit.load(position)
    return None


def play_on(kit: Kit, game: Any, state: Any, chance: Seeded, most: int) -> None:
    """Play at random; nothing may break, and the table stays whole."""
    kit.check_table(state, chance)
    for _ in range(most):
        if state.over():
            return
        for seat in range(-1, game.seats):
            game.view(state, seat)
            game.decision(state, seat)
        state.apply(kit.choose(state, chance), chance)
        kit.check_table(state, chance)
    game.outcome(state)
    kit.load(json.loads(json.dumps(game.dump_position(state))))


def change_and_play(kit: Kit, scene: Scene[Any, Any], seed: int, changes: int) -> None:
    """Change a position here and there; if it still loads, it can be played."""
    pick = Seeded(str(seed))
    position = json.loads(json.dumps(scene.dump()))
    for _ in range(changes):
        if paths(position):
            change(kit, position, pick)
    found = loads(kit, position)
    if found is not None:
        play_on(kit, *found, pick, 40)
