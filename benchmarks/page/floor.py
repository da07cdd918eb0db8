"""The floor: an empty page with one button that asks the same server, and shows the answer."""

from playwright.sync_api import Page, Route

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Floor</title>
<h1>Floor</h1><p><button>Ask</button></p><p id="answer">Nothing yet</p>
<script>
  document.querySelector("button").onclick = async () => {
    const answer = await fetch("/healthz");
    document.querySelector("#answer").textContent = `${performance.now()} ${await answer.text()}`;
    window.answered();
  };
  window.answered = () => {};
</script>
"""


def open_floor(page: Page) -> None:
    """Given to the browser instead of an answer of the server."""

    def give(route: Route) -> None:
        route.fulfill(body=PAGE, content_type="text/html")

    page.route("**/floor", give)
    page.goto("/floor")
