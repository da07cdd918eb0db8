# The page: learning, rules and cards.

rules-game = Game
rules-search = Search the rules
rules-headings = Headings
rules-about = In our own words. The rule books beat this catalogue; “ruling” marks what they leave open and how it is played here.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has all of these words.
