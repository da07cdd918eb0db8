"""`python -m tests.page.make_moments DIRECTORY [NAME …]`: pictures to look at.

Every page and many moments of games, wide and narrow, now in one language and now in another.
With names, only those. Needs the built page (`make page`) and Chromium.
"""

import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from motorpool.words.bundle import LANGUAGES
from tests.page.browsing import new_page, studio
from tests.page.moments import MOMENTS, Games, Moment
from tests.page.visiting import PAGES, visit


def main(directory: str, *wanted: str) -> None:
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    games = Games()
    spoken = cycle(LANGUAGES)
    with studio() as (chromium, site):
        for name, moment in all_moments():
            for width in ("desktop", "phone"):
                language = next(spoken)
                if wanted and name not in wanted:
                    continue
                page = new_page(chromium, site, width, language)
                path = folder / f"{name}-{width}-{language}.png"
                if isinstance(moment, Moment):  # what is in the window
                    moment.open(page, games)
                    page.screenshot(path=path)
                else:
                    visit(page, moment)
                    page.screenshot(path=path, full_page=True)
                print(path, flush=True)
                page.context.close()


def all_moments() -> Iterator[tuple[str, Moment | str]]:
    for path in PAGES:
        yield "page-" + (path.strip("/").replace("/", "-") or "home"), path
    for moment in MOMENTS:
        yield moment.name, moment


if __name__ == "__main__":
    main(*sys.argv[1:])
