"""What the greedy bot does in plain positions."""

from typing import Any

from motorpool.bots.rush.greedy import GreedyBot
from tests.rush.support import Play, at

GONE = "destroyed"


def moves(play: Play, seat: int = 1, most: int = 20) -> list[str]:
    """The actions of a seat until somebody else has to decide, or its turn is over."""
    bot = GreedyBot(play.state.rules)
    turn = play.state.turn
    done: list[str] = []
    while play.decider == seat and play.state.turn == turn and len(done) < most:
        action = bot.choose(play.view(seat), play.game.decision(play.state, seat - 1))
        done.append(play.game.action_text(action))
        play.do(done[-1])
    return done


def defended(*defenders: str) -> dict[str, Any]:
    return {"bases": [{"defender": defender} for defender in defenders]}


# Assault


def test_a_heavy_tank_attacks_an_open_base() -> None:
    assert "attack su-heavy" in moves(at({"hand": ["su-heavy", "engineers"]}, {}))


def test_two_light_tanks_destroy_an_open_base() -> None:
    play = at({"hand": ["su-light", "su-light-2"]}, {})
    moves(play)
    assert play.bases(2).count("destroyed") == 1


def test_one_light_tank_does_not_scratch_a_base() -> None:
    done = moves(at({"hand": ["su-light", "engineers"]}, {}))
    assert not any(action.startswith("attack") for action in done)


def test_the_light_tank_clears_the_way_for_the_heavy_one() -> None:
    play = at({"hand": ["su-heavy", "su-light"]}, defended("de-light", "de-heavy", "de-heavy-2"))
    moves(play)
    assert play.bases(2)[0] == "destroyed"
    assert "medal-ussr" in play.depot(1) + play.hand(1) + play.garage(1)


def test_the_nation_with_the_better_assault_attacks() -> None:
    done = moves(at({"hand": ["de-light", "su-heavy", "su-light"]}, {}))
    assert "attack de-light" not in done


def test_an_attack_that_cannot_succeed_is_left() -> None:
    play = at(
        {"hand": ["su-light", "engineers"]},
        defended("de-heavy", "de-heavy-2", "us-heavy"),
        preset="alternative",
    )
    assert not any(action.startswith("attack") for action in moves(play))


# Siege


def test_the_siege_finishes_a_damaged_base() -> None:
    play = at({"hand": ["besieger"]}, {"bases": [{"base": "damaged"}, {}, {}]})
    done = moves(play)
    assert done[:2] == ["use besieger", "siege 2.1"]


def test_siege_and_assault_work_together() -> None:
    play = at({"hand": ["besieger", "su-light"]}, {})
    moves(play)
    assert play.bases(2).count("destroyed") == 1


# Buying


def test_the_best_card_is_bought() -> None:
    reserve = ["su-heavy", "su-light", "scout", "saboteur"]
    done = moves(at({"hand": ["engineers"] * 3}, {}, reserve=reserve))
    assert "buy su-heavy" in done


def test_an_achievement_on_the_table_is_bought_for() -> None:
    reserve = ["su-light", "su-medium", "su-spg", "de-medium"]
    achievements = ["spgs", "double-medals", "bases-destroyed"]
    hand = ["engineers", "engineers", "engineers"]
    play = at({"hand": hand}, {}, reserve=reserve, achievements=achievements)
    assert "buy su-spg" in moves(play)


def test_cards_are_drawn_first() -> None:
    play = at(
        {"hand": ["engineers", "engineers", "draw-2"], "garage": ["su-heavy", "engineers"]}, {}
    )
    assert moves(play)[0] == "use draw-2"


def test_volunteers_buy_two_cards() -> None:
    reserve = ["su-heavy", "de-heavy", "us-heavy", "fr-heavy"]
    hand = ["volunteers", "medal-ussr", "two-medal-ussr", "engineers"]
    done = moves(at({"hand": hand}, {}, reserve=reserve))
    assert "use volunteers" in done
    assert sum(action.startswith("buy") for action in done) == 2


# Repair


def test_repair_scraps_barracks_and_no_medals() -> None:
    vehicles = ["su-heavy", "su-heavy-2", "de-heavy", "de-heavy-2", "us-heavy"]
    depot = ["engineers", "medal-ussr", "base-2", "engineers", *vehicles]
    play = at({"hand": ["mechanic"], "depot": depot}, {"bases": [{}, {}, GONE]})
    moves(play)
    assert [card for card in play.graveyard if card != "base-2"] == ["engineers", "engineers"]
    assert "medal-ussr" in play.depot(1) + play.hand(1) + play.garage(1)


def test_repair_stays_away_from_good_cards() -> None:
    play = at({"hand": ["mechanic"], "depot": ["medal-ussr", "base-2"]}, {"bases": [{}, {}, GONE]})
    assert "use mechanic" not in moves(play)


# Defending and the rest


def test_a_weak_vehicle_with_nothing_else_to_do_defends() -> None:
    done = moves(at({"hand": ["bunker-2"]}, {}, reserve=[]))
    assert done[0] == "defend bunker-2"


def test_the_least_useful_card_is_lost_to_sabotage() -> None:
    hand = ["su-heavy", "engineers", "su-light"]
    play = at({"hand": ["saboteur"]}, {"hand": hand})
    play.do("use saboteur")
    assert moves(play, seat=2) == ["lose engineers"]
