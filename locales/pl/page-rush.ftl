# Strona: stół do gry w Rush.

## Gracze

page-rush-others = Pozostali gracze
page-rush-own = Twoja część stołu
page-rush-seat = Gracz { $seat }
page-rush-side = Strona { $side }
page-rush-turn = Tura
page-rush-to-act = Decyduje
page-rush-vehicles-destroyed = { $count ->
    [one] { $count } zniszczony Pojazd
    [few] { $count } zniszczone Pojazdy
   *[other] { $count } zniszczonych Pojazdów
}
page-rush-bases-destroyed = { $count ->
    [one] { $count } zniszczona Baza
    [few] { $count } zniszczone Bazy
   *[other] { $count } zniszczonych Baz
}

## Bazy

page-rush-bases = Bazy
page-rush-own-bases = Twoje Bazy
page-rush-base = { $base ->
    [hq] Sztab
   *[other] Baza { $base }
}
page-rush-defends = { $base ->
    [hq] broni Sztabu
   *[other] broni Bazy { $base }
}
page-rush-destroyed = { $base ->
    [hq] Sztab: zniszczony
   *[other] Baza { $base }: zniszczona
}
page-rush-damaged = uszkodzenie

## Karty i stosy

page-rush-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-rush-hand-of = Ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-rush-hand-empty = Nie masz kart na ręce.
page-rush-rear = Tyły
page-rush-in-rear = na Tyłach
page-rush-empty = puste
page-rush-garage = Garaż
page-rush-depot = Magazyn
page-rush-own-depot = Twój Magazyn
page-rush-depot-of = Magazyn ({ $name })
page-rush-deck = Talia
page-rush-discard = Odrzucone
page-rush-graveyard = Złomowisko
page-rush-pile = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-rush-pile-order = Ostatnio odłożone są pierwsze.
page-rush-times = takich kart: { $count }

## Rezerwa, Medale, Osiągnięcia

page-rush-reserve = Rezerwa
page-rush-next = odejdzie
page-rush-next-to-go = odejdzie jako następna
page-rush-medals = Medale
page-rush-medals-left = { $nation }: { $ones ->
    [0] nie ma już kart z jednym Medalem
    [one] do końca gry została { $ones } karta z jednym Medalem
    [few] do końca gry zostały { $ones } karty z jednym Medalem
   *[other] do końca gry zostało { $ones } kart z jednym Medalem
}, { $twos ->
    [0] nie ma kart z dwoma Medalami
    [one] { $twos } karta z dwoma Medalami
    [few] { $twos } karty z dwoma Medalami
   *[other] { $twos } kart z dwoma Medalami
}
page-rush-achievements = Osiągnięcia
page-rush-achievement-led = { $name }: { $lead }
page-rush-leads = { $name } ({ $count })
page-rush-tied = remis
page-rush-standing = Na razie: { $counts }. { $alone ->
    [yes] Prowadzi: { $name }.
   *[no] Nikt nie prowadzi samodzielnie.
}
page-rush-achievement-pile = Zakryte

## Tura

page-rush-round = Runda { $round }
page-rush-last-round = { $trigger ->
    [medals] Ostatnia runda: zabrano ostatnią kartę z jednym Medalem
   *[bases] Ostatnia runda: padły Bazy jednego z graczy
}
page-rush-how = Wybierz kartę z ręki, aby zobaczyć, co może zrobić, albo przeciągnij ją: na kartę w Rezerwie, aby za nią zapłacić, na swoją Bazę, aby jej bronić, na Bazę wroga, aby zaatakować.
page-rush-drop = { $verb ->
    [spend] Zapłać
    [use] Użyj
    [defend] Broń
    [cover] Wesprzyj sojusznika
    [attack] Atakuj
    [join] Dołącz
    [support] Wesprzyj
    [keep] Zatrzymaj
    [scrap] Złomowisko
    [store] Tyły
   *[lose] Magazyn
}
page-rush-over = Koniec gry
page-rush-paying = Płacenie
page-rush-spent = Zapłacone
page-rush-to-spend = { $count ->
    [one] { $count } surowiec do wydania
    [few] { $count } surowce do wydania
   *[other] { $count } surowców do wydania
}
page-rush-to-spend-nation = { $count ->
    [one] { $count } surowiec tylko na karty jednego kraju ({ $nation })
    [few] { $count } surowce tylko na karty jednego kraju ({ $nation })
   *[other] { $count } surowców tylko na karty jednego kraju ({ $nation })
}
page-rush-buys = Wystarczy na: { $cards }
page-rush-buys-nothing = Jeszcze za mało: zapłać kolejną kartą.
page-rush-recruitment = Rekrutacja: w tej turze kilka zakupów
page-rush-announced = Wskazane do ataku
page-rush-attackers = Już atakowały
page-rush-aim = cel: { $name } ({ $base ->
    [hq] Sztab
   *[other] Baza { $base }
})
page-rush-in-play = Zagrywane
page-rush-kills = { $count ->
    [one] { $count } zniszczony Pojazd: będzie Medal ({ $nation })
    [few] { $count } zniszczone Pojazdy: będą Medale ({ $nation })
   *[other] { $count } zniszczonych Pojazdów: będą Medale ({ $nation })
}
page-rush-fight = Walka
page-rush-power = siła ognia { $value }
page-rush-armor = opancerzenie { $value }
page-rush-support = +{ $count } wsparcia
page-rush-would-destroy = Na razie obrońca zostanie zniszczony.
page-rush-would-hold = Na razie obrońca się trzyma.
