"""A record with a proof: it says where a draw is not the one that the proof gives."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded, free
from motorpool.core.errors import BadFile, Departure
from motorpool.core.fairness import Proof, Provable, commitment
from motorpool.core.files import parse_json, read_json
from motorpool.core.match import Match
from motorpool.core.record import Record, record_from
from motorpool.games import make_game, match_of_record
from tests.core.fair_games import fair_match, play_on, secret_of
from tests.core.make_fairness import GAME, short_game

TABLES = [
    ("rush", "base", 2),
    ("rush", "second-front", 6),
    ("rush", "alternative", 3),
    ("rush", "team", 4),
    ("battlegrounds", "battle", 2),
    ("battlegrounds", "family", 3),
    ("battlegrounds", "solo", 1),
]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 10**6).map(str)


def played(table: tuple[str, str, int], seed: str, most: int) -> Match:
    return play_on(fair_match(make_game(*table), seed), Seeded(seed), most)


def read_again(record: Record) -> Record:
    return record_from(parse_json(record.to_text()))


def draws_of(record: Record) -> list[list[str]]:
    """The draws of the set-up and of every move; lists of the record itself."""
    return [record.draws, *(move.draws for move in record.moves)]


def proof_of(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


def kept() -> Record:
    return record_from(read_json(GAME))


# Records that are true


@pytest.mark.compiled
def test_the_kept_game_is_proven_and_comes_out_the_same() -> None:
    text = GAME.read_text(encoding="utf-8")
    assert short_game().record.to_text() == text, "python -m tests.core.make_fairness"
    assert match_of_record(kept(), free()).record.to_text() == text


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_of_every_kind_are_proven(table: tuple[str, str, int]) -> None:
    record = played(table, "kind", 120).record
    again = read_again(record)
    assert (again.to_text(), again.proof) == (record.to_text(), record.proof)
    match_of_record(again, free())


def test_a_proof_stands_on_a_line_of_its_own() -> None:
    record = read_again(played(TABLES[0], "text", 0).record)
    line = record.to_text().splitlines()[7]
    assert json.loads("{" + line.strip().rstrip(",") + "}").keys() == {"proof"}
    assert record.lines["proof"] == 8
    record.proof = None
    assert '"proof"' not in record.to_text()


@settings(max_examples=25)
@given(tables, seeds, st.integers(0, 60))
def test_a_match_brought_back_draws_as_it_would_have(
    table: tuple[str, str, int], seed: str, moves: int
) -> None:
    """From its record, or as a position of its own: the stream goes on, or begins anew."""
    match = played(table, seed, moves)
    record = read_again(match.record)
    used = sum(len(draws) for draws in draws_of(record))
    game = match.game
    again = match_of_record(record, Provable(proof_of(record).seed(), game.answer_text, used))
    branch = play_on(fair_match(game, seed, match.state), Seeded("on"), 40)
    for each in (match, again):
        play_on(each, Seeded("on"), 40)
    assert draws_of(again.record) == draws_of(match.record)
    match_of_record(read_again(branch.record), free())


def test_what_is_played_on_by_another_chance_is_not_proven() -> None:
    record = played(TABLES[0], "on", 20).record
    again = match_of_record(read_again(record), free())
    assert again.record.proof is None
    match_of_record(read_again(play_on(again, Seeded("on"), 40).record), free())


# Records that are not


def refused(record: Record) -> Departure:
    with pytest.raises(Departure) as caught:
        match_of_record(read_again(record), free())
    return caught.value


@settings(max_examples=40)
@given(tables, seeds, st.data())
def test_another_draw_is_found_where_it_is(
    table: tuple[str, str, int], seed: str, data: st.DataObject
) -> None:
    """Two draws of one move that change places, as a cheat would have it."""
    record = played(table, seed, 40).record
    several = [n for n, draws in enumerate(draws_of(record)) if len(set(draws)) > 1]
    assume(several)
    number = data.draw(st.sampled_from(several))
    draws = draws_of(record)[number]
    pairs = [(i, k) for k in range(len(draws)) for i in range(k) if draws[i] != draws[k]]
    first, second = data.draw(st.sampled_from(pairs))
    draws[first], draws[second] = draws[second], draws[first]
    departure = refused(record)
    assert departure.move == number
    if departure.key == "record-draw-unproven":
        assert departure.values == {
            "move": number,
            "count": first + 1,
            "draw": draws[first],
            "proven": draws[second],
        }
    else:  # of another bag: that could not be in any game
        assert departure.key == "record-draw-impossible"


@settings(max_examples=25)
@given(tables, seeds, st.data())
def test_another_salt_is_found(table: tuple[str, str, int], seed: str, data: st.DataObject) -> None:
    record = played(table, seed, 40).record
    proof = proof_of(record)
    seat = data.draw(st.integers(0, len(proof.salts) - 1))
    salts = list(proof.salts)
    salts[seat] = data.draw(st.text("abc ~", max_size=64).filter(lambda salt: salt != salts[seat]))
    record.proof = replace(proof, salts=tuple(salts))
    assert refused(record).key == "record-draw-unproven"


@settings(max_examples=25)
@given(tables, seeds, st.text("0123456789abcdef", min_size=64, max_size=64))
def test_another_secret_is_found(table: tuple[str, str, int], seed: str, secret: str) -> None:
    record = played(table, seed, 40).record
    proof = proof_of(record)
    record.proof = replace(proof, secret=secret)
    departure = refused(record)
    assert (departure.key, departure.line) == ("record-proof-commitment", 8)
    record.proof = replace(proof, secret=secret, commitment=commitment(secret))
    assert refused(record).key == "record-draw-unproven"
    record.proof = replace(proof, commitment=secret)
    assert refused(record).key == "record-proof-commitment"


@pytest.mark.parametrize("salts", [(), ("game 10 0",), ("game 10 0", "game 10 1", "")])
def test_every_seat_has_a_salt(salts: tuple[str, ...]) -> None:
    record = kept()
    record.proof = replace(proof_of(record), salts=salts)
    departure = refused(record)
    assert departure.key == "record-proof-salts"
    assert departure.values == {"move": 0, "salts": len(salts), "seats": 2}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("secret", "ab"),
        ("secret", secret_of("x").upper()),
        ("secret", secret_of("x") + "\n"),
        ("commitment", 5),
        ("salts", ["ž", ""]),
        ("salts", ["x" * 65, ""]),
        ("salts", "xy"),
        ("other", ""),
    ],
)
def test_what_is_no_proof_is_refused(field: str, value: Any) -> None:
    found = json.loads(GAME.read_text(encoding="utf-8"))
    found["proof"][field] = value
    with pytest.raises(BadFile) as caught:
        record_from(found)
    assert not isinstance(caught.value, Departure)
    assert (caught.value.field or "").startswith(f"proof.{field}")
