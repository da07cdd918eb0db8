"""`motorpool verify`: records that are true, and those that are not."""

import json
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.games import make_game
from tests.cli.support import Command, record, write
from tests.core.fair_games import fair_match, play_on
from tests.core.make_fairness import GAME

UNPROVEN = "It carries no proof that the draws were fair."


def test_a_finished_game_is_told_with_its_result(command: Command) -> None:
    text = record()
    found = json.loads(text)
    ran = command("verify", write("game.json", text))
    winner = found["seats"][found["result"]["winners"][0] - 1]
    most, least = sorted(found["result"]["points"], reverse=True)
    moves = len(found["moves"])
    told = f"game.json: valid: {winner} wins {most} to {least}, {moves} moves. {UNPROVEN}\n"
    assert (ran.code, ran.out, ran.err) == (0, told, "")


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
    told = f"game.json: valid so far: the game is not finished, 10 moves. {UNPROVEN}\n"
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


# Proofs

FAIR = json.loads(GAME.read_text(encoding="utf-8"))


def test_a_proof_is_told(command: Command) -> None:
    ran = command("verify", write("game.json", FAIR))
    draws = len(FAIR["draws"]) + sum(len(move.get("draws", ())) for move in FAIR["moves"])
    told = f"All draws ({draws}) are proven fair, if this is the commitment that you were shown"
    assert (ran.code, ran.err) == (0, "")
    assert f" moves. {told} before the game: {FAIR['proof']['commitment']}.\n" in ran.out


def test_after_a_position_its_draws_are_proven(command: Command) -> None:
    game = make_game("rush", "base", 2)
    start = play_on(fair_match(game, "before"), Seeded("before"), 30).state
    match = play_on(fair_match(game, "after", start), Seeded("after"), 30)
    ran = command("verify", write("game.json", match.record.to_text()))
    draws = sum(len(move.draws) for move in match.record.moves)
    assert ran.code == 0
    assert f"All draws since the position ({draws}) are proven fair" in ran.out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Line {}: Move {}: draw 2 is “{}” in the record, but the proof gives “{}”."),
        ("pl", "Wiersz {}: Ruch {}: losowanie 2 to w zapisie „{}”, a według dowodu „{}”."),
        ("cs", "Řádek {}: Akce {}: losování 2 je v záznamu „{}“, ale podle důkazu „{}“."),
    ],
)
def test_a_draw_that_is_not_the_proven_one_is_told(
    command: Command, language: str, told: str
) -> None:
    text = GAME.read_text(encoding="utf-8")
    number = next(
        number for number, move in enumerate(FAIR["moves"], 1) if len(move.get("draws", ())) > 2
    )
    second, third = FAIR["moves"][number - 1]["draws"][1:3]
    before, _, after = text.partition(f'"{second}", "{third}"')
    changed = f'{before}"{third}", "{second}"{after}'
    line = before.count("\n") + 1
    ran = command("--lang", language, "verify", write("game.json", changed))
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.endswith(f": {told.format(line, number, third, second)}\n")


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("secret", "0" * 64, "The secret in the proof is not the one that"),
        ("salts", ["x"], "The number of salts in the proof is 1, but 2 play."),
        ("salts", ["x", "y"], "Set-up: draw "),
    ],
)
def test_a_false_proof_is_told(command: Command, field: str, value: object, told: str) -> None:
    found = FAIR | {"proof": FAIR["proof"] | {field: value}}
    ran = command("verify", write("game.json", found))
    assert (ran.code, ran.err) == (1, "")
    assert told in ran.out
