# The rules of Rush, each with its ID. The rule books beat this catalogue.

## Components

RU-COMP-01 = There are 100 Vehicle cards, 25 for each of USSR, Germany, USA and France. A Vehicle has a name, nation, class, cost, resources (a number, or none), power 0–2, armor 0–2 and zero or more abilities in printed order.
RU-COMP-02 = There are five classes: Light Tank, Medium Tank, SPG and Heavy Tank, which are Armored Vehicles, and Auxiliary Unit, which is not. All cards of one Armored class share one power and one armor value; Auxiliary Units vary, 0–2 each. Ruling: by the digits at the class icons in the English book, power and armor are 1 and 1 for a Light Tank, 1 and 2 for a Medium Tank, 2 and 1 for an SPG, 2 and 2 for a Heavy Tank.
RU-COMP-03 = The Barracks set of each player is 4 Engineers (1 resource; only to buy), 1 Technicians (Research 1; only for the ability) and 1 Volunteers (Recruitment; only for the ability). Barracks cards never defend a Base.
RU-COMP-04 = Each player has 3 Base cards; a destroyed enemy Base in a squad is worth 3 Medals.
RU-COMP-05 = The Medal pile of each nation has 9 one-Medal cards (1 resource each) and 3 two-Medal cards (2 resources each).
RU-COMP-06 = There are 12 Achievement cards: see RU-ACH.
RU-COMP-08 = Ruling: all Vehicle cards of a set are different, without copies. The books name only a few of them and print no card list, so the list is this project’s own design, kept as data: see docs/cards.md.
RU-COMP-07 = Resource values run from 0 to 6. A resource value of 0 is a value; a card without a resource value has none.

## Set-up

RU-SET-01 = One player is first player for the whole game; play goes clockwise from there. Ruling: the host picks the first player or leaves it to the seed (option first_player).
RU-SET-02 = Each player puts 3 Bases face up, shuffles the 6 Barracks cards into a Garage and draws 3 of them as a hand. The Depot is empty.
RU-SET-03 = Shuffle the Vehicle deck and lay out a Reserve of 4 cards face up. The Vehicle discard pile and the Graveyard are empty.
RU-SET-04 = The Medal piles, one for each nation, lie face up: anyone may count them at any time.
RU-SET-06 = A Depot lies face up and its owner may look through it at any time. Ruling: every Depot and the Graveyard are public; of a Garage only the number of cards is.
RU-SET-05 = Draw random Achievements, one more than there are players, and lay them face up; the rest are out of the game (but see RU-SF-03).

## Turn

RU-TURN-01 = A turn has three phases in this order: I repair and reveal, II play cards, III replenish and draw.
RU-TURN-02 = Phase I: every damaged Base and Vehicle of the active player is repaired.
RU-TURN-03 = Phase I: the active player’s hand is laid open, and everyone sees it until the end of the turn. Ruling: everyone also sees the cards drawn into it during the turn.
RU-TURN-04 = Phase II: each card in hand may be played one way: spent for resources, used for its abilities (and/or to defend), or in the assault. Cards are played in any order; which way is the player’s choice.
RU-TURN-05 = A card that cannot be or is not played goes to the Depot at the end of the turn.
RU-TURN-06 = Who must draw from an empty Garage shuffles the Depot into a new Garage and goes on drawing. If both are empty, the draw falls short.
RU-TURN-07 = One physical card is played at most once per turn, even if it was shuffled back and drawn again in that turn. Ruling: this holds for every card, not only for Vehicles, as the Second Front book words it.
RU-TURN-08 = A destroyed Base that is drawn into the hand cannot be played: it goes to the Depot at once and is not replaced.
RU-TURN-09 = Phase III: discard the Reserve card farthest from the deck to the Vehicle discard pile, shift the others, refill from the deck.
RU-TURN-10 = Phase III: unplayed cards go to the Depot, then the player draws 3 (with RU-TURN-06).
RU-TURN-12 = Ruling: the turn ends in this order: first RU-SF-11 and the Medals of the assault if still due (RU-ALT-18), then the Medals of Siege Master; next the Reserve step; next the choice of a weak turn and the cards kept by Recruitment; next the Rear; next the remaining cards go to the Depot; last the draw. So all Medals are in the Depot before a reshuffle, and count for the end trigger of this turn.
RU-TURN-13 = Ruling: a card with an active ability may be played although the ability has no effect. What can be done must be done: Repair takes at least one card, Research takes a card if one fits.
RU-TURN-14 = Ruling: cards are drawn one by one; a Base that is drawn goes to the Depot at once and is in a reshuffle that follows within the same draw. The Vehicle discard pile is reshuffled only when a card is needed.
RU-TURN-11 = When the Vehicle deck is empty, shuffle the Vehicle discard pile into a new deck; Graveyard cards never return. If both are empty, the Reserve slot stays empty.

