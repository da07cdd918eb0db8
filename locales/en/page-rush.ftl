# The page: the table of Rush.

## Players

page-rush-others = The other players
page-rush-own = Your part of the table
page-rush-seat = Player { $seat }
page-rush-side = Side { $side }
page-rush-turn = Turn
page-rush-to-act = To act
page-rush-vehicles-destroyed = { $count ->
    [one] { $count } Vehicle destroyed
   *[other] { $count } Vehicles destroyed
}
page-rush-bases-destroyed = { $count ->
    [one] { $count } Base destroyed
   *[other] { $count } Bases destroyed
}

## Bases

page-rush-bases = Bases
page-rush-own-bases = Your Bases
page-rush-base = { $base ->
    [1] first Base
    [2] second Base
    [3] third Base
   *[hq] Headquarters
}
page-rush-defends = { $base ->
    [1] defends the first Base
    [2] defends the second Base
    [3] defends the third Base
   *[hq] defends the Headquarters
}
page-rush-destroyed = { $base ->
    [1] First Base: destroyed
    [2] Second Base: destroyed
    [3] Third Base: destroyed
   *[hq] Headquarters: destroyed
}
page-rush-damaged = damaged

## Cards and piles

page-rush-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-rush-hand-of = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-rush-hand-empty = Your hand is empty.
page-rush-rear = Rear
page-rush-in-rear = in the Rear
page-rush-empty = empty
page-rush-garage = Garage
page-rush-depot = Depot
page-rush-own-depot = Your Depot
page-rush-depot-of = Depot of { $name }
page-rush-deck = Deck
page-rush-discard = Discarded
page-rush-graveyard = Graveyard
page-rush-pile = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-rush-pile-order = What came last is first.
page-rush-times = { $count } of them

## Reserve, Medals, Achievements

page-rush-reserve = Reserve
page-rush-next = goes next
page-rush-next-to-go = the next to be discarded
page-rush-medals = Medals
page-rush-medals-left = { $nation }: { $ones ->
    [0] no one-Medal card left
    [one] { $ones } one-Medal card left; then the game ends
   *[other] { $ones } one-Medal cards left; then the game ends
}, { $twos ->
    [0] no two-Medal card
    [one] { $twos } two-Medal card
   *[other] { $twos } two-Medal cards
}
page-rush-achievements = Achievements
page-rush-achievement-led = { $name }: { $lead }
page-rush-leads = { $name } ({ $count })
page-rush-tied = nobody alone
page-rush-standing = So far: { $counts }. { $alone ->
    [yes] In the lead: { $name }.
   *[no] Nobody leads alone.
}
page-rush-achievement-pile = Face down

## The turn

page-rush-round = Round { $round }
page-rush-last-round = { $trigger ->
    [medals] Last round: the last one-Medal card of a nation is taken
   *[bases] Last round: a player’s Bases have fallen
}
page-rush-how = Choose a card of your hand to see what it can do, or drag it: to a card of the Reserve to pay for it, to your own Base to defend it, to an enemy’s Base to attack.
page-rush-drop = { $verb ->
    [spend] Pay
    [use] Use
    [defend] Defend
    [cover] Help an ally
    [attack] Attack
    [join] Join in
    [support] Support
    [keep] Keep
    [scrap] Graveyard
    [store] Rear
   *[lose] Depot
}
page-rush-over = The game is over
page-rush-paying = Paying
page-rush-spent = Spent
page-rush-to-spend = { $count ->
    [one] { $count } resource to spend
   *[other] { $count } resources to spend
}
page-rush-to-spend-nation = { $count ->
    [one] { $count } resource for cards of one nation only ({ $nation })
   *[other] { $count } resources for cards of one nation only ({ $nation })
}
page-rush-buys = Buys: { $cards }
page-rush-buys-nothing = Not enough yet: spend another card.
page-rush-recruitment = Recruitment: several purchases this turn
page-rush-announced = Announced for the assault
page-rush-attackers = Have attacked
page-rush-aim = at { $name } ({ $base ->
    [1] first Base
    [2] second Base
    [3] third Base
   *[hq] Headquarters
})
page-rush-in-play = Being played
page-rush-kills = { $count ->
    [one] { $count } Vehicle destroyed: a Medal will follow ({ $nation })
   *[other] { $count } Vehicles destroyed: Medals will follow ({ $nation })
}
page-rush-fight = Fight
page-rush-power = power { $value }
page-rush-armor = armor { $value }
page-rush-support = +{ $count } support
page-rush-would-destroy = As it stands, the defender is destroyed.
page-rush-would-hold = As it stands, the defender holds.
