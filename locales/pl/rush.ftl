# Rush: karty, kraje, rodzaje Pojazdów, zdolności, Osiągnięcia.

## Kraje i rodzaje Pojazdów

nation-ussr = ZSRR
nation-germany = Niemcy
nation-usa = USA
nation-france = Francja
nation-uk = Wielka Brytania

class-light = Czołg Lekki
class-medium = Czołg Średni
class-spg = Działo Samobieżne
class-heavy = Czołg Ciężki
class-auxiliary = Jednostka Pomocnicza

## Karty

card-engineers = Inżynierowie
card-technicians = Technicy
card-volunteers = Wolontariusze
medal-ussr = Order Czerwonego Sztandaru
medal-germany = Żelazny Krzyż
medal-usa = Medal Honoru
medal-france = Médaille Militaire
medal-uk = Krzyż Wiktorii
card-two-medal = karta z dwoma Medalami ({ $medal })
card-base = { $whose ->
    [you] twoja Baza
   *[other] Baza ({ $owner })
}
card-hq = { $whose ->
    [you] twój Sztab
   *[other] Sztab ({ $owner })
}
card-base-any = Baza
card-hq-any = Sztab
card-in-sentence = { $card }

## Jedna linijka o każdej karcie

abilities-none = bez zdolności
line-vehicle = { $card }: { $nation }, { $class }, koszt { $cost }, { $resources ->
    [none] bez wartości w surowcach
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[other] { $resources } surowców
}, siła ognia { $power }, opancerzenie { $armor }; { $abilities }
line-barracks = { $card }: karta Koszar, { $resources ->
    [none] bez wartości w surowcach
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[other] { $resources } surowców
}; { $abilities }
line-medal = { $card }: { $nation }, { $medals ->
    [one] { $medals } Medal
    [few] { $medals } Medale
   *[other] { $medals } Medali
}, { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[other] { $resources } surowców
}
line-base = { $card }: { $medals ->
    [one] { $medals } Medal
    [few] { $medals } Medale
   *[other] { $medals } Medali
} dla gracza, który dokonał zniszczenia
line-achievement = { $card }: Osiągnięcie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Objaśnienia kart

explain-pays = { $resources ->
    [none] Karta nie ma wartości w surowcach i nie można nią płacić.
    [one] Przy zakupie daje { $resources } surowiec.
    [few] Przy zakupie daje { $resources } surowce.
   *[other] Przy zakupie daje { $resources } surowców.
}
explain-pays-nation = { $resources ->
    [one] Przy zakupie daje { $resources } surowiec, ale tylko na karty swojego kraju ({ $nation }).
    [few] Przy zakupie daje { $resources } surowce, ale tylko na karty swojego kraju ({ $nation }).
   *[other] Przy zakupie daje { $resources } surowców, ale tylko na karty swojego kraju ({ $nation }).
}
explain-attacks = { $power ->
    [0] Z siłą ognia 0 nie może brać udziału w ataku.
   *[other] W ataku ma siłę ognia { $power }.
}
explain-attack-vehicle = { $interactive ->
    [yes] Niszczy Pojazd, jeśli jej siła ognia wraz ze wsparciem jest co najmniej równa opancerzeniu; w przeciwnym razie nic się nie dzieje.
   *[no] Niszczy Pojazd, którego opancerzenie nie przewyższa jej siły ognia, oraz Pojazd uszkodzony; inny Pojazd uszkadza.
}
explain-attack-base = { $heavy ->
    [yes] Jako Czołg Ciężki od razu niszczy niebronioną Bazę.
   *[no] Niebronioną Bazę uszkadza, a uszkodzoną niszczy.
}
explain-defends = { $armor ->
    [0] Z opancerzeniem 0 nie może bronić Bazy.
   *[other] Zagrana dla zdolności lub tylko do obrony, broni jednej z twoich Baz z opancerzeniem { $armor }.
}
explain-supports = W walce może wesprzeć Pojazd swojego kraju ({ $nation }): +1 do siły ognia w ataku, +1 do opancerzenia w obronie.
explain-ability = { $ability }: { $help }
explain-barracks = Karty Koszar nigdy nie bronią Bazy.
explain-medal = Na koniec gry daje w twoim oddziale { $medals ->
    [one] { $medals } punkt
    [few] { $medals } punkty
   *[other] { $medals } punktów
}.
explain-base = Zniszczonej Bazy nie można zagrać: dobrana, wraca do Magazynu. Na koniec gry daje { $medals ->
    [one] { $medals } punkt
    [few] { $medals } punkty
   *[other] { $medals } punktów
} temu, kto ją zniszczył.

