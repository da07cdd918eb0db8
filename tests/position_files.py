"""Position files that are a little wrong, for the laws of all games."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.options import Option

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


def change(
    position: dict[str, Any],
    pick: Seeded,
    words: list[Any],
    steps: Sequence[str],
    options: Mapping[str, Option],
) -> None:
    """Change one thing somewhere: leave it out, say it twice, or say something else.

    `words`, `steps` and `options` are those of the game.
    """
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
        step = {"step": steps[pick.below(len(steps))]}
        position["steps"].insert(pick.below(len(position["steps"]) + 1), step)
    elif way == 4 and isinstance(position.get("options"), dict):
        option = list(options.values())[pick.below(len(options))]
        position["options"][option.name] = option.values[pick.below(len(option.values))]
    else:
        choices = OTHERS + words
        around[last] = choices[pick.below(len(choices))]
