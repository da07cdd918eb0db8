# Refusals at a table of the server

table-unknown = There is no such table.
table-gone = This table was removed: nothing had happened there for a long time.
table-not-open = The table is not open: the game has begun, or it was given up.
table-not-started = The game has not begun yet.
table-not-playing = No game is running at this table.
table-not-over = The game is not over yet.
table-full = All chairs are taken.
table-already-seated = You sit at this table already.
table-not-seated = You do not sit at this table.
table-left-already = You have left already.
table-not-away = You are not away.
table-away = The stand-in plays for you. Come back first.
table-host-only = Only the host of the table may do that.
table-not-yours = You are not the host of such a table.
table-chairs-free = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
table-invite-needed = This table can be joined with its invitation only.
table-busy = Too much is happening at this table. Please try again.
table-without-people = A table needs a chair for a person.
invite-unknown = No table goes with this invitation.
chair-unknown = Chair { $chair } is not for a person.
chair-taken = Chair { $chair } is taken.
clock-seconds = The clock “{ $kind }” and its seconds do not fit together.
salt-unfit = The part of the seed has at most 64 plain characters.
decision-stale = That decision is no longer open.
stand-in-not-needed = Nobody keeps you waiting.
stand-in-too-early = Please wait { $seconds } s more before the stand-in plays.
undo-revealed = That cannot be taken back by itself: something new was revealed. You can ask the others.
undo-others-chose = That cannot be taken back by itself: somebody else has chosen since. You can ask the others.
undo-nothing = There is nothing to take back.
undo-moves = The game can go back to 0 to { $most } moves.
undo-asked-already = Somebody has asked to go back already.
undo-others-away = Nobody who could agree is here.
undo-not-asked = Nobody asks you to go back.
branch-moves = That game has { $most } moves.
branch-over = There the game is over already.
chat-off = There is no chat at this table.
chat-seated-only = Only who sits at the table may speak.
chat-fight = Allies may not talk during a fight.
chat-empty = The message is empty.
message-unreadable = That message cannot be understood.
hints-off = There are no hints at this table.
hint-none = No bot has an answer just now; try again in a moment.
replay-seat = This table has { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
lesson-unknown = There is no such lesson.
