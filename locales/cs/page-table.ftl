# Stránka: stůl, u kterého někdo hraje. Tah je celý tah hráče; jednotlivé volby v něm jsou kroky. Na co se ptá a co vypráví sama hra, stojí v jejích souborech.

play-title = { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
} – Motorpool
play-title-turn = ● Jsi na tahu – Motorpool
play-home = Na úvodní stránku
play-closed = Tento stůl byl zrušen.
play-not-for-you = Na tuto hru se lidé mimo stůl dívat nemohou.

## Kdo tam sedí

play-players = Hráči
play-you = ty
play-bot = bot
play-away = není u stolu
play-decides = teď rozhoduje
play-looking-on = Jen se díváš
play-nameless = Hráč { $number }
play-free = Volné místo

## Vybírání

play-to-do = O co jde
play-which = Co máš na mysli?
play-or-go-on = Nebo ukaž, kam to má jít.
play-choices-here = { $count ->
    [one] { $count } možnost na tomto místě.
    [few] { $count } možnosti na tomto místě.
   *[other] { $count } možností na tomto místě.
}
play-nothing-to-choose = Teď si nemáš co vybírat.
play-choose-of = Vyber (možností: { $count })
play-list = Možnosti
play-list-short = Všechny možnosti ({ $count })
play-skip = Přeskočit
play-undo = Vzít zpět
play-undo-ask = Vrátit hru…
play-hint = Rada
play-hint-says = Rada: { $action }
play-hint-why = Vidí v tom { $chance } % naději na výhru.
play-hint-why-next = Vidí v tom { $chance } % naději na výhru; { $next } % dává další možnost: { $instead }
play-act-charge = Zaútočit
play-act-stop = Stačí
play-act-pass = Pasovat
play-act-refresh = Vyměnit kartu
play-act-leave = Beze změny
play-act-recruit = Koupit více karet
play-act-keep-later = Nechat si kartu
play-act-extra-turn = Tah navíc
play-act-extra-tank = Tank navíc

## Varování

play-warn = Opravdu?
play-warn-hand = Většinu karet z ruky ještě můžeš zahrát.
play-warn-paid = Máš zaplaceno a je tu něco, co si můžeš koupit.
play-warn-drive = Ještě můžeš jet tankem.
play-warn-never = Už se mě neptej
play-warn-back = Ještě ne

## Vracení

play-back-to = Vrátit před který krok?
play-back-asks = Nejdřív se zeptáme ostatních. Hra se vrátí, až všichni souhlasí.
play-back-alone = Hraješ jen s boty, takže nikdo souhlasit nemusí.
play-undo-asked = { $player } prosí o vrácení hry.
play-undo-you-asked = Čekáš, zda ostatní souhlasí s vrácením hry.
play-undo-from = Do okamžiku před tímto:
play-undo-yes = Souhlasím
play-undo-no = Hrajme dál

## Záznam a chat

play-panels = Možnosti, záznam a chat
play-log = Záznam
play-log-none = Zatím se nic nestalo.
play-log-new = Nové od tvého posledního pohledu
play-log-earlier = Dřívější
play-log-newest = K nejnovějšímu
play-chat = Chat
play-chat-none = Nikdo zatím nic neřekl.
play-chat-write = Řekni něco všem u stolu
play-chat-send = Odeslat
play-chat-left = { $count ->
    [one] Zbývá { $count } znak
    [few] Zbývají { $count } znaky
   *[other] Zbývá { $count } znaků
}
play-chat-seated = Mluvit mohou jen ti, kdo sedí u stolu.
play-chat-fight = Spojenci během boje nesmějí mluvit. Chat se zase otevře, až bude rozhodnuto.

## Stůl

play-menu = Stůl
play-sound = Tichý zvuk, když jsi na tahu
play-notify = Oznámení, když jsi na tahu
play-fast = Ukazovat vše hned, bez pohybu
play-warns = Varovat mě, než promarním něco dobrého
play-keys = Klávesy
play-leave = Odejít od stolu
play-leave-help = Dokud se nevrátíš, hraje za tebe náhradník. Stůl najdeš na úvodní stránce.
play-stand-in = Ať hraje náhradník
play-waits = { $player } nerozhoduje už přes tři minuty.
play-you-away = Hraje za tebe náhradník.
play-return = Vrátit se do hry
play-rules = Pravidla
play-lost = Spojení se přerušilo. Právě se obnovuje; nic z toho, co se stalo, se neztratilo.
play-ended = Spojení skončilo.

## Konec

play-over = Konec hry
play-scores = Body
play-replay = Přehrání
play-again = Hrát znovu
play-again-join = Přisednout k další hře
play-winner = Vítěz
play-score-medals = Karty medailí v rotě
play-score-bases = Nepřátelské základny v rotě
play-score-achievements = Karty úspěchu
play-score-sets = Sady medailí různých národů
play-score-own-bases = Vlastní přeživší základny
play-score-pairs = Dvojice
play-score-won = Získané žetony s body
play-score-count = kusů: { $count }
play-score-total = Body
play-score-tie-vehicles-destroyed = Remíza: zničená vozidla
play-score-tie-bases-destroyed = Remíza: zničené základny
play-score-tie-achievements = Remíza: karty úspěchu
play-score-tie-pairs = Remíza: dvojice
play-curve = Body v průběhu hry
play-curve-moves = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
play-curve-move = Krok
play-curve-table = Totéž jako tabulka

## Klávesy

play-key-tab = Z jedné části stránky do další
play-key-arrows = Od jedné věci, kterou lze vybrat, k druhé
play-key-shift = Od jedné věci k druhé, i tam, kde se nedá nic vybrat
play-key-choose = Vybrat
play-key-escape = Vzít zpět, co je začaté; přeskočit pohyb
play-key-list = Všechny možnosti jako seznam
play-key-digits = V seznamu: vybrat číslem
play-key-end = Konec tahu
play-key-undo = Vzít zpět
play-key-hint = Rada
play-key-log = Záznam
play-key-chat = Chat
play-key-explain = Vysvětlit, co je označené; jinak tyto klávesy
