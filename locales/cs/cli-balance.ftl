# motorpool balance. Slova jako balance nebo --games píše čtenář.

cli-balance-help = změř, zda karty splňují cíle svého návrhu
cli-balance-description = Nejlepší bot odehraje sám se sebou mnoho her. Počítá se, co kupuje nebo čím jezdí, kdo vyhrává, jak dlouho to trvá a jak to končí, a srovnává se to s cíli návrhu. Stejné semínko dá stejný výsledek na libovolném počtu jader.
cli-balance-players = kolik hráčů; jinak 2, v Battlegrounds 4 pro team
cli-balance-games = kolik her; Rush odehraje ještě čtvrtinu toho pro každý národ, Battlegrounds ještě jednou tolik s tanky, které rozdá náhoda; jinak { $usual }

cli-balance-cards = cena a karta
cli-balance-costs = cena
cli-balance-classes = druh
cli-balance-abilities = vlastnost
cli-balance-no-ability = žádná
cli-balance-head-offered = šlo koupit
cli-balance-head-bought = koupeno
cli-balance-head-share = podíl
cli-balance-head-ratio = poměr
cli-balance-flag = mimo meze
cli-balance-about-ratio = Kartu šlo koupit, když ležela v záloze a hráč ji mohl zaplatit. Poměr je k průměru stejné ceny; u ceny ke stejnému počtu karet jakékoli ceny. Má být od 1/3 do 3.
cli-balance-seats = vítězství podle míst
cli-balance-places = vítězství podle pořadí tahů
cli-balance-nations = bot, který má rád jeden národ: poražení soupeři
cli-balance-nation = { $nation } ({ $own } karet, které bere)
cli-balance-ends = konec
cli-balance-end-bases = základnami
cli-balance-end-medals = medailemi
cli-balance-achievements-decide = rozhodnou karty úspěchu
cli-balance-rounds = Kola: medián { $median }; desetina her nejvýše { $p10 }, devět desetin nejvýše { $p90 }.

cli-balance-head-goal = cíl
cli-balance-head-found = změřeno
cli-balance-head-reached = splněn
cli-balance-goal-cards = karty mimo meze: žádná
cli-balance-goal-classes = druhy mimo meze: žádný
cli-balance-goal-abilities = vlastnosti mimo meze: žádná
cli-balance-goal-costs = ceny mimo meze: žádná
cli-balance-goal-seats = největší odchylka od rovného podílu: nejvýše 3 %
cli-balance-goal-nations = nejlepší hra jedním národem: nejvýše 55 %
cli-balance-goal-rounds = medián kol: od 8 do 16
cli-balance-goal-triggers = vzácnější konec: nejméně 10 %
cli-balance-goal-achievements = rozhodnou karty úspěchu: nejméně 25 %

## Battlegrounds. $direction je straight (rovně) nebo diagonal (šikmo).

cli-balance-solo = V solo nejsou soupeři, se kterými by šlo srovnávat; vyber battle, battle-draft, team nebo family.
cli-balance-tanks = tank
cli-balance-head-move = pohyb
cli-balance-head-shot = střela
cli-balance-head-fielded = v poli
cli-balance-head-dealt = v ruce
cli-balance-way = { $direction ->
    [straight] { $distance } rovně
   *[diagonal] { $distance } šikmo
}
cli-balance-about-tanks = Jakou část soupeřů strana porazí, po odečtení vlivu pořadí tahů. V poli: náhoda určí, kdo začne s kterým tankem. V ruce: tank je jednou z jejích karet a bot si z nich vybírá. Rovný podíl je 50 %.
cli-balance-corners = vítězství podle rohů
cli-balance-end-target = body
cli-balance-end-standstill = uváznutím
cli-balance-goal-tanks-fielded = nejlepší tank v poli: nejvýše 58 %
cli-balance-goal-tanks-dealt = nejlepší tank v ruce: nejvýše 58 %
cli-balance-goal-corners = největší odchylka rohu od rovného podílu: nejvýše 3 %
cli-balance-goal-places = největší odchylka pořadí tahů od rovného podílu: nejvýše 3 %
