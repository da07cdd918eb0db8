# Strona: stół Battlegrounds. $whose to you albo other; $owner to imię tej drugiej osoby.

## Plansza

page-bg-board = Plansza
page-bg-face-down = zakryty żeton
page-bg-known = leży zakryty
page-bg-token = { $special ->
    [yes] żeton { $picture } z gwiazdką
   *[no] żeton { $picture }
}
page-bg-pawn = { $whose ->
    [you] twój pionek
   *[other] pionek ({ $owner })
}
page-bg-tank = { $whose ->
    [you] twój czołg { $tank }
   *[other] czołg { $tank } ({ $owner })
}
page-bg-base = { $whose ->
    [you] twoja baza
   *[other] baza ({ $owner })
}
page-bg-artillery-tank = czołg artylerii
page-bg-empty = puste
# $notes mówi, co można tam zrobić, albo none
page-bg-cell = { $cell }, { $contents }{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
page-bg-can-at-hand = wybrany
page-bg-can-begin = może jechać albo strzelać
page-bg-can-reach = można tu dojechać
page-bg-can-risky = na drodze jest coś groźnego
page-bg-can-shoot = można tu strzelić
page-bg-can-enter = możesz tu wejść
page-bg-can-go = możesz tu iść
page-bg-can-turn = można odkryć
page-bg-can-leave = można zostawić
page-bg-can-pair = dałby parę
page-bg-can-danger = artyleria może tu zaraz trafić

## Pod planszą

page-bg-several = { $count ->
    [one] { $count } możliwość tutaj.
    [few] { $count } możliwości tutaj: wskaż to pole, żeby zdecydować.
   *[other] { $count } możliwości tutaj: wskaż to pole, żeby zdecydować.
}
page-bg-begin = Wskaż jeden ze swoich czołgów, a zobaczysz, dokąd może jechać.
page-bg-duds-left = { $left ->
    [one] Został { $left } niewypał
    [few] Zostały { $left } niewypały
   *[other] Zostało { $left } niewypałów
}

## Obszary

page-bg-area = { $whose ->
    [you] Twój obszar
   *[other] Obszar: { $owner }
}
# $target to none, gdy żadna liczba punktów nie daje wygranej
page-bg-strip = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}
page-bg-you = ty
page-bg-turn = { $actions ->
    [0] kolejka, po akcji
    [one] kolejka
    [few] kolejka, { $actions } akcje
   *[other] kolejka, { $actions } akcji
}
page-bg-turn-family = { $extra ->
    [0] kolejka
   *[other] kolejka, jeszcze { $extra }
}
page-bg-of = z { $target }
page-bg-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
# $won to none tam, gdzie nie strzela się do czołgów
page-bg-points-from = { $pairs ->
    [one] { $pairs } para
    [few] { $pairs } pary
   *[other] { $pairs } par
}{ $won ->
    [none] {""}
   *[other] , za czołgi { $won }
}
page-bg-no-singles = Brak pojedynczych żetonów.
page-bg-single = { $special ->
    [yes] { $picture } z gwiazdką, czeka na parę
   *[no] { $picture }, czeka na parę
}
page-bg-ready = Gotowe do użycia
page-bg-drives-on = na { $cell }
page-bg-wrecked = właśnie zniszczony
page-bg-draft = Wybierz kartę czołgu
page-bg-drawn = Dodatkowy czołg: zatrzymaj jedną kartę

## Artyleria

page-bg-artillery = Artyleria
page-bg-artillery-from = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}, { $tanks ->
    [one] { $tanks } czołg
    [few] { $tanks } czołgi
   *[other] { $tanks } czołgów
}
page-bg-letters = Litery, które jeszcze padną
page-bg-digits = Cyfry, które jeszcze padną
page-bg-range-left = jeszcze padnie
page-bg-range-gone = już padła
page-bg-artillery-stock = { $left ->
    [one] { $left } czołg w zapasie
    [few] { $left } czołgi w zapasie
   *[other] { $left } czołgów w zapasie
}
