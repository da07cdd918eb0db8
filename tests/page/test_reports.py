"""A report of the lab in a browser: offline, nothing sticks out, and all can be read."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from motorpool.cli.main import main
from tests.page.accessible import findings
from tests.page.visiting import sticks_out

COMMAND = ["compare", "rush", "--change", "second-front", "--bots", "random", "--games", "8"]


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_a_report_is_whole(
    scheme: Literal["light", "dark"], width: int, chromium: Browser, tmp_path: Path
) -> None:
    path = tmp_path / "found.html"
    assert main([*COMMAND, "--jobs", "1", "--seed", "s", "--html", str(path)]) == 0
    view = {"width": width, "height": 800}
    context = chromium.new_context(color_scheme=scheme, viewport=view)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    assert page.locator("svg.plot:visible").count() >= 6
    assert sticks_out(page) <= 0
    assert findings(page) == []
    assert asked == [path.as_uri()]
    context.close()
