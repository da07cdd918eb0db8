"""RU-ALT-10, -26: Recruitment may keep a card for the next turn instead."""

from typing import Any

import pytest

from motorpool.core.chance import Seeded
from tests.rush.support import Play, at

KEEPS = {"recruitment_keeps_card": True}
HIDDEN = KEEPS | {"gradual_reveal": True}


def recruiting(*hand: str, options: dict[str, Any] | None = None) -> Play:
    player = {"hand": list(hand), "garage": ["engineers"] * 3}
    return at(
        player, {}, options=KEEPS if options is None else options, reserve=["cost-1", "cost-0"]
    )


@pytest.mark.rule("RU-ALT-10")
@pytest.mark.parametrize("card", ["volunteers", "recruiter", "medium-recruiter"])
def test_any_card_with_recruitment_gives_the_choice(card: str) -> None:
    play = recruiting(card).do(f"use {card}")
    assert (play.step, play.actions) == ("recruiting", ["recruit", "keep-later"])


@pytest.mark.rule("RU-ALT-10")
def test_one_hand_card_is_kept_for_the_next_turn() -> None:
    play = recruiting("volunteers", "technicians", "su-light").do(
        "use volunteers", "keep-later", "end"
    )
    assert (play.step, play.actions) == ("keeping", ["keep technicians", "keep su-light", "none"])
    play.do("keep su-light")
    assert play.hand(1) == ["su-light", "engineers", "engineers", "engineers"]
    assert play.depot(1) == ["volunteers", "technicians"]


@pytest.mark.rule("RU-ALT-10")
def test_the_old_effect_may_be_chosen_and_keeps_nothing() -> None:
    play = recruiting("volunteers", "worth-2").do("use volunteers", "recruit", "spend worth-2")
    play.do("buy cost-1", "buy cost-0", "end")
    assert play.active == 2


@pytest.mark.rule("RU-ALT-10")
def test_keeping_is_instead_of_further_purchases() -> None:
    play = recruiting("volunteers", "worth-2").do("use volunteers", "keep-later", "spend worth-2")
    assert not play.do("buy cost-1").may("buy cost-0")


@pytest.mark.rule("RU-ALT-10")
def test_without_the_option_there_is_no_choice() -> None:
    play = recruiting("volunteers", "technicians", options={}).do("use volunteers")
    assert play.step == "main"
    assert play.view(2)["this_turn"]["recruitment"]
    assert play.do("end").active == 2


@pytest.mark.rule("RU-ALT-26")
def test_the_card_is_settled_in_phase_three_from_the_unplayed_ones() -> None:
    play = recruiting("volunteers", "technicians", "su-light", "draw-1").do(
        "use volunteers", "keep-later"
    )
    assert play.step == "main"  # not asked yet
    play.draws("engineers").do("use draw-1", "defend su-light", "end")
    assert play.actions == ["keep technicians", "keep engineers", "none"]


@pytest.mark.rule("RU-ALT-26")
def test_a_played_card_that_came_back_is_not_kept() -> None:
    player = {"hand": ["worth-2", "volunteers", "draw-3"], "garage": []}
    play = at(player, {}, options=KEEPS, reserve=["cost-1"])
    play.do("spend worth-2", "buy cost-1", "use volunteers", "keep-later", "use draw-3")
    assert sorted(play.hand(1)) == ["cost-1", "volunteers", "worth-2"]  # all by a new Garage
    assert play.do("end").actions == ["keep cost-1", "none"]


@pytest.mark.rule("RU-ALT-26")
def test_each_such_recruitment_keeps_one() -> None:
    play = recruiting("volunteers", "recruiter", "technicians", "worth-2", "worth-3")
    play.do("use volunteers", "keep-later", "use recruiter", "keep-later", "end")
    play.do("keep worth-2")
    assert play.actions == ["keep technicians", "keep worth-3", "none"]
    play.do("keep technicians")
    assert sorted(play.hand(1)[:2]) == ["technicians", "worth-2"]
    assert (len(play.hand(1)), play.active) == (5, 2)


@pytest.mark.rule("RU-ALT-26")
def test_only_the_recruitments_that_chose_it_keep() -> None:
    play = recruiting("volunteers", "recruiter", "technicians", "worth-2")
    play.do("use volunteers", "keep-later", "use recruiter", "recruit", "end", "keep worth-2")
    assert play.active == 2


@pytest.mark.rule("RU-ALT-10")
def test_nothing_need_be_kept_and_nothing_is_left_to_keep() -> None:
    play = recruiting("volunteers", "technicians").do("use volunteers", "keep-later", "end", "none")
    assert sorted(play.depot(1)) == ["technicians", "volunteers"]
    assert recruiting("volunteers").do("use volunteers", "keep-later", "end").active == 2


@pytest.mark.rule("RU-ALT-10")
def test_a_promise_without_a_card_ends_with_the_turn() -> None:
    play = recruiting("volunteers", "recruiter", "technicians")
    play.do("use volunteers", "keep-later", "use recruiter", "keep-later", "end")
    assert play.do("keep technicians").active == 2
    assert play.do("end", "end").active == 2  # the next own turn keeps nothing


@pytest.mark.rule("RU-ALT-10", "RU-ALT-26", "RU-ALT-03")
@pytest.mark.parametrize(("options", "seen"), [(HIDDEN, None), (KEEPS, "technicians")])
def test_the_kept_card_stays_unseen_unless_it_was_open(
    options: dict[str, Any], seen: str | None
) -> None:
    play = recruiting("volunteers", "technicians", "worth-2", options=options)
    play.do("use volunteers", "keep-later", "end", "keep technicians")
    assert {"event": "kept", "seat": 0, "card": seen} in play.events
    for seat in (0, 2):
        shown = play.view(seat)["players"][0]
        assert (shown["hand"], shown["hand_size"]) == ([seen] * (seen is not None), 4)
    assert play.view(1)["players"][0]["hand"][0] == "technicians"


@pytest.mark.rule("RU-ALT-26")
def test_a_known_card_is_forgotten_when_it_leaves_the_hand() -> None:
    play = recruiting("volunteers", "technicians", "worth-2")
    play.do("use volunteers", "keep-later", "end", "keep worth-2", "end")
    play.draws("su-light", "worth-2", "volunteers", "technicians").do("end")
    assert play.hand(1) == ["worth-2", "volunteers", "technicians"]  # drawn again, unseen
    assert play.view(2)["players"][0]["hand"] == []


@pytest.mark.rule("RU-ALT-10", "RU-ALT-03")
def test_a_hidden_kept_card_could_be_any_to_the_others() -> None:
    """Dealt anew for another seat, one card of the hand is still kept."""
    play = recruiting("volunteers", "recruiter", "su-light", "de-light", options=HIDDEN)
    play.do("use volunteers", "keep-later", "use recruiter", "keep-later", "end", "keep su-light")
    kept = set()
    for seed in range(30):
        state = play.state.determinize(1, Seeded(str(seed)))
        assert len(state.kept) == 1
        assert state.kept[0] in state.players[0].hand
        kept.update(play.kinds(state.kept))
    assert kept == {"su-light", "de-light", "engineers"}


@pytest.mark.rule("RU-ALT-10", "RU-ALT-25")
def test_with_the_rear_keeping_comes_first() -> None:
    options = KEEPS | {"rear": True, "weak_turn": True}
    play = recruiting("volunteers", "technicians", "worth-2", options=options)
    play.do("use volunteers", "keep-later", "end", "keep technicians")
    assert (play.step, play.actions) == ("storing", ["store worth-2", "none"])
