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
list-times = { $item } ×{ $count }

# Whose Base: $whose is you or other, $base is 1, 2, 3 or hq
part-base = { $whose ->
    [you] your
   *[other] { $owner }’s
} { $base ->
    [1] first Base
    [2] second Base
    [3] third Base
   *[hq] Headquarters
}
