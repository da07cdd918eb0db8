"""Moments of real games, each opened on the page: a game of bots is played out, and the table is
branched off where something is to be decided."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.page.asking import Told, ask, branch, decisions_of, play_out
from tests.page.playing import my_turn
from tests.page.visiting import calm

Act = Callable[[Page], None]
Game = tuple[str, list[Told | None]]
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
        self, page: Page, game: str, preset: str, seats: int, steps: Sequence[str], at: float
    ) -> tuple[str, int, int]:
        """Of all decisions of a kind the one at a share of them: table, moves before it, seat.

        If it can be, somebody else was to decide before: then nothing is played yet.
        """
        for number in range(MOST_GAMES):
            table, decisions = self.of(page, game, preset, seats, number)
            found = [
                (table, moves, decision["seat"])
                for moves, decision in enumerate(decisions)
                if decision is not None and decision["step"] in steps
            ]
            fresh = [each for each in found if seat_at(decisions, each[1] - 1) != each[2]]
            if found:
                return (fresh or found)[int(len(fresh or found) * at)]
        raise AssertionError(f"{preset}: never {steps}")


def seat_at(decisions: list[Told | None], moves: int) -> int | None:
    decision = decisions[moves] if moves >= 0 else None
    return None if decision is None else int(decision["seat"])


@dataclass(frozen=True)
class Moment:
    """`steps` are what may be asked; of all such decisions it is the one `at` a share of them."""

    name: str
    game: str
    preset: str
    seats: int
    steps: tuple[str, ...]
    at: float = 0.6
    then: Act = field(default=lambda page: None)

    def open(self, page: Page, games: Games) -> None:
        found = games.find(page, self.game, self.preset, self.seats, self.steps, self.at)
        page.goto(f"/table/{branch(page, *found)}")
        my_turn(page)
        self.then(page)
        calm(page)


@dataclass(frozen=True)
class Over(Moment):
    """The table of a game that is over."""

    steps: tuple[str, ...] = ()

    def open(self, page: Page, games: Games) -> None:
        table, _ = games.of(page, self.game, self.preset, self.seats)
        page.goto(f"/table/{table}")
        page.wait_for_selector("dialog[open] table")
        calm(page)


@dataclass(frozen=True)
class Replay(Moment):
    steps: tuple[str, ...] = ()

    def open(self, page: Page, games: Games) -> None:
        table, decisions = games.of(page, self.game, self.preset, self.seats)
        page.goto(f"/replay/{table}?seat=all&at={int(len(decisions) * self.at)}")
        page.wait_for_selector("input[type=range]")
        self.then(page)
        calm(page)


@dataclass(frozen=True)
class Lobby(Moment):
    """A table that waits for a friend."""

    steps: tuple[str, ...] = ()

    def open(self, page: Page, games: Games) -> None:
        chairs = ["", "", *["greedy"] * (self.seats - 2)]
        setup = {"game": self.game, "preset": self.preset, "chairs": chairs}
        made = ask(page, "/api/tables", setup)
        ask(page, f"/api/tables/{made['table']}/sit", {"invite": made["invite"]})
        page.goto(f"/table/{made['table']}")
        page.get_by_role("list").first.wait_for()
        calm(page)


def point_at(what: str) -> Act:
    return lambda page: page.locator(what).first.dispatch_event("click")


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


HAND = '[data-place^="hand:"][data-mark="can"]'
MOMENTS = [
    Moment("rush-turn", "rush", "base", 2, ("main",)),
    Moment("rush-which", "rush", "second-front", 3, ("main",), 0.7, point_at(HAND)),
    Moment("rush-target", "rush", "base", 2, ("target",)),
    Moment("rush-ability", "rush", "second-front", 3, ABILITIES, 0.5),
    Moment("rush-support", "rush", "team", 4, ("support",)),
    Moment("rush-six", "rush", "second-front", 6, ("main",), 0.8),
    Moment("rush-choices", "rush", "alternative", 2, ("main",), 0.5, press("l")),
    Moment("rush-card", "rush", "base", 2, ("main",), 0.4, explain_a_card),
    Over("rush-over", "rush", "second-front", 3),
    Moment("battlegrounds-draft", "battlegrounds", "battle-draft", 3, ("draft",), 0.0),
    Moment("battlegrounds-drive", "battlegrounds", "battle", 2, ("main",), 0.6, take_a_tank),
    Moment("battlegrounds-shot", "battlegrounds", "team", 4, ("shoot",), 0.7),
    Moment("battlegrounds-family", "battlegrounds", "family", 2, ("flip",), 0.7),
    Moment("battlegrounds-solo", "battlegrounds", "solo", 1, ("main",), 0.8),
    Moment("battlegrounds-hint", "battlegrounds", "battle", 2, ("main",), 0.4, take_a_hint),
    Over("battlegrounds-over", "battlegrounds", "battle", 2),
    Replay("rush-replay", "rush", "base", 2),
    Replay("battlegrounds-replay", "battlegrounds", "family", 2),
    Lobby("rush-lobby", "rush", "base", 3),
]
