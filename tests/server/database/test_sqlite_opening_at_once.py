"""Several processes may open the same new file at once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from motorpool.server.database.sqlite_connection import connect_writer, make_file

FILES = 60  # without patience one in fourteen failed
AT_ONCE = 4


def test_nobody_is_refused_a_new_file_because_others_open_it_too(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        for number in range(FILES):
            path = tmp_path / f"{number}.db"
            make_file(path)
            barrier = Barrier(AT_ONCE)

            def write(path: Path = path, barrier: Barrier = barrier) -> str:
                barrier.wait()
                connection = connect_writer(path)
                connection.execute("CREATE TABLE IF NOT EXISTS seen (number)")
                (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
                connection.close()
                return str(mode)

            waiting = [threads.submit(write) for _ in range(AT_ONCE)]
            assert [each.result() for each in waiting] == ["wal"] * AT_ONCE
