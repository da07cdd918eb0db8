# The page: the table of Battlegrounds. $whose is you or other; $owner is the other one's name.

## The board

page-bg-board = Board
page-bg-face-down = face-down token
page-bg-known = lies face down
page-bg-token = { $special ->
    [yes] special { $picture } token
   *[no] { $picture } token
}
page-bg-pawn = { $whose ->
    [you] your pawn
   *[other] { $owner }’s pawn
}
page-bg-tank = { $whose ->
    [you] your tank { $tank }
   *[other] { $owner }’s { $tank }
}
page-bg-base = { $whose ->
    [you] your base
   *[other] { $owner }’s base
}
page-bg-artillery-tank = artillery tank
page-bg-empty = empty
# $notes is what can be done there, or none
page-bg-cell = { $cell }, { $contents }{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
page-bg-can-at-hand = at hand
page-bg-can-begin = can drive or shoot
page-bg-can-reach = can be reached
page-bg-can-risky = something dangerous is in the way
page-bg-can-shoot = can be shot at
page-bg-can-enter = you may enter here
page-bg-can-go = you may go here
page-bg-can-turn = may be turned up
page-bg-can-leave = may be left
page-bg-can-pair = would make a pair
page-bg-can-danger = the artillery may hit it next

## Below the board

page-bg-several = { $count ->
    [one] { $count } choice here.
   *[other] { $count } choices here: point at it to decide.
}
page-bg-begin = Point at one of your tanks to see where it can drive.
page-bg-duds-left = { $left ->
    [one] { $left } dud left
   *[other] { $left } duds left
}

## Areas

page-bg-area = { $whose ->
    [you] Your area
   *[other] Area of { $owner }
}
# $target is none when no number of points wins
page-bg-strip = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $target ->
    [none] {""}
   *[other] {" "}of { $target }
}
page-bg-you = you
page-bg-turn = { $actions ->
    [0] turn, action done
    [one] turn
   *[other] turn, { $actions } actions
}
page-bg-turn-family = { $extra ->
    [0] turn
    [one] turn, { $extra } more
   *[other] turn, { $extra } more
}
page-bg-of = of { $target }
page-bg-points = { $points ->
    [one] point
   *[other] points
}
# $won is none where no tanks are shot at
page-bg-points-from = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}{ $won ->
    [none] {""}
   *[other] , { $won } for tanks
}
page-bg-no-singles = No single tokens.
page-bg-single = { $special ->
    [yes] special { $picture }, waiting for its pair
   *[no] { $picture }, waiting for its pair
}
page-bg-ready = Ready to use
page-bg-drives-on = on { $cell }
page-bg-wrecked = just destroyed
page-bg-draft = Choose a tank card
page-bg-drawn = Extra Tank: keep one

## The artillery

page-bg-artillery = Artillery
page-bg-artillery-from = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
}
page-bg-letters = Letters still to come
page-bg-digits = Digits still to come
page-bg-range-left = still to come
page-bg-range-gone = has come
page-bg-artillery-stock = { $left ->
    [one] { $left } tank in its stock
   *[other] { $left } tanks in its stock
}
