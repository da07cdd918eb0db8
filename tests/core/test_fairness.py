"""Fair by proof: the seed and its draws, held against vectors that were kept."""

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.fairness import (
    Provable,
    combined_seed,
    commitment,
    is_salt,
    new_secret,
)
from tests.core.make_fairness import VECTORS, draw_vector, number_at, seed_vector

KEPT: dict[str, list[dict[str, Any]]] = json.loads(VECTORS.read_text(encoding="utf-8"))
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
salt_lists = st.lists(texts, max_size=4)


@pytest.mark.compiled
@pytest.mark.parametrize("vector", KEPT["seeds"], ids=lambda vector: str(len(vector["salts"])))
def test_seeds_and_numbers_are_those_that_were_kept(vector: dict[str, Any]) -> None:
    made = seed_vector(vector["secret"], tuple(vector["salts"]))
    assert json.loads(json.dumps(made)) == vector


@pytest.mark.compiled
@pytest.mark.parametrize("vector", KEPT["draws"], ids=lambda vector: str(len(vector["bag"])))
def test_draws_are_those_that_were_kept(vector: dict[str, Any]) -> None:
    made = draw_vector(vector["seed"], tuple(vector["bag"]))
    assert json.loads(json.dumps(made)) == vector


# The same once more, as docs/fairness.md says it, without the engine


def number_as_told(seed: str, place: int) -> int:
    key = hashlib.blake2b(seed.encode("ascii"), digest_size=64).digest()
    block = (place // 256 + 1).to_bytes(8, "little")
    output = hashlib.shake_128(key + block).digest(1024)
    return int.from_bytes(output[4 * (place % 256) : 4 * (place % 256) + 4], "little")


@pytest.mark.parametrize("vector", KEPT["seeds"], ids=lambda vector: str(len(vector["salts"])))
def test_the_vectors_are_what_the_docs_say(vector: dict[str, Any]) -> None:
    secret, salts = vector["secret"], vector["salts"]
    shown = hashlib.sha256(f"22:motorpool commitment 1,64:{secret},".encode())
    assert vector["commitment"] == shown.hexdigest()
    parts = "".join(f"{len(salt)}:{salt}," for salt in salts)
    seed = hashlib.sha256(f"16:motorpool seed 1,64:{secret},{parts}".encode()).hexdigest()
    assert vector["seed"] == seed
    numbers = dict(enumerate(vector["first_numbers"])) | vector["far_numbers"]
    assert numbers == {place: number_as_told(seed, int(place)) for place in numbers}


@pytest.mark.parametrize("vector", KEPT["draws"], ids=lambda vector: str(len(vector["bag"])))
def test_the_draws_are_what_the_docs_say(vector: dict[str, Any]) -> None:
    bag, drawn = sorted(vector["bag"]), []
    for place in range(len(bag)):
        drawn.append(bag.pop(number_as_told(vector["seed"], place) * len(bag) // 2**32))
    assert drawn == vector["drawn"]


# What a seed is made of


@given(texts, salt_lists, texts, salt_lists)
def test_no_two_secrets_and_salts_have_one_seed(
    secret: str, salts: list[str], other: str, others: list[str]
) -> None:
    same = (secret, salts) == (other, others)
    assert (combined_seed(secret, salts) == combined_seed(other, others)) == same


def test_nothing_moves_from_one_salt_to_the_next() -> None:
    lists = [
        ["ab", ""],
        ["a", "b"],
        ["", "ab"],
        ["ab"],
        ["1:a,", "b"],
        ["1:a,1:b,"],
        ["ab", "", ""],
    ]
    assert len({combined_seed("s", salts) for salts in lists}) == len(lists)
    assert combined_seed("s", []) != commitment("s")


def test_secrets_are_never_the_same() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


@pytest.mark.parametrize("text", ["", "0", "two words", "~" * 64, '"\\'])
def test_a_salt_is_short_plain_text(text: str) -> None:
    assert is_salt(text)


@pytest.mark.parametrize("text", ["~" * 65, "\n", "a\n", "ž", "\x00", "\x7f", "\ud800"])
def test_other_texts_are_no_salts(text: str) -> None:
    assert not is_salt(text)


# Draws


@given(st.permutations(range(12)), st.integers(0, 400))
def test_the_order_of_a_bag_has_no_meaning(order: list[int], used: int) -> None:
    one, two = Provable("order", str, used), Provable("order", str, used)
    bag = list(range(12))
    assert [one.draw(bag) for _ in range(12)] == [two.draw(order) for _ in range(12)]
    assert (bag, order) == ([], [])


def test_a_draw_takes_one_number_of_the_stream() -> None:
    chance = Provable("one", str)
    for _ in range(300):
        chance.draw([1, 2, 3])
    rest = Seeded("one")
    rest.skip(300)
    assert chance.stream.below(10**6) == rest.below(10**6)
    assert Provable("one", str, 300).stream.below(10**6) == number_at("one", 300) * 10**6 >> 32


def test_everything_in_a_bag_is_drawn_equally_often() -> None:
    chance = Provable("fair", str)
    counts = Counter(chance.draw(list(range(10))) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert all(abs(count - 2000) < 5 * 2000**0.5 for count in counts.values())
