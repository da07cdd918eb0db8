"""Measure other game engines under uniform random play, to set Motorpool's figures beside them.

Stand-alone: needs the standard library and, in an environment of their own, the peers pinned in
peers.txt. A peer that cannot be imported is reported as missing.

How it is measured: one thread, wall clock. Of the S seconds of a peer, a tenth is warm-up, then
come three slices of whole games (a quarter of S each, ended by the first game that crosses the
limit), then three rounds of clones (a twentieth each). The figures and sample sizes are those of
the median slice and the median round; `slice_rates` has the rates of all slices, slowest first.

A decision is one action of a player, forced ones (a single legal action) included, chance not.
A clone is taken halfway through a random game.
"""

import argparse
import functools
import gc
import importlib.metadata
import itertools
import json
import operator
import random
import statistics
import time
import timeit
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

SLICES = 3
WARM_UP_SHARE, SLICE_SHARE, CLONE_SHARE = 0.1, 0.25, 0.05
CHESS_PLIES = 200

Report = dict[str, list[dict[str, Any]]]
Played = tuple[int, float]  # decisions of one game, and the seconds it took


class Contest(NamedTuple):
    """A peer ready to be measured: `play` plays one game, `clone` copies a state once."""

    play: Callable[[], Played]
    clone: Callable[[], object] | None


class Peer(NamedTuple):
    name: str
    distribution: str
    module: str
    what: str
    prepare: Callable[[Any], Contest]  # is given the imported module


