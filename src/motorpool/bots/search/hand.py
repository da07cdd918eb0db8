"""One of a crew that searches: `python -m motorpool.bots.search.hand`, a line for each search."""

import json
import os
import signal
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue

from motorpool.bots.levels import mind_of
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.growing import grow
from motorpool.bots.search.tree import Search, Tried
from motorpool.core.chance import Seeded
from motorpool.games import game_of_position


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the one who asks
    lines: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            print(json.dumps(search(lines.get())), flush=True)


def read_lines(lines: "SimpleQueue[str]") -> None:
    """In a thread, so that it also ends in the middle of a search when whoever asked has gone."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


def search(line: str) -> Tried:
    asked = json.loads(line)
    game, state = game_of_position(asked["position"])
    mind = mind_of(game, deep=True)
    assert mind is not None
    found = Search(state, asked["seat"], mind, Seeded(asked["seed"]), asked["advice"])
    grow(found, Budget(**asked["budget"]))
    return found.tried()


if __name__ == "__main__":
    main()
