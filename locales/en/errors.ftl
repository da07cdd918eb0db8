# Refusals: what was asked for and cannot be, one sentence for each key that the code raises.

## Files

file-where = { $at ->
    [line] Line { $line }: { $sentence }
    [field] Field “{ $field }”: { $sentence }
   *[line-and-field] Line { $line }, field “{ $field }”: { $sentence }
}
file-missing = There is no file { $path }.
file-is-directory = { $path } is a directory, not a file.
file-no-text = { $path } is not a text file in UTF-8.
file-unreadable = { $path } cannot be read: { $why }.
file-no-json = This is not valid JSON; the trouble begins in column { $column }.
file-too-deep = The brackets in this file are nested too deeply.
file-number = { $value } is no number that a file may hold.
file-half-letter = { $value } has half a letter in it: the other half of the pair is missing.
file-type = { $wanted ->
    [a-whole-number] This must be a whole number, not { $value }.
    [a-text] This must be a text, not { $value }.
    [true-or-false] This must be true or false, not { $value }.
    [a-list] This must be a list, not { $value }.
   *[an-object] This must be an object in braces, not { $value }.
}
file-choice = { $value } is not possible here; choose one of: { $choices }.
file-minimum = { $value } is too small; the least is { $limit }.
file-maximum = { $value } is too large; the most is { $limit }.
file-field-missing = The field “{ $name }” is missing.
file-field-twice = The field “{ $name }” stands here twice, first in line { $other }.
file-field-unknown = There is no field “{ $name }” here; is it misspelt?
file-pattern = { $value } is not written in the way that this field needs.
file-does-not-fit = { $value } does not fit here (rule “{ $rule }” of the schema).

## Card sets

cards-remove-unknown = The set that is extended has no Vehicle “{ $id }” to remove.
cards-remove-from-nothing = Cards can only be removed by a set that extends another one (field “extends”).
cards-id-twice = Another Vehicle already has the id “{ $id }”; each needs its own.
cards-id-taken = The id “{ $id }” belongs to another card of the game; choose a different one.
cards-name-twice = Another Vehicle is already named “{ $name }”; all Vehicles of a set are different.
cards-auxiliary-needs = An Auxiliary Unit needs its own “{ $name }”, from 0 to 2.
cards-class-power = All Vehicles of the class “{ $class }” have power { $right }, not { $value }.
cards-class-armor = All Vehicles of the class “{ $class }” have armor { $right }, not { $value }.
cards-ability = There is no ability “{ $value }”. The abilities are: { $choices }; reinforcements and research need a number from 1 to 15.
cards-ability-twice = A Vehicle has each ability at most once.
cards-attacks-nothing = A Vehicle cannot attack Bases only and Vehicles only at once.
cards-national-without-resources = National Resources need a field “resources”.
cards-count-any = A set has 1 to 1000 Vehicles, not { $count }.
cards-count = A whole set has 25 Vehicles of each of four nations, or 30 of each of five; here there are { $count } ({ $counts }).

## Achievements

achievement-id-twice = Another Achievement already has the id “{ $id }”.
achievement-squad-or-history = An Achievement counts either cards (“squad”) or what happened (“history”): exactly one of the two.
achievement-sum-of-history = A “sum” goes with “squad” only, not with “history”.
achievement-nation = A “nation” goes with the history “medals_gained” only.

## Tank cards and location tokens

components-twice = Another one is already called “{ $text }”; all are different.
components-specials = The special “{ $special }” belongs to { $right } pictures, not to { $count }.

## Options and seats

language-unknown = There is no language “{ $language }”; choose one of: { $choices }.
game-unknown = There is no game “{ $game }”; choose one of: { $choices }.
preset-unknown = There is no preset “{ $preset }”; choose one of: { $choices }.
option-unknown = There is no option “{ $option }”; choose one of: { $choices }.
option-value = The option “{ $option }” cannot be “{ $value }”; choose one of: { $choices }.
option-value-or-file = The option “{ $option }” cannot be “{ $value }”; choose one of: { $choices }, or give a file of your own.
option-no-file = The option “{ $option }” takes no file.
option-needs = The option “{ $option }” needs the option “{ $needs }”.
seats-count = { $seats ->
    [one] There is { $seats } seat; Rush is a game for { $fewest } to { $most } players, with Second Front cards for one more.
   *[other] There are { $seats } seats; Rush is a game for { $fewest } to { $most } players, with Second Front cards for one more.
}
seats-six = { $seats } players need the Second Front cards; without them there are at most { $most }.
teams-seats = A team game needs at least 3 players, not { $seats }.
mode-seats = { $seats ->
    [one] There is { $seats } seat
   *[other] There are { $seats } seats
}; the mode “{ $mode }” is for { $fewest } to { $most } players.
option-needs-mode = The option “{ $option }” goes only with these modes: { $modes }.
first-player-seat = Seat { $seat } cannot be first player: there are { $seats } seats.
first-player-side = Seat { $seat } cannot be first player: the larger side starts, which has the odd seats.

## Actions

