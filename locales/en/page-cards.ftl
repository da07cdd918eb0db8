# The page: the card browser.

cards-lead = Everything that lies in the two boxes. Choose a card to see it large, with its abilities and its rules.
cards-game = Game
cards-set = Cards of
cards-set-base = Base game
cards-set-second-front = With Second Front
cards-search = Search names, abilities, texts
cards-filters = Filters
cards-filters-on = Filters ({ $count })
cards-clear = Clear all
cards-sort = Order
cards-sort-order = In their order
cards-sort-name = By name
cards-sort-cost = By cost
cards-sort-resources = By resources
cards-sort-power = By power
cards-sort-armor = By armor
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No card fits all of this.
cards-unknown = There is no such card.

cards-facet-kind = Kind
cards-facet-nation = Nation
cards-facet-class = Class
cards-facet-cost = Cost
cards-facet-ability = Ability
cards-facet-gives = Gives
cards-cost = cost { $cost }
cards-facet-label = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

cards-kind-vehicle = Vehicles
cards-kind-barracks = Barracks
cards-kind-medal = Medals
cards-kind-base = Bases
cards-kind-achievement = Achievements
cards-kind-tank = Tank cards
cards-kind-picture = Location tokens
cards-kind-special = Actions and upgrades

cards-abilities = Abilities
cards-rules = Rules
cards-previous = Previous card
cards-next = Next card
cards-all-with = All with { $ability }
cards-copies = { $count } of them
cards-copies-each = { $count } for each player
