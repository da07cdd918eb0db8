"""`motorpool verify`: records that are true, and those that are not."""

import json
from typing import Any

import pytest

from tests.cli.support import Command, record, write


def test_a_finished_game_is_told_with_its_result(command: Command) -> None:
    text = record()
    found = json.loads(text)
    ran = command("verify", write("game.json", text))
    winner = found["seats"][found["result"]["winners"][0] - 1]
    most, least = sorted(found["result"]["points"], reverse=True)
    moves = len(found["moves"])
    assert ran.out == f"game.json: valid: {winner} wins {most} to {least}, {moves} moves.\n"
    assert (ran.code, ran.err) == (0, "")


def test_a_shared_victory_has_several_winners(command: Command) -> None:
    ran = command("verify", write("game.json", record("team", 4)))
    assert ran.code == 0
    assert " and " in ran.out
    assert " win " in ran.out


def test_an_unfinished_game_is_valid_so_far(command: Command) -> None:
    found = json.loads(record())
    del found["result"]
    del found["moves"][10:]
    ran = command("verify", write("game.json", found))
    told = "game.json: valid so far: the game is not finished, 10 moves.\n"
    assert (ran.code, ran.out) == (0, told)


def change(found: dict[str, Any], move: int, **values: Any) -> None:
    found["moves"][move - 1] |= values


@pytest.mark.parametrize(
    ("move", "values", "told"),
    [
        (7, {"action": "dance"}, "“dance” is no action"),
        (7, {"action": "claim ussr"}, "“claim ussr” is not allowed"),
        (7, {"seat": 9}, None),
        (7, {"draws": ["engineers#1"]}, "“engineers#1”"),
        (7, {"draws": ["unicorn"]}, "“unicorn” is nothing"),
    ],
)
def test_a_tampered_move_is_found(
    command: Command, move: int, values: dict[str, Any], told: str | None
) -> None:
    found = json.loads(record())
    change(found, move, **values)
    text = json.dumps(found, indent=1)
    ran = command("verify", write("game.json", text))
    if told is None:  # not even a record: it does not fit the schema
        assert ran.code == 2
        assert "moves.7.seat" in ran.err
        return
    line = 1 + text[: text.index(json.dumps(next(iter(values.values()))).strip('[]"'))].count("\n")
    assert ran.code == 1
    assert ran.out.startswith("game.json: not valid: Line ")
    assert "Move 7: " in ran.out
    assert told in ran.out
    assert abs(int(ran.out.split("Line ")[1].split(":")[0]) - line) <= 3


def test_the_wrong_player_is_found(command: Command) -> None:
    found = json.loads(record())
    change(found, 7, seat=3 - found["moves"][6]["seat"])
    ran = command("verify", write("game.json", found))
    assert ran.code == 1
    assert "Move 7: seat" in ran.out


def test_a_false_result_is_found(command: Command) -> None:
    found = json.loads(record())
    found["result"]["points"][0] += 1
    assert command("verify", write("game.json", found)).code == 1


def test_several_files_and_the_worst_exit_code(command: Command) -> None:
    write("good.json", record())
    write("false.json", record().replace('"action": "end"', '"action": "refresh"', 1))
    write("foreign.json", {})
    assert command("verify", "good.json", "good.json").code == 0
    ran = command("verify", "good.json", "false.json")
    assert ran.code == 1
    assert [line.partition(": ")[0] for line in ran.lines] == ["good.json", "false.json"]
    ran = command("verify", "foreign.json", "false.json", "good.json")
    assert ran.code == 2
    assert ran.err == "foreign.json: This is not a record of a game.\n"
    assert len(ran.lines) == 2
