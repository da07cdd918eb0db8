"""RU-ALT-07, -27: one more card for a player whose Bases are mostly defended."""

from typing import Any

import pytest

from tests.rush.support import Play, at

BONUS: dict[str, Any] = {"defended_bonus": True}
GUARDS = ["de-light", "de-medium", "de-spg", "de-heavy"]


def bases(standing: int, defended: int, slots: int = 3) -> list[Any]:
    """So many Bases stand, and the first of them are defended."""
    guards = [{"defender": card} for card in GUARDS[:defended]]
    return [*guards, *["whole"] * (standing - defended), *["destroyed"] * (slots - standing)]


def after_a_turn(own: list[Any], hand: list[str] | None = None, **options: Any) -> Play:
    """The player has ended a turn in which nothing was done."""
    return at({"hand": hand or [], "bases": own}, {}, options=options).do("end")


MOST = [(1, 1), (2, 2), (3, 2), (3, 3)]
NOT_MOST = [(0, 0), (1, 0), (2, 0), (2, 1), (3, 0), (3, 1)]


@pytest.mark.rule("RU-ALT-07", "RU-ALT-27")
@pytest.mark.parametrize(("standing", "defended"), MOST + NOT_MOST)
def test_more_than_half_of_the_bases_defended_draws_a_fourth_card(
    standing: int, defended: int
) -> None:
    """Without a Base there is no bonus either."""
    play = after_a_turn(bases(standing, defended), **BONUS)
    assert len(play.hand(1)) == (4 if (standing, defended) in MOST else 3)


@pytest.mark.rule("RU-ALT-07")
def test_without_the_option_nobody_draws_more() -> None:
    assert len(after_a_turn(bases(3, 3)).hand(1)) == 3


@pytest.mark.rule("RU-ALT-07", "RU-SF-18")
@pytest.mark.parametrize(("defended", "cards"), [(2, 3), (3, 4), (4, 4)])
def test_the_headquarters_is_one_of_four(defended: int, cards: int) -> None:
    options = BONUS | {"headquarters": True}
    assert len(after_a_turn(bases(4, defended, slots=4), **options).hand(1)) == cards


@pytest.mark.rule("RU-ALT-07", "RU-SF-18")
def test_a_defended_headquarters_counts() -> None:
    own = [{"defender": "de-light"}, {"defender": "de-spg"}, {}, {"defender": "de-heavy"}]
    play = after_a_turn(own, **BONUS, headquarters=True)
    assert len(play.hand(1)) == 4


@pytest.mark.rule("RU-ALT-07")
def test_damage_does_not_take_the_bonus_away() -> None:
    damaged = {"base": "damaged", "defender": "de-light", "defender_damaged": True}
    assert len(after_a_turn([damaged, "destroyed", "destroyed"], **BONUS).hand(1)) == 4


@pytest.mark.rule("RU-ALT-07")
def test_only_the_own_bases_count_also_in_teams() -> None:
    options = BONUS | {"gradual_reveal": True, "interactive_assault": True, "teams": True}
    guarded = {"bases": bases(3, 3)}
    play = at({}, {}, guarded, {}, options=options)
    assert len(play.do("end").hand(1)) == 3


@pytest.mark.rule("RU-ALT-07")
def test_the_bases_are_counted_in_phase_three() -> None:
    play = at({"hand": ["su-light"], "bases": bases(3, 1)}, {}, options=BONUS)
    assert len(play.do("defend su-light", "end").hand(1)) == 4


# Never more than five


@pytest.mark.rule("RU-ALT-07", "RU-ALT-02")
def test_a_card_kept_by_a_weak_turn_and_the_bonus_make_five() -> None:
    play = after_a_turn(bases(3, 3), ["technicians"], **BONUS, weak_turn=True)
    assert len(play.do("keep technicians").hand(1)) == 5


RECRUITERS = ["recruiter", "recruiter-2", "volunteers"]
GARAGE = ["engineers"] * 4 + ["technicians"]


@pytest.mark.rule("RU-ALT-07", "RU-ALT-10", "RU-ALT-27")
@pytest.mark.parametrize(
    ("bonus", "kept", "cards"),
    [(False, 1, 4), (False, 2, 5), (False, 3, 5), (True, 1, 5), (True, 2, 5), (True, 3, 5)],
)
def test_at_the_limit_of_five_fewer_cards_are_drawn(bonus: bool, kept: int, cards: int) -> None:
    keep = ["su-light", "us-light", "fr-light"][:kept]
    options = {"defended_bonus": bonus, "recruitment_keeps_card": True}
    player = {"hand": RECRUITERS[:kept] + keep, "garage": GARAGE, "bases": bases(2, 2)}
    play = at(player, {}, options=options)
    for card in RECRUITERS[:kept]:
        play.do(f"use {card}", "keep-later")
    play.do("end", *[f"keep {card}" for card in keep])
    assert len(play.hand(1)) == cards
    assert sorted(play.hand(1)[:kept]) == sorted(keep)
    assert len(play.garage(1)) == 5 - (cards - kept)  # the others were never drawn
