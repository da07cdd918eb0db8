"""Every rule ID with the tests that prove it: `python -m tests.rules_report [--quiet]`.

The IDs are those of the rule catalogue in `locales/en/rules-*.ftl`; a test names
the IDs that it proves with `@pytest.mark.rule("ID", ...)`. Nothing is run. A rule
without a test and a marker with an unknown ID are errors.
"""

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^((?:RU|BG)-[A-Z0-9-]*[A-Z0-9]) *=", re.MULTILINE)

Proofs = dict[str, list[str]]  # the tests of each rule ID


def rule_ids(locale: Path) -> list[str]:
    """All rule IDs of the catalogue, in its order."""
    files = sorted(locale.glob("rules-*.ftl"))
    return [id for file in files for id in RULE.findall(file.read_text(encoding="utf-8"))]


class Collector:
    """A pytest plugin that notes the rule markers of the collected tests."""

    def __init__(self) -> None:
        self.proofs: Proofs = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            name = item.nodeid.partition("[")[0]
            for marker in item.iter_markers("rule"):
                for id in marker.args:
                    tests = self.proofs.setdefault(id, [])
                    if name not in tests:
                        tests.append(name)


def collect(tests: Path) -> Proofs:
    """The tests below a folder by the rule IDs that they name; none of them is run."""
    collector = Collector()
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", str(tests)]
        code = pytest.main(arguments, plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(told.getvalue() + "the tests cannot be collected")
    return collector.proofs


def report(ids: list[str], proofs: Proofs, quiet: bool) -> tuple[list[str], bool]:
    """The lines to print, and whether all is well."""
    lines: list[str] = []
    if not quiet:
        for id in ids:
            tests = proofs.get(id, [])
            lines.append(f"{id:<14}{len(tests)}")
            lines += [f"    {test}" for test in tests]
    gaps = [id for id in ids if id not in proofs]
    unknown = [id for id in sorted(proofs) if id not in ids]
    lines += [f"no test: {id}" for id in gaps]
    lines += [f"no such rule: {id} in {', '.join(proofs[id])}" for id in unknown]
    tested = len(ids) - len(gaps)
    lines.append(f"{tested} of {len(ids)} rules have a test; {len(unknown)} unknown IDs")
    return lines, bool(ids) and not gaps and not unknown


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--quiet"]):
        print("usage: python -m tests.rules_report [--quiet]", file=sys.stderr)
        return 2
    ids = rule_ids(ROOT / "locales" / "en")
    lines, well = report(ids, collect(ROOT / "tests"), bool(arguments))
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
