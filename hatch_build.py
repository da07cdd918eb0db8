"""Build hook: puts the engine, compiled by mypyc, the page and the words into the wheel.

Compiling is a gift, not a condition: without a C compiler, Python's headers or mypy, or with
MOTORPOOL_PURE=1, the wheel is pure Python and plays the same, slower. Code that mypyc refuses is
a mistake of ours and fails the build. Editable installs are always pure, so that they follow the
source. pip hides what a hook prints; `motorpool --version` says what was built.

So is the page: without Node.js, which is got as a package where there is one, the server does
without it. MOTORPOOL_NO_PAGE=1 builds none; one that is there already goes into the wheel.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Where there is a Node.js as a package; elsewhere a wheel without the page is better than none
NODE_MACHINES = "platform_machine in 'x86_64 AMD64 aarch64 arm64'"

# Runs in a process of its own, in a copy of src/: mypyc ends its process when it finds an error.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--ignore-missing-imports"]
extensions = mypycify(
    options + sys.argv[1:],
    opt_level="3",
    debug_level="0",
    group_name="motorpool",
    target_dir="../c",
)
if sys.platform != "win32":  # mypyc's runtime is a file of its own: let the linker inline it
    for extension in extensions:
        extension.extra_compile_args += ["-flto", "-fno-semantic-interposition"]
        extension.extra_link_args += ["-flto"]
setup(
    name="motorpool",
    packages=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--build-lib", "../built", "--build-temp", "../objects"],
)
"""


class MotorpoolBuildHook(BuildHookInterface[Any]):
    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build environment needs on top of hatchling."""
        needed = [] if why_not_compile() else ["mypy[mypyc]>=2.0", "setuptools>=69"]
        page = page_builder(Path(self.root))
        if page is not None and page.needs_node():
            needed.append(f"{page.NODE_PACKAGE}; {NODE_MACHINES}")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        include = build_data["force_include"]
        locales = Path(self.root, "locales")
        if locales.is_dir():
            include[str(locales)] = "motorpool/locales"
        self.build_page(build_data)

        reason = why_not_compile() or why_no_mypyc()
        modules = self.modules_to_compile()
        if reason or not modules:
            self.app.display_warning(f"Pure Python wheel: {reason or 'nothing to compile'}.")
            return
        self.scratch = TemporaryDirectory(prefix="motorpool-build-")
        for library in compile_modules(Path(self.root, "src"), modules, Path(self.scratch.name)):
            include[str(library)] = library.relative_to(Path(self.scratch.name, "built")).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()

    def build_page(self, build_data: dict[str, Any]) -> None:
        page = page_builder(Path(self.root))
        if page is not None:
            try:
                page.build(Path(self.root))
            except page.CannotBuild as reason:
                self.app.display_warning(f"A wheel without the page: {reason}.")
        build_data["artifacts"].append("src/motorpool/page/**")  # git ignores it, the wheel not

    def modules_to_compile(self) -> list[str]:
        """The files that [tool.motorpool] names, relative to src/."""
        settings = self.metadata.config["tool"]["motorpool"]
        package = Path(self.root, "src", "motorpool")
        chosen = {path for glob in settings["compiled"] for path in package.glob(glob)}
        chosen -= {path for glob in settings["interpreted"] for path in package.glob(glob)}
        return sorted(path.relative_to(package.parent).as_posix() for path in chosen)


def page_builder(root: Path) -> Any:
    """tools/build_page.py as a module; None when no page is to be built."""
    script = root / "tools" / "build_page.py"
    sources = script.is_file() and (root / "web" / "package.json").is_file()
    if not sources or os.environ.get("MOTORPOOL_NO_PAGE", "0") not in ("", "0"):
        return None
    spec = importlib.util.spec_from_file_location("build_page", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def why_not_compile() -> str | None:
    """The reason why C cannot or must not be compiled here; None when it can."""
    if os.environ.get("MOTORPOOL_PURE", "0") not in ("", "0"):
        return "MOTORPOOL_PURE is set"
    default = "cl" if os.name == "nt" else sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(os.environ.get("CC") or default)[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Python.h)"
    return None


def why_no_mypyc() -> str | None:
    """Asked later than why_not_compile: the build environment installs these in between."""
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"no {' and no '.join(missing)}" if missing else None


def compile_modules(source: Path, modules: list[str], scratch: Path) -> list[Path]:
    """Compile in `scratch`, away from the source tree; gives the extension modules."""
    shutil.copytree(
        source / "motorpool",
        scratch / "src" / "motorpool",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, *modules],
        cwd=scratch / "src",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the engine:\n{done.stdout}")
    return sorted(path for path in (scratch / "built").rglob("*") if path.is_file())
