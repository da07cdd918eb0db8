"""The turn: how it begins, and how it ends step by step (RU-TURN)."""

from typing import Final

from mypy_extensions import i64

from motorpool.core.chance import Chance
from motorpool.rush.abilities import put_in_rear
from motorpool.rush.assault import post_an_attacker
from motorpool.rush.battle import award_medals
from motorpool.rush.codes import (
    E_DEPOT,
    E_ENDED,
    E_GRAVEYARD,
    E_KEPT,
    E_OVER,
    E_REPAIRED,
    E_REVEALED,
    E_STORED,
    E_TURN,
    EVERYONE,
    KEEP,
    KEEPING,
    LEAVE,
    MAIN,
    NATIONS,
    NO_TRIGGER,
    NONE,
    OVER,
    REFRESH,
    SCRAP,
    SLOTS,
    STAGE_DRAW,
    STAGE_KEEP,
    STAGE_MEDALS,
    STAGE_POST,
    STAGE_RESERVE,
    STAGE_SIEGE_MEDALS,
    STORE,
    STORING,
    TO_REFRESH,
    TURN_BEGINS,
    TURN_ENDS,
    VERB_SHIFT,
    WEAK,
)
from motorpool.rush.piles import discard_farthest, draw_cards, fill_reserve, lay_out
from motorpool.rush.table import Table

HAND_SIZE: Final = 3
HAND_LIMIT: Final = 5  # RU-ALT-07


def begin_turn(t: Table) -> None:
    """Phase I: repair, lay the hand open, perhaps refresh the Reserve."""
    t.pop()
    player = t.players[t.active]
    t.begin_turn_afresh()
    if t.listening:
        t.emit(E_TURN, t.active, t.turn)
        if player.damaged_bases or player.damaged_defenders:
            t.emit(E_REPAIRED, t.active)
    player.damaged_bases = 0
    player.damaged_defenders = 0
    if not t.rules.gradual_reveal:
        t.reveals += 1
        if t.listening:
            for card in player.hand:
                t.emit(E_REVEALED, t.active, card)
    t.push(MAIN)
    if t.rules.refresh_at_start and t.reserve:
        t.push(REFRESH)


def refresh_actions(actions: list[int]) -> None:
    actions.append(TO_REFRESH * VERB_SHIFT)
    actions.append(LEAVE * VERB_SHIFT)


def refresh(t: Table, chance: Chance) -> None:
    """RU-SF-10; with a refill at the end of the turn only this one slot is filled (RU-SF-22)."""
    t.pop()
    discard_farthest(t)
    lay_out(t, chance)


def end_main(t: Table) -> None:
    """The end of phase II."""
    t.pop()
    if t.listening:
        t.emit(E_ENDED, t.active)
    t.push(TURN_ENDS, STAGE_POST)


def go_on_ending(t: Table, chance: Chance) -> None:
    """The stages of the end of the turn in their order (RU-TURN-12), up to one that asks."""
    stage = t.arg(1)
    depth = len(t.steps)
    while stage < STAGE_DRAW:
        if stage == STAGE_RESERVE:
            step_the_reserve(t, chance)
        elif is_due(t, stage):
            t.set_arg(1, stage + 1)
            settle(t, stage)
            if len(t.steps) > depth:
                return
        stage += 1
    t.pop()
    draw_new_hand(t, chance)


def step_the_reserve(t: Table, chance: Chance) -> None:
    """RU-TURN-09, RU-ALT-01; dropped when it is the phase-I choice (RU-SF-10, RU-SF-22)."""
    if not t.rules.refresh_at_start:
        discard_farthest(t)
        fill_reserve(t, chance)
    elif t.rules.refill_at_end:
        fill_reserve(t, chance)


def is_due(t: Table, stage: i64) -> bool:
    """Whether a stage has anything to do."""
    if stage == STAGE_POST:
        return len(t.attackers) > 0  # gradual reveal only: else done when the assault ended
    if stage == STAGE_MEDALS:
        return t.assault_kills > 0  # gradual reveal only, too
    if stage == STAGE_SIEGE_MEDALS:
        return any(t.siege_kills)
    if stage == STAGE_KEEP:
        return t.keeps > 0 or (t.rules.weak_turn and not t.acted)
    return t.rules.rear


