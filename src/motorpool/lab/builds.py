"""The other build of the engine, and the peers: measured in processes of their own."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import motorpool
from motorpool.build_info import compiled
from motorpool.core.errors import BadFile
from motorpool.lab.bench import Speed, speed_from

PEERS = Path("benchmarks", "peers.py")
COMPILED = Path("build", "compiled")


@contextmanager
def other_build() -> Iterator[Path | None]:
    """A directory from which the other build can be imported; None when there is none.

    Beside the compiled modules lie their sources: a copy without the libraries is the pure build.
    """
    package = Path(motorpool.__file__).parent
    if not compiled():
        found = above(package, COMPILED)
        yield found if found and any(found.rglob(f"*{EXTENSION_SUFFIXES[0]}")) else None
        return
    with TemporaryDirectory(prefix="motorpool-pure-") as directory:
        libraries = [f"*{suffix}" for suffix in EXTENSION_SUFFIXES]
        leave = shutil.ignore_patterns("__pycache__", *libraries)
        shutil.copytree(package, Path(directory, package.name), ignore=leave)
        yield Path(directory)


def above(start: Path, wanted: Path) -> Path | None:
    """A file or directory of the source tree that we are in, if we are in one."""
    for directory in (*start.parents, Path.cwd()):
        if (directory / wanted).exists():
            return directory / wanted
    return None


def measure_in(directory: Path, game: str, seconds: float) -> Speed | None:
    """Measure a game in a directory's build; None when it does not run, being of another time."""
    environment = os.environ | {"PYTHONPATH": str(directory)}
    command = [sys.executable, "-m", "motorpool.lab.bench", game, str(seconds)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return speed_from(json.loads(ran.stdout)) if ran.returncode == 0 else None


def measure_peers(python: str, seconds: float) -> dict[str, Any]:
    """What benchmarks/peers.py finds with an interpreter that has the peers installed."""
    script = above(Path(motorpool.__file__).parent, PEERS)
    if script is None:
        raise BadFile("cli-bench-no-script", {"path": str(PEERS)})
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python, str(script), "--json", "--seconds", str(seconds)]
    try:
        told = subprocess.run(
            command, env=environment, check=True, stdout=subprocess.PIPE, text=True
        ).stdout
        found: dict[str, Any] = json.loads(told)
    except OSError as error:
        raise BadFile("cli-bench-no-python", {"path": python, "why": error.strerror}) from None
    except (subprocess.CalledProcessError, json.JSONDecodeError):
        raise BadFile("cli-bench-peers-failed", {"path": python}) from None
    return found
