# The page: how to play each mode, in half a page.

howto-title = How to play
howto-lead = Half a page for each way to play. The whole of it stands in the rules.
howto-turn-rush = Your turn
howto-turn-battlegrounds = Your turn
howto-different = What is different
howto-end = How it ends
howto-points = Points
# $span: alone, same or range
howto-players = { $span ->
    [alone] For one player
    [same] { $most } players
   *[range] { $least }–{ $most } players
}
howto-play = Play it now
howto-rules = The rules
howto-cards = The cards
howto-lesson = Learn it by doing

## Rush

howto-rush-base-aim = You lead a small squad and make it better card by card. Buy Vehicles, let them defend your Bases or attack those of the others, and win Medals. Most points win.
howto-rush-base-turn-1 = What is damaged on your side is repaired, and your three cards lie open before all.
howto-rush-base-turn-2 = Play each card in one way: spend it, use its abilities, or attack with it. With the resources you buy one Vehicle of the Reserve; it goes to your Depot. A Vehicle with armor that is used then defends one of your Bases.
howto-rush-base-turn-3 = Once in a turn Vehicles of one nation make an assault, one after the other. Power that reaches the armor destroys a defender, less damages it. A Base without a defender is first damaged, then destroyed; a Heavy Tank destroys it at once. Each Vehicle destroyed is a Medal.
howto-rush-base-turn-4 = At the end the Reserve moves on by a card, what you have not played goes to the Depot, and you draw three. When the Garage is empty, the Depot is shuffled and is the new one.
howto-rush-base-end = When somebody has lost all Bases, or the last one-Medal card of a nation is taken, the round is finished. Without a Base you play on, and can win.
howto-rush-base-points = One for each Medal in your squad, three for each Base that you have destroyed and still have, five for each Achievement. An Achievement is for the one who alone is best at it.

howto-rush-second-front-aim = The base game grows: Great Britain is the fifth nation, there are 150 Vehicles and twice as many Achievements, and six can play.
howto-rush-second-front-turn-1 = The Headquarters is your fourth Base. While you have another one it can be neither attacked nor besieged; the Vehicle before it can.
howto-rush-second-front-turn-2 = In the Rear you may keep one card that you have not played, and play it in a later turn as if from your hand. All can see it there; Sabotage does not reach it.
howto-rush-second-front-turn-3 = After an assault one of the attackers with armor goes to defend one of your Bases.
howto-rush-second-front-turn-4 = The Reserve has five cards and does not move on at the end. Instead you may replace its farthest card when your turn begins.
howto-rush-second-front-turn-5 = New abilities: Regroup takes a defender back to the Rear, Planning exchanges an Achievement. And Heroic Deed takes a Medal of any nation.
howto-rush-second-front-end = When a Headquarters is destroyed, or the last one-Medal card of a nation is taken, the round is finished.
howto-rush-second-front-points = As in the base game. Some of the new Achievements look back at the whole game, not only at the squad at its end.

howto-rush-alternative-aim = For those who know the base game: hands stay hidden, an attack can be answered, and a bad hand is not wasted.
howto-rush-alternative-turn-1 = Cards are shown one by one as you play them. The first attacker decides which nation attacks in this turn.
howto-rush-alternative-turn-2 = Who is attacked may answer: the defending side adds a Vehicle or Medal of its Vehicle’s nation, the attacker one of the attacking nation, in turns, until both pass. Each card is one more armor or power. In the end the target is destroyed, or nothing has happened to it.
howto-rush-alternative-turn-3 = Who plays no card in a turn may keep one for the next, or be rid of one for good. Recruitment, too, may keep a card instead.
howto-rush-alternative-turn-4 = Who defends more than half of the own Bases draws one more card; five in hand are the most.
howto-rush-alternative-turn-5 = The Reserve has six cards and is filled up at the end of the turn only. A Depot becomes a new Garage once in a turn at most.
howto-rush-alternative-end = As in the base game.
howto-rush-alternative-points = As in the base game, and a set of Medals of two nations is one more point, of three two, of four four.

howto-rush-team-aim = The alternative rules with two sides: you win or lose together.
howto-rush-team-turn-1 = The sides take turns, and so do the players within a side. With three or five, those of the smaller side are on turn more often.
howto-rush-team-turn-2 = In a fight allies may add cards as well, first on the side that is attacked. Nobody shows a hand, nobody agrees on what to add, and the chat is closed for as long.
howto-rush-team-turn-3 = You cannot attack, besiege or sabotage an ally. But you may put a Vehicle with armor before an ally’s Base; its abilities are not used, and from then on it is the ally’s.
howto-rush-team-end = As in the base game; with three or five players when both sides have had equally many turns.
howto-rush-team-points = All cards of a side are one heap: Medals, Bases, Achievements and sets are counted in it.

