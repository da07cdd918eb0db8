"""`python -m tests.page.make_pictures`: the pictures of the README, from real games on the page.

Needs the built page (`make page`) and Chromium.
"""

from pathlib import Path

from playwright.sync_api import Page

from tests.page.browsing import new_page, studio
from tests.page.moments import Games, Moment, asked, take_a_tank
from tests.page.playing import decision_of, my_turn

PICTURES = Path("docs/images")
FEWEST, MOST = 12, 80  # clicks
MUCH = 7  # actions to choose from


def some_turns(page: Page) -> None:
    """Play on by what glows, so that the log has something to tell, up to a choice among much."""
    spot = page.evaluate("(seed) => hand.next(seed)", "pictures")
    before = -1
    for clicks in range(MOST):
        number = decision_of(page)
        much = page.evaluate("hand.heard.decision.actions.length") >= MUCH
        if spot is None or (clicks > FEWEST and number != before and much):
            return
        before = number
        page.mouse.click(spot["x"], spot["y"])
        my_turn(page)
        spot = page.evaluate("hand.next()")


def turns_and_a_tank(page: Page) -> None:
    some_turns(page)
    take_a_tank(page)


SHOWN = {
    "desktop": [
        Moment("rush-table", "rush", "second-front", 3, asked("main"), 0.3, some_turns),
        Moment(
            "battlegrounds-table",
            "battlegrounds",
            "battle",
            2,
            asked("main"),
            0.3,
            turns_and_a_tank,
        ),
    ],
    "phone": [Moment("rush-phone", "rush", "base", 2, asked("main"), 0.3, some_turns)],
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
