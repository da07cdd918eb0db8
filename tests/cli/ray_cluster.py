"""A real Ray cluster of one machine, on loopback only; nothing of it is left afterwards."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ENVIRONMENT = {
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    # Ray's only way to stay on loopback: elsewhere than on Linux that is its habit
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}


@dataclass
class RayCluster:
    address: str
    directory: str

    def processes(self) -> list[int]:
        """All that name its directory."""
        return [number for number, told in command_lines() if self.directory in told]

    def working(self) -> list[int]:
        """The workers that play."""
        ours = self.processes()
        return [
            number
            for number, told in command_lines()
            if told.startswith("ray::work") and parent(number) in ours
        ]


def command_lines() -> Iterator[tuple[int, str]]:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            yield int(path.parent.name), path.read_text(errors="replace")
        except OSError:  # it has just ended
            continue


def parent(number: int) -> int:
    try:
        return int(Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def wait_until(reached: Callable[[], bool], seconds: float = 20) -> bool:
    until = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


@contextmanager
def ray_cluster() -> Iterator[RayCluster]:
    with tempfile.TemporaryDirectory(prefix="ray-") as directory:  # its sockets want short names
        head = subprocess.Popen(
            [sys.executable, "-m", __name__, directory],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert head.stdin is not None
        assert head.stdout is not None
        cluster = RayCluster(head.stdout.readline().strip(), directory)
        try:
            yield cluster
        finally:
            head.stdin.close()
            head.wait(30)
            head.stdout.close()
            if not wait_until(lambda: not cluster.processes()):
                for number in cluster.processes():
                    os.kill(number, signal.SIGKILL)


def main(directory: str) -> None:
    """The head of the cluster, until standard input is closed."""
    os.environ.update(ENVIRONMENT)
    ray: Any = import_module("ray")
    joined = ray.init(
        num_cpus=2,
        object_store_memory=80_000_000,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        _node_ip_address="127.0.0.1",
        _temp_dir=directory,
    )
    print(joined.address_info["gcs_address"], flush=True)
    sys.stdin.read()
    ray.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])
