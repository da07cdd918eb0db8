# motorpool tournament. Slova jako tournament, greedy nebo --games píše čtenář.

cli-tournament-help = zjisti, který bot je lepší a jak jisté to je
cli-tournament-description = Všichni jmenovaní boti se utkají u stolů, po dvou nebo ve více. Každé rozdání se odehraje tolikrát, kolik je rotací míst, takže nikdo nemá lepší místo ani lepší karty. Stejné semínko dá stejnou zprávu na libovolném počtu jader.
cli-tournament-players = kolik hráčů; jinak jeden za každého bota u stolu, v Battlegrounds čtyři pro team. Za všechny hráče jedné strany hraje stejný bot, a je-li stran víc než botů, má bot několik stran
cli-tournament-bots = kdo se účastní; bot smí být jmenován dvakrát; exec:PŘÍKAZ je program
cli-tournament-table = kolik botů u jednoho stolu; jinak { $usual }: každý se utká s každým
cli-tournament-games = kolik her pro každou dvojici nebo každé složení stolu, zaokrouhleno nahoru na celá rozdání; jinak { $usual }
cli-tournament-until-clear = skonči, jakmile je jasné, kdo je lepší; --games je pak horní mez
cli-tournament-file = SOUBOR
cli-tournament-keep = uchovávej každé dohrané rozdání v tomto souboru; stejný příkaz naváže tam, kde byl turnaj přerušen
cli-tournament-json = zapiš zprávu jako JSON do tohoto souboru
cli-tournament-csv = zapiš zprávu jako CSV do tohoto souboru

cli-tournament-head-bot = bot
cli-tournament-head-rating = hodnocení
cli-tournament-head-interval = 95 %
cli-tournament-head-share = vítězství
cli-tournament-head-games = hry
cli-tournament-head-pair = dvojice
cli-tournament-head-better = lepší
cli-tournament-about = { $table ->
    [2] Průměrné hodnocení je 0; o 400 bodů víc znamená deset vítězství ku jednomu. Společné vítězství se počítá jako zlomek. U dvojice jsou uvedena vítězství prvního bota.
   *[other] Průměrné hodnocení je 0; o 400 bodů víc znamená deset vítězství ku jednomu. Společné vítězství se počítá jako zlomek. U dvojice je uvedeno, o kolik víc vyhrál první bot než druhý: 50 % je vyrovnaný stav.
}
cli-tournament-unfinished = { $count ->
    [one] { $count } hra nechtěla skončit a byla přerušena; dělí se o ni všichni, kdo u ní seděli.
    [few] { $count } hry nechtěly skončit a byly přerušeny; dělí se o ně všichni, kdo u nich seděli.
   *[other] { $count } her nechtělo skončit a bylo přerušeno; dělí se o ně všichni, kdo u nich seděli.
}
cli-tournament-sure = Intervaly vycházejí z celých rozdání; každý obsahuje pravou hodnotu v 95 turnajích ze 100. Že je některá dvojice mylně uvedena jako jistá, se stane nejvýše v 5 ze 100.
cli-tournament-sure-always = V 95 turnajích ze 100 obsahují intervaly všech dvojic pravé hodnoty najednou, ať skončily kdykoli.
cli-tournament-go-on = Dohraná rozdání jsou v { $path }; stejný příkaz odtud naváže.

cli-tournament-solo = V solo nejsou soupeři; vyber battle, battle-draft, team nebo family.
cli-tournament-few-bots = Stůl pro tolik botů ({ $table }) jich potřebuje víc, než bylo jmenováno ({ $bots }).
cli-tournament-uneven = Tolik botů ({ $table }) se nemůže rovně rozdělit o strany ({ $sides }); zvol jiné --players nebo jiné --table.
cli-tournament-keep-other = { $path } obsahuje jiný turnaj; liší se: { $names }.
cli-tournament-keep-foreign = { $path } není soubor, ve kterém byl uchován turnaj.
cli-tournament-keep-broken = { $path }, řádek { $line }: toto není rozdání tohoto turnaje.
cli-tournament-keep-failed = { $path } nelze zapsat: { $why }.
cli-tournament-keep-busy = Do { $path } právě zapisuje jiný běh tohoto turnaje.
