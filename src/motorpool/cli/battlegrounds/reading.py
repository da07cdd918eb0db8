"""The table of Battlegrounds in plain sentences: for a screen reader, and on request."""

from typing import Any

from motorpool.battlegrounds.codes import COLUMN_TEXTS, CORNER_CELLS
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.cli.sight import Sight
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.battlegrounds_choices import around as cells_around
from motorpool.words.battlegrounds_log import setting_up
from motorpool.words.battlegrounds_names import card_of, pawn_on

View = dict[str, Any]
BoardSight = Sight[BattlegroundsWords]
ROW_TEXTS = "12345678"


def title(sight: BoardSight) -> str:
    """Where the game is: set-up, or round and whose turn."""
    speech, view = sight.speech, sight.view
    if view["over"]:
        return speech.words.say("cli-over")
    if setting_up(view):
        return speech.words.say("cli-bg-setting-up", **speech.player(view["asked"]["seat"]))
    return speech.words.say("cli-bg-title", round=view["round"], **speech.player(view["active"]))


def summary(sight: BoardSight) -> list[str]:
    """The shortest words for where things stand: own tanks, points, the artillery."""
    speech, view = sight.speech, sight.view
    places = []
    for pawn in view["pawns"]:
        if pawn["owner"] == view["seat"] and pawn["cell"] is not None:
            places.append(
                speech.words.say("cli-bg-place", what=pawn_name(pawn, sight), cell=pawn["cell"])
            )
    lines = [speech.words.say("cli-bg-summary-places", places=speech.words.join(places))]
    lines = lines if places else []
    if view["mode"] == "family":
        lines.append(face_up(sight))
    lines.append(speech.words.say("cli-bg-summary-points", points=points(sight)))
    return lines + artillery(sight)


def table(sight: BoardSight) -> list[str]:
    """Everything, from the areas to the board."""
    lines = areas(sight)
    if sight.view["mode"] != "family":
        for seat in range(len(sight.labels)):
            lines += tanks(sight, seat)
    return lines + board(sight)


def points(sight: BoardSight) -> str:
    """The points of every side, and how many win."""
    speech = sight.speech
    told = [
        speech.words.say(
            "cli-bg-points", points=side["points"], target=target(sight), **speech.side(number)
        )
        for number, side in enumerate(sight.view["sides"])
    ]
    return speech.words.say("list-comma").join(told)


def target(sight: BoardSight) -> int | str:
    """The points that win; in solo there are ranks instead."""
    return "none" if sight.view["mode"] == "solo" else int(sight.view["target"])


# The board


def pawn_name(pawn: dict[str, Any], sight: BoardSight) -> str:
    """'your Maus', 'Bob's Maus'; in family a pawn has no tank."""
    speech = sight.speech
    if pawn["card"] is None:
        return speech.words.say("cli-bg-pawn", **speech.owner(pawn["owner"]))
    tank = speech.tank(pawn["card"])
    return speech.words.say("cli-bg-tank", tank=tank, **speech.owner(pawn["owner"]))


def token_name(token: str, speech: BattlegroundsWords) -> str:
    """'special bridge'; in family the icons do nothing."""
    if token == FACE_DOWN:
        return speech.words.say("cli-bg-face-down")
    picture = speech.picture(token.rstrip("*"))
    special = token.endswith("*") and speech.game.options["mode"] != "family"
    return speech.words.say("cli-bg-token", picture=picture, special=special)


def contents(cell: str, sight: BoardSight) -> str:
    """What is on a cell, in a few words."""
    speech, view = sight.speech, sight.view
    token = view["tokens"].get(cell)
    below = "" if token is None else token_name(token, speech)
    pawn = pawn_on(view, cell)
    if pawn is not None:
        above = pawn_name(pawn, sight)
        return speech.words.say("cli-bg-on-token", pawn=above, token=below) if below else above
    if cell in view["duds"]:
        return speech.words.say("cli-bg-dud")
    if cell in view.get("artillery", {"tanks": ()})["tanks"]:
        return speech.words.say("cli-bg-artillery-tank")
    return below or speech.words.say("cli-bg-empty")


def board(sight: BoardSight) -> list[str]:
    """Row by row, the top one first."""
    return [row(number, sight) for number in reversed(ROW_TEXTS)]


def row(number: str, sight: BoardSight) -> str:
    cells = [f"{column} {contents(column + number, sight)}" for column in COLUMN_TEXTS]
    return line_of("cli-bg-row", number, cells, sight)


def column(letter: str, sight: BoardSight) -> str:
    cells = [f"{number} {contents(letter + number, sight)}" for number in ROW_TEXTS]
    return line_of("cli-bg-column", letter, cells, sight)


def line_of(key: str, name: str, cells: list[str], sight: BoardSight) -> str:
    comma = sight.speech.words.say("list-comma")
    return sight.speech.words.say(key, name=name, cells=comma.join(cells))


def cell(name: str, sight: BoardSight) -> list[str]:
    """Everything about one cell."""
    speech, view = sight.speech, sight.view
    say = speech.words.say
    lines = [say("cli-bg-cell", cell=name, contents=contents(name, sight))]
    token = view["tokens"].get(name, FACE_DOWN)
    if token.endswith("*") and view["mode"] != "family":
        gives = speech.special(speech.special_of(token.rstrip("*")))
        lines.append(say("cli-bg-cell-gives", special=gives))
    pawn = pawn_on(view, name)
    if pawn is not None and pawn["card"] is not None:
        line = speech.tank_line(pawn["card"], card_of(view, pawn["card"])["upgrades"])
        lines.append(say("cli-bg-cell-tank", line=line))
    for pawn in view["pawns"]:
        if pawn["corner"] >= 0 and name in CORNER_CELLS[pawn["corner"]]:
            lines.append(say("cli-bg-cell-base", **speech.owner(pawn["owner"])))
    return lines


