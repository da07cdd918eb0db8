# Raporty jako strony HTML, zapisywane przez --html. Słowa takie jak greedy czy --seed wpisuje czytelnik.

cli-report-html = zapisz raport jako jedną stronę HTML w tym pliku, z wykresami, do czytania bez sieci
cli-report-kind-tournament = Turniej
cli-report-kind-compare = Porównanie
cli-report-kind-balance = Równowaga
cli-report-title-tournament = { $game }: który bot jest lepszy
cli-report-title-compare = { $game }: co daje „{ $about }”
cli-report-title-balance = { $game }: jak zrównoważone są karty
cli-report-fact-preset = zestaw
cli-report-fact-players = gracze
cli-report-fact-games = gry
cli-report-fact-seed = ziarno
cli-report-fact-date = data
cli-report-fact-version = wersja Motorpool
cli-report-made = Jak to powstało
cli-report-again = To samo polecenie daje znów te same liczby na dowolnej liczbie rdzeni; tylko boty, które myślą na czas, mogą zagrać inaczej.
cli-report-unofficial = Motorpool jest nieoficjalny: nie jest powiązany z żadnym wydawcą ani przez niego wspierany. Liczby na kartach są jego własne.
cli-report-label = { $title }: { $figures }.
cli-report-label-table = { $title }. Liczby są w tabeli obok.
cli-report-whiskers = Cienkie linie to przedziały 95 %.

## motorpool tournament

cli-report-standings = Jak silne są boty
cli-report-ratings = Ranking
cli-report-rating-axis = ranking
cli-report-victories = Zwycięstwa przeciw wszystkim
cli-report-meetings = Para za parą
cli-report-pairs = Kto z kim grał
cli-report-even = równo: { $share }
cli-report-best = Najlepszy jest { $bot }; to jasne w porównaniu z każdym z pozostałych.
cli-report-no-best = Prowadzi { $bot }, ale nie jest jasne, czy nikt mu nie dorównuje.