## Battlegrounds

howto-battlegrounds-battle-aim = A board of eight by eight cells full of tokens, and tanks that drive and shoot exactly as far as their cards say. Collect pairs of pictures, destroy the tanks of others, and have enough points first.
howto-battlegrounds-battle-turn-1 = Drive: as far as the card says, straight or diagonally, and you must if you can. Tokens do not matter. A dud or a tank in the way destroys yours, and you cannot stop on another tank.
howto-battlegrounds-battle-turn-2 = Then you may shoot, again exactly as far; nothing in between is in the way. A token is yours, a tank of the others is destroyed, a dud can be cleared away, and on an empty cell you may lay one.
howto-battlegrounds-battle-turn-3 = Or change the tank: another card of yours takes over on the same cell, and there is neither drive nor shot.
howto-battlegrounds-battle-turn-4 = Two equal pictures are a pair. With a special token in it, it also gives an action for once, or an upgrade for a tank card.
howto-battlegrounds-battle-turn-5 = Who loses a tank comes back in the own corner in the next turn, with another card. Nobody is ever out.
howto-battlegrounds-battle-end = After each turn the points are looked at: 16 win for two players, who have two tanks each; 14 for three; 12 for four.
howto-battlegrounds-battle-points = Two for each pair. For a destroyed tank you take its top point token: three, then two, then one for each colour.

howto-battlegrounds-draft-aim = A battle in which nobody is dealt tanks: you choose them, with an eye on what is left for the others.
howto-battlegrounds-draft-turn-1 = Eight tank cards lie open for two or four players, six for three. You choose one after the other, then in the reverse order: who was last is first.
howto-battlegrounds-draft-turn-2 = Two players have four cards each and drive two tanks, three or four have two cards and drive one.
howto-battlegrounds-draft-turn-3 = For each pawn choose the card that it begins with, and one of the three cells of its corner. The other cards wait for a change of tanks.
howto-battlegrounds-draft-end = As in a battle: 16 points for two, 14 for three, 12 for four.
howto-battlegrounds-draft-points = As in a battle: two for each pair, and point tokens for destroyed tanks.

howto-battlegrounds-team-aim = Two against two by the rules of a battle. Each drives a tank, and what you collect lies in one area.
howto-battlegrounds-team-turn-1 = The teams take turns. Your tokens and your partner’s make pairs together.
howto-battlegrounds-team-turn-2 = Who is on turn decides which tank of the team gets an upgrade, and who will use an action.
howto-battlegrounds-team-turn-3 = You cannot shoot your partner’s tank, though you can shoot the token below it. Driving over it destroys your tank, but costs no points.
howto-battlegrounds-team-end = 20 points of a team win.
howto-battlegrounds-team-points = Two for each pair, and point tokens for destroyed tanks, all counted together.

howto-battlegrounds-family-aim = A game of memory for two to four, without tank cards, shots and duds. All tokens but two lie face down; find the pairs.
howto-battlegrounds-family-turn-1 = Move your pawn one or two cells, in any directions.
howto-battlegrounds-family-turn-2 = Then turn up two tokens that touch its cell, at a side or a corner.
howto-battlegrounds-family-turn-3 = Is there a pair among all that lie open? Then it is yours, and you have another turn for it.
howto-battlegrounds-family-turn-4 = What the turn before has turned up is turned down again. Yours stay open for the next turn: look closely.
howto-battlegrounds-family-end = Ten points win at once.
howto-battlegrounds-family-points = Two for each pair.

howto-battlegrounds-solo-aim = You alone with two tanks, and an artillery that shoots at the map. Collect pairs before it has had enough.
howto-battlegrounds-solo-turn-1 = Choose one of your tanks, drive and shoot with it. Actions and upgrades are those of a battle; duds are not laid.
howto-battlegrounds-solo-turn-2 = Then a letter and a digit are turned up, and that cell is hit. A tank of yours is gone for good, a token is taken, and on an empty cell an artillery tank stands from then on.
howto-battlegrounds-solo-turn-3 = Artillery tanks are in the way as duds are, and you cannot stop on them; a shot removes one.
howto-battlegrounds-solo-turn-4 = Letters and digits stay open until all have been seen. So you know which cells are still in danger.
howto-battlegrounds-solo-end = When the artillery has 20 points or has destroyed all your tanks, or when no pair is left to be made.
howto-battlegrounds-solo-points = Two for each pair. The artillery has one for each token that it took and for each of its tanks on the board. 16 points are your first star, every two more another one, up to six.
