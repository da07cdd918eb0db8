"""Fire First: a choice to shoot tells of the drive that must follow."""

from collections import Counter
from typing import Any

import pytest

from motorpool.battlegrounds.codes import KEEP_CARD, MOVE_AFTER
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from tests.words.moments import Moment, player, three
from tests.words.promises import kept

DRIVES = " can only drive "
STAYS = " stays where it is"
LOST = ". On "
DIES = "no drive that it survives"
BEFORE = " This comes before the move, with the Т-34 on A1."


def first(*upgrades: str, tank: str = "t-34", at: str = "A1", points: int = 3) -> dict[str, Any]:
    """Anna on a cell, with a tank that may fire first."""
    card = {"tank": tank, "upgrades": ["fire_first", *upgrades]}
    return player(f"{at} {tank}", tanks=("is-2", card), points=points)


def blocked(*others: str, anna: Any = None, **position: Any) -> Moment:
    """Bob and Cyril stand where told: a tank may not end its drive there."""
    tanks = [("maus", "cromwell"), ("panther", "amx-13")]
    players = [
        player(f"{cell} {tank}", tanks=(spare,))
        for cell, (tank, spare) in zip(others, tanks, strict=True)
    ]
    return Moment(players=[anna or first(), *players], **position)


def test_the_only_drive_is_told() -> None:
    moment = blocked("C1", "H8", tokens={"A2": "bridge"})
    told = moment.choice("shoot A1 A2 token")
    assert told == (
        f"Shoot at the bridge on A2: you take it.{BEFORE} Then the Т-34 can only drive to A3."
    )
    assert moment.do("shoot A1 A2 token")[1] == "You drive from A1 to A3."


def test_a_dud_laid_in_the_own_way_destroys_the_tank() -> None:
    moment = blocked("C1", "H8")
    assert moment.choice("shoot A1 A2 lay") == (
        f"Shoot at the empty cell A2: put a dud there (16 left).{BEFORE}"
        " Then the Т-34 can only drive to A3. On A2 it is destroyed by a dud."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Then the Т-34 can only drive to A3."),
        ("pl", "Potem czołg Т-34 może jechać tylko na A3."),
        ("cs", "Potom tank Т-34 může jet jen na A3."),
    ],
)
def test_it_is_told_in_every_language(language: str, told: str) -> None:
    bob = player("C1 maus", tanks=("cromwell",))
    moment = three(language, anna=first(), bob=bob)
    assert moment.choice("shoot A1 B1 lay").endswith(told)


def test_a_shot_may_clear_the_way() -> None:
    moment = blocked("C1", "H8", duds=["A2"])
    assert moment.choice("shoot A1 A2 clear") == (
        f"Shoot at A2: remove the dud.{BEFORE} Then the Т-34 can only drive to A3."
    )
    moment = blocked("C1", "A2")
    assert moment.choice("shoot A1 A2 tank").endswith(
        f"{BEFORE} Then the Т-34 can only drive to A3."
    )
    assert moment.choice("shoot A1 B1 lay").endswith(
        "Then the Т-34 can only drive to A3."
        " On A2 it is destroyed by Cyril’s Panther in its way, and 3 points go to Cyril."
    )


def test_a_shot_may_open_a_second_drive() -> None:
    anna = first("longer_shot")
    moment = blocked("C1", "H8", anna=anna)
    assert moment.choice("shoot A1 C1 tank").endswith(BEFORE)
    assert moment.choice("shoot A1 B1 lay").endswith("Then the Т-34 can only drive to A3.")


def test_an_armor_plate_is_used_up() -> None:
    moment = blocked("C1", "H8", anna=first("armor_plate"))
    assert moment.choice("shoot A1 A2 lay").endswith(
        "Then the Т-34 can only drive to A3. What stands on A2 uses up its Armor Plate."
    )


def test_a_tank_without_a_move_stays() -> None:
    moment = blocked("A3", "C1")
    assert moment.choice("shoot A1 B1 lay").endswith(
        f"{BEFORE} Then the Т-34 stays where it is, as it cannot move."
    )


def test_where_every_drive_is_the_last_one() -> None:
    moment = blocked("H7", "H8", duds=["A2"])
    told = moment.choice("shoot A1 B1 lay")
    assert told.endswith(f"{BEFORE} After that the Т-34 has no drive that it survives.")
    assert moment.choice("shoot A1 A2 clear").endswith(BEFORE)


def test_what_can_be_used_first_leaves_it_open() -> None:
    """Extra Turn comes on top; an Armor Plate would save the tank."""
    for special, told in (
        ("extra_turn", " After that the Т-34 has no drive that it survives."),
        ("armor_plate", ""),
    ):
        sides = [{"specials": [special]}, {}, {}]
        moment = blocked("C1", "H8", sides=sides)
        assert moment.choice("shoot A1 A2 lay").endswith(f"{BEFORE}{told}")


def test_what_the_shot_itself_wins_leaves_it_open() -> None:
    sides = [{"singles": ["bridge"]}, {}, {}]
    moment = blocked("C1", "H8", sides=sides, tokens={"A2": "bridge*"})
    assert moment.choice("shoot A1 A2 token").endswith(f"gives Extra Turn.{BEFORE}")


