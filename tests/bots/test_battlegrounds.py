"""The greedy bot of Battlegrounds: how strong it is, what it chooses, what it remembers."""

import json
from typing import Any

import pytest

from motorpool.battlegrounds.codes import CELLS, FIRST_AUTOMATIC, STEP_TEXTS
from motorpool.battlegrounds.tables import cell_of, cell_text
from motorpool.bots import make_bot
from motorpool.bots.battlegrounds import family, tanks
from motorpool.bots.battlegrounds.greedy import GreedyBot
from motorpool.bots.battlegrounds.memory import Memory
from motorpool.bots.battlegrounds.plans import Plans
from motorpool.bots.battlegrounds.reach import Drive, move_ends, shot_cells
from motorpool.bots.battlegrounds.sight import Sight
from motorpool.bots.play import play_game, play_match
from motorpool.core.chance import Seeded
from motorpool.games import make_game
from tests.battlegrounds.support import Play, at, start

FAR = {"pawns": ["H8 1s-1s"]}  # an enemy that is of no account


def chosen(play: Play) -> str:
    """What the bot does whose decision it is."""
    seat = play.decider - 1
    bot = make_bot("greedy", play.game, seat, "s")
    decision = play.game.decision(play.state, seat)
    return play.game.action_text(bot.choose(play.view(seat + 1), decision))


def whole_turn(play: Play) -> list[str]:
    """What the bot does until the decision is another's."""
    seat = play.decider
    texts: list[str] = []
    while not play.over and play.decider == seat and len(texts) < 20:
        texts.append(chosen(play))
        play.do(texts[-1])
    return texts


# Strength


@pytest.mark.parametrize(
    ("preset", "games", "share"),
    [("battle", 30, 0.9), ("battle-draft", 10, 0.9), ("family", 40, 0.75)],
)
def test_greedy_beats_random(preset: str, games: int, share: float) -> None:
    game = make_game("battlegrounds", preset, 2)
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        seed = f"strength/{number}"
        bots = [make_bot(name, game, index, seed) for index, name in enumerate(names)]
        state, _ = play_game(game, bots, Seeded(seed))
        winners = game.outcome(state).winners
        won += (seat in winners) / len(winners)
    assert won >= share * games


def test_a_greedy_team_beats_a_random_one() -> None:
    game = make_game("battlegrounds", "team", 4)
    won = 0
    for number in range(8):
        bots = [make_bot(name, game, 0, "s") for name in ("random", "greedy") * 2]
        state, _ = play_game(game, bots, Seeded(f"team/{number}"))
        won += game.outcome(state).winners == (1, 3)
    assert won >= 7


def test_greedy_earns_stars() -> None:
    game = make_game("battlegrounds", "solo", 1)
    starred = 0
    for number in range(30):
        state, _ = play_game(game, [make_bot("greedy", game, 0, "s")], Seeded(f"solo/{number}"))
        starred += game.outcome(state).details["stars"] > 0
    assert starred >= 10


# Whatever is asked


def test_every_question_has_an_answer() -> None:
    assert tanks.CHOICES.keys() | family.CHOICES.keys() == set(STEP_TEXTS[:FIRST_AUTOMATIC])


@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("battle", 2, {}),
        ("battle", 3, {}),
        ("battle-draft", 4, {}),
        ("team", 4, {"draft": True}),
        ("family", 2, {}),
        ("family", 4, {}),
        ("solo", 1, {"choose_tanks": True}),
    ],
)
def test_greedy_plays_to_the_end(preset: str, seats: int, changes: dict[str, bool]) -> None:
    """A random player brings about what greedy avoids; an illegal action would be refused."""
    game = make_game("battlegrounds", preset, seats, changes)
    names = ["greedy"] * seats if seats == 1 else ["greedy"] * (seats - 1) + ["random"]
    for number in range(4):
        bots = [make_bot(name, game, seat, "s") for seat, name in enumerate(names)]
        state, _ = play_game(game, bots, Seeded(f"{preset}/{number}"), most=5000)
        assert state.over()