## Zdolności

ability-with-number = { $ability } { $number }
ability-reinforcements = Posiłki
ability-reinforcements-help = { $number ->
    [one] Dobierz { $number } kartę z Garażu.
    [few] Dobierz { $number } karty z Garażu.
   *[other] Dobierz { $number } kart z Garażu.
} { $single ->
    [yes] Magazyn staje się nowym Garażem najwyżej raz w turze.
   *[no] Pusty Garaż tworzy się na nowo z Magazynu.
}
ability-recruitment = Rekrutacja
ability-recruitment-help = W tej turze możesz kupić kilka kart: to, co zostało z jednego zakupu, służy do następnego. { $keeps ->
    [yes] Zamiast tego możesz zatrzymać jedną kartę z ręki na następną turę.
   *[no] Na następną turę nic nie przechodzi.
}
ability-scouting = Zwiad
ability-scouting-help = Cała Rezerwa trafia na stos kart odrzuconych, a na jej miejsce wykłada się nową.
ability-sabotage = Sabotaż
ability-sabotage-help = Każdy przeciwnik, który ma karty na ręce, odkłada jedną wybraną przez siebie do Magazynu.
ability-siege_master = Oblężenie
ability-siege_master-help = Wybierz Bazę wroga, bronioną lub nie, albo { $siege ->
    [armored] Pojazd Opancerzony, który jej broni
   *[any] Pojazd, który jej broni
}: nieuszkodzony cel zostaje uszkodzony, uszkodzony zostaje zniszczony. Opancerzenie nie ma znaczenia. Za każdy zniszczony Pojazd na koniec tury otrzymujesz Medal kraju tej karty.
ability-research = Badania
ability-research-help = Ta karta trafia na Złomowisko. Weź z Rezerwy do Magazynu kartę o koszcie najwyżej { $number }; to nie jest zakup.
ability-repair = Demontaż
ability-repair-help = Odłóż jedną lub dwie karty ze swojego Magazynu na Złomowisko: nie należą już do oddziału.
ability-invulnerability = Niezniszczalność
ability-invulnerability-help = { $heroic ->
    [yes] Weź do Magazynu kartę z jednym Medalem dowolnego kraju.
   *[no] Weź do Magazynu kartę z jednym Medalem kraju tej karty.
}
ability-regroup = Przegrupowanie
ability-regroup-help = { $rear ->
    [yes] Przenieś na Tyły Pojazd, który broni jednej z twoich Baz.
   *[no] Przenosi obrońcę na Tyły; w tej grze nie ma Tyłów, więc nic nie robi.
}
ability-planning = Planowanie
ability-planning-help = Odrzuć jedno z odkrytych Osiągnięć i odkryj nowe.
ability-national_resources = Dobra narodowe
ability-national_resources-help = Za surowce z tej karty kupisz tylko karty jej kraju; można do nich dołożyć zwykłe surowce.
ability-bases_only = tylko do ataku na Bazę
ability-bases_only-help = W ataku ta karta nie może zaatakować Pojazdu.
ability-vehicles_only = tylko do ataku na Pojazd
ability-vehicles_only-help = W ataku ta karta nie może zaatakować Bazy.

## Osiągnięcia

