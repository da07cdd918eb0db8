# Battlegrounds: what happened. $who is you or other; $player is the other one's name.
# $whose is you, team (the reader's) or other.

bg-log-turn = { $who ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $player }.
}
bg-log-fielded = { $who ->
    [you] You drive the { $tank }.
   *[other] { $player } drives the { $tank }.
}
bg-log-entered = { $who ->
    [you] You enter on { $cell }.
   *[other] { $player } enters on { $cell }.
}
bg-log-entered-family = { $who ->
    [you] Your pawn begins on { $cell }.
   *[other] { $player }’s pawn begins on { $cell }.
}
bg-log-moved = { $who ->
    [you] You drive from { $start } to { $cell }.
   *[other] { $player } drives from { $start } to { $cell }.
}
bg-log-moved-family = { $who ->
    [you] You go from { $start } to { $cell }.
   *[other] { $player } goes from { $start } to { $cell }.
}
bg-log-moved-family-back = { $who ->
    [you] You go and come back to { $cell }.
   *[other] { $player } goes and comes back to { $cell }.
}
bg-log-shot = { $who ->
    [you] You shoot at { $cell }.
   *[other] { $player } shoots at { $cell }.
}
bg-log-shot-token = { $who ->
    [you] You shoot at { $cell } and take the { $star ->
        [yes] special { $picture }.
       *[no] { $picture }.
    }
   *[other] { $player } shoots at { $cell } and takes the { $star ->
        [yes] special { $picture }.
       *[no] { $picture }.
    }
}
bg-log-shot-dud-laid = { $who ->
    [you] You shoot at { $cell } and leave a dud there.
   *[other] { $player } shoots at { $cell } and leaves a dud there.
}
bg-log-shot-cleared = { $who ->
    [you] You shoot at { $cell } and clear the cell.
   *[other] { $player } shoots at { $cell } and clears the cell.
}
bg-log-shot-destroyed = { $who ->
    [you] You shoot at { $cell } and destroy { $owner }’s { $tank }.
   *[other] { $player } shoots at { $cell } and destroys { $whose ->
        [you] your { $tank }.
       *[other] { $owner }’s { $tank }.
    }
}
bg-log-shot-armor-saved = { $who ->
    [you] You shoot at { $owner }’s { $tank } on { $cell }, but its Armor Plate saves it.
   *[other] { $player } shoots at { $whose ->
        [you] your { $tank }
       *[other] { $owner }’s { $tank }
    } on { $cell }, but its Armor Plate saves it.
}
bg-log-token = { $whose ->
    [you] You take the { $picture } from { $cells }.
    [team] Your team takes the { $picture } from { $cells }.
   *[other] { $owner } takes the { $picture } from { $cells }.
}
bg-log-pair = A pair ({ $picture }): 2 points for { $whose ->
    [you] you.
    [team] your team.
   *[other] { $owner }.
}
bg-log-special = { $whose ->
    [you] It gives you { $special }.
    [team] It gives your team { $special }.
   *[other] It gives { $owner } { $special }.
}
bg-log-dud-laid = A dud now lies on { $cell }.
bg-log-cleared = { $cell } is clear again.
bg-log-destroyed = { $who ->
    [you] Your { $tank } (from { $cell }) is destroyed on its way.
   *[other] { $player }’s { $tank } (from { $cell }) is destroyed on its way.
}
bg-log-boxed = { $who ->
    [you] Your { $tank } on { $cell } is hit and lost for good.
   *[other] { $player }’s { $tank } on { $cell } is hit and lost for good.
}
bg-log-armor-saved = { $who ->
    [you] An Armor Plate saves your { $tank } and is used up.
   *[other] An Armor Plate saves { $player }’s { $tank } and is used up.
}
bg-log-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
} for { $whose ->
    [you] you.
    [team] your team.
   *[other] { $owner }.
}
bg-log-changed = { $who ->
    [you] You change tank: the { $new } instead of the { $tank }.
   *[other] { $player } changes tank: the { $new } instead of the { $tank }.
}
bg-log-upgraded = { $who ->
    [you] You put { $special } on the { $tank }.
   *[other] { $player } puts { $special } on the { $tank }.
}
bg-log-extra-turn = { $who ->
    [you] You use an Extra Turn.
   *[other] { $player } uses an Extra Turn.
}
bg-log-card-drawn = { $who ->
    [you] Extra Tank: you draw { $tanks }.
   *[other] Extra Tank: { $player } draws { $tanks }.
}
bg-log-card-kept = { $who ->
    [you] You keep the { $tank }.
   *[other] { $player } keeps the { $tank }.
}
bg-log-picked = { $who ->
    [you] You take the { $tank }.
   *[other] { $player } takes the { $tank }.
}
bg-log-skipped = { $who ->
    [you] You skip the turn: the tank was just destroyed.
   *[other] { $player } skips the turn: the tank was just destroyed.
}
bg-log-artillery-fires = The artillery fires at { $cell }.
bg-log-artillery-token = It takes the { $star ->
    [yes] special { $picture }
   *[no] { $picture }
} there.
bg-log-artillery-tank = It puts a tank of its own on { $cell }.
bg-log-ranges-mixed = All { $kind ->
    [letters] letters
   *[digits] digits
} have come; they are mixed anew.
bg-log-turned-up = Turned up: { $tokens }.
bg-log-turned-up-token = { $picture } on { $cell }
bg-log-turned-up-hidden = { $cell } (face down again)
bg-log-turned-down = Face down again: { $cells }.
bg-log-again = { $who ->
    [you] You go again.
   *[other] { $player } goes again.
}
bg-log-over = The game is over.