## Buying

RU-BUY-01 = Spend one or more hand cards that have a resource value: they go to the Depot. Take one Reserve card whose cost is at most their sum: it goes on top of the Depot.
RU-BUY-02 = The Reserve shifts away from the deck and is refilled at once after each card taken.
RU-BUY-03 = A card with no resource value cannot pay. Even a card of cost 0 needs at least one paying card; a card worth 0 resources will do. Ruling: a National Resources card alone pays for no card of another nation, not even for one of cost 0.
RU-BUY-04 = One purchase per turn, unless Recruitment was played this turn.
RU-BUY-05 = Under Recruitment any number of purchases may be made: the resources spent this turn must cover the costs bought this turn, so what one purchase leaves over serves the next. Ruling: what is left over from a purchase made before Recruitment was played counts too; nothing carries over to the next turn.
RU-BUY-06 = National Resources (passive): the resources of this card buy only cards of its own nation; they may be pooled with ordinary resources for such a card.
RU-BUY-08 = Ruling: for each nation, take the costs bought this turn less the National Resources of that nation spent this turn, and 0 if that is below 0. The purchases are legal if the sum over all nations is at most the ordinary resources spent; the order does not matter.
RU-BUY-09 = Ruling: under Recruitment a card of cost 0 may be bought without a further card if a paying card was spent this turn. Overpaying is allowed; spending without buying is not.
RU-BUY-07 = A new card always enters the Depot, never the Garage or the hand.

## Abilities and defending

RU-ABI-01 = A card played for its abilities resolves them in printed order, each fully before the next, and all before another card is played.
RU-ABI-02 = The card leaves the hand when it comes to rest (on a Base, in the Depot or in the Graveyard); while its abilities resolve it is in none of these, so a reshuffle does not include it.
RU-ABI-03 = A Vehicle may ignore its abilities (or have none) and simply go to defend. Ruling: it is all or nothing: either the abilities resolve in order, or none does.
RU-ABI-04 = After its abilities, a Vehicle with armor 1 or 2 must defend one of its player’s Bases, unless an ability sends it elsewhere (Research).
RU-ABI-05 = Choose an undefended Base while there is one; when all are defended, choose one and its old defender goes to the Depot.
RU-ABI-06 = A Base has one defender at most. A defended Base cannot be attacked in an assault.
RU-ABI-07 = A card with armor 0 or none cannot defend; after its abilities it goes to the Depot. A Vehicle with armor 0 and no active ability cannot be played this way.
RU-ABI-08 = A player without Bases puts the played cards in the Depot instead.
RU-ABI-10 = Reinforcements N: draw N cards from the Garage into the hand.
RU-ABI-11 = Recruitment: see RU-BUY-05.
RU-ABI-12 = Scouting: discard the whole Reserve to the Vehicle discard pile and lay out a new one.
RU-ABI-13 = Sabotage: each opponent with a hand chooses one card of it and puts it in their Depot; hands are not refilled. Ruling: the opponents do so clockwise from the active player.
RU-ABI-14 = Siege Master: choose any enemy Base, defended or not, or an enemy Vehicle that defends one. If it is undamaged, it becomes damaged; if it is damaged, it is destroyed. Armor and class do not matter.
RU-ABI-15 = Siege Master, its targets: the English book says an armored Vehicle, the Polish one says a Vehicle. Ruling: any defending Vehicle (option siege_targets = "any", the default) or Armored classes only ("armored").
RU-ABI-16 = Siege Master: a destroyed Base goes to the player’s Depot, and its defender (if any) to its owner’s Depot without a Medal. A destroyed Vehicle goes to its owner’s Depot, and at the end of the turn the player gets one Medal for each such Vehicle from the pile of the Siege Master’s nation.
RU-ABI-17 = Siege Master is not the assault: it may be used beside an assault of another nation.
RU-ABI-18 = Research N: the card goes to the Graveyard; take a Reserve card of cost N or less into the Depot; refill the Reserve. It is no purchase (RU-BUY-04 does not count it) and no resources may be added. A Vehicle with Research may be spent for its resources instead. Ruling: with no such card in the Reserve the card still goes to the Graveyard.
RU-ABI-19 = Repair: choose one or two cards of your own Depot (of any kind, Medals and Bases too) and put them in the Graveyard; never the Repair card itself. With an empty Depot nothing happens.
RU-ABI-20 = Invulnerability: take a one-Medal card of the card’s nation into the Depot; if none is left, nothing happens.
RU-ABI-23 = Ruling: Research sends its card to the Graveyard at once; later abilities on the card still resolve.
RU-ABI-21 = Attacks Bases only (passive): in an assault this card cannot target a Vehicle.
RU-ABI-22 = Attacks Vehicles only (passive): in an assault this card cannot target a Base.

