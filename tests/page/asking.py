"""What the person of a page asks of the server beside the page."""

import time
from typing import Any

from playwright.sync_api import Page

Told = dict[str, Any]
PATIENCE = 60.0


def ask(page: Page, path: str, sent: Told | None = None) -> Any:
    """A POST with the cookie of the page, which also has to say where it comes from."""
    origin = page.request.get("/healthz").url.removesuffix("/healthz")
    answer = page.request.post(path, data=sent or {}, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def look(page: Page, path: str) -> Any:
    answer = page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def snapshot(page: Page, table: str) -> Told:
    told: Told = look(page, f"/api/tables/{table}")["messages"][0]
    return told


def play_now(page: Page, game: str, preset: str, bots: int, **switches: object) -> str:
    """A new game against bots, opened on the page; its table."""
    sent = {"game": game, "preset": preset, "bots": ["greedy"] * bots, "switches": switches}
    table: str = ask(page, "/api/play", sent)["table"]
    page.goto(f"/table/{table}")
    return table


def play_out(page: Page, game: str, preset: str, seats: int, **switches: object) -> str:
    """A game that is over: the stand-in plays for the person, bots for the others."""
    sent = {"game": game, "preset": preset, "bots": ["greedy"] * (seats - 1), "switches": switches}
    table: str = ask(page, "/api/play", sent)["table"]
    ask(page, f"/api/tables/{table}/leave")
    until_over(page, table)
    return table


def until_over(page: Page, table: str) -> None:
    """Wait for bots who play on without any person."""
    end = time.monotonic() + PATIENCE
    while snapshot(page, table)["table"]["status"] != "over":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.1)


def decisions_of(page: Page, table: str) -> list[Told]:
    """What was to be decided at each move of a game that is over, and what was `chosen`."""
    told = look(page, f"/api/tables/{table}/replay?seat=-1")
    moves = look(page, f"/api/tables/{table}/record")["moves"]
    return [
        before["decision"] | {"chosen": move["action"]}
        for before, move in zip([told["snapshot"], *told["updates"]], moves, strict=False)
    ]


def branch(page: Page, table: str, moves: int, seat: int) -> str:
    """A new table after so many moves of that game, with the person at a seat."""
    seats = len(snapshot(page, table)["table"]["chairs"])
    chairs = ["" if each == seat else "greedy" for each in range(seats)]
    new = ask(page, f"/api/tables/{table}/branch", {"moves": moves, "chairs": chairs})
    return begin(page, new["table"], new["invite"])


def begin(page: Page, table: str, invite: str) -> str:
    """Sit down at a table with bots, and begin."""
    ask(page, f"/api/tables/{table}/sit", {"invite": invite})
    ask(page, f"/api/tables/{table}/start")
    return table
