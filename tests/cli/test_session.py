"""What a player may type in a game, and that nothing is ever lost."""

import json
import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motorpool.bots import BOTS
from motorpool.cli import saving
from motorpool.cli.commands import commands_with
from motorpool.cli.rush.face import FACE
from motorpool.core.chance import free
from motorpool.core.files import read_json
from motorpool.core.game import Decision
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from tests.cli.support import Command, anything, saved_files, write

START = {
    "game": "rush",
    "players": [
        {"hand": ["engineers", "engineers", "technicians"]},
        {"hand": ["engineers", "engineers", "volunteers"]},
    ],
    "reserve": ["t-26", "tiger-i", "panther", "pz-i"],
    "achievements": ["light-tanks", "bases-destroyed", "largest-squad"],
}
PLAY = ("play", "rush", "--from", "start.json", "--seed", "b", "--plain")


@pytest.fixture(autouse=True)
def start(command: Command) -> None:
    write("start.json", START)


def match(path: str | Path) -> Match:
    return match_of_record(record_from(read_json(Path(path))), free())


def moves(path: str | Path) -> list[str]:
    return [move.action for move in match(path).record.moves]


# Answers


def test_a_number_an_action_or_a_part_of_it(command: Command) -> None:
    position = {
        "game": "rush",
        "players": [{"hand": ["engineers", "engineers", "smersh"]}, {}],
        "reserve": ["t-26", "tiger-i", "panther", "pz-i"],
    }
    write("position.json", position)
    keys = ["spend smersh", "spend eng", "1", "END"]
    command("play", "rush", "--from", "position.json", "--save", "game.json", keys=keys)
    assert moves("game.json")[:4] == ["spend smersh", "spend engineers", "buy t-26", "end"]


def test_enter_takes_the_only_choice(command: Command) -> None:
    position = {"game": "rush", "players": [{"hand": []}, {"hand": ["engineers"]}]}
    write("position.json", position)
    ran = command("play", "rush", "--from", "position.json", "--save", "game.json", keys=[""])
    assert "Enter, or help:" in ran.out
    assert moves("game.json")[0] == "end"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type a number from 1 to"),
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99"),
        ("9" * 5000, "There is no choice 9"),
        ("foo", "“foo” is no choice and no command"),
        ("buy", "“buy” needs one more word"),
        ("buy unicorn", "There is no card “unicorn”"),
        ("buy maus", "“buy maus” is not allowed now."),
        ("end now", "“end” stands alone"),
        ("hit 9.9", "“9.9” is no Base"),
        ("\x1b[A", "is no choice and no command"),
        ("? unicorn", "nothing called “unicorn”"),
        ("? kv", "“kv” may be several things"),
        ("? !", "nothing called “!”"),
        ("? 99", "nothing called “99”"),
        ("? " + "9" * 5000, "nothing called “9"),
        ("depot " + "9" * 5000, "There is no player “9"),
        ("? 5", "nothing to explain about choice 5"),
        ("depot nobody", "There is no player “nobody”; the players are: Player 1, Falcon."),
        ("depot 9", "There is no player “9”"),
        ("depot !", "There is no player “!”"),
        ("log yesterday", "“yesterday” is no part of the log"),
        ("rules", "Say which rule"),
        ("rules RU-BUY-99", "There is no rule “RU-BUY-99”"),
        ("undo", "The last move cannot be taken back"),
        ("save .", "exists already"),
        ("save no/such/place.json", "cannot be written"),
        ("save position.json", "exists already"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(
    command: Command, typed: str, told: str
) -> None:
    position = {"game": "rush", "players": [{"hand": ["t-34", "engineers", "volunteers"]}, {}]}
    write("position.json", position | {"reserve": ["maus"]})
    keys = [typed, "save after.json"]
    ran = command("play", "rush", "--from", "position.json", "--plain", keys=keys)
    assert ran.code == 0
    assert told in ran.out
    assert moves("after.json") == []


# Commands


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("help", "undo: takes your last action back"),
        ("?", "undo: takes your last action back"),
        ("? t-34", "Т-34: USSR, Medium Tank, cost 3"),
        ("?t34", "Т-34: USSR, Medium Tank, cost 3"),
        ("? sabotage", "Sabotage: Each opponent"),
        ("? bases destroyed", "Bases Destroyed: The most enemy Bases"),
        ("? 1", "Engineers: Barracks card"),
        ("table", "Falcon’s third Base: without a defender."),
        ("choices", "End the turn."),
        ("hand", "3 cards in your hand:"),
        ("hand falcon", "Falcon has 3 cards in hand, 3 hidden."),
        ("reserve", "4 cards in the Reserve, nearest the deck first."),
        ("bases", "Your first Base: without a defender."),
        ("players", "Falcon (veteran) has 0 points; Bases: 3, defended: 0;"),
        ("medals", "France: 9 one-Medal cards and 3 two-Medal cards left."),
        ("achievements", "Nobody has it now."),
        ("depot", "Your Depot is empty."),
        ("depot falcon", "Falcon’s Depot is empty."),
        ("depot 2", "Falcon’s Depot is empty."),
        ("graveyard", "The Graveyard is empty."),
        ("score", "this is the score as things stand"),
        ("log", "Turn 1: your turn."),
        ("log all", "Turn 1: your turn."),
        ("rules RU-BUY-04", "One purchase per turn"),
        ("HELP", "help: this list"),
    ],
)
@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_commands_tell_and_change_nothing(
    command: Command, typed: str, told: str, plain: str
) -> None:
    before = command(*PLAY, plain, keys=["save before.json"]).out
    ran = command(*PLAY, plain, keys=[typed, "save after.json"])
    assert before.count("help:") == 2
    answer = ran.out.split("help: ")[2] if "help: " in told else ran.out
    spaces = re.compile(r"\s+")  # drawn lines are wrapped, and the whole table is drawn
    if not (typed == "table" and plain == "--no-plain"):
        assert told in answer or told in spaces.sub(" ", ran.out)
    assert Path("before.json").read_text() == Path("after.json").read_text()