## Assault

RU-ASLT-01 = A player makes at most one assault per turn, with one or more hand Vehicles of one nation, each with power 1 or 2. All are announced first.
RU-ASLT-02 = Then, one by one, pick an announced card, pick its target and resolve the attack; the card goes to the Depot. A target is a Vehicle defending an enemy Base, or an undefended enemy Base; the next may be the same or another, of the same or another enemy. Ruling: only a card with a legal target can be picked; when none of the announced cards left has one, they go to the Depot without effect.
RU-ASLT-03 = Against a Vehicle: power that is at least the armor destroys it; lower power damages it; a damaged Vehicle that is hit is destroyed. A destroyed Vehicle goes to its owner’s Depot.
RU-ASLT-04 = An attack on an undefended Base damages it; a damaged Base is destroyed. Power does not matter.
RU-ASLT-05 = A Heavy Tank destroys an undefended Base at once.
RU-ASLT-06 = A destroyed Base goes to the attacker’s Depot.
RU-ASLT-07 = In one assault the defender may be destroyed by one card and the Base hit by the next.
RU-ASLT-08 = After the assault the player gets one Medal for each Vehicle destroyed in it, from the pile of the attackers’ nation, into the Depot. There is none for a Base.
RU-ASLT-09 = For every two Vehicles the player may take one two-Medal card in place of two one-Medal cards while there are any; the choice is the player’s. Ruling: the Vehicles destroyed in the assault are settled together after it; all Vehicles destroyed by Siege Master in the turn are settled together, nation by nation, at the end of the turn, and may give two-Medal cards too; the two are not pooled.
RU-ASLT-10 = If no one-Medal card is left, that Medal is not received.
RU-ASLT-12 = Ruling: no other card is played between the announcement and the end of the assault; at least one announced card must have a legal target at the announcement; a card with a legal target must attack.
RU-ASLT-11 = Damage stays until its owner’s next phase I.

## End and scoring

