"""Whatever is asked for and cannot be: one sentence, exit code 2, in every language."""

import pytest

from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command, record, write

CARDS = {"format": "motorpool-rush-cards", "version": 1, "id": "mine", "extends": "base"}

FILES = {
    "broken.json": '{"game": ',
    "list.json": [1, 2],
    "foreign.json": {"hello": "world"},
    "old.json": {"format": "motorpool-record", "version": 99, "moves": []},
    "half.json": {"format": "motorpool-record", "version": 1, "game": "rush", "moves": []},
    "chess.json": {"game": "chess"},
    "position.json": {"game": "rush"},
    "bad-position.json": {"game": "rush", "reserve": ["no-such-card"]},
    "bad-cards.json": CARDS | {"vehicles": [{"id": "x", "name": "X", "nation": "mars"}]},
    "bad-achievements.json": {"format": "motorpool-rush-achievements", "version": 1},
    "bad-board.json": {"game": "battlegrounds", "duds": ["Z9"]},
    "exists.json": {},
}

PLAY = ("play", "rush")
BOARD = ("play", "battlegrounds")
REQUESTS = [
    (*PLAY, "--seats", "you"),
    (*PLAY, "--seats", "you,greedy,greedy,greedy,greedy,greedy"),
    (*PLAY, "--seats", "greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy"),
    (*PLAY, "--seats", "you,deep-blue"),
    (*PLAY, "--seats", "you,,greedy"),
    (*PLAY, "--seats", ""),
    (*PLAY, "--seats", "Anna=you,anna=greedy"),
    (*PLAY, "--seats", "=you,greedy"),
    (*PLAY, "--seats", "A\x1b[2J=you,greedy"),
    (*PLAY, "--seats", "A name that is much too long=you,greedy"),
    (*PLAY, "--seats", "Eve (greedy)=you,greedy"),
    (*PLAY, "--seats", "you,exec:"),
    (*PLAY, "--seats", "you,exec:./bot 'half"),
    (*PLAY, "--seats", "you,exec:./missing", "--save", "new.json"),
    (*PLAY, "--seats", "you,exec:./exists.json"),
    (*PLAY, "--bot-time", "0"),
    (*PLAY, "--bot-time", "soon"),
    ("simulate", "rush", "--bots", "greedy,exec:./missing"),
    ("simulate", "rush", "--bots", "greedy,exec:"),
    ("simulate", "rush", "--bot-time", "601"),
    (*PLAY, "--preset", "chess"),
    (*PLAY, "--set", "reserve_size"),
    (*PLAY, "--set", "reserve_size=9"),
    (*PLAY, "--set", "bogus=1"),
    (*PLAY, "--set", "=1"),
    (*PLAY, "--set", "teams=on"),
    (*PLAY, "--set", "first_player=3"),
    (*PLAY, "--set", "cards=bogus"),
    (*PLAY, "--set", "cards=missing.json"),
    (*PLAY, "--set", "cards=bad-cards.json"),
    (*PLAY, "--set", "cards=broken.json"),
    (*PLAY, "--set", "own_achievements=bad-achievements.json"),
    (*PLAY, "--from", "missing.json"),
    (*PLAY, "--from", "broken.json"),
    (*PLAY, "--from", "list.json"),
    (*PLAY, "--from", "foreign.json"),
    (*PLAY, "--from", "old.json"),
    (*PLAY, "--from", "half.json"),
    (*PLAY, "--from", "chess.json"),
    (*PLAY, "--from", "bad-position.json"),
    (*PLAY, "--from", "tampered.json"),
    (*PLAY, "--from", "."),
    (*PLAY, "--from", "position.json", "--preset", "team"),
    (*PLAY, "--from", "position.json", "--set", "rear=on"),
    (*PLAY, "--from", "position.json", "--seats", "you,greedy,greedy"),
    (*PLAY, "--save", "exists.json"),
    (*PLAY, "--from", "position.json", "--save", "position.json"),
    (*PLAY, "--save", "no/such/directory.json"),
    (*PLAY, "--save", "."),
    (*BOARD, "--preset", "chess"),
    (*BOARD, "--seats", "you"),
    (*BOARD, "--seats", "you,greedy,greedy,greedy,greedy"),
    (*BOARD, "--preset", "solo", "--seats", "you,greedy"),
    (*BOARD, "--preset", "team", "--seats", "you,greedy"),
    (*BOARD, "--preset", "family", "--set", "draft=on"),
    (*BOARD, "--set", "choose_tanks=on"),
    (*BOARD, "--set", "reserve_size=5"),
    (*BOARD, "--set", "first_player=3"),
    (*BOARD, "--from", "bad-board.json"),
    ("verify", "missing.json"),
    ("verify", "broken.json"),
    ("verify", "foreign.json"),
    ("verify", "old.json"),
    ("verify", "half.json"),
    ("verify", "."),
    ("rules", "RU-BUY-99"),
    ("rules", "zzyzx"),
    ("cards", "zzyzx"),
    ("cards", "tigr"),
    ("cards", "kv"),
    ("cards", "check"),
    ("cards", "check", "broken.json", "list.json"),
    ("cards", "check", "missing.json"),
    ("cards", "check", "broken.json"),
    ("cards", "check", "list.json"),
    ("cards", "check", "bad-cards.json"),
    ("cards", "--set", "cards=bad-cards.json"),
    ("cards", "--set", "bogus"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("request_", REQUESTS, ids=" ".join)
def test_a_request_that_cannot_be(
    command: Command, request_: tuple[str, ...], language: str
) -> None:
    for name, content in FILES.items():
        write(name, content)
    write("tampered.json", record().replace('"action": "end"', '"action": "refresh"', 1))
    ran = command(*request_, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.strip()[-1] in ".?"
    assert ran.err[:-1].isprintable()
    assert "Traceback" not in ran.err
