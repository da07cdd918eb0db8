"""`motorpool play battlegrounds`: whole games, and what a player may ask about the board."""

import json
import re
from pathlib import Path

import pytest

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.cli.battlegrounds import drawing, reading
from motorpool.cli.battlegrounds.face import FACE
from motorpool.cli.commands import commands_with
from motorpool.cli.sight import Sight
from motorpool.core.chance import free
from motorpool.core.files import read_json
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Answer, Command, anything, saved_files, write
from tests.cli.test_play import BOXES, widest
from tests.words.readers import board_readers, play

START = {
    "game": "battlegrounds",
    "players": [
        {
            "tanks": ["t-34", "maus", {"tank": "tiger-i", "upgrades": ["turning"]}, "is-2"],
            "pawns": [{"cell": "A2", "tank": "t-34"}, {"cell": "H7", "tank": "maus", "points": 2}],
        },
        {
            "tanks": ["panther", "cromwell", "amx-13", "su-100"],
            "pawns": [{"cell": "C6", "tank": "panther"}, {"cell": None, "tank": None}],
        },
    ],
    "sides": [
        {"singles": ["bridge", "fuel*"], "pairs": 2, "specials": ["extra_turn"]},
        {"pairs": 1, "won": 3},
    ],
    "tokens": {
        "C4": "bridge*",
        "A2": "radio",
        "D2": "radio*",
        "H8": "fuel",
        "C6": "windmill",
        "E8": "bridge",
    },
    "duds": ["A3"],
}
PLAY = ("play", "battlegrounds", "--from", "start.json", "--seed", "b")
TABLES = [
    ("battle", "you,greedy"),
    ("battle", "Anna=you,random,Bob=greedy,greedy"),
    ("battle-draft", "greedy,you,random"),
    ("team", "you,greedy,greedy,random"),
    ("family", "you,greedy,random"),
    ("solo", "you"),
]


@pytest.fixture(autouse=True)
def start(command: Command) -> None:
    write("start.json", START)


def moves(path: str) -> list[str]:
    match = match_of_record(record_from(read_json(Path(path))), free())
    return [move.action for move in match.record.moves]


