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
