"""`motorpool serve --open`: the page in the browser, also where the usual port is taken."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from motorpool.cli import opening_page

PROGRAM = """
import sys
from motorpool.cli import main, serve
serve.USUAL_PORT = int(sys.argv.pop(1))
sys.exit(main.main())
"""
SCRIPT = """#!/bin/sh
echo "$1" > {opened}
"""


class AtHome:
    """A server that a person has started to play; `opened` is what the browser was given."""

    def __init__(self, directory: Path, port: int, *arguments: str) -> None:
        self.opened = directory / "opened"
        browser = directory / "browser"
        browser.write_text(SCRIPT.format(opened=self.opened))
        browser.chmod(0o755)
        self.log = directory / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(port), "serve", "--open", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ
                | {
                    "MOTORPOOL_LANG": "en",
                    "XDG_DATA_HOME": str(directory),
                    "BROWSER": str(browser),
                },
                text=True,
            )
        assert self.process.stdout is not None
        self.told = self.process.stdout.readline()
        assert "http://" in self.told, self.log.read_text()
        self.url = next(word for word in self.told.split() if word.startswith("http")).rstrip(";.")

    def opened_url(self) -> str:
        for _ in range(300):
            if self.opened.is_file() and self.opened.read_text():
                return self.opened.read_text().strip()
            time.sleep(0.1)
        raise AssertionError("no browser was opened")

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def at_home(directory: Path, port: int, *arguments: str) -> Iterator[AtHome]:
    directory.mkdir(exist_ok=True)
    found = AtHome(directory, port, *arguments)
    try:
        yield found
    finally:
        found.stop()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_the_page_is_opened_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    port = free_port()
    with at_home(tmp_path, port) as server:
        assert server.told == f"Motorpool is ready at http://127.0.0.1:{port}; Ctrl-C stops it.\n"
        assert server.opened_url() == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert (tmp_path / "motorpool" / "motorpool.db").is_file()
        assert server.stop() == 0
        assert server.log.read_text() == "", "a person reads no log"


def test_another_port_when_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with at_home(tmp_path, port) as server:
            assert not server.url.endswith(f":{port}")
            assert httpx.get(f"{server.url}/healthz").status_code == 200
            assert server.opened_url() == server.url


def test_a_second_one_opens_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MOTORPOOL_DATABASE", raising=False)
    port = free_port()
    with at_home(tmp_path / "one", port) as first:
        with at_home(tmp_path / "two", port) as second:
            assert second.told == f"Motorpool runs already at {first.url}.\n"
            assert second.opened_url() == first.url
            assert second.process.wait(30) == 0
        with at_home(tmp_path / "three", port, "--database", f"sqlite:///{tmp_path}/x.db") as third:
            assert third.url != first.url
            third.opened_url()


def test_a_port_that_was_named_stays(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "1", "serve", "--open", "--port", port],
            capture_output=True,
            env=os.environ | {"MOTORPOOL_LANG": "en", "XDG_DATA_HOME": str(tmp_path)},
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == f"Port {port} is in use already; choose another one with --port.\n"


@pytest.mark.parametrize(
    ("platform", "environment", "found"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_there_is_a_browser(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], found: bool
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert opening_page.has_browser() is found


def test_what_answers_may_be_something_else() -> None:
    assert not opening_page.is_motorpool(f"http://127.0.0.1:{free_port()}")
