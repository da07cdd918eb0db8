# Rush: co się wydarzyło. $who to you albo other; $player to imię tej innej osoby.

log-turn = { $who ->
    [you] Tura { $turn }: twoja kolej.
   *[other] Tura { $turn }: { $player }.
}
log-repaired = { $who ->
    [you] Naprawiasz swoje uszkodzone Bazy i Pojazdy.
   *[other] { $player } naprawia uszkodzone Bazy i Pojazdy.
}
log-revealed = { $who ->
    [you] Odkrywasz karty z ręki: { $cards }.
   *[other] { $player } odkrywa karty z ręki: { $cards }.
}
log-drawn = { $who ->
    [you] Dobierasz: { $cards }.
   *[other] { $player } dobiera: { $cards }.
}
log-drawn-hidden = { $who ->
    [you] Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-reshuffled = { $who ->
    [you] Twój Garaż jest pusty: z Magazynu ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }) po przetasowaniu powstaje nowy.
   *[other] { $player } ma pusty Garaż: z Magazynu ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }) po przetasowaniu powstaje nowy.
}
log-laid-out = Nowe karty w Rezerwie: { $cards }.
log-swept = Z Rezerwy na stos kart odrzuconych: { $cards }.
log-deck-renewed = Ze stosu kart odrzuconych ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}) po przetasowaniu powstaje nowy stos Pojazdów.
log-spent = { $who ->
    [you] Płacisz: { $cards } ({ $resources ->
        [one] { $resources } surowiec
        [few] { $resources } surowce
       *[other] { $resources } surowców
    }).
   *[other] { $player } płaci: { $cards } ({ $resources ->
        [one] { $resources } surowiec
        [few] { $resources } surowce
       *[other] { $resources } surowców
    }).
}
log-bought = { $who ->
    [you] Kupujesz: { $cards }.
   *[other] { $player } kupuje: { $cards }.
}
log-used = { $who ->
    [you] Używasz zdolności karty { $card }: { $abilities }.
   *[other] { $player } używa zdolności karty { $card }: { $abilities }.
}
log-guards = Obrońca { part-base-genitive }: { $card }.
log-to-depot = { $who ->
    [you] Do twojego Magazynu: { $cards }.
   *[other] Do Magazynu ({ $player }): { $cards }.
}
log-to-graveyard = { $who ->
    [you] Odkładasz na Złomowisko: { $cards }.
   *[other] { $player } odkłada na Złomowisko: { $cards }.
}
log-lost = { $who ->
    [you] Sabotaż, odkładasz do Magazynu: { $cards }.
   *[other] Sabotaż, { $player } odkłada do Magazynu: { $cards }.
}
log-siege-base = { $who ->
    [you] Oblegasz { part-base-accusative } kartą { $card }.
   *[other] { $player } oblega { part-base-accusative } kartą { $card }.
}
log-siege-vehicle = { $who ->
    [you] Oblegasz obrońcę { part-base-genitive } kartą { $card }.
   *[other] { $player } oblega obrońcę { part-base-genitive } kartą { $card }.
}
log-vehicle-damaged = Pojazd uszkodzony: { $card }, obrońca { part-base-genitive }.
log-vehicle-destroyed = Pojazd zniszczony: { $card }, obrońca { part-base-genitive }.
log-base-damaged = { $base ->
    [hq] Uszkodzony: { part-base }.
   *[other] Uszkodzona: { part-base }.
}
log-base-destroyed = { $base ->
    [hq] Zniszczony: { part-base }.
   *[other] Zniszczona: { part-base }.
}
log-held = Siła ognia nie wystarcza: { $card }, obrońca { part-base-genitive }, bez uszkodzeń.
log-taken = { $who ->
    [you] Bierzesz z Rezerwy: { $cards }.
   *[other] { $player } bierze z Rezerwy: { $cards }.
}
log-medal = { $who ->
    [you] Otrzymujesz: { $cards }.
   *[other] { $player } otrzymuje: { $cards }.
}
log-no-medal = { $who ->
    [you] Nie otrzymujesz Medalu: nie ma już kart z jednym Medalem tego kraju ({ $nation }).
   *[other] { $player } nie otrzymuje Medalu: nie ma już kart z jednym Medalem tego kraju ({ $nation }).
}
log-regrouped = { $who ->
    [you] Przenosisz na Tyły: { $cards }.
   *[other] { $player } przenosi na Tyły: { $cards }.
}
log-plan-dropped = { $who ->
    [you] Odrzucasz Osiągnięcie: { $achievement }.
   *[other] { $player } odrzuca Osiągnięcie: { $achievement }.
}
log-plan-turned = Nowe Osiągnięcie: { $achievement }.
log-announced = { $who ->
    [you] Wskazujesz do ataku: { $cards }.
   *[other] { $player } wskazuje do ataku: { $cards }.
}
log-attacks-base = { $who ->
    [you] Atakujesz { part-base-accusative } kartą { $card }.
   *[other] { $player } atakuje { part-base-accusative } kartą { $card }.
}
log-attacks-vehicle = { $who ->
    [you] Atakujesz obrońcę { part-base-genitive } kartą { $card }.
   *[other] { $player } atakuje obrońcę { part-base-genitive } kartą { $card }.
}
log-supported = { $who ->
    [you] Dajesz wsparcie: { $cards }.
   *[other] { $player } daje wsparcie: { $cards }.
}
log-passed = { $who ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
log-kept = { $who ->
    [you] Zatrzymujesz na następną turę: { $cards }.
   *[other] { $player } zatrzymuje na następną turę: { $cards }.
}
log-kept-hidden = { $who ->
    [you] Zatrzymujesz na następną turę { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[other] { $player } zatrzymuje na następną turę { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-stored = { $who ->
    [you] Odkładasz na Tyły: { $cards }.
   *[other] { $player } odkłada na Tyły: { $cards }.
}
log-ended = { $who ->
    [you] Nie zagrywasz więcej kart w tej turze.
   *[other] { $player } nie zagrywa więcej kart w tej turze.
}
log-trigger-bases = { $headquarters ->
    [yes] Zniszczono Sztab: to ostatnia runda.
   *[no] Zniszczono ostatnią Bazę jednego z graczy: to ostatnia runda.
}
log-trigger-medals = Wzięto ostatnią kartę z jednym Medalem jednego z krajów: to ostatnia runda.
log-over = Koniec gry.

## Podliczenie punktów

score-trigger = { $trigger ->
    [bases] { $headquarters ->
        [yes] Grę zakończyło zniszczenie Sztabu.
       *[no] Grę zakończyło zniszczenie ostatniej Bazy jednego z graczy.
    }
    [medals] Grę zakończyło wzięcie ostatniej karty z jednym Medalem jednego z krajów.
   *[none] Gra nie dobiegła końca; to wynik na tę chwilę.
}
score-medals = Karty Medali w oddziale: { $points }
score-bases = Bazy wroga w oddziale ({ $count }): { $points }
score-achievements = Osiągnięcia ({ $achievements }): { $points }
score-achievements-none = Osiągnięcia (brak): { $points }
score-sets = Zestawy Medali różnych krajów: { $points }
score-own-bases = Ocalałe własne Bazy ({ $count }): { $points }
score-tie-vehicles = Remis w punktach; rozstrzygają zniszczone Pojazdy: { $counts }.
score-tie-bases = Remis także w zniszczonych Pojazdach; rozstrzygają zniszczone Bazy: { $counts }.
score-tie-achievements = Remis także w zniszczonych Bazach; rozstrzygają Osiągnięcia: { $counts }.
score-tie-count = { $players } { $count }
