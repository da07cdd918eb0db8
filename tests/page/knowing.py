"""What a page was told and has shown, held against what its seat could know.

The truth comes from the record of the finished game; which cards and tokens are hidden from whom
is told by the tests of the engine.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

from motorpool.core.chance import free
from motorpool.core.changes import apply_changes
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record

Told = dict[str, Any]
# Of each page that was kept: the board without the lines of its drawings, what lies on its cells,
# the cards in the hands of others, and the lines of text; what is said to a screen reader goes by
# itself. Where a page may have no styles in its markup, a copy may have none either.
SHOWN = """() => hand.kept.map(({number, html}) => {
  const markup = html.replaceAll(" style=", " data-style=");
  const page = new DOMParser().parseFromString(markup, "text/html");
  const all = (what) => [...page.querySelectorAll(what)];
  for (const line of all("path")) line.removeAttribute("d");
  const cards = ({parentElement}) => [...parentElement.querySelectorAll("[data-explain]")];
  return {
    number,
    board: page.querySelector(".board").outerHTML,
    hands: Object.fromEntries(all("[data-flight^='hand/']").map((each) => [
      each.dataset.flight.slice(5), cards(each).map((card) => card.dataset.explain.slice(5)),
    ])),
    cells: Object.fromEntries(all("[data-cell]").map((each) => [
      each.dataset.cell, {faces: each.querySelectorAll(".face").length, said: each.ariaLabel},
    ])),
    lines: all("li, p").map((each) => each.textContent.trim()),
  };
})"""


@dataclass
class Ear:
    """All that the socket of a page was told, from the first word on."""

    frames: list[str] = field(default_factory=list)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def told(self) -> list[Told]:
        messages = [json.loads(frame) for frame in self.frames]
        return [each for each in messages if each["type"] in ("snapshot", "update")]


def listening(page: Page) -> Ear:
    ear = Ear()
    page.on("websocket", ear.listen)
    return ear


@dataclass
class Known:
    """One message, what the seat knows with it, and the states around it."""

    seat: int
    message: Told
    view: Any
    before: Any
    state: Any
    action: int  # the next one; -1 after the last

    @property
    def number(self) -> int:
        return int(self.message["number"])


def played(page: Page, table: str) -> Match:
    """A game that is over, played again; `past` has all states."""
    record = page.request.get(f"/api/tables/{table}/record")
    return match_of_record(record_from(parse_json(record.text())), free())


def known(ear: Ear, match: Match) -> list[Known]:
    """From the first move on."""
    states = [step.state for step in match.past] + [match.state]
    actions = [match.game.parse_action(move.action) for move in match.record.moves] + [-1]
    found: list[Known] = []
    view: Any = None
    seat, moves = -1, 0
    for message in ear.told():
        before = states[moves]
        if message["type"] == "snapshot":
            seat, view = message["seat"], message["view"]
        else:
            moves += message.get("do") == "choose"
            view = apply_changes(view, message.get("changes") or [])
        if view is not None:
            found.append(Known(seat, message, view, before, states[moves], actions[moves]))
    assert moves == len(match.record.moves)
    return found


def named(text: str, words: Iterable[str]) -> list[str]:
    """Which of the words stand in a text, not only as parts of longer ones."""
    return [
        word
        for word in words
        if word in text and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
    ]


def kinds(state: Any, cards: Any) -> Counter[str]:
    return Counter(state.rules.kind_texts[state.rules.kind_of[card]] for card in cards)
