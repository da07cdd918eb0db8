# Strona: przeglądarka kart.

browse-lead = Wszystko, co leży w obu pudełkach. Wybierz kartę, a zobaczysz ją dużą, z jej zdolnościami i zasadami.
browse-game = Gra
browse-set = Karty
browse-set-base = Gra podstawowa
browse-set-second-front = Z Drugim frontem
browse-search = Szukaj nazw, zdolności, tekstów
browse-filters = Filtry
browse-filters-on = Filtry ({ $count })
browse-clear = Wyczyść
browse-sort = Kolejność
browse-sort-order = Jak w pudełku
browse-sort-name = Według nazwy
browse-sort-cost = Według kosztu
browse-sort-resources = Według surowców
browse-sort-power = Według siły ognia
browse-sort-armor = Według opancerzenia
browse-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
browse-none = Żadna karta nie pasuje do tego wszystkiego.
browse-unknown = Nie ma takiej karty.

browse-facet-kind = Rodzaj
browse-facet-nation = Kraj
browse-facet-class = Klasa
browse-facet-cost = Koszt
browse-facet-ability = Zdolność
browse-facet-move = Jedzie
browse-facet-shot = Strzela
browse-facet-gives = Daje
browse-cost = koszt { $cost }
browse-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
browse-facet-label = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

browse-kind-vehicle = Pojazdy
browse-kind-barracks = Koszary
browse-kind-medal = Medale
browse-kind-base = Bazy
browse-kind-achievement = Osiągnięcia
browse-kind-tank = Karty czołgów
browse-kind-picture = Żetony lokacji
browse-kind-special = Akcje i usprawnienia

browse-abilities = Zdolności
browse-rules = Zasady
browse-previous = Poprzednia karta
browse-next = Następna karta
browse-all-with = Wszystkie z: { $ability }
browse-copies = sztuk: { $count }
browse-copies-each = { $count } na gracza
