"""Memory over many games: `python -m benchmarks.memory`, or `make memory` with the compiled build.

Plays games of random bots, as `motorpool simulate` does, in this process, and tells how much
memory it holds after every tenth of them.
"""

import argparse
import gc
from collections.abc import Callable
from pathlib import Path

from motorpool.build_info import compiled
from motorpool.lab.simulate import Spec, simulate

TABLES = (Spec("rush", "base", 4), Spec("battlegrounds", "battle", 4))
TENTHS = 10


def resident() -> int:
    """Kilobytes that this process holds in memory."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def measure(
    spec: Spec, games: int, tell: Callable[[int, int], None] = lambda played, held: None
) -> list[int]:
    """The memory after each tenth of the games."""
    played = 0
    found: list[int] = []

    def count(more: int) -> None:
        nonlocal played
        played += more
        while len(found) < TENTHS and played * TENTHS >= (len(found) + 1) * games:
            gc.collect()
            found.append(resident())
            tell(played, found[-1])

    simulate(spec, ["random"], games, "memory", progress=count)
    return found


def growth(found: list[int], games: int) -> float:
    """Bytes for each game after the first tenth, in which all that stays is loaded."""
    return (found[-1] - found[0]) * 1024 / (games * (TENTHS - 1) / TENTHS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="of each kind (100000)")
    games = parser.parse_args().games
    print("compiled engine" if compiled() else "pure Python engine")
    for spec in TABLES:
        print(f"{spec.game}, {spec.preset}, {spec.seats} players: {games:,} games at random")
        found = measure(spec, games, lambda played, held: print(f"{played:>9,} games  {held:,} kB"))
        print(f"growth after the first tenth: {growth(found, games):.2f} bytes a game")


if __name__ == "__main__":
    main()