@pytest.mark.parametrize("preset", ["battle", "family"])
def test_the_same_seed_plays_the_same_game(preset: str) -> None:
    game = make_game("battlegrounds", preset, 2)
    texts = []
    for _ in range(2):
        bots = [make_bot(name, game, seat, "s") for seat, name in enumerate(["greedy", "random"])]
        texts.append(play_match(game, bots, Seeded("s")).record.to_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("preset", ["battle", "family"])
def test_a_view_read_from_json_is_enough(preset: str) -> None:
    """So nothing but plain data is looked at."""
    game = make_game("battlegrounds", preset, 2)
    chance = Seeded("json")
    state = game.start(chance)
    bots = [
        (make_bot("greedy", game, seat, "s"), make_bot("greedy", game, seat, "s"))
        for seat in (0, 1)
    ]
    while not state.over():
        seat = state.seat_to_decide()
        decision = game.decision(state, seat)
        view = game.view(state, seat)
        actions = {bot.choose(json.loads(json.dumps(view)), decision) for bot in bots[seat]}
        assert len(actions) == 1
        state.apply(actions.pop(), chance)


# What a tank reaches


@pytest.mark.parametrize(
    ("tank", "upgrades"),
    [
        ("1d-2s", []),
        ("3s-1d", []),
        ("2s-2d", ["longer_move", "longer_shot"]),
        ("2d-1s", ["turning", "longer_move"]),
        ("2s-3s", ["longer_shot", "longer_shot"]),
    ],
)
def test_the_reach_is_that_of_the_rules(tank: str, upgrades: list[str]) -> None:
    for cell in range(0, CELLS, 5):
        text = cell_text(cell)
        corner = "H8" if text != "H8" else "A1"
        kinds = [*upgrades[:1], "fire_first"] if len(upgrades) < 2 else upgrades
        play = at(
            {"pawns": [f"{text} {tank}"]},
            {"pawns": [f"{corner} 1s-1s"]},
            {"pawns": ["D8 1s-1s-b"] if text != "D8" else ["E1 1s-1s-b"]},
            upgrades={tank: kinds},
        )
        drive = Sight(play.view(1), play.game.rules).own[0].card.drive
        others = {cell_of(play.cell(2) or ""), cell_of(play.cell(3) or "")}
        ends = {cell_of(each.replace("-", " ").split()[-1]) for each in play.those("move")}
        assert move_ends(drive, cell) - others == ends
        if "fire_first" in kinds:
            shots = {cell_of(each.split()[1]) for each in play.those("shoot")}
            assert set(shot_cells(drive, cell)) == shots


def test_a_drive_counts_its_upgrades() -> None:
    play = at(
        FAR,
        {"pawns": ["A1 2d-3s"]},
        FAR | {"pawns": ["D4 1s-1d"]},
        upgrades={"2d-3s": ["longer_shot", "turning"]},
    )
    enemy = next(tank for tank in Sight(play.view(1), play.game.rules).enemies if tank.owner == 1)
    assert enemy.card.drive == Drive((2,), 1, True, (3, 4), 0)


# Shots


def test_a_pair_is_completed() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"], "singles": {"fuel": "plain"}},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel", "G4": "radio", "D1": "bridge", "A1": "radio", "A4": "bridge"},
    )
    assert whole_turn(play)[:2] == ["move D4 D5", "shoot D5 D7 token"]
    assert play.pairs(1) == 1


def test_a_special_pair_is_worth_more() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"], "singles": {"fuel": "plain", "radio": "plain"}},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel", "D1": "radio*", "G4": "bridge"},
    )
    assert whole_turn(play)[:2] == ["move D4 D3", "shoot D3 D1 token"]


@pytest.mark.parametrize(("left", "right", "hit"), [(3, 1, "C5"), (1, 3, "G5"), (0, 2, "G5")])
def test_the_tank_with_more_points_is_hit(left: int, right: int, hit: str) -> None:
    play = at(
        {"pawns": ["E4 1s-2s"]},
        {"pawns": ["C5 1s-1s"], "points": [left]},
        {"pawns": ["G5 1s-1s-b"], "points": [right]},
    )
    assert whole_turn(play)[:2] == ["move E4 E5", f"shoot E5 {hit} tank"]


def test_armor_saves_a_tank_from_being_the_target() -> None:
    play = at(
        {"pawns": ["E4 1s-2s"]},
        {"pawns": ["C5 1s-1s"]},
        {"pawns": ["G5 1s-1s-b"], "points": [1]},
        upgrades={"1s-1s": ["armor_plate"]},
    )
    assert whole_turn(play)[:2] == ["move E4 E5", "shoot E5 G5 tank"]


def test_the_last_partner_of_an_opponent_is_taken_away() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"]},
        FAR | {"singles": {"radio": "plain"}},
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel", "D1": "radio", "H1": "fuel"},
    )
    assert "shoot D3 D1 token" in whole_turn(play)


