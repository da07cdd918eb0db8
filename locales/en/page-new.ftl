# The page: setting a table, being invited to one, and waiting at it for the others.

## A new table

new-title = A new table
new-lead = Pick what lies on it and who sits at it. What you do not touch is as the rule books have it.
new-game = What shall lie on the table?
new-game-rush = The card game: build a squad, storm Bases.
new-game-battlegrounds = The board game: drive and shoot on 8×8 fields.
new-preset = Which rules?
new-preset-seats = { $fewest ->
    [one] { $same ->
        [yes] 1 player
       *[no] 1 to { $most } players
    }
   *[other] { $same ->
        [yes] { $fewest } players
       *[no] { $fewest } to { $most } players
    }
}
new-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
new-switches = Every rule, one by one
new-switches-line = { $count ->
    [one] One switch. The preset has set it; change it as you like.
   *[other] { $count } switches. The preset has set them; change what you like.
}
new-switches-show = Show the switches
new-switches-hide = Hide the switches
new-switches-reset = As in the preset
new-rule = Rule { $id }
new-changed-mark = changed
new-needs = Needs { $what }.
new-needs-off = Goes only without { $what }.
new-needs-value = { $name }: { $value }
new-with = Switch on together
new-without = Switch off together
new-set-together = Set together
new-seats-only = Only for this number of players: { $seats }.
new-own = Your own file
new-own-pick = Choose a file
new-own-other = Another file
new-own-drop = Take it away
new-own-too-large = This file is too large: at most { $most } KB can be sent.
new-own-help = How such a file is written stands in docs/cards.md.

new-seats = Who sits at it?
new-seats-fewer = One chair fewer
new-seats-more = One chair more
new-seats-count = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
new-seats-fixed = This game has exactly so many chairs.
new-chair-you = You
new-chair-you-line = Your own chair
new-chair-here = Sit here
new-chair-friend = A friend
new-chair-friend-line = comes by your link or QR code
new-bot-recruit = makes sense, and mistakes
new-bot-veteran = plays by experience
new-bot-ace = thinks ahead, about a second for each choice

new-first = Who begins?
new-first-random = Chance
new-first-seat = Chair { $number }: { $who }

new-clock = A clock?
new-clock-none = No clock
new-clock-none-line = Everybody takes the time they need.
new-clock-turn = For each turn
new-clock-turn-line = { $length } for every turn; then the stand-in plays on.
new-clock-game = For the whole game
new-clock-game-line = { $length } for each player’s whole game; then the stand-in plays on.
new-clock-shorter = Shorter
new-clock-longer = Longer
new-clock-length = Length

new-doors = Whose door is open?
new-invited = By invitation
new-invited-line = Only who has your link finds the table.
new-listed = Open table
new-listed-line = Listed on the first page; anybody may sit down.
new-spectators = Onlookers
new-spectators-line = Who does not sit may look on, and sees what lies open.
new-chat = Chat
new-chat-line = Those at the table can write to each other.
new-hints = Hints
new-hints-line = Whoever is to decide may ask what the strongest bot would do.

new-create = Set the table
new-begin = Begin the game
new-summary = { $game }, { $preset }
new-refused = That does not go yet: see what is marked.

## An invitation

join-title = You are invited
join-line = There is a chair for you at this table.
join-pick = Pick a chair
join-back = You sit here already
join-go = To the table
join-full = All chairs are taken
join-full-line = You were not the first. You can look on, if the table allows it, or play elsewhere.
join-begun = The game has begun
join-begun-line = No more chairs are given out. You can look on, if the table allows it.
join-over = This game is over
join-over-line = You can still watch how it went.
join-closed = This table was given up
join-closed-line = Whoever invited you has put the chairs away. Ask for another link, or play elsewhere.
join-unknown = No table goes with this link
join-unknown-line = Perhaps a letter got lost when it was copied, or the table was cleared away. Ask for the link again.
join-trouble = The table cannot be reached
join-look = Look on
join-watch = Watch the replay
join-home = To the first page
join-fair = Chance is shared: your browser adds its own random number to the shuffle, so that nobody alone can fix it.

## Waiting at a table

lobby-title = The table is set
lobby-waiting = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
lobby-ready = All are here.
lobby-ready-host = All are here. Begin when you like.
lobby-ready-guest = All are here. The host begins the game.
lobby-start = Begin the game
lobby-sit = Sit here
lobby-stand = Stand up
lobby-close = Give the table up
lobby-close-sure = The table will be gone for everybody.
lobby-close-yes = Yes, give it up
lobby-close-no = No, keep it
lobby-invite = Invite your friends
lobby-invite-line = Whoever opens this link can sit down here.
lobby-invite-unknown = The host has the link.
lobby-invite-message = { $game }: there is a chair for you!
lobby-code = QR code of the invitation
lobby-rules = The rules of this table
lobby-no-hints = No hints at this table.
lobby-look-only = You are looking on.
lobby-clock-none = no clock
lobby-clock-turn = { $length } for each turn
lobby-clock-game = { $length } for the whole game
