"""`motorpool bench`: how fast the engine is, both builds of it, and beside its peers."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motorpool.cli.printing import columns
from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.lab.bench import Speed

USUAL_SECONDS = 10


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "bench", help=say("cli-bench-help"), description=say("cli-bench-description")
    )
    parser.add_argument(
        "--seconds",
        default=str(USUAL_SECONDS),
        metavar="S",
        help=say("cli-bench-seconds", usual=USUAL_SECONDS),
    )
    parser.add_argument("--peers", metavar="PYTHON", help=say("cli-bench-peers"))
    parser.add_argument("--json", action="store_true", help=say("cli-bench-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    found = measure_all(positive("--seconds", arguments.seconds), arguments.peers)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        print("\n".join(table(found, words)))
    return 0


def positive(argument: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise BadOption("cli-bench-no-time", {"argument": argument, "value": text})
    return number


def measure_all(seconds: float, peers: str | None) -> dict[str, Any]:
    """Ours, the peers, ours again: what slows the machine down for a while hits both."""
    from motorpool.lab.builds import measure_peers, other_build

    with other_build() as directory:
        first = measure_games(directory, seconds / 2)
        beside = None if peers is None else measure_peers(peers, seconds)
        second = measure_games(directory, seconds / 2)
    builds = []
    for key, speed in first.items():
        if key in second:
            speed.add(second[key])
            builds.append(speed.summary())
    found: dict[str, Any] = {"builds": builds}
    if beside is not None:
        ours = [build for build in builds if build["build"] == builds[0]["build"]]
        for peer in beside["peers"]:
            peer["ratios"] = {build["game"]: ratios(build, peer) for build in ours}
        found |= beside
    return found


def measure_games(directory: Path | None, seconds: float) -> "dict[tuple[str, str], Speed]":
    """Every game in the build in use, and in the other one where it runs; by build and game."""
    from motorpool.games import GAMES
    from motorpool.lab.bench import measure
    from motorpool.lab.builds import measure_in

    speeds = [measure(game, seconds) for game in GAMES]
    if directory is not None:
        other = [measure_in(directory, game, seconds) for game in GAMES]
        speeds += [speed for speed in other if speed is not None]
    return {(speed.build, speed.game): speed for speed in speeds}


def ratios(build: dict[str, Any], peer: dict[str, Any]) -> dict[str, float]:
    """How many times faster we are."""
    rate = peer["decisions_per_second"]
    return {
        "inside": round(build["inside_decisions_per_second"] / rate, 2),
        "python": round(build["python_decisions_per_second"] / rate, 2),
    }


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The figures for a reader."""
    say = words.say
    lines = [say("cli-bench-title"), ""]
    for build in found["builds"]:
        lines += [
            say(f"cli-bench-{build['build']}", game=build["game"]),
            *columns(
                [
                    [say("cli-bench-inside"), f"{build['inside_decisions_per_second']:,}"],
                    [say("cli-bench-python"), f"{build['python_decisions_per_second']:,}"],
                    [say("cli-bench-games"), f"{build['games_per_second']:,.1f}"],
                    [say("cli-bench-clone"), f"{build['clone_us']:,.2f}"],
                ]
            ),
            "  "
            + say(
                "cli-bench-rests-on",
                slices=build["slices"],
                games=f"{build['games_in_slice']:,}",
                decisions=f"{build['decisions_in_slice']:,}",
                clones=f"{build['clones_in_round']:,}",
            ),
            "",
        ]
    if len({build["build"] for build in found["builds"]}) == 1:
        lines += [say("cli-bench-one-build"), ""]
    if "peers" in found:
        lines += peers_table(found, words)
    return lines[:-1] if not lines[-1] else lines


def peers_table(found: dict[str, Any], words: Words) -> list[str]:
    """The peers, and how many times faster we are."""
    say = words.say
    heads = [say(f"cli-bench-head-{head}") for head in ("peer", "sample", "clone", "rate")]
    for game in dict.fromkeys(build["game"] for build in found["builds"]):
        heads += [say(f"cli-bench-head-{loop}", game=game) for loop in ("inside", "in-python")]
    rows = [heads]
    for peer in found["peers"]:
        clone = peer["clone_us"]
        rows.append(
            [
                f"{peer['name']} {peer['version']}, {peer['what']}",
                f"{peer['games']:,}",
                "–" if clone is None else f"{clone:,.2f}",
                f"{peer['decisions_per_second']:,.0f}",
                *(f"{ratio:,.2f}" for each in peer["ratios"].values() for ratio in each.values()),
            ]
        )
    lines = [say("cli-bench-peers-title"), *columns(rows)]
    for peer in found["missing"]:
        lines.append("  " + say("cli-bench-missing", peer=peer["name"], why=peer["why"]))
    return lines
