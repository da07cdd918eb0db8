# Stránka: prohlížeč karet.

browse-lead = Všechno, co leží v obou krabicích. Vyber kartu a uvidíš ji velkou, s jejími vlastnostmi a pravidly.
browse-game = Hra
browse-set = Karty
browse-set-base = Základní hra
browse-set-second-front = S Druhou frontou
browse-search = Hledat názvy, vlastnosti, texty
browse-filters = Filtry
browse-filters-on = Filtry ({ $count })
browse-clear = Zrušit vše
browse-sort = Pořadí
browse-sort-order = Jako v krabici
browse-sort-name = Podle názvu
browse-sort-cost = Podle nákupní hodnoty
browse-sort-resources = Podle surovin
browse-sort-power = Podle útočného čísla
browse-sort-armor = Podle obranného čísla
browse-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
browse-none = Tomu všemu neodpovídá žádná karta.
browse-unknown = Taková karta není.

browse-facet-kind = Druh
browse-facet-nation = Národ
browse-facet-class = Třída
browse-facet-cost = Nákupní hodnota
browse-facet-ability = Vlastnost
browse-facet-move = Jede
browse-facet-shot = Střílí
browse-facet-gives = Dává
browse-cost = nákupní hodnota { $cost }
browse-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
browse-facet-label = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

browse-kind-vehicle = Vozidla
browse-kind-barracks = Týlové karty
browse-kind-medal = Medaile
browse-kind-base = Základny
browse-kind-achievement = Karty úspěchu
browse-kind-tank = Karty tanků
browse-kind-picture = Žetony lokací
browse-kind-special = Akce a vylepšení

browse-abilities = Vlastnosti
browse-rules = Pravidla
browse-previous = Předchozí karta
browse-next = Další karta
browse-all-with = Všechny s vlastností { $ability }
browse-copies = kusů: { $count }
browse-copies-each = { $count } pro každého hráče