def test_undo_takes_back_what_revealed_nothing(command: Command) -> None:
    keys = ["spend engineers", "save one.json", "undo", "save two.json"]
    ran = command(*PLAY, keys=keys)
    assert "Your last action is taken back." in ran.out
    assert moves("one.json") == ["spend engineers"]
    assert moves("two.json") == []


def test_undo_does_not_take_back_what_came_to_light(command: Command) -> None:
    ran = command(*PLAY, "--save", "game.json", keys=["end", "undo"])
    assert "The last move cannot be taken back" in ran.out
    assert moves("game.json")[0] == "end"


def test_news_are_told_again_after_undo(command: Command) -> None:
    ran = command(*PLAY, keys=["end", "spend engineers", "undo"])
    assert ran.out.count("Turn 2: Falcon.") == 2


# Saving


def test_save_and_resume_give_the_same_position(command: Command) -> None:
    keys = iter([*"111", "save half.json", "quit"])
    command(*PLAY, keys=lambda prompt: next(keys))
    saved = match("half.json")
    ran = command("play", "rush", "--from", "half.json", keys=["save again.json", "quit"])
    assert ran.code == 0
    resumed = match("again.json")
    dump = saved.game.dump_position
    assert dump(saved.state) == dump(resumed.state)
    assert saved.record == resumed.record
    assert resumed.record.seats == ["Player 1", "Falcon (veteran)"]


def test_a_resumed_game_is_played_to_the_end(command: Command) -> None:
    command(*PLAY, "--save", "game.json", keys=["end", "end", "quit"])
    asked = ("play", "rush", "--from", "game.json", "--save", "game.json", "--plain")
    ran = command(*asked, keys=anything("7"))
    assert ran.code == 0
    assert "The record of the game is saved in game.json." in ran.out
    assert command("verify", "game.json").out.startswith("game.json: valid: ")


