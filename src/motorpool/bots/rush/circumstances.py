"""What an action of Rush meets with: numbers that tell whether it is the moment for it.

Habits know the action and its card; these know the table: what can be bought with what is left
in the hand, which Bases lie open, what a hit destroys. Each verb has numbers of its own.
"""

from typing import Final, final

from mypy_extensions import i64

from motorpool.rush.codes import (
    ATTACK,
    BUY,
    CHARGE,
    DEFEND,
    END,
    FIRE,
    FROM_REAR,
    HEAVY,
    HIT,
    JOIN,
    MAIN,
    NO_TRIGGER,
    SIEGE,
    SLOTS,
    SPEND,
    TARGET,
    USE,
    VERB_SHIFT,
)
from motorpool.rush.state import State

Numbers = tuple[float, float, float, float, float, float, float]  # of an action

CIRCUMSTANCES: Final = 7
NOT_FOR_SALE: Final = -9.0  # less than any card is worth
SOMETHING: Final = 3.0  # about what the least card is worth less than nothing
NO_DEFENDER: Final = 9  # an armor that nothing has


@final
class Outlook:
    """What can be attacked: open enemy Bases, damaged ones of them, and the weakest defender."""

    def __init__(self, t: State) -> None:
        self.open_bases = 0
        self.damaged = 0
        self.weakest = NO_DEFENDER
        for seat in t.rules.enemies[t.active]:
            player = t.players[seat]
            open_bases = player.open_bases()
            for slot in range(SLOTS):
                if open_bases >> slot & 1:
                    self.open_bases += 1
                    if player.damaged_bases >> slot & 1:
                        self.damaged += 1
                elif player.guarded >> slot & 1:
                    armor = t.rules.armor[player.defenders[slot]]
                    if player.damaged_defenders >> slot & 1:
                        armor = 0
                    if armor < self.weakest:
                        self.weakest = armor


@final
class Purse:
    """What can be bought in this turn: the best card now, and with all that is in the hand."""

    def __init__(self, t: State, worth: list[float]) -> None:
        rules = t.rules
        resources = rules.resources
        rest: i64 = 0
        for card in t.playable_hand():
            value: i64 = resources[card]
            if value > 0:
                rest += value
        rear = t.playable_rear()
        if rear >= 0 and resources[rear] > 0:
            rest += resources[rear]
        spent: i64 = t.ordinary_spent
        if t.paid_national:
            for each in t.national_spent:
                spent += each
        if t.purchases:
            for each in t.costs_bought:
                spent -= each
        best = NOT_FOR_SALE
        best_now = NOT_FOR_SALE
        best_cost: i64 = 0
        self.may_buy = t.purchases == 0 or t.recruitment
        if self.may_buy:
            for card in t.reserve:
                cost: i64 = rules.cost[card]
                if cost <= spent + rest and worth[card] > best:
                    best = worth[card]
                    best_cost = cost
                if cost <= spent and worth[card] > best_now:
                    best_now = worth[card]
        self.rest: i64 = rest
        self.spent: i64 = spent
        self.best = best
        self.best_now = best_now
        self.cost: i64 = best_cost  # of the best

    def gain(self) -> float:
        """How much better the best is than what can be had now."""
        if self.best_now == NOT_FOR_SALE or self.best == NOT_FOR_SALE:
            return 0.0
        return self.best - self.best_now


