# Rush: questions and choices. $who is you or other; $player is the other one's name.

## Questions

ask-main = { $who ->
    [you] Your turn: play a card, or end the turn.
   *[other] { $player } is to play a card or end the turn.
}
ask-main-paying = { $who ->
    [you] Buy a card or spend more cards. To spend: { $left }.
   *[other] { $player } is to buy a card or spend more cards. To spend: { $left }.
}
ask-main-recruitment = { $who ->
    [you] Your turn: play a card, buy another, or end the turn. Left over: { $left }.
   *[other] { $player } is to play a card, buy another, or end the turn. Left over: { $left }.
}
ask-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
ask-resources-nation = { $count ->
    [one] { $count } resource for cards of one nation only ({ $nation })
   *[other] { $count } resources for cards of one nation only ({ $nation })
}
ask-refresh = { $who ->
    [you] Do you want to replace the last card of the Reserve ({ $card })?
   *[other] { $player } may replace the last card of the Reserve ({ $card }).
}
ask-guard = { $who ->
    [you] Choose the Base that { $card } will defend.
   *[other] { $player } is choosing the Base that { $card } will defend.
}
ask-guard-ally = { $who ->
    [you] Choose the Base of an ally that { $card } will defend.
   *[other] { $player } is choosing the Base of an ally that { $card } will defend.
}
ask-sabotaged = { $who ->
    [you] Sabotage: choose the hand card that you put in your Depot.
   *[other] Sabotage: { $player } is choosing a hand card to put in the Depot.
}
ask-besiege = { $who ->
    [you] Siege Master: choose what you besiege.
   *[other] Siege Master: { $player } is choosing what to besiege.
}
ask-researching = { $who ->
    [you] Research: choose a card that costs { $limit } or less.
   *[other] Research: { $player } is choosing a card that costs { $limit } or less.
}
ask-repairing = { $who ->
    [you] Repair: choose a card of your Depot that goes to the Graveyard.
   *[other] Repair: { $player } is choosing a card of the Depot that goes to the Graveyard.
}
ask-repairing-second = { $who ->
    [you] Repair: choose a second card of your Depot that goes to the Graveyard, or stop.
   *[other] Repair: { $player } may choose a second card of the Depot that goes to the Graveyard.
}
ask-honour = { $who ->
    [you] Heroic Deed: choose the nation whose Medal you take.
   *[other] Heroic Deed: { $player } is choosing the nation of a Medal.
}
ask-regrouping = { $who ->
    [you] Regroup: choose the defender that moves to your Rear.
   *[other] Regroup: { $player } is choosing the defender that moves to the Rear.
}
ask-plan = { $who ->
    [you] Planning: choose the Achievement that you discard.
   *[other] Planning: { $player } is choosing the Achievement to discard.
}
ask-recruiting = { $who ->
    [you] Recruitment: choose how you use it.
   *[other] Recruitment: { $player } is choosing how to use it.
}
ask-announce = { $who ->
    [you] Assault: add Vehicles ({ $nation }), or attack with those announced: { $cards }.
   *[other] Assault: { $player } may add Vehicles ({ $nation }) to those announced: { $cards }.
}
ask-attacker = { $who ->
    [you] Assault: choose the Vehicle that attacks next.
   *[other] Assault: { $player } is choosing the Vehicle that attacks next.
}
ask-target = { $who ->
    [you] Choose what { $card } attacks.
   *[other] { $player } is choosing what { $card } attacks.
}
ask-support = { $card } (power { $power }) attacks { $defender } (armor { $armor }), which defends { part-base }. { $who ->
    [you] { $attacking ->
        [yes] Add a card for the attack, or pass.
       *[no] Add a card for the defence, or pass.
    }
   *[other] { $attacking ->
        [yes] { $player } may add a card for the attack.
       *[no] { $player } may add a card for the defence.
    }
}
ask-medals = { $who ->
    [you] You have destroyed { $kills ->
        [one] { $kills } Vehicle
       *[other] { $kills } Vehicles
    }: choose your Medals ({ $nation }).
   *[other] { $player } has destroyed { $kills ->
        [one] { $kills } Vehicle
       *[other] { $kills } Vehicles
    } and is choosing Medals ({ $nation }).
}
ask-posting = { $who ->
    [you] Choose the attacker that goes to defend one of your Bases.
   *[other] { $player } is choosing the attacker that goes to defend a Base.
}
ask-weak = { $who ->
    [you] You played no card: keep one for your next turn, put one in the Graveyard, or neither.
   *[other] { $player } played no card, and may keep one or put one in the Graveyard.
}
ask-keeping = { $who ->
    [you] Recruitment: choose the card that you keep for your next turn.
   *[other] Recruitment: { $player } may keep a card for the next turn.
}
ask-storing = { $who ->
    [you] Choose the card that you put in your Rear.
   *[other] { $player } may put a card in the Rear.
}
ask-over = The game is over.

## Choices

