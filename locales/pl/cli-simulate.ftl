# motorpool simulate i motorpool bench. Słowa takie jak simulate, greedy czy --games wpisuje czytelnik.

## motorpool simulate

cli-simulate-help = niech boty rozegrają wiele gier; policz, co się dzieje
cli-simulate-description = Boty rozgrywają między sobą wiele gier. Liczy się, kto wygrywa, jak długo to trwa i jak się kończy. To samo ziarno daje te same gry na dowolnej liczbie rdzeni.
cli-simulate-game = gra
cli-simulate-preset = zestaw zasad. Rush: base, second-front, alternative, team; Battlegrounds: battle, battle-draft, team, family, solo
cli-simulate-players = ilu graczy; domyślnie po jednym na każdego wymienionego bota, co najmniej dwóch; w Battlegrounds czterech w team i jeden w solo
cli-simulate-option-value = OPCJA=WARTOŚĆ
cli-simulate-set = zmień jedną opcję zestawu
cli-simulate-games = ile gier; domyślnie { $usual }
cli-simulate-bots = kto gra, w kolejności miejsc i powtarzając aż do zapełnienia stołu; exec:POLECENIE to program; domyślnie { $usual }
cli-simulate-seed = to samo ziarno rozgrywa te same gry; domyślnie nowe
cli-simulate-jobs = ile gier naraz; domyślnie jedna na każdy rdzeń
cli-jobs-lost = Proces rozgrywający gry nagle się zakończył, być może z braku pamięci; mniejsze --jobs potrzebuje jej mniej.
cli-simulate-directory = KATALOG
cli-simulate-save = zachowaj zapis każdej gry w tym katalogu
cli-simulate-json = wypisz JSON
cli-simulate-playing = Trwa gra

cli-simulate-title = { $game }, zestaw { $preset }, graczy: { $players }, gier: { $games }, ziarno { $seed }
cli-simulate-head-seat = miejsce
cli-simulate-head-bot = bot
cli-simulate-head-wins = zwycięstwa
cli-simulate-head-share = udział
cli-simulate-head-points = punkty
cli-simulate-all = razem
cli-simulate-rounds = Rundy: mediana { $median }; dziesiąta część gier w najwyżej { $p10 }, dziewięć dziesiątych w najwyżej { $p90 }; najdłuższa { $longest }.
cli-simulate-ends = Zakończone przez Bazy: { $bases }, przez Medale: { $medals }.
cli-simulate-achievements = Zdobyte Osiągnięcia: { $told }.
cli-simulate-decided = Rozstrzygnięte punktami: { $target }, po zastoju: { $standstill }.
cli-simulate-decided-solo = Zakończone punktami artylerii: { $artillery }, utratą wszystkich czołgów: { $tanks }, brakiem dalszych par: { $pairs }.
cli-simulate-head-stars = gwiazdki
cli-simulate-head-games = gry
cli-simulate-unfinished = { $count ->
    [one] { $count } gra nie chciała się skończyć i została przerwana; nie liczy się nikomu.
    [few] { $count } gry nie chciały się skończyć i zostały przerwane; nie liczą się nikomu.
   *[other] { $count } gier nie chciało się skończyć i zostało przerwanych; nie liczą się nikomu.
}
cli-simulate-speed = Decyzje: { $decisions } w { $seconds } s, czyli { $rate } na sekundę.
cli-simulate-shared = Wspólne zwycięstwo liczy się każdemu z dzielących jako ułamek; punkty to średnie.
cli-simulate-solo = Gra z gwiazdką to zwycięstwo; punkty to średnie.

bot-unknown = Nie ma bota „{ $bot }”; wybierz spośród: { $choices }.
bot-budget = „{ $budget }” to nie czas na namysł dla { $bot }: podaj liczbę prób, jak w ace:2000, albo czas, jak w ace:500ms lub ace:2s, a także na ilu rdzeniach, jak w ace:2s@4.
cli-simulate-no-bots = Podaj co najmniej jednego bota.
cli-simulate-bots-count = Tyle botów ({ $bots }) nie zmieści się przy stole z tyloma miejscami ({ $seats }).
cli-simulate-no-number = { $argument } musi być liczbą całkowitą, a nie „{ $value }”.
cli-simulate-least = { $argument } musi wynosić co najmniej { $limit }, a nie { $value }.
cli-simulate-most = { $argument } może wynosić najwyżej { $limit }, a nie { $value }.
cli-simulate-save-file = { $path } to plik; zapisy potrzebują katalogu.
cli-simulate-save-used = W { $path } są już zapisy; podaj inny katalog.
cli-simulate-save-failed = Nie można zapisać { $path }: { $why }.

## motorpool bench

cli-bench-help = zmierz szybkość silnika
cli-bench-description = Mierzy silnik w grze losowej na jednym rdzeniu, Rush z zestawem base i Battlegrounds z zestawem battle, po czterech graczy: używaną wersję, drugą, jeśli jest, a na życzenie także inne silniki.
cli-bench-seconds = jak długo mierzyć każdy z nich; domyślnie { $usual }
cli-bench-peers = Python z silnikami z benchmarks/peers.txt: zmierz je w tym samym przebiegu
cli-bench-json = wypisz JSON
cli-bench-title = Losowa gra, czterech graczy, jeden rdzeń: Rush, zestaw base, i Battlegrounds, zestaw battle. Decyzja: wylicza się dozwolone akcje i wykonuje jedną.
cli-bench-compiled = Silnik skompilowany, { $game }
cli-bench-pure = Silnik w czystym Pythonie, { $game }
cli-bench-inside = decyzje na sekundę, pętla wewnątrz silnika
cli-bench-python = decyzje na sekundę, sterowanie z Pythona
cli-bench-games = gry na sekundę, pętla wewnątrz silnika
cli-bench-clone = kopia stanu, µs
cli-bench-rests-on = Mediany z { $slices } odcinków; w środkowym odcinku gier: { $games }, decyzji: { $decisions }; kopii w serii: { $clones }.
cli-bench-one-build = Drugiej wersji tu nie ma; w drzewie źródeł tworzy ją „make compiled”.
cli-bench-peers-title = Inne silniki w grze losowej, zmierzone między dwiema połowami naszego pomiaru. Ostatnie kolumny: nasza szybkość podzielona przez ich, dla każdej gry, pętla wewnątrz silnika i sterowanie z Pythona.
cli-bench-head-peer = silnik
cli-bench-head-rate = decyzje/s
cli-bench-head-sample = gry
cli-bench-head-inside = { $game }, wewnątrz
cli-bench-head-in-python = { $game }, Python
cli-bench-head-clone = kopia, µs
cli-bench-missing = Brakuje { $peer }: { $why }

cli-bench-no-time = { $argument } musi być liczbą sekund większą od 0, a nie „{ $value }”.
cli-bench-no-script = Nie ma tu { $path }: inne silniki można mierzyć tylko w drzewie źródeł.
cli-bench-no-python = Nie można uruchomić { $path }: { $why }.
cli-bench-peers-failed = Pomiar innych silników za pomocą { $path } nie powiódł się.
