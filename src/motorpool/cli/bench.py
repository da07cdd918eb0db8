"""`motorpool bench`: how fast the engine is, both builds of it, and beside its peers."""

import argparse
import json
from typing import Any

from motorpool.cli.printing import columns
from motorpool.core.errors import BadOption
from motorpool.words.bundle import Words

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
    from motorpool.lab.bench import measure
    from motorpool.lab.builds import measure_in, measure_peers, other_build

    with other_build() as directory:
        half = seconds / 2
        speeds = [measure(half)]
        other = measure_in(directory, half) if directory else None
        beside = None if peers is None else measure_peers(peers, seconds)
        speeds[0].add(measure(half))
        again = measure_in(directory, half) if directory and other else None
        if other and again:
            other.add(again)
            speeds.append(other)
    found: dict[str, Any] = {"builds": [speed.summary() for speed in speeds]}
    if beside is not None:
        for peer in beside["peers"]:
            rate = peer["decisions_per_second"]
            peer["ratio_inside"] = round(
                found["builds"][0]["inside_decisions_per_second"] / rate, 2
            )
            peer["ratio_python"] = round(
                found["builds"][0]["python_decisions_per_second"] / rate, 2
            )
        found |= beside
    return found


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The figures for a reader."""
    say = words.say
    lines = [say("cli-bench-title"), ""]
    for build in found["builds"]:
        lines += [
            say(f"cli-bench-{build['build']}"),
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
    if len(found["builds"]) == 1:
        lines += [say("cli-bench-one-build"), ""]
    if "peers" in found:
        lines += peers_table(found, words)
    return lines[:-1] if not lines[-1] else lines


def peers_table(found: dict[str, Any], words: Words) -> list[str]:
    """The peers, and how many times faster we are."""
    say = words.say
    heads = ("peer", "sample", "clone", "rate", "inside-ratio", "python-ratio")
    rows = [[say(f"cli-bench-head-{head}") for head in heads]]
    for peer in found["peers"]:
        clone = peer["clone_us"]
        rows.append(
            [
                f"{peer['name']} {peer['version']}, {peer['what']}",
                f"{peer['games']:,}",
                "–" if clone is None else f"{clone:,.2f}",
                f"{peer['decisions_per_second']:,.0f}",
                f"{peer['ratio_inside']:,.2f}",
                f"{peer['ratio_python']:,.2f}",
            ]
        )
    lines = [say("cli-bench-peers-title"), *columns(rows)]
    for peer in found["missing"]:
        lines.append("  " + say("cli-bench-missing", peer=peer["name"], why=peer["why"]))
    return lines
