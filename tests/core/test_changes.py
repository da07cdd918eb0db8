"""The changes between two views lead from one to the other."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from motorpool.core.changes import apply_changes, changes_between

KEYS = st.sampled_from("abc")
VALUES = st.recursive(
    st.none() | st.text(max_size=2) | st.integers(0, 3),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(KEYS, parts, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_they_lead_from_one_to_the_other(old: Any, new: Any) -> None:
    before = deepcopy(old)
    assert apply_changes(old, changes_between(old, new)) == new
    assert old == before


@given(VALUES)
def test_nothing_changes_without_a_difference(view: Any) -> None:
    changes = changes_between(view, deepcopy(view))
    assert changes in ([], [[[], view]])


def test_they_are_small() -> None:
    old = {"round": 1, "sides": [{"hand": ["a", "b"], "points": 0}, {"points": 1}], "gone": 1}
    new = {"round": 1, "sides": [{"hand": ["a"], "points": 0}, {"points": 2}], "new": None}
    assert changes_between(old, new) == [
        [["gone"]],
        [["sides", 0, "hand"], ["a"]],
        [["sides", 1, "points"], 2],
        [["new"], None],
    ]
