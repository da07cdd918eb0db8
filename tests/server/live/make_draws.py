"""Writes data/draws.json, the first draws of a game as `GET .../draws` tells them.

`python -m tests.server.live.make_draws`; the page's own check is tried on it.
"""

import json
from pathlib import Path
from typing import Any

from motorpool.server.live.reviewing import draws_text
from tests.server.tables.logs import Log, setup_of

VECTOR = Path(__file__).parent / "data" / "draws.json"
MOVES = 40
DRAWS = 60  # the beginning is enough: the file stays small


def vector() -> dict[str, Any]:
    log = Log.started(setup_of())
    for which in range(MOVES):
        log.choose(which)
    told: dict[str, Any] = json.loads(draws_text(log.table))
    return {"proof": told["proof"], "draws": told["draws"][:DRAWS]}


def main() -> None:
    lines = ",\n".join(f"  {json.dumps(draw)}" for draw in vector()["draws"])
    proof = json.dumps(vector()["proof"])
    VECTOR.parent.mkdir(exist_ok=True)
    VECTOR.write_text(f'{{"proof": {proof},\n "draws": [\n{lines}\n ]}}\n')


if __name__ == "__main__":
    main()
