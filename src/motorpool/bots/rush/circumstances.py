"""What an action of Rush meets with: numbers that tell whether it is the moment for it.

Habits know the action and its card; these know the table: what can be bought with what is left
in the hand, which Bases lie open, what a hit destroys. Each verb has numbers of its own.
"""

from typing import Final, final

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
    VERB_TEXTS,
)
from motorpool.rush.state import State
from motorpool.rush.tables import Rules

CIRCUMSTANCES: Final = 7  # numbers of an action
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
        self.rest = 0
        for card in t.playable_hand():
            self.rest += max(0, rules.resources[card])
        rear = t.playable_rear()
        if rear >= 0:
            self.rest += max(0, rules.resources[rear])
        self.spent: int = t.ordinary_spent
        for each in t.national_spent:
            self.spent += each
        for each in t.costs_bought:
            self.spent -= each
        self.may_buy = t.purchases == 0 or t.recruitment
        self.best = NOT_FOR_SALE
        self.best_now = NOT_FOR_SALE
        self.cost = 0  # of the best
        for card in t.reserve if self.may_buy else []:
            cost = rules.cost[card]
            if cost <= self.spent + self.rest and worth[card] > self.best:
                self.best = worth[card]
                self.cost = cost
            if cost <= self.spent and worth[card] > self.best_now:
                self.best_now = worth[card]

    def gain(self) -> float:
        """How much better the best is than what can be had now."""
        if self.best_now == NOT_FOR_SALE or self.best == NOT_FOR_SALE:
            return 0.0
        return self.best - self.best_now