def settle(t: Table, stage: i64) -> None:
    hand = t.players[t.active].hand
    if stage == STAGE_POST:
        post_an_attacker(t)
    elif stage == STAGE_MEDALS:
        kills = t.assault_kills
        t.assault_kills = 0
        award_medals(t, t.assault_nation, kills)
    elif stage == STAGE_SIEGE_MEDALS:
        for nation in range(NATIONS):
            kills = t.siege_kills[nation]
            t.siege_kills[nation] = 0
            award_medals(t, nation, kills)
    elif stage == STAGE_KEEP:
        if t.keeps:
            ask_to_keep(t)
        elif hand:
            t.push(WEAK)
    elif len(hand) > len(t.kept):
        t.push(STORING)


def unused(t: Table) -> list[int]:
    """Hand cards that were not played in this turn and are not kept."""
    return [
        card
        for card in t.players[t.active].hand
        if card not in t.played and card not in t.played_from_rear and card not in t.kept
    ]


def unused_kinds(t: Table, verb: int, actions: list[int]) -> None:
    for card in unused(t):
        action = verb * VERB_SHIFT + t.rules.kind_of[card]
        if action not in actions:
            actions.append(action)


def unused_card(t: Table, kind: int, known_first: bool) -> int:
    """The card that a kind means: a known one first when it goes, as in `Table.card_in_hand`.

    When it stays, a hidden one first: nobody can tell it from the known one that goes.
    """
    found = -1
    for card in unused(t):
        if t.rules.kind_of[card] == kind:
            if (card in t.shown or card in t.counted) == known_first:
                return card
            found = card
    return found


def keep_card(t: Table, kind: int) -> None:
    """The card stays in the hand; if it lay open, everybody still knows it (RU-ALT-25, -26)."""
    card = unused_card(t, kind, False)
    t.kept.append(card)
    known = t.hand_is_open(t.active)
    if known and card not in t.shown:
        t.shown.append(card)
    if t.listening:
        t.emit(E_KEPT, t.active, card, -1, EVERYONE if known or card in t.shown else t.active)


# Weak turn (RU-ALT-02)


def weak_actions(t: Table, actions: list[int]) -> None:
    unused_kinds(t, KEEP, actions)
    unused_kinds(t, SCRAP, actions)
    actions.append(NONE * VERB_SHIFT)


def scrap_weakly(t: Table, kind: int) -> None:
    card = unused_card(t, kind, True)
    t.leave_hand(t.active, card)
    t.graveyard.append(card)
    if t.listening:
        t.emit(E_GRAVEYARD, t.active, card)


# Cards kept by Recruitment (RU-ALT-10)


def ask_to_keep(t: Table) -> None:
    kept = len(t.kept)
    if t.keeps and kept < HAND_LIMIT and len(t.players[t.active].hand) > kept:
        t.keeps -= 1
        t.push(KEEPING)


def keeping_actions(t: Table, actions: list[int]) -> None:
    unused_kinds(t, KEEP, actions)
    actions.append(NONE * VERB_SHIFT)


# The Rear (RU-SF-06)


def storing_actions(t: Table, actions: list[int]) -> None:
    unused_kinds(t, STORE, actions)
    actions.append(NONE * VERB_SHIFT)


def store(t: Table, kind: int) -> None:
    card = unused_card(t, kind, True)
    t.leave_hand(t.active, card)
    put_in_rear(t, card)
    if t.listening:
        t.emit(E_STORED, t.active, card)


def draw_new_hand(t: Table, chance: Chance) -> None:
    """The rest of the hand goes to the Depot, a new hand is drawn, the turn passes on."""
    seat = t.active
    player = t.players[seat]
    hand = player.hand
    player.hand = t.kept[:]
    for card in hand:
        if card not in t.kept:
            t.come_to_light(seat, card)
            player.depot.append(card)
            if t.listening:
                t.emit(E_DEPOT, seat, card)
    count = HAND_SIZE
    if t.rules.defended_bonus and most_bases_defended(t, seat):
        count += 1
    if len(player.hand) + count > HAND_LIMIT:
        count = HAND_LIMIT - len(player.hand)
    draw_cards(t, seat, count, True, chance)
    t.turn += 1
    if t.trigger != NO_TRIGGER and t.turn % t.rules.turns_in_round == 0:
        t.push(OVER)
        if t.listening:
            t.emit(E_OVER)
    else:
        t.active = t.rules.order[t.turn % len(t.rules.order)]
        t.push(TURN_BEGINS)


def most_bases_defended(t: Table, seat: int) -> bool:
    """More than half of the player's Bases (RU-ALT-07); no Base, no bonus (RU-ALT-27)."""
    bases = 0
    defended = 0
    for slot in range(SLOTS):
        bit = 1 << slot
        if t.players[seat].standing & bit:
            bases += 1
        if t.players[seat].guarded & bit:
            defended += 1
    return defended * 2 > bases
