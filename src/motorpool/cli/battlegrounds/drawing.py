"""The table of Battlegrounds drawn for the terminal, within 80 columns.

A cell has six letters: a colon where it belongs to a base, two letters for the picture, a star
when the token is special, and who stands there.
"""

from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from motorpool.battlegrounds.codes import COLUMN_TEXTS, CORNER_CELLS, SPECIAL_TEXTS
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.cli.battlegrounds.reading import (
    ROW_TEXTS,
    BoardSight,
    artillery,
    single_tokens,
    target,
)
from motorpool.cli.printing import printable
from motorpool.cli.styles import STRONG
from motorpool.words.battlegrounds_names import card_of, pawn_on

INDENT = 4
CELL = 6
GAP = 2
BOARD = len("8 ") + len(COLUMN_TEXTS) * CELL
BASE, UNKNOWN, DUD, GUN = ":", "??", "xx", "@@"
PAWN_STYLES = ("bold green", "bold red", "bold yellow", "bold magenta")
WAYS = {"straight": "+", "diagonal": "x"}


def drawn(sight: BoardSight, width: int) -> list[RenderableType]:
    """The players, what the signs mean, and last the board, nearest the choices."""
    parts: list[RenderableType] = []
    seats = len(sight.labels)
    for step in range(1, seats + 1):  # the reader comes last, nearest the board
        seat = (sight.view["seat"] + step) % seats
        parts.append(player_line(seat, sight))
        cards = cards_line(seat, sight)
        if cards:
            parts.append(Padding(Text(printable(cards)), (0, 0, 0, INDENT)))
    for side in range(len(sight.view["sides"])):
        if sight.view["sides"][side]["singles"] or sight.view["sides"][side]["specials"]:
            parts.append(area_line(side, sight))
    parts += [Text(line) for line in artillery(sight)]
    rows = [board_row(number, sight) for number in reversed(ROW_TEXTS)]
    names = two_columns(picture_names(sight), len(rows))
    if BOARD + GAP + max(len(line) for line in names) <= width:
        for index, line in enumerate(names):
            rows[index].append(" " * GAP + line)
        names = []
    header = "  " + "".join(f"{letter:^{CELL}}" for letter in COLUMN_TEXTS).rstrip()
    parts.append(Text(signs_line(sight)))
    return [*parts, *(Text(line) for line in names), Text(header, STRONG), *rows]


# Players


def marks(sight: BoardSight) -> dict[int, str]:
    """How each pawn is drawn: its player's number, with a letter when there are several."""
    owners = [pawn["owner"] for pawn in sight.view["pawns"]]
    found = {}
    for pawn in sight.view["pawns"]:
        seat = pawn["owner"]
        letter = "abcd"[owners[: pawn["pawn"]].count(seat)] if owners.count(seat) > 1 else ""
        found[pawn["pawn"]] = f"{seat + 1}{letter}"
    return found


def player_line(seat: int, sight: BoardSight) -> Text:
    """A player's name and points; a sign before the one whose turn it is."""
    speech, view = sight.speech, sight.view
    say = speech.words.say
    label = sight.labels[seat]
    if seat == speech.you:
        label = say("cli-draw-you", player=label)
    side = speech.rules.side[seat]
    if view["mode"] == "team":
        label = say("cli-draw-side", player=label, side="AB"[side])
    decides = view["asked"]["seat"]
    sign = ">" if seat == decides else " "
    won = view["sides"][side]
    told = say("cli-bg-draw-player", points=won["points"], target=target(sight), pairs=won["pairs"])
    left = [str(pawn["points_left"]) for pawn in view["pawns"] if pawn["owner"] == seat]
    if view["mode"] in ("battle", "team"):
        told = say("cli-bg-draw-left", told=told, left=" ".join(left))
    head = f"{sign} {seat + 1} {printable(label)}"
    return Text.assemble((head, STRONG), "  ", printable(told))


def cards_line(seat: int, sight: BoardSight) -> str:
    """A player's tanks, each with its values in short; those that wait stand in brackets."""
    view = sight.view
    if view["mode"] == "family":
        return ""
    told = []
    driven = set()
    signs = marks(sight)
    for pawn in view["pawns"]:
        if pawn["owner"] == seat and pawn["card"] is not None:
            driven.add(pawn["card"])
            place = pawn["cell"] or "-"
            told.append(f"{signs[pawn['pawn']]} {place} {card_text(pawn['card'], sight)}")
    for card in view["cards"]:
        if card["owner"] == seat and card["card"] not in driven:
            told.append(f"({card_text(card['card'], sight)})")
    return ", ".join(told)