def around(name: str, sight: BoardSight) -> list[str]:
    """The cells that touch a cell, clockwise from the one above."""
    cells = [
        f"{each} {contents(each, sight)}"
        for each in cells_around(sight.speech.rules.neighbour, name)
    ]
    return [line_of("cli-bg-around", name, cells, sight)]


def face_up(sight: BoardSight) -> str:
    """Family: the tokens that lie open."""
    speech = sight.speech
    told = [
        speech.words.say("cli-bg-place", what=token_name(token, speech), cell=at)
        for at, token in sight.view["tokens"].items()
        if token != FACE_DOWN
    ]
    return speech.words.say("cli-bg-face-up", tokens=speech.words.join(told) or "none")


# Tanks and areas


def tanks(sight: BoardSight, seat: int) -> list[str]:
    """A player's tanks: those on the board, and the cards that wait."""
    speech, view = sight.speech, sight.view
    say = speech.words.say
    if view["mode"] == "family":
        return [say("cli-bg-no-tanks")]
    lines = [say("cli-bg-tanks", **speech.player(seat))]
    driven = set()
    for pawn in view["pawns"]:
        if pawn["owner"] != seat:
            continue
        driven.add(pawn["card"])
        lines.append("  " + pawn_line(pawn, sight))
    for card in view["cards"]:
        if card["owner"] == seat and card["card"] not in driven:
            line = speech.tank_line(card["card"], card["upgrades"])
            lines.append("  " + say("cli-bg-waits", line=line, wrecked=card["wrecked"]))
    return lines


def pawn_line(pawn: dict[str, Any], sight: BoardSight) -> str:
    """A pawn with its tank, its cell or base, and the point token that it would lose."""
    speech = sight.speech
    values: dict[str, object] = {
        "cell": pawn["cell"] or "none",
        "base": CORNER_CELLS[pawn["corner"]][0] if pawn["corner"] >= 0 else "none",
        "points": "none" if sight.view["mode"] == "solo" else pawn["points_left"],
    }
    if pawn["card"] is None:
        key = "cli-bg-pawn-removed" if pawn["removed"] else "cli-bg-pawn-without"
        return speech.words.say(key, **values)
    upgrades = card_of(sight.view, pawn["card"])["upgrades"]
    line = speech.tank_line(pawn["card"], upgrades)
    return speech.words.say("cli-bg-pawn-line", line=line, **values)


def areas(sight: BoardSight) -> list[str]:
    lines = []
    for side in range(len(sight.view["sides"])):
        lines += area(sight, side)
    return lines + artillery(sight)


def area(sight: BoardSight, side: int) -> list[str]:
    """What a side has won: points, single tokens, and what lies ready to be used."""
    speech = sight.speech
    say = speech.words.say
    won = sight.view["sides"][side]
    whose = speech.side(side)
    lines = [
        say(
            "cli-bg-area",
            points=won["points"],
            target=target(sight),
            pairs=won["pairs"],
            won=won["won"],
            **whose,
        )
    ]
    if won["singles"]:
        told = [token_name(token, speech) for token in single_tokens(won)]
        lines.append("  " + say("cli-bg-singles", tokens=speech.words.join(told)))
    if won["specials"]:
        lines.append("  " + say("cli-bg-ready", specials=speech.specials(won["specials"])))
    return lines


def single_tokens(side: dict[str, Any]) -> list[str]:
    """The tokens in an area that wait for their pair, the special ones with a star."""
    return [
        picture + "*" if kind == "special" else picture for picture, kind in side["singles"].items()
    ]


def pairs(sight: BoardSight) -> list[str]:
    """Where the tokens lie that would make a pair with one in the reader's area."""
    speech, view = sight.speech, sight.view
    say = speech.words.say
    if view["mode"] == "family":
        return [face_up(sight)]
    side = view["sides"][speech.rules.side[max(view["seat"], 0)]]
    lines = []
    for token in single_tokens(side):
        picture = token.rstrip("*")
        cells = [
            say("cli-bg-other-special", cell=at) if other.endswith("*") else at
            for at, other in view["tokens"].items()
            if other.rstrip("*") == picture
        ]
        lines.append(
            say(
                "cli-bg-pair",
                token=token_name(token, speech),
                cells=speech.words.join(cells) or "none",
            )
        )
    return lines or [say("cli-bg-no-singles")]


def artillery(sight: BoardSight) -> list[str]:
    """Solo: its points, and the letters and digits still to come (BG-SOLO-05)."""
    if "artillery" not in sight.view:
        return []
    found = sight.view["artillery"]
    say = sight.speech.words.say
    return [
        say("cli-bg-artillery", points=found["points"], left=found["tanks_left"]),
        say(
            "cli-bg-to-come",
            letters=" ".join(found["letters"]),
            digits=" ".join(str(digit) for digit in found["digits"]),
        ),
    ]


def reach(
    pawn: dict[str, Any], ends: list[str], shots: dict[str, list[str]], sight: BoardSight
) -> list[str]:
    """Where a tank can drive, and what it would hit from there."""
    speech = sight.speech
    say = speech.words.say
    values = speech.owner(pawn["owner"]) | {"tank": speech.tank(pawn["card"])}
    drives = speech.words.join(ends) or "none"
    lines = [say("cli-bg-reach", cell=pawn["cell"], cells=drives, **values)]
    for start, cells in shots.items():
        comma = say("list-comma")
        told = comma.join(f"{each} {contents(each, sight)}" for each in cells) or "none"
        lines.append("  " + say("cli-bg-reach-shots", cell=start, cells=told))
    return lines
