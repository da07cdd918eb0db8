"""The catalogue says what the rules say."""

import pytest

from motorpool.core.errors import BadOption
from motorpool.games import GAMES, PRESETS, make_game
from motorpool.server.catalogue import MOST_SEATS, catalogue

SEATS = range(1, MOST_SEATS + 2)


def possible(game: str, preset: str, seats: int, changes: dict[str, object]) -> bool:
    try:
        make_game(game, preset, seats, changes)
    except BadOption:
        return False
    return True


@pytest.mark.anyio
async def test_the_games(browser):
    games = (await browser.get("/api/games")).json()["games"]
    assert [game["name"] for game in games] == list(GAMES)
    assert all(game["bots"] == ["recruit", "veteran", "ace"] for game in games)
    switches = {switch["name"]: switch for switch in games[0]["switches"]}
    rear = switches["rear"]
    assert (rear["kind"], rear["default"], rear["own_file"]) == ("truth", False, False)
    assert rear["rules"] == ["RU-SF-06", "RU-SF-07"]
    size = switches["reserve_size"]
    assert (size["kind"], [each["value"] for each in size["choices"]]) == ("choice", [4, 5, 6])
    assert switches["cards"]["own_file"]
    assert switches["teams"]["choices"][1] == {
        "value": True,
        "needs": {"gradual_reveal": [True], "interactive_assault": [True]},
        "seats": [3, 4, 5],
    }
    tanks = {switch["name"]: switch for switch in games[1]["switches"]}
    assert tanks["draft"]["choices"][1]["needs"]["mode"] == ["battle", "team"]
    assert tanks["choose_tanks"]["choices"][1] == {
        "value": True,
        "needs": {"mode": ["solo"], "draft": [False], "first_player": ["random", 1]},
        "seats": [1],
    }


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_presets_are_for_these_seats_and_no_others(game):
    for preset in game.presets:
        found = [seats for seats in SEATS if possible(game.name, preset.name, seats, {})]
        assert found == preset.seats, preset.name


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_switches_need_what_is_listed(game):
    """Each value with all that it needs can be played; with what it does not allow it cannot."""
    first = PRESETS[game.name][0]
    defaults = {each.name: each.default for each in game.switches}
    for switch in game.switches:
        assert switch.default == switch.choices[0].value
        for choice in switch.choices:
            changes = {switch.name: choice.value}
            for name, values in choice.needs.items():
                changes[name] = defaults[name] if defaults[name] in values else values[0]
            found = [seats for seats in SEATS if possible(game.name, first, seats, changes)]
            assert found == choice.seats, (switch.name, choice.value)
            assert found, (switch.name, choice.value)
            for other in game.switches:
                allowed = choice.needs.get(other.name)
                for each in other.choices if allowed is not None else ():
                    if each.value not in allowed:
                        worse = changes | {other.name: each.value}
                        assert not any(possible(game.name, first, n, worse) for n in SEATS)
