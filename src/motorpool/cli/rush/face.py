"""The face of Rush."""

from typing import TYPE_CHECKING

from motorpool.cli.commands import find_player, show
from motorpool.cli.face import Event, Face, Run
from motorpool.cli.names import Thing
from motorpool.cli.rush import names, news, reading
from motorpool.cli.session import Session
from motorpool.cli.sight import Sight
from motorpool.core.game import Decision, Game
from motorpool.rush.codes import VERB_TEXTS
from motorpool.rush.game import Rush
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords

if TYPE_CHECKING:
    from rich.console import RenderableType

REAR = "rear:"


def show_hand(session: Session, seat: int, argument: str, decision: Decision) -> None:
    whose = find_player(session, argument, seat)
    session.screen.say(reading.hand(session.sight(seat), whose))


def show_depot(session: Session, seat: int, argument: str, decision: Decision) -> None:
    whose = find_player(session, argument, seat)
    session.screen.say(reading.depot(session.sight(seat), whose))


COMMANDS: dict[str, Run] = {
    "hand": show_hand,
    "reserve": show(reading.reserve),
    "bases": show(reading.bases),
    "players": show(reading.players),
    "medals": show(reading.medals),
    "achievements": show(reading.achievements),
    "depot": show_depot,
    "graveyard": show(reading.graveyard),
}


class RushFace(Face[RushWords]):
    title = "Rush"
    example = "buy t-34"
    rule = "RU-BUY-01"
    verbs = VERB_TEXTS
    commands = COMMANDS

    def speech(self, words: Words, game: Game, names: list[str], you: int | None) -> RushWords:
        assert isinstance(game, Rush)
        return RushWords(words, game, names, you)

    def heading(self, sight: Sight[RushWords]) -> str:
        return reading.title(sight)

    def summary(self, sight: Sight[RushWords]) -> list[str]:
        return reading.summary(sight)

    def table(self, sight: Sight[RushWords]) -> list[str]:
        return reading.table(sight)

    def drawn(self, sight: Sight[RushWords], width: int) -> "list[RenderableType]":
        from motorpool.cli.rush import drawing

        return drawing.drawn(sight, width)

    def crisp(self, events: list[Event], speech: RushWords) -> list[Event]:
        return news.crisp(events, speech.you)

    def spellings(self, action: str, speech: RushWords) -> list[str]:
        """How the card may be typed; what is no card must be typed as it is."""
        word = action.partition(" ")[2]
        kind = word.removeprefix(REAR)
        return [word, kind, speech.card(kind)] if kind in speech.rules.kind_texts else []

    def things(self, speech: RushWords) -> list[Thing]:
        return names.things_of(speech)

    def explain(self, thing: Thing, speech: RushWords) -> list[str]:
        return names.explain(thing, speech)

    def explain_action(self, action: str, sight: Sight[RushWords]) -> list[str]:
        """The card that is played."""
        word = action.partition(" ")[2].removeprefix(REAR)
        return sight.speech.explain(word) if word in sight.speech.rules.kind_texts else []


FACE = RushFace()