def test_a_token_that_wins_beats_all() -> None:
    """On D3 the tank comes under fire from D8; the tank on F5 is a safe point, but not enough."""
    play = at(
        {"pawns": ["D4 1s-2s"], "pairs": 6, "singles": {"fuel": "plain"}},
        {"pawns": ["F5 1s-1s"], "points": [1]},
        {"pawns": ["D8 1s-4s"]},
        tokens={"D1": "fuel"},
    )
    whole_turn(play)
    assert play.over
    assert play.winners() == [1]


# Moves


def test_no_dud_is_driven_over() -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "singles": {"fuel": "plain"}},
        FAR,
        {"pawns": ["H1 1s-1s-b"]},
        tokens={"A4": "fuel"},
        duds=["A2"],
    )
    assert chosen(play) == "move A1 C1"


def test_a_plate_of_armor_opens_the_way() -> None:
    play = at(
        {"pawns": ["A1 2s-1s"], "singles": {"fuel": "plain"}},
        FAR,
        {"pawns": ["H1 1s-1s-b"]},
        tokens={"A4": "fuel"},
        duds=["A2"],
        upgrades={"2s-1s": ["armor_plate"]},
    )
    assert chosen(play) == "move A1 A3"


def test_enemy_fire_is_avoided() -> None:
    """The enemy on D8 moves 1 straight and shoots 3 straight: it covers D4, but not E3."""
    play = at({"pawns": ["D3 1s-1s"]}, {"pawns": ["D8 1s-3s"]}, {"pawns": ["A8 1s-1d"]})
    assert chosen(play) != "move D3 D4"


def test_another_tank_is_rarely_taken() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"], "cards": ["3s-3s"]},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel", "A1": "fuel"},
    )
    assert not chosen(play).startswith("change")


# Actions and upgrades


def test_an_extra_turn_is_used_where_it_gains() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"], "singles": {"fuel": "plain"}, "specials": ["extra_turn"]},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel"},
        main_actions=0,
    )
    assert chosen(play) == "extra-turn"


def test_an_extra_turn_is_kept_for_later() -> None:
    play = at(
        {"pawns": ["D4 1s-2s"], "specials": ["extra_turn"]},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        tokens={"D7": "fuel", "A1": "fuel"},
        main_actions=0,
    )
    assert chosen(play) == "end"


@pytest.mark.parametrize(
    "kind", ["longer_shot", "longer_move", "armor_plate", "turning", "fire_first"]
)
def test_an_upgrade_goes_on_the_active_card(kind: str) -> None:
    play = at(
        {"pawns": ["D4 2s-2s"], "cards": ["3s-3s"], "specials": [kind]},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
    )
    assert chosen(play) == f"upgrade {kind.replace('_', '-')} 2s-2s"


def test_a_destroyed_card_is_not_chosen_again() -> None:
    play = at(
        {"cards": ["1s-2s-a", "1s-1s-a"]},
        FAR,
        {"pawns": ["A8 1s-1s-b"]},
        wrecked=["1s-2s-a"],
        step="turn-begins",
    )
    assert chosen(play) == "field 1s-1s-a"


# Solo


def test_cells_that_cannot_be_hit_are_chosen() -> None:
    play = at(
        {"pawns": ["D4 1s-1s", "H8 1s-1d"]},
        mode="solo",
        letters="D",
        digits="345",
        tokens={"A8": "fuel", "A7": "fuel"},
    )
    assert chosen(play) in ("move D4 C4", "move D4 E4")


def test_the_cells_under_fire_are_those_still_to_come() -> None:
    play = at(
        {"pawns": ["D4 1s-1s", "H8 1s-1d"]},
        mode="solo",
        letters="AB",
        digits="18",
        tokens={"C8": "fuel", "C7": "fuel"},
    )
    worth = Plans(Sight(play.view(1), play.game.rules)).worth
    assert {cell_text(cell) for cell in worth.shelled} == {"A1", "A8", "B1", "B8"}
    tank = worth.sight.own[0]
    assert worth.danger(tank, cell_of("A1")) > 0
    assert worth.danger(tank, cell_of("C3")) == 0


# Family


def family_table(**told: object) -> Play:
    return at({"pawns": ["A1"]}, {"pawns": ["H8"]}, mode="family", **told)  # type: ignore[arg-type]


