"""motorpool backup: one file, whole, for its owner only."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from motorpool.server.database.sqlite_opening import open_file
from tests.cli.support import Command


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that a server has open, with what is not in its file yet."""
    path = tmp_path / "motorpool.db"
    open_file(path).close()
    return f"sqlite:///{path}"


def test_the_copy_holds_what_is_committed(command: Command, url: str, tmp_path: Path) -> None:
    with closing(open_file(tmp_path / "motorpool.db")) as server:
        server.execute("INSERT INTO visitors VALUES ('a', 'Anna', 1, 1)")  # in the -wal only
        server.execute("BEGIN")
        server.execute("INSERT INTO visitors VALUES ('b', 'Ben', 1, 1)")
        ran = command("backup", str(tmp_path / "copy.db"), "--database", url)
        server.execute("COMMIT")  # nobody was in its way
    assert ran.code == 0, ran.err
    assert ran.out == f"{tmp_path / 'copy.db'} holds 0 tables and all else of this moment.\n"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT name FROM visitors").fetchall() == [("Anna",)]
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "motorpool.db"]


def test_the_database_of_the_environment(
    command: Command, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTORPOOL_DATABASE", url)
    assert command("backup", str(tmp_path / "copy.db")).code == 0


def test_nothing_is_overwritten(command: Command, url: str, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    ran = command("backup", str(tmp_path / "copy.db"), "--database", url)
    assert (ran.code, ran.err) == (
        2,
        f"{tmp_path / 'copy.db'} is there already; name a new file.\n",
    )
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_what_cannot_be_copied(command: Command, url: str, tmp_path: Path) -> None:
    target = str(tmp_path / "copy.db")
    ran = command("backup", target, "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert (ran.code, ran.err) == (2, f"There is no database at {tmp_path / 'none.db'}.\n")
    (tmp_path / "broken.db").write_text("This is no database at all, by no means." * 50)
    ran = command("backup", target, "--database", f"sqlite:///{tmp_path / 'broken.db'}")
    assert ran.code == 2
    assert ran.err.endswith("broken.db is damaged or is no database of Motorpool.\n")
    ran = command("backup", target, "--database", "postgresql://localhost/x")
    assert (ran.code, "pg_dump" in ran.err) == (2, True)
    ran = command("backup", str(tmp_path / "no" / "copy.db"), "--database", url)
    assert ran.code == 2
    assert "cannot be written: No such file or directory." in ran.err
    assert not Path(target).exists()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".copy")]


def test_a_file_that_is_no_server_database(command: Command, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE other (x)")
    ran = command(
        "backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{tmp_path / 'other.db'}"
    )
    assert ran.code == 2
    assert not (tmp_path / "copy.db").exists()
