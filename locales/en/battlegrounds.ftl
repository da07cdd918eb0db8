# Battlegrounds: pictures, tanks, upgrades and actions, scores.

## Pictures, each with two letters for the drawn board

bg-picture-bridge = bridge
bg-picture-windmill = windmill
bg-picture-lighthouse = lighthouse
bg-picture-railway = railway
bg-picture-factory = factory
bg-picture-depot = depot
bg-picture-crossroads = crossroads
bg-picture-roundhouse = roundhouse
bg-picture-watchtower = watchtower
bg-picture-observatory = observatory
bg-picture-fuel = fuel
bg-picture-airfield = airfield
bg-picture-radio = radio
bg-picture-headquarters = headquarters
bg-picture-bunker = bunker
bg-picture-fortress = fortress
bg-code-bridge = Br
bg-code-windmill = Wi
bg-code-lighthouse = Li
bg-code-railway = Ra
bg-code-factory = Fa
bg-code-depot = De
bg-code-crossroads = Cr
bg-code-roundhouse = Ro
bg-code-watchtower = Wa
bg-code-observatory = Ob
bg-code-fuel = Fu
bg-code-airfield = Ai
bg-code-radio = Rd
bg-code-headquarters = HQ
bg-code-bunker = Bu
bg-code-fortress = Fo

## One-time actions and upgrades

bg-special-extra_turn = Extra Turn
bg-special-extra_turn-help = One more main action in the same turn. Used once.
bg-special-extra_tank = Extra Tank
bg-special-extra_tank-help = Draw two tank cards from the pile and keep one; the other leaves the game. Used once.
bg-special-turning = Turning
bg-special-turning-help = A move of two cells or more may turn at every step, among the directions of the card.
bg-special-longer_shot = Longer Shot
bg-special-longer_shot-help = The tank may also shoot one cell farther than its card says.
bg-special-longer_move = Longer Move
bg-special-longer_move-help = The tank may also move one cell farther than its card says.
bg-special-fire_first = Fire First
bg-special-fire_first-help = The shot may come before the move.
bg-special-armor_plate = Armor Plate
bg-special-armor_plate-help = Saves the tank once from a shot, or from what stands in its way; then it is used up.

## Explanations. $move_way and $shot_way are straight or diagonal.

bg-line-tank = { $tank }: moves { $move } { $move_way ->
    [straight] straight
   *[diagonal] diagonally
}, shoots { $shot } { $shot_way ->
    [straight] straight
   *[diagonal] diagonally
}{ $upgrades ->
    [none] {""}
   *[other] ; upgrades: { $upgrades }
}
bg-explain = { $name }: { $help }
bg-explain-move = The { $tank } drives exactly { $move ->
    [one] { $move } cell
   *[other] { $move } cells
} { $move_way ->
    [straight] up, down or sideways
   *[diagonal] diagonally
}, never fewer, and must drive when it can. It must not end on a tank, and whatever it drives over destroys it: another tank or a dud.
bg-explain-shot = Then it may shoot at a cell exactly { $shot ->
    [one] { $shot } cell
   *[other] { $shot } cells
} away, { $shot_way ->
    [straight] up, down or sideways
   *[diagonal] diagonally
}, over everything in between: { $solo ->
    [yes] a token is taken, an artillery tank removed.
   *[no] a token is taken, a tank destroyed, a dud removed, and on an empty cell a dud may be put.
}
bg-explain-upgrades = It has room for { $slots ->
    [one] { $slots } upgrade
   *[other] { $slots } upgrades
}. They stay on the card and work while a pawn drives it.
bg-explain-won = { $upgrade ->
    [yes] An upgrade, put on a tank card.
   *[no] A one-time action.
} It is won by a pair with a special token: { $pictures }.
bg-explain-picture = { $picture } ({ $code } on the drawn board): four tokens. Two of them make a pair: 2 points.
bg-explain-gives = One of the four is special (*): a pair with it gives { $special }.
bg-term-pair = pair
bg-term-pair-help = Two tokens with the same picture in one area: 2 points, kept to the end.
bg-term-dud = dud
bg-term-dud-help = An unexploded shell on an empty cell. It destroys the tank that drives over it, and nobody gets points. A shot removes it.
bg-term-point-token = point token
bg-term-point-token-help = Each pawn has three, worth 3, 2 and 1. Whoever destroys its tank takes the most valuable one that is left.
bg-term-base = base
bg-term-base-help = A corner of the board with the two cells beside it. The pawn enters there.
bg-term-change-tank = Change tank
bg-term-change-tank-help = Instead of moving and shooting, another of your cards becomes active in the same cell.
bg-term-artillery = artillery
bg-term-artillery-help = After every turn it hits one cell: a tank there is lost for good, a token is taken, and on an empty cell it puts a tank of its own. It scores 1 for each token and each of its tanks, and 20 points end the game.

## The score

bg-score-decided = { $decided ->
    [target] Somebody has reached { $target } points.
    [standstill] No more points can be won, or 60 rounds are over: the highest score counts.
    [artillery] The artillery has reached 20 points.
    [tanks] The artillery has destroyed all your tanks.
    [pairs] No further pair is possible.
   *[open] The game is not over; this is the score as things stand.
}
bg-score-pairs = Pairs ({ $count }): { $points }
bg-score-won = Point tokens won: { $points }
bg-score-artillery = The artillery: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bg-score-tie = Tie on points; the number of pairs decides.
bg-score-rank = { $stars ->
    [0] Under 16 points: the battle is lost.
    [one] Your rank: { $stars } star of six.
   *[other] Your rank: { $stars } stars of six.
}
