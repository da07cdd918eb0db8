"""`python -m tests.page.make_pictures`: the pictures of the README, from real games on the page.

Needs the built page (`make page`) and Chromium.
"""

from pathlib import Path

from tests.page.browsing import new_page, studio
from tests.page.moments import Games, Moment, asked, take_a_tank

PICTURES = Path("docs/images")
SHOWN = {
    "desktop": [
        Moment("rush-table", "rush", "second-front", 3, asked("main")),
        Moment(
            "battlegrounds-table", "battlegrounds", "battle", 2, asked("main"), then=take_a_tank
        ),
    ],
    "phone": [Moment("rush-phone", "rush", "base", 2, asked("main"))],
}


def main() -> None:
    with studio() as (chromium, site):
        for width, moments in SHOWN.items():
            for moment in moments:
                page = new_page(chromium, site, width, "en")
                moment.open(page, Games())
                path = PICTURES / f"{moment.name}.png"
                page.screenshot(path=path)
                print(path)
                page.context.close()


if __name__ == "__main__":
    main()
