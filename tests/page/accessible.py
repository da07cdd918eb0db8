"""axe-core's findings on a page, the serious ones."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path("web/node_modules/axe-core/axe.min.js")
GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """Injected past the content security policy, which forbids it to pages."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in told["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