# Whole games


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "plain"])
def test_a_whole_game(command: Command, preset: str, seats: str, drawn: bool) -> None:
    ran = command(
        *("play", "battlegrounds", "--preset", preset, "--seats", seats, "--seed", "a"),
        "--no-plain" if drawn else "--plain",
        *("--save", "game.json"),
        keys=anything(preset),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    if drawn:
        assert widest(ran) <= 80
    else:
        assert not BOXES.search(ran.out)
    assert command("verify", "game.json").out.startswith("game.json: valid: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
@pytest.mark.parametrize("preset", ["battle", "solo", "family"])
def test_a_whole_game_in_every_language(
    command: Command, language: str, plain: str, preset: str
) -> None:
    seats = "Anna=you" if preset == "solo" else "Anna=you,random"
    options = ("--preset", preset, "--seats", seats, "--seed", "c", "--lang", language)
    ran = command("play", "battlegrounds", plain, *options, keys=anything("1"))
    assert (ran.code, ran.err) == (0, "")
    assert "Anna" in ran.out
    if plain == "--no-plain":
        assert widest(ran) <= 80


@pytest.mark.parametrize(
    ("preset", "players"), [("battle", 2), ("team", 4), ("family", 2), ("solo", 1)]
)
def test_the_usual_table_of_each_way_to_play(command: Command, preset: str, players: int) -> None:
    command("play", "battlegrounds", "--preset", preset, "--save", "game.json", keys=["quit"])
    seats = json.loads(Path("game.json").read_text())["seats"]
    assert len(seats) == players
    assert seats[0] == "Player 1"
    assert all(seat.endswith("(veteran)") for seat in seats[1:])


def test_bots_alone_can_be_watched(command: Command) -> None:
    ran = command("play", "battlegrounds", "--seats", "random,random", "--seed", "a")
    assert ran.code == 0
    assert "Turn 1: " in ran.out
    assert not saved_files()


def test_the_set_up_comes_before_the_first_turn(command: Command) -> None:
    seats = ("--seats", "you,random", "--set", "first_player=1")
    ran = command("play", "battlegrounds", *seats, "--plain", keys=["1", "1", "1", "1", "log"])
    assert ran.out.index("Set-up: your choice") < ran.out.index("Turn 1: your turn.")
    assert ran.out.count("Turn 1: ") == 1  # in the log; what one chose oneself is no news


def test_a_saved_game_goes_on_under_any_name(command: Command) -> None:
    """The file says which game it is."""
    command(*PLAY, keys=["move A2 C2", "save game.json"])
    ran = command("play", "rush", "--from", "game.json", keys=["quit"])
    assert ran.code == 0
    assert "Battlegrounds: " in ran.out
    assert ran.lines[-1].startswith("motorpool play battlegrounds --from ")


# Answers


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("move A2 C2", "move A2 C2"),
        ("MOVE a2 c2", "move A2 C2"),
        ("move c2", "move A2 C2"),
        ("change a2 tiger", "change A2 tiger-i"),
        ("extra-turn", "extra-turn"),
        ("4", "move H7 G8"),
    ],
)
def test_a_number_an_action_or_a_part_of_it(command: Command, typed: str, action: str) -> None:
    ran = command(*PLAY, keys=[typed, "save game.json"])
    assert ran.code == 0
    assert moves("game.json")[0] == action


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("move", "may be several actions: move A2 A4, move A2 C2"),
        ("shoot", "“shoot” needs 3 words after it"),
        ("move A2 Z9", "“z9” is no cell"),
        ("move A2 B5", "This is no way that a tank can drive"),
        ("move A2 A5", "“move A2 A5” is not allowed now."),
        ("change tiger", "may be several actions: change A2 tiger-i, change H7 tiger-i."),
        ("shoot A2 A3 clear", "is not allowed now."),  # before the move
        ("end now", "“end” stands alone"),
        ("field unicorn", "There is no card “unicorn”"),
        ("hand", "is no choice and no command"),
        ("cell", "“” is no cell"),
        ("cell Z9", "“Z9” is no cell"),
        ("around 3", "“3” is no cell"),
        ("board 9", "“9” is no row and no column"),
        ("tanks nobody", "There is no player “nobody”"),
        ("? unicorn", "nothing called “unicorn”"),
        ("rules", "rules BG-MOVE-01"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(
    command: Command, typed: str, told: str
) -> None:
    ran = command(*PLAY, "--plain", keys=[typed, "save after.json"])
    assert told in ran.out
    assert moves("after.json") == []


# Commands


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("help", "an action such as “move A2 A4”"),
        ("table", "You have 4 points of 16; pairs: 2, points by destroyed tanks: 0."),
        (
            "board 8",
            "Row 8: A empty, B empty, C empty, D empty, E bridge, F empty, G empty, H fuel.",
        ),
        ("board c", "Column C: 1 empty, 2 empty, 3 empty, 4 special bridge, 5 empty, 6 Falcon’s"),
        ("board", "Row 3: A dud, B empty"),
        ("cell c4", "C4: special bridge. A pair with this token gives Extra Turn."),
        ("cell a2", "A2: your Т-34 on radio. Т-34: moves 2 straight, shoots 1 straight."),
        ("cell a2", "The cell belongs to your base."),
        ("cell b8", "B8: empty. The cell belongs to Falcon’s base."),
        ("around A2", "Around A2: A3 dud, B3 empty, B2 empty, B1 empty, A1 empty."),
        ("tanks", "Maus: moves 1 diagonally, shoots 3 straight; on H7; its loss costs 2."),
        ("tanks", "Waiting: Tiger I: moves 1 diagonally, shoots 2 straight; upgrades: Turning."),
        ("tanks falcon", "Off the board: a pawn of base H1; its next loss costs 3."),
        ("area", "Single tokens: bridge and special fuel. Ready to use: Extra Turn."),
        ("area falcon", "Falcon: 5 points of 16; pairs: 1, points by destroyed tanks: 3."),
        ("pairs", "To pair with bridge: C4 (special) and E8. To pair with special fuel: H8."),
        ("reach", "Your Т-34 on A2 drives to A4 and C2. From A2 it shoots at: A3 dud, B2 empty,"),
        ("reach", "B2 empty, A1 empty. From A4 it shoots at: A5 empty, B4 empty, A3 dud."),
        ("reach", "From C2 it shoots at: C3 empty, D2 special radio, C1 empty, B2 empty."),
        ("reach falcon", "Falcon’s Panther on C6 drives to"),
        ("reach falcon", "From E6 it shoots at: H6 empty, E3 empty, B6 empty."),
        ("? maus", "The Maus drives exactly 1 cell diagonally"),
        ("? bridge", "a pair with it gives Extra Turn."),
        ("? armor", "Armor Plate: Saves the tank once"),
        ("? dud", "dud: An unexploded shell"),
        ("? 1", "Т-34: moves 2 straight, shoots 1 straight"),
        ("score", "The game is not over; this is the score as things stand."),
        ("log", "Turn 1: your turn."),
        ("rules BG-MOVE-01", "BG-MOVE-01: "),
        ("choices", "Drive the Т-34 from A2 to A4. On A3 it is destroyed by a dud."),
    ],
)
@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_commands_tell_and_change_nothing(
    command: Command, typed: str, told: str, plain: str
) -> None:
    before = command(*PLAY, plain, keys=["save before.json"]).out
    ran = command(*PLAY, plain, keys=[typed, "save after.json"])
    spaces = re.compile(r"\s+")  # drawn lines are wrapped, and the whole table is drawn
    if not (typed == "table" and plain == "--no-plain"):
        assert spaces.sub(" ", ran.out).count(told) > spaces.sub(" ", before).count(told)
    assert Path("before.json").read_text() == Path("after.json").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["battle", "family", "solo"])
