# The motorpool command. Words such as play, you or undo are typed by the reader: keep them as they are.

## The command

cli-description = A table for the tank games Rush and Battlegrounds: play them, check them, look things up.
cli-usage = Usage:
cli-arguments = What it works on
cli-options = Options
cli-commands = Commands
cli-command = COMMAND
cli-file = FILE
cli-option-value = OPTION=VALUE
cli-help-help = show this help
cli-help-lang = language of all words; the default is that of your system
cli-help-version = show the version and how it was built
cli-version = motorpool { $version } (compiled: { $compiled }, page: { $page })

## Arguments that cannot be

cli-bad-unknown = There is no “{ $argument }” here; { $command } --help shows what there is.
cli-bad-required = Something is missing: { $argument }; { $command } --help shows what is needed.
cli-bad-value-missing = A value is missing after { $argument }; { $command } --help shows which.
cli-bad-flag = { $argument } stands alone, without “{ $value }”.
cli-bad-choice = “{ $value }” is not possible for { $argument }; choose one of: { $choices }.
cli-bad-value = “{ $value }” is not possible for { $argument }; { $command } --help shows what is.
cli-bad-together = { $argument } cannot stand together with { $value }.
cli-bad-arguments = These arguments do not go together; { $command } --help shows what there is.
cli-set = “{ $text }” is no option with a value; write for example: --set reserve_size=5.
cli-file-bad = { $file }: { $reason }

## motorpool verify

cli-verify-help = play records again and say whether they are true
cli-verify-description = Plays each record again by the rules and says its result, or exactly where it departs from them.
cli-verify-files = records of games
cli-verify-valid = { $file }: valid: { $count ->
    [0] lost with { $points }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
    [one] { $winners } wins { $points }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
   *[other] { $winners } win { $points }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
}
cli-verify-unfinished = { $file }: valid so far: the game is not finished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-verify-unproven = It carries no proof that the draws were fair.
cli-verify-proven = { $since ->
    [position] All draws since the position ({ $draws }) are
   *[set-up] All draws ({ $draws }) are
} proven fair, if this is the commitment that you were shown before the game: { $commitment }.
cli-verify-departs = { $file }: not valid: { $reason }
cli-points-against = { " to " }

## motorpool rules

cli-rules-help = show the rules
cli-rules-description = Lists the rules of Rush, or shows those that you ask for.
cli-rules-wanted = ID
cli-rules-wanted-help = a rule (RU-BUY-01), a group (RU-BUY), or a word
cli-rules-none = There is no rule “{ $wanted }”, and no rule has this word in it.
cli-rules-close = There is no rule “{ $wanted }”; did you mean one of these: { $close }?
cli-rules-argument = Say which rule, for example: rules { $rule }, or rules tank.

## motorpool cards

cli-cards-help = show the cards, or check a card set of your own
cli-cards-description = Lists all Vehicles of Rush, or the tank cards and tokens of Battlegrounds, or explains what has a name; “cards check FILE” checks a card set of your own.
cli-cards-tanks = Tank cards
cli-cards-tokens = What a pair with a special token gives
cli-cards-wanted = NAME
cli-cards-wanted-help = what to explain, by id or name; or a game: rush, battlegrounds; or: check FILE
cli-cards-set-help = another card set: cards=second_front, or cards=FILE
cli-cards-good = { $file }: good, { $count ->
    [one] { $count } vehicle
   *[other] { $count } vehicles
}
cli-cards-check-one = Name one file to check: { $command } check FILE.

## Finding things by name

cli-name-none = There is nothing called “{ $wanted }” in this game.
cli-name-close = There is nothing called “{ $wanted }”; did you mean one of these: { $close }?
cli-name-several = “{ $wanted }” may be several things: { $found }. Say more of the name.

## motorpool play: arguments

