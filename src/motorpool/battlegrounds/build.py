"""The tables of one game, made from its options, its seats and the data files."""

import json
from functools import cache
from importlib import resources
from typing import Any

from motorpool.battlegrounds.codes import (
    BATTLE,
    DIRECTION_TEXTS,
    MODE_TEXTS,
    SOLO,
    SPECIAL_TEXTS,
    TEAM,
)
from motorpool.battlegrounds.options import check_options
from motorpool.battlegrounds.tables import Rules
from motorpool.core.options import Options

BATTLE_TARGETS = {2: 16, 3: 14, 4: 12}  # BG-END-01
TEAM_TARGET = 20  # BG-TEAM-01
FAMILY_TARGET = 10  # BG-FAM-01


@cache
def data(name: str) -> Any:
    """A data file of this package."""
    files = resources.files("motorpool.battlegrounds")
    return json.loads(files.joinpath("data", name).read_text(encoding="utf-8"))


def build_rules(options: Options, seats: int, first: int) -> Rules:
    """The rules of a game in which seat number `first` (from 0) begins."""
    check_options(options, seats)
    rules = Rules()
    rules.mode = MODE_TEXTS.index(options["mode"])
    rules.draft = options["draft"]
    rules.choose_tanks = options["choose_tanks"]
    rules.seats = seats
    rules.order = [(first + step) % seats for step in range(seats)]
    teams = rules.mode == TEAM
    rules.side = [seat % 2 if teams else seat for seat in range(seats)]  # BG-TEAM-01: A B A B
    rules.sides = 2 if teams else seats
    if rules.mode == BATTLE:
        rules.target = BATTLE_TARGETS[seats]
    elif rules.mode != SOLO:
        rules.target = TEAM_TARGET if teams else FAMILY_TARGET
    set_pawns(rules)
    for tank in data("tanks.json")["tanks"]:
        rules.tank_texts.append(tank["id"])
        rules.move_distance.append(tank["move"]["distance"])
        rules.move_diagonal.append(DIRECTION_TEXTS.index(tank["move"]["direction"]))
        rules.shot_distance.append(tank["shot"]["distance"])
        rules.shot_diagonal.append(DIRECTION_TEXTS.index(tank["shot"]["direction"]))
    for picture in data("tokens.json")["pictures"]:
        rules.picture_texts.append(picture["id"])
        rules.special.append(SPECIAL_TEXTS.index(picture["special"]))
    return rules


def set_pawns(rules: Rules) -> None:
    """Corners go clockwise; two players of a battle have two pawns each (BG-SET-02, -05)."""
    if rules.mode == SOLO:
        rules.pawn_owner = [0, 0]
        rules.pawn_corner = [-1, -1]  # the player chooses
    elif rules.mode == BATTLE and rules.seats == 2:
        rules.pawn_owner = [0, 1, 0, 1]
        rules.pawn_corner = [0, 1, 2, 3]
    else:
        rules.pawn_owner = list(range(rules.seats))
        rules.pawn_corner = list(range(rules.seats))
    for seat in range(rules.seats):
        pawns = [pawn for pawn, owner in enumerate(rules.pawn_owner) if owner == seat]
        rules.pawns_of.append(pawns)
