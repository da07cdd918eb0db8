# Stránka: příprava stolu, pozvánka a čekání u stolu na ostatní.

## Nový stůl

new-title = Nový stůl
new-lead = Vyber, co na něm leží a kdo u něj sedí. Na co nesáhneš, zůstane jako v pravidlech.
new-game = Co má ležet na stole?
new-game-rush = Karetní hra: sestav rotu, dobývej základny.
new-game-battlegrounds = Desková hra: jízda a střelba na polích 8×8.
new-preset = Jaká pravidla?
new-preset-seats = { $same ->
    [yes] { $fewest ->
        [one] 1 hráč
        [few] { $fewest } hráči
       *[other] { $fewest } hráčů
    }
   *[no] { $fewest }–{ $most } { $most ->
        [few] hráči
       *[other] hráčů
    }
}
new-changed = { $count ->
    [one] jedno pravidlo změněno
    [few] { $count } pravidla změněna
   *[other] { $count } pravidel změněno
}
new-switches = Každé pravidlo zvlášť
new-switches-line = { $count ->
    [one] Jeden přepínač. Nastavila ho sada; změň ho, jak chceš.
    [few] { $count } přepínače. Nastavila je sada; změň, co chceš.
   *[other] { $count } přepínačů. Nastavila je sada; změň, co chceš.
}
new-switches-show = Ukázat přepínače
new-switches-hide = Skrýt přepínače
new-switches-reset = Jako v sadě
new-rule = Pravidlo { $id }
new-changed-mark = změněno
new-needs = Vyžaduje: { $what }.
new-needs-off = Jde jen bez: { $what }.
new-needs-value = { $name }: { $value }
new-with = Zapnout společně
new-without = Vypnout společně
new-set-together = Nastavit společně
new-seats-only = Jen pro počet hráčů: { $seats }.
new-own = Vlastní soubor
new-own-pick = Vybrat soubor
new-own-other = Jiný soubor
new-own-drop = Odebrat
new-own-too-large = Soubor je příliš velký: poslat lze nejvýše { $most } KB.
new-own-help = Jak se takový soubor píše, popisuje docs/cards.md.

new-seats = Kdo u něj sedí?
new-seats-fewer = O místo méně
new-seats-more = O místo více
new-seats-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
new-seats-fixed = Tato hra má přesně tolik míst.
new-chair-you = Ty
new-chair-you-line = Tvoje místo
new-chair-here = Sednout sem
new-chair-friend = Někdo z přátel
new-chair-friend-line = přijde přes tvůj odkaz nebo QR kód
new-bot-recruit = hraje rozumně, ale dělá chyby
new-bot-veteran = hraje se zkušeností
new-bot-ace = přemýšlí dopředu, nad každou volbou asi vteřinu

new-first = Kdo začíná?
new-first-random = Náhoda
new-first-seat = Místo { $number }: { $who }

new-clock = Hodiny?
new-clock-none = Bez hodin
new-clock-none-line = Každý přemýšlí, jak dlouho potřebuje.
new-clock-turn = Na každý tah
new-clock-turn-line = { $length } na každý tah; potom hraje náhradník.
new-clock-game = Na celou hru
new-clock-game-line = { $length } na celou hru pro každého; potom hraje náhradník.
new-clock-shorter = Kratší
new-clock-longer = Delší
new-clock-length = Délka

new-doors = Komu jsou dveře otevřené?
new-invited = Na pozvání
new-invited-line = Stůl najde jen ten, kdo má tvůj odkaz.
new-listed = Otevřený stůl
new-listed-line = Je vidět na úvodní stránce; přisednout smí kdokoli.
new-spectators = Diváci
new-spectators-line = Kdo nesedí, smí se dívat a vidí, co leží odkryté.
new-chat = Chat
new-chat-line = Lidé u stolu si mohou psát.
new-hints = Rady
new-hints-line = Kdo rozhoduje, smí se zeptat, co by udělal nejsilnější bot.

new-create = Připravit stůl
new-begin = Začít hru
new-summary = { $game }, { $preset }
new-refused = Takhle to ještě nejde: podívej se, co je označené.

## Pozvánka

join-title = Máš pozvánku
join-line = U tohoto stolu na tebe čeká místo.
join-pick = Vyber si místo
join-back = Už tu sedíš
join-go = Ke stolu
join-full = Všechna místa jsou obsazená
join-full-line = Někdo byl rychlejší. Můžeš se dívat, pokud to stůl dovoluje, nebo hrát jinde.
join-begun = Hra už začala
join-begun-line = Místa se už nerozdávají. Můžeš se dívat, pokud to stůl dovoluje.
join-over = Tato hra skončila
join-over-line = Ještě se můžeš podívat, jak probíhala.
join-closed = Tento stůl byl zrušen
join-closed-line = Kdo tě pozval, už židle uklidil. Požádej o jiný odkaz, nebo hraj jinde.
join-unknown = Tento odkaz nevede k žádnému stolu
join-unknown-line = Možná se při kopírování ztratilo písmeno, nebo už byl stůl uklizen. Požádej o odkaz znovu.
join-trouble = Ke stolu se nelze dostat
join-look = Dívat se
join-watch = Přehrát znovu
join-home = Na úvodní stránku
join-fair = Náhoda je společná: tvůj prohlížeč přidá k míchání vlastní náhodné číslo, takže ji nikdo sám neovlivní.

## Čekání u stolu

lobby-title = Stůl je připraven
lobby-waiting = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
lobby-ready = Všichni jsou tady.
lobby-ready-host = Všichni jsou tady. Začni, kdy chceš.
lobby-ready-guest = Všichni jsou tady. Hru začíná hostitel.
lobby-start = Začít hru
lobby-sit = Sednout sem
lobby-stand = Vstát
lobby-close = Zrušit stůl
lobby-close-sure = Stůl zmizí pro všechny.
lobby-close-yes = Ano, zrušit
lobby-close-no = Ne, nechat
lobby-invite = Pozvi přátele
lobby-invite-line = Kdo otevře tento odkaz, může si tu sednout.
lobby-invite-unknown = Odkaz má hostitel.
lobby-invite-message = { $game }: čeká na tebe místo!
lobby-code = QR kód pozvánky
lobby-rules = Pravidla tohoto stolu
lobby-no-hints = U tohoto stolu nejsou rady.
lobby-look-only = Jen se díváš.
lobby-clock-none = bez hodin
lobby-clock-turn = { $length } na každý tah
lobby-clock-game = { $length } na celou hru
