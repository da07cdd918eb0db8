"""Databases of the benchmark's own, thrown away afterwards; both wait for the disk."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.server.postgres_cluster import PostgresCluster, find_binaries


class Databases:
    """New, empty ones of one kind."""

    def __init__(self, kind: str, directory: Path, cluster: PostgresCluster | None) -> None:
        self.kind = kind
        self.directory = directory
        self.cluster = cluster
        self.made = 0

    async def new(self) -> str:
        self.made += 1
        name = f"load{self.made}"
        if self.cluster is None:
            return f"sqlite:///{self.directory / name}.db"
        connection = await asyncpg.connect(self.cluster.url())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.cluster.url(name)


@contextmanager
def all_databases(kinds: list[str]) -> Iterator[list[Databases]]:
    directory = Path(tempfile.mkdtemp(prefix="motorpool-load-"))
    cluster = None
    try:
        found = [Databases("sqlite", directory, None)] if "sqlite" in kinds else []
        binaries = find_binaries() if "postgresql" in kinds else None
        if binaries is not None:
            cluster = PostgresCluster(binaries, fsync=True)
            cluster.start()
            found.append(Databases("postgresql", directory, cluster))
        yield found
    finally:
        if cluster is not None:
            cluster.remove()
        shutil.rmtree(directory, ignore_errors=True)