cli-play = play in the terminal
cli-play-description = Plays a game in the terminal: against bots, or with friends at one keyboard.
cli-play-game = the game
cli-play-preset = the rules to begin with; Rush: base, second-front, alternative or team; Battlegrounds: battle, battle-draft, team, family or solo
cli-play-set = change one option, for example reserve_size=5 or cards=FILE; may be repeated
cli-play-seats = who plays, in order: you, recruit, veteran, ace, exec:COMMAND for a program, or NAME=you; the default is you against veteran
cli-play-seed = the same seed deals the same game
cli-play-from = go on with a saved game, or begin with a position
cli-play-save = save the game in this file, all the time
cli-play-plain = only sentences, for a screen reader; the default when the output is no terminal
cli-from-has-options = A saved game brings its own options: leave out --preset and --set.
cli-from-foreign = This is neither a saved game nor a position.
cli-seat-unknown = “{ $seat }” cannot sit at the table; choose from: { $choices }, exec:COMMAND, or NAME=you.
cli-seats-differ = { $given ->
    [one] You name { $given } seat
   *[other] You name { $given } seats
}, but this game has { $count }.
cli-name = “{ $name }” is no name for a player: it needs 1 to { $most } letters, without brackets.
cli-name-twice = Two players are called “{ $name }”; give each a name of their own.
cli-player-name = Player { $number }

## motorpool play: what lies on the table. $who is you or other; $player is the other one's name.

cli-you = you
cli-title = Round { $round }: { $who ->
    [you] your turn
   *[other] { $player }’s turn
}{ $last ->
    [yes] , the last round
   *[no] {""}
}
cli-times = { $count } × { $line }
cli-offer = { $card } for { $cost }
cli-summary-hand = { $cards ->
    [none] Your hand is empty.
   *[other] Your hand: { $cards }.
}
cli-summary-reserve = { $cards ->
    [none] The Reserve is empty.
   *[other] The Reserve: { $cards }.
}
cli-hand = { $who ->
    [you] { $count ->
        [0] Your hand is empty.
        [one] { $count } card in your hand:
       *[other] { $count } cards in your hand:
    }
   *[other] { $count ->
        [0] { $player } has no card in hand.
        [one] { $player } has { $count } card in hand, { $hidden } hidden.
       *[other] { $player } has { $count } cards in hand, { $hidden } hidden.
    }
}
cli-rear = { $who ->
    [you] In your Rear: { $card }
   *[other] In { $player }’s Rear: { $card }
}
cli-rear-empty = { $who ->
    [you] Your Rear is empty.
   *[other] { $player }’s Rear is empty.
}
cli-reserve = { $count ->
    [0] The Reserve is empty.
    [one] { $count } card in the Reserve, nearest the deck first.
   *[other] { $count } cards in the Reserve, nearest the deck first.
} In the Vehicle deck: { $deck }. On the discard pile: { $discard }.
cli-base = { $whose ->
    [you] Your
   *[other] { $owner }’s
} { $base ->
    [1] first Base
    [2] second Base
    [3] third Base
   *[hq] Headquarters
}: { $state ->
    [destroyed] destroyed.
    [damaged] damaged, without a defender.
   *[whole] without a defender.
}
cli-base-defended = { $whose ->
    [you] Your
   *[other] { $owner }’s
} { $base ->
    [1] first Base
    [2] second Base
    [3] third Base
   *[hq] Headquarters
}: { $state ->
    [damaged] damaged, defended
   *[whole] defended
} by { $card }, armor { $armor }{ $damaged ->
    [yes] , damaged.
   *[no] .
}
cli-player = { $who ->
    [you] You have
   *[other] { $player } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}; Bases: { $standing }, defended: { $defended }; cards in hand: { $hand }, in the Garage: { $garage }, in the Depot: { $depot }.
cli-medals = { $nation }: { $ones ->
    [one] { $ones } one-Medal card
   *[other] { $ones } one-Medal cards
} and { $twos ->
    [one] { $twos } two-Medal card
   *[other] { $twos } two-Medal cards
} left.
cli-achievement = { $achievement }: { $help } { $leader ->
    [none] Nobody has it now.
   *[other] It would go to: { $leader }.
}
cli-depot = { $who ->
    [you] { $count ->
        [0] Your Depot is empty.
        [one] { $count } card in your Depot:
       *[other] { $count } cards in your Depot:
    }
   *[other] { $count ->
        [0] { $player }’s Depot is empty.
        [one] { $count } card in { $player }’s Depot:
       *[other] { $count } cards in { $player }’s Depot:
    }
}
cli-graveyard = { $count ->
    [0] The Graveyard is empty.
    [one] { $count } card in the Graveyard:
   *[other] { $count } cards in the Graveyard:
}

