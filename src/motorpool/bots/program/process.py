"""A program that runs: a line goes in, a line comes out, and nobody waits for it longer than told.

Pipes can block for ever, whatever is done to the program (a child of it may hold them open). So
a thread does the reading and writing, and it is the thread that is left waiting then.
"""

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue

from motorpool.bots.program.command import read_command
from motorpool.core.errors import BadOption

LONGEST_LINE = 65_536  # bytes that are read for one answer
GOODBYE_SECONDS = 1.0


class Program:
    """One process. What it writes to standard error is shown where ours is."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for the game
        )
        self.said: SimpleQueue[bytes | None] = SimpleQueue()
        self.answered: SimpleQueue[bytes] = SimpleQueue()
        self.last_words = b""
        self.thread = threading.Thread(target=self.exchange, daemon=True)
        self.thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its next line, or as much as was read of it; nothing at all when it has ended."""
        self.said.put(line)
        try:
            return self.answered.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def end(self, last_words: bytes = b"", seconds: float = 0.0) -> None:
        """Let it go by itself for so long, then end it and all that it has started."""
        self.last_words = last_words
        self.said.put(None)
        try:
            self.thread.join(seconds)
        finally:
            kill(self.process)
            self.process.wait()
            self.thread.join(GOODBYE_SECONDS)

    def exchange(self) -> None:
        to_it, from_it = self.process.stdin, self.process.stdout
        assert to_it is not None
        assert from_it is not None
        with contextlib.suppress(OSError), from_it, to_it:  # it has gone
            for line in iter(self.said.get, None):
                to_it.write(line)
                to_it.flush()
                self.answered.put(from_it.readline(LONGEST_LINE))
            to_it.write(self.last_words)
            to_it.close()
            while from_it.read(LONGEST_LINE):
                pass
        self.answered.put(b"")


def kill(process: "subprocess.Popen[bytes]") -> None:
    """It leads a group of its own, which keeps its number until somebody waits for it."""
    if os.name != "posix":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # nobody is left
        os.killpg(process.pid, signal.SIGKILL)


def check_program(kind: str) -> None:
    """Refuse a command that cannot be started; the only sure way to know is to try."""
    try:
        Program(read_command(kind)).end()
    except OSError as error:
        values = {"command": kind, "why": error.strerror or type(error).__name__}
        raise BadOption("program-not-started", values) from None
