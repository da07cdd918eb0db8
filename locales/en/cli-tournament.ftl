# motorpool tournament. Words such as tournament, greedy or --games are typed by the reader.

cli-tournament-help = find out which bot is better, and how sure that is
cli-tournament-description = All bots named meet, two at a table or more. Every deal is played once for each rotation of the seats, so that nobody has the better seat or the better cards. The same seed gives the same report, on any number of cores.
cli-tournament-players = how many players; the default is one for each bot at the table, in Battlegrounds four for team. All players of a side have the same bot, and so have several sides when there are more sides than bots
cli-tournament-bots = who takes part; a bot may be named twice; exec:COMMAND is a program
cli-tournament-table = how many bots at one table; the default is { $usual }: every bot meets every other
cli-tournament-games = how many games for each pair, or each choice of bots for a table, rounded up to whole deals; the default is { $usual }
cli-tournament-until-clear = stop as soon as it is clear who is better; --games is then the most
cli-tournament-file = FILE
cli-tournament-keep = keep every finished deal in this file; the same command goes on where it was broken off
cli-tournament-json = write the report as JSON into this file
cli-tournament-csv = write the report as CSV into this file

cli-tournament-head-bot = bot
cli-tournament-head-rating = rating
cli-tournament-head-interval = 95 %
cli-tournament-head-share = victories
cli-tournament-head-games = games
cli-tournament-head-pair = pair
cli-tournament-head-better = better
cli-tournament-about = { $table ->
    [2] The rating is 0 on average; 400 points more are ten victories to one. A shared victory counts as a fraction. Of a pair, the victories of the first bot are told.
   *[other] The rating is 0 on average; 400 points more are ten victories to one. A shared victory counts as a fraction. Of a pair it is told how much more the first bot won than the second: 50 % is even.
}
cli-tournament-unfinished = { $count ->
    [one] { $count } game would not end and was broken off; all who sat there share it.
   *[other] { $count } games would not end and were broken off; all who sat there share them.
}
cli-tournament-sure = The intervals rest on whole deals; each holds the true value in 95 of 100 tournaments. That any pair is told wrong as clear happens in 5 of 100 at most.
cli-tournament-sure-always = In 95 of 100 tournaments the intervals of all pairs hold the true values together, whenever it was stopped.
cli-tournament-go-on = The finished deals are in { $path }; the same command goes on from there.

cli-tournament-solo = Solo has no opponents to play against; choose battle, battle-draft, team or family.
cli-tournament-few-bots = A table of { $table } bots needs more than the { $bots } that you named.
cli-tournament-uneven = { $table } bots cannot share { $sides } sides evenly; choose other --players or another --table.
cli-tournament-keep-other = { $path } holds another tournament; other than here are: { $names }.
cli-tournament-keep-foreign = { $path } is no file in which a tournament was kept.
cli-tournament-keep-broken = { $path }, line { $line }: this is no deal of the tournament.
cli-tournament-keep-failed = { $path } cannot be written: { $why }.
cli-tournament-keep-busy = { $path } is being written to by another run of this tournament.
