"""A process that is killed has lost nothing that it acknowledged, and left nothing half done."""

import random
import subprocess
import sys

import pytest

from motorpool.server.database.database import connect
from tests.server.database.entries import numbers
from tests.server.database.writing import WRITERS

pytestmark = pytest.mark.anyio


async def test_what_was_acknowledged_outlives_a_kill(database_url: str):
    command = [sys.executable, "-m", "tests.server.database.writing", database_url]
    told = {f"t{writer}": 0 for writer in range(WRITERS)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        for _ in range(random.randint(100, 500)):
            table, number = writing.stdout.readline().split()
            told[table] = int(number)
        writing.kill()
        for line in writing.stdout:  # what it still managed to say
            if line.endswith("\n"):
                table, number = line.split()
                told[table] = int(number)
    database = connect(database_url)
    await database.open()
    for table, last in told.items():
        kept = await numbers(database, table)
        assert kept == await numbers(database, table + "-twin")
        assert kept in ([*range(1, last + 1)], [*range(1, last + 2)])  # one may be on its way
    await database.close()