@final
class Circumstances:
    def __init__(self, rules: Rules, worth: list[float]) -> None:
        self.rules = rules
        self.worth = worth  # of each card, to who buys it
        self.none = [0.0] * CIRCUMSTANCES

    def of(self, t: State, actions: list[int]) -> list[list[float]]:
        """The numbers of each action of a decision."""
        step = t.step()
        if step == MAIN:
            return self.of_turn(t, actions)
        result: list[list[float]] = []
        outlook = Outlook(t)
        for action in actions:
            verb = action // VERB_SHIFT
            if verb == HIT or verb == SIEGE:
                attacker = t.arg(1) if step == TARGET else -1
                result.append(self.of_target(t, action % VERB_SHIFT, attacker))
            elif verb == JOIN or verb == CHARGE or verb == FIRE:
                result.append(of_assault(t, outlook))
            else:
                result.append(self.none)
        return result

    def of_turn(self, t: State, actions: list[int]) -> list[list[float]]:
        outlook = Outlook(t)
        purse = Purse(t, self.worth)
        own_open = unguarded(t)
        counts = [0] * len(VERB_TEXTS)
        for action in actions:
            counts[action // VERB_SHIFT] += 1
        result: list[list[float]] = []
        for action in actions:
            verb = action // VERB_SHIFT
            argument = action % VERB_SHIFT
            if argument >= FROM_REAR:
                argument -= FROM_REAR
            if verb == END:
                result.append(of_end(counts, outlook, purse, own_open))
            elif verb == BUY:
                worth = self.worth[argument]
                told = [purse.best - worth, purse.best_now - worth, 0.0, 0.0, 0.0, 0.0, 0.0]
                result.append(told)
            elif verb == SPEND:
                card = self.rules.cards_of[argument][0]
                result.append(self.of_spending(t, card, counts[SPEND], outlook, purse))
            elif verb == ATTACK:
                result.append(self.of_attack(t, argument, outlook))
            elif verb == USE or verb == DEFEND:
                card = self.rules.cards_of[argument][0]
                result.append(self.of_use(t, card, outlook, purse, own_open))
            else:
                result.append(self.none)
        return result

    def could_storm(self, t: State, card: int, outlook: Outlook) -> bool:
        return self.rules.power[card] > 0 and outlook.open_bases > 0 and t.assault_nation < 0

    def of_spending(
        self, t: State, card: int, spendable: int, outlook: Outlook, purse: Purse
    ) -> list[float]:
        value = max(0, self.rules.resources[card])
        short = max(0, purse.cost - purse.spent)
        wasted = float(max(0, value - short))
        missing = float(max(0, short - value))
        storms = float(self.could_storm(t, card, outlook))
        if t.paying:
            gain = purse.gain()
            return [1.0, gain, 0.0, wasted, missing, float(gain <= 0.01), storms]
        return [0.0, 0.0, purse.best + SOMETHING, wasted, missing, float(spendable == 1), storms]

    def of_attack(self, t: State, card: int, outlook: Outlook) -> list[float]:
        rules = self.rules
        comrades = -1
        for other in t.players[t.active].hand:
            if rules.power[other] > 0 and rules.nation[other] == rules.nation[card]:
                comrades += 1
        storms = outlook.open_bases > 0
        return [
            float(storms),
            float(outlook.damaged > 0),
            float(storms and rules.vehicle_class[card] == HEAVY),
            float(comrades),
            float(storms and comrades > 0),
            float(outlook.weakest <= rules.power[card]),
            float(outlook.weakest <= 2 and comrades > 0),
        ]

    def of_use(
        self, t: State, card: int, outlook: Outlook, purse: Purse, own_open: int
    ) -> list[float]:
        value = max(0, self.rules.resources[card])
        needed = value > 0 and purse.rest - value + purse.spent < purse.cost
        return [
            float(own_open),
            float(own_open > 0),
            float(self.could_storm(t, card, outlook)),
            float(self.rules.power[card] >= outlook.weakest and t.assault_nation < 0),
            float(purse.may_buy and needed),
            float(purse.may_buy),
            float(t.trigger != NO_TRIGGER),
        ]

    def of_target(self, t: State, target: int, attacker: int) -> list[float]:
        """What a hit does; a siege (no attacker) asks neither for armor nor for class."""
        rules = self.rules
        slot = target // 2 % SLOTS
        player = t.players[target // 2 // SLOTS]
        if target % 2:
            kills = player.damaged_defenders >> slot & 1 != 0 or (
                attacker >= 0 and rules.power[attacker] >= rules.armor[player.defenders[slot]]
            )
            return [1.0, float(kills), 0.0, 0.0, 0.0, 0.0, 0.0]
        damaged = player.damaged_bases >> slot & 1 != 0
        heavy = attacker >= 0 and rules.vehicle_class[attacker] == HEAVY
        last = player.standing == 1 << slot
        guarded = attacker < 0 and player.guarded >> slot & 1 != 0
        destroys = damaged or heavy
        return [
            0.0,
            0.0,
            float(destroys),
            float(damaged and heavy),
            float(last),
            float(last and destroys),
            float(guarded),
        ]


def unguarded(t: State) -> int:
    """Own Bases without a defender."""
    player = t.players[t.active]
    count = 0
    for slot in range(SLOTS):
        if player.standing >> slot & 1 and not player.guarded >> slot & 1:
            count += 1
    return count


def of_end(counts: list[int], outlook: Outlook, purse: Purse, own_open: int) -> list[float]:
    attacks = counts[ATTACK] > 0
    return [
        float(counts[USE]),
        float(counts[SPEND] > 0),
        purse.best + SOMETHING if counts[SPEND] else 0.0,
        float(attacks),
        float(attacks and outlook.open_bases > 0),
        float(attacks and outlook.weakest < NO_DEFENDER),
        float(counts[DEFEND] > 0 and own_open > 0),
    ]


def of_assault(t: State, outlook: Outlook) -> list[float]:
    return [
        float(outlook.open_bases > 0),
        float(outlook.open_bases > 1),
        float(outlook.damaged > 0),
        float(len(t.announced)),
        float(outlook.weakest < NO_DEFENDER),
        0.0,
        0.0,
    ]
