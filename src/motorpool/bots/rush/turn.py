"""The turn as a whole: which card is played in which way, and in what order."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from motorpool.bots.rush.abilities import value_of_use
from motorpool.bots.rush.assault import think_through
from motorpool.bots.rush.buying import Payer, Purchase, best_purchase, purse_of, spree
from motorpool.bots.rush.defence import IDLE, value_of_covering, value_of_guarding
from motorpool.bots.rush.pieces import Piece, playable
from motorpool.bots.rush.siege import best_siege
from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import (
    ATTACK,
    BUY,
    CHARGE,
    COVER,
    DEFEND,
    END,
    JOIN,
    RECRUITMENT,
    REPAIR,
    SCOUTING,
    SIEGE_MASTER,
    SPEND,
    USE,
    VERB_SHIFT,
)

WORTH_DOING = 0.1


@dataclass(slots=True)
class Quiet:
    """What a card can do without attacking: the best way, and its value."""

    way: int = END
    value: float = 0.0


@dataclass(slots=True)
class Plan:
    """Who attacks, what is bought, and how the other cards are played."""

    value: float = 0.0
    attackers: list[Piece] = field(default_factory=list)  # in firing order
    purchases: list[Purchase] = field(default_factory=list)
    recruiter: Piece | None = None
    others: list[Piece] = field(default_factory=list)


def actions_of_turn(judgement: Judgement, actions: Sequence[int]) -> list[int]:
    """The next actions, of which the first is to be done now."""
    pieces = playable(judgement.sight, actions)
    if judgement.sight.turn["paying"]:
        return [finish_buying(judgement, pieces, actions)]
    quiet = {piece: quiet_way(judgement, piece, pieces) for piece in pieces}
    plan = best_plan(judgement, pieces, quiet)
    return next_actions(judgement, plan, quiet)


def finish_buying(judgement: Judgement, pieces: list[Piece], actions: Sequence[int]) -> int:
    """Cards were spent: buy the best there is, or spend on when it is not enough yet."""
    by_kind = judgement.sight.book.by_kind
    offers = [action for action in actions if action // VERB_SHIFT == BUY]
    if offers:
        return max(offers, key=lambda action: judgement.worth(by_kind[action % VERB_SHIFT]))
    return max(pieces, key=lambda piece: piece.card.resources).action(SPEND)


def quiet_way(judgement: Judgement, piece: Piece, pieces: list[Piece]) -> Quiet:
    """The best way to play a card without attacking or paying."""
    card = piece.card
    best = Quiet()
    if piece.use:
        siege = 0.0
        if SIEGE_MASTER in card.abilities:
            others = [other for other in pieces if other is not piece]
            attackers = [other.card for other in others if other.attack]
            more = any(other.use and SIEGE_MASTER in other.card.abilities for other in others)
            siege, _, _ = best_siege(judgement, card.nation, attackers, more)
        value = value_of_use(judgement, card, siege)
        if value > best.value:
            best = Quiet(USE, value)
    if piece.defend:
        value = value_of_guarding(judgement, card)
        if value > best.value:
            best = Quiet(DEFEND, value)
    if piece.cover:
        value = value_of_covering(judgement, card)
        if value > best.value:
            best = Quiet(COVER, value)
    return best


def best_plan(judgement: Judgement, pieces: list[Piece], quiet: dict[Piece, Quiet]) -> Plan:
    """Try every choice of attackers with the best use of the rest."""
    best = plan_of_rest(judgement, pieces, quiet)
    interactive = judgement.sight.rules.interactive_assault
    for nation in {piece.card.nation for piece in pieces if piece.attack}:
        prizes = judgement.prizes(nation, judgement.sight.targets)
        able = {p.card: p for p in pieces if p.attack and p.card.nation == nation}
        orders = think_through(list(able), prizes, interactive)
        for chosen in range(1, len(orders.values)):
            value = orders.values[chosen]
            if value < WORTH_DOING or any(
                chosen >> index & 1 and orders.values[chosen ^ 1 << index] >= value - 1e-9
                for index in range(len(orders.attackers))
            ):
                continue  # somebody would attack for nothing
            team = [able[card] for i, card in enumerate(orders.attackers) if chosen >> i & 1]
            rest = plan_of_rest(judgement, [p for p in pieces if p not in team], quiet)
            if value + rest.value > best.value:
                rest.value += value
                rest.attackers = team
                best = rest
    return best


def plan_of_rest(judgement: Judgement, pieces: list[Piece], quiet: dict[Piece, Quiet]) -> Plan:
    """Buying and all that needs no attack."""
    turn = judgement.sight.turn
    values = values_within_bases(judgement, pieces, quiet)
    total = sum(values.values())
    payers: list[Payer] = [(piece, values[piece]) for piece in pieces if piece.spend]
    purse = purse_of(turn)
    if turn["recruitment"]:
        purchases = spree(judgement, payers, purse)
        return with_purchases(total, purchases, None, pieces)
    single = None
    if not turn["purchases"]:
        single = best_purchase(judgement, judgement.sight.reserve, payers, purse)
    best = with_purchases(total, [single] if single else [], None, pieces)
    for recruiter in pieces:
        if recruiter.use and RECRUITMENT in recruiter.card.abilities:
            others = [payer for payer in payers if payer[0] is not recruiter]
            purchases = spree(judgement, others, purse)
            plan = with_purchases(total, purchases, recruiter, pieces)
            if plan.value > best.value + WORTH_DOING:
                best = plan
    return best


def with_purchases(
    total: float, purchases: list[Purchase], recruiter: Piece | None, pieces: list[Piece]
) -> Plan:
    gain = sum(purchase.gain for purchase in purchases)
    paying = [piece for purchase in purchases for piece in purchase.payers]
    others = [piece for piece in pieces if piece not in paying and piece is not recruiter]
    return Plan(total + gain, [], purchases, recruiter, others)


def values_within_bases(
    judgement: Judgement, pieces: list[Piece], quiet: dict[Piece, Quiet]
) -> dict[Piece, float]:
    """The quiet values; only as many go to defend as there are open Bases."""
    places = judgement.sight.open_bases()
    values = {}
    for piece in sorted(pieces, key=lambda piece: -quiet[piece].value):
        value = quiet[piece].value
        if quiet[piece].way == DEFEND:
            if places <= 0:
                value = 0.0
            places -= 1
        values[piece] = value
    return values


def next_actions(judgement: Judgement, plan: Plan, quiet: dict[Piece, Quiet]) -> list[int]:
    """What comes first: draw, help, attack, recruit, buy, defend."""
    used = [p for p in plan.others if quiet[p].way == USE and quiet[p].value > WORTH_DOING]
    drawing = [piece for piece in used if piece.card.draws()]
    garage: int = judgement.sight.own["garage"]
    repairing = [piece for piece in used if REPAIR in piece.card.abilities]
    if repairing and sum(piece.card.draws() for piece in drawing) > garage:
        return [repairing[0].action(USE)]  # before the Depot becomes the new Garage
    if drawing:
        return [max(drawing, key=lambda piece: piece.card.draws()).action(USE)]
    helping = [p for p in used if p not in repairing and not only_scouts(p)]
    if helping:
        return [helping[0].action(USE)]
    if plan.attackers:
        first, *others = plan.attackers
        if judgement.sight.rules.gradual_reveal:
            return [first.action(ATTACK)]
        joining = [piece.action(JOIN) for piece in others]
        return [first.action(ATTACK), *joining, CHARGE * VERB_SHIFT]
    if plan.recruiter:
        return [plan.recruiter.action(USE)]
    if plan.purchases:
        purchase = plan.purchases[0]
        spending = [piece.action(SPEND) for piece in purchase.payers]
        return [*spending, BUY * VERB_SHIFT + purchase.card.kind]
    if used:
        return [used[0].action(USE)]
    return [last_of_turn(judgement, plan, quiet)]


def only_scouts(piece: Piece) -> bool:
    return list(piece.card.abilities) == [SCOUTING]


def last_of_turn(judgement: Judgement, plan: Plan, quiet: dict[Piece, Quiet]) -> int:
    """Send Vehicles that have nothing else to do to the Bases that are open, then end."""
    best = END * VERB_SHIFT
    best_value = 0.0
    for piece in plan.others:
        value = quiet[piece].value if quiet[piece].way in (DEFEND, COVER) else 0.0
        way = quiet[piece].way
        if piece.defend and judgement.sight.open_bases():
            idle = IDLE + value_of_guarding(judgement, piece.card)
            if idle > value:
                way, value = DEFEND, idle
        if value > best_value:
            best, best_value = piece.action(way), value
    return best
