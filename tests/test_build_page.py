"""tools/build_page.py: builds when something has changed, and says why it cannot."""

import os
import stat
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
NPM = """#!/bin/sh
echo "$*" >> {root}/calls
case "$1" in
  ci) {ci} && mkdir -p node_modules ;;
  run) mkdir -p ../src/motorpool/page && echo page > ../src/motorpool/page/index.html ;;
esac
"""
NODE = """#!/bin/sh
echo {version}
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources, and an npm that does as if."""
    for name in ("web/src/main.ts", "web/package-lock.json", "locales/en/page.ftl"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    tools(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    return tmp_path


def tools(root: Path, version: str = "v22.12.0", ci: str = "true") -> None:
    for name, text in (
        ("npm", NPM.format(root=root, ci=ci)),
        ("node", NODE.format(version=version)),
    ):
        path = root / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)


def calls(project: Path) -> list[str]:
    return [line.split()[0] for line in (project / "calls").read_text().splitlines()]


def test_it_is_built_when_something_has_changed(builder: ModuleType, project: Path) -> None:
    assert builder.build(project)
    assert not builder.build(project)
    for name in ("web/src/main.ts", "locales/en/page.ftl"):
        (project / name).write_text("2")
        assert builder.build(project)
        assert not builder.build(project)
    (project / "web/node_modules/x.js").write_text("no source")
    assert not builder.build(project)
    assert calls(project) == ["ci", "run", "run", "run"]
    (project / "web/package-lock.json").write_text("2")
    assert builder.build(project)
    (project / "src/motorpool/page/index.html").unlink()
    assert builder.build(project)
    assert calls(project)[4:] == ["ci", "run", "run"]


@pytest.mark.parametrize(
    ("version", "fit"),
    [
        ("v20.19.0", True),
        ("v20.18.9", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("nothing", False),
    ],
)
def test_which_node_will_do(
    builder: ModuleType, project: Path, version: str, fit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builder, "packed_node", lambda: None)
    tools(project, version)
    assert builder.needs_node() is not fit
    if not fit:
        with pytest.raises(builder.CannotBuild, match=r"no Node\.js"):
            builder.build(project)


def test_without_packages_there_is_no_page(builder: ModuleType, project: Path) -> None:
    tools(project, ci="{ echo no network; exit 1; }")
    with pytest.raises(builder.CannotBuild, match="no network"):
        builder.build(project)


def test_a_mistake_of_ours_is_an_error(builder: ModuleType, project: Path) -> None:
    npm = project / "bin" / "npm"
    npm.write_text(npm.read_text().replace("run) mkdir", "run) false && mkdir") + "\n[ $1 = ci ]\n")
    with pytest.raises(RuntimeError, match="could not be built"):
        builder.build(project)


def test_a_node_from_a_package(
    builder: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, script = project / "packed" / "bin" / "node", project / "packed" / "npm-cli.js"
    monkeypatch.setattr(builder, "packed_node", lambda: (node, script))
    tools(project, "v18.0.0")
    npm, environment = builder.find_npm()
    assert npm == [str(node), str(script)]
    assert environment["PATH"].startswith(f"{node.parent}{os.pathsep}")


def test_the_page_is_not_committed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not in a checkout")
    done = subprocess.run(
        ["git", "ls-files", "src/motorpool/page", "web/node_modules"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == ""
