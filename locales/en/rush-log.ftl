# Rush: what happened. $who is you or other; $player is the other one's name.

log-turn = { $who ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $player }.
}
log-repaired = { $who ->
    [you] You repair your damaged Bases and Vehicles.
   *[other] { $player } repairs the damaged Bases and Vehicles.
}
log-revealed = { $who ->
    [you] You lay your hand open: { $cards }.
   *[other] { $player } lays the hand open: { $cards }.
}
log-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
log-drawn-hidden = { $who ->
    [you] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
log-reshuffled = { $who ->
    [you] Your Garage is empty: the Depot ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) is shuffled into a new one.
   *[other] { $player } has an empty Garage: the Depot ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) is shuffled into a new one.
}
log-laid-out = New in the Reserve: { $cards }.
log-swept = From the Reserve to the Vehicle discard pile: { $cards }.
log-deck-renewed = The Vehicle discard pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}) is shuffled into a new deck.
log-spent = { $who ->
    [you] You spend { $cards } for { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.
   *[other] { $player } spends { $cards } for { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.
}
log-bought = { $who ->
    [you] You buy { $cards }.
   *[other] { $player } buys { $cards }.
}
log-used = { $who ->
    [you] You use { $card }: { $abilities }.
   *[other] { $player } uses { $card }: { $abilities }.
}
log-guards = Defender of { part-base }: { $card }.
log-to-depot = { $who ->
    [you] To your Depot: { $cards }.
   *[other] To { $player }’s Depot: { $cards }.
}
log-to-graveyard = { $who ->
    [you] You put { $cards } in the Graveyard.
   *[other] { $player } puts { $cards } in the Graveyard.
}
log-lost = { $who ->
    [you] Sabotage: you put { $cards } in your Depot.
   *[other] Sabotage: { $player } puts { $cards } in the Depot.
}
log-siege-base = { $who ->
    [you] You besiege { part-base } with { $card }.
   *[other] { $player } besieges { part-base } with { $card }.
}
log-siege-vehicle = { $who ->
    [you] You besiege the defender of { part-base } with { $card }.
   *[other] { $player } besieges the defender of { part-base } with { $card }.
}
log-vehicle-damaged = Damaged: { $card } on { part-base }.
log-vehicle-destroyed = Destroyed: { $card } on { part-base }.
log-base-damaged = Damaged: { part-base }.
log-base-destroyed = Destroyed: { part-base }.
log-held = Power is not enough: { $card } on { part-base } is unharmed.
log-taken = { $who ->
    [you] You take { $cards } from the Reserve.
   *[other] { $player } takes { $cards } from the Reserve.
}
log-medal = { $who ->
    [you] You receive { $cards }.
   *[other] { $player } receives { $cards }.
}
log-no-medal = { $who ->
    [you] No one-Medal card of this nation is left for you: { $nation }.
   *[other] No one-Medal card of this nation is left for { $player }: { $nation }.
}
log-regrouped = { $who ->
    [you] You move { $cards } to your Rear.
   *[other] { $player } moves { $cards } to the Rear.
}
log-plan-dropped = { $who ->
    [you] You discard the Achievement { $achievement }.
   *[other] { $player } discards the Achievement { $achievement }.
}
log-plan-turned = New Achievement: { $achievement }.
log-announced = { $who ->
    [you] You announce for the assault: { $cards }.
   *[other] { $player } announces for the assault: { $cards }.
}
log-attacks-base = { $who ->
    [you] You attack { part-base } with { $card }.
   *[other] { $player } attacks { part-base } with { $card }.
}
log-attacks-vehicle = { $who ->
    [you] You attack the defender of { part-base } with { $card }.
   *[other] { $player } attacks the defender of { part-base } with { $card }.
}
log-supported = { $who ->
    [you] You support with { $cards }.
   *[other] { $player } supports with { $cards }.
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $player } passes.
}
log-kept = { $who ->
    [you] You keep { $cards } for your next turn.
   *[other] { $player } keeps { $cards } for the next turn.
}
log-kept-hidden = { $who ->
    [you] You keep { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for your next turn.
   *[other] { $player } keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for the next turn.
}
log-stored = { $who ->
    [you] You put { $cards } in your Rear.
   *[other] { $player } puts { $cards } in the Rear.
}
log-ended = { $who ->
    [you] You play no more cards this turn.
   *[other] { $player } plays no more cards this turn.
}
log-trigger-bases = { $headquarters ->
    [yes] A Headquarters is destroyed: this round is the last.
   *[no] A player has lost the last Base: this round is the last.
}
log-trigger-medals = The last one-Medal card of a nation is taken: this round is the last.
log-over = The game is over.

## The final scoring

score-trigger = { $trigger ->
    [bases] { $headquarters ->
        [yes] The end was triggered by the destruction of a Headquarters.
       *[no] The end was triggered by the destruction of a player’s last Base.
    }
    [medals] The end was triggered by the last one-Medal card of a nation.
   *[none] The game has not come to its end; this is the score as things stand.
}
score-medals = Medal cards in the squad: { $points }
score-bases = Enemy Bases in the squad ({ $count }): { $points }
score-achievements = Achievements ({ $achievements }): { $points }
score-achievements-none = Achievements (none): { $points }
score-sets = Sets of Medals of different nations: { $points }
score-own-bases = Own Bases left ({ $count }): { $points }
score-tie-vehicles = Tie on points; Vehicles destroyed decide: { $counts }.
score-tie-bases = Tie on Vehicles destroyed too; Bases destroyed decide: { $counts }.
score-tie-achievements = Tie on Bases destroyed too; Achievements decide: { $counts }.
score-tie-count = { $players } { $count }