RU-END-01 = The end is triggered when all Bases of any player are destroyed, or the ninth one-Medal card of any nation is taken.
RU-END-02 = The round is finished: play goes on by the normal rules until the player to the right of the first player has ended a turn. Players without Bases play on and can win.
RU-END-03 = The final squad is hand, Garage and Depot. Own surviving Bases are not part of it. Ruling: neither are the Vehicles defending Bases, which is the literal reading, unless option defenders_in_squad is on; it is off by default.
RU-END-04 = The score is the Medals on Medal cards in the squad, 3 for each enemy Base in the squad and 5 for each Achievement.
RU-END-05 = A tie goes to the most Vehicles destroyed, then to the most Bases destroyed, then to the most Achievements; after that the victory is shared.
RU-END-06 = Ruling: “Vehicles destroyed” counts those of the assault and of Siege Master, whether or not a Medal was left; a defender displaced by its Base’s destruction is not destroyed.
RU-ACH-00 = An Achievement goes to the one player who alone meets it best; a tie (also at zero) gives it to nobody. Achievement cards are not part of the squad.
RU-ACH-01 = Bases Destroyed: the most Bases destroyed over the game.
RU-ACH-02 = Light Tanks: the most Light Tanks in the final squad, of any nation.
RU-ACH-03 = Medium Tanks: the most Medium Tanks in the final squad, of any nation.
RU-ACH-04 = SPGs: the most SPGs in the final squad, of any nation.
RU-ACH-05 = Heavy Tanks: the most Heavy Tanks in the final squad, of any nation.
RU-ACH-06 = Auxiliary Units: the most Auxiliary Units in the final squad, of any nation.
RU-ACH-07 = Soviet Medals: the most Medals of the USSR; a two-Medal card is two.
RU-ACH-08 = German Medals: the most Medals of Germany; a two-Medal card is two.
RU-ACH-09 = American Medals: the most Medals of the USA; a two-Medal card is two.
RU-ACH-10 = French Medals: the most Medals of France; a two-Medal card is two.
RU-ACH-11 = Double Medals: the most two-Medal cards in the squad.
RU-ACH-12 = Largest Squad: the most cards in the squad, Medal and Base cards included.

## Second Front (by the tips in its book, each point may also be used alone)

RU-SF-01 = A fifth nation, Great Britain, has 30 Vehicles, and each other nation has 5 more: 150 in all, 30 for each nation. There are 12 British Medal cards, 9 with one Medal and 3 with two (option cards: "base" or "second_front").
RU-SF-02 = Up to 6 players may play.
RU-SF-03 = There are 12 more Achievements (option achievements: "base" or "second_front"). Unused ones form a draw pile for Planning; discarded ones are reshuffled when it runs out. All but British Medals may be used in a base game too.
RU-SF-04 = Headquarters (option headquarters): a fourth Base of each player. All Base rules hold for it (defending, siege, 3 Medals), but it cannot be attacked or besieged while its owner has another Base.
RU-SF-05 = With Headquarters the end is triggered by the destruction of a Headquarters (not of the third Base), or by the Medals.
RU-SF-06 = Rear (option rear): at the end of the turn, before drawing, the player may put one unplayed hand card into the Rear. It holds one card; the old one goes to the Depot.
RU-SF-07 = On the player’s turn the Rear card may be played as if from the hand: to pay, for its abilities or in the assault. Ruling: an unused Rear card stays; it is open to all; it counts in the final squad.
RU-SF-08 = Sabotage does not touch the Rear.
RU-SF-09 = The Reserve has 5 cards (option reserve_size: 4, 5 or 6).
RU-SF-10 = The Reserve step at the end of the turn is dropped; instead the player may choose to do it in phase I, after repair and reveal (option reserve_refresh: "end" or "start_optional").
RU-SF-11 = After an assault one of the attackers with armor above 0 must go to defend an own Base (RU-ABI-05) instead of the Depot; the player chooses which. With no such attacker, or no Base, nothing happens (option attackers_defend).
RU-SF-12 = One physical card may be played once from the hand and once from the Rear in a turn.
RU-SF-13 = Regroup (ability): move one Vehicle defending an own Base or Headquarters to the Rear.
RU-SF-14 = Planning (ability): discard one face-up Achievement and turn up the top one of the pile.
RU-SF-15 = Heroic Deed (option heroic_deed): Invulnerability takes the one-Medal card of any nation the player chooses.
RU-SF-16 = Each own surviving Base, Headquarters included, is worth 3 Medals; this is optional (option score_own_bases).
RU-SF-17 = Ruling: only the Headquarters card is protected: a Vehicle defending it may be attacked and besieged at any time. Once the last other Base falls, the Headquarters is a legal target, in the same assault too.
RU-SF-18 = Ruling: the Headquarters counts as a Base in RU-ABI-05, RU-ABI-08, RU-ALT-07, RU-ACH-01 and RU-SF-ACH-10.
RU-SF-19 = Ruling: only cards that made an attack count for RU-SF-11, not support cards or announced cards without a target; the Base is the player’s own, not an ally’s.
RU-SF-20 = Ruling: Regroup with no defender, or without option rear, does nothing; with the Rear occupied the old card goes to the Depot.
RU-SF-21 = Ruling: Planning discards first; with an empty pile the reshuffle includes that card. Decisive Shot is tracked from the start, whether or not its card is face up.
RU-SF-22 = Ruling: with option reserve_refresh = "start_optional" and option reserve_refill = "end_of_turn" together, the discard is the choice in phase I (shift, fill that one slot); the end of the turn only fills up.
RU-SF-23 = Ruling: the Rear card is not in the hand: it is not kept or scrapped by a weak turn, does not count to the limit of 5, and cannot support on another’s turn; on the owner’s own turn it may support.
RU-SF-24 = Ruling: the British Medals Achievement needs option cards = "second_front".
RU-SF-ACH-01 = British Medals: the most British Medals gained during the game, also those that later went to the Graveyard.
RU-SF-ACH-02 = Most Medals: the most Medals gained during the game, nations aside, also those that later went to the Graveyard.
RU-SF-ACH-03 = Medals of Many Nations: Medals of the most different nations gained during the game, also those that later went to the Graveyard.
RU-SF-ACH-04 = Plain Vehicles: the most Vehicles in the squad with no ability at all (passive ones count as abilities).
RU-SF-ACH-05 = Infantry: the most Barracks cards plus Auxiliary Units with power 0 and armor 0 in the squad.
RU-SF-ACH-06 = Recruiters: the most cards with Recruitment in the squad.
RU-SF-ACH-07 = Reinforcements: the largest sum of Reinforcements on the cards of the squad.
RU-SF-ACH-08 = Research: the largest sum of Research on the cards of the squad.
RU-SF-ACH-09 = Dearest Army: the largest sum of costs of the cards of the squad.
RU-SF-ACH-10 = Own Bases: the most own Bases left.
RU-SF-ACH-11 = Fewest Barracks: the fewest Barracks cards in the squad.
RU-SF-ACH-12 = Decisive Shot: for the first to take the last one-Medal card of a nation or to destroy a Headquarters. Ruling: it is the one-Medal card, as for the end trigger; without Headquarters it is a player’s last Base.
RU-SF-ACH-13 = Two Achievement cards are blank: players write their own (option own_achievements). A custom Achievement is data (what is counted or summed over which cards, most or fewest), not code.

