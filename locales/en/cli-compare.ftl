# motorpool compare. Words such as compare, greedy, --games or option=value are typed by the reader.

cli-compare-help = find out what a switch, a card or a number does
cli-compare-description = Bots play the same deals twice: without a change and with it. Who wins, how close it is, how long it takes and how it ends is compared deal by deal, and it is told which differences are clear and which may be chance. The same seed gives the same report, on any number of cores.
cli-compare-items = ITEMS
cli-compare-base = what is compared with, on top of the preset; items with commas between them, of these: a preset; OPTION=VALUE, such as headquarters=on or cards=FILE; card.ID.FIELD=VALUE for one field of a Vehicle, such as card.t-34.cost=3; card.ID=none for the set without it
cli-compare-change = what is changed, on top of the base; items as for --base. A preset among them begins afresh from that preset
cli-compare-players = how many players in both; the default is one for each bot named, at least two; in Battlegrounds four for team and one for solo
cli-compare-bots = who plays, repeated until the table is full; bots that differ play every deal in all rotations of the seats. The default is { $usual }: quick; veteran and ace play better, but take seconds for a game
cli-compare-games = how many games without the change, and as many with it, rounded up to whole deals; the default is { $usual }

cli-compare-arm-base = Base: { $told }
cli-compare-arm-change = Change: { $told }
cli-compare-head-measure = measure
cli-compare-head-base = base
cli-compare-head-change = change
cli-compare-head-difference = difference
cli-compare-head-interval = 95 %
cli-compare-head-clear = is it clear?
cli-compare-clear = clear
cli-compare-unclear = not clear
cli-compare-same = the same
cli-compare-points-of-percent = { $value } pp

cli-compare-seat = seat { $which } wins
cli-compare-place = place { $which } in the order of turns wins
cli-compare-bot = { $which } wins
cli-compare-margin = points between first and second
cli-compare-close = decided by 1 point or less
cli-compare-shared = shared victory
cli-compare-points = points of a player
cli-compare-winner = points of the winner
cli-compare-stars = stars
cli-compare-rounds = rounds
cli-compare-decisions = decisions
cli-compare-end-bases = ended by Bases
cli-compare-end-medals = ended by Medals
cli-compare-decided-target = decided by points
cli-compare-decided-standstill = decided at a standstill
cli-compare-decided-artillery = ended by the artillery’s points
cli-compare-decided-tanks = ended by the loss of all tanks
cli-compare-decided-pairs = ended without a pair to come
cli-compare-awarded = Achievements awarded
cli-compare-achievement = { $which } awarded

cli-compare-about = All is per game. The intervals are of 95 %, that of the difference deal by deal; pp are percentage points. “Clear” allows for all questions asked (Holm): when a change does nothing, anything is called clear in at most 5 of 100 comparisons.
cli-compare-all-same = All games went exactly the same: in these deals the change does nothing.
cli-compare-nothing = No deal came to an end in both, so there is nothing to compare.
cli-compare-how-many-clear = { $count ->
    [0] None of the { $questions } differences is clear: all may be chance. More games tell finer differences.
    [one] Of the { $questions } differences one is clear.
   *[other] Of the { $questions } differences { $count } are clear.
}
cli-compare-clear-line = { $name }: { $base } → { $change } ({ $difference }; 95 %: { $limits }).
cli-compare-not-clear = Not clear, may be chance: { $names }.

cli-compare-item = “{ $text }” is no item: write a preset ({ $choices }), OPTION=VALUE, or card.ID.FIELD=VALUE.
cli-compare-no-cards = “{ $text }” is not possible: only Rush has card sets.
cli-compare-card-field = “{ $text }” is no change of a card: write card.ID.FIELD=VALUE with one of these fields: { $fields }; or card.ID=none.
cli-compare-card = “{ $text }” is not possible: { $reason }

## The page

cli-compare-page-verdict = What the change does
cli-compare-page-effects = All measures
cli-compare-page-effects-about = The difference of each measure, made comparable: 1 is one standard deviation of a deal. Right of the line there is more of it with the change, left of it less.
cli-compare-page-effects-axis = standard deviations
cli-compare-page-who = Who wins
cli-compare-page-seats = Victories by seat
cli-compare-page-places = Victories by order of turns
cli-compare-page-bots = Victories by bot
cli-compare-page-fair = fair share
cli-compare-page-length = How long it takes
cli-compare-page-rounds = Length in rounds
cli-compare-page-rounds-axis = rounds
cli-compare-page-games-axis = share of the games
cli-compare-page-tenth = a tenth within
cli-compare-page-median = median
cli-compare-page-nine-tenths = nine tenths within
cli-compare-page-course = How the games go
cli-compare-page-leader = Who leads after a round wins in the end
cli-compare-page-leader-axis = the leader wins
cli-compare-page-leader-about = A game is open as long as the curve is low: then leading says little. Games that ended before are not in it.
cli-compare-page-course-points = Points after each round
cli-compare-page-winners = { $arm }, winners
cli-compare-page-others = { $arm }, others
cli-compare-page-ends = How it ends
cli-compare-page-endings = Endings, and how close they are
cli-compare-page-achievements = Achievements
cli-compare-page-awarded = Games in which each Achievement was awarded
cli-compare-page-round = round
cli-compare-page-bots-fact = bots
