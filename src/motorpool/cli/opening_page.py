"""The page in the user's own browser: opened when there is one, and found when it runs already."""

import json
import os
import sys
import threading
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

PATIENCE = 2.0  # seconds


def open_page(url: str) -> None:
    if has_browser():
        import webbrowser

        webbrowser.open(url)


def open_page_beside(url: str) -> None:
    """Whatever the browser does, the server does not wait for it."""
    threading.Thread(target=open_page, args=(url,), daemon=True).start()


def has_browser() -> bool:
    """One with windows: one in the terminal would only be in the way."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_motorpool(url: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/api/version", timeout=PATIENCE) as answer:
            told = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(told, dict) and {"version", "compiled", "rules"} <= told.keys()
