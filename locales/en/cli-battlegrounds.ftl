# motorpool play battlegrounds: the board in sentences and drawn. $whose is you, team or other.

## Where the game is

cli-bg-title = Round { $round }: { $who ->
    [you] your turn
   *[other] { $player }’s turn
}
cli-bg-setting-up = Set-up: { $who ->
    [you] your choice
   *[other] { $player }’s choice
}
cli-bg-summary-places = On the board: { $places }.
cli-bg-summary-points = Points: { $points }.
cli-bg-place = { $what } on { $cell }
cli-bg-points = { $whose ->
    [you] you
    [team] your team
   *[other] { $owner }
} { $points }{ $target ->
    [none] {""}
   *[other] {" "}of { $target }
}

## The board

cli-bg-pawn = { $whose ->
    [you] your pawn
   *[other] { $owner }’s pawn
}
cli-bg-tank = { $whose ->
    [you] your { $tank }
   *[other] { $owner }’s { $tank }
}
cli-bg-token = { $special ->
    [yes] special { $picture }
   *[no] { $picture }
}
cli-bg-face-down = face-down token
cli-bg-on-token = { $pawn } on { $token }
cli-bg-dud = dud
cli-bg-artillery-tank = artillery tank
cli-bg-empty = empty
cli-bg-row = Row { $name }: { $cells }.
cli-bg-column = Column { $name }: { $cells }.
cli-bg-around = Around { $name }: { $cells }.
cli-bg-cell = { $cell }: { $contents }.
cli-bg-cell-gives = A pair with this token gives { $special }.
cli-bg-cell-tank = { $line }.
cli-bg-cell-base = The cell belongs to { $whose ->
    [you] your base.
   *[other] { $owner }’s base.
}
cli-bg-face-up = { $tokens ->
    [none] No token lies face up.
   *[other] Face up: { $tokens }.
}
cli-bg-line-unknown = “{ $line }” is no row and no column; type board, board 3 or board C.
cli-bg-cell-unknown = “{ $cell }” is no cell; the cells are A1 to H8, for example: cell C4.

## Tanks and areas

cli-bg-no-tanks = There are no tank cards in a family game.
cli-bg-tanks = { $who ->
    [you] Your tanks:
   *[other] { $player }’s tanks:
}
cli-bg-pawn-line = { $line }; { $cell ->
    [none] not on the board
   *[other] on { $cell }
}{ $points ->
    [none] {""}
    [0] ; no point token left
   *[other] ; its loss costs { $points }
}.
cli-bg-pawn-without = Off the board: a pawn{ $base ->
    [none] {""}
   *[other] {" "}of base { $base }
}{ $points ->
    [none] {""}
    [0] ; no point token left
   *[other] ; its next loss costs { $points }
}.
cli-bg-pawn-removed = Removed by the artillery: a pawn of base { $base }; only an extra tank card brings it back.
cli-bg-waits = Waiting: { $line }{ $wrecked ->
    [yes] ; just destroyed
   *[no] {""}
}.
cli-bg-area = { $whose ->
    [you] You have
    [team] Your team has
   *[other] { $owner }:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $target ->
    [none] {""}
   *[other] {" "}of { $target }
}; pairs: { $pairs }, points by destroyed tanks: { $won }.
cli-bg-singles = Single tokens: { $tokens }.
cli-bg-ready = Ready to use: { $specials }.
cli-bg-pair = To pair with { $token }: { $cells ->
    [none] no other is left on the board.
   *[other] { $cells }.
}
cli-bg-other-special = { $cell } (special)
cli-bg-no-singles = No single token in your area waits for its pair.
cli-bg-artillery = The artillery has { $points ->
    [one] { $points } point
   *[other] { $points } points
} of 20; tanks in its stock: { $left }.
cli-bg-to-come = Its letters still to come: { $letters }; digits: { $digits }.
cli-bg-reach = { $whose ->
    [you] Your { $tank }
   *[other] { $owner }’s { $tank }
} on { $cell } { $cells ->
    [none] cannot drive.
   *[other] drives to { $cells }.
}
cli-bg-reach-shots = From { $cell } it shoots at: { $cells ->
    [none] nothing.
   *[other] { $cells }.
}
cli-bg-reach-none = There is no tank of this player on the board.

## The drawn table. Short words: a line has 80 letters.

cli-bg-draw-player = { $points }{ $target ->
    [none] {""}
   *[other] {" "}of { $target }
} points, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
cli-bg-draw-left = { $told }, point tokens left: { $left }
cli-bg-draw-area = { $whose ->
    [you] Your area
    [team] Your team’s area
   *[other] Area of { $owner }
}: { $tokens }{ $ready ->
    [none] {""}
   *[other] ; ready: { $ready }
}
cli-bg-draw-face-down = face down
cli-bg-draw-base = base
cli-bg-draw-values = 2+ 3x moves 2 straight, shoots 3 diagonally

## Commands. The first word of each line is typed.

cli-play-help-board = board, board 3 or board C: reads the board, a row or a column
cli-play-help-cell = cell C4: what is on a cell
cli-play-help-around = around A2: the cells around a cell
cli-play-help-tanks = tanks, or tanks PLAYER: the tanks with their values and upgrades
cli-play-help-area = area, or area PLAYER: points, single tokens and what is ready to use
cli-play-help-pairs = pairs: where the tokens lie that pair with yours
cli-play-help-reach = reach, or reach PLAYER: where tanks can drive and what they would hit