def test_what_is_used_before_the_drive_tells_of_it_too() -> None:
    sides = [{"specials": ["extra_turn"]}, {}, {}]
    moment = blocked("C1", "H8", sides=sides)
    moment.do("shoot A1 B1 lay")
    assert moment.choice("extra-turn") == (
        "Use Extra Turn: one more main action in this turn. Then the Т-34 can only drive to A3."
    )
    sides = [{"specials": ["armor_plate"]}, {}, {}]
    moment = blocked("C1", "H8", sides=sides, duds=["A2"])
    moment.do("shoot A1 B1 lay")
    assert moment.choice("upgrade armor-plate t-34") == (
        "Put Armor Plate on your Т-34. Then the Т-34 can only drive to A3."
        " What stands on A2 uses up its Armor Plate."
    )
    assert moment.choice("upgrade armor-plate is-2") == (
        "Put Armor Plate on your ИС-2. Then the Т-34 can only drive to A3."
        " On A2 it is destroyed by a dud."
    )


# Any board


def some_moment(pick: Seeded, solo: bool) -> Moment:
    """A tank near a corner that may fire first, and much in its way."""
    near = list(range(16))
    start, *cells = [f"{'ABCD'[at // 4]}{at % 4 + 1}" for at in (pick.draw(near) for _ in near[:])]

    def some(most: int) -> list[str]:
        return [cells.pop() for _ in range(pick.below(most + 1))]

    tank = ["t-34", "m4-sherman", "amx-13", "churchill-i", "tiger-i"][pick.below(5)]
    more = ["armor_plate", "turning", "longer_move", "longer_shot", ""][pick.below(5)]
    card = {"tank": tank, "upgrades": ["fire_first", more] if more else ["fire_first"]}
    specials = [["extra_turn"], ["armor_plate"], ["longer_move"], [], [], []][pick.below(6)]
    position: dict[str, Any] = {
        "sides": [{"specials": specials, "singles": [[], ["radio"]][pick.below(2)]}],
        "tokens": dict(zip(some(3), ("radio*", "radio", "radio"), strict=False))
        | {"H8": "fuel", "H6": "fuel"},
    }
    if solo:
        pawns = [
            {"cell": start, "tank": tank, "base": "A1"},
            {"cell": cells.pop(), "tank": "maus", "base": "H8"},
        ]
        position |= {
            "options": {"mode": "solo"},
            "players": [{"pawns": pawns, "tanks": [card, "maus"]}],
            "artillery": {"tanks": some(11)},
        }
    else:
        position["sides"] += [{}, {}]
        position["players"] = [
            player(f"{start} {tank}", tanks=("is-2", card)),
            player(f"{cells.pop()} maus", tanks=("cromwell",)),
            player(f"{cells.pop()} panther", tanks=("su-100",)),
        ]
        position["duds"] = some(10)
    return Moment(**position)


def survives(happened: list[dict[str, Any]]) -> bool | None:
    """Whether the first tank gets through its drive; None while it has not driven."""
    for event in happened:
        if event["event"] == "artillery-fires":
            return None
        if event["event"] in ("moved", "destroyed") and event["pawn"] == 0:
            return bool(event["event"] == "moved")
    return None


def ends(game: Battlegrounds, state: State) -> set[bool | None]:
    """How the drive that is asked for can end, whatever is used before it."""
    found: set[bool | None] = set()
    for action in state.legal():
        after = state.clone()
        end = survives(game.tell(after.apply_and_tell(action, Seeded("on")), 0))
        waits = end is None and after.step() in (MOVE_AFTER, KEEP_CARD)
        found |= ends(game, after) if waits else {end}
    return found


def check_choices(moment: Moment, state: State) -> None:
    """What can be done before the drive tells of it as well."""
    game = moment.game
    decision, view = game.decision(state, 0), game.view(state, 0)
    for action, text in zip(decision.actions, decision.texts, strict=True):
        told = moment.reader.action(text, decision, view)
        happened = game.tell(state.clone().apply_and_tell(action, Seeded("promise")), 0)
        kept(told, happened, moment.reader)
        driven = survives(happened) is not None
        assert (DRIVES in told) == (driven and not text.startswith("move")), told


@pytest.mark.parametrize("solo", [False, True], ids=["battle", "solo"])
def test_what_a_first_shot_promises_happens(solo: bool) -> None:
    pick = Seeded(f"first shots {solo}")
    told_of: Counter[str] = Counter()
    for _ in range(150):
        moment = some_moment(pick, solo)
        game, state = moment.game, moment.state
        decision, view = game.decision(state, 0), game.view(state, 0)
        for action, text in zip(decision.actions, decision.texts, strict=True):
            if not text.startswith("shoot"):
                continue
            told = moment.reader.action(text, decision, view)
            after = state.clone()
            happened = game.tell(after.apply_and_tell(action, Seeded("promise")), 0)
            kept(told, happened, moment.reader)
            asked, end = after.step() == MOVE_AFTER, survives(happened)
            assert (DRIVES in told) == (end is not None), told
            assert (STAYS in told) == (end is None and not asked), told
            if asked:
                check_choices(moment, after)
            if DIES in told:
                assert asked, told
                assert ends(game, after) == {False}, told
            elif asked and not game.view(after, 0)["sides"][0]["specials"]:
                assert ends(game, after) != {False}, told
            told_of.update(each for each in (DRIVES, STAYS, DIES) if each in told)
            told_of[LOST] += LOST in told
    seen = (DRIVES, DIES, LOST, STAYS) if solo else (DRIVES, DIES, LOST)
    assert min(told_of[each] for each in seen) > 0, told_of
    print(told_of)
