"""Games on many machines, through Ray: each part of them is a task of a Ray cluster."""

import os
import socket
import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any

import motorpool
from motorpool.core.errors import BadOption
from motorpool.lab.parts import CHUNKS_AHEAD, Elsewhere, Task

PATIENCE = 5.0  # seconds; Ray itself would wait for minutes, and complain in many lines
# Ray speaks gRPC, that is HTTP/2: whoever does answers our preface with settings of its own
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
SETTINGS = 4


@contextmanager
def joined(address: str) -> Iterator[int]:
    """Meanwhile all parts are played on a cluster; how many it can play at a time."""
    check_address(address)
    ray = load_ray()
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        raise BadOption("cli-ray-failed", {"address": address, "why": reason(error)}) from None
    try:
        Elsewhere.play = Cluster(ray, address).play
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        Elsewhere.play = None
        ray.shutdown()  # what our tasks still play ends with us


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns of a change
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption("cli-ray-missing") from None


def check_address(address: str) -> None:
    """Refuse an address where no Ray can be, before Ray tries for minutes."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadOption("cli-ray-address", {"address": address})
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.settimeout(PATIENCE)
            line.sendall(PREFACE)
            answer = line.recv(9)
    except OSError:
        answer = b""
    if len(answer) < 9 or answer[3] != SETTINGS:
        raise BadOption("cli-ray-nobody", {"address": address})


def reason(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


class Cluster:
    """Hands out parts as tasks, a few ahead; a task whose machine is lost is played again."""

    def __init__(self, ray: Any, address: str) -> None:
        self.ray = ray
        self.address = address

    def play(self, task: Task[Any], parts: Iterator[range], jobs: int) -> Iterator[Any]:
        held = [self.ray.put(task)]  # in a list it stays with Ray until a machine asks for it
        played = self.ray.remote(work)
        key = uuid.uuid4().hex

        def hand_out(part: range) -> Any:
            return played.remote(key, held, motorpool.__version__, part)

        waiting = deque(hand_out(part) for part in islice(parts, jobs * CHUNKS_AHEAD))
        while waiting:
            yield self.result(waiting.popleft())
            waiting.extend(hand_out(part) for part in islice(parts, 1))

    def result(self, waited: Any) -> Any:
        try:
            found = self.ray.get(waited)
        except self.ray.exceptions.RayError as error:
            values = {"address": self.address, "why": reason(error)}
            raise BadOption("cli-ray-failed", values) from error
        if isinstance(found, OtherVersion):
            values = {"there": found.version, "here": motorpool.__version__}
            raise BadOption("cli-ray-version", values)
        return found


# On the machines of the cluster


class OtherVersion:
    """Who plays by other rules must not take part."""

    def __init__(self, version: str) -> None:
        self.version = version


class Kept:
    """The task that a process has played last: it has built its game already."""

    key = ""
    task: Task[Any]


def work(key: str, held: list[Any], version: str, part: range) -> Any:
    if motorpool.__version__ != version:
        return OtherVersion(motorpool.__version__)
    if Kept.key != key:
        Kept.task, Kept.key = import_module("ray").get(held[0]), key
    return Kept.task.play(part)
