"""What a player of Battlegrounds may type to hear of the board."""

from motorpool.battlegrounds.codes import COLUMN_TEXTS, OFF_BOARD
from motorpool.battlegrounds.reach import reach
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import cell_of
from motorpool.cli.battlegrounds import reading
from motorpool.cli.commands import find_player, show
from motorpool.cli.face import Run
from motorpool.cli.session import Session
from motorpool.core.errors import Refusal
from motorpool.core.game import Decision


def show_board(session: Session, seat: int, argument: str, decision: Decision) -> None:
    """All rows, or one row or column."""
    sight = session.sight(seat)
    name = argument.upper()
    if not name:
        session.screen.say(reading.board(sight))
    elif name in list(reading.ROW_TEXTS):
        session.screen.say([reading.row(name, sight)])
    elif name in list(COLUMN_TEXTS):
        session.screen.say([reading.column(name, sight)])
    else:
        raise Refusal("cli-bg-line-unknown", {"line": argument})


def find_cell(argument: str) -> str:
    name = argument.upper()
    if cell_of(name) == OFF_BOARD:
        raise Refusal("cli-bg-cell-unknown", {"cell": argument})
    return name


def show_cell(session: Session, seat: int, argument: str, decision: Decision) -> None:
    session.screen.say(reading.cell(find_cell(argument), session.sight(seat)))


def show_around(session: Session, seat: int, argument: str, decision: Decision) -> None:
    session.screen.say(reading.around(find_cell(argument), session.sight(seat)))


def show_tanks(session: Session, seat: int, argument: str, decision: Decision) -> None:
    """Everybody's tanks, or one player's."""
    sight = session.sight(seat)
    if argument or sight.view["mode"] == "family":
        session.screen.say(reading.tanks(sight, find_player(session, argument, seat)))
        return
    for whose in range(session.game.seats):
        session.screen.say(reading.tanks(sight, whose))


def show_area(session: Session, seat: int, argument: str, decision: Decision) -> None:
    """Everybody's area, or one player's."""
    sight = session.sight(seat)
    if argument:
        whose = find_player(session, argument, seat)
        session.screen.say(reading.area(sight, sight.speech.rules.side[whose]))
    else:
        session.screen.say(reading.areas(sight))


def show_reach(session: Session, seat: int, argument: str, decision: Decision) -> None:
    """What the tanks of a player can reach; nobody named is the reader."""
    sight = session.sight(seat)
    state = session.match.state
    assert isinstance(state, State)
    whose = find_player(session, argument, seat)
    lines = []
    for pawn in sight.view["pawns"]:
        if pawn["owner"] == whose and pawn["cell"] is not None and pawn["card"] is not None:
            lines += reading.reach(pawn, *reach(state, pawn["pawn"]), sight)
    session.screen.say(lines or [session.words.say("cli-bg-reach-none")])


COMMANDS: dict[str, Run] = {
    "board": show_board,
    "cell": show_cell,
    "around": show_around,
    "tanks": show_tanks,
    "area": show_area,
    "pairs": show(reading.pairs),
    "reach": show_reach,
}
