# What all other files may use.

list-comma = { ", " }
list-and = { $first } and { $last }
list-times = { $item } ×{ $count }

yes = yes
no = no
on = on
off = off

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

# The end of every game
score-total = { $players }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-winner = { $who ->
    [you] You win!
    [side] Your side wins: { $players }.
   *[other] Winner: { $players }.
}
score-winners-side = Winning side: { $players }.
score-winners-shared = Shared victory: { $players }.
