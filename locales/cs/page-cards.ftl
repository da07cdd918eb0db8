# Stránka: prohlížeč karet.

cards-lead = Všechno, co leží v obou krabicích. Vyber kartu a uvidíš ji velkou, s jejími vlastnostmi a pravidly.
cards-game = Hra
cards-set = Karty
cards-set-base = Základní hra
cards-set-second-front = S Druhou frontou
cards-search = Hledat jména, vlastnosti, texty
cards-filters = Filtry
cards-filters-on = Filtry ({ $count })
cards-clear = Zrušit vše
cards-sort = Pořadí
cards-sort-order = V jejich pořadí
cards-sort-name = Podle jména
cards-sort-cost = Podle nákupní hodnoty
cards-sort-resources = Podle surovin
cards-sort-power = Podle útočného čísla
cards-sort-armor = Podle obranného čísla
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-none = Tomu všemu neodpovídá žádná karta.
cards-unknown = Taková karta není.

cards-facet-kind = Druh
cards-facet-nation = Národ
cards-facet-class = Třída
cards-facet-cost = Nákupní hodnota
cards-facet-ability = Vlastnost
cards-facet-gives = Dává
cards-cost = nákupní hodnota { $cost }
cards-facet-label = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

cards-kind-vehicle = Vozidla
cards-kind-barracks = Týlové karty
cards-kind-medal = Medaile
cards-kind-base = Základny
cards-kind-achievement = Karty úspěchu
cards-kind-tank = Karty tanků
cards-kind-picture = Žetony lokací
cards-kind-special = Akce a vylepšení

cards-abilities = Vlastnosti
cards-rules = Pravidla
cards-previous = Předchozí karta
cards-next = Další karta
cards-all-with = Všechny s vlastností { $ability }
cards-copies = kusů: { $count }
cards-copies-each = { $count } pro každého hráče
