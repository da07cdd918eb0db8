# Co smějí používat všechny ostatní soubory.

list-comma = { ", " }
list-and = { $first } a { $last }
list-times = { $item } ×{ $count }

yes = ano
no = ne
on = zapnuto
off = vypnuto

# Čí základna: $whose je you nebo other, $base je 1, 2, 3 nebo hq
part-base = { $whose ->
    [you] { $base ->
        [hq] tvůj štáb
       *[other] tvoje základna { $base }
    }
   *[other] { $base ->
        [hq] štáb ({ $owner })
       *[other] základna { $base } ({ $owner })
    }
}
part-base-genitive = { $whose ->
    [you] { $base ->
        [hq] tvého štábu
       *[other] tvé základny { $base }
    }
   *[other] { $base ->
        [hq] štábu ({ $owner })
       *[other] základny { $base } ({ $owner })
    }
}
part-base-accusative = { $whose ->
    [you] { $base ->
        [hq] tvůj štáb
       *[other] tvou základnu { $base }
    }
   *[other] { $base ->
        [hq] štáb ({ $owner })
       *[other] základnu { $base } ({ $owner })
    }
}
# Když svou základnu chrání její majitel
part-own-base-accusative = { $whose ->
    [you] { $base ->
        [hq] svůj štáb
       *[other] svou základnu { $base }
    }
   *[other] { $base ->
        [hq] štáb ({ $owner })
       *[other] základnu { $base } ({ $owner })
    }
}

# Konec každé hry
score-total = { $players }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-winner = { $who ->
    [you] Vítězíš!
    [side] Vítězí tvoje strana: { $players }.
   *[other] Vítězí { $players }.
}
score-winners-side = Vítězná strana: { $players }.
score-winners-shared = Společné vítězství: { $players }.
