"""axe-core's findings on a page, the serious ones."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path("web/node_modules/axe-core/axe.min.js")
GRAVE = ("serious", "critical")


def findings(page: Page, contrast: bool = True) -> list[str]:
    """Injected past the content security policy, which forbids it to pages.

    Looking at the contrast of hundreds of cards takes seconds: once is enough for them.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {"color-contrast": {"enabled": contrast}}
    about = {"resultTypes": ["violations"], "preload": False, "rules": rules}
    told: dict[str, Any] = page.evaluate("(about) => axe.run(document, about)", about)
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in told["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