def catanatron_contest(catanatron: Any) -> Contest:
    """Catan; the game's log of actions is the count. Seeds start at 1: 0 would mean no seed."""
    seeds = itertools.count(1)

    def new_game(seed: int) -> Any:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        return catanatron.Game(players, seed=seed)

    def play() -> Played:
        start = time.perf_counter()
        game = new_game(next(seeds))
        game.play()
        return len(game.state.actions), time.perf_counter() - start

    decisions, _ = play()
    halfway = new_game(seed=1)
    for _ in range(decisions // 2):
        halfway.play_tick()
    return Contest(play, halfway.copy)


def rlcard_contest(rlcard: Any) -> Contest:
    """Gin rummy in rlcard's own loop; the two scoring steps at its end count. It has no clone.

    Not with rlcard's own RandomAgent: importing rlcard.agents runs `pip freeze` and needs
    distutils, which Python 3.12 no longer has; and numpy's choice is slower than this one.
    """
    rng = random.Random(1)
    agent = SimpleNamespace(use_raw=False, step=lambda seen: rng.choice([*seen["legal_actions"]]))
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([agent] * env.num_players)

    def play() -> Played:
        before = env.timestep
        start = time.perf_counter()
        env.run(is_training=True)  # calls the agents' plain `step`, without probabilities
        return env.timestep - before, time.perf_counter() - start

    return Contest(play, clone=None)


def chess_contest(chess: Any) -> Contest:
    """List the legal moves, push one; a game ends without legal moves or at CHESS_PLIES."""
    rng = random.Random(1)

    def play_plies(limit: int) -> Any:
        board = chess.Board()
        while board.ply() < limit and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
        return board

    def play() -> Played:
        start = time.perf_counter()
        board = play_plies(CHESS_PLIES)
        return board.ply(), time.perf_counter() - start

    halfway = play_plies(CHESS_PLIES // 2)
    return Contest(play, lambda: halfway.copy(stack=False))


def open_spiel_contest(game_name: str, new_each: bool, pyspiel: Any) -> Contest:
    """A game of OpenSpiel, looped in C++ by `evaluate_bots` with its uniform random bots.

    How decisions are counted: `evaluate_bots` plays the very state it is given to the end, so the
    state's full history afterwards lists all that happened as pairs of player and action. Chance
    has a negative player there; a decision is an entry whose player is 0 or more. Nothing is
    played again, and the counting is outside the measured time.

    Games start from a clone of one initial state, or with `new_each` from a new one, as most
    users would: for gin rummy a new one costs twice a game, and is measured apart.
    """
    game = pyspiel.load_game(game_name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    initial = game.new_initial_state()
    seeds = itertools.count(1)

    def play_out() -> Any:
        state = game.new_initial_state() if new_each else initial.clone()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    def play() -> Played:
        start = time.perf_counter()
        state = play_out()
        seconds = time.perf_counter() - start
        return sum(entry.player >= 0 for entry in state.full_history()), seconds

    history = play_out().full_history()
    decisions = [at for at, entry in enumerate(history) if entry.player >= 0]
    halfway = initial.clone()
    for entry in history[: decisions[len(decisions) // 2]]:
        halfway.apply_action(entry.action)
    return Contest(play, halfway.clone)


def open_spiel_peer(game_name: str, seats: int, new_each: bool = False) -> Peer:
    name = f"open_spiel/{game_name}" + ("/new" if new_each else "")
    what = f"{seats} random bots, loop in C++" + (", new game each" if new_each else "")
    prepare = functools.partial(open_spiel_contest, game_name, new_each)
    return Peer(name, "open_spiel", "pyspiel", what, prepare)


PEERS = [
    Peer("catanatron", "catanatron", "catanatron", "4 random players", catanatron_contest),
    Peer("rlcard", "rlcard", "rlcard", "gin rummy, 2 random agents", rlcard_contest),
    Peer("chess", "chess", "chess", f"random plies, at most {CHESS_PLIES} a game", chess_contest),
    open_spiel_peer("gin_rummy", seats=2),
    open_spiel_peer("gin_rummy", seats=2, new_each=True),
    open_spiel_peer("hearts", seats=4),
    open_spiel_peer("chess", seats=2),
]


def play_for(play: Callable[[], Played], seconds: float) -> dict[str, float]:
    """Play whole games until they took `seconds`."""
    games, decisions, elapsed = 0, 0, 0.0
    while elapsed < seconds:
        count, took = play()
        games, decisions, elapsed = games + 1, decisions + count, elapsed + took
    return {
        "decisions": decisions,
        "seconds": elapsed,
        "decisions_per_second": decisions / elapsed,
        "games": games,
        "games_per_second": games / elapsed,
    }


def time_clone(clone: Callable[[], object] | None, seconds: float) -> dict[str, float | None]:
    """Microseconds of a clone, the median of the rounds, and the clones in a round."""
    if clone is None:
        return {"clone_us": None, "clones": 0}
    timer = timeit.Timer(clone, setup=gc.enable)  # timeit turns the collector off: on again
    number = max(1, round(seconds / timer.timeit(100) * 100))
    took = statistics.median(timer.repeat(SLICES, number))
    return {"clone_us": took / number * 1e6, "clones": number}


def measure(peer: Peer, seconds: float) -> dict[str, Any]:
    """Raises ImportError where the peer is not installed."""
    contest = peer.prepare(importlib.import_module(peer.module))
    version = importlib.metadata.version(peer.distribution)
    play_for(contest.play, seconds * WARM_UP_SHARE)
    slices = [play_for(contest.play, seconds * SLICE_SHARE) for _ in range(SLICES)]
    slices.sort(key=operator.itemgetter("decisions_per_second"))
    return {
        "name": peer.name,
        "version": version,
        "what": peer.what,
        **slices[SLICES // 2],
        **time_clone(contest.clone, seconds * CLONE_SHARE),
        "slice_rates": [played["decisions_per_second"] for played in slices],
    }


def table(report: Report) -> str:
    lines = [f"median of {SLICES} slices; n: games and clones in the median slice and round"]
    for row in report["peers"]:
        rates = f"{row['decisions_per_second']:,.0f} decisions/s, {row['games_per_second']:,.1f}"
        title = f"{row['name']} {row['version']} ({row['what']})"
        lines.append(f"{title}: {rates} games/s (n {row['games']:,})")
        if row["clone_us"] is not None:
            lines[-1] += f", clone {row['clone_us']:,.2f} µs (n {row['clones']:,})"
    lines += [f"{row['name']} missing: {row['why']}" for row in report["missing"]]
    return "\n".join(lines)


def positive_seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"not a positive number of seconds: {text}")
    return seconds


def named_peers(text: str) -> list[Peer]:
    """Peers by name, or by distribution: `open_spiel` stands for all of its games."""
    wanted = [name.strip() for name in text.split(",")]
    known = {name for peer in PEERS for name in (peer.name, peer.distribution)}
    if not known.issuperset(wanted):
        raise argparse.ArgumentTypeError(f"{text!r}; known are {', '.join(sorted(known))}")
    return [peer for peer in PEERS if peer.name in wanted or peer.distribution in wanted]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure other game engines under random play.")
    parser.add_argument("--seconds", type=positive_seconds, default=3.0, help="per peer")
    parser.add_argument("--only", type=named_peers, default=PEERS, metavar="NAME,...")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    report: Report = {"peers": [], "missing": []}
    for peer in options.only:
        try:
            report["peers"].append(measure(peer, options.seconds))
        except ImportError as error:
            report["missing"].append({"name": peer.name, "why": str(error)})
    print(json.dumps(report, indent=2) if options.json else table(report))


if __name__ == "__main__":
    main()
