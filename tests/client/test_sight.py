"""What a seat keeps of the messages that it gets."""

from typing import Any

import pytest

from motorpool.client.news import Choice, Decision, Snapshot, Update
from motorpool.client.sight import Gap, Sight

DECISION = {"number": 4, "seat": 0, "step": "main", "asked": {}, "actions": ["end"]}
SNAPSHOT: dict[str, Any] = {
    "type": "snapshot",
    "number": 4,
    "seat": 0,
    "table": {"status": "playing"},
    "view": {"hand": ["t-34"], "round": 1},
    "decision": DECISION,
}
UPDATE: dict[str, Any] = {
    "type": "update",
    "number": 5,
    "do": "choose",
    "changes": [[["round"], 2], [["hand"]]],
    "events": [{"kind": "turn"}],
    "decision": None,
    "choice": {"seat": 0, "by": "person", "action": "end", "later": "more"},
    "table": [[["status"], "over"]],
}


def test_an_update_follows_a_snapshot() -> None:
    sight = Sight()
    assert sight.take(SNAPSHOT) == Snapshot(4)
    before = sight.view, sight.decision
    told = sight.follow(UPDATE)
    assert told == Update(5, "choose", [{"kind": "turn"}], Choice(0, "person", "end"), 4)
    assert sight.view == {"round": 2}
    assert sight.table == {"status": "over"}
    assert sight.decision is None
    assert before == ({"hand": ["t-34"], "round": 1}, Decision(4, 0, "main", {}, ["end"]))


def test_an_update_without_changes_leaves_view_and_decision() -> None:
    sight = Sight()
    sight.take(SNAPSHOT)
    sight.follow({"type": "update", "number": 5, "do": "ask-undo", "table": []})
    assert sight.view == SNAPSHOT["view"]
    assert sight.decision is not None


@pytest.mark.parametrize("number", [3, 4, 6])
def test_a_message_that_does_not_follow(number: int) -> None:
    sight = Sight()
    sight.take(SNAPSHOT)
    with pytest.raises(Gap):
        sight.follow(UPDATE | {"number": number})
    with pytest.raises(Gap):
        Sight().follow(UPDATE)
