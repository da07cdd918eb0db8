"""Every token, card, pawn, dud and point token is in exactly one place, at every decision."""

from collections import Counter

from hypothesis import given, settings

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    ARTILLERY_TANKS,
    CELLS,
    COPIES,
    DRAWN,
    DUD,
    DUDS,
    FACE_UP,
    FAMILY,
    IN_BOX,
    IN_PILE,
    NO_TOKEN,
    NO_UPGRADE,
    NOTHING,
    PICTURES,
    SLOTS,
    SOLO,
    SPECIAL_COPY,
    SPECIALS,
    TOKENS,
    UNSEEN,
)
from motorpool.battlegrounds.state import State
from tests.battlegrounds.properties.scenes import Scene, scenes

POINT_TOKENS = 3 + 2 + 1


def check_tokens(state: State, whole: bool) -> None:
    """`whole` is a game from its set-up; a position may have put tokens into the box."""
    board = [token for token in state.tokens if token >= 0] + state.unseen
    assert len(set(board)) == len(board)
    assert state.tokens.count(UNSEEN) == len(state.unseen)
    away = Counter(token // COPIES for token in set(range(TOKENS)) - set(board))
    singles = 0
    for place, single in enumerate(state.singles):
        assert single in (0, 1, 2)
        if single:
            singles += 1
            away[place % PICTURES] -= 1
            special = place % PICTURES * COPIES + SPECIAL_COPY
            assert single == 1 or special not in board
    assert all(count >= 0 for count in away.values())
    won = 2 * sum(state.pairs) + state.artillery_tokens
    assert won == sum(away.values()) if whole else won <= sum(away.values())
    if whole and state.rules.mode != SOLO:
        assert all(count % 2 == 0 for count in away.values())
    check_specials(state, board)


def check_specials(state: State, board: list[int]) -> None:
    """What the sides have of a special, and what lies on cards, came from its tokens."""
    there: Counter[int] = Counter()
    for picture in range(PICTURES):
        if picture * COPIES + SPECIAL_COPY not in board:
            there[state.rules.special[picture]] += 1
    for place, count in enumerate(state.specials):
        assert count >= 0
        there[place % SPECIALS] -= count
    for upgrade in state.upgrades:
        if upgrade != NO_UPGRADE:
            there[upgrade] -= 1
    assert all(count >= 0 for count in there.values())


def check_pawns(state: State) -> None:
    rules = state.rules
    for pawn, cell in enumerate(state.pawn_cells):
        assert cell < 0 or state.pawns[cell] == pawn
    assert sum(pawn >= 0 for pawn in state.pawns) == sum(cell >= 0 for cell in state.pawn_cells)
    active = [card for card in state.pawn_cards if card >= 0]
    assert len(set(active)) == len(active)
    for pawn, card in enumerate(state.pawn_cards):
        assert card < 0 or state.owners[card] == rules.pawn_owner[pawn]
        assert card >= 0 or state.pawn_cells[pawn] < 0 or rules.mode == FAMILY
    given = sum(POINT_TOKENS - top * (top + 1) // 2 for top in state.pawn_points)
    assert all(0 <= top <= 3 for top in state.pawn_points)
    assert sum(state.won) == given


def check_cards(state: State) -> None:
    places = {IN_PILE, IN_BOX, FACE_UP, DRAWN, *range(state.rules.seats)}
    for card, place in enumerate(state.owners):
        assert place in places
        if place in (IN_PILE, FACE_UP, DRAWN):
            assert not any(state.upgrades[card * SLOTS : (card + 1) * SLOTS])


def check_cells(state: State) -> None:
    for cell in range(CELLS):
        if state.hazards[cell] != NOTHING:
            assert state.tokens[cell] == NO_TOKEN
            assert state.pawns[cell] < 0
    assert state.duds + state.hazards.count(DUD) == DUDS
    assert state.artillery_tanks + state.hazards.count(ARTILLERY) == ARTILLERY_TANKS
    for cell in state.turned_now + state.turned_before:
        assert state.tokens[cell] >= 0


def check_table(state: State, whole: bool = True) -> None:
    """Everything once, and all that points somewhere points where it is."""
    check_tokens(state, whole)
    check_pawns(state)
    check_cards(state)
    check_cells(state)
    assert bool(state.legal()) != state.over()
    assert len(set(state.legal())) == len(state.legal())
    assert state.over() or 0 <= state.seat_to_decide() < state.rules.seats


@settings(max_examples=80)
@given(scenes())
def test_everything_is_in_exactly_one_place(scene: Scene) -> None:
    for state in scene.walk(40):
        check_table(state)


@settings(max_examples=40)
@given(scenes())
def test_a_single_choice_is_never_asked(scene: Scene) -> None:
    for state in scene.walk(40):
        assert len(state.legal()) != 1