def test_every_command_works_at_every_table(command: Command, preset: str, language: str) -> None:
    """From the first question to the last word."""
    seats = "you" if preset == "solo" else "you,random"
    arguments = {"board": "board 3", "cell": "cell C4", "around": "around A2"}
    names = [name for name in commands_with(FACE.commands) if name not in ("save", "quit")]
    looks = [arguments.get(name, name) for name in names]
    choose = anything("2")
    asked = 0
    waiting: list[str] = []

    def press(prompt: str) -> Answer:
        nonlocal asked
        if waiting:
            return waiting.pop(0)
        asked += 1
        if asked in (1, 8, 15) or not re.search(r"\d", prompt):
            waiting.extend([*looks, "quit"] if not re.search(r"\d", prompt) else looks)
        return waiting.pop(0) if waiting else choose(prompt)

    options = ("--preset", preset, "--seats", seats, "--seed", "d", "--lang", language)
    ran = command("play", "battlegrounds", "--plain", *options, keys=press)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"[{}$]|None|True|False", ran.out)


def test_undo_takes_back_a_move(command: Command) -> None:
    command(*PLAY, keys=["move A2 C2", "undo", "save game.json"])
    assert moves("game.json") == []


# The drawn board


def drawn_board(command: Command, *keys: str) -> list[str]:
    return command(*PLAY, "--no-plain", keys=keys).lines


