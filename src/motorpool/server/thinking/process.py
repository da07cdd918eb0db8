"""A worker process as the server holds it: started, asked, and ended when it must be."""

import asyncio
import contextlib
import os
import sys

from motorpool.server.thinking.messages import LENGTH_BYTES, Message, read_frame

WORKER_MODULE = "motorpool.server.thinking.worker"
START_SECONDS = 60.0
END_SECONDS = 1.0
SERVER_SETTINGS = ("MOTORPOOL_", "PG", "DATABASE_")  # a bot has no business with these


class Fallen(Exception):
    """A worker is gone; `met` decisions of the past had been met by then."""

    def __init__(self, met: int = 0) -> None:
        super().__init__(met)
        self.met = met


class TooSlow(Fallen):
    """It thought longer than the limit and was ended."""


class Crashed(Fallen):
    """It ended by itself or was ended by somebody else."""


class WorkerProcess:
    """One worker process; after its end another can be started in its place."""

    def __init__(self, registry: str) -> None:
        self.registry = registry
        self.process: asyncio.subprocess.Process | None = None
        self.gone = False  # known before the system tells the exit code

    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None and not self.gone

    async def start(self) -> None:
        """Start a process and wait until it can think; `Crashed` when it cannot."""
        self.gone = False
        try:
            # -P: a file that happens to lie in the working directory is no module of ours.
            # A session of its own: Ctrl+C in the server's terminal is not meant for workers.
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", WORKER_MODULE, self.registry),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
                env={
                    name: value
                    for name, value in os.environ.items()
                    if not name.startswith(SERVER_SETTINGS)
                },
            )
            async with asyncio.timeout(START_SECONDS):
                await self.receive()
        except (OSError, EOFError, TimeoutError):
            await self.end()
            raise Crashed from None

    async def ask(self, body: bytes, limit: float) -> Message:
        """Send a message and wait for the answer; the limit is for each decision that it meets."""
        assert self.process is not None
        assert self.process.stdin is not None
        met = 0
        try:
            async with asyncio.timeout(limit) as clock:
                self.process.stdin.write(body)
                await self.process.stdin.drain()
                while True:
                    reply = await self.receive()
                    if "met" not in reply:
                        return reply
                    met += 1
                    clock.reschedule(asyncio.get_running_loop().time() + limit)
        except TimeoutError:
            self.kill()
            raise TooSlow(met) from None
        except (OSError, EOFError):
            self.gone = True
            raise Crashed(met) from None

    async def receive(self) -> Message:
        assert self.process is not None
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH_BYTES)
        return read_frame(await self.process.stdout.readexactly(int.from_bytes(head, "big")))

    def kill(self) -> None:
        """Once only: a second signal would take the exit code from who waits for it."""
        if self.alive():
            assert self.process is not None
            self.gone = True
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """No process is left after this. An idle one ends by itself when its input is closed."""
        if self.process is None:
            return
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            async with asyncio.timeout(END_SECONDS):
                await self.process.wait()
        except TimeoutError:
            self.gone = False
            self.kill()
            await self.process.wait()
        self.process = None