action-empty = Write an action, such as “end”.
action-verb = “{ $verb }” is no action (in “{ $text }”).
action-needs-argument = “{ $verb }” needs one more word, and only one (“{ $text }”).
action-has-no-argument = “{ $verb }” stands alone, without another word (“{ $text }”).
action-card = There is no card “{ $card }” in this game (in “{ $text }”).
action-base = “{ $word }” is no Base (in “{ $text }”); a Base is written as 2.1, a Headquarters as 2.hq.
action-argument = “{ $word }” cannot be read (in “{ $text }”).
action-words = “{ $verb }” needs { $count } words after it (“{ $text }”).
action-cell = “{ $word }” is no cell (in “{ $text }”); the cells are A1 to H8.
action-line = This is no way that a tank can drive (“{ $text }”); write “move A2 A4”, or “move A2-A3-B3” when it turns.
illegal-action = “{ $action }” is not allowed now.
not-your-turn = Seat { $seat } has nothing to decide now: it is up to seat { $decider }.
game-is-over = The game is over.
cannot-undo = The last move cannot be taken back: it is not yours, or it has brought something new to light.

## Records

record-foreign = This is not a record of a game.
record-version = Records of version { $version } are not known here.
record-game-unknown = There is no game “{ $game }”.
record-rules-version = The record was played by rules version { $found }; known here is version { $known }.
record-unreadable = Move { $move }: “{ $action }” is no action of this game.
record-illegal = Move { $move }: “{ $action }” is not allowed at this point.
record-seat = Move { $move }: seat { $seat } makes it, but it is up to seat { $decider }.
record-after-end = Move { $move } comes after the end of the game.
record-draw-unknown = { $move ->
    [0] Set-up: “{ $draw }” is nothing that can be drawn.
   *[other] Move { $move }: “{ $draw }” is nothing that can be drawn.
}
record-draw-missing = { $move ->
    [0] Set-up: more cards are drawn than the { $count } that the record holds.
   *[other] Move { $move }: more cards are drawn than the { $count } that the record holds.
}
record-draw-impossible = { $move ->
    [0] Set-up: “{ $draw }” cannot be drawn at this point.
   *[other] Move { $move }: “{ $draw }” cannot be drawn at this point.
}
record-draws-left = { $move ->
    [0] Set-up: “{ $draw }” was noted as drawn, but nothing is left to draw.
   *[other] Move { $move }: “{ $draw }” was noted as drawn, but nothing is left to draw.
}
record-draw-unproven = { $move ->
    [0] Set-up: draw { $count } is “{ $draw }” in the record, but the proof gives “{ $proven }”.
   *[other] Move { $move }: draw { $count } is “{ $draw }” in the record, but the proof gives “{ $proven }”.
}
record-proof-commitment = The secret in the proof is not the one that its commitment was made of.
record-proof-salts = The number of salts in the proof is { $salts }, but { $seats } play.
record-options = The options are not those of the position that the record begins with.
record-seats = The record names { $names } seats, but { $seats } play.
record-result = The result in the record ({ $told }) is not the one that its { $move } moves lead to ({ $found }).

## Positions

position-foreign = This is not a position of a game that is known here.
position-reserve = The Reserve has room for { $most } cards.
position-card-unknown = There is no card “{ $card }” in this game.
position-card-twice = The card “{ $card }” is named more often than the game has it.
position-card-place = The card “{ $card }” cannot lie here: only Vehicles can.
position-card-not-there = The card “{ $card }” does not lie where this points to.
position-card-owner = The card “{ $card }” cannot be in the hands of this player.
position-base-in-hand = A destroyed Base is never in a hand: it goes to the Depot at once.
position-needs-option = This needs the option “{ $option }”.
position-bases = A player has { $count } Bases in this game, standing or destroyed.
position-base-elsewhere = The Base “{ $card }” cannot stand: it is named as destroyed already ({ $other }).
position-guards-nothing = A destroyed Base has no defender.
position-cannot-defend = The card “{ $card }” has no armor and cannot defend.
position-steps = The steps do not end with a decision or the beginning of a turn.
position-step-place = { $below ->
    [nothing] The step “{ $step }” cannot be the first one.
   *[other] The step “{ $step }” cannot stand on the step “{ $below }”.
}
position-step-value = The step “{ $step }” cannot be: its “{ $name }” does not fit the table.
position-turn-value = “{ $name }” does not fit the table and the steps of the turn.
position-target = “{ $value }” is no target; write it as 2.1 for a Base or 2.1v for the Vehicle on it.
position-seat = There is no seat { $value }: the seats are 1 to { $seats }.
position-achievement = There is no Achievement “{ $achievement }” in this game.
position-medal-order = Medal cards are taken in the order of their numbers: “{ $card }” is left over before a later one.
position-no-action = Nothing can be decided in this position.
position-needs-mode = This belongs to other modes: { $modes }.
position-token-unknown = There is no token “{ $token }” in this game.
position-token-twice = The token “{ $token }” is named more often than the game has it.
position-cell-taken = Something else is on { $cell } already.
position-unseen = { $cells } cells hold tokens that were never turned up, but { $tokens } tokens are left for them.
position-tanks = While the game is set up, seat { $seat } has { $count } tank cards.
position-pawns = This player has only { $count } pawns.
position-pawn = The pawn cannot be there with that tank: it does not fit the steps.
position-pawn-number = There is no pawn { $value }: the pawns are 1 to { $pawns }.
position-base = Each pawn has a base of its own, from the moment when it enters.
position-sides = There are only { $count } sides in this game.
position-pairs = The pairs do not fit the tokens and the specials.
position-specials = There are more of “{ $special }” than pairs can have given.
position-points = The point tokens do not add up: what a pawn has lost, another side has won.
