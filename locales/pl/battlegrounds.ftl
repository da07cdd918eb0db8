# Battlegrounds: obrazki, czołgi, usprawnienia i akcje, wyniki.

## Obrazki, każdy z dwiema literami dla rysowanej planszy

bg-picture-bridge = most
bg-picture-windmill = wiatrak
bg-picture-lighthouse = latarnia
bg-picture-railway = kolej
bg-picture-factory = fabryka
bg-picture-depot = skład
bg-picture-crossroads = skrzyżowanie
bg-picture-roundhouse = parowozownia
bg-picture-watchtower = wieża
bg-picture-observatory = obserwatorium
bg-picture-fuel = paliwo
bg-picture-airfield = lotnisko
bg-picture-radio = radio
bg-picture-headquarters = sztab
bg-picture-bunker = bunkier
bg-picture-fortress = twierdza
bg-code-bridge = Mo
bg-code-windmill = Wk
bg-code-lighthouse = La
bg-code-railway = Ko
bg-code-factory = Fa
bg-code-depot = Sk
bg-code-crossroads = Sż
bg-code-roundhouse = Pz
bg-code-watchtower = Wż
bg-code-observatory = Ob
bg-code-fuel = Pa
bg-code-airfield = Lo
bg-code-radio = Ra
bg-code-headquarters = Sz
bg-code-bunker = Bu
bg-code-fortress = Tw

## Akcje jednorazowe i usprawnienia

bg-special-extra_turn = Dodatkowa kolejka
bg-special-extra_turn-help = Jeszcze jedna akcja główna w tej samej kolejce. Jednorazowo.
bg-special-extra_tank = Dodatkowy czołg
bg-special-extra_tank-help = Dobierz ze stosu dwie karty czołgów i zatrzymaj jedną; druga wypada z gry. Jednorazowo.
bg-special-turning = Kierunek
bg-special-turning-help = Ruch o dwa pola lub więcej może skręcać na każdym kroku, w kierunkach z karty.
bg-special-longer_shot = Dalszy strzał
bg-special-longer_shot-help = Czołg może też strzelić o jedno pole dalej, niż mówi karta.
bg-special-longer_move = Dalszy ruch
bg-special-longer_move-help = Czołg może też pojechać o jedno pole dalej, niż mówi karta.
bg-special-fire_first = Zmiana kolejności strzału i ruchu
bg-special-fire_first-help = Strzał może być przed ruchem.
bg-special-armor_plate = Pancerz
bg-special-armor_plate-help = Raz ratuje czołg przed strzałem albo przed tym, co stoi mu na drodze; potem jest zużyty.

## Objaśnienia. $move_way i $shot_way to straight (prosto) albo diagonal (po skosie).

bg-line-tank = { $tank }: ruch { $move } { $move_way ->
    [straight] prosto
   *[diagonal] po skosie
}, strzał { $shot } { $shot_way ->
    [straight] prosto
   *[diagonal] po skosie
}{ $upgrades ->
    [none] {""}
   *[other] ; usprawnienia: { $upgrades }
}
bg-explain = { $name }: { $help }
bg-explain-move = Czołg { $tank } jedzie dokładnie o { $move ->
    [one] { $move } pole
    [few] { $move } pola
   *[other] { $move } pól
} { $move_way ->
    [straight] w pionie lub poziomie
   *[diagonal] po skosie
}, nigdy mniej, i musi jechać, jeśli może. Nie może stanąć na polu z czołgiem, a to, przez co przejeżdża, niszczy go: inny czołg albo niewypał.
bg-explain-shot = Potem może strzelić w pole odległe dokładnie o { $shot ->
    [one] { $shot } pole
    [few] { $shot } pola
   *[other] { $shot } pól
} { $shot_way ->
    [straight] w pionie lub poziomie
   *[diagonal] po skosie
}, ponad wszystkim po drodze: { $solo ->
    [yes] żeton się zabiera, czołg artylerii zdejmuje.
   *[no] żeton się zabiera, czołg niszczy, niewypał zdejmuje, a na pustym polu można położyć niewypał.
}
bg-explain-upgrades = Mieści { $slots ->
    [one] { $slots } usprawnienie
    [few] { $slots } usprawnienia
   *[other] { $slots } usprawnień
}. Zostają na karcie i działają, dopóki jest aktywna.
bg-explain-won = { $upgrade ->
    [yes] Usprawnienie, kładzione na karcie czołgu.
   *[no] Akcja jednorazowa.
} Daje je para z żetonem specjalnym: { $pictures }.
bg-explain-picture = { $picture } ({ $code } na rysowanej planszy): cztery żetony. Dwa z nich tworzą parę: 2 punkty.
bg-explain-gives = Jeden z czterech jest specjalny (*): para z nim daje: { $special }.
bg-term-pair = para
bg-term-pair-help = Dwa żetony z tym samym obrazkiem w jednym obszarze: 2 punkty, zachowane do końca.
bg-term-dud = niewypał
bg-term-dud-help = Leży na pustym polu. Niszczy czołg, który przez niego przejeżdża, i nikt nie dostaje punktów. Zdejmuje go strzał.
bg-term-point-token = żeton czołgu z punktami
bg-term-point-token-help = Każdy pionek ma trzy, warte 3, 2 i 1. Kto zniszczy jego czołg, bierze najcenniejszy z pozostałych.
bg-term-base = baza
bg-term-base-help = Róg planszy z dwoma polami obok. Tam wchodzi pionek.
bg-term-change-tank = Zmiana czołgu
bg-term-change-tank-help = Zamiast ruchu i strzału inna twoja karta staje się aktywna na tym samym polu.
bg-term-artillery = artyleria
bg-term-artillery-help = Po każdej kolejce trafia jedno pole: czołg na nim przepada na dobre, żeton zostaje zabrany, a na pustym polu staje czołg artylerii. Dostaje 1 punkt za każdy żeton i każdy swój czołg, a 20 punktów kończy grę.

## Wynik

bg-score-decided = { $decided ->
    [target] Ktoś ma już { $target } punktów.
    [standstill] Nie można już zdobyć punktów albo minęło 60 rund: liczy się najwyższy wynik.
    [artillery] Artyleria ma już 20 punktów.
    [tanks] Artyleria zniszczyła wszystkie twoje czołgi.
    [pairs] Żadna para nie jest już możliwa.
   *[open] Gra nie dobiegła końca; to wynik na tę chwilę.
}
bg-score-pairs = Pary ({ $count }): { $points }
bg-score-won = Zdobyte żetony czołgów z punktami: { $points }
bg-score-artillery = Artyleria: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
bg-score-tie = Remis w punktach; rozstrzyga liczba par.
bg-score-rank = { $stars ->
    [0] Mniej niż 16 punktów: bitwa przegrana.
    [one] Twoja ranga: { $stars } gwiazdka z sześciu.
    [few] Twoja ranga: { $stars } gwiazdki z sześciu.
   *[other] Twoja ranga: { $stars } gwiazdek z sześciu.
}