def test_what_was_seen_is_remembered_and_what_is_gone_forgotten() -> None:
    memory = Memory()
    memory.look({"tokens": {"A1": "fuel*", "B1": "face-down", "C1": "radio"}})
    memory.look({"tokens": {"A1": "face-down", "B1": "bridge"}})
    assert memory.seen == {cell_of("A1"): "fuel", cell_of("B1"): "bridge"}
    assert memory.open == {"bridge"}
    assert memory.face_down == {cell_of("A1")}


def test_who_has_a_span_remembers_what_was_seen_last() -> None:
    memory = Memory(2)
    memory.look({"tokens": {"A1": "fuel", "B1": "radio", "C1": "face-down", "D1": "tower"}})
    memory.look({"tokens": {"A1": "fuel", "B1": "face-down", "C1": "bridge", "D1": "face-down"}})
    assert {cell_text(cell) for cell in memory.seen} == {"A1", "B1", "C1", "D1"}
    memory.look({"tokens": dict.fromkeys(("A1", "B1", "C1", "D1"), "face-down")})
    assert {cell_text(cell) for cell in memory.seen} == {"A1", "C1"}


def test_a_veteran_forgets_what_an_ace_remembers() -> None:
    """Each sees ten tokens, which are turned down again."""
    game = start("family", 2).game
    cells = [f"{column}{row}" for row in (1, 2) for column in "ABCDE"]
    kept = []
    for name in ("veteran", "ace"):
        bot: Any = make_bot(name, game, 0, "s")
        memory = bot.choose.__self__.memory
        memory.look({"tokens": dict.fromkeys(cells, "fuel")})
        memory.look({"tokens": dict.fromkeys(cells, "face-down")})
        kept.append([cell_text(cell) for cell in memory.seen])
    assert kept == [cells[-6:], cells]


def test_face_down_tokens_are_unknown_to_a_new_bot() -> None:
    play = start("family", 2)
    bot = make_bot("greedy", play.game, 0, "s")
    assert isinstance(bot, GreedyBot)
    bot.choose(play.view(1), play.game.decision(play.state, play.decider - 1))
    assert {cell_text(cell) for cell in bot.memory.seen} == {"D4", "E5"}


def test_a_known_pair_is_made() -> None:
    """The fuel on C2 was seen before, another fuel lies face up on E5."""
    play = family_table(
        tokens={"E5": "fuel", "C2": "fuel", "B2": "radio", "A3": "bridge", "C3": "radio"},
        turned_before=["E5"],
    )
    bot = GreedyBot(play.game.rules, Seeded("s"))
    bot.memory.seen = {cell_of("C2"): "fuel"}
    texts = []
    for _ in range(2):
        action = bot.choose(play.view(1), play.game.decision(play.state, 0))
        texts.append(play.game.action_text(action))
        play.do(texts[-1])
    assert texts[1] == "turn C2"


def test_twins_are_turned_one_after_the_other() -> None:
    memory = Memory()
    memory.look({"tokens": dict.fromkeys(("A1", "B1", "C1", "A2"), "face-down")})
    memory.seen = {cell_of("A1"): "fuel", cell_of("C1"): "fuel", cell_of("A2"): "radio"}
    play = family_table(tokens={"H1": "?"})
    actions = [play.game.parse_action(f"turn {cell}") for cell in ("A2", "B1", "A1", "C1")]
    assert play.game.action_text(family.token_to_turn(memory, actions)) == "turn A1"


def test_the_unknown_is_turned_up_rather_than_the_known() -> None:
    memory = Memory()
    memory.look({"tokens": dict.fromkeys(("A1", "B1", "A2"), "face-down")})
    memory.seen = {cell_of("A1"): "fuel", cell_of("A2"): "radio"}
    play = family_table(tokens={"H1": "?"})
    actions = [play.game.parse_action(f"turn {cell}") for cell in ("A2", "B1", "A1")]
    assert play.game.action_text(family.token_to_turn(memory, actions)) == "turn B1"


def test_chance_decides_between_equals() -> None:
    """The one token that is left can be turned up from three cells: none is preferred."""
    play = family_table(tokens={"A1": "?", "D4": "fuel"}, turned_before=["D4"])
    decision = play.game.decision(play.state, 0)

    def goes(seed: str) -> str:
        bot = make_bot("greedy", play.game, 0, seed)
        return play.game.action_text(bot.choose(play.view(1), decision))

    assert {goes(str(seed)) for seed in range(40)} == {"go A2", "go B1", "go B2"}
    assert goes("s") == goes("s")
