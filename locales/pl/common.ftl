# To, czego mogą używać wszystkie pozostałe pliki.

list-comma = { ", " }
list-and = { $first } i { $last }
list-times = { $item } ×{ $count }

yes = tak
no = nie
on = włączone
off = wyłączone

# Czyja Baza: $whose to you albo other, $base to 1, 2, 3 albo hq
part-base = { $whose ->
    [you] { $base ->
        [hq] twój Sztab
       *[other] twoja Baza { $base }
    }
   *[other] { $base ->
        [hq] Sztab ({ $owner })
       *[other] Baza { $base } ({ $owner })
    }
}
part-base-genitive = { $whose ->
    [you] { $base ->
        [hq] twojego Sztabu
       *[other] twojej Bazy { $base }
    }
   *[other] { $base ->
        [hq] Sztabu ({ $owner })
       *[other] Bazy { $base } ({ $owner })
    }
}
part-base-accusative = { $whose ->
    [you] { $base ->
        [hq] twój Sztab
       *[other] twoją Bazę { $base }
    }
   *[other] { $base ->
        [hq] Sztab ({ $owner })
       *[other] Bazę { $base } ({ $owner })
    }
}
# Gdy właściciel Bazy sam jej broni
part-own-base-genitive = { $whose ->
    [you] { $base ->
        [hq] swojego Sztabu
       *[other] swojej Bazy { $base }
    }
   *[other] { $base ->
        [hq] Sztabu ({ $owner })
       *[other] Bazy { $base } ({ $owner })
    }
}

# Koniec każdej gry
score-total = { $players }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
score-winner = { $who ->
    [you] Zwyciężasz!
    [side] Zwycięża twoja strona: { $players }.
   *[other] Zwycięża { $players }.
}
score-winners-side = Zwycięska strona: { $players }.
score-winners-shared = Wspólne zwycięstwo: { $players }.
