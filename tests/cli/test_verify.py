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


def tamper(move: int, **values: Any) -> tuple[str, int]:
    """A record with one move changed, and the line of it."""
    lines = record().splitlines()
    line = [number for number, text in enumerate(lines) if text.startswith('    {"seat"')][move - 1]
    changed = json.loads(lines[line].rstrip(",")) | values
    lines[line] = f"    {json.dumps(changed)},"
    return "\n".join(lines), line + 1


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"action": "dance"}, "“dance” is no action"),
        ({"action": "claim ussr"}, "“claim ussr” is not allowed"),
        ({"draws": ["engineers#1", "t-34"]}, "“engineers#1”"),
        ({"draws": ["unicorn"]}, "“unicorn” is nothing"),
        ({"action": "x" * 5000}, "“xxx"),
    ],
)
def test_a_tampered_move_is_found(command: Command, values: dict[str, Any], told: str) -> None:
    text, line = tamper(7, **values)
    ran = command("verify", write("game.json", text))
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"game.json: not valid: Line {line}: Move 7: ")
    assert told in ran.out


def test_what_does_not_fit_the_schema_is_no_record(command: Command) -> None:
    text, line = tamper(7, seat=9)
    ran = command("verify", write("game.json", text))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"game.json: Line {line}, field “moves.7.seat”: ")


def test_the_wrong_player_is_found(command: Command) -> None:
    text, _ = tamper(7, seat=3 - json.loads(record())["moves"][6]["seat"])
    ran = command("verify", write("game.json", text))
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
