# motorpool balance. Words such as balance or --games are typed by the reader.

cli-balance-help = measure whether the cards reach the goals of their design
cli-balance-description = The best bot plays many games against itself. What it buys or drives, who wins, how long it takes and how it ends is counted and held against the goals of the design. The same seed gives the same result, on any number of cores.
cli-balance-players = how many players; the default is 2, in Battlegrounds 4 for team
cli-balance-games = how many games; Rush plays a quarter as many again for each nation, Battlegrounds as many again with tanks that chance gives out; the default is { $usual }

cli-balance-cards = cost and card
cli-balance-costs = cost
cli-balance-classes = class
cli-balance-abilities = ability
cli-balance-no-ability = none
cli-balance-head-offered = could
cli-balance-head-bought = bought
cli-balance-head-share = share
cli-balance-head-ratio = ratio
cli-balance-flag = out of bounds
cli-balance-about-ratio = A card could be bought when it lay in the Reserve and the player could pay for it. The ratio is to the average of the same cost; for a cost it is to as many cards of any cost. It shall be from 1/3 to 3.
cli-balance-seats = victories by seat
cli-balance-places = victories by order of turns
cli-balance-nations = a bot fond of one nation: opponents beaten
cli-balance-nation = { $nation } ({ $own } of the cards that it takes)
cli-balance-ends = the end
cli-balance-end-bases = by Bases
cli-balance-end-medals = by Medals
cli-balance-achievements-decide = Achievements decide
cli-balance-rounds = Rounds: { $median } in the median; a tenth of the games within { $p10 }, nine tenths within { $p90 }.

cli-balance-head-goal = goal
cli-balance-head-found = found
cli-balance-head-reached = reached
cli-balance-goal-cards = cards out of bounds: none
cli-balance-goal-classes = classes out of bounds: none
cli-balance-goal-abilities = abilities out of bounds: none
cli-balance-goal-costs = costs out of bounds: none
cli-balance-goal-seats = farthest from a fair share: at most 3 %
cli-balance-goal-nations = best nation-heavy play: at most 55 %
cli-balance-goal-rounds = rounds in the median: 8 to 16
cli-balance-goal-triggers = the rarer end: at least 10 %
cli-balance-goal-achievements = Achievements decide: at least 25 %

## Battlegrounds. The direction of a way is straight or diagonal.

cli-balance-solo = Solo has no opponents to be balanced against; choose battle, battle-draft, team or family.
cli-balance-tanks = tank
cli-balance-head-move = move
cli-balance-head-shot = shot
cli-balance-head-fielded = in the field
cli-balance-head-dealt = in the hand
cli-balance-way = { $direction ->
    [straight] { $distance } straight
   *[diagonal] { $distance } diagonal
}
cli-balance-about-tanks = What part of its opponents a side beats, set off against the order of turns. In the field: chance says who begins with which tank. In the hand: the tank is one of its cards, and the bot chooses among them. A fair share is 50 %.
cli-balance-corners = victories by corner
cli-balance-end-target = by points
cli-balance-end-standstill = at a standstill
cli-balance-goal-tanks-fielded = best tank in the field: at most 58 %
cli-balance-goal-tanks-dealt = best tank in the hand: at most 58 %
cli-balance-goal-corners = corner farthest from a fair share: at most 3 %
cli-balance-goal-places = place in the order of turns farthest from a fair share: at most 3 %
