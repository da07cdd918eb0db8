"""The drives of Battlegrounds: the cells on the way, and what a tank meets there."""

from typing import Any

from motorpool.words.battlegrounds_names import NameWords, card_of, pawn_on
from motorpool.words.people import Values

View = dict[str, Any]
ARMOR = "armor_plate"


def way(words: list[str]) -> list[str]:
    """Every cell of a move: 'A2-A3-B3' names them all, 'A2 A4' the two ends of a line."""
    if len(words) == 1:
        return words[0].split("-")
    one, other = words
    columns, rows = ord(other[0]) - ord(one[0]), int(other[1]) - int(one[1])
    steps = max(abs(columns), abs(rows))
    return [
        f"{chr(ord(one[0]) + step * columns // steps)}{int(one[1]) + step * rows // steps}"
        for step in range(steps + 1)
    ]


def tell_drive(names: NameWords, view: View, words: list[str], id: str) -> list[str]:
    """A drive and what it meets; the sentence `id` has a twin for a drive that turns."""
    cells = way(words)
    turning = len(words) == 1
    driver = pawn_on(view, cells[0])
    assert driver is not None
    told = names.words.say(
        f"{id}-turning" if turning else id,
        tank=names.tank(driver["card"]),
        start=names.cell(cells[0]),
        cell=names.cell(cells[-1]),
        path=names.words.say("list-comma").join(map(names.cell, cells[1:-1])) if turning else "",
    )
    return [told, *tell_hazards(names, view, cells)]


def tell_hazards(names: NameWords, view: View, cells: list[str]) -> list[str]:
    """What stands in the way, up to what destroys the tank."""
    plates, end = met(view, cells)
    say = names.words.say
    told = [say("bg-choice-armor-used", cell=names.cell(cell)) for cell in plates]
    if end is not None:
        lost = loss(names, view, cells[0], end)
        told.append(say("bg-choice-dies", cell=names.cell(end), **lost))
    return told


def met(view: View, cells: list[str]) -> tuple[list[str], str | None]:
    """The cells that use up an Armor Plate, and the one that destroys the tank (BG-MOVE-05)."""
    driver = pawn_on(view, cells[0])
    assert driver is not None
    plates = card_of(view, driver["card"])["upgrades"].count(ARMOR)
    used: list[str] = []
    for cell in cells[1:]:
        kind = hazard(view, cell)
        if cell == cells[0] or kind is None or (kind == "dud" and cell in used):
            continue
        if len(used) == plates:
            return used, cell
        used.append(cell)
    return used, None


def hazard(view: View, cell: str) -> str | None:
    """What destroys a tank on a cell: a dud, an artillery tank or another tank."""
    if cell in view["duds"]:
        return "dud"
    if cell in view.get("artillery", {"tanks": ()})["tanks"]:
        return "artillery"
    return None if pawn_on(view, cell) is None else "tank"


def loss(names: NameWords, view: View, start: str, end: str) -> Values:
    """By what a tank is lost, and what that costs (BG-MOVE-02, BG-MOVE-03)."""
    driver, other = pawn_on(view, start), pawn_on(view, end)
    assert driver is not None
    by = hazard(view, end)
    if other is None:
        return {"by": by, "whose": "other", "owner": "", "tank": "", "points": 0}
    side = names.rules.side
    foe = side[other["owner"]] != side[driver["owner"]]
    tank, points = names.tank(other["card"]), driver["points_left"] if foe else 0
    return {"by": by, "tank": tank, "points": points} | names.owner(other["owner"])
