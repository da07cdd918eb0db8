"""`--ray`: games on a cluster, which is a real one here, and what is refused."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from motorpool import __version__
from motorpool.lab import cluster
from motorpool.lab.parts import Elsewhere
from tests.cli.ray_cluster import ENVIRONMENT, RayCluster, ray_cluster, wait_until
from tests.cli.support import Command

GAMES = ["--games", "6", "--seed", "s"]
COMMANDS = [
    ["simulate", "rush", "--bots", "greedy,random", *GAMES, "--json"],
    ["balance", "battlegrounds", *GAMES, "--json"],
    ["tournament", "rush", "--bots", "greedy,random", "--until-clear", *GAMES],
    ["compare", "rush", "--bots", "random", "--change", "card.t-34.cost=2", *GAMES, "--json"],
]
# A shell's background job ignores interrupts, and so would we
MANY = """
import json, signal, sys
from motorpool.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
for arguments in json.load(sys.stdin):
    main(arguments)
"""
TIMES = ('"seconds"', '"decisions_per_second"')


def without_times(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.strip().startswith(TIMES)]


def test_a_cluster_plays_the_same_and_ends_with_us(command: Command) -> None:
    with ray_cluster() as found:
        played = subprocess.run(
            [sys.executable, "-c", MANY],
            input=json.dumps([[*each, "--ray", found.address] for each in COMMANDS]),
            env=os.environ | ENVIRONMENT,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        here = [command(*each, "--jobs", "1").out for each in COMMANDS]
        assert without_times(played.stdout) == without_times("".join(here))
        stop_in_the_middle(found)


def stop_in_the_middle(found: RayCluster) -> None:
    """Ctrl-C ends the command, and what the cluster plays for it."""
    endless = ["simulate", "rush", "--bots", "greedy", "--games", "100000", "--ray", found.address]
    asked = subprocess.Popen(
        [sys.executable, "-c", MANY],
        env=os.environ | ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert asked.stdin is not None
    asked.stdin.write(json.dumps([endless]))
    asked.stdin.close()
    asked.stdin = None
    assert wait_until(lambda: bool(found.working()))
    asked.send_signal(signal.SIGINT)
    assert [text.strip() for text in asked.communicate(timeout=30)] == ["", ""]
    assert wait_until(lambda: not found.working())


@pytest.mark.parametrize("name", ["simulate", "tournament", "balance"])
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("auto", "is no address of a Ray cluster"),
        ("ray://127.0.0.1:10001", "is no address"),
        ("127.0.0.1:66666", "is no address"),
        ("127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1."),
        ("nowhere.invalid:6379", "No Ray cluster answers"),
    ],
)
def test_a_wrong_address_is_refused(name: str, address: str, told: str, command: Command) -> None:
    bots = ["--bots", "greedy,random"] if name != "balance" else []
    ran = command(name, "rush", *bots, *GAMES, "--ray", address)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told in ran.err


@pytest.mark.parametrize("answer", [b"HTTP/1.0 400 Bad Request\r\n\r\n", b""])
def test_another_server_is_no_cluster(
    answer: bytes, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        lines = []

        def serve() -> None:
            line, _ = server.accept()
            lines.append(line)
            if answer:
                line.sendall(answer)

        serving = threading.Thread(target=serve)
        serving.start()
        ran = command("simulate", "rush", "--ray", f"127.0.0.1:{server.getsockname()[1]}")
        serving.join()
        lines[0].close()
    assert (ran.code, ran.out) == (2, "")
    assert "No Ray cluster answers" in ran.err


def test_without_ray_its_extra_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "check_address", lambda address: None)
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = command("simulate", "rush", "--ray", "127.0.0.1:6379")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Games on a Ray cluster need the extra “ray”: pip install 'motorpool[ray]'.\n"


@pytest.mark.parametrize("arguments", [["--save", "records"], ["--bots", "exec:true"]])
def test_what_stays_on_one_machine_is_refused(arguments: list[str], command: Command) -> None:
    ran = command("simulate", "rush", "--ray", "127.0.0.1:6379", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "--save and exec:" in ran.err
    assert not Path("records").exists()


class Failed(Exception):
    pass


class PretendedRay:
    """Tasks are played at once; what goes wrong with them is up to the test."""

    exceptions = type("exceptions", (), {"RayError": Failed})

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def init(self, **settings: object) -> None:
        if settings["address"] == "127.0.0.1:1":
            raise ConnectionError("It said no.\n")

    def shutdown(self) -> None:
        assert Elsewhere.play is None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, task: object) -> object:
        return task

    def remote(self, work: object) -> Any:
        return type("Remote", (), {"remote": staticmethod(lambda *told: told)})

    def get(self, waited: Any) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "address", "told"),
    [
        (Failed("A long story.\n  OSError: out of memory\n"), "127.0.0.1:6379", "out of memory"),
        (cluster.OtherVersion("0.0.1"), "127.0.0.1:6379", "Motorpool 0.0.1"),
        (None, "127.0.0.1:1", "It said no."),
    ],
)
def test_a_cluster_that_fails(
    answer: Any, address: str, told: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "check_address", lambda address: None)
    monkeypatch.setattr(cluster, "load_ray", lambda: PretendedRay(answer))
    ran = command("simulate", "rush", *GAMES, "--ray", address)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told in ran.err


def test_a_worker_asks_for_a_task_once_and_checks_the_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Task:
        def play(self, part: range) -> int:
            return len(part)

    asked = []

    class Ray:
        @staticmethod
        def get(reference: Any) -> Task:
            asked.append(reference)
            return Task()

    monkeypatch.setitem(sys.modules, "ray", Ray)
    monkeypatch.setattr(cluster.Kept, "key", "")
    monkeypatch.setattr(cluster.Kept, "task", None, raising=False)
    assert cluster.work("a", ["task"], __version__, range(3)) == 3
    assert cluster.work("a", ["task"], __version__, range(5)) == 5
    assert asked == ["task"]
    other = cluster.work("a", ["task"], "0.0.1", range(5))
    assert isinstance(other, cluster.OtherVersion)
    assert other.version == __version__


def test_after_a_cluster_this_machine_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "check_address", lambda address: None)
    monkeypatch.setattr(cluster, "load_ray", lambda: PretendedRay(None))
    with cluster.joined("127.0.0.1:6379") as jobs:
        assert jobs == 3
        assert Elsewhere.play is not None
    assert Elsewhere.play is None
