"""The state of a game of Rush: `legal` lists what may be done, `apply` does it."""

from typing import final

from motorpool.core.chance import Chance, Seeded
from motorpool.rush import abilities, assault, battle, buying, defence, fight, turn
from motorpool.rush.codes import (
    ABILITY,
    ANNOUNCE,
    ASSAULT,
    ATTACK,
    ATTACKER,
    BASE,
    BESIEGE,
    BUY,
    COVER,
    DEFEND,
    END,
    FIGHT,
    FIRST_AUTOMATIC,
    GUARD,
    HONOUR,
    JOIN,
    KEEP,
    KEEP_LATER,
    KEEPING,
    MAIN,
    MEDALS,
    OVER,
    PLAN,
    POSTING,
    RECRUITING,
    REFRESH,
    REGROUPING,
    REPAIRING,
    RESEARCHING,
    SABOTAGED,
    SCRAP,
    SPEND,
    STOP,
    STORE,
    STORING,
    SUPPORT,
    SUPPORT_WITH,
    TARGET,
    TO_REFRESH,
    TURN_BEGINS,
    TURN_ENDS,
    USE,
    VERB_SHIFT,
    WEAK,
)
from motorpool.rush.table import Table
from motorpool.rush.tables import Rules


@final
class State(Table):
    """A game at a decision, or at its end."""

    def __init__(self, rules: Rules, source: "Table | None" = None) -> None:
        super().__init__(rules, source)

    def clone(self) -> "State":
        return State(self.rules, self)

    def over(self) -> bool:
        return self.step() == OVER

    def seat_to_decide(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        step = self.step()
        if step == SABOTAGED or step == SUPPORT:
            return self.arg(1)
        if step == OVER:
            return -1
        return self.active

    def advance(self, chance: Chance) -> None:
        """Run the steps that need nobody, up to the next decision."""
        while True:
            step = self.step()
            if step < FIRST_AUTOMATIC:
                actions: list[int] = []
                self.list_actions(step, actions)
                if actions:
                    self.actions = actions
                    if len(actions) > 1 or not goes_without_asking(step):
                        return
                    self.do(actions[0], chance)
                else:
                    self.pop()  # nothing can be done, so nothing is (RU-TURN-13)
            elif step == TURN_ENDS:
                turn.go_on_ending(self, chance)
            elif step == TURN_BEGINS:
                turn.begin_turn(self)
            elif step == ABILITY:
                abilities.next_ability(self, chance)
            elif step == ASSAULT:
                assault.go_on_with_assault(self)
            elif step == FIGHT:
                fight.go_on_with_fight(self)
            else:
                self.actions = []
                return

    def list_actions(self, step: int, actions: list[int]) -> None:
        if step == MAIN:
            playable = self.playable_hand()
            rear = self.playable_rear()
            buying.buying_actions(self, playable, rear, actions)
            if not self.paying:
                abilities.ability_actions(self, playable, rear, actions)
                defence.defending_actions(self, playable, rear, actions)
                assault.assault_actions(self, playable, rear, actions)
                actions.append(END * VERB_SHIFT)
        elif step == TARGET:
            assault.target_actions(self, actions)
        elif step == GUARD:
            defence.guard_actions(self, actions)
        elif step == ANNOUNCE:
            assault.announce_actions(self, actions)
        elif step == ATTACKER:
            assault.attacker_actions(self, actions)
        elif step == SABOTAGED:
            abilities.sabotaged_actions(self, actions)
        elif step == BESIEGE:
            abilities.siege_actions(self, actions)
        elif step == RESEARCHING:
            abilities.research_actions(self, actions)
        elif step == REPAIRING:
            abilities.repair_actions(self, actions)
        elif step == MEDALS:
            battle.medal_actions(self, actions)
        elif step == SUPPORT:
            fight.support_actions(self, actions)
        elif step == REFRESH:
            turn.refresh_actions(actions)
        elif step == STORING:
            turn.storing_actions(self, actions)
        elif step == POSTING:
            assault.posting_actions(self, actions)
        elif step == WEAK:
            turn.weak_actions(self, actions)
        elif step == KEEPING:
            turn.keeping_actions(self, actions)
        elif step == RECRUITING:
            abilities.recruiting_actions(actions)
        elif step == HONOUR:
            abilities.honour_actions(self, actions)
        elif step == REGROUPING:
            abilities.regroup_actions(self, actions)
        elif step == PLAN:
            abilities.plan_actions(self, actions)

    def do(self, action: int, chance: Chance) -> None:
        verb = action // VERB_SHIFT
        argument = action % VERB_SHIFT
        step = self.step()
        if step == MAIN:
            self.do_main(verb, argument, chance)
        elif step == TARGET:
            assault.attack_target(self, argument)
        elif step == GUARD:
            defence.guard(self, argument)
        elif step == ANNOUNCE:
            if verb == JOIN:
                assault.join(self, argument)
            else:
                assault.charge(self)
        elif step == ATTACKER:
            assault.choose_attacker(self, argument)
        elif step == SABOTAGED:
            abilities.lose(self, argument)
        elif step == BESIEGE:
            abilities.besiege(self, argument)
        elif step == RESEARCHING:
            abilities.take_researched(self, argument, chance)
        elif step == REPAIRING:
            if verb == STOP:
                self.pop()
            else:
                abilities.scrap(self, argument)
        elif step == MEDALS:
            battle.choose_medals(self, argument)
        elif step == SUPPORT:
            if verb == SUPPORT_WITH:
                fight.support(self, argument)
            else:
                fight.pass_support(self)
        elif step == REFRESH:
            if verb == TO_REFRESH:
                turn.refresh(self, chance)
            else:
                self.pop()
        elif step == STORING:
            self.pop()
            if verb == STORE:
                turn.store(self, argument)
        elif step == POSTING:
            assault.post(self, argument)
        elif step == WEAK:
            self.pop()
            if verb == KEEP:
                turn.keep_card(self, argument)
            elif verb == SCRAP:
                turn.scrap_weakly(self, argument)
        elif step == KEEPING:
            self.pop()
            if verb == KEEP:
                turn.keep_card(self, argument)
            turn.ask_to_keep(self)
        elif step == RECRUITING:
            abilities.choose_recruitment(self, verb == KEEP_LATER)
        elif step == HONOUR:
            abilities.claim(self, argument)
        elif step == REGROUPING:
            abilities.regroup(self, argument)
        elif step == PLAN:
            abilities.plan(self, argument, chance)

    def do_main(self, verb: int, argument: int, chance: Chance) -> None:
        if verb == SPEND:
            buying.spend(self, argument)
        elif verb == BUY:
            buying.buy(self, argument, chance)
        elif verb == USE:
            abilities.use(self, argument)
        elif verb == DEFEND:
            defence.defend(self, argument)
        elif verb == ATTACK:
            assault.begin_attack(self, argument)
        elif verb == COVER:
            defence.cover_an_ally(self, argument)
        elif verb == END:
            turn.end_main(self)

    def determinize(self, seat: int, chance: Chance) -> "State":
        """A state that this seat could be in: what it cannot know is dealt anew.

        Hidden is only how the others' unknown cards lie in hand and Garage; a pile
        has no order here. The decision's actions follow from the new hands.
        """
        while True:
            other = State(self.rules, self)
            for index in range(self.rules.seats):
                if index != seat and not self.hand_is_open(index):
                    other.deal_anew(index, chance)
            if other.kept and self.active != seat and not other.keep_anew(chance):
                continue
            decider = other.seat_to_decide()
            if decider < 0 or decider == seat:
                return other
            actions: list[int] = []
            other.list_actions(other.step(), actions)
            if actions:  # who has spent cards must be able to buy: deal again if not
                other.actions = actions
                return other

    def deal_anew(self, seat: int, chance: Chance) -> None:
        """Mix what nobody else knows of a player: hidden hand cards and Garage.

        A destroyed Base is never in a hand (RU-TURN-08).
        """
        player = self.players[seat]
        hidden = [card for card in player.hand if card not in self.shown + self.counted]
        pool = hidden + [card for card in player.garage if self.rules.type[card] != BASE]
        pool.sort()  # how they lay must not show in how they are dealt
        player.garage = [card for card in player.garage if self.rules.type[card] == BASE]
        player.hand = [card for card in player.hand if card not in hidden]
        for _ in hidden:
            player.hand.append(chance.draw(pool))
        player.garage += pool

    def keep_anew(self, chance: Chance) -> bool:
        """Choose anew what was kept unseen, of cards not played (RU-ALT-26); False if too few."""
        seen = [card for card in self.kept if card in self.shown]
        out = self.shown + self.played + self.played_from_rear
        possible = [card for card in self.players[self.active].hand if card not in out]
        unseen = len(self.kept) - len(seen)
        if len(possible) < unseen:
            return False
        self.kept = seen + [chance.draw(possible) for _ in range(unseen)]
        return True


def goes_without_asking(step: int) -> bool:
    """A single choice is no question where everybody can see that it is the only one."""
    return step == GUARD or step == TARGET or step == ANNOUNCE or step == POSTING


def play_at_random(state: State, chance: Seeded, most: int) -> int:
    """Play random legal actions to the end, at most so many; how many there were."""
    count = 0
    while count < most and state.actions:
        action = state.actions[chance.below(len(state.actions))]
        state.do(action, chance)
        state.advance(chance)
        count += 1
    return count
