# The rules of Rush, each with its ID. The rule books beat this catalogue.

## Components

RU-COMP-01 = 100 Vehicle cards, 25 for each of USSR, Germany, USA and France. A Vehicle has a name, nation, class, cost, resources (a number, or none), power 0–2, armor 0–2 and zero or more abilities in printed order.
RU-COMP-02 = Five classes: Light Tank, Medium Tank, SPG, Heavy Tank (these four are Armored Vehicles) and Auxiliary Unit (not Armored). All cards of one Armored class share one power and one armor value (ruling, from the digits at the class icons in EN: power/armor Light 1/1, Medium 1/2, SPG 2/1, Heavy 2/2); Auxiliary Units vary, 0–2 each.
RU-COMP-03 = Barracks set of each player: 4 Engineers (1 resource; buy only), 1 Technicians (Research 1; ability only), 1 Volunteers (Recruitment; ability only). Barracks cards never defend a Base.
RU-COMP-04 = 3 Base cards for each player; a destroyed enemy Base in a squad is worth 3 Medals.
RU-COMP-05 = Medal pile of each nation: 9 one-Medal cards (1 resource each) and 3 two-Medal cards (2 resources each).
RU-COMP-06 = 12 Achievement cards: see RU-ACH.
RU-COMP-08 = All Vehicle cards of a set are different: no copies. The books name only a few of them and print no card list, so the list is this project's own design, kept as data: see cards.md. Ruling.
RU-COMP-07 = Resource values run 0–6. A resource value of 0 is a value; a card without a resource value has none.

## Set-up

RU-SET-01 = One player is first player for the whole game; play goes clockwise from there. Ruling: the host picks the first player or leaves it to the seed.
RU-SET-02 = Each player puts 3 Bases face up, shuffles the 6 Barracks cards into a Garage and draws 3 of them as a hand; Depot empty.
RU-SET-03 = Shuffle the Vehicle deck, lay out a Reserve of 4 face up; Vehicle discard pile and Graveyard empty.
RU-SET-04 = Medal piles by nation, face up: anyone may count them at any time.
RU-SET-06 = A Depot lies face up and its owner may look through it at any time. Ruling: every Depot and the Graveyard are public; of a Garage only the count is.
RU-SET-05 = Draw (players + 1) random Achievements face up; the rest are out of the game (but see RU-SF-03).

## Turn

RU-TURN-01 = Three phases in order: I repair and reveal, II play cards, III replenish and draw.
RU-TURN-02 = Phase I: every damaged Base and Vehicle of the active player is repaired.
RU-TURN-03 = Phase I: the active player's hand is laid open: from here to the end of the turn everyone sees it; ruling: also the cards drawn into it during the turn.
RU-TURN-04 = Phase II: each card in hand may be played one way: spent for resources, used for its abilities (and/or to defend), or in the assault. Cards are played in any order; which way is the player's choice.
RU-TURN-05 = A card that cannot be or is not played goes to the Depot at the end of the turn.
RU-TURN-06 = Drawing from an empty Garage: shuffle the Depot into a new Garage and go on drawing. If both are empty the draw falls short.
RU-TURN-07 = One physical card is played at most once per turn, even if it was shuffled back and drawn again in that turn. Ruling: this holds for every card, not only Vehicles (SF words it so).
RU-TURN-08 = A destroyed-Base card that is drawn into the hand cannot be played: it goes to the Depot at once and is not replaced.
RU-TURN-09 = Phase III: discard the Reserve card farthest from the deck to the Vehicle discard pile, shift, refill from the deck.
RU-TURN-10 = Phase III: unplayed cards go to the Depot, then draw 3 (with RU-TURN-06).
RU-TURN-12 = Ruling, end of turn in order: (a) RU-SF-11 and attack Medals if still due (RU-ALT-18), then Siege Medals; (b) Reserve step; (c) weak-turn choice and Recruitment keeps; (d) Rear; (e) remaining cards to the Depot; (f) draw. So all Medals are in the Depot before a reshuffle, and count for the end trigger of this turn.
RU-TURN-13 = Ruling: a card with an active ability may be played although the ability has no effect. What can be done must be done: Repair takes at least one card, Research takes a card if one fits.
RU-TURN-14 = Ruling: cards are drawn one by one; a Base drawn rests in the Depot at once and is in a reshuffle that follows within the same draw. The Vehicle discard pile is reshuffled only when a card is needed.
RU-TURN-11 = When the Vehicle deck is empty, shuffle the Vehicle discard pile into a new deck; Graveyard cards never return. If both are empty the Reserve slot stays empty.

