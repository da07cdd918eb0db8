# motorpool tournament. Słowa takie jak tournament, greedy czy --games wpisuje czytelnik.

cli-tournament-help = sprawdź, który bot jest lepszy i na ile to pewne
cli-tournament-description = Wszystkie wymienione boty spotykają się przy stołach, po dwa albo więcej. Każde rozdanie rozgrywa się tyle razy, ile jest rotacji miejsc, więc nikt nie ma lepszego miejsca ani lepszych kart. To samo ziarno daje ten sam raport na dowolnej liczbie rdzeni.
cli-tournament-players = ilu graczy; domyślnie po jednym na każdego bota przy stole, w Battlegrounds czterech w team. Wszystkimi graczami strony kieruje ten sam bot, a gdy stron jest więcej niż botów, jeden bot ma kilka stron
cli-tournament-bots = kto bierze udział; bota można wymienić dwa razy; exec:POLECENIE to program
cli-tournament-table = ile botów przy jednym stole; domyślnie { $usual }: każdy spotyka każdego
cli-tournament-games = ile gier dla każdej pary albo każdego składu stołu, w górę do pełnych rozdań; domyślnie { $usual }
cli-tournament-until-clear = zakończ, gdy tylko będzie jasne, kto jest lepszy; --games to wtedy górna granica
cli-tournament-file = PLIK
cli-tournament-keep = zachowuj każde ukończone rozdanie w tym pliku; to samo polecenie podejmie przerwany turniej
cli-tournament-json = zapisz raport jako JSON w tym pliku
cli-tournament-csv = zapisz raport jako CSV w tym pliku

cli-tournament-head-bot = bot
cli-tournament-head-rating = ranking
cli-tournament-head-interval = 95 %
cli-tournament-head-share = zwycięstwa
cli-tournament-head-games = gry
cli-tournament-head-pair = para
cli-tournament-head-better = lepszy
cli-tournament-about = { $table ->
    [2] Średni ranking to 0; 400 punktów więcej to dziesięć zwycięstw do jednego. Wspólne zwycięstwo liczy się jako ułamek. Przy parze podane są zwycięstwa pierwszego bota.
   *[other] Średni ranking to 0; 400 punktów więcej to dziesięć zwycięstw do jednego. Wspólne zwycięstwo liczy się jako ułamek. Przy parze podano, o ile więcej wygrał pierwszy bot niż drugi: 50 % oznacza równość.
}
cli-tournament-unfinished = { $count ->
    [one] { $count } gra nie chciała się skończyć i została przerwana; dzielą ją wszyscy, którzy przy niej siedzieli.
    [few] { $count } gry nie chciały się skończyć i zostały przerwane; dzielą je wszyscy, którzy przy nich siedzieli.
   *[other] { $count } gier nie chciało się skończyć i zostało przerwanych; dzielą je wszyscy, którzy przy nich siedzieli.
}
cli-tournament-sure = Przedziały opierają się na całych rozdaniach; każdy obejmuje prawdziwą wartość w 95 turniejach na 100. Że choć jedna para jest podana błędnie jako pewna, zdarza się najwyżej w 5 na 100.
cli-tournament-sure-always = W 95 turniejach na 100 przedziały wszystkich par naraz obejmują prawdziwe wartości, niezależnie od chwili zakończenia.
cli-tournament-go-on = Ukończone rozdania są w { $path }; to samo polecenie podejmie turniej od tego miejsca.

cli-tournament-solo = W solo nie ma przeciwników; wybierz battle, battle-draft, team albo family.
cli-tournament-few-bots = Stół dla tylu botów ({ $table }) wymaga ich więcej, niż wymieniono ({ $bots }).
cli-tournament-uneven = Tyle botów ({ $table }) nie może równo podzielić się stronami ({ $sides }); wybierz inne --players albo inne --table.
cli-tournament-keep-other = { $path } zawiera inny turniej; różnią się: { $names }.
cli-tournament-keep-foreign = { $path } to nie plik, w którym zachowano turniej.
cli-tournament-keep-broken = { $path }, wiersz { $line }: to nie jest rozdanie tego turnieju.
cli-tournament-keep-failed = Nie można zapisać { $path }: { $why }.
cli-tournament-keep-busy = Do { $path } zapisuje właśnie inny przebieg tego turnieju.
