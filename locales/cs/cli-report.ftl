# Zprávy jako stránky HTML, zapsané pomocí --html. Slova jako greedy nebo --seed píše čtenář.

cli-report-html = zapiš zprávu jako jednu stránku HTML do tohoto souboru, s grafy, ke čtení bez sítě
cli-report-kind-tournament = Turnaj
cli-report-kind-compare = Srovnání
cli-report-kind-balance = Vyváženost
cli-report-title-tournament = { $game }: který bot je lepší
cli-report-title-compare = { $game }: co udělá „{ $about }“
cli-report-title-balance = { $game }: jak vyvážené jsou karty
cli-report-fact-preset = sada pravidel
cli-report-fact-players = hráči
cli-report-fact-games = hry
cli-report-fact-seed = semínko
cli-report-fact-date = datum
cli-report-fact-version = verze Motorpool
cli-report-made = Jak to vzniklo
cli-report-again = Stejný příkaz dá znovu stejná čísla na libovolném počtu jader; jen boti, kteří přemýšlejí na čas, mohou hrát jinak.
cli-report-unofficial = Motorpool je neoficiální: není spojen s žádným vydavatelem ani jím podporován. Čísla na kartách jsou jeho vlastní.
cli-report-label = { $title }: { $figures }.
cli-report-label-table = { $title }. Čísla jsou v tabulce vedle.
cli-report-whiskers = Tenké čáry jsou intervaly 95 %.

## motorpool tournament

cli-report-standings = Jak jsou boti silní
cli-report-ratings = Hodnocení
cli-report-rating-axis = hodnocení
cli-report-victories = Vítězství proti všem
cli-report-meetings = Dvojice po dvojici
cli-report-pairs = Kdo s kým hrál
cli-report-even = vyrovnané: { $share }
cli-report-best = Nejlepší je { $bot }; je to jasné proti každému z ostatních.
cli-report-no-best = Vede { $bot }, ale není jasné, že se mu nikdo nevyrovná.
