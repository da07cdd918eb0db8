"""A position that is no position is refused; one that loads can be played."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from tests.properties.kit import Kit
from tests.properties.kits import every_game
from tests.properties.positions import JSON, loads, play_on


@every_game
@settings(max_examples=150)
@given(JSON)
def test_garbage_is_refused(kit: Kit, garbage: Any) -> None:
    assert loads(kit, garbage) is None


@every_game
@settings(max_examples=150)
@given(st.data())
def test_a_position_of_garbage_is_refused_or_played(kit: Kit, data: st.DataObject) -> None:
    parts = data.draw(st.dictionaries(st.sampled_from(kit.fields), JSON))
    found = loads(kit, {"game": kit.name} | parts)
    if found is not None:
        play_on(kit, *found, Seeded("garbage"), 20)
