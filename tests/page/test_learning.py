"""The lessons, played to their end on the page."""

import pytest
from playwright.sync_api import Route, expect

from motorpool.lessons.lessons import lessons
from tests.page.conftest import NewPerson


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_is_played_to_its_end(person: NewPerson, lesson: str) -> None:
    page = person()
    page.goto(f"/learn/{lesson}")
    for scene in lessons()[lesson].scenes:
        for number, step in enumerate(scene.steps, 1):
            told = f"Step {number} of {len(scene.steps)}"
            expect(page.get_by_text(told)).to_be_visible(timeout=15_000)
            page.get_by_role("button", name="All choices").click()
            wanted = ", ".join(f'[data-action="{action}"]' for action in step.want)
            page.locator("dialog[open]").locator(wanted).first.click()
        page.get_by_role("button", name="Go on").or_(
            page.get_by_role("button", name="To the end")
        ).click(timeout=15_000)
    expect(page.locator('a[href="/learn#howto"]')).to_be_visible()


def test_what_the_coach_does_not_want_is_not_done(person: NewPerson) -> None:
    page = person()
    page.goto("/learn/rush")
    page.get_by_role("button", name="All choices").click()
    page.locator('dialog[open] [data-action="end"]').click()
    expect(page.get_by_text("In a game you could do that.").first).to_be_visible()
    expect(page.get_by_text("Step 1 of 5")).to_be_visible()


@pytest.mark.parametrize("comes", [True, False])
def test_no_card_shows_its_back_before_its_face_has_come(person: NewPerson, comes: bool) -> None:
    page = person()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/tables/*/cards?*", hold)
    page.goto("/learn/rush")
    expect(page.get_by_text("Step 1 of 5")).to_be_visible()
    hand = page.locator('[data-place^="hand:"]')
    page.wait_for_function("() => hand.heard.decision")
    while not asked:
        page.wait_for_timeout(50)
    expect(hand).to_have_count(0)
    if comes:
        asked[0].continue_()
        expect(hand.first).to_contain_text("Engineers")
    else:  # a table without pictures is better than none
        asked[0].fulfill(status=404, json={})
        expect(hand.first).to_be_visible()
