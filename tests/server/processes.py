"""Real server processes, started as a host starts them, and killed as a power cut does."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.server.postgres_cluster import free_port

MAIN = "import sys; from motorpool.cli.main import main; sys.exit(main())"
START_SECONDS = 120.0


class ServerProcess:
    """`motorpool serve` on a port that stays the same; it can be started again and again."""

    def __init__(self, database: str, directory: Path, *more: str) -> None:
        self.database = database
        self.more = more  # arguments
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = directory / f"server-{self.port}.log"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; it answers only when it is `ready`."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.arguments()),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    def arguments(self) -> tuple[str, ...]:
        """What Python is started with."""
        where = ("--port", str(self.port), "--database", self.database)
        return ("-c", MAIN, "serve", *where, "--bot-workers", "1", *self.more)

    async def ready(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            line = await self.process.stdout.readline()
        assert b"http" in line, self.log.read_text()

    async def kill(self) -> None:
        """SIGKILL: it cannot finish anything."""
        if self.process is not None:
            self.process.kill()
            await self.process.communicate()
            self.process = None

    def troubles(self) -> list[dict[str, Any]]:
        """What the server itself thinks has gone wrong; a line may be cut off by a kill."""
        lines = []
        for line in self.log.read_text().splitlines():
            try:
                lines.append(json.loads(line))
            except ValueError:
                lines.append({"level": "info", "event": line})
        return [line for line in lines if line["level"] in ("error", "critical")]
