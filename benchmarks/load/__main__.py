"""`python -m benchmarks.load`: measures the server on real processes, sockets and databases."""

import argparse
import asyncio
import json
import os
import platform
import resource
import signal
import sys
from collections.abc import Callable

from benchmarks.load.databases import Databases, all_databases
from benchmarks.load.figures import Figure, line
from benchmarks.load.keeping import memory, restart
from benchmarks.load.peers import durable_commits
from benchmarks.load.playing import choices_a_second, tables_at_once
from motorpool.build_info import compiled

KINDS = ("sqlite", "postgresql")
PARTS = ("rate", "tables", "memory", "restart")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--database", choices=KINDS, help="only this one")
    parser.add_argument("--part", choices=PARTS, help="only this part")
    parser.add_argument("--seconds", type=float, default=8, help="of each measurement (8)")
    parser.add_argument("--most", type=int, default=2000, help="tables at once, at most (2000)")
    parser.add_argument(
        "--unfinished", type=int, default=10_000, help="tables to bring back (10000)"
    )
    parser.add_argument("--clients", type=int, default=1, help="processes of clients (1)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    allow_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started here is ended here
    build = "compiled" if compiled() else "plain Python"
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, engine: {build}"
    print(machine, flush=True)
    figures: list[Figure] = []

    def tell(found: Figure) -> None:
        figures.append(found)
        print(line(found), flush=True)

    wanted = [asked.database] if asked.database else list(KINDS)
    with all_databases(wanted) as found:
        for kind in set(wanted) - {databases.kind for databases in found}:
            print(f"{kind} is left out: it is not installed here", flush=True)
        for databases in found:
            asyncio.run(measure(databases, asked, tell))
    if asked.json:
        with open(asked.json, "w") as file:
            told = {"machine": machine, "figures": [each.to_data() for each in figures]}
            json.dump(told, file, indent=1)


async def measure(
    databases: Databases, asked: argparse.Namespace, tell: Callable[[Figure], None]
) -> None:
    parts = [asked.part] if asked.part else PARTS
    if "rate" in parts:
        raw = await durable_commits(databases, min(3, asked.seconds))
        tell(raw)
        rate = raw.values["commits/s"]
        tell(await choices_a_second(databases, asked.seconds, asked.clients, rate))
    if "tables" in parts:
        for servers in (1,) if databases.kind == "sqlite" else (1, 2):
            for found in await tables_at_once(
                databases, servers, asked.most, asked.seconds, asked.clients
            ):
                tell(found)
    if "memory" in parts and (databases.kind == KINDS[0] or asked.database):  # it is the same
        for found in await memory(databases):
            tell(found)
    if "restart" in parts:
        for found in await restart(databases, asked.unfinished):
            tell(found)


def allow_many_files() -> None:
    """Every socket is an open file, here and in the servers that are started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
