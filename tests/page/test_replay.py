"""A finished game looked at again: moments, seats, a branch, the shuffles and the record."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from motorpool.cli.main import main
from tests.page.asking import play_out, snapshot
from tests.page.conftest import NewPerson
from tests.page.playing import my_turn

BACKS = ".board li.back"


def at_move(page: Page, move: int) -> None:
    expect(page.get_by_text(re.compile(rf"^Move {move} of \d+$"))).to_be_visible()


def test_a_replay(person: NewPerson, tmp_path: Path) -> None:
    page = person()
    table = play_out(page, "rush", "base", 2)
    page.goto(f"/replay/{table}?at=12&seat=1")
    at_move(page, 12)
    go_through(page, table)
    look_as_everybody(page)
    check_the_shuffles(page)
    take_the_record(page, tmp_path / "record.json")
    play_on(page, table)


def go_through(page: Page, table: str) -> None:
    page.keyboard.press("ArrowRight")
    at_move(page, 13)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at_move(page, 11)
    page.keyboard.press("Home")
    at_move(page, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    page.get_by_label("Moment of the game").fill("20")
    at_move(page, 20)
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=20&seat=1$"))
    page.get_by_role("button", name="Link").click()
    expect(page.locator("dialog[open]")).to_contain_text(f"/replay/{table}?at=20&seat=1")
    page.keyboard.press("Escape")


def look_as_everybody(page: Page) -> None:
    """One hand is hidden from each seat, both from who looks on, none when all is open."""
    seats = page.get_by_role("group", name="Seen by").locator("label")
    hidden = []
    for each in seats.all():
        each.click()
        expect(each.locator(":checked")).to_have_count(1)
        expect(page.locator("fieldset[aria-busy=true]")).to_have_count(0)
        hidden.append(page.locator(BACKS).count())
    everything, *of_seats, outside = hidden
    assert everything == 0
    assert outside == sum(of_seats) > 0


def check_the_shuffles(page: Page) -> None:
    page.get_by_role("tab", name="Shuffles").click()
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_role("heading", name="The shuffles were fair")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^All \d+ draws are those of the proof"))).to_be_visible()


def take_the_record(page: Page, path: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    download.value.save_as(path)
    assert main(["verify", str(path)]) == 0


def play_on(page: Page, table: str) -> None:
    """Another end, from the moment that is shown."""
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    my_turn(page)
    branched = page.url.rpartition("/")[2]
    assert branched != table
    assert snapshot(page, branched)["table"]["status"] == "playing"
