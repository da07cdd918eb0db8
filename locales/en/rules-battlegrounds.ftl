# The rules of Battlegrounds, each with its ID. The rule book beats this catalogue.

## Battlegrounds: components and board

BG-COMP-01 = The board has 8 × 8 cells, columns A–H and rows 1–8. It has four bases, one in each corner: the corner cell and its two side neighbours (A1 A2 B1; A8 A7 B8; H1 H2 G1; H8 H7 G8). Ruling: this is read from the example, which shows a tank on A2 in its base and one on A7 in its base.
BG-COMP-02 = There are 64 location tokens with pictures: 48 plain and 16 special. The special ones are Extra Turn ×4 and Extra Tank ×2 (one-time actions); Turning ×2, Longer Shot ×2, Longer Move ×2 and Fire First ×2 (lasting upgrades); Armor Plate ×2 (a one-time upgrade). Ruling: there are 16 pictures with four tokens each, one of the four special; the distribution is data.
BG-COMP-03 = There are 12 tank cards. Each has a move (a distance; straight or diagonal directions), a shot (a distance; straight or diagonal directions) and room for 2 upgrades. The values are data.
BG-COMP-04 = There are 16 duds: 8 with the letters A–H on the back and 8 with the digits 1–8. There are 4 colours; each has a pawn, a tank token, and point tokens worth 3, 2 and 1, stacked with 3 on top.

## Battle: set-up

BG-SET-01 = The special tokens lie face up, shuffled, on the middle 4 × 4 cells; the plain tokens are shuffled on the rest. No two tokens with the same picture lie side by side: swap until this holds. Ruling: side by side means sharing an edge.
BG-SET-02 = Two tank cards for each pawn are dealt at random. With 3–4 players each has one pawn; with 2 players each has two pawns, four cards, two colours and two bases. One card for each pawn is active, the others are inactive: the player chooses. The remaining cards are a face-down pile.
BG-SET-03 = Draft instead of the deal (option draft): 4, 6 or 8 cards lie face up for 2, 3 or 4 players and are picked in snake order 1 2 3 4 4 3 2 1. Ruling: there are 8 cards for 2 players too, who need four each.
BG-SET-05 = Ruling: the host picks the first player or leaves it to the seed (option first_player). Active cards and start cells are chosen openly in turn order. Corners go clockwise; with two players seat 1 has corners 1 and 3, seat 2 has corners 2 and 4. The swaps of BG-SET-01 stay inside their zone.
BG-SET-06 = Ruling: with two players the draft order is 1 2 2 1 1 2 2 1; inactive cards are not bound to a pawn; Change tank takes an inactive card only.
BG-SET-04 = Each pawn starts on one of the three cells of its base, by its owner’s choice.

## Battle: turn

BG-TURN-02 = Play goes clockwise.
BG-TURN-01 = A turn is one main action: move and shoot, or change tank. One-time actions come on top of either. Ruling: this follows the full text of the book, not its summary page. In a game for 2 players the player picks one of the two tanks for the turn.

## Battle: move

BG-MOVE-01 = The move is compulsory when any legal move exists, even a bad one. It goes the exact distance in one of the card’s directions; it is never shortened, never leaves the board and never ends on a cell with a tank. Ruling: with no legal move the tank stays and may shoot.
BG-MOVE-02 = Passing over a dud or ending on it destroys the tank; the dud goes back to the pool. Nobody gets points.
BG-MOVE-03 = Passing over a tank of another player destroys the moving tank; its top point token goes to that player. Over an own tank (2 players, solo) or a team-mate’s it is destroyed, but no point token is lost.
BG-MOVE-05 = Ruling: hazards resolve cell by cell; the tank dies at the first unprotected one, and each Armor Plate stops one. Armor Plate never allows ending on a tank; ending on a dud with Armor Plate leaves the tank there.
BG-MOVE-06 = Ruling: a move that needs an upgrade is never compulsory. With two pawns a tank without a legal move may be picked.
BG-MOVE-04 = Location tokens do not hinder movement; tanks stand on them.

## Battle: shot