@final
class Moment:
    """A decision: what there is to choose from, and what is looked at only if it matters."""

    def __init__(self, t: State, actions: list[int], worth: list[float]) -> None:
        self.t = t
        self.worth = worth  # of each card, to who buys it
        self.step = t.step()
        self.seen: Outlook | None = None
        self.counted: Purse | None = None
        self.own_open: i64 = 0
        # Of the actions, so many are of these verbs
        self.uses: i64 = 0
        self.spendings: i64 = 0
        self.attacks: i64 = 0
        self.defences: i64 = 0
        if self.step == MAIN:
            self.own_open = unguarded(t)
            for action in actions:
                verb = action // VERB_SHIFT
                if verb == SPEND:
                    self.spendings += 1
                elif verb == USE:
                    self.uses += 1
                elif verb == DEFEND:
                    self.defences += 1
                elif verb == ATTACK:
                    self.attacks += 1

    def outlook(self) -> Outlook:
        seen = self.seen
        if seen is None:
            seen = self.seen = Outlook(self.t)
        return seen

    def purse(self) -> Purse:
        counted = self.counted
        if counted is None:
            counted = self.counted = Purse(self.t, self.worth)
        return counted

    def of(self, action: int) -> Numbers:
        """The numbers of one of the actions."""
        verb = action // VERB_SHIFT
        argument = action % VERB_SHIFT
        if self.step != MAIN:
            if verb == HIT or verb == SIEGE:
                return self.of_target(argument)
            if verb == JOIN or verb == CHARGE or verb == FIRE:
                return self.of_assault()
            return nothing()
        if argument >= FROM_REAR:
            argument -= FROM_REAR
        if verb == END:
            return self.of_end()
        if verb == BUY:
            return self.of_purchase(argument)
        if verb == SPEND:
            return self.of_spending(self.t.rules.cards_of[argument][0])
        if verb == ATTACK:
            return self.of_attack(argument)
        if verb == USE or verb == DEFEND:
            return self.of_use(self.t.rules.cards_of[argument][0])
        return nothing()

    def of_end(self) -> Numbers:
        outlook = self.outlook()
        attacks = self.attacks > 0
        return (
            float(self.uses),
            float(self.spendings > 0),
            self.purse().best + SOMETHING if self.spendings else 0.0,
            float(attacks),
            float(attacks and outlook.open_bases > 0),
            float(attacks and outlook.weakest < NO_DEFENDER),
            float(self.defences > 0 and self.own_open > 0),
        )

    def of_purchase(self, card: int) -> Numbers:
        purse = self.purse()
        worth = self.worth[card]
        return (purse.best - worth, purse.best_now - worth, 0.0, 0.0, 0.0, 0.0, 0.0)

    def could_storm(self, card: int) -> bool:
        t = self.t
        return t.rules.power[card] > 0 and t.assault_nation < 0 and self.outlook().open_bases > 0

    def of_spending(self, card: int) -> Numbers:
        t = self.t
        purse = self.purse()
        value = max(0, t.rules.resources[card])
        short = max(0, purse.cost - purse.spent)
        wasted = float(max(0, value - short))
        missing = float(max(0, short - value))
        storms = float(self.could_storm(card))
        if t.paying:
            gain = purse.gain()
            return (1.0, gain, 0.0, wasted, missing, float(gain <= 0.01), storms)
        last = float(self.spendings == 1)
        return (0.0, 0.0, purse.best + SOMETHING, wasted, missing, last, storms)

    def of_attack(self, card: int) -> Numbers:
        t = self.t
        rules = t.rules
        outlook = self.outlook()
        comrades = -1
        for other in t.players[t.active].hand:
            if rules.power[other] > 0 and rules.nation[other] == rules.nation[card]:
                comrades += 1
        storms = outlook.open_bases > 0
        return (
            float(storms),
            float(outlook.damaged > 0),
            float(storms and rules.vehicle_class[card] == HEAVY),
            float(comrades),
            float(storms and comrades > 0),
            float(outlook.weakest <= rules.power[card]),
            float(outlook.weakest <= 2 and comrades > 0),
        )

    def of_use(self, card: int) -> Numbers:
        t = self.t
        purse = self.purse()
        value = max(0, t.rules.resources[card])
        needed = value > 0 and purse.rest - value + purse.spent < purse.cost
        return (
            float(self.own_open),
            float(self.own_open > 0),
            float(self.could_storm(card)),
            float(t.assault_nation < 0 and t.rules.power[card] >= self.outlook().weakest),
            float(purse.may_buy and needed),
            float(purse.may_buy),
            float(t.trigger != NO_TRIGGER),
        )

    def of_target(self, target: int) -> Numbers:
        """What a hit does; a siege (no attacker) asks neither for armor nor for class."""
        t = self.t
        rules = t.rules
        attacker = t.arg(1) if self.step == TARGET else -1
        slot = target // 2 % SLOTS
        player = t.players[target // 2 // SLOTS]
        if target % 2:
            kills = player.damaged_defenders >> slot & 1 != 0 or (
                attacker >= 0 and rules.power[attacker] >= rules.armor[player.defenders[slot]]
            )
            return (1.0, float(kills), 0.0, 0.0, 0.0, 0.0, 0.0)
        damaged = player.damaged_bases >> slot & 1 != 0
        heavy = attacker >= 0 and rules.vehicle_class[attacker] == HEAVY
        last = player.standing == 1 << slot
        guarded = attacker < 0 and player.guarded >> slot & 1 != 0
        destroys = damaged or heavy
        return (
            0.0,
            0.0,
            float(destroys),
            float(damaged and heavy),
            float(last),
            float(last and destroys),
            float(guarded),
        )

    def of_assault(self) -> Numbers:
        outlook = self.outlook()
        return (
            float(outlook.open_bases > 0),
            float(outlook.open_bases > 1),
            float(outlook.damaged > 0),
            float(len(self.t.announced)),
            float(outlook.weakest < NO_DEFENDER),
            0.0,
            0.0,
        )


def nothing() -> Numbers:
    return (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def unguarded(t: State) -> i64:
    """Own Bases without a defender."""
    player = t.players[t.active]
    count: i64 = 0
    for slot in range(SLOTS):
        if player.standing >> slot & 1 and not player.guarded >> slot & 1:
            count += 1
    return count
