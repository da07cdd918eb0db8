"""Moments of real games, each opened on the page: a game of bots is played out, and the table is
branched off where something is to be decided."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.page.asking import Told, ask, branch, decisions_of, play_out
from tests.page.playing import my_turn
from tests.page.visiting import calm

Act = Callable[[Page], None]
Wanted = Callable[[Told], bool]
Game = tuple[str, list[Told]]
ABILITIES = ("guard", "sabotaged", "besiege", "researching", "repairing", "honour", "regrouping")
MOST_GAMES = 6  # in which what is looked for comes up


class Games:
    """Games that are over, played when they are asked for."""

    def __init__(self) -> None:
        self.played: dict[tuple[str, str, int, int], Game] = {}

    def of(self, page: Page, game: str, preset: str, seats: int, number: int = 0) -> Game:
        """A table that is over, and what was to be decided at it after so many moves."""
        key = (game, preset, seats, number)
        if key not in self.played:
            table = play_out(page, game, preset, seats)
            self.played[key] = table, decisions_of(page, table)
        return self.played[key]

    def find(
        self, page: Page, game: str, preset: str, seats: int, wanted: Wanted, at: float
    ) -> tuple[str, int, int]:
        """Of all decisions that are wanted the one at a share: table, moves before it, seat."""
        for number in range(MOST_GAMES):
            table, decisions = self.of(page, game, preset, seats, number)
            found = [
                (table, moves, decision["seat"])
                for moves, decision in enumerate(decisions)
                if wanted(decision)
            ]
            if found:
                return found[int(len(found) * at)]
        raise AssertionError(f"{preset}: this never comes up")


def nothing(decision: Told) -> bool:
    return False


def asked(*steps: str) -> Wanted:
    """Something of a kind is to be decided, and there was something better than to end the turn."""
    return lambda decision: decision["step"] in steps and decision["chosen"] != "end"


def chosen(verb: str) -> Wanted:
    return lambda decision: decision["chosen"].startswith(verb + " ")


@dataclass(frozen=True)
class Moment:
    """Of all decisions that are `wanted` it is the one `at` a share of them."""

    name: str
    game: str
    preset: str
    seats: int
    wanted: Wanted
    at: float = 0.6
    then: Act = field(default=lambda page: None)

    def open(self, page: Page, games: Games) -> None:
        found = games.find(page, self.game, self.preset, self.seats, self.wanted, self.at)
        page.goto(f"/table/{branch(page, *found)}")
        my_turn(page)
        self.then(page)
        calm(page)


@dataclass(frozen=True)
class Over(Moment):
    """The table of a game that is over, for who has played there."""

    wanted: Wanted = nothing

    def open(self, page: Page, games: Games) -> None:
        page.goto(f"/table/{play_out(page, self.game, self.preset, self.seats)}")
        page.wait_for_selector("dialog[open] table")
        calm(page)


@dataclass(frozen=True)
class Replay(Moment):
    wanted: Wanted = nothing

    def open(self, page: Page, games: Games) -> None:
        table, decisions = games.of(page, self.game, self.preset, self.seats)
        page.goto(f"/replay/{table}?seat=all&at={int(len(decisions) * self.at)}")
        page.wait_for_selector("input[type=range]")
        self.then(page)
        calm(page)


@dataclass(frozen=True)
class Lobby(Moment):
    """A table that waits for a friend."""

    wanted: Wanted = nothing

    def open(self, page: Page, games: Games) -> None:
        chairs = ["", "", *["greedy"] * (self.seats - 2)]
        setup = {"game": self.game, "preset": self.preset, "chairs": chairs}
        made = ask(page, "/api/tables", setup)
        ask(page, f"/api/tables/{made['table']}/sit", {"invite": made["invite"]})
        page.goto(f"/table/{made['table']}")
        page.get_by_role("list").first.wait_for()
        calm(page)


def ask_which(page: Page) -> None:
    """Point at a card of the hand that can be played in several ways, as nearly all Vehicles."""
    actions: list[str] = page.evaluate("hand.heard.decision.actions")
    kinds = [action.partition(" ")[2] for action in actions]
    in_hand = [kind for kind in kinds if kind and not kind.startswith("rear:")]
    kind = max(in_hand, key=in_hand.count, default="")
    if in_hand.count(kind) < 2:
        return  # bots have played to a turn without such a card
    page.locator(f'[data-place="hand:{kind}"]').first.dispatch_event("click")
    page.wait_for_selector(".menu")


def take_a_tank(page: Page) -> None:
    """Where it can go and what it can hit is shown; with one tank that is so from the start."""
    tanks = page.locator('.cell.begin[data-state="can"]')
    if tanks.count():
        tanks.first.dispatch_event("click")


def press(key: str) -> Act:
    return lambda page: page.keyboard.press(key)


def explain_a_card(page: Page) -> None:
    page.locator('.board [data-explain^="card:"]').last.focus()
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def take_a_hint(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted], .hinted")
    page.wait_for_selector(".bar .advice")


MOMENTS = [
    Moment("rush-turn", "rush", "base", 2, asked("main")),
    Moment("rush-which", "rush", "second-front", 3, chosen("attack"), 0.7, ask_which),
    Moment("rush-target", "rush", "base", 2, asked("target")),
    Moment("rush-ability", "rush", "second-front", 3, asked(*ABILITIES), 0.5),
    Moment("rush-support", "rush", "team", 4, asked("support")),
    Moment("rush-six", "rush", "second-front", 6, asked("main"), 0.8),
    Moment("rush-choices", "rush", "alternative", 2, asked("main"), 0.5, press("l")),
    Moment("rush-card", "rush", "base", 2, asked("main"), 0.4, explain_a_card),
    Over("rush-over", "rush", "second-front", 3),
    Moment("battlegrounds-draft", "battlegrounds", "battle-draft", 3, asked("draft"), 0.0),
    Moment("battlegrounds-drive", "battlegrounds", "battle", 2, asked("main"), 0.6, take_a_tank),
    Moment("battlegrounds-shot", "battlegrounds", "team", 4, asked("shoot"), 0.7),
    Moment("battlegrounds-family", "battlegrounds", "family", 2, asked("flip"), 0.7),
    Moment("battlegrounds-solo", "battlegrounds", "solo", 1, asked("main"), 0.8),
    Moment("battlegrounds-hint", "battlegrounds", "battle", 2, asked("main"), 0.4, take_a_hint),
    Over("battlegrounds-over", "battlegrounds", "battle", 2),
    Replay("rush-replay", "rush", "base", 2),
    Replay("battlegrounds-replay", "battlegrounds", "family", 2),
    Lobby("rush-lobby", "rush", "base", 3),
]
