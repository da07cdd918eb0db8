"""The report that no rule is without a test."""

from pathlib import Path

import pytest

from tests.rules_report import ROOT, collect, main, report, rule_ids

SETTINGS = "[pytest]\nmarkers = rule(*ids): rules\n"


def test_ids_are_read_from_the_catalogue(tmp_path: Path) -> None:
    rules = "# RU-NOT-01 = a comment\nRU-BUY-01 = Pay.\n    more = RU-BUY-09\nRU-SF-ACH-10 =\n"
    (tmp_path / "rules-rush.ftl").write_text(rules)
    (tmp_path / "rules-other.ftl").write_text("BG-MOVE-02 = Move.\nother = No rule.\n")
    (tmp_path / "errors.ftl").write_text("RU-BUY-02 = No rule file.\n")
    assert rule_ids(tmp_path) == ["BG-MOVE-02", "RU-BUY-01", "RU-SF-ACH-10"]


def test_the_catalogue_has_each_id_once() -> None:
    ids = rule_ids(ROOT / "locales" / "en")
    assert len(ids) > 100
    assert len(ids) == len(set(ids))


def test_markers_are_collected_and_nothing_is_run(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    (tmp_path / "test_sample.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('RU-A-01', 'RU-A-02')\n"
        "@pytest.mark.parametrize('n', [1, 2])\n"
        "def test_one(n): raise SystemExit\n"
        "@pytest.mark.rule('RU-A-02')\n"
        "def test_two(): raise SystemExit\n"
        "def test_three(): raise SystemExit\n"
    )
    one, two = "test_sample.py::test_one", "test_sample.py::test_two"
    assert collect(tmp_path) == {"RU-A-01": [one], "RU-A-02": [one, two]}


def test_tests_that_cannot_be_collected_are_an_error(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text(SETTINGS)
    (tmp_path / "test_broken_sample.py").write_text("import no_such_module\n")
    with pytest.raises(SystemExit, match="no_such_module"):
        collect(tmp_path)


def test_all_is_well_when_every_rule_has_a_test() -> None:
    lines, well = report(["RU-A-01"], {"RU-A-01": ["x::test_one", "x::test_two"]}, quiet=False)
    assert well
    assert lines == [
        "RU-A-01       2",
        "    x::test_one",
        "    x::test_two",
        "1 of 1 rules have a test; 0 unknown IDs",
    ]


def test_a_gap_is_an_error_and_is_told_when_quiet() -> None:
    lines, well = report(["RU-A-01", "RU-A-02"], {"RU-A-01": ["x::test_one"]}, quiet=True)
    assert not well
    assert lines == ["no test: RU-A-02", "1 of 2 rules have a test; 0 unknown IDs"]


def test_an_unknown_id_is_an_error() -> None:
    lines, well = report(["RU-A-01"], {"RU-A-01": ["x::a"], "RU-B-01": ["x::b"]}, quiet=True)
    assert not well
    assert lines[0] == "no such rule: RU-B-01 in x::b"


def test_an_empty_catalogue_is_an_error() -> None:
    assert report([], {}, quiet=True) == (["0 of 0 rules have a test; 0 unknown IDs"], False)


def test_other_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--loud"]) == 2
    assert "usage" in capsys.readouterr().err
