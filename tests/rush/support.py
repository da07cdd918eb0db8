"""Short words for tests of Rush: put a table together, play on it, look at it.

    play = at({"hand": ["engineers", "engineers"]}, {}, reserve=["cost-3"])
    play.do("spend engineers", "spend engineers")
    assert play.depot(1) == [...]

Seats count from 1 here, as in texts. Cards are those of the zoo (and of the base set).
"""

from typing import Any

from motorpool.core.chance import Chance, Seeded
from motorpool.rush.codes import STEP_TEXTS
from motorpool.rush.events import tell
from motorpool.rush.game import Rush
from motorpool.rush.notation import answer_text
from motorpool.rush.options import PRESETS
from motorpool.rush.scoring import Score, scores
from motorpool.rush.state import State
from tests.rush.zoo import ZOO


class Script(Chance):
    """Answers with the cards that a test names, in that order; then by a seed."""

    def __init__(self) -> None:
        self.wanted: list[str] = []
        self.rest = Seeded("tests")
        self.game: Rush | None = None

    def draw(self, bag: list[int]) -> int:
        if not self.wanted:
            return self.rest.draw(bag)
        text = self.wanted.pop(0)
        assert self.game is not None
        for card in bag:
            if text in (
                answer_text(self.game.rules, card).split("#")[0],
                answer_text(self.game.rules, card),
            ):
                bag.remove(card)
                return card
        raise AssertionError(f"{text} cannot be drawn here")


class Play:
    """A game that a test plays."""

    def __init__(self, game: Rush, state: State) -> None:
        self.game = game
        self.state = state
        self.chance = Script()
        self.chance.game = game
        self.events: list[dict[str, Any]] = []  # of the last action, as everybody sees them

    def draws(self, *cards: str) -> "Play":
        """The next cards that chance gives."""
        self.chance.wanted += cards
        return self

    def do(self, *texts: str) -> "Play":
        """Play actions, each by whoever has to decide."""
        for text in texts:
            raw = self.state.apply_and_tell(self.game.parse_action(text), self.chance)
            self.events = [tell(self.state.rules, event, -1) for event in raw]
        return self

    @property
    def actions(self) -> list[str]:
        """The texts of the legal actions."""
        return [self.game.action_text(action) for action in self.state.legal()]

    def may(self, text: str) -> bool:
        return text in self.actions

    @property
    def step(self) -> str:
        """What is asked: 'main', 'guard', 'target', ..."""
        return STEP_TEXTS[self.state.step()]

    @property
    def decider(self) -> int:
        return self.state.seat_to_decide() + 1

    @property
    def active(self) -> int:
        return self.state.active + 1

    def kinds(self, cards: list[int]) -> list[str]:
        rules = self.state.rules
        return [rules.kind_texts[rules.kind_of[card]] for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.kinds(self.state.players[seat - 1].hand)

    def depot(self, seat: int) -> list[str]:
        return self.kinds(self.state.players[seat - 1].depot)

    def garage(self, seat: int) -> list[str]:
        return self.kinds(self.state.players[seat - 1].garage)

    def rear(self, seat: int) -> str | None:
        rear = self.state.players[seat - 1].rear
        return self.kinds([rear])[0] if rear >= 0 else None

    @property
    def reserve(self) -> list[str]:
        """Nearest the deck first."""
        return self.kinds(self.state.reserve)

    @property
    def discard(self) -> list[str]:
        return self.kinds(self.state.discard)

    @property
    def graveyard(self) -> list[str]:
        return self.kinds(self.state.graveyard)

    @property
    def achievements(self) -> list[str]:
        rules = self.state.rules
        return [
            rules.achievements[a - rules.first_achievement].text for a in self.state.achievements
        ]

    def bases(self, seat: int) -> list[str]:
        """Each Base: 'whole', 'damaged' or 'destroyed', with ' + defender' and its ' (damaged)'."""
        position = self.game.dump_position(self.state)["players"][seat - 1]["bases"]
        told = []
        for base in position:
            text = base["base"]
            if "defender" in base:
                text += f" + {base['defender']}" + (
                    " (damaged)" if base["defender_damaged"] else ""
                )
            told.append(text)
        return told

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat - 1)

    def scores(self) -> list[Score]:
        """Of each side, as things stand now."""
        return scores(self.state)

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.game.outcome(self.state).winners]


def at(
    *players: dict[str, Any],
    preset: str = "base",
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Play:
    """A table from a position: see docs/position.md for what may be said and what is left out."""
    switches = {"cards": ZOO} | {k: v for k, v in PRESETS[preset].items() if k != "cards"}
    found = {"game": "rush", "options": switches | (options or {}), "players": list(players)}
    game, state = Rush.from_position(found | position)
    return Play(game, state)
