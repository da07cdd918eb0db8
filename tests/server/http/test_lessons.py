"""Lessons over HTTP: each scene is a table of the learner's own, and in no list."""

import pytest

from tests.server.browser import error_of

pytestmark = pytest.mark.anyio


async def test_a_scene_is_played_step_by_step(browser):
    told = (await browser.get("/api/lessons")).json()["lessons"]
    assert {lesson["game"] for lesson in told} == {"rush", "battlegrounds"}
    for lesson in told:
        scene = lesson["scenes"][0]
        made = await browser.post(f"/api/lessons/{lesson['id']}/{scene['id']}")
        assert made.status_code == 201
        path = f"/api/tables/{made.json()['table']}"
        for step in scene["steps"]:
            [snapshot] = (await browser.get(path)).json()["messages"]
            decision = snapshot["decision"]
            wanted = next(text for text in step["want"] if text in decision["actions"])
            choice = {"decision": decision["number"], "action": wanted}
            assert (await browser.post(f"{path}/choices", json=choice)).status_code == 200


async def test_lessons_are_in_no_list(browser):
    assert (await browser.post("/api/lessons/rush/buy")).status_code == 201
    assert (await browser.get("/api/tables/mine")).json()["tables"] == []
    assert (await browser.get("/api/tables")).json()["tables"] == []


@pytest.mark.parametrize("path", ["rush/nothing", "nothing/buy"])
async def test_a_lesson_that_is_not_there(browser, path):
    answer = await browser.post(f"/api/lessons/{path}")
    error_of(answer, 404, "lesson-unknown")