BG-SHOT-01 = After the move the same tank may fire one shot: the exact distance, in one of the card’s directions. Ruling: nothing in between stops a shot; there is one shot in each main action, so an Extra Turn brings another.
BG-SHOT-02 = A shot at a location token takes it.
BG-SHOT-03 = A shot at an empty cell may put a dud there, while the pool has one.
BG-SHOT-04 = A shot at a dud may remove it to the pool.
BG-SHOT-05 = A shot at another player’s tank destroys it and takes its top point token: 3, then 2, then 1, then nothing.
BG-SHOT-06 = When a tank stands on a token, the player chooses before firing which of them is hit: a tank hit leaves the token, a token hit leaves the tank.
BG-SHOT-07 = Ruling: own and team-mates’ tanks cannot be shot; a token under them can.

## Battle: destroyed tanks

BG-DEST-01 = The pawn of a destroyed tank leaves the board, and its card turns inactive with its upgrades; another inactive card becomes active. On the next turn the pawn enters on a free cell of its base and may move at once.
BG-DEST-02 = If the destroyed card is chosen again, the pawn enters but the whole turn is skipped, one-time actions included. Ruling: with no other card that is the only way. Ruling: if all three base cells are taken, the pawn enters on the nearest free cell.
BG-DEST-04 = A destroyed card is afterwards an ordinary inactive card: Change tank may activate it later without penalty.
BG-DEST-05 = Ruling: at the start of the owner’s turn every own pawn off the board enters, its card being chosen then; after that the player picks a tank. A “destroyed card” is any own card destroyed since the start of the owner’s last turn; choosing one skips the whole turn, with two pawns too.
BG-DEST-06 = Ruling: a free cell holds no tank, dud or artillery tank; a location token does not matter. Nearest is by king moves, the owner choosing among equals.
BG-DEST-07 = Ruling: a tank destroyed on its own turn stays off the board until the owner’s next turn; an Extra Turn may use only a tank on the board, else it is kept. A Fire First shot stands if the tank then dies.
BG-DEST-03 = The plain tank token on the active card is never given away. A player is never out of the game.

## Battle: change tank

BG-CHANGE-01 = Change tank: another own card becomes active in the same cell; there is no move and no shot.

## Battle: pairs

BG-PAIR-01 = Two tokens with one picture in a player’s area make a pair: 2 points, kept even when its action or upgrade is used up.
BG-PAIR-02 = A pair with a special token gives its action or upgrade. Ruling: “at any moment” means at once or later, at any point of an own turn, with no reactions on others’ turns; a pair takes the special token first when there is a choice.

## Battle: one-time actions

BG-ACT-01 = Extra Turn: one more main action this turn.
BG-ACT-02 = Extra Tank: draw two cards from the pile and keep one, inactive; the other leaves the game. From a short pile draw what there is.
BG-ACT-03 = Ruling: an Extra Turn may use either tank; several may be used in one turn, newly won ones too; none may be used in a skipped turn.

## Battle: upgrades

BG-UPG-01 = An upgrade is put on a tank card (2 at most) and stays there; it works only while the card is active. The player may always ignore it and use the card’s plain values.
BG-UPG-02 = Turning: the move may turn at every step among the card’s directions, with the same distance and not ending where it began; it needs a move of 2 or more.
BG-UPG-03 = Longer Shot: the distance + 1 is a further choice; two of them give + 1 and + 2.
BG-UPG-04 = Longer Move: the distance + 1 is a further choice; two of them give + 1 and + 2.
BG-UPG-05 = Fire First: the shot may come before the move.
BG-UPG-06 = Armor Plate: it saves the tank once from a shot, a dud or another player’s tank in its way; it is then used up and nobody scores. Ruling: it works by itself, against an own tank in the way too; the move goes on; the dud is used up; the slot of the Armor Plate is free again.
BG-UPG-07 = Ruling: an upgrade may go on any own card, active or not; with no free slot it waits in the area.
BG-UPG-08 = Ruling: Turning may reverse; every cell entered counts as passed.

## Battle: end

BG-END-01 = At the end of a player’s turn it is checked: 16, 14 or 12 points for 2, 3 or 4 players win at once. Points are 2 for each pair, plus the point tokens won.
BG-END-03 = Ruling: at the end of each turn all scores are checked, the active player (team) first, then clockwise; points won on another’s turn count then.
BG-END-02 = Ruling: when no player can gain a point any more, or after 60 rounds, the highest score wins; more pairs break a tie, then the victory is shared.

## Team, 2 + 2

