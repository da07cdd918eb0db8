"""The face of Battlegrounds."""

from typing import TYPE_CHECKING

from motorpool.battlegrounds.codes import VERB_TEXTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.cli.battlegrounds import names, reading
from motorpool.cli.battlegrounds.commands import COMMANDS
from motorpool.cli.face import Event, Face
from motorpool.cli.names import Thing
from motorpool.cli.sight import Sight
from motorpool.core.game import Game
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.battlegrounds_names import pawn_on
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


# Who has chosen it need not be told
CHOSEN = (
    "turn",
    "picked",
    "fielded",
    "entered",
    "moved",
    "changed",
    "upgraded",
    "extra-turn",
    "card-kept",
)


class BattlegroundsFace(Face[BattlegroundsWords]):
    title = "Battlegrounds"
    example = "move A2 A4"
    rule = "BG-MOVE-01"
    verbs = VERB_TEXTS
    commands = COMMANDS
    afresh = ("family-move",)  # an extra turn is part of the turn, on another table

    def speech(
        self, words: Words, game: Game, names: list[str], you: int | None
    ) -> BattlegroundsWords:
        assert isinstance(game, Battlegrounds)
        return BattlegroundsWords(words, game, names, you)

    def heading(self, sight: Sight[BattlegroundsWords]) -> str:
        return reading.title(sight)

    def summary(self, sight: Sight[BattlegroundsWords]) -> list[str]:
        return reading.summary(sight)

    def table(self, sight: Sight[BattlegroundsWords]) -> list[str]:
        return reading.table(sight)

    def drawn(self, sight: Sight[BattlegroundsWords], width: int) -> "list[RenderableType]":
        from motorpool.cli.battlegrounds import drawing

        return drawing.drawn(sight, width)

    def crisp(self, events: list[Event], speech: BattlegroundsWords) -> list[Event]:
        """All but what the reader has just chosen."""
        return [
            event
            for event in events
            if event["event"] != "over"
            and not (event["event"] in CHOSEN and speech.actor(event) == speech.you)
        ]

    def spellings(self, action: str, speech: BattlegroundsWords) -> list[str]:
        """The whole, with a tank's name instead of its id; or only the cell that matters."""
        verb, *rest = action.split()
        told = [" ".join(rest)]
        if rest and rest[-1] in speech.rules.tank_texts:
            told.append(" ".join([*rest[:-1], speech.tank(rest[-1])]))
        if verb == "change":
            told += [rest[-1], speech.tank(rest[-1])]
        elif verb == "upgrade":
            name = speech.special(rest[0].replace("-", "_"))
            told += [f"{name} {rest[1]}", f"{name} {speech.tank(rest[1])}"]
        elif verb == "move":
            told.append(rest[-1].rpartition("-")[2])
        elif verb == "shoot":
            told += [rest[1], " ".join(rest[1:])]
        return told

    def things(self, speech: BattlegroundsWords) -> list[Thing]:
        return names.things_of(speech)

    def explain(self, thing: Thing, speech: BattlegroundsWords) -> list[str]:
        return names.explain(thing, speech)

    def explain_action(self, action: str, sight: Sight[BattlegroundsWords]) -> list[str]:
        """The tank that acts or is chosen, the upgrade that is put, the token that is hit."""
        speech, view = sight.speech, sight.view
        verb, *rest = action.split()
        if verb == "upgrade":
            return speech.explain_special(rest[0].replace("-", "_"))
        if verb in ("extra-turn", "extra-tank"):
            return speech.explain_special(verb.replace("-", "_"))
        if rest and rest[-1] in speech.rules.tank_texts:
            return speech.explain(rest[-1])
        if verb == "leave":
            return speech.explain_picture(view["tokens"][rest[0]].rstrip("*"))
        if verb == "shoot" and rest[2] == "token":
            return speech.explain_picture(view["tokens"][rest[1]].rstrip("*"))
        if verb in ("move", "stay", "shoot"):
            at_tank = verb == "shoot" and rest[2] == "tank"
            pawn = pawn_on(view, rest[1] if at_tank else rest[0].partition("-")[0])
            return [] if pawn is None else speech.explain(pawn["card"])
        return []


FACE = BattlegroundsFace()
