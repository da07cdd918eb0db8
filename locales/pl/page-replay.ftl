# Strona: zakończona gra obejrzana jeszcze raz.

replay-title = Powtórka – { $game }
replay-not-over = Ta gra jeszcze trwa. Powtórka będzie tutaj po jej końcu.
replay-to-table = Do stołu
replay-seen-by = Punkt widzenia
replay-open = Wszystko odkryte
replay-outside = Widz
replay-points-now = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
replay-decides = ma podjąć decyzję

## Moment

replay-moment = Ruch { $at } z { $last }
replay-round = Runda { $round }
replay-moment-at = Ruch { $at } z { $last }, runda { $round }.
replay-begins = Gra się zaczyna.
replay-quiet = Na stole nic się nie zmieniło.
replay-slider = Moment gry
replay-first = Na początek
replay-last = Na koniec
replay-back = Jeden ruch wstecz
replay-on = Jeden ruch dalej
replay-turn-back-rush = Jedną turę wstecz
replay-turn-back-battlegrounds = Jedną kolejkę wstecz
replay-turn-on-rush = Jedną turę dalej
replay-turn-on-battlegrounds = Jedną kolejkę dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-controls = Poruszanie się po grze
replay-speed = Tempo
replay-speed-is = Tempo { $speed }

## Obok stołu

replay-panels = Dziennik, punkty i losowania
replay-log = Dziennik
replay-log-earlier = Wcześniejsze ruchy
replay-log-later = Późniejsze ruchy
replay-points = Punkty
replay-shuffles = Losowania
replay-more = Więcej
replay-go-to = Do momentu po ruchu { $move }
replay-curve = Punkty w ciągu gry. Kliknij, aby tam przejść.
replay-curve-now = Punkty teraz

## Link, inne zakończenie, zapis

replay-link = Link do tego momentu
replay-link-short = Link
replay-link-about = Kto go otworzy, zobaczy grę w tym momencie, tak jak ty teraz.
replay-link-message = Zobacz ten moment
replay-branch = Graj dalej od tego momentu
replay-branch-about = { $at ->
    [0] Nowa gra zaczyna się tak jak ta. Zajmujesz jedno miejsce, a na pozostałych grają boty.
   *[other] Nowa gra toczy się dalej po ruchu { $at }. Zajmujesz jedno miejsce, a na pozostałych grają boty.
}
replay-branch-over = Tutaj gra jest już skończona. Wróć do momentu, od którego można grać dalej.
replay-branch-new = Od tego momentu wszystko losuje się na nowo, więc gra może się skończyć inaczej.
replay-branch-chair = Twoje miejsce
replay-branch-bots = Za pozostałych gra
replay-branch-start = Zaczynaj
replay-download = Pobierz zapis gry
replay-download-short = Zapis

## Klawisze

replay-keys = Klawisze
replay-key-step = Jeden ruch wstecz albo dalej
replay-key-turn-rush = Jedną turę wstecz albo dalej
replay-key-turn-battlegrounds = Jedną kolejkę wstecz albo dalej
replay-key-round = Jedną rundę wstecz albo dalej
replay-key-ends = Na początek, na koniec
replay-key-play = Odtwarzanie i wstrzymanie
replay-key-speed = Tempo: wolne, zwykłe, szybkie, bardzo szybkie
replay-key-log = Dziennik
replay-key-explain = Objaśnij to, co jest zaznaczone; w przeciwnym razie te klawisze

## Losowania

replay-fair-about = Karty i żetony losuje serwer. Aby nikt nie musiał wierzyć mu na słowo, przed pierwszym losowaniem zobowiązał się do pewnego sekretu, a gracze dodali sole: losowe teksty, których nie mógł znać. Z nich wynika każde losowanie. Twoja przeglądarka może policzyć je wszystkie jeszcze raz, nikomu nie ufając.
replay-fair-check = Sprawdź losowania
replay-fair-again = Sprawdź jeszcze raz
replay-fair-checking = Sprawdzanie losowań
replay-fair-progress = { $checked } z { $draws }
replay-fair-good = Losowania były uczciwe
replay-fair-bad = Losowania nie są takie, jak obiecano
replay-fair-none = W tej grze niczego nie losowano
replay-fair-committed-yes = Sekret jest tym, do którego stół się zobowiązał.
replay-fair-committed-no = Sekret nie jest tym, do którego stół się zobowiązał.
replay-fair-shown-yes = Zobowiązanie jest tym, które pokazano temu urządzeniu przed grą.
replay-fair-shown-no = Zobowiązanie nie jest tym, które pokazano temu urządzeniu przed grą.
replay-fair-shown-unknown = Temu urządzeniu nie pokazano zobowiązania przed grą, więc nie może go porównać. Tak jest, gdy gra była tylko oglądana, toczyła się na innym urządzeniu albo zaczęła się jednym kliknięciem.
replay-fair-salt-yes = Sól tego urządzenia jest częścią ziarna.
replay-fair-salt-no = Soli tego urządzenia nie ma w ziarnie na twoim miejscu.
replay-fair-salt-unknown = To urządzenie nie dało soli. Bez twojej soli serwer mógł wybrać jedną z wielu gier.
replay-fair-draws-yes = { $draws ->
    [one] Jedyne losowanie jest takie jak w dowodzie.
    [few] Wszystkie { $draws } losowania są takie jak w dowodzie.
   *[other] Wszystkie losowania ({ $draws }) są takie jak w dowodzie.
}
replay-fair-draws-no = Losowanie { $draw } nie jest takie jak w dowodzie.
replay-fair-where-setup = Należy do przygotowania gry.
replay-fair-where-move = Należy do ruchu { $move }.
replay-fair-departure = { $things ->
    [one] Do wylosowania była { $things } rzecz. Według dowodu to „{ $proven }”, a wylosowano „{ $drawn }”.
    [few] Do wylosowania były { $things } rzeczy. Według dowodu to „{ $proven }”, a wylosowano „{ $drawn }”.
   *[other] Do wylosowania było { $things } rzeczy. Według dowodu to „{ $proven }”, a wylosowano „{ $drawn }”.
}
replay-fair-unsorted = To, z czego losowano, nie leży w kolejności, której wymaga dowód. Wylosowano „{ $drawn }”.
replay-fair-rest = Dalszych losowań nie sprawdzono.
replay-fair-show = Pokaż ten ruch
replay-fair-not = Czego to nie dowodzi
replay-fair-not-secret = Że serwer nikomu nie zdradził sekretu: mógł przewidzieć każde losowanie.
replay-fair-not-bags = Że losowano spośród właściwych kart i żetonów. Kto pobierze zapis, może rozegrać całą grę jeszcze raz poleceniem „motorpool verify”.
replay-fair-not-start = Niczego o losowaniach sprzed pozycji, od której gra się zaczęła.
replay-fair-numbers = Sekret, sole i ziarno
replay-fair-commitment = Zobowiązanie
replay-fair-secret = Sekret
replay-fair-salt-of = Sól, { $player }
replay-fair-no-salt = brak
replay-fair-seed = Ziarno
