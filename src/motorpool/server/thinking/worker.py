"""A worker process: reads thoughts from its input and writes choices to its output."""

import contextlib
import importlib
import os
import signal
import sys
import threading
from queue import SimpleQueue

from motorpool.server.thinking.memory import Memory
from motorpool.server.thinking.messages import LENGTH_BYTES, Message, frame, read_frame

NICENESS = 10  # the server comes first


def main() -> None:
    # Whoever stops the server closes the pipe; the same signal must not look like a crash
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.dup(1)
    os.dup2(2, 1)  # what a bot prints must not mix with the answers
    make_bot = importlib.import_module(sys.argv[1]).make_bot
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read_requests, args=(requests,), daemon=True).start()
    memory = Memory(make_bot)
    with contextlib.suppress(BrokenPipeError):
        write(answers, {"ready": True})
        while True:
            for reply in memory.answer(read_frame(requests.get())):
                write(answers, reply)
    os._exit(0)


def read_requests(requests: "SimpleQueue[bytes]") -> None:
    """In a thread, so that a worker whose server was killed ends in the middle of a thought."""
    while True:
        head = read_exactly(LENGTH_BYTES)
        requests.put(read_exactly(int.from_bytes(head, "big")))


def read_exactly(count: int) -> bytes:
    parts = []
    while count:
        part = os.read(0, count)
        if not part:
            os._exit(0)
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def write(answers: int, reply: Message) -> None:
    left = frame(reply)
    while left:
        left = left[os.write(answers, left) :]


if __name__ == "__main__":
    main()
