"""`determinize` deals every hidden split that a seat could be in, and no other."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from motorpool.rush.state import State
from tests.chances import Guided, every_outcome
from tests.rush.properties.scenes import Scene, busy_choice, scenes
from tests.rush.support import Play, at

Split = tuple[str, ...]  # the kinds in a hand, sorted


def hands(play: Play, seat: int, of: int, most: int) -> set[Split]:
    """The hands of `of` in all states that `seat` is dealt, `most` being the draws of one deal."""
    dealt = every_outcome(
        lambda chance: play.state.determinize(seat - 1, chance), lambda path: Guided(path, most)
    )
    return {tuple(sorted(play.kinds(state.players[of - 1].hand))) for state in dealt}


def splits(pool: list[str], size: int, known: list[str] | None = None) -> set[Split]:
    """Every hand of that size from a pool, together with the cards that are known."""
    return {tuple(sorted([*chosen, *(known or [])])) for chosen in combinations(pool, size)}


GARAGE = ["su-light", "de-heavy", "engineers", "mechanic"]


def test_every_split_of_hand_and_garage() -> None:
    play = at({}, {"hand": ["scout", "engineers"], "garage": GARAGE})
    pool = ["scout", "engineers", *GARAGE]
    assert hands(play, 1, 2, 2) == splits(pool, 2)
    assert hands(play, 2, 2, 0) == {("engineers", "scout")}
    assert hands(play, 0, 2, 2) == splits(pool, 2)  # a bystander


def test_a_destroyed_base_is_never_dealt_into_a_hand() -> None:
    play = at({}, {"hand": ["scout"], "garage": ["hero", "base-1"]})
    assert hands(play, 1, 2, 1) == {("hero",), ("scout",)}


def test_the_open_hand_stays() -> None:
    play = at({"hand": ["scout", "hero"], "garage": ["mechanic"]}, {"hand": [], "garage": []})
    assert hands(play, 2, 1, 0) == {("hero", "scout")}


def test_a_hand_under_gradual_reveal_is_hidden() -> None:
    play = at(
        {"hand": ["scout", "hero"], "garage": ["mechanic"]},
        {"hand": [], "garage": []},
        options={"gradual_reveal": True},
    )
    assert hands(play, 2, 1, 2) == splits(["scout", "hero", "mechanic"], 2)


@pytest.mark.parametrize("known", ["shown", "counted"])
def test_a_known_card_stays(known: str) -> None:
    player: dict[str, Any] = {"hand": ["scout", "engineers"], "garage": GARAGE, known: ["scout"]}
    play = at({}, player)
    assert hands(play, 1, 2, 1) == splits(["engineers", *GARAGE], 1, ["scout"])


def test_who_has_spent_cards_can_buy() -> None:
    """Seat 1 has spent 1 of the 3 that the only card costs: it must hold the rest."""
    play = at(
        {"hand": ["worth-2", "mechanic", "scout"], "garage": ["hero", "worth-3", "worth-0"]},
        {},
        options={"gradual_reveal": True},
        reserve=["cost-3"],
        deck=[],
        this_turn={"paying": True, "ordinary_spent": 1},
    )
    pool = ["worth-2", "mechanic", "scout", "hero", "worth-3", "worth-0"]
    worth = {"worth-2": 2, "worth-3": 3, "worth-0": 0, "mechanic": 1, "scout": 1, "hero": 1}
    able = {split for split in splits(pool, 3) if sum(worth[card] for card in split) >= 2}
    assert hands(play, 2, 1, 3) == able


def test_a_card_kept_unseen_may_be_any_that_was_not_played() -> None:
    play = at(
        {"hand": ["scout", "hero"], "garage": ["mechanic", "recruiter"]},
        {"hand": [], "garage": []},
        options={"gradual_reveal": True, "recruitment_keeps_card": True, "rear": True},
        this_turn={"played": ["recruiter"], "kept": ["scout"]},
        steps=[{"step": "turn-ends"}, {"step": "storing"}],
    )
    dealt = every_outcome(
        lambda chance: play.state.determinize(1, chance), lambda path: Guided(path, 3)
    )
    found = set()
    for state in dealt:
        others = [card for card in state.players[0].hand if card not in state.kept]
        found.add((*play.kinds(state.kept), *play.kinds(others)))
    pool = ["scout", "hero", "mechanic", "recruiter"]
    assert found == {(k, h) for k in pool for h in pool if k != h and k != "recruiter"}


def test_a_card_kept_unseen_may_not_be_the_known_one() -> None:
    """One engineer was known by counting. One goes, one is kept: perhaps another card."""
    garage = ["scout", "hero", "mechanic", "su-light"]
    play = at(
        {"hand": ["engineers#1", "engineers#2"], "counted": ["engineers#1"], "garage": garage},
        {"hand": [], "garage": []},
        options={"gradual_reveal": True, "recruitment_keeps_card": True},
        steps=[{"step": "turn-ends"}, {"step": "keeping"}],
    )
    play.do("keep engineers")
    assert play.depot(1) == ["engineers"]
    assert hands(play, 2, 1, 4) == splits(["engineers", *garage], 4)


def known_facts(game: Rush, state: State, seat: int) -> list[Any]:
    """What must stay as it is: the known cards of hidden hands, and all sizes."""
    facts: list[Any] = []
    for other, player in enumerate(state.players):
        known = [card for card in player.hand if card in state.shown + state.counted]
        whole = other == seat or state.hand_is_open(other)
        facts.append(sorted(player.hand if whole else known))
        facts.append((len(player.hand), len(player.garage), sorted(player.hand + player.garage)))
    return facts


@settings(max_examples=60)
@given(scenes(), st.integers(-1, 5), st.integers(0, 2**32))
def test_what_is_known_stays_and_the_game_goes_on(scene: Scene, seat: int, seed: int) -> None:
    game, chance = scene.game, Seeded(str(seed))
    seat = seat % game.seats if seat >= 0 else -1
    for state in scene.walk(8):
        before = game.dump_position(state)
        dealt = game.determinize(state, seat, chance)
        assert game.dump_position(state) == before
        assert known_facts(game, dealt, seat) == known_facts(game, state, seat)
        assert dealt.seat_to_decide() == state.seat_to_decide()
        for _ in range(15):
            if dealt.over():
                break
            assert dealt.legal()
            dealt.apply(busy_choice(dealt, chance), chance)
