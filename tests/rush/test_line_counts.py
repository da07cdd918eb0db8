"""How many lines of play there are from a position, counted to a small depth.

A line is a sequence of decisions; one that reaches the end of the game is a line too.
Where chance is asked it gives the card with the lowest number, so that the counts
need no seed; in the last test every answer of chance is a line of its own. The cards
are those of the zoo and every deck is listed, so no change of balance moves a count.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.lines import lines, lines_of_chance
from tests.rush.support import Play, at

pytestmark = pytest.mark.compiled

DECK = ["us-heavy", "us-medium", "fr-heavy", "fr-medium", "uk-heavy", "draw-3", "cost-1"]
ROW = ["cost-3", "su-heavy-2", "cost-0", "de-heavy-2"]


def guarded(*defenders: str | None) -> list[Any]:
    """Bases with these defenders."""
    return [{"defender": card} if card else {} for card in defenders]


def table(*players: dict[str, Any], **position: Any) -> Play:
    garage = ["engineers", "engineers", "technicians"]
    squads = [{"garage": garage} | player for player in players]
    return at(*squads, **({"deck": DECK, "reserve": ROW} | position))


BEGINNING = [{"step": "turn-begins"}]
ENEMY = {"hand": ["de-light", "scout"], "bases": guarded("de-medium", None, "bunker")}
GERMAN = {
    "hand": ["fr-light", "fr-spg", "medal-germany"],
    "bases": guarded("de-medium", "de-light-2", None),
}

# What the table is, and the number of lines of 1, 2, 3, ... decisions
TABLES: dict[str, tuple[Callable[[], Play], list[int]]] = {
    "base: two engineers": (
        lambda: table({"hand": ["engineers", "engineers"]}, {}),
        [2, 3, 7, 10, 18],
    ),
    "base: an assault": (
        lambda: table(
            {"hand": ["su-light", "su-spg", "vehicles-only", "de-heavy"]},
            ENEMY,
            {"hand": ["hero"]},
        ),
        [13, 75, 329, 1281, 4119],
    ),
    "base: abilities": (
        lambda: table(
            {"hand": ["besieger", "mechanic", "saboteur"], "depot": ["su-light", "medal-usa"]},
            ENEMY,
            {"hand": ["hero", "engineers"]},
        ),
        [7, 25, 87, 268, 754],
    ),
    "base: recruitment and National Resources": (
        lambda: table({"hand": ["recruiter", "de-fund", "worth-2", "worth-0"]}, {}),
        [8, 35, 126, 387, 956],
    ),
    "base: the last turn": (
        lambda: table(
            {"bases": ["destroyed", "destroyed", "damaged"]},
            {"hand": ["su-heavy", "besieger", "gun"]},
            turn=3,
            trigger="medals",
        ),
        [8, 20, 62, 137, 157],
    ),
    "second front: a turn begins": (
        lambda: table(
            {"hand": ["su-light", "engineers"], "rear": "draw-1"},
            {},
            preset="second-front",
            steps=BEGINNING,
        ),
        [2, 14, 42, 134, 294],
    ),
    "second front: Headquarters": (
        lambda: table(
            {"hand": ["su-light", "su-heavy"]},
            {"bases": ["destroyed", "destroyed", "damaged", {"defender": "de-medium"}]},
            preset="second-front",
        ),
        [7, 15, 42, 66, 124],
    ),
    "second front: its abilities": (
        lambda: table(
            {
                "hand": ["medium-regrouper", "planner", "hero"],
                "bases": guarded("fr-medium-2", "su-light", None, None),
            },
            {},
            preset="second-front",
            achievements=["light-tanks", "spgs", "heavy-tanks"],
        ),
        [9, 27, 125, 343, 940],
    ),
    "alternative: a fight": (
        lambda: table(
            {"hand": ["su-medium", "su-light", "medal-ussr"]},
            {"hand": ["de-heavy", "medal-germany"], "bases": guarded("de-medium", None, None)},
            preset="alternative",
        ),
        [8, 30, 112, 302, 813],
    ),
    "alternative: nothing to play": (
        lambda: table(
            {"hand": ["worth-nothing", "worth-3"]}, {}, preset="alternative", reserve=["cost-5"]
        ),
        [1, 5, 5, 16, 52],
    ),
    "alternative: Recruitment": (
        lambda: table(
            {"hand": ["volunteers", "worth-3", "medium-draw-1"]}, {}, preset="alternative"
        ),
        [7, 26, 73, 172, 446],
    ),
    "alternative and second front": (
        lambda: table(
            {"hand": ["su-light", "su-spg"], "rear": "su-heavy"},
            {"hand": ["de-heavy"], "bases": guarded("de-light", None, None, None)},
            preset="alternative",
            options={"rear": True, "headquarters": True, "attackers_defend": True},
        ),
        [10, 26, 119, 315, 808],
    ),
    "team: three": (
        lambda: table(
            {"hand": ["su-light", "su-heavy"], "bases": guarded("us-spg", None, None)},
            GERMAN,
            {"hand": ["medal-ussr", "scout"], "bases": guarded(None, "us-light", None)},
            preset="team",
        ),
        [9, 35, 128, 477, 1890],
    ),
    "team: four": (
        lambda: table(
            {"hand": ["saboteur", "su-heavy"]},
            GERMAN,
            {"hand": ["su-spg-2"]},
            {"hand": ["de-spg", "engineers"]},
            preset="team",
        ),
        [7, 22, 106, 427, 1539],
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_lines(name: str) -> None:
    new_table, counts = TABLES[name]
    state = new_table().state
    assert [lines(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_lines_counted_by_hand() -> None:
    """One engineer and one card to buy.

    Spend, buy, end; or both players end, and the first one has drawn two engineers and
    the technicians: spend, use or end.
    """
    play = table({"hand": ["engineers"]}, {"hand": []}, reserve=["cost-1"], deck=[])
    assert [lines(play.state, depth) for depth in (1, 2, 3)] == [2, 2, 1 + 3]
    # A second one may be spent too before buying: end, end; spend, buy; spend, spend
    play = table({"hand": ["engineers", "engineers"]}, {"hand": []}, reserve=["cost-1"], deck=[])
    assert [lines(play.state, depth) for depth in (1, 2)] == [2, 3]


def test_lines_of_chance() -> None:
    """The end of a turn lays out both cards of the deck and then the one just discarded.

    It also draws all three cards of the Garage: 2 * 1 * 3 * 2 * 1 lines. The next turn
    lays out only the card that it discards: 3 * 2 * 1 lines.
    """
    play = table({"hand": []}, {"hand": []}, reserve=["cost-3"], deck=["us-heavy", "fr-heavy"])
    assert lines(play.state, 1) == 1
    assert lines_of_chance(play.state, 1) == 12
    assert lines_of_chance(play.state, 2) == 12 * 6
