"""A real PostgreSQL of the tests' own: made, started and thrown away by them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

OWNER = "postgres"  # PostgreSQL refuses to run as root
START_SECONDS = 30.0


def find_binaries() -> Path | None:
    """Debian keeps each version in a directory of its own; the newest is taken."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: float(path.parent.parent.name),
    )
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        return None
    return found[-1].parent if found else Path(on_path or "").resolve().parent


class PostgresCluster:
    """One server on a loopback port; `fsync` only where a test is about the disk."""

    def __init__(self, binaries: Path, fsync: bool = False) -> None:
        self.binaries = binaries
        # Not below pytest's directory, which is closed to all but its owner
        self.directory = Path(tempfile.mkdtemp(prefix="motorpool-postgres-"))
        self.user = OWNER if os.geteuid() == 0 else None
        self.fsync = "on" if fsync else "off"
        self.port = free_port()
        self.migrated: str | None = None  # a database to copy, once there is one
        self.unused: list[str] = []  # addresses of copies that a test has left
        self.process: subprocess.Popen[bytes] | None = None
        if self.user:
            account = pwd.getpwnam(self.user)
            os.chown(self.directory, account.pw_uid, account.pw_gid)
        data = ["-D", str(self.directory / "data")]
        made = ["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        done = self.call("initdb", *data, *made)
        done.wait()
        assert done.returncode == 0, self.log()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": self.fsync,
            "log_min_messages": "fatal",
        }
        told = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.process = self.call("postgres", "-D", str(self.directory / "data"), *told)
        until = time.monotonic() + START_SECONDS
        while not self.is_ready():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        asked = ["-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        return self.call("pg_isready", *asked).wait() == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections properly; SIGQUIT is as if the power had failed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.directory, ignore_errors=True)

    def call(self, program: str, *args: str) -> "subprocess.Popen[bytes]":
        with (self.directory / "log").open("ab") as log:
            return subprocess.Popen(
                [self.binaries / program, *args],
                user=self.user,
                group=self.user,
                extra_groups=[] if self.user else None,
                cwd=self.directory,
                env={"PATH": os.defpath, "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def log(self) -> str:
        return (self.directory / "log").read_text()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
