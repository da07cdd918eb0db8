# The page: the card browser.

browse-lead = Everything that lies in the two boxes. Choose a card to see it large, with its abilities and its rules.
browse-game = Game
browse-set = Cards of
browse-set-base = Base game
browse-set-second-front = With Second Front
browse-search = Search names, abilities, texts
browse-filters = Filters
browse-filters-on = Filters ({ $count })
browse-clear = Clear all
browse-sort = Order
browse-sort-order = In their order
browse-sort-name = By name
browse-sort-cost = By cost
browse-sort-resources = By resources
browse-sort-power = By power
browse-sort-armor = By armor
browse-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
browse-none = No card fits all of this.
browse-unknown = There is no such card.

browse-facet-kind = Kind
browse-facet-nation = Nation
browse-facet-class = Class
browse-facet-cost = Cost
browse-facet-ability = Ability
browse-facet-move = Drives
browse-facet-shot = Shoots
browse-facet-gives = Gives
browse-cost = cost { $cost }
browse-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
browse-facet-label = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

browse-kind-vehicle = Vehicles
browse-kind-barracks = Barracks
browse-kind-medal = Medals
browse-kind-base = Bases
browse-kind-achievement = Achievements
browse-kind-tank = Tank cards
browse-kind-picture = Location tokens
browse-kind-special = Actions and upgrades

browse-abilities = Abilities
browse-rules = Rules
browse-previous = Previous card
browse-next = Next card
browse-all-with = All with { $ability }
browse-copies = { $count } of them
browse-copies-each = { $count } for each player
