"""RU-SET: the table before the first turn, and what of it is open."""

from collections import Counter
from typing import Any

import pytest

from motorpool.core.chance import Recording, Seeded
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

SEEDS = [f"set-up {number}" for number in range(30)]


def new_game(seats: int = 2, seed: str = "a", **changes: Any) -> Play:
    game = Rush.preset("base", seats, changes)
    return Play(game, game.start(Seeded(seed)))


@pytest.mark.rule("RU-SET-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_picks_the_first_player_and_play_goes_clockwise(first: int) -> None:
    play = new_game(3, first_player=first)
    turns = []
    for _ in range(7):
        turns.append(play.active)
        play.do("end")
    assert turns == [(first - 1 + step) % 3 + 1 for step in range(7)]


@pytest.mark.rule("RU-SET-01")
def test_otherwise_the_seed_picks_the_first_player() -> None:
    assert {new_game(3, seed).active for seed in SEEDS} == {1, 2, 3}
    assert len({new_game(3, "the same").active for _ in range(5)}) == 1
    chance = Recording(Seeded("a"))
    game = Rush.preset("base", 3)
    state = game.start(chance)
    assert game.answer_text(chance.collect()[0]) == f"seat:{state.active + 1}"


@pytest.mark.rule("RU-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_three_whole_bases_three_cards_in_hand_and_three_in_the_garage(
    seats: int,
) -> None:
    play = new_game(seats)
    assert len(play.state.players) == seats
    for seat in range(1, seats + 1):
        assert play.bases(seat) == ["whole"] * 3
        assert (len(play.hand(seat)), len(play.garage(seat)), play.depot(seat)) == (3, 3, [])
        squad = Counter(play.hand(seat) + play.garage(seat))
        assert squad == {"engineers": 4, "technicians": 1, "volunteers": 1}


@pytest.mark.rule("RU-SET-02")
def test_the_barracks_cards_are_shuffled() -> None:
    hands = {tuple(sorted(new_game(2, seed).hand(2))) for seed in SEEDS}
    assert len(hands) == 4  # with Technicians, Volunteers, both or neither


@pytest.mark.rule("RU-SET-02")
def test_everybody_has_barracks_cards_of_their_own() -> None:
    play = new_game(3)
    cards = [card for player in play.state.players for card in player.hand + player.garage]
    assert len(set(cards)) == 18


@pytest.mark.rule("RU-SET-03")
def test_four_vehicles_lie_in_the_reserve_and_the_rest_in_the_deck() -> None:
    play = new_game()
    assert len(play.reserve) == len(set(play.reserve)) == 4
    assert sorted(play.state.deck + play.state.reserve) == list(range(100))
    assert play.discard == []
    assert play.graveyard == []
    assert play.view(1)["reserve"] == play.view(2)["reserve"] == play.reserve


@pytest.mark.rule("RU-SET-03")
def test_the_vehicle_deck_is_shuffled() -> None:
    assert len({tuple(new_game(2, seed).reserve) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("RU-SET-04")
def test_everybody_can_count_the_medal_piles() -> None:
    play = at({"hand": ["hero"]}, {"depot": ["two-medal-usa"]}, {}).do("use hero")
    for seat in (0, 1, 2, 3):  # 0 is a bystander
        medals = play.view(seat)["medals"]
        assert medals == {
            "ussr": [8, 3],
            "germany": [9, 3],
            "usa": [9, 2],
            "france": [9, 3],
            "uk": [9, 3],
        }


@pytest.mark.rule("RU-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_achievement_more_than_players_lies_open(seats: int) -> None:
    play = new_game(seats)
    assert len(set(play.achievements)) == seats + 1
    for seat in range(seats + 1):
        assert play.view(seat)["achievements"] == play.achievements


@pytest.mark.rule("RU-SET-05")
def test_achievements_are_random_and_the_others_count_for_nothing() -> None:
    assert len({tuple(new_game(2, seed).achievements) for seed in SEEDS}) > 20
    play = at({"depot": ["su-light"]}, {}, achievements=["heavy-tanks"])
    assert [score.achievements for score in play.scores()] == [[], []]
    play = at({"depot": ["su-light"]}, {}, achievements=["light-tanks"])
    assert len(play.scores()[0].achievements) == 1


@pytest.mark.rule("RU-SET-06")
def test_every_depot_and_the_graveyard_are_open() -> None:
    play = at(
        {"depot": ["su-light", "base-2"]},
        {"depot": ["medal-usa", "de-light"]},
        {},
        graveyard=["fr-light", "engineers#1"],
    )
    for seat in (0, 1, 2, 3):
        view = play.view(seat)
        assert view["players"][0]["depot"] == ["su-light", "base-2"]
        assert view["players"][1]["depot"] == ["medal-usa", "de-light"]
        assert view["graveyard"][:2] == ["fr-light", "engineers"]


@pytest.mark.rule("RU-SET-06")
def test_of_a_garage_only_the_count_is_known() -> None:
    """Swapping what a player holds and what the Garage holds changes nobody else's view."""
    one = at({}, {"hand": ["su-light"], "garage": ["su-heavy", "de-light"]}, {})
    other = at({}, {"hand": ["de-light"], "garage": ["su-light", "su-heavy"]}, {})
    for seat in (0, 1, 3):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["players"][1]["garage"] == 2
    own = at({}, {"hand": ["su-light"], "garage": ["de-light", "su-heavy"]}, {})
    assert one.view(2) == own.view(2)  # the order in a Garage is nothing that its owner knows
    assert "su-heavy" not in str(one.view(2))
