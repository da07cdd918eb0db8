# motorpool balance. Slova jako balance nebo --games píše čtenář.

cli-balance-help = změř, zda karty splňují cíle svého návrhu
cli-balance-description = Bot odehraje sám se sebou mnoho her. Počítá se, co kupuje, hraje nebo čím jezdí, co přidá vlastnit kartu, kdo vyhrává, jak dlouho to trvá a jak to končí, a srovnává se to s cíli návrhu. Stejné semínko dá stejný výsledek na libovolném počtu jader.
cli-balance-players = kolik hráčů; jinak 2, v Battlegrounds 4 pro team
cli-balance-games = kolik her; Rush odehraje ještě jednou tolik s kartami, které vybere náhoda, a čtvrtinu toho pro každý národ, Battlegrounds ještě jednou tolik s tanky, které rozdá náhoda; jinak { $usual }

cli-balance-bot = kdo hraje, například veteran nebo ace:500; jinak { $usual }, který je rychlý
cli-balance-plain = jen hry obyčejných botů: rychleji, ale nic o národech, o tom, co přidá vlastnit kartu, ani o tancích, které rozdá náhoda
cli-balance-cards = cena a karta
cli-balance-costs = cena
cli-balance-classes = druh
cli-balance-abilities = vlastnost
cli-balance-no-ability = žádná
cli-balance-head-there = ležela
cli-balance-head-offered = šlo koupit
cli-balance-head-bought = koupeno
cli-balance-head-share = podíl
cli-balance-head-ratio = poměr
cli-balance-head-played = zahráno
cli-balance-head-for = hlavně jako
cli-balance-head-owning = vlastnit přidá
cli-balance-way-resources = suroviny
cli-balance-way-ability = vlastnost
cli-balance-way-attack = útok
cli-balance-way-support = podpora
cli-balance-way-defence = obrana
cli-balance-clear = jasně
cli-balance-flag = mimo meze
cli-balance-about-ratio = Kartu šlo koupit, když ležela v záloze a hráč ji mohl zaplatit. Poměr je k průměru stejné ceny; u ceny ke stejnému počtu karet jakékoli ceny. Má být od 1/3 do 3.
cli-balance-about-played = Ležela: byla v záloze, když někdo kupoval nebo skončil tah bez nákupu. Zahráno: kolikrát na každý nákup.
cli-balance-about-owning = Vlastnit přidá: tolik bodů šance na vítězství oproti jiné kartě stejné ceny, s mezí 95 %. V samostatných hrách náhoda určí, kterou kartu té ceny kupující dostane, takže příčinou může být jen karta. Jasně: platí i tehdy, ptáme-li se na všechny karty najednou (Holm).
cli-balance-seats = vítězství podle míst
cli-balance-places = vítězství podle pořadí tahů
cli-balance-nations = bot, který má rád jeden národ: poražení soupeři
cli-balance-nation = { $nation } ({ $own } karet, které bere)
cli-balance-ends = konec
cli-balance-end-bases = základnami
cli-balance-end-medals = medailemi
cli-balance-achievements-decide = rozhodnou karty úspěchu
cli-balance-achievements = karta úspěchu
cli-balance-head-in-play = ve hře
cli-balance-head-won = získána
cli-balance-head-by-winner = vítězem
cli-balance-head-decisive = rozhodne
cli-balance-about-achievements = Získána: kýmkoli, z her, ve kterých byla. Rozhodne: bez ní by vyhrál někdo jiný.
cli-balance-squads = v rotě na konci
cli-balance-head-winner = vítěz
cli-balance-head-others = ostatní
cli-balance-head-more = více
cli-balance-part-vehicles = vozidla
cli-balance-part-cost = jejich cena
cli-balance-part-medals = medaile
cli-balance-rounds = Kola: medián { $median }; desetina her nejvýše { $p10 }, devět desetin nejvýše { $p90 }.

cli-balance-head-goal = cíl
cli-balance-head-found = změřeno
cli-balance-head-reached = splněn
cli-balance-yes-so-far = zatím ano
cli-balance-no-so-far = zatím ne
cli-balance-about-so-far = Zatím: chyba měření to nechává otevřené, více her to může změnit.
cli-balance-goal-cards = karty mimo meze: žádná
cli-balance-goal-classes = druhy mimo meze: žádný
cli-balance-goal-abilities = vlastnosti mimo meze: žádná
cli-balance-goal-costs = ceny mimo meze: žádná
cli-balance-goal-seats = největší odchylka místa u stolu od rovného podílu: nejvýše 3 %
cli-balance-goal-places = největší odchylka pořadí tahů od rovného podílu: nejvýše 3 %
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

## Stránka, kterou zapíše --html

cli-balance-head-name = jméno
cli-balance-head-note = poznámka
cli-balance-page-points = procentní body
cli-balance-page-goals = Cíle návrhu
cli-balance-page-reached = { $count ->
    [one] Jediný změřený cíl návrhu je splněn.
    [few] Všechny { $count } změřené cíle návrhu jsou splněny.
   *[other] Všechny změřené cíle návrhu ({ $count }) jsou splněny.
}
cli-balance-page-missed = { $count ->
    [one] Jeden cíl není splněn: { $goals }.
    [few] { $count } cíle nejsou splněny: { $goals }.
   *[other] { $count } cílů není splněno: { $goals }.
}
cli-balance-page-open = { $count ->
    [one] Jeden cíl je zatím otevřený: chyba měření je příliš velká.
    [few] { $count } cíle jsou zatím otevřené: chyby měření jsou příliš velké.
   *[other] { $count } cílů je zatím otevřených: chyby měření jsou příliš velké.
}
cli-balance-page-bot = Na všech místech hrál { $bot }.
cli-balance-page-seats = Místa a pořadí tahů
cli-balance-page-length = Jak dlouhé jsou hry
cli-balance-page-rounds = kola
cli-balance-page-share = podíl her
cli-balance-page-cards = Karty: kupované a stojí za to?
cli-balance-page-ratio = nákupy oproti jiným stejné ceny
cli-balance-page-adds = co vlastnit kartu přidá k šanci na vítězství
cli-balance-page-owning = Co karty přidají a k čemu se hrají
cli-balance-page-most = Karty s nejjasnějším vlivem
cli-balance-page-classes = Co přidá karta daného druhu
cli-balance-page-abilities = Co přidá karta s danou vlastností
cli-balance-page-nations = Co přidá karta daného národa
cli-balance-page-unclear = může být náhoda
cli-balance-page-draws = dostal / nedostal
cli-balance-page-uses = K čemu se karty hrají
cli-balance-page-groups = Ceny, druhy a vlastnosti
cli-balance-page-strategies = Národy a roty
cli-balance-page-squads = Čeho mají vítězové víc než ostatní
cli-balance-page-more = více než ostatní na konci
cli-balance-page-achievements = Karty úspěchu a konec
cli-balance-page-tanks = Tanky
cli-balance-page-corners = Rohy a konec
