# Rush: cards, nations, classes, abilities, Achievements.

## Nations and classes

nation-ussr = USSR
nation-germany = Germany
nation-usa = USA
nation-france = France
nation-uk = Great Britain

class-light = Light Tank
class-medium = Medium Tank
class-spg = SPG
class-heavy = Heavy Tank
class-auxiliary = Auxiliary Unit

## Cards

card-engineers = Engineers
card-technicians = Technicians
card-volunteers = Volunteers
medal-ussr = Order of the Red Banner
medal-germany = Iron Cross
medal-usa = Medal of Honor
medal-france = Médaille Militaire
medal-uk = Victoria Cross
card-two-medal = two-Medal card ({ $medal })
card-base = { $whose ->
    [you] your Base
   *[other] Base of { $owner }
}
card-hq = { $whose ->
    [you] your Headquarters
   *[other] Headquarters of { $owner }
}
card-base-any = Base
card-hq-any = Headquarters
# $type: vehicle, barracks, medal, two-medal, base, hq or achievement
card-in-sentence = { $type ->
    [barracks] { $card }
    [achievement] { $card }
    [base] { $whose ->
        [you] { $card }
       *[other] the { $card }
    }
    [hq] { $whose ->
        [you] { $card }
       *[other] the { $card }
    }
   *[other] the { $card }
}

## One line for each card