def test_a_bot_of_a_resumed_game_has_seen_what_its_seat_has_seen(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    class Watcher:
        name = "watcher"
        wants_view = True

        def choose(self, view: Any, decision: Decision) -> int:
            seen.append(view["turn"])
            return decision.actions[-1]

    monkeypatch.setitem(BOTS, "watcher", lambda *_: Watcher())
    command(*PLAY, "--seats", "you,watcher", keys=["end", "end", "save game.json", "quit"])
    before, seen[:] = seen[:], []
    assert before
    command("play", "rush", "--from", "game.json", keys=["quit"])
    assert seen == before


def test_a_resumed_game_tells_what_happened_last(command: Command) -> None:
    command(*PLAY, keys=["end", "save game.json"])
    ran = command("play", "rush", "--from", "game.json")
    assert "Turn 2: Falcon." in ran.out


def test_others_may_take_over_the_seats(command: Command) -> None:
    command(*PLAY, keys=["end", "save game.json", "quit"])
    asked = ("play", "rush", "--from", "game.json", "--seats", "greedy,Eve=you")
    command(*asked, "--save", "next.json", keys=["quit"])
    assert json.loads(Path("next.json").read_text())["seats"] == ["Falcon (greedy)", "Eve"]


@pytest.mark.parametrize(("key", "code"), [(KeyboardInterrupt, 130), (EOFError, 0), ("quit", 0)])
@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_leaving_saves_the_game(
    command: Command, key: type[BaseException] | str, code: int, plain: str
) -> None:
    ran = command(*PLAY, plain, keys=["spend engineers", key])
    assert ran.code == code
    [path] = saved_files()
    assert moves(path) == ["spend engineers"]
    assert str(path) in ran.out
    assert ran.lines[-1] == f"motorpool play rush --from {path}"


def test_leaving_saves_where_the_player_wanted(command: Command) -> None:
    ran = command(*PLAY, "--save", "my game.json", keys=["spend engineers", KeyboardInterrupt])
    assert ran.code == 130
    assert moves("my game.json") == ["spend engineers"]
    assert "--from 'my game.json'" in ran.out
    assert not saved_files()


def test_what_was_saved_on_the_way_stays_as_it_was(command: Command) -> None:
    command(*PLAY, keys=["save one.json", "spend engineers", "save two.json", "quit"])
    assert moves("one.json") == []
    assert moves("two.json") == ["spend engineers"]
    assert not saved_files()  # two.json holds the game as it was left
    keys = ["save three.json", "spend engineers", "save three.json", "undo", "quit"]
    command(*PLAY, keys=keys)
    assert moves("three.json") == ["spend engineers"]
    assert len(saved_files()) == 1


def test_leaving_finds_a_place_when_the_wanted_one_is_gone(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write("start.json", START)

    def unplug(prompt: str) -> str:
        shutil.rmtree(tmp_path / "here")
        return "quit"

    ran = command(*PLAY, keys=unplug)
    assert ran.code == 0
    [path] = (tmp_path / "temporary").iterdir()
    assert str(path) in ran.out


@pytest.fixture
def hang_ups() -> Iterator[None]:
    """Closed windows are heard of, also when the tests were started with nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hang_ups")
def test_a_closed_window_saves_the_game_and_a_second_signal_does_not_disturb(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole = saving.write_whole

    def slowly(path: Path, text: str) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        write_whole(path, text)

    monkeypatch.setattr(saving, "write_whole", slowly)

    def hang_up(prompt: str) -> str:
        os.kill(os.getpid(), signal.SIGHUP)
        return "1"

    before = signal.getsignal(signal.SIGTERM)
    assert command(*PLAY, keys=hang_up).code == 130
    assert len(saved_files()) == 1
    assert command(*PLAY, keys=[EOFError]).code == 0  # the signal comes while it is saved
    assert len(saved_files()) == 2
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_mistake_of_ours_does_not_cost_the_game(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("motorpool.cli.typed.choose", fail)
    with pytest.raises(ZeroDivisionError):
        command(*PLAY, keys=["1"])
    assert len(saved_files()) == 1


def test_a_file_is_written_whole_or_not_at_all(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(*PLAY, "--save", "game.json", keys=["spend engineers", "quit"])
    before = Path("game.json").read_text()

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    asked = ("play", "rush", "--from", "game.json", "--save", "game.json", "--plain")
    ran = command(*asked, keys=["1", "quit"])
    assert ran.code == 2
    assert "No space left on device" in ran.err
    assert Path("game.json").read_text() == before
    assert {path.name for path in Path().iterdir()} == {"start.json", "game.json"}


# The end


def test_the_end_explains_the_score_and_offers_to_save(command: Command) -> None:
    position = {
        "game": "rush",
        "turn": 1,
        "trigger": "medals",
        "players": [{"depot": ["medal-ussr"]}, {"hand": ["engineers"]}],
    }
    write("position.json", position)
    asked = ("play", "rush", "--from", "position.json", "--seats", "greedy,you", "--plain")
    ran = command(*asked, keys=["end", "table", "1", "save end.json"])
    assert ran.code == 0
    assert "Falcon: 6 points" in ran.out or "Falcon: 1 point" in ran.out
    assert "Winner: Falcon." in ran.out
    assert "Type save or save FILE to keep the record" in ran.out
    assert "The game is over." in ran.out
    assert match("end.json").state.over()
    again = command(*asked, keys=["end", KeyboardInterrupt])
    assert again.code == 130
    assert not saved_files()


# Hot seat


@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_the_keyboard_is_passed_before_a_hidden_hand_appears(command: Command, plain: str) -> None:
    position = {
        "game": "rush",
        "players": [{"hand": ["smersh"]}, {"hand": ["t-34", "tiger-i"]}],
    }
    write("position.json", position)
    asked = ("play", "rush", "--from", "position.json", "--seats", "Anna=you,Bob=you", plain)
    ran = command(*asked, keys=["", "use smersh", "", "lose t-34", "", "quit"])
    anna, bob, again = ran.out.split("press Enter when nobody else is looking:")[1:]
    assert "Т-34" not in anna
    assert "Pass the keyboard to Bob." in anna
    assert "Т-34" in bob
    assert "Tiger" in bob
    assert "Pass the keyboard to Anna." in bob
    assert "Bob puts the Т-34 in the Depot" in " ".join(again.split())
    assert "Tiger" not in again


def test_the_screen_is_cleared_when_the_keyboard_is_passed(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    asked = ("play", "rush", "--from", "start.json", "--seats", "Anna=you,Bob=you")
    clear = "\x1b[2J\x1b[H"
    ran = command(*asked, "--no-plain", keys=["", "end"])
    assert ran.out.partition("Pass the keyboard to Bob.")[0].endswith(clear)
    assert "\x1b[2J" not in command(*asked, "--plain", keys=["", "end"]).out


@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
def test_a_game_to_the_end_at_one_keyboard(command: Command, plain: str) -> None:
    options = {"gradual_reveal": True, "interactive_assault": True}
    one_base = {"bases": ["whole", "destroyed", "destroyed"]}
    position = {"game": "rush", "options": options, "players": [one_base] * 3, "trigger": "medals"}
    write("position.json", position)
    asked = ("play", "rush", "--from", "position.json", "--seats", "Anna=you,Bob=you,Cleo=you")
    ran = command(*asked, plain, "--save", "game.json", keys=anything("q"))
    assert ran.code == 0
    assert ran.out.count("Pass the keyboard") >= 3
    assert command("verify", "game.json").out.startswith("game.json: valid: ")


@pytest.mark.parametrize("plain", ["--plain", "--no-plain"])
@pytest.mark.parametrize("seats", ["Anna=you,greedy", "Anna=you,Bob=you"])
def test_after_the_end_the_players_may_look_around(
    command: Command, plain: str, seats: str
) -> None:
    position = {"game": "rush", "turn": 10, "trigger": "medals", "players": [{}, {"hand": []}]}
    write("position.json", position)
    asked = ("play", "rush", "--from", "position.json", "--seats", seats, plain)
    looks = [name for name in commands_with(FACE.commands) if name not in ("save", "quit")]
    ends = iter([*looks, "? t-34", "1", "quit"])

    def press(prompt: str) -> str:
        if "press Enter" in prompt:
            return ""
        return "end" if "1 to" in prompt or "Enter, or" in prompt else next(ends)

    ran = command(*asked, keys=press)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("The game is over") >= 3
    assert next(ends, None) is None
