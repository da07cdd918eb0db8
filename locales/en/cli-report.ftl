# Reports as HTML pages, written with --html. Words such as greedy or --seed are typed by the reader.

cli-report-html = write the report as one HTML page into this file, with plots, to be read offline
cli-report-kind-tournament = Tournament
cli-report-kind-compare = Comparison
cli-report-kind-balance = Balance
cli-report-title-tournament = { $game }: which bot is better
cli-report-title-compare = { $game }: what “{ $about }” does
cli-report-title-balance = { $game }: how balanced the cards are
cli-report-fact-preset = preset
cli-report-fact-players = players
cli-report-fact-games = games
cli-report-fact-seed = seed
cli-report-fact-date = date
cli-report-fact-version = version of Motorpool
cli-report-made = How this was made
cli-report-again = The same command gives the same figures again, on any number of cores; only bots that think by the clock may play otherwise.
cli-report-unofficial = Motorpool is unofficial: not affiliated with or endorsed by any publisher. The numbers on the cards are its own.
cli-report-label = { $title }: { $figures }.
cli-report-label-table = { $title }. The figures are in the table beside it.
cli-report-whiskers = The thin lines are intervals of 95 %.

## motorpool tournament

cli-report-standings = How strong they are
cli-report-ratings = Ratings
cli-report-rating-axis = rating
cli-report-victories = Victories against all
cli-report-meetings = Pair by pair
cli-report-pairs = Who met whom
cli-report-even = even: { $share }
cli-report-best = { $bot } is the best of them; that is clear against each of the others.
cli-report-no-best = { $bot } is ahead, but it is not clear that nobody is as good.
