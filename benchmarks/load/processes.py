"""The processes of a measurement: servers and clients, started here and ended here."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.postgres_cluster import free_port

PAGE = os.sysconf("SC_PAGE_SIZE")
START_SECONDS = 30.0


class Server:
    """One server process; `started_in` is how long it took until it listened."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.log = log
        begun = time.perf_counter()
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.load.server", database, str(self.port)],
                stdout=subprocess.PIPE,
                stderr=errors,
                stdin=subprocess.DEVNULL,
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")
        self.started_in = time.perf_counter() - begun

    def memory(self) -> int:
        """Bytes that it holds in memory; its bot workers are processes of their own."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * PAGE

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        try:
            self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Client:
    """One process of people; what it is asked to `begin` it `ends` with an answer."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.client"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def begin(self, do: str, **asked: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": do, **asked}) + "\n")
        self.process.stdin.flush()

    def end(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a client has failed")
        told: dict[str, Any] = json.loads(line)
        return told

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