achievement-bases-destroyed = Zniszczone bazy
achievement-bases-destroyed-help = Najwięcej Baz wroga zniszczonych w ciągu gry.
achievement-light-tanks = Lekkie czołgi
achievement-light-tanks-help = Najwięcej Czołgów Lekkich w oddziale, z dowolnych krajów.
achievement-medium-tanks = Czołgi średnie
achievement-medium-tanks-help = Najwięcej Czołgów Średnich w oddziale, z dowolnych krajów.
achievement-spgs = Działa samobieżne
achievement-spgs-help = Najwięcej Dział Samobieżnych w oddziale, z dowolnych krajów.
achievement-heavy-tanks = Ciężkie czołgi
achievement-heavy-tanks-help = Najwięcej Czołgów Ciężkich w oddziale, z dowolnych krajów.
achievement-auxiliary-units = Jednostki pomocnicze
achievement-auxiliary-units-help = Najwięcej Jednostek Pomocniczych w oddziale, z dowolnych krajów.
achievement-soviet-medals = Medale radzieckie
achievement-soviet-medals-help = Najwięcej Medali ZSRR w oddziale; karta z dwoma Medalami liczy się za dwa.
achievement-german-medals = Medale niemieckie
achievement-german-medals-help = Najwięcej Medali Niemiec w oddziale; karta z dwoma Medalami liczy się za dwa.
achievement-american-medals = Medale amerykańskie
achievement-american-medals-help = Najwięcej Medali USA w oddziale; karta z dwoma Medalami liczy się za dwa.
achievement-french-medals = Medale francuskie
achievement-french-medals-help = Najwięcej Medali Francji w oddziale; karta z dwoma Medalami liczy się za dwa.
achievement-double-medals = Skomasowany atak
achievement-double-medals-help = Najwięcej kart z dwoma Medalami w oddziale.
achievement-largest-squad = Największy oddział
achievement-largest-squad-help = Najwięcej kart w oddziale, razem z Medalami i zniszczonymi Bazami.
achievement-british-medals = Medale brytyjskie
achievement-british-medals-help = Najwięcej Medali Wielkiej Brytanii zdobytych w ciągu gry.
achievement-any-medals = Najwięcej medali
achievement-any-medals-help = Najwięcej Medali zdobytych w ciągu gry, bez względu na kraj.
achievement-medal-nations = Medale wielu krajów
achievement-medal-nations-help = Zdobyte Medale największej liczby różnych krajów.
achievement-plain-vehicles = Pojazdy bez zdolności
achievement-plain-vehicles-help = Najwięcej Pojazdów bez żadnej zdolności w oddziale.
achievement-infantry = Piechota
achievement-infantry-help = Najwięcej kart Koszar oraz Jednostek Pomocniczych z siłą ognia 0 i opancerzeniem 0 w oddziale.
achievement-recruiters = Karty z Rekrutacją
achievement-recruiters-help = Najwięcej kart ze zdolnością Rekrutacja w oddziale.
achievement-reinforcements = Suma Posiłków
achievement-reinforcements-help = Największa suma Posiłków na kartach oddziału.
achievement-research = Suma Badań
achievement-research-help = Największa suma Badań na kartach oddziału.
achievement-dearest-army = Najdroższa armia
achievement-dearest-army-help = Największa suma kosztów Pojazdów w oddziale.
achievement-own-bases = Własne bazy
achievement-own-bases-help = Najwięcej ocalałych własnych Baz.
achievement-no-barracks = Bez Koszar
achievement-no-barracks-help = Najmniej kart Koszar w oddziale.
achievement-decisive-shot = Decydujący strzał
achievement-decisive-shot-help = { $headquarters ->
    [yes] Dla gracza, który pierwszy weźmie ostatnią kartę z jednym Medalem któregoś kraju lub zniszczy Sztab.
   *[no] Dla gracza, który pierwszy weźmie ostatnią kartę z jednym Medalem któregoś kraju lub zniszczy ostatnią Bazę innego gracza.
}
achievement-own-help = Osiągnięcie własnego pomysłu.