## Alternative rules (each alone or in any combination)

RU-ALT-01 = The Reserve has 6 cards and is not refilled during the turn; at its end discard the farthest card, then fill up to 6 (option reserve_refill: "at_once" or "end_of_turn").
RU-ALT-02 = Weak turn (option weak_turn): a player who plays no card in a turn may either keep one hand card for the next turn (then 4 in hand) or put one hand card in the Graveyard; the rest go to the Depot.
RU-ALT-03 = Gradual reveal (option gradual_reveal): the hand stays hidden in phase I; cards are shown one by one as they are played. Attack cards are not announced together; each later attack of the turn must be of the first one’s nation.
RU-ALT-04 = Interactive assault on a Vehicle (option interactive_assault; goes with RU-ALT-03): the defender may add a hand Vehicle or Medal card of the defending Vehicle’s nation for 1 more armor, then the attacker one of the attacking card’s nation for 1 more power, in turns, until both pass. Any support card gives exactly 1.
RU-ALT-05 = After support, power that is at least the armor destroys the target; otherwise it is not damaged. Bases cannot be supported: attacks on undefended Bases are as in the base game.
RU-ALT-06 = A support card goes to the Depot of the player who played it. Ruling: once a side passes it may come back in only if the other side adds a card after that; two passes in a row end the fight.
RU-ALT-07 = Bonus for defended Bases (option defended_bonus): in phase III draw one more card if more than half of the player’s Bases are defended (all of one or two; two of three; three of four). A player never has more than 5 cards in hand at the start of the turn.
RU-ALT-08 = Medal sets (option medal_sets): at the end each set of Medal cards of two different nations gives 1 more point, of three 2, of four 4; a two-Medal card may be in two sets. Ruling: the score is the best division into sets; with five nations a set still has at most four.
RU-ALT-09 = One new Garage per turn (option single_reshuffle): a second reshuffle in the same turn is not allowed, and draws fall short. Drawing for the next hand comes after the turn and may reshuffle.
RU-ALT-10 = Recruitment may instead keep one hand card for the next turn, unseen, within the limit of 5 of RU-ALT-07 (option recruitment_keeps_card).
RU-ALT-11 = Teams (option teams): there are two sides; this needs RU-ALT-04. The turn order alternates sides, and within a side its players take turns: four players A1 B1 A2 B2; five A1 B1 A2 B2 A3 B1 A1 B2 A2 B1 A3 B2; three A1 B1 A2 B1. Ruling: with three players the larger side starts; six (with Second Front) play A1 B1 A2 B2 A3 B3.
RU-ALT-12 = Teams score together: all cards of a side are put in one heap, and Medals, Bases, Achievements and sets are those of the heap. Ruling: tie-breaks add up over the side.
RU-ALT-13 = Allies may support a fight on their side. The attacked side (its owner first, then allies clockwise) chooses first, and sides alternate until all pass. Hands stay hidden from allies, and allies may not agree on concrete support (team chat is closed during a fight). Ruling: on the attacking side the attacker is asked first, then allies clockwise.
RU-ALT-14 = No attack, siege or Sabotage works against an ally.
RU-ALT-15 = A player may put a Vehicle with armor above 0 on an ally’s Base, without using its abilities; from then on the card belongs to that Base’s owner.
RU-ALT-16 = Ruling: a team game ends with 4 or 6 players by RU-END-02; with 3 or 5 when, after the trigger, both sides have had equally many turns.
RU-ALT-17 = While the attacker means to attack again, one attack card stays on the table to show the nation; it has no effect on later fights. Ruling: it is the first one, and goes to the Depot at the end of phase II, so a reshuffle before that does not include it.
RU-ALT-18 = Ruling: under gradual reveal other cards may be played between attacks; the assault ends with phase II and all its Medals are awarded then. Drawn cards stay hidden.
RU-ALT-19 = Ruling: under gradual reveal with option attackers_defend, attackers with armor above 0 stay on the table until the end of phase II; one then defends, the rest go to the Depot, before RU-ALT-07 is checked.
RU-ALT-20 = Ruling: option interactive_assault requires option gradual_reveal; option teams requires both.
RU-ALT-21 = Ruling: supporting is playing the card: it counts for RU-TURN-07 and, for the active player, rules out a weak turn. Hands spent in defence are not refilled before the owner’s phase III. Siege Master cannot be answered.
RU-ALT-22 = Ruling: in an interactive fight earlier damage does not count: power below armor does nothing.
RU-ALT-23 = Ruling: a player with cards in hand is always asked for support, also without a fitting card (an automatic pass would tell the others); an empty hand passes by itself.
RU-ALT-24 = Ruling: Sabotage under gradual reveal is unchanged; empty hands are skipped.
RU-ALT-25 = Ruling: any card played from hand or Rear rules out a weak turn; refreshing the Reserve and filling the Rear do not. With option rear both may be used: keep or scrap first, then the Rear. A kept card that was open stays known to all.
RU-ALT-26 = Ruling: keeping a card by Recruitment is chosen when the ability resolves and settled in phase III from unplayed hand cards; each such Recruitment keeps one. A card that was open stays known to all.
RU-ALT-27 = Ruling: at the limit of 5 fewer cards are drawn. A player without Bases gets no bonus of RU-ALT-07.
RU-ALT-28 = Ruling: with option reserve_refill = "end_of_turn" taken cards shift the row and gaps wait; Scouting lays out the full row at once; Research does not refill; an empty row discards nothing.
RU-ALT-29 = Ruling: in teams a side’s step is at most one support card; its players are asked in order and the first card ends the step; all passing is the side’s pass.
RU-ALT-30 = Ruling: on an ally’s Base RU-ABI-05 applies to that ally’s Bases; a displaced defender goes to the Base owner’s Depot.
RU-ALT-31 = Ruling: Achievements, history counts and own Bases are summed over a side, without adjusting for its size.
