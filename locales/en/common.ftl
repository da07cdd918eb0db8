# What all other files may use.

language-name = English

list-comma = { ", " }
list-and = { $first } and { $last }

yes = yes
no = no
on = on
off = off

unit-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-medals = { $count ->
    [one] { $count } Medal
   *[other] { $count } Medals
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
