"""The draws of a game checked as a browser does it: with hashes alone, nothing of the engine."""

import hashlib
from collections.abc import Iterator
from typing import Any

Answer = dict[str, Any]


def wrong_draw(answer: Answer) -> int | None:
    """The first draw that is not that of the proof; -1: the commitment; None: all is right."""
    proof = answer["proof"]
    if proof["commitment"] != hash_of("motorpool commitment 1", proof["secret"]):
        return -1
    numbers = stream(hash_of("motorpool seed 1", proof["secret"], *proof["salts"]))
    for place, draw in enumerate(answer["draws"]):
        bag = draw["bag"]
        number = next(numbers)
        if bag != sorted(bag) or draw["drawn"] != bag[number * len(bag) // 2**32]:
            return place
    return None


def hash_of(*texts: str) -> str:
    told = "".join(f"{len(text.encode())}:{text}," for text in texts)
    return hashlib.sha256(told.encode()).hexdigest()


def stream(seed: str) -> Iterator[int]:
    key = hashlib.blake2b(seed.encode("ascii")).digest()
    block = 0
    while True:
        block += 1
        output = hashlib.shake_128(key + block.to_bytes(8, "little")).digest(1024)
        for place in range(0, 1024, 4):
            yield int.from_bytes(output[place : place + 4], "little")
