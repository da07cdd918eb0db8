"""Where two worlds may part: a hidden card or picture comes to light, by the rules."""

import json
from typing import Any

from motorpool.battlegrounds.tables import cell_text
from tests.battlegrounds.properties.test_hidden import face_down, with_other_pictures
from tests.rush.properties.test_hidden import hidden_cards, unseen

Hidden = tuple[set[str], set[str]]


def other_world(game: Any, state: Any, seat: int, pick: Any) -> Any:
    """A state that differs only in what a seat cannot know."""
    if game.forgets:
        return with_other_pictures(state, pick)
    return game.determinize(state, seat, pick)


def other_action(game: Any, other: Any, seat: int, action: int) -> int:
    """What somebody else does there: a card that is kept unseen may be another one."""
    return unseen(other, seat, action) if game.name == "rush" else action


def hidden_now(game: Any, state: Any, seat: int, action: int) -> set[str]:
    """What may come to light by an action: cards by name, face-down tokens by cell."""
    if game.name == "battlegrounds":
        return {cell_text(cell) for cell in face_down(state)} if game.forgets else set()
    rules = state.rules
    return {rules.kind_texts[rules.kind_of[card]] for card in hidden_cards(state, seat, action)}


def check_parting(one: str, two: str, hidden: Hidden) -> None:
    """Two updates differ first in an event that shows what was hidden before."""
    for first, second in zip(events_of(one), events_of(two), strict=False):
        if first == second:
            continue
        assert first["event"] == second["event"]
        if first["event"] == "turned-up":
            assert first["cell"] == second["cell"]
            assert first["cell"] in hidden[0] & hidden[1]
        else:
            assert first["event"] not in ("drawn", "kept")
            assert without_card(first) == without_card(second)
            assert first["card"] in hidden[0]
            assert second["card"] in hidden[1]
        return
    raise AssertionError(f"no event tells why these differ:\n{one}\n{two}")


def events_of(text: str) -> list[dict[str, Any]]:
    message = json.loads(text)
    assert message["type"] == "update"
    events: list[dict[str, Any]] = message["events"]
    return events


def without_card(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "card"}
