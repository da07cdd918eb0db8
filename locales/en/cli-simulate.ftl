# motorpool simulate and motorpool bench. Words such as simulate, greedy or --games are typed by the reader.

## motorpool simulate

cli-simulate-help = let bots play many games and count what happens
cli-simulate-description = Bots play many games against each other. Who wins, how long it takes and how it ends is counted. The same seed gives the same games, on any number of cores.
cli-simulate-game = the game
cli-simulate-preset = a set of rules. Rush: base, second-front, alternative, team; Battlegrounds: battle, battle-draft, team, family, solo
cli-simulate-players = how many players; the default is one for each bot named, at least two; in Battlegrounds four for team and one for solo
cli-simulate-option-value = OPTION=VALUE
cli-simulate-set = change one option, on top of the preset
cli-simulate-games = how many games; the default is { $usual }
cli-simulate-bots = who plays, in the order of the seats and repeated until the table is full; exec:COMMAND is a program; the default is { $usual }
cli-simulate-seed = the same seed plays the same games; the default is a new one
cli-simulate-jobs = how many games at a time; the default is one for each core
cli-jobs-lost = A process that played games has ended all of a sudden, perhaps for want of memory; a smaller --jobs needs less of it.
cli-simulate-directory = DIR
cli-simulate-save = keep a record of every game in this directory
cli-simulate-json = print JSON
cli-simulate-playing = Playing

cli-simulate-title = { $game }, preset { $preset }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games } games, seed { $seed }
cli-simulate-head-seat = seat
cli-simulate-head-bot = bot
cli-simulate-head-wins = victories
cli-simulate-head-share = share
cli-simulate-head-points = points
cli-simulate-all = all
cli-simulate-rounds = Rounds: { $median } in the median; a tenth of the games within { $p10 }, nine tenths within { $p90 }; the longest { $longest }.
cli-simulate-ends = Ended by Bases: { $bases }, by Medals: { $medals }.
cli-simulate-achievements = Achievements won: { $told }.
cli-simulate-decided = Decided by points: { $target }, at a standstill: { $standstill }.
cli-simulate-decided-solo = Ended by the points of the artillery: { $artillery }, by the loss of all tanks: { $tanks }, because no pair was left: { $pairs }.
cli-simulate-head-stars = stars
cli-simulate-head-games = games
cli-simulate-unfinished = { $count ->
    [one] { $count } game would not end and was broken off; it counts for nobody.
   *[other] { $count } games would not end and were broken off; they count for nobody.
}
cli-simulate-speed = { $decisions } decisions in { $seconds } s: { $rate } a second.
cli-simulate-shared = A shared victory counts as a fraction for each who shares it; points are averages.
cli-simulate-solo = A game with a star is a victory; points are averages.

bot-unknown = There is no bot “{ $bot }”; choose from: { $choices }.
bot-budget = “{ $budget }” is no time to think for { $bot }: say how many rounds, as in ace:2000, or how long, as in ace:500ms or ace:2s, and on how many cores, as in ace:2s@4.
cli-simulate-no-bots = Name at least one bot.
cli-simulate-bots-count = { $bots } bots do not fit at a table with { $seats } seats.
cli-simulate-no-number = { $argument } must be a whole number, not “{ $value }”.
cli-simulate-least = { $argument } must be at least { $limit }, not { $value }.
cli-simulate-most = { $argument } must be at most { $limit }, not { $value }.
cli-simulate-save-file = { $path } is a file; the records need a directory.
cli-simulate-save-used = There are records in { $path } already; name another directory.
cli-simulate-save-failed = { $path } cannot be written: { $why }.

## motorpool bench

cli-bench-help = measure how fast the engine is
cli-bench-description = Measures the engine under random play on one core, Rush with the base preset and Battlegrounds with the battle preset, four players each: the build in use, the other one if there is one, and other engines beside it if you wish.
cli-bench-seconds = how long to measure each; the default is { $usual }
cli-bench-peers = a Python that has the engines of benchmarks/peers.txt: measure them in the same run
cli-bench-json = print JSON
cli-bench-title = Random play, four players, one core: Rush, base preset, and Battlegrounds, battle preset. A decision: the legal actions are listed and one is applied.
cli-bench-compiled = Compiled engine, { $game }
cli-bench-pure = Pure Python engine, { $game }
cli-bench-inside = decisions a second, loop inside the engine
cli-bench-python = decisions a second, driven from Python
cli-bench-games = games a second, loop inside the engine
cli-bench-clone = a clone of the state, µs
cli-bench-rests-on = Medians of { $slices } slices; the median slice had { $games } games with { $decisions } decisions, a round { $clones } clones.
cli-bench-one-build = The other build is not here to compare; in the source tree “make compiled” makes it.
cli-bench-peers-title = Others under random play, measured between two halves of ours. The last columns: our rate divided by theirs, for each game, loop inside the engine and driven from Python.
cli-bench-head-peer = engine
cli-bench-head-rate = decisions/s
cli-bench-head-sample = games
cli-bench-head-inside = { $game }, inside
cli-bench-head-in-python = { $game }, Python
cli-bench-head-clone = clone, µs
cli-bench-missing = { $peer } is missing: { $why }

cli-bench-no-time = { $argument } must be a number of seconds above 0, not “{ $value }”.
cli-bench-no-script = { $path } is not here: other engines can be measured in the source tree only.
cli-bench-no-python = { $path } cannot be started: { $why }.
cli-bench-peers-failed = The measurement of the other engines with { $path } has failed.
