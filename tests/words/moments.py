"""Moments of Battlegrounds: a position, and what is told to the player who decides there."""

from typing import Any

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from motorpool.words.battlegrounds import BattlegroundsWords
from tests.words.readers import board_readers


class Moment:
    """A position, as the player who decides reads of it."""

    def __init__(self, language: str = "en", **position: Any) -> None:
        self.language = language
        self.game: Battlegrounds
        self.state: State
        self.game, self.state = Battlegrounds.from_position({"game": "battlegrounds"} | position)

    @property
    def seat(self) -> int:
        return self.state.seat_to_decide()

    @property
    def reader(self) -> BattlegroundsWords:
        return board_readers(self.game, self.language)[self.seat]

    def question(self, seat: int | None = None) -> str:
        who = self.seat if seat is None else seat
        decision, view = self.game.decision(self.state, who), self.game.view(self.state, who)
        return board_readers(self.game, self.language)[who].question(decision, view)

    def choice(self, text: str) -> str:
        """The sentence of an action that is legal now."""
        decision = self.game.decision(self.state, self.seat)
        assert text in decision.texts, decision.texts
        return self.reader.action(text, decision, self.game.view(self.state, self.seat))

    def do(self, *texts: str) -> list[str]:
        """Play actions; the log of the last one, as the first seat reads it."""
        told = []
        for text in texts:
            events = self.state.apply_and_tell(self.game.parse_action(text), Seeded("words"))
            told = board_readers(self.game, self.language)[0].log(self.game.tell(events, 0))
        return told


def player(*pawns: str | None, tanks: tuple[Any, ...] = (), points: int = 3) -> dict[str, Any]:
    """A player with pawns such as 'A2 t-34', and the tank cards of the player's, upgrades too."""
    told: list[dict[str, Any]] = []
    named = {tank if isinstance(tank, str) else tank["tank"] for tank in tanks}
    cards = list(tanks)
    for pawn in pawns:
        if pawn is None:
            told.append({"cell": None, "points": points})
            continue
        cell, tank = pawn.split()
        told.append({"cell": cell, "tank": tank, "points": points})
        if tank not in named:
            cards.append(tank)
    return {"pawns": told, "tanks": cards}


ANNA = player("A2 t-34", tanks=("is-2",))
BOB = player("A7 maus", tanks=("cromwell",))
CYRIL = player("H8 panther", tanks=("amx-13",))
SHOOT = [{"step": "main"}, {"step": "shoot", "pawn": 1}]


def three(language: str = "en", anna: Any = ANNA, bob: Any = BOB, **position: Any) -> Moment:
    return Moment(language, players=[anna, bob, CYRIL], **position)