choice-end = End the turn.
choice-spend = { $rear ->
    [yes] Spend { $card } from the Rear
   *[no] Spend { $card }
} for { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $national ->
    [yes] {" "}(only for cards of its nation: { $nation }).
   *[no] .
}
choice-buy = Buy { $card } for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
}.
choice-use = { $rear ->
    [yes] Use { $card } from the Rear
   *[no] Use { $card }
} for { $abilities }; { $then ->
    [base] then the card defends one of your Bases.
    [graveyard] the card goes to the Graveyard.
   *[depot] then the card goes to your Depot.
}
choice-defend = { $rear ->
    [yes] Put { $card } from the Rear
   *[no] Put { $card }
} { $then ->
    [base] { $abilities ->
        [yes] on one of your Bases to defend it (armor { $armor }), without its abilities.
       *[no] on one of your Bases to defend it (armor { $armor }).
    }
   *[depot] in your Depot: you have no Base to defend.
}
choice-cover = { $rear ->
    [yes] Put { $card } from the Rear
   *[no] Put { $card }
} on an ally’s Base to defend it (armor { $armor }); the card is your ally’s from then on.
choice-attack = { $rear ->
    [yes] Begin the assault with { $card } from the Rear (power { $power }).
   *[no] Begin the assault with { $card } (power { $power }).
} Other Vehicles must be of the same nation: { $nation }.
choice-attack-gradual = { $rear ->
    [yes] Attack with { $card } from the Rear (power { $power }).
   *[no] Attack with { $card } (power { $power }).
} { $first ->
    [yes] Further attacks this turn must be of the same nation: { $nation }.
   *[no] {""}
}
choice-join = { $rear ->
    [yes] Add { $card } from the Rear to the assault (power { $power }).
   *[no] Add { $card } to the assault (power { $power }).
}
choice-charge = Begin the attacks with { $cards }.
choice-fire = Attack with { $card } now (power { $power }).
choice-hit-vehicle = Attack { $card }, which defends { part-base }: { $result ->
    [fight] power { $power } against armor { $armor }, before support.
    [destroyed] it would be destroyed.
   *[damaged] it would be damaged.
}
choice-hit-base = Attack { part-base }: { $result ->
    [destroyed] it would be destroyed.
   *[damaged] it would be damaged.
}
choice-siege-vehicle = Besiege { $card }, which defends { part-base }: { $result ->
    [destroyed] it would be destroyed.
   *[damaged] it would be damaged.
}
choice-siege-base = Besiege { part-base }: { $result ->
    [destroyed] it would be destroyed.
   *[damaged] it would be damaged.
}
choice-ends-game = This would trigger the end of the game.
choice-guard = Defend { part-base }.
choice-guard-damaged = Defend { part-base }, which is damaged.
choice-guard-instead = Defend { part-base } instead of { $card }, which goes to the Depot.
choice-lose = Put { $card } in your Depot.
choice-take = Take { $card } (cost { $cost }) into your Depot.
choice-scrap-depot = Put { $card } from your Depot in the Graveyard.
choice-scrap-hand = Put { $card } from your hand in the Graveyard.
choice-stop = Stop: put no second card in the Graveyard.
choice-claim = Take { $card } ({ $nation }; { $left } left).
choice-regroup = Move { $card } from { part-base } to your Rear.
choice-regroup-instead = Move { $card } from { part-base } to your Rear; the card that lies there goes to your Depot: { $old }.
choice-drop = Discard the Achievement { $achievement }: { $help }
choice-recruit = Buy several cards this turn.
choice-keep-later = Keep one hand card at the end of this turn.
choice-keep = Keep { $card } in your hand for your next turn.
choice-support = { $rear ->
    [yes] Support with { $card } from the Rear
   *[no] Support with { $card }
}: power { $power } against armor { $armor }.
choice-pass = Pass: add no card.
choice-two = Take { $twos ->
    [0] { $ones ->
        [one] { $ones } one-Medal card
       *[other] { $ones } one-Medal cards
    }
    [one] { $ones ->
        [0] { $twos } two-Medal card
        [one] { $twos } two-Medal card and { $ones } one-Medal card
       *[other] { $twos } two-Medal card and { $ones } one-Medal cards
    }
   *[other] { $ones ->
        [0] { $twos } two-Medal cards
        [one] { $twos } two-Medal cards and { $ones } one-Medal card
       *[other] { $twos } two-Medal cards and { $ones } one-Medal cards
    }
} ({ $nation }).
choice-two-short = Only { $left ->
    [one] { $left } one-Medal card is left.
   *[other] { $left } one-Medal cards are left.
}
choice-post = Send { $card } to defend one of your Bases (armor { $armor }).
choice-store = Put { $card } in your Rear.
choice-store-instead = Put { $card } in your Rear; the card that lies there goes to your Depot: { $old }.
choice-none = { $step ->
    [weak] Put all cards in the Depot.
    [keeping] Keep no card.
   *[storing] Put no card in the Rear.
}
choice-refresh = Put { $card } on the Vehicle discard pile and lay out a new card.
choice-leave = Leave the Reserve as it is.