## motorpool play: the drawn table. Short words: a line has 80 letters.

cli-nation-ussr = USSR
cli-nation-germany = Germany
cli-nation-usa = USA
cli-nation-france = France
cli-nation-uk = Britain
cli-class-light = Light
cli-class-medium = Medium
cli-class-spg = SPG
cli-class-heavy = Heavy
cli-class-auxiliary = Auxiliary
cli-draw-achievements = Achievements:
cli-draw-medals = Medals left (ones/twos):
cli-draw-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, hand { $hand }, Garage { $garage }, Depot { $depot }
cli-draw-rear = { $told }, Rear { $card }
cli-draw-you = { $player } (you)
cli-draw-side = { $player }, side { $side }
cli-draw-base = { $base ->
    [hq] HQ
   *[other] Base { $base }
}
cli-draw-open = { $state ->
    [destroyed] destroyed
    [damaged] open, damaged
   *[whole] open
}
cli-draw-defender = (arm { $armor }{ $damaged ->
    [yes] , damaged
   *[no] {""}
}{ $state ->
    [damaged] ; Base damaged
   *[whole] {""}
})
cli-draw-reserve = Reserve (deck { $deck })
cli-draw-hand = Your hand
cli-draw-your-rear = Your Rear
cli-draw-nation = Nation
cli-draw-class = Class
cli-draw-cost = Cost
cli-draw-resources = Res
cli-draw-power = Pow
cli-draw-armor = Arm
cli-draw-abilities = Abilities

## motorpool play: questions and answers

cli-prompt = { $count ->
    [0] save, help or Enter:
    [one] Enter, or help:
   *[other] 1 to { $count }, or help:
}
cli-welcome = { $game }: { $players }. Type help whenever you like.
cli-undone = Your last action is taken back.
cli-choose = Type a number from 1 to { $count }, or help.
cli-choose-number = { $count ->
    [one] There is no choice { $line }: the only one is 1.
   *[other] There is no choice { $line }: they go from 1 to { $count }.
}
cli-choose-several = “{ $line }” may be several actions: { $found }.
cli-choose-unknown = “{ $line }” is no choice and no command; type a number, or help.
cli-explain-no-card = There is nothing to explain about choice { $number }.
cli-log-argument = “{ $argument }” is no part of the log; type log, or log all.
cli-player-unknown = There is no player “{ $player }”; the players are: { $players }.
cli-pass-keyboard = Pass the keyboard to { $player }.
cli-pass-enter = { $player }, press Enter when nobody else is looking:

## motorpool play: commands. The first word of each line is typed.

cli-play-help = Type the number of a choice, or an action such as “{ $example }”, or one of these:
cli-play-help-explain = ? NAME, or ? 2: explains what has this name, or what choice 2 is about
cli-play-help-help = help: this list
cli-play-help-table = table: shows the whole table again
cli-play-help-choices = choices: shows again what you may do
cli-play-help-hand = hand, or hand PLAYER: the cards in your hand, or what you know of another’s
cli-play-help-reserve = reserve: the cards in the Reserve
cli-play-help-bases = bases: all Bases and their defenders
cli-play-help-players = players: points, Bases and piles of all players
cli-play-help-medals = medals: what is left of the Medals
cli-play-help-achievements = achievements: what they count, and who would get them now
cli-play-help-depot = depot, or depot PLAYER: the cards in a Depot
cli-play-help-graveyard = graveyard: the cards that are out of the game
cli-play-help-score = score: the points as things stand
cli-play-help-log = log, or log all: what happened lately, or from the beginning
cli-play-help-rules = rules { $rule }, or rules WORD: the rules
cli-play-help-undo = undo: takes your last action back, while nothing new has come to light
cli-play-help-save = save, or save FILE: saves the game and goes on
cli-play-help-quit = quit: saves the game and leaves

## motorpool play: saving and the end

cli-saved = The game is saved in { $file }.
cli-saved-leaving = The game is saved in { $file }. To go on with it:
cli-saved-result = The record of the game is saved in { $file }.
cli-save-failed = { $path } cannot be written: { $why }.
cli-save-exists = { $file } exists already; choose another name, so that nothing is lost.
cli-over = The game is over
cli-over-offer = Type save or save FILE to keep the record of this game; Enter leaves.
