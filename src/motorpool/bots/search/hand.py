"""One of a crew that searches: `python -m motorpool.bots.search.hand`, a line for each search."""

import json
import signal
import sys

from motorpool.bots.levels import mind_of
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.growing import grow
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Seeded
from motorpool.games import game_of_position


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the one who asks
    for line in sys.stdin:
        asked = json.loads(line)
        game, state = game_of_position(asked["position"])
        mind = mind_of(game, deep=True)
        assert mind is not None
        search = Search(state, asked["seat"], mind, Seeded(asked["seed"]), asked["advice"])
        grow(search, Budget(**asked["budget"]))
        print(json.dumps(search.tried()), flush=True)


if __name__ == "__main__":
    main()
