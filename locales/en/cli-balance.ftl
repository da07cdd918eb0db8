# motorpool balance. Words such as balance or --games are typed by the reader.

cli-balance-help = measure whether the cards reach the goals of their design
cli-balance-description = A bot plays many games against itself. What it buys, plays or drives, what owning a card adds, who wins, how long it takes and how it ends is counted and held against the goals of the design. The same seed gives the same result, on any number of cores.
cli-balance-players = how many players; the default is 2, in Battlegrounds 4 for team
cli-balance-games = how many games; Rush plays as many again in which chance picks the cards, and a quarter as many for each nation, Battlegrounds as many again with tanks that chance gives out; the default is { $usual }

cli-balance-bot = who plays, such as veteran or ace:500; the default is { $usual }, which is quick
cli-balance-plain = only the games of plain bots: quicker, and nothing of nations, of what owning a card adds, or of tanks that chance gives out
cli-balance-cards = cost and card
cli-balance-costs = cost
cli-balance-classes = class
cli-balance-abilities = ability
cli-balance-no-ability = none
cli-balance-head-there = there
cli-balance-head-offered = could
cli-balance-head-bought = bought
cli-balance-head-share = share
cli-balance-head-ratio = ratio
cli-balance-head-played = played
cli-balance-head-for = mostly for
cli-balance-head-owning = owning adds
cli-balance-way-resources = resources
cli-balance-way-ability = ability
cli-balance-way-attack = attack
cli-balance-way-support = support
cli-balance-way-defence = defence
cli-balance-clear = clear
cli-balance-flag = out of bounds
cli-balance-about-ratio = A card could be bought when it lay in the Reserve and the player could pay for it. The ratio is to the average of the same cost; for a cost it is to as many cards of any cost. It shall be from 1/3 to 3.
cli-balance-about-played = There: it lay in the Reserve when somebody bought or ended a turn without. Played: how many times for each purchase.
cli-balance-about-owning = Owning adds: points of the chance to win beside another card of the same cost, with the margin of 95 %. In games of its own, chance says which card of a cost a buyer gets, so nothing but the card can be the cause. Clear: stays so when all cards are asked at once (Holm).
cli-balance-seats = victories by seat
cli-balance-places = victories by order of turns
cli-balance-nations = a bot fond of one nation: opponents beaten
cli-balance-nation = { $nation } ({ $own } of the cards that it takes)
cli-balance-ends = the end
cli-balance-end-bases = by Bases
cli-balance-end-medals = by Medals
cli-balance-achievements-decide = Achievements decide
cli-balance-achievements = Achievement
cli-balance-head-in-play = in play
cli-balance-head-won = won
cli-balance-head-by-winner = by the winner
cli-balance-head-decisive = decides
cli-balance-about-achievements = Won: by anybody, of the games in which it was in play. Decides: another would have won without it.
cli-balance-squads = in the Squad at the end
cli-balance-head-winner = winner
cli-balance-head-others = others
cli-balance-head-more = more
cli-balance-part-vehicles = Vehicles
cli-balance-part-cost = their cost
cli-balance-part-medals = Medals
cli-balance-rounds = Rounds: { $median } in the median; a tenth of the games within { $p10 }, nine tenths within { $p90 }.

cli-balance-head-goal = goal
cli-balance-head-found = found
cli-balance-head-reached = reached
cli-balance-yes-so-far = yes, so far
cli-balance-no-so-far = not so far
cli-balance-about-so-far = So far: the margins of error leave it open, more games may change it.
cli-balance-goal-cards = cards out of bounds: none
cli-balance-goal-classes = classes out of bounds: none
cli-balance-goal-abilities = abilities out of bounds: none
cli-balance-goal-costs = costs out of bounds: none
cli-balance-goal-seats = seat farthest from a fair share: at most 3 %
cli-balance-goal-places = place in the order of turns farthest from a fair share: at most 3 %
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

## The page that --html writes

cli-balance-head-name = name
cli-balance-head-note = note
cli-balance-page-points = percentage points
cli-balance-page-goals = Goals of the design
cli-balance-page-reached = All { $count } goals of the design that were measured are reached.
cli-balance-page-missed = { $count ->
    [one] One goal is not reached: { $goals }.
   *[other] { $count } goals are not reached: { $goals }.
}
cli-balance-page-open = { $count ->
    [one] One goal is still open, for its margin of error is too wide.
   *[other] { $count } goals are still open, for their margins of error are too wide.
}
cli-balance-page-bot = All seats were played by { $bot }.
cli-balance-page-seats = Seats and the order of turns
cli-balance-page-length = How long the games are
cli-balance-page-rounds = rounds
cli-balance-page-share = share of the games
cli-balance-page-cards = Cards: bought, and worth it?
cli-balance-page-ratio = bought, beside others of its cost
cli-balance-page-adds = what owning adds to the chance to win
cli-balance-page-owning = What cards add, and what they are played for
cli-balance-page-most = Cards with the clearest effects
cli-balance-page-classes = What owning a card of a class adds
cli-balance-page-abilities = What owning a card with an ability adds
cli-balance-page-nations = What owning a card of a nation adds
cli-balance-page-unclear = may be luck
cli-balance-page-draws = got / passed by
cli-balance-page-uses = What cards are played for
cli-balance-page-groups = Costs, classes and abilities
cli-balance-page-strategies = Nations and Squads
cli-balance-page-squads = What winners have more of than the others
cli-balance-page-more = more than the others at the end
cli-balance-page-achievements = Achievements and the end
cli-balance-page-tanks = Tanks
cli-balance-page-corners = Corners and the end
