# Battlegrounds: questions and choices. $who is you or other; $player is the other one's name.

## Questions

bg-ask-main = { $who ->
    [you] { $change ->
        [yes] Your turn: drive and shoot with a tank, or change tank.
       *[no] Your turn: drive and shoot with a tank.
    }
   *[other] { $player } is to drive a tank or change tank.
}
bg-ask-main-done = { $who ->
    [you] Your main action is done: use what you have won, or end the turn.
   *[other] { $player } may use what was won, or end the turn.
}
bg-ask-draft = { $who ->
    [you] Choose a tank card.
   *[other] { $player } is to choose a tank card.
}
bg-ask-field = { $who ->
    [you] Choose the tank that your pawn drives from base { $base }.
   *[other] { $player } is to choose a tank for the pawn of base { $base }.
}
bg-ask-enter = { $who ->
    [you] Choose the cell where your { $tank } enters: base { $base }.
   *[other] { $player } is to choose where the { $tank } enters: base { $base }.
}
bg-ask-enter-anywhere = { $who ->
    [you] Choose a cell of any free base where your { $tank } enters.
   *[other] { $player } is to choose a base where the { $tank } enters.
}
bg-ask-enter-family = { $who ->
    [you] Choose the cell where your pawn begins: base { $base }.
   *[other] { $player } is to choose where the pawn begins: base { $base }.
}
bg-ask-shoot = { $who ->
    [you] Shoot with the { $tank } from { $cell }, or hold fire.
   *[other] { $player } may shoot with the { $tank } from { $cell }.
}
bg-ask-move-after = { $who ->
    [you] The shot is fired: now drive the { $tank } from { $cell }.
   *[other] { $player } has fired first and is to drive the { $tank } from { $cell }.
}
bg-ask-keep-card = { $who ->
    [you] Extra Tank: choose the card that you keep.
   *[other] Extra Tank: { $player } is to choose which card to keep.
}
bg-ask-flip = { $who ->
    [you] { $count ->
        [one] Turn up { $count } more token beside your pawn.
       *[other] Turn up { $count } tokens beside your pawn: choose the first.
    }
   *[other] { $count ->
        [one] { $player } is to turn up { $count } more token.
       *[other] { $player } is to turn up { $count } tokens.
    }
}
bg-ask-collect = { $who ->
    [you] Three tokens are alike: choose the one that you leave.
   *[other] Three tokens are alike: { $player } is to choose the one to leave.
}
bg-ask-family-move = { $who ->
    [you] Your turn: move your pawn one or two cells.
   *[other] { $player } is to move one or two cells.
}
bg-ask-over = The game is over.

## Choices

bg-choice-end = End the turn.
bg-choice-move = Drive the { $tank } from { $start } to { $cell }.
bg-choice-move-turning = Drive the { $tank } from { $start } over { $path } to { $cell }.
bg-choice-armor-used = What stands on { $cell } uses up its Armor Plate.
# $by: dud, artillery or tank
bg-choice-dies = On { $cell } it is destroyed by { $by ->
    [dud] a dud
    [artillery] an artillery tank
   *[tank] { $whose ->
        [you] your own { $tank }
       *[other] { $owner }’s { $tank }
    } in its way
}{ $points ->
    [0] .
    [one] , and { $points } point goes to { $owner }.
   *[other] , and { $points } points go to { $owner }.
}
bg-choice-stay = Stay on { $cell } with the { $tank }, which cannot move; it may still shoot.
# $result: take, pair, or special when the pair gives something
bg-choice-shoot-token = Shoot at the { $special ->
    [yes] special { $picture }
   *[no] { $picture }
} on { $cell }: { $result ->
    [special] it makes a pair (2 points) and gives { $gives }.
    [pair] it makes a pair (2 points).
   *[take] you take it.
}
bg-choice-shoot-tank = Shoot at { $whose ->
    [you] your own { $tank }
   *[other] { $owner }’s { $tank }
} on { $cell }: { $saved ->
    [yes] its Armor Plate saves it and is used up.
   *[no] { $points ->
        [0] it is destroyed; it has no point token left.
        [one] it is destroyed, and you take { $points } point.
       *[other] it is destroyed, and you take { $points } points.
    }
}
bg-choice-lay = Shoot at the empty cell { $cell }: put a dud there ({ $left } left).
bg-choice-clear = Shoot at { $cell }: remove the { $what ->
    [dud] dud
   *[artillery] artillery tank
}.
bg-choice-fire-first = This comes before the move, with the { $tank } on { $start }.
bg-choice-then-drives = Then the { $tank } can only drive to { $cell }.
bg-choice-then-drives-turning = Then the { $tank } can only drive over { $path } to { $cell }.
bg-choice-then-stays = Then the { $tank } stays where it is, as it cannot move.
bg-choice-then-dies = After that the { $tank } has no drive that it survives.
bg-choice-wins = With that { $whose ->
    [team] your team has
   *[you] you have
} the { $target } points that win.
bg-choice-hold = Hold fire.
bg-choice-change = On { $cell } change the { $old } for the { $tank }.
bg-choice-extra-turn = Use Extra Turn: one more main action in this turn.
bg-choice-extra-tank = Use Extra Tank: { $count ->
    [0] the pile is empty, so it brings nothing.
    [one] take the last tank card of the pile.
   *[other] draw { $count } tank cards and keep one.
}
bg-choice-upgrade = Put { $upgrade } on { $whose ->
    [you] your { $tank }
   *[other] { $owner }’s { $tank }
}.
bg-choice-pick = Take the { $line }.
bg-choice-field = Drive the { $line }.
bg-choice-field-wrecked = It was just destroyed, so you skip this whole turn.
bg-choice-enter = Enter on { $cell }.
bg-choice-keep = Keep the { $line }.
bg-choice-go = { $back ->
    [yes] Go and come back to { $cell }
   *[no] Go to { $cell }
}: { $count ->
    [0] no face-down token beside it.
    [one] { $count } face-down token beside it.
   *[other] { $count } face-down tokens beside it.
}
bg-choice-turn = Turn up the token on { $cell }.
bg-choice-leave = Leave the { $picture } on { $cell } and take the other two.
