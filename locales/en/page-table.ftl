# The page: a table at which somebody plays. What the game itself asks and tells comes from its own files.

play-title = { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
} – Motorpool
play-title-turn = ● Your turn – Motorpool
play-home = To the first page
play-closed = This table was given up.
play-not-for-you = This game is not open to people who only look on.

## Who sits there

play-players = Players
play-you = you
play-bot = bot
play-away = away
play-decides = is to decide
play-looking-on = You are looking on
play-nameless = Player { $number }
play-free = Free chair

## Choosing

play-to-do = What is asked
play-which = Which one do you mean?
play-or-go-on = Or point at where it is to go on.
play-choices-here = { $count ->
    [one] { $count } choice here.
   *[other] { $count } choices here.
}
play-nothing-to-choose = There is nothing for you to choose now.
play-choose-of = { $count ->
    [one] Choose: { $count } way
   *[other] Choose: { $count } ways
}
play-list = Choices
play-list-short = All choices ({ $count })
play-skip = Skip
play-undo = Take back
play-undo-ask = Go back …
play-hint = Hint
play-hint-says = Hint: { $action }
play-hint-why = A chance of { $chance } % to win, as it sees it.
play-hint-why-next = A chance of { $chance } % to win, as it sees it; { $next } % with the next best: { $instead }
play-act-charge = Attack now
play-act-stop = Stop
play-act-pass = Pass
play-act-refresh = Replace the card
play-act-leave = Leave it
play-act-recruit = Buy several cards
play-act-keep-later = Keep a card
play-act-extra-turn = Extra Turn
play-act-extra-tank = Extra Tank

## A warning

play-warn = Are you sure?
play-warn-hand = Most of your hand could still be played.
play-warn-paid = You have paid, and there is something you could buy.
play-warn-drive = You could still drive a tank.
play-warn-never = Do not ask me again
play-warn-back = Not yet

## Going back

play-back-to = Back to before which move?
play-back-asks = The others are asked first. The game goes back when all of them agree.
play-back-alone = You play with bots alone, so nobody has to agree.
play-undo-asked = { $player } would like to go back.
play-undo-you-asked = You have asked the others to go back.
play-undo-from = To before this:
play-undo-yes = Agree
play-undo-no = Play on

## Log and chat

play-panels = Choices, log and chat
play-log = Log
play-log-none = Nothing has happened yet.
play-log-new = New since you last looked
play-log-earlier = Earlier
play-log-newest = To the newest
play-chat = Chat
play-chat-none = Nobody has said anything yet.
play-chat-write = Say something to all at the table
play-chat-send = Send
play-chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
play-chat-seated = Only those who sit at the table may speak.
play-chat-fight = Allies may not talk during a fight. The chat opens again when it is decided.

## The table

play-menu = Table
play-sound = A quiet sound when it is your turn
play-notify = A notification when it is your turn
play-fast = Show everything at once, without movement
play-warns = Warn me before I throw something good away
play-keys = Keys
play-leave = Leave the game
play-leave-help = The stand-in plays for you until you come back. You find the table on the first page.
play-stand-in = Let the stand-in play
play-waits = { $player } has not decided for over three minutes.
play-you-away = The stand-in plays for you.
play-return = Play again myself
play-rules = Rules
play-lost = The connection is lost. It is being set up again; nothing that you have done is gone.
play-ended = The connection has ended.

## The end

play-over = The game is over
play-scores = Scores
play-replay = Replay
play-again = Play again
play-again-join = Join the next game
play-winner = Winner
play-score-medals = Medal cards in the squad
play-score-bases = Enemy Bases in the squad
play-score-achievements = Achievements
play-score-sets = Sets of Medals of different nations
play-score-own-bases = Own Bases left
play-score-pairs = Pairs
play-score-won = Point tokens won
play-score-count = { $count } of them
play-score-total = Points
play-score-tie-vehicles-destroyed = Tie: Vehicles destroyed
play-score-tie-bases-destroyed = Tie: Bases destroyed
play-score-tie-achievements = Tie: Achievements
play-score-tie-pairs = Tie: pairs
play-curve = The points over the game
play-curve-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
play-curve-move = Move
play-curve-table = The same as a table

## Keys

play-key-tab = From one part of the page to the next
play-key-arrows = From one thing that can be chosen to another
play-key-shift = From one thing to another, also where nothing can be chosen
play-key-choose = Choose
play-key-escape = Take back what was begun; skip what moves
play-key-list = All choices as a list
play-key-digits = In a list: choose by number
play-key-end = End of the turn
play-key-undo = Take back
play-key-hint = Hint
play-key-log = Log
play-key-chat = Chat
play-key-explain = Explain what has the focus; otherwise these keys
