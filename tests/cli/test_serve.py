"""`motorpool serve` as a process: starts, serves, logs, stops, and says why it cannot."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command

PROGRAM = "import sys; from motorpool.cli.main import main; sys.exit(main())"


class Serving:
    """A server in a process of its own."""

    def __init__(self, directory: Path, *arguments: str) -> None:
        self.log = directory / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, "serve", "--port", "0", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"MOTORPOOL_LANG": "en", "XDG_DATA_HOME": str(directory)},
                text=True,
            )
        assert self.process.stdout is not None
        self.ready = self.process.stdout.readline()
        assert self.ready.startswith("Motorpool is ready at http://"), self.log.read_text()
        self.url = self.ready.split()[4].rstrip(";")

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        assert self.process.stdout.read() == ""
        self.process.stdout.close()
        return code


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    found = Serving(tmp_path)
    yield found
    if found.process.poll() is None:
        found.stop(signal.SIGTERM)


def test_it_serves_from_the_data_directory_until_it_is_stopped(
    serving: Serving, tmp_path: Path
) -> None:
    assert httpx.get(f"{serving.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{serving.url}/api/version").headers.get("server") is None
    assert (tmp_path / "motorpool" / "motorpool.db").is_file()
    assert serving.stop(signal.SIGTERM) == 0
    events = [json.loads(line)["event"] for line in serving.log.read_text().splitlines()]
    assert events[0] == "started"
    assert events[-1] == "stopped"


def test_ctrl_c_stops_it_in_order(serving: Serving) -> None:
    assert serving.stop(signal.SIGINT) == 0
    assert "Traceback" not in serving.log.read_text()


def test_a_visitor_is_known_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'own' / 'place.db'}"
    first = Serving(tmp_path, "--database", url)
    answer = httpx.patch(f"{first.url}/api/me", json={"name": "Anna"})
    cookies = dict(answer.cookies)
    assert first.stop(signal.SIGTERM) == 0
    second = Serving(tmp_path, "--database", url)
    try:
        again = httpx.get(f"{second.url}/api/me", cookies=cookies)
        assert again.json() == answer.json()
    finally:
        second.stop(signal.SIGTERM)


def test_the_log_holds_no_secret(serving: Serving) -> None:
    """All that anybody could use, sent in all the wrong places too."""
    url = serving.url
    with httpx.Client(base_url=url, headers={"Origin": url}) as anna:
        anna.patch("/api/me", json={"name": "Anna-the-visitor"})
        cookie = anna.cookies["motorpool"]
        code = anna.post("/api/me/link").json()["code"]
        token = anna.post("/api/me/tokens", json={"label": "label-of-a-bot"}).json()["secret"]
        anna.post("/api/link", json={"code": code})
        renewed = anna.cookies["motorpool"]
        secrets = [cookie, renewed, code, token]
        for secret in secrets:
            anna.get(f"/{secret}")
            anna.get("/api/me", params={"token": secret})
            anna.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
            anna.delete(f"/api/me/devices/{secret}")
            anna.patch("/api/me", json={"name": "Anna", secret: secret})
            anna.patch("/api/me", content=secret)
            anna.patch("/api/me", json={"name": "Eve"}, headers={"Origin": f"http://{secret}"})
    assert serving.stop(signal.SIGTERM) == 0
    told = serving.log.read_text()
    assert len([json.loads(line) for line in told.splitlines()]) > 28
    for secret in [*secrets, "Anna", "label-of-a-bot", "127.0.0.1", "Traceback"]:
        assert secret not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(command: Command, language: str) -> None:
    ran = command("--lang", language, "serve", "--help")
    assert ran.code == 0
    for name in (
        "--host",
        "--port",
        "--database",
        "--public-url",
        "--allow-host",
        "--trusted-proxy",
        "--keep-days",
    ):
        assert name in ran.out


def refused(command: Command, *arguments: str) -> str:
    """The one sentence that it says instead of serving."""
    ran = command("serve", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith(".\n")
    return ran.err


def test_a_port_in_use(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = refused(command, "--port", port, "--database", "sqlite:///x.db")
    assert told == f"Port {port} is in use already; choose another one with --port.\n"
    assert not Path("x.db").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "x"], "--port must be a whole number, not “x”"),
        (["--port", "65536"], "--port must be at most 65,535, not 65536"),
        (["--port", "-1"], "--port must be at least 0, not -1"),
        (["--host", "nowhere.invalid"], "There is no “nowhere.invalid” to listen at"),
        (["--host", "192.0.2.1"], "There is no “192.0.2.1” to listen at"),
        (["--host", "x" * 300], "There is no “xxx"),
        (["--public-url", "play.example"], "“play.example” is no address"),
        (["--allow-host", "x:1"], "“x:1” is no name for --allow-host"),
        (["--trusted-proxy", "proxy"], "“proxy” is no address of a proxy"),
        (["--keep-days", "0"], "--keep-days must be at least 1, not 0"),
        (["--bot-workers", "0"], "--bot-workers must be at least 1, not 0"),
    ],
)
def test_settings_that_cannot_be(command: Command, arguments: list[str], told: str) -> None:
    assert told in refused(command, "--database", "sqlite:///x.db", *arguments)


@pytest.mark.parametrize(
    "database",
    [
        "mysql://anna:pass-word@db/x",
        "anna:pass-word",
        "",
        "postgresql://anna:pass-word@127.0.0.1:1/x",
        "postgresql://anna:pass-word@nowhere.invalid/x",
        "postgresql://anna:pass-word@127.0.0.1:port/x",
        "sqlite:////dev/null/x.db",
        "sqlite:///",
    ],
)
def test_databases_that_cannot_be(
    command: Command, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("MOTORPOOL_DATABASE", "nothing-of-this-kind")
    told = refused(command, "--port", "0", "--database", database)
    assert "pass-word" not in told


def test_a_short_token_for_the_figures(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTORPOOL_METRICS_TOKEN", "short")
    told = refused(command)
    assert "MOTORPOOL_METRICS_TOKEN" in told
    assert "short:" in told
    assert "“short”" not in told
