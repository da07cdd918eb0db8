# motorpool simulate a motorpool bench. Slova jako simulate, greedy nebo --games píše čtenář.

## motorpool simulate

cli-simulate-help = nech boty odehrát mnoho her a spočítej, co se děje
cli-simulate-description = Boti mezi sebou odehrají mnoho her. Počítá se, kdo vyhrává, jak dlouho to trvá a jak to končí. Stejné semínko dá stejné hry na libovolném počtu jader.
cli-simulate-game = hra
cli-simulate-preset = sada pravidel. Rush: base, second-front, alternative, team; Battlegrounds: battle, battle-draft, team, family, solo
cli-simulate-players = kolik hráčů; jinak jeden za každého jmenovaného bota, nejméně dva; v Battlegrounds čtyři pro team a jeden pro solo
cli-simulate-option-value = VOLBA=HODNOTA
cli-simulate-set = změň jednu volbu sady
cli-simulate-games = kolik her; jinak { $usual }
cli-simulate-bots = kdo hraje, v pořadí míst a opakovaně, dokud není stůl plný; exec:PŘÍKAZ je program; jinak { $usual }
cli-simulate-seed = stejné semínko odehraje stejné hry; jinak nové
cli-simulate-jobs = kolik her najednou; jinak jedna na každé jádro
cli-jobs-lost = Proces, který hrál hry, náhle skončil, možná pro nedostatek paměti; menší --jobs jí potřebuje méně.
cli-simulate-directory = ADRESÁŘ
cli-simulate-save = ulož záznam každé hry do tohoto adresáře
cli-simulate-json = vypiš JSON
cli-simulate-playing = Hraje se

cli-simulate-title = { $game }, sada { $preset }, hráčů: { $players }, her: { $games }, semínko { $seed }
cli-simulate-head-seat = místo
cli-simulate-head-bot = bot
cli-simulate-head-wins = vítězství
cli-simulate-head-share = podíl
cli-simulate-head-points = body
cli-simulate-all = celkem
cli-simulate-rounds = Kola: medián { $median }; desetina her nejvýše { $p10 }, devět desetin nejvýše { $p90 }; nejdelší { $longest }.
cli-simulate-ends = Ukončeno základnami: { $bases }, medailemi: { $medals }.
cli-simulate-achievements = Získané úspěchy: { $told }.
cli-simulate-decided = Rozhodnuto body: { $target }, po uváznutí: { $standstill }.
cli-simulate-decided-solo = Ukončeno body dělostřelectva: { $artillery }, ztrátou všech tanků: { $tanks }, protože nezbyla žádná dvojice: { $pairs }.
cli-simulate-head-stars = hvězdy
cli-simulate-head-games = hry
cli-simulate-unfinished = { $count ->
    [one] { $count } hra nechtěla skončit a byla přerušena; nepočítá se nikomu.
    [few] { $count } hry nechtěly skončit a byly přerušeny; nepočítají se nikomu.
   *[other] { $count } her nechtělo skončit a bylo přerušeno; nepočítají se nikomu.
}
cli-simulate-speed = Rozhodnutí: { $decisions } za { $seconds } s, tedy { $rate } za sekundu.
cli-simulate-shared = Společné vítězství se každému, kdo se o ně dělí, počítá jako zlomek; body jsou průměry.
cli-simulate-solo = Hra s hvězdou je vítězství; body jsou průměry.

bot-unknown = Bot „{ $bot }“ neexistuje; vyber z těchto: { $choices }.
bot-budget = „{ $budget }“ není doba na přemýšlení pro { $bot }: uveď počet pokusů, jako v ace:2000, nebo čas, jako v ace:500ms či ace:2s, a také na kolika jádrech, jako v ace:2s@4.
cli-simulate-no-bots = Jmenuj aspoň jednoho bota.
cli-simulate-bots-count = Tolik botů ({ $bots }) se nevejde ke stolu s tolika místy ({ $seats }).
cli-simulate-no-number = { $argument } musí být celé číslo, ne „{ $value }“.
cli-simulate-least = { $argument } musí být nejméně { $limit }, ne { $value }.
cli-simulate-most = { $argument } smí být nejvýše { $limit }, ne { $value }.
cli-simulate-save-file = { $path } je soubor; záznamy potřebují adresář.
cli-simulate-save-used = V { $path } už jsou záznamy; jmenuj jiný adresář.
cli-simulate-save-failed = { $path } nelze zapsat: { $why }.

## motorpool bench

cli-bench-help = změř, jak rychlý je engine
cli-bench-description = Měří engine při náhodné hře na jednom jádře, Rush se sadou base a Battlegrounds se sadou battle, vždy čtyři hráči: používané sestavení, druhé, pokud je, a na přání i jiné enginy.
cli-bench-seconds = jak dlouho měřit každý z nich; jinak { $usual }
cli-bench-peers = Python, který má enginy z benchmarks/peers.txt: změř je ve stejném běhu
cli-bench-json = vypiš JSON
cli-bench-title = Náhodná hra, čtyři hráči, jedno jádro: Rush, sada base, a Battlegrounds, sada battle. Rozhodnutí: vypíšou se dovolené akce a jedna se provede.
cli-bench-compiled = Přeložený engine, { $game }
cli-bench-pure = Engine v čistém Pythonu, { $game }
cli-bench-inside = rozhodnutí za sekundu, smyčka uvnitř enginu
cli-bench-python = rozhodnutí za sekundu, řízeno z Pythonu
cli-bench-games = her za sekundu, smyčka uvnitř enginu
cli-bench-clone = kopie stavu, µs
cli-bench-rests-on = Mediány z { $slices } úseků; v prostředním úseku her: { $games }, rozhodnutí: { $decisions }; kopií v sérii: { $clones }.
cli-bench-one-build = Druhé sestavení tu není; ve zdrojovém stromě je vytvoří „make compiled“.
cli-bench-peers-title = Jiné enginy při náhodné hře, změřené mezi dvěma polovinami našeho měření. Poslední sloupce: naše rychlost dělená jejich, pro každou hru, smyčka uvnitř enginu a řízeno z Pythonu.
cli-bench-head-peer = engine
cli-bench-head-rate = rozhodnutí/s
cli-bench-head-sample = hry
cli-bench-head-inside = { $game }, uvnitř
cli-bench-head-in-python = { $game }, Python
cli-bench-head-clone = kopie, µs
cli-bench-missing = Chybí { $peer }: { $why }

cli-bench-no-time = { $argument } musí být počet sekund větší než 0, ne „{ $value }“.
cli-bench-no-script = { $path } tu není: jiné enginy lze měřit jen ve zdrojovém stromě.
cli-bench-no-python = { $path } nelze spustit: { $why }.
cli-bench-peers-failed = Měření jiných enginů pomocí { $path } se nezdařilo.
