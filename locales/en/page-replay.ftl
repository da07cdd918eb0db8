# The page: a finished game looked at again.

replay-title = Replay – { $game }
replay-not-over = This game is not over yet. Its replay is here when it is.
replay-to-table = To the table
replay-seen-by = Seen by
replay-open = All open
replay-outside = Looking on
replay-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-decides = is to decide

## The moment

replay-moment = Move { $at } of { $last }
replay-round = Round { $round }
replay-moment-at = Move { $at } of { $last }, round { $round }.
replay-begins = The game begins.
replay-quiet = Nothing has changed on the table.
replay-slider = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-turn-back-rush = One turn back
replay-turn-back-battlegrounds = One turn back
replay-turn-on-rush = One turn on
replay-turn-on-battlegrounds = One turn on
replay-play = Play
replay-pause = Pause
replay-controls = Moving through the game
replay-speed = Speed
replay-speed-is = Speed { $speed }

## Beside the table

replay-panels = Log, points and shuffles
replay-log = Log
replay-log-earlier = Earlier moves
replay-log-later = Later moves
replay-points = Points
replay-shuffles = Shuffles
replay-more = More
replay-go-to = To the moment after move { $move }
replay-curve = The points over the game. Click into it to go there.
replay-curve-now = Points now

## A link, another end, the record

replay-link = Link to this moment
replay-link-short = Link
replay-link-about = Whoever opens it sees the game at this moment, as you see it now.
replay-link-message = Look at this moment
replay-branch = Play on from here
replay-branch-about = { $at ->
    [0] A new game begins as this one did. You take a chair, and bots play for the others.
   *[other] A new game goes on after move { $at }. You take a chair, and bots play for the others.
}
replay-branch-over = Here the game is over. Go back to a moment from which it can go on.
replay-branch-new = From here on it is drawn anew, so another end is possible.
replay-branch-chair = Your chair
replay-branch-bots = The others are played by
replay-branch-start = Begin
replay-download = Download the record
replay-download-short = Record

## Keys

replay-keys = Keys
replay-key-step = One move back or on
replay-key-turn-rush = One turn back or on
replay-key-turn-battlegrounds = One turn back or on
replay-key-round = One round back or on
replay-key-ends = To the beginning, to the end
replay-key-play = Play and pause
replay-key-speed = Speed: slow, normal, fast, very fast
replay-key-log = Log
replay-key-explain = Explain what has the focus; otherwise these keys

## The shuffles

replay-fair-about = The server draws the cards and tokens. So that nobody has to take its word for it, it committed itself to a secret before the first draw, and the players added salts: random texts that it could not know. Every draw follows from these. Your browser can work them all out again, without trusting anybody.
replay-fair-check = Check the shuffles
replay-fair-again = Check again
replay-fair-checking = Checking the shuffles
replay-fair-progress = { $checked } of { $draws }
replay-fair-good = The shuffles were fair
replay-fair-bad = The shuffles are not what was promised
replay-fair-none = Nothing was drawn in this game
replay-fair-committed-yes = The secret is the one to which the table had committed itself.
replay-fair-committed-no = The secret is not the one to which the table had committed itself.
replay-fair-shown-yes = The commitment is the one that this device was shown before the game.
replay-fair-shown-no = The commitment is not the one that this device was shown before the game.
replay-fair-shown-unknown = This device was not shown the commitment before the game, so it cannot compare it. So it is when you only looked on, sat there with another device, or began at one click.
replay-fair-salt-yes = The salt of this device is part of the seed.
replay-fair-salt-no = The salt of this device is not part of the seed at your chair.
replay-fair-salt-unknown = This device gave no salt. Without a salt of yours the server could have chosen among many games.
replay-fair-draws-yes = { $draws ->
    [one] The only draw is the one of the proof.
   *[other] All { $draws } draws are those of the proof.
}
replay-fair-draws-no = Draw { $draw } is not the one of the proof.
replay-fair-where-setup = It belongs to the set-up.
replay-fair-where-move = It belongs to move { $move }.
replay-fair-departure = { $things ->
    [one] There was { $things } thing to draw from. By the proof it is “{ $proven }”, but “{ $drawn }” was drawn.
   *[other] There were { $things } things to draw from. By the proof it is “{ $proven }”, but “{ $drawn }” was drawn.
}
replay-fair-unsorted = What there was to draw from is not in the order that the proof needs. “{ $drawn }” was drawn.
replay-fair-rest = What was drawn after it was not checked.
replay-fair-show = Show this move
replay-fair-not = What this does not prove
replay-fair-not-secret = That the server told its secret to nobody: it could foretell every draw.
replay-fair-not-bags = That the right cards and tokens were there to draw from. Whoever downloads the record can play the whole game again with “motorpool verify”.
replay-fair-not-start = Anything about draws before a position from which the game began.
replay-fair-numbers = Secret, salts and seed
replay-fair-commitment = Commitment
replay-fair-secret = Secret
replay-fair-salt-of = Salt of { $player }
replay-fair-no-salt = none
replay-fair-seed = Seed