BG-TEAM-01 = Players alternate A B A B; set-up is as in Battle. The team has one common area for tokens and points; 20 points win.
BG-TEAM-02 = The player on turn decides for the team which of its tanks gets an upgrade and who uses an action. Ruling: a player uses it on that player’s own turn.
BG-TEAM-03 = Ruling: pairs form by themselves across the common area; the player on turn may put an upgrade on a team-mate’s card; an Extra Tank card belongs to the player who used it.

## Family, 2–4 players

BG-FAM-01 = All 64 tokens lie face down, shuffled; D4 and E5 are turned up. Each player has one pawn, also with two players, on a cell of its base. There are no tank cards, tank tokens or duds; icons do nothing. 10 points win at once.
BG-FAM-02 = In a turn move 1–2 cells in any directions (coming back to the start is allowed), then turn up two face-down tokens that touch the pawn’s cell by side or corner (fewer where there are fewer). Ruling: the move does not end on another pawn.
BG-FAM-03 = Pairs among all face-up tokens are collected (2 points each); each pair gives another turn, two pairs two.
BG-FAM-04 = At the end of each turn (an extra turn too) the tokens turned up by the turn before are turned down again; those of this turn stay for the next. The two at the start count as a turn before the first.
BG-FAM-05 = Face-down pictures are hidden from everyone, bots included; what was seen may be remembered.
BG-FAM-06 = Ruling: with fewer than two face-down neighbours turn up what there is, also none. The pawn’s own cell is not a neighbour; a token under another pawn may be turned up. Pawns may be passed.
BG-FAM-07 = Ruling: three equal face-up tokens are one pair, the player choosing which two; four are two pairs.
BG-FAM-08 = Ruling: if D4 and E5 are equal at set-up, swap E5 with a random other token.
BG-FAM-09 = Ruling: extra turns add up; the tenth point ends the game with extra turns unused.

## Solo, against the artillery

BG-SOLO-01 = All 64 tokens lie face up at random (special ones anywhere), with no equal neighbours. 2 tank cards are drawn or chosen (option choose_tanks), and both are active. 4 pawns and tank tokens are at hand; 2 pawns start in two different bases. The duds are split into letters and digits and shuffled face down. The artillery has 12 tank tokens.
BG-SOLO-02 = In a turn choose a tank, move it and shoot with the same tank; actions and upgrades are as in Battle. Ruling: the shot is optional, and no duds are placed.
BG-SOLO-03 = Then the artillery turns up one letter and one digit and hits that cell. An own tank there is removed for good and its card goes to the box (Armor Plate saves it); a tank is always hit rather than the token below it, and gives the artillery no points. A token is taken. On an empty cell an artillery tank token is put, while any are left. Ruling: on a tank of its own nothing happens.
BG-SOLO-04 = Artillery tanks hinder like duds: passing one destroys your tank (Armor Plate saves it), and ending on one is not allowed; one shot removes it, without points. Ruling: a tank lost by driving is not removed for good: BG-DEST applies.
BG-SOLO-05 = Turned-up duds stay open, so the letters and digits still to come are public; when all are turned up they are shuffled face down again.
BG-SOLO-06 = The artillery has 1 point for each token taken (pairs give it nothing extra) and 1 for each of its tank tokens on the board. The game ends when it has 20, or has destroyed all your tanks. Ruling: a tank card gained by Extra Tank and not yet in play keeps the game going.
BG-SOLO-07 = Your rank goes by your points (2 for each pair): 16 ★, 18 ★★, 20 ★★★, 22 ★★★★, 24 ★★★★★, 26 and more ★★★★★★. Under 16 is a loss.
BG-SOLO-08 = Ruling: an extra card is inactive: it comes in by Change tank, or for a destroyed tank with that pawn from its base. There is never a third tank at once.
BG-SOLO-09 = Ruling: the artillery fires once after the whole turn, Extra Turns included, and after a skipped turn. The ends of the game are checked right after its shot.
BG-SOLO-10 = Ruling: an artillery tank driven over stays; only a shot removes it, back to the artillery’s stock.
BG-SOLO-11 = Ruling: the artillery may hit any base cell: an empty one gets a tank token, and entry follows BG-DEST-06. Pawns off the board cannot be hit.
BG-SOLO-12 = Ruling: a tank off the board after driving is not destroyed by the artillery. Upgrades on a boxed card are lost, their pairs still score.
BG-SOLO-13 = Ruling: the game also ends when no further pair is possible.