def test_the_board_tells_everything_without_colour(command: Command) -> None:
    lines = drawn_board(command)
    rows = {line[0]: line for line in lines if re.match("[1-8] [ :]", line)}
    assert rows["8"].startswith("8 : .   : .     .     .    Br     .   : .   :Fu")
    assert rows["7"][2 + 7 * 6 :].startswith(": . 1b")
    assert rows["6"][2 + 2 * 6 :].startswith(" Wi 2a")
    assert rows["4"][2 + 2 * 6 :].startswith(" Br* ")
    assert rows["3"].startswith("3  xx ")
    assert rows["2"].startswith("2 :Rd 1a")
    text = " ".join(" ".join(lines).split())
    assert "Br bridge" in text
    assert "xx dud" in text
    assert "Br* Extra Turn" in text
    assert "1a A2 Т-34 2+ 1+, 1b H7 Maus 1x 3+, (Tiger I 1x 2+ [Turning]), (ИС-2 1x 2x)" in text
    assert "Your area: Br Fu*; ready: Extra Turn" in text
    assert "> 1 Player 1 (you) 4 of 16 points, 2 pairs, point tokens left: 3 2" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_the_legend_goes_below_where_it_does_not_fit(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    options = ("--seats", "you,random", "--seed", "e", "--lang", language, "--no-plain")
    ran = command("play", "battlegrounds", *options)
    beside = [line for line in ran.lines if re.match(r"8 [ :].{49}\w\w \w", line)]
    assert bool(beside) == (columns >= 80)


def test_a_removed_tank_is_told_from_one_that_comes_back(command: Command) -> None:
    position = {
        "game": "battlegrounds",
        "options": {"mode": "solo"},
        "players": [{"tanks": ["maus"], "pawns": [{}, {"cell": None, "removed": True}]}],
        "box": ["t-34"],
        "tokens": {"D4": "bridge", "E5": "bridge"},
    }
    Path("solo.json").write_text(json.dumps(position))
    ran = command("play", "battlegrounds", "--from", "solo.json", "--plain", keys=["tanks"])
    told = "Removed by the artillery: a pawn of base A8; only an extra tank card brings it back."
    assert told in ran.out
    assert "Off the board" not in ran.out


# Memory


def test_an_extra_turn_shows_the_table_again_within_its_round(command: Command) -> None:
    position = {
        "game": "battlegrounds",
        "options": {"mode": "family"},
        "players": [{"pawns": [{"cell": "B1"}]}, {}],
        "tokens": {"A1": "fuel*", "B2": "fuel", "C1": "radio*"},
    }
    Path("family.json").write_text(json.dumps(position))
    options = ("--from", "family.json", "--seats", "you,random", "--plain", "--seed", "f")
    keys = ["go B1", "turn A1", "turn B2", "go B1", "turn C1"]
    ran = command("play", "battlegrounds", *options, keys=keys)
    assert ran.out.count("Round 1: your turn") == 2
    assert "You go again." in ran.out
    assert "Turned up: radio on C1." in ran.out, "icons do nothing here"


def test_what_lies_face_down_is_never_told() -> None:
    """Neither drawn nor read; a picture is told only while it lies open."""
    game = Battlegrounds.preset("family", 2)
    [anna, _] = board_readers(game, "en")
    for state, _events in play(game, "hidden"):
        view = game.view(state, 0)
        sight = Sight(view, anna, ["Anna", "Bob"], game.outcome(state))
        cells = [column + row for row in reading.ROW_TEXTS for column in "ABCDEFGH"]
        told = reading.table(sight) + reading.summary(sight) + reading.pairs(sight)
        told += [line for cell in cells for line in reading.cell(cell, sight)]
        told += [line for cell in cells for line in reading.around(cell, sight)]
        told += [str(part) for part in drawing.drawn(sight, 80)]
        shown = {token.rstrip("*") for token in view["tokens"].values() if token != FACE_DOWN}
        words = set(re.findall(r"\w+", " ".join(told)))
        for id in anna.rules.picture_texts:
            if id not in shown:
                assert anna.picture(id) not in words
                assert anna.code(id) not in words


def test_the_log_keeps_no_picture_that_is_to_be_remembered(command: Command) -> None:
    options = ("--preset", "family", "--seats", "you,random", "--set", "first_player=1")
    keys = ["enter A1", "go B2", "turn A1", "turn C3", "log all", "save game.json"]
    ran = command("play", "battlegrounds", *options, "--plain", "--seed", "f", keys=keys)
    news, log = ran.out.split("log all")
    assert re.search(r"Turned up: \w+ on A1\.", news)  # seen once, when it is turned
    assert "Turned up: A1 (face down again)" in log
    assert not re.search(r"Turned up.*\w+ on A1\b", log)