## Buying

RU-BUY-01 = Spend one or more hand cards that have a resource value: they go to the Depot; take one Reserve card whose cost is at most the sum; it goes on top of the Depot.
RU-BUY-02 = The Reserve shifts away from the deck and is refilled at once after each card taken.
RU-BUY-03 = A card with no resource value cannot pay. Even a cost-0 card needs at least one paying card; a card worth 0 resources will do. Ruling: a National Resources card alone pays for no card of another nation, not even a cost-0 one.
RU-BUY-04 = One purchase per turn, unless Recruitment was played this turn.
RU-BUY-05 = Under Recruitment any number of purchases: the resources spent this turn must cover the costs bought this turn, so what one purchase leaves over serves the next. Ruling: the left-over of a purchase made before Recruitment was played counts too; nothing carries over to the next turn.
RU-BUY-06 = National Resources (passive): that card's resources buy only cards of its own nation; they may be pooled with ordinary resources for such a card.
RU-BUY-08 = Ruling: purchases of a turn are legal if the sum over nations of max(0, costs − that nation's National Resources spent) is at most the ordinary resources spent; order does not matter.
RU-BUY-09 = Ruling: under Recruitment a cost-0 card may be bought without a further card if a paying card was spent this turn. Overpaying is allowed; spending without buying is not.
RU-BUY-07 = A new card always enters the Depot, never the Garage or the hand.

## Abilities and defending

RU-ABI-01 = A card played for its abilities resolves them in printed order, each fully before the next, and all before another card is played.
RU-ABI-02 = The card leaves the hand when it comes to rest (Base, Depot or Graveyard); while its abilities resolve it is in none of these, so a reshuffle does not include it.
RU-ABI-03 = A Vehicle may ignore its abilities (or have none) and simply go to defend. Ruling: it is all or nothing: either the abilities resolve in order, or none does.
RU-ABI-04 = After its abilities, a Vehicle with armor 1 or 2 must defend one of its player's Bases, unless an ability sends it elsewhere (Research).
RU-ABI-05 = Choose an undefended Base while there is one; when all are defended choose one and its old defender goes to the Depot.
RU-ABI-06 = One defender per Base. A defended Base cannot be attacked in an assault.
RU-ABI-07 = A card with armor 0 or none cannot defend; after its abilities it goes to the Depot. A Vehicle with armor 0 and no active ability cannot be played this way.
RU-ABI-08 = A player without Bases puts the played cards in the Depot instead.
RU-ABI-10 = Reinforcements N: draw N cards from the Garage into the hand.
RU-ABI-11 = Recruitment: see RU-BUY-05.
RU-ABI-12 = Scouting: discard the whole Reserve to the Vehicle discard pile, lay out a new one.
RU-ABI-13 = Sabotage: each opponent with a hand chooses one card of it and puts it in their Depot; hands are not refilled. Ruling: clockwise from the active player.
RU-ABI-14 = Siege Master: choose any enemy Base, defended or not, or an enemy Vehicle that defends one. Undamaged: it becomes damaged. Damaged: it is destroyed. Armor and class do not matter.
RU-ABI-15 = Siege Master, targets: EN says an armored Vehicle, PL says a Vehicle. Ruling: any defending Vehicle (option siege_targets = "any", default) or Armored classes only ("armored").
RU-ABI-16 = Siege Master: a destroyed Base goes to the player's Depot, its defender (if any) to its owner's Depot without a Medal; a destroyed Vehicle goes to its owner's Depot and at the end of the turn the player gets one Medal per such Vehicle from the pile of the Siege Master's nation.
RU-ABI-17 = Siege Master is not the assault: it may be used beside an assault of another nation.
RU-ABI-18 = Research N: the card goes to the Graveyard; take a Reserve card of cost ≤ N into the Depot; refill the Reserve. It is no purchase (RU-BUY-04 does not count it) and no resources may be added. Ruling: with no such card in the Reserve the card still goes to the Graveyard. A Vehicle with Research may be spent for its resources instead.
RU-ABI-19 = Repair: choose one or two cards of your own Depot (any kind, Medals and Bases too) and put them in the Graveyard; never the Repair card itself. Empty Depot: nothing happens.
RU-ABI-20 = Invulnerability: take a one-Medal card of the card's nation into the Depot; none left: nothing.
RU-ABI-23 = Ruling: Research sends its card to the Graveyard at once; later abilities on the card still resolve.
RU-ABI-21 = Attacks Bases only (passive): in an assault this card cannot target a Vehicle.
RU-ABI-22 = Attacks Vehicles only (passive): in an assault this card cannot target a Base.

## Assault

RU-ASLT-01 = One assault per turn, with one or more hand Vehicles of one nation, each with power 1 or 2. All are announced first.
RU-ASLT-02 = Then one by one: pick an announced card, pick its target, resolve, card to the Depot. Targets: a Vehicle defending an enemy Base, or an undefended enemy Base; the same or another, of the same or another enemy. Ruling: only a card with a legal target can be picked; when none of the announced cards left has one, they go to the Depot without effect.
RU-ASLT-03 = Against a Vehicle: power ≥ armor destroys it; power < armor damages it; a damaged Vehicle that is hit is destroyed. It goes to its owner's Depot.
RU-ASLT-04 = Against an undefended Base: damages it; a damaged Base is destroyed. Power does not matter.
RU-ASLT-05 = A Heavy Tank destroys an undefended Base at once.
RU-ASLT-06 = A destroyed Base goes to the attacker's Depot.
RU-ASLT-07 = In one assault the defender may be destroyed by one card and the Base hit by the next.
RU-ASLT-08 = After the assault: one Medal for each Vehicle destroyed in it, from the pile of the attackers' nation, into the Depot. Nothing for a Base.
RU-ASLT-09 = For every two Vehicles the player may take a two-Medal card instead of two one-Medal cards while there are any; the choice is the player's. Ruling: the kills of the assault are settled together after it; all Siege Master kills of the turn are settled together, per nation, at the end of the turn, and may buy two-Medal cards too; the two are not pooled.
RU-ASLT-10 = No one-Medal card left: that Medal is not received.
RU-ASLT-12 = Ruling: no other card is played between announcement and end of the assault; at least one announced card must have a legal target at announcement; a card with a legal target must attack.
RU-ASLT-11 = Damage stays until its owner's next phase I.

## End and scoring

RU-END-01 = The end is triggered when all Bases of any player are destroyed, or the ninth one-Medal card of any nation is taken.
RU-END-02 = The round is finished: play goes on by the normal rules, until the player to the right of the first player has ended a turn. Players without Bases play on and can win.
RU-END-03 = Final squad = hand + Garage + Depot. Own surviving Bases are not part of it. Ruling: neither are the Vehicles defending Bases (literal reading); option defenders_in_squad, off by default.
RU-END-04 = Score: Medals on Medal cards in the squad + 3 per enemy Base in the squad + 5 per Achievement.
RU-END-05 = Ties: most Vehicles destroyed, then most Bases destroyed, then most Achievements, then shared victory.
RU-END-06 = Ruling: "Vehicles destroyed" counts assault and Siege kills, whether or not a Medal was left; a defender displaced by its Base's destruction is not destroyed.
RU-ACH-00 = An Achievement goes to the one player who alone meets it best; a tie (also at zero) gives it to nobody. Achievement cards are not part of the squad.
RU-ACH-01 = Bases Destroyed — most Bases destroyed over the game.
RU-ACH-02 = Light Tanks — most of that class in the final squad, any nation.
RU-ACH-03 = Medium Tanks — most of that class in the final squad, any nation.
RU-ACH-04 = SPGs — most of that class in the final squad, any nation.
RU-ACH-05 = Heavy Tanks — most of that class in the final squad, any nation.
RU-ACH-06 = Auxiliary Units — most of that class in the final squad, any nation.
RU-ACH-07 = Soviet Medals — most Medals of that nation (a two-Medal card is two).
RU-ACH-08 = German Medals — most Medals of that nation (a two-Medal card is two).
RU-ACH-09 = American Medals — most Medals of that nation (a two-Medal card is two).
RU-ACH-10 = French Medals — most Medals of that nation (a two-Medal card is two).
RU-ACH-11 = Double Medals — most two-Medal cards in the squad.
RU-ACH-12 = Largest Squad — most cards in the squad, Medal and Base cards included.

## Second Front (each point also usable alone: SF's tips say so)

RU-SF-01 = Fifth nation, Great Britain: 30 Vehicles, 5 more for each other nation: 150 in all, 30 per nation. 12 British Medals (9 + 3). option cards = "base" | "second_front"
RU-SF-02 = Up to 6 players.
RU-SF-03 = 12 more Achievements; unused ones form a draw pile for Planning, discarded ones are reshuffled when it runs out. All but British Medals may be used in a base game too.
RU-SF-04 = Headquarters: a fourth Base of each player. All Base rules hold for it (defending, siege, 3 Medals), but it cannot be attacked or besieged while its owner has another Base. option headquarters
RU-SF-05 = With Headquarters the end is triggered by the destruction of a Headquarters (not of the third Base), or by the Medals.
RU-SF-06 = Rear: at the end of the turn, before drawing, the player may put one unplayed hand card into the Rear. It holds one card; the old one goes to the Depot. option rear
RU-SF-07 = On the player's turn the Rear card may be played as if from the hand (bought with, used, in the assault). Ruling: an unused Rear card stays; it is open to all; it counts in the final squad.
RU-SF-08 = Sabotage does not touch the Rear.
RU-SF-09 = Reserve of 5. option reserve_size = 4 | 5 | 6
RU-SF-10 = The end-of-turn Reserve step is dropped; instead in phase I, after repair and reveal, the player may choose to do it. option reserve_refresh = "end" | "start_optional"
RU-SF-11 = After an assault one of the attackers with armor > 0 must go to defend an own Base (RU-ABI-05) instead of the Depot; the player chooses which. None with armor, or no Base: nothing. option attackers_defend
RU-SF-12 = One physical card may be played once from the hand and once from the Rear in a turn.
RU-SF-13 = Regroup (ability): move one Vehicle defending an own Base or Headquarters to the Rear.
RU-SF-14 = Planning (ability): discard one face-up Achievement and turn up the top one of the pile.
RU-SF-15 = Heroic Deed: Invulnerability takes the one-Medal card of any nation the player chooses. option heroic_deed
RU-SF-16 = Optional: 3 Medals for each own surviving Base, Headquarters included. option score_own_bases
RU-SF-17 = Ruling: only the Headquarters card is protected: a Vehicle defending it may be attacked and besieged at any time. Once the last other Base falls, the Headquarters is a legal target, in the same assault too.
RU-SF-18 = Ruling: the Headquarters counts as a Base in RU-ABI-05, RU-ABI-08, RU-ALT-07, RU-ACH-01, RU-SF-ACH-10.
RU-SF-19 = Ruling: only cards that made an attack count for RU-SF-11, not support cards or announced cards without a target; the Base is the player's own, not an ally's.
RU-SF-20 = Ruling: Regroup with no defender, or without option rear, does nothing; with the Rear occupied the old card goes to the Depot.
RU-SF-21 = Ruling: Planning discards first; with an empty pile the reshuffle includes that card. Decisive Shot is tracked from the start, whether or not its card is face up.
RU-SF-22 = Ruling: start_optional together with end_of_turn refill: the discard is the phase-I choice (shift, fill that one slot); the end of the turn only fills up.
RU-SF-23 = Ruling: the Rear card is not in the hand: it is not kept or scrapped by a weak turn, does not count to the limit of 5, and cannot support on another's turn; on the owner's own turn it may support.
RU-SF-24 = Ruling: the British Medals Achievement needs cards = "second_front".
RU-SF-ACH-01 = British Medals.
RU-SF-ACH-02 = Most Medals in total, nations aside.
RU-SF-ACH-03 = Medals of the most different nations. (These three count the Medals gained during the game, also those that later went to the Graveyard.)
RU-SF-ACH-04 = Most Vehicles with no ability at all (passive ones count as abilities).
RU-SF-ACH-05 = Infantry: most Barracks cards plus Auxiliary Units with power 0 and armor 0.
RU-SF-ACH-06 = Most cards with Recruitment.
RU-SF-ACH-07 = Largest sum of Reinforcements.
RU-SF-ACH-08 = Largest sum of Research.
RU-SF-ACH-09 = Dearest army: largest sum of costs.
RU-SF-ACH-10 = Most own Bases left.
RU-SF-ACH-11 = Fewest Barracks cards in the squad.
RU-SF-ACH-12 = Decisive Shot: the first to take the last one-Medal card of a nation (ruling: one-Medal, as the end trigger) or to destroy a Headquarters (ruling: without Headquarters, a player's last Base).
RU-SF-ACH-13 = Two blank Achievement cards: players write their own. A custom Achievement is data (what is counted or summed over which cards, most or fewest), not code.

## Alternative rules (each alone or in any combination)

RU-ALT-01 = Reserve of 6, not refilled during the turn; at its end discard the farthest card, then fill up to 6. option reserve_refill = "at_once" | "end_of_turn"
RU-ALT-02 = Weak turn: a player who plays no card in a turn may either keep one hand card for the next turn (then 4 in hand) or put one hand card in the Graveyard; the rest go to the Depot. option weak_turn
RU-ALT-03 = Gradual reveal: the hand stays hidden in phase I; cards are shown one by one as they are played. Attack cards are not announced together; each later attack of the turn must be of the first one's nation. option gradual_reveal
RU-ALT-04 = Interactive assault on a Vehicle (goes with RU-ALT-03): the defender may add a hand Vehicle or Medal card of the defending Vehicle's nation for +1 armor; then the attacker one of the attacking card's nation for +1 power; in turns, until both pass. Any support card gives exactly 1. option interactive_assault
RU-ALT-05 = Then power ≥ armor destroys; otherwise the target is not damaged. Bases cannot be supported: attacks on undefended Bases as in the base game.
RU-ALT-06 = Support cards go to the Depot of who played them. Ruling: once a side passes it may come back in only if the other side adds a card after that; two passes in a row end the fight.
RU-ALT-07 = Bonus for defended Bases: in phase III draw one more card if more than half of the player's Bases are defended (all of one or two; two of three; three of four). Never more than 5 cards in hand at the start of the turn. option defended_bonus
RU-ALT-08 = Medal sets at the end: each set of Medal cards of two different nations +1, three +2, four +4; a two-Medal card may be in two sets. Ruling: the score is the best division into sets; with five nations a set still has at most four. option medal_sets
RU-ALT-09 = One new Garage per turn: a second reshuffle in the same turn is not allowed, draws fall short; drawing for the next hand comes after the turn and may reshuffle. option single_reshuffle
RU-ALT-10 = Recruitment may instead keep one hand card for the next turn, unseen; limit of 5 as above. option recruitment_keeps_card
RU-ALT-11 = Teams: two sides; needs RU-ALT-04. Turn order alternates sides, and within a side its players take turns: four players A1 B1 A2 B2; five A1 B1 A2 B2 A3 B1 A1 B2 A2 B1 A3 B2; three A1 B1 A2 B1 (ruling: the larger side starts). Ruling: six (with Second Front) A1 B1 A2 B2 A3 B3. option teams
RU-ALT-12 = Teams score together: all cards of a side in one heap; Medals, Bases, Achievements and sets of the heap. Ruling: tie-breaks add up over the side.
RU-ALT-13 = Allies may support a fight on their side; the attacked side (its owner first, then allies clockwise) chooses first, sides alternate until all pass; ruling: on the attacking side the attacker first, then allies clockwise. Hands stay hidden from allies, and allies may not agree on concrete support (team chat is closed during a fight).
RU-ALT-14 = No attack, siege or Sabotage against an ally.
RU-ALT-15 = A player may put a Vehicle with armor > 0 on an ally's Base, without using its abilities; from then on the card belongs to that Base's owner.
RU-ALT-16 = Ruling: end of a team game: with 4 or 6 players RU-END-02; with 3 or 5 when, after the trigger, both sides have had equally many turns.
RU-ALT-17 = While the attacker means to attack again, one attack card stays on the table to show the nation; it has no effect on later fights. Ruling: it is the first one, and goes to the Depot at the end of phase II, so a reshuffle before that does not include it.
RU-ALT-18 = Ruling, gradual reveal: other cards may be played between attacks; the assault ends with phase II and all its Medals are awarded then. Drawn cards stay hidden.
RU-ALT-19 = Ruling, gradual reveal with attackers_defend: attackers with armor > 0 stay on the table until the end of phase II; one then defends, the rest go to the Depot, before RU-ALT-07 is checked.
RU-ALT-20 = Ruling: interactive_assault requires gradual_reveal; teams requires both.
RU-ALT-21 = Ruling: supporting is playing the card: it counts for RU-TURN-07 and, for the active player, ends a weak turn. Hands spent in defence are not refilled before the owner's phase III. Siege Master cannot be answered.
RU-ALT-22 = Ruling: in an interactive fight earlier damage does not count: power < armor does nothing.
RU-ALT-23 = Ruling: a player with cards in hand is always asked for support, also without a fitting card (an automatic pass would tell the others); an empty hand passes by itself.
RU-ALT-24 = Ruling: Sabotage under gradual reveal is unchanged; empty hands are skipped.
RU-ALT-25 = Ruling, weak turn: any card played from hand or Rear excludes it; refreshing the Reserve and filling the Rear do not. With rear both may be used: keep or scrap first, then the Rear. A kept card that was open stays known to all.
RU-ALT-26 = Ruling: Recruitment-keep is chosen when the ability resolves and settled in phase III from unplayed hand cards; each such Recruitment keeps one. A card that was open stays known to all.
RU-ALT-27 = Ruling: at the limit of 5 fewer cards are drawn. No Base, no RU-ALT-07 bonus.
RU-ALT-28 = Ruling, end_of_turn refill: taken cards shift the row and gaps wait; Scouting lays out the full row at once; Research does not refill; an empty row discards nothing.
RU-ALT-29 = Ruling, teams: a side's step is at most one support card; its players are asked in order and the first card ends the step; all passing is the side's pass.
RU-ALT-30 = Ruling, an ally's Base: RU-ABI-05 applies to that ally's Bases; a displaced defender goes to the Base owner's Depot.
RU-ALT-31 = Ruling: Achievements, history counts and own Bases are summed over a side, without adjusting for its size.
