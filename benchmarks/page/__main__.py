"""`python -m benchmarks.page`: measures the page in Chromium, on a real server on this machine."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser

from benchmarks.load.figures import Figure, line
from benchmarks.page import clicks, frames, loading, sizes
from motorpool.build_info import compiled, has_page
from tests.page.browsing import find_chromium, studio

Part = Callable[[Browser, str, int], Iterator[Figure]]
PARTS: dict[str, Part] = {
    "sizes": sizes.measure,
    "loading": loading.measure,
    "clicks": clicks.measure,
    "frames": frames.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make page-speed", description=__doc__)
    parser.add_argument("--part", choices=PARTS, help="only this part")
    parser.add_argument("--runs", type=int, default=7, help="loads of each page (7)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    for missing, there in (("page: make page", has_page()), ("Chromium", find_chromium())):
        if not there:
            print(f"there is no {missing}", file=sys.stderr)
            sys.exit(2)
    figures: list[Figure] = []
    with studio() as (chromium, site):
        build = "compiled" if compiled() else "plain Python"
        machine = (
            f"{os.cpu_count()} cores, Chromium {chromium.version}, "
            f"Python {platform.python_version()}, engine: {build}"
        )
        print(machine, flush=True)
        for name, measure in PARTS.items():
            if asked.part in (None, name):
                for found in measure(chromium, site, asked.runs):
                    figures.append(found)
                    print(line(found), flush=True)
    if asked.json:
        with open(asked.json, "w") as file:
            told = {"machine": machine, "figures": [each.to_data() for each in figures]}
            json.dump(told, file, indent=1)


if __name__ == "__main__":
    main()