abilities-none = no abilities
line-vehicle = { $card }: { $nation }, { $class }, cost { $cost }, { $resources ->
    [none] no resource value
    [one] { $resources } resource
   *[other] { $resources } resources
}, power { $power }, armor { $armor }; { $abilities }
line-barracks = { $card }: Barracks card, { $resources ->
    [none] no resource value
    [one] { $resources } resource
   *[other] { $resources } resources
}; { $abilities }
line-medal = { $card }: { $nation }, { $medals ->
    [one] { $medals } Medal
   *[other] { $medals } Medals
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
line-base = { $card }: worth { $medals ->
    [one] { $medals } Medal
   *[other] { $medals } Medals
} to whoever destroyed it
line-achievement = { $card }: Achievement, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Explanations of cards

explain-pays = { $resources ->
    [none] It has no resource value and cannot be spent.
    [one] Spent, it gives { $resources } resource.
   *[other] Spent, it gives { $resources } resources.
}
explain-pays-nation = { $resources ->
    [one] Spent, it gives { $resources } resource, for cards of its nation ({ $nation }) only.
   *[other] Spent, it gives { $resources } resources, for cards of its nation ({ $nation }) only.
}
explain-attacks = { $power ->
    [0] With power 0 it cannot take part in an assault.
   *[other] In an assault it has power { $power }.
}
explain-attack-vehicle = { $interactive ->
    [yes] It destroys a Vehicle if its power, with support, is at least the Vehicle’s armor; otherwise nothing happens.
   *[no] It destroys a Vehicle whose armor is not above its power, or that is damaged; another one it damages.
}
explain-attack-base = { $heavy ->
    [yes] As a Heavy Tank it destroys an undefended Base at once.
   *[no] It damages an undefended Base, and destroys a damaged one.
}
explain-defends = { $armor ->
    [0] With armor 0 it cannot defend a Base.
   *[other] Played for its abilities or just to defend, it defends one of your Bases with armor { $armor }.
}
explain-supports = In a fight it can support a Vehicle of its nation ({ $nation }): +1 power for an attacker, +1 armor for a defender.
explain-ability = { $ability }: { $help }
explain-barracks = Barracks cards never defend a Base.
explain-medal = At the end of the game it is worth { $medals ->
    [one] { $medals } point
   *[other] { $medals } points
} in your squad.
explain-base = A destroyed Base cannot be played: drawn, it goes back to the Depot. At the end it is worth { $medals ->
    [one] { $medals } point
   *[other] { $medals } points
} in the squad of whoever destroyed it.

## Abilities

ability-with-number = { $ability } { $number }
ability-reinforcements = Reinforcements
ability-reinforcements-help = { $number ->
    [one] Draw { $number } card from your Garage.
   *[other] Draw { $number } cards from your Garage.
} { $single ->
    [yes] The Depot becomes a new Garage at most once in a turn.
   *[no] An empty Garage is made anew from your Depot.
}
ability-recruitment = Recruitment
ability-recruitment-help = This turn you may buy several cards: what one purchase leaves over serves the next. { $keeps ->
    [yes] Or instead keep one hand card for your next turn.
   *[no] Nothing carries over to your next turn.
}
ability-scouting = Scouting
ability-scouting-help = The whole Reserve goes to the Vehicle discard pile and a new one is laid out.
ability-sabotage = Sabotage
ability-sabotage-help = Each opponent with a hand puts one card of it, of their choice, in the Depot.
ability-siege_master = Siege Master
ability-siege_master-help = Choose an enemy Base, defended or not, or { $siege ->
    [armored] an Armored Vehicle
   *[any] a Vehicle
} that defends one: undamaged it becomes damaged, damaged it is destroyed. Armor does not matter. For each Vehicle destroyed you get a Medal of this card’s nation at the end of the turn.
ability-research = Research
ability-research-help = This card goes to the Graveyard. Take a card that costs { $number } or less from the Reserve into your Depot; it is no purchase.
ability-repair = Repair
ability-repair-help = Put one or two cards of your Depot in the Graveyard: they are out of your squad.
ability-invulnerability = { $heroic ->
    [yes] Heroic Deed
   *[no] Invulnerability
}
ability-invulnerability-help = { $heroic ->
    [yes] Take a one-Medal card of any nation you choose into your Depot.
   *[no] Take a one-Medal card of this card’s nation into your Depot.
}
ability-regroup = Regroup
ability-regroup-help = { $rear ->
    [yes] Move a Vehicle that defends one of your Bases to your Rear.
   *[no] It would move a defender to the Rear; this game is played without the Rear, so it does nothing.
}
ability-planning = Planning
ability-planning-help = Discard one Achievement that lies face up and turn up another.
ability-national_resources = National Resources
ability-national_resources-help = The resources of this card buy only cards of its own nation, together with ordinary resources if you like.
ability-bases_only = attacks Bases only
ability-bases_only-help = In an assault this card cannot attack a Vehicle.
ability-vehicles_only = attacks Vehicles only
ability-vehicles_only-help = In an assault this card cannot attack a Base.

## Achievements

achievement-bases-destroyed = Bases Destroyed
achievement-bases-destroyed-help = The most enemy Bases destroyed during the game.
achievement-light-tanks = Light Tanks
achievement-light-tanks-help = The most Light Tanks in the squad, of any nation.
achievement-medium-tanks = Medium Tanks
achievement-medium-tanks-help = The most Medium Tanks in the squad, of any nation.
achievement-spgs = SPGs
achievement-spgs-help = The most SPGs in the squad, of any nation.
achievement-heavy-tanks = Heavy Tanks
achievement-heavy-tanks-help = The most Heavy Tanks in the squad, of any nation.
achievement-auxiliary-units = Auxiliary Units
achievement-auxiliary-units-help = The most Auxiliary Units in the squad, of any nation.
achievement-soviet-medals = Soviet Medals
achievement-soviet-medals-help = The most Medals of the USSR in the squad; a two-Medal card is two.
achievement-german-medals = German Medals
achievement-german-medals-help = The most Medals of Germany in the squad; a two-Medal card is two.
achievement-american-medals = American Medals
achievement-american-medals-help = The most Medals of the USA in the squad; a two-Medal card is two.
achievement-french-medals = French Medals
achievement-french-medals-help = The most Medals of France in the squad; a two-Medal card is two.
achievement-double-medals = Double Medals
achievement-double-medals-help = The most two-Medal cards in the squad.
achievement-largest-squad = Largest Squad
achievement-largest-squad-help = The most cards in the squad, Medals and destroyed Bases included.
achievement-british-medals = British Medals
achievement-british-medals-help = The most Medals of Great Britain gained during the game.
achievement-any-medals = Most Medals
achievement-any-medals-help = The most Medals gained during the game, nations aside.
achievement-medal-nations = Medals of Many Nations
achievement-medal-nations-help = Medals gained of the most different nations.
achievement-plain-vehicles = Plain Vehicles
achievement-plain-vehicles-help = The most Vehicles without any ability in the squad.
achievement-infantry = Infantry
achievement-infantry-help = The most Barracks cards and Auxiliary Units with power 0 and armor 0 in the squad.
achievement-recruiters = Recruiters
achievement-recruiters-help = The most cards with Recruitment in the squad.
achievement-reinforcements = Reinforcements
achievement-reinforcements-help = The largest sum of Reinforcements on the cards of the squad.
achievement-research = Research
achievement-research-help = The largest sum of Research on the cards of the squad.
achievement-dearest-army = Dearest Army
achievement-dearest-army-help = The largest sum of the costs of the Vehicles in the squad.
achievement-own-bases = Own Bases
achievement-own-bases-help = The most own Bases left standing.
achievement-no-barracks = Fewest Barracks
achievement-no-barracks-help = The fewest Barracks cards in the squad.
achievement-decisive-shot = Decisive Shot
achievement-decisive-shot-help = { $headquarters ->
    [yes] The first to take the last one-Medal card of a nation or to destroy a Headquarters.
   *[no] The first to take the last one-Medal card of a nation or to destroy a player’s last Base.
}
achievement-own-help = An Achievement of your own making.
