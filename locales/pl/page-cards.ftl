# Strona: przeglądarka kart.

cards-lead = Wszystko, co leży w obu pudełkach. Wybierz kartę, a zobaczysz ją dużą, z jej zdolnościami i zasadami.
cards-game = Gra
cards-set = Karty
cards-set-base = Gra podstawowa
cards-set-second-front = Z Drugim frontem
cards-search = Szukaj nazw, zdolności, tekstów
cards-filters = Filtry
cards-filters-on = Filtry ({ $count })
cards-clear = Wyczyść
cards-sort = Kolejność
cards-sort-order = Jak w pudełku
cards-sort-name = Według nazwy
cards-sort-cost = Według kosztu
cards-sort-resources = Według surowców
cards-sort-power = Według siły ognia
cards-sort-armor = Według opancerzenia
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cards-none = Żadna karta nie pasuje do tego wszystkiego.
cards-unknown = Nie ma takiej karty.

cards-facet-kind = Rodzaj
cards-facet-nation = Kraj
cards-facet-class = Klasa
cards-facet-cost = Koszt
cards-facet-ability = Zdolność
cards-facet-gives = Daje
cards-cost = koszt { $cost }
cards-facet-label = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

cards-kind-vehicle = Pojazdy
cards-kind-barracks = Koszary
cards-kind-medal = Medale
cards-kind-base = Bazy
cards-kind-achievement = Osiągnięcia
cards-kind-tank = Karty czołgów
cards-kind-picture = Żetony lokacji
cards-kind-special = Akcje i usprawnienia

cards-abilities = Zdolności
cards-rules = Zasady
cards-previous = Poprzednia karta
cards-next = Następna karta
cards-all-with = Wszystkie z: { $ability }
cards-copies = sztuk: { $count }
cards-copies-each = { $count } na gracza