def card_text(card: str, sight: BoardSight) -> str:
    found = card_of(sight.view, card)
    (move, move_way), (shot, shot_way) = found["move"], found["shot"]
    values = f"{sight.speech.tank(card)} {move}{WAYS[move_way]} {shot}{WAYS[shot_way]}"
    upgrades = [sight.speech.special(each) for each in found["upgrades"]]
    return f"{values} [{', '.join(upgrades)}]" if upgrades else values


def area_line(side: int, sight: BoardSight) -> Text:
    """The tokens that wait for their pair, and what lies ready to be used."""
    speech = sight.speech
    won = sight.view["sides"][side]
    codes = [token_code(token, sight).rstrip() for token in single_tokens(won)]
    told = speech.words.say(
        "cli-bg-draw-area",
        tokens=" ".join(codes) or "-",
        ready=speech.specials(won["specials"]) or "none",
        **speech.side(side),
    )
    return Text(printable(told))


# The board


def token_code(token: str | None, sight: BoardSight) -> str:
    """Three letters: the picture and a star."""
    if token is None:
        return " . "
    if token == FACE_DOWN:
        return f"{UNKNOWN} "
    star = token.endswith("*") and sight.view["mode"] != "family"
    return sight.speech.code(token.rstrip("*")) + ("*" if star else " ")


def board_row(number: str, sight: BoardSight) -> Text:
    text = Text.assemble((f"{number} ", STRONG))
    for letter in COLUMN_TEXTS:
        text.append_text(board_cell(letter + number, sight))
    return text


def board_cell(cell: str, sight: BoardSight) -> Text:
    view = sight.view
    home = any(
        pawn["corner"] >= 0 and cell in CORNER_CELLS[pawn["corner"]] for pawn in view["pawns"]
    )
    code = token_code(view["tokens"].get(cell), sight)
    if cell in view["duds"]:
        code = f"{DUD} "
    elif cell in view.get("artillery", {"tanks": ()})["tanks"]:
        code = f"{GUN} "
    text = Text.assemble(BASE if home else " ", (code, STRONG if "*" in code else ""))
    pawn = pawn_on(view, cell)
    if pawn is None:
        return text.append("  ")
    sign = marks(sight)[pawn["pawn"]]
    text.append(sign, PAWN_STYLES[pawn["pawn"] % len(PAWN_STYLES)])
    return text.append(" " * (2 - len(sign)))


# The legend


def pictures_on_board(view: dict[str, Any], starred: bool) -> list[str]:
    """The pictures that lie open on the board, or those of which the special token does."""
    found = [token for token in view["tokens"].values() if token != FACE_DOWN]
    return list(
        dict.fromkeys(token.rstrip("*") for token in found if token.endswith("*") or not starred)
    )


def picture_names(sight: BoardSight) -> list[str]:
    """What the letters of the board mean, and those of the areas."""
    speech, view = sight.speech, sight.view
    known = pictures_on_board(view, starred=False)
    for side in view["sides"]:
        known += [picture for picture in side["singles"] if picture not in known]
    names = [f"{speech.code(id)} {speech.picture(id)}" for id in known]
    if FACE_DOWN in view["tokens"].values():
        names.append(f"{UNKNOWN} {speech.words.say('cli-bg-draw-face-down')}")
    return names


def two_columns(names: list[str], rows: int) -> list[str]:
    """As few lines as the board has rows: the short names to the left, the long ones beside."""
    if len(names) <= rows:
        return sorted(names) or [""]
    ordered = sorted(names, key=lambda name: (len(name), name))
    half = (len(ordered) + 1) // 2
    left, right = sorted(ordered[:half]), sorted(ordered[half:])
    wide = max(len(name) for name in left)
    return [
        f"{name:{wide}} {other}".rstrip()
        for name, other in zip(left, [*right, ""][:half], strict=True)
    ]


def signs_line(sight: BoardSight) -> str:
    """What the other signs mean, those that can be seen."""
    speech, view = sight.speech, sight.view
    say = speech.words.say
    told = [f"{BASE} {say('cli-bg-draw-base')}"]
    if view["duds"]:
        told.append(f"{DUD} {say('cli-bg-dud')}")
    if view.get("artillery", {"tanks": ()})["tanks"]:
        told.append(f"{GUN} {say('cli-bg-artillery-tank')}")
    if view["mode"] == "family":
        return "; ".join(told)
    told.append(say("cli-bg-draw-values"))
    starred = pictures_on_board(view, starred=True)
    for special in SPECIAL_TEXTS:
        codes = [speech.code(each) for each in starred if speech.special_of(each) == special]
        if codes:
            told.append(f"{'* '.join(codes)}* {speech.special(special)}")
    return "; ".join(told)
