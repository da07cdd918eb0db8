"""The state of a game of Battlegrounds: `legal` lists what may be done, `apply` does it."""

from typing import final

from motorpool.battlegrounds import family, pairs, setup, shooting, tanks, turn
from motorpool.battlegrounds.codes import (
    CHANGE,
    COLLECT,
    DRAFT,
    END,
    ENTER,
    FAMILY,
    FAMILY_MOVE,
    FIELD,
    FIRST_AUTOMATIC,
    FLIP,
    KEEP_CARD,
    MAIN,
    MOVE,
    MOVE_AFTER,
    OVER,
    READY,
    SHOOT,
    SHOOT_AT,
    STAY,
    TURN_BEGINS,
    TURN_ENDS,
    UPGRADE,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.moving import move
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tables import Rules
from motorpool.core.chance import Chance, Seeded


@final
class State(Table):
    """A game at a decision, or at its end."""

    def __init__(self, rules: Rules, source: "Table | None" = None) -> None:
        super().__init__(rules, source)
        if source is not None and isinstance(source, State):
            self.actions: list[int] = source.actions  # never changed in place
        else:
            self.actions = []

    def clone(self) -> "State":
        return State(self.rules, self)

    def over(self) -> bool:
        return self.step() == OVER

    def seat_to_decide(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        step = self.step()
        if step == FIELD or step == ENTER:
            return self.rules.pawn_owner[self.arg(1)]
        if step == DRAFT:
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
                if len(actions) > 1:
                    self.actions = actions
                    return
                if actions:  # everything is open here, so a single choice is no question
                    self.do(actions[0], chance)
                else:
                    self.pop()
            elif step == TURN_BEGINS:
                if self.rules.mode == FAMILY:
                    family.begin_family_turn(self)
                else:
                    turn.begin_turn(self)
            elif step == TURN_ENDS:
                if self.rules.mode == FAMILY:
                    family.end_family_turn(self)
                else:
                    turn.end_turn(self, chance)
            elif step == READY:
                turn.get_ready(self)
            else:
                self.actions = []
                return

    def list_actions(self, step: int, actions: list[int]) -> None:
        if step == MAIN:
            turn.main_actions(self, actions)
        elif step == SHOOT:
            turn.shoot_step_actions(self, actions)
        elif step == MOVE_AFTER:
            turn.move_after_actions(self, actions)
        elif step == FIELD:
            tanks.field_actions(self, actions)
        elif step == ENTER:
            tanks.enter_actions(self, actions)
        elif step == KEEP_CARD:
            pairs.keep_actions(self, actions)
        elif step == DRAFT:
            setup.draft_actions(self, actions)
        elif step == FAMILY_MOVE:
            family.family_moves(self, actions)
        elif step == FLIP:
            family.flip_actions(self, actions)
        elif step == COLLECT:
            family.collect_actions(self, actions)

    def do(self, action: int, chance: Chance) -> None:
        verb = action // VERB_SHIFT
        argument = action % VERB_SHIFT
        step = self.step()
        if verb == USE_EXTRA_TURN:
            pairs.use_extra_turn(self)
        elif verb == USE_EXTRA_TANK:
            pairs.use_extra_tank(self, chance)
        elif verb == UPGRADE:
            tanks.put_upgrade(self, argument)
        elif step == MAIN:
            self.do_main(verb, argument)
        elif step == SHOOT:
            self.pop()
            if verb == SHOOT_AT:
                shooting.shoot(self, argument)
        elif step == MOVE_AFTER:
            self.pop()
            if verb == MOVE:
                move(self, argument)
        elif step == FIELD:
            tanks.put_in_field(self, argument)
        elif step == ENTER:
            tanks.enter(self, argument)
        elif step == KEEP_CARD:
            pairs.keep(self, argument)
        elif step == DRAFT:
            setup.pick(self, argument)
        elif step == FAMILY_MOVE:
            family.go(self, argument)
        elif step == FLIP:
            family.turn_up(self, argument, chance)
        elif step == COLLECT:
            family.leave(self, argument)

    def do_main(self, verb: int, argument: int) -> None:
        if verb == MOVE:
            turn.do_move(self, argument)
        elif verb == SHOOT_AT:
            turn.do_first_shot(self, argument)
        elif verb == STAY:
            turn.do_stay(self, argument)
        elif verb == CHANGE:
            tanks.change(self, argument)
        elif verb == END:
            turn.end_main(self)

    def determinize(self, seat: int, chance: Chance) -> "State":
        """A state that this seat could be in: nothing is hidden that is decided already.

        Face-down tokens that were never turned up are decided when they are, and what was
        turned up was shown to everybody.
        """
        return self.clone()


def play_at_random(state: State, chance: Seeded, most: int) -> int:
    """Play random legal actions to the end, at most so many; how many there were."""
    count = 0
    while count < most and state.actions:
        action = state.actions[chance.below(len(state.actions))]
        state.do(action, chance)
        state.advance(chance)
        count += 1
    return count
