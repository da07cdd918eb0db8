# Stránka: stůl pro hru Rush.

## Hráči

page-rush-others = Ostatní hráči
page-rush-own = Tvoje část stolu
page-rush-seat = Hráč { $seat }
page-rush-side = Strana { $side }
page-rush-turn = Tah
page-rush-to-act = Rozhoduje
page-rush-vehicles-destroyed = { $count ->
    [one] { $count } zničené vozidlo
    [few] { $count } zničená vozidla
   *[other] { $count } zničených vozidel
}
page-rush-bases-destroyed = { $count ->
    [one] { $count } zničená základna
    [few] { $count } zničené základny
   *[other] { $count } zničených základen
}

## Základny

page-rush-bases = Základny
page-rush-own-bases = Tvoje základny
page-rush-base = { $base ->
    [hq] štáb
   *[other] základna { $base }
}
page-rush-defends = { $base ->
    [hq] chrání štáb
   *[other] chrání základnu { $base }
}
page-rush-destroyed = { $base ->
    [hq] Štáb: zničen
   *[other] Základna { $base }: zničena
}
page-rush-damaged = poškození

## Karty a balíčky

page-rush-hand = Tvoje ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-rush-hand-of = Ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-rush-hand-empty = V ruce nemáš žádnou kartu.
page-rush-rear = Týl
page-rush-in-rear = v týlu
page-rush-empty = prázdno
page-rush-garage = Garáž
page-rush-depot = Sklad
page-rush-own-depot = Tvůj sklad
page-rush-depot-of = Sklad ({ $name })
page-rush-deck = Balíček
page-rush-discard = Odhozené
page-rush-graveyard = Vrakoviště
page-rush-pile = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-rush-pile-order = Naposledy odložené jsou první.
page-rush-times = takových karet: { $count }

## Obchod, medaile, karty úspěchu

page-rush-reserve = Obchod
page-rush-next = odejde
page-rush-next-to-go = odejde jako další
page-rush-medals = Medaile
page-rush-medals-left = { $nation }: { $ones ->
    [0] nezbývá žádná karta s jednou medailí
    [one] do konce hry zbývá { $ones } karta s jednou medailí
    [few] do konce hry zbývají { $ones } karty s jednou medailí
   *[other] do konce hry zbývá { $ones } karet s jednou medailí
}, { $twos ->
    [0] žádná dvojitá medaile
    [one] { $twos } dvojitá medaile
    [few] { $twos } dvojité medaile
   *[other] { $twos } dvojitých medailí
}
page-rush-achievements = Karty úspěchu
page-rush-achievement-led = { $name }: { $lead }
page-rush-leads = { $name } ({ $count })
page-rush-tied = nerozhodně
page-rush-standing = Zatím: { $counts }. { $alone ->
    [yes] Vede: { $name }.
   *[no] Nikdo nevede sám.
}
page-rush-achievement-pile = Zakryté

## Tah

page-rush-round = Kolo { $round }
page-rush-last-round = { $trigger ->
    [medals] Poslední kolo: je pryč poslední karta s jednou medailí jednoho národa
   *[bases] Poslední kolo: padly základny jednoho z hráčů
}
page-rush-how = Vyber kartu z ruky a uvidíš, co umí, nebo ji přetáhni: na kartu v obchodě a zaplatíš za ni, na vlastní základnu a bude ji chránit, na základnu nepřítele a zaútočí.
page-rush-drop = { $verb ->
    [spend] Zaplatit
    [use] Použít
    [defend] Chránit
    [cover] Pomoci spojenci
    [attack] Zaútočit
    [join] Přidat
    [support] Podpořit
    [keep] Nechat si
    [scrap] Vrakoviště
    [store] Týl
   *[lose] Sklad
}
page-rush-over = Konec hry
page-rush-paying = Placení
page-rush-spent = Zaplaceno
page-rush-to-spend = { $count ->
    [one] k utracení { $count } surovina
    [few] k utracení { $count } suroviny
   *[other] k utracení { $count } surovin
}
page-rush-to-spend-nation = { $count ->
    [one] { $count } surovina jen na karty jednoho národa ({ $nation })
    [few] { $count } suroviny jen na karty jednoho národa ({ $nation })
   *[other] { $count } surovin jen na karty jednoho národa ({ $nation })
}
page-rush-buys = Stačí na: { $cards }
page-rush-buys-nothing = Zatím nestačí: zaplať další kartou.
page-rush-recruitment = Nábor: v tomto tahu několik nákupů
page-rush-announced = Ohlášeno k útoku
page-rush-attackers = Už útočily
page-rush-aim = cíl: { $name } ({ $base ->
    [hq] štáb
   *[other] základna { $base }
})
page-rush-in-play = Právě hrané
page-rush-kills = { $count ->
    [one] { $count } zničené vozidlo: bude za něj medaile ({ $nation })
    [few] { $count } zničená vozidla: budou za ně medaile ({ $nation })
   *[other] { $count } zničených vozidel: budou za ně medaile ({ $nation })
}
page-rush-fight = Boj
page-rush-power = útočné číslo { $value }
page-rush-armor = obranné číslo { $value }
page-rush-support = podpora +{ $count }
page-rush-would-destroy = Zatím by byl obránce zničen.
page-rush-would-hold = Zatím obránce odolává.
