# Rush: co se stalo. $who je you nebo other; $player je jméno toho druhého.

log-turn = { $who ->
    [you] Tah { $turn }: jsi na tahu.
   *[other] Tah { $turn }: { $player }.
}
log-repaired = { $who ->
    [you] Opravuješ své poškozené základny a vozidla.
   *[other] { $player } opravuje poškozené základny a vozidla.
}
log-revealed = { $who ->
    [you] Vykládáš karty z ruky: { $cards }.
   *[other] { $player } vykládá karty z ruky: { $cards }.
}
log-drawn = { $who ->
    [you] Dobíráš: { $cards }.
   *[other] { $player } dobírá: { $cards }.
}
log-drawn-hidden = { $who ->
    [you] Dobíráš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
   *[other] { $player } dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
log-reshuffled = { $who ->
    [you] Máš prázdnou garáž: ze skladu ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }) se zamíchá nová.
   *[other] { $player } má prázdnou garáž: ze skladu ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }) se zamíchá nová.
}
log-laid-out = Nově v obchodě: { $cards }.
log-swept = Z obchodu na odhazovací balíček: { $cards }.
log-deck-renewed = Z odhazovacího balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}) se zamíchá nový balíček vozidel.
log-spent = { $who ->
    [you] Platíš: { $cards } ({ $resources ->
        [one] { $resources } surovina
        [few] { $resources } suroviny
       *[other] { $resources } surovin
    }).
   *[other] { $player } platí: { $cards } ({ $resources ->
        [one] { $resources } surovina
        [few] { $resources } suroviny
       *[other] { $resources } surovin
    }).
}
log-bought = { $who ->
    [you] Kupuješ: { $cards }.
   *[other] { $player } kupuje: { $cards }.
}
log-used = { $who ->
    [you] Využíváš vlastnosti karty { $card }: { $abilities }.
   *[other] { $player } využívá vlastnosti karty { $card }: { $abilities }.
}
log-guards = Obránce { part-base-genitive }: { $card }.
log-to-depot = { $who ->
    [you] Do tvého skladu: { $cards }.
   *[other] Do skladu ({ $player }): { $cards }.
}
log-to-graveyard = { $who ->
    [you] Odkládáš na vrakoviště: { $cards }.
   *[other] { $player } odkládá na vrakoviště: { $cards }.
}
log-lost = { $who ->
    [you] Sabotáž, odkládáš do skladu: { $cards }.
   *[other] Sabotáž, { $player } odkládá do skladu: { $cards }.
}
log-siege-base = { $who ->
    [you] Obléháš { part-base-accusative } kartou { $card }.
   *[other] { $player } obléhá { part-base-accusative } kartou { $card }.
}
log-siege-vehicle = { $who ->
    [you] Obléháš obránce { part-base-genitive } kartou { $card }.
   *[other] { $player } obléhá obránce { part-base-genitive } kartou { $card }.
}
log-vehicle-damaged = Poškozené vozidlo: { $card }, obránce { part-base-genitive }.
log-vehicle-destroyed = Zničené vozidlo: { $card }, obránce { part-base-genitive }.
log-base-damaged = { $base ->
    [hq] Poškozen: { part-base }.
   *[other] Poškozena: { part-base }.
}
log-base-destroyed = { $base ->
    [hq] Zničen: { part-base }.
   *[other] Zničena: { part-base }.
}
log-held = Útočné číslo nestačí: { $card }, obránce { part-base-genitive }, bez poškození.
log-taken = { $who ->
    [you] Bereš si z obchodu: { $cards }.
   *[other] { $player } si bere z obchodu: { $cards }.
}
log-medal = { $who ->
    [you] Získáváš: { $cards }.
   *[other] { $player } získává: { $cards }.
}
log-no-medal = { $who ->
    [you] Nezískáváš medaili: karty s jednou medailí tohoto národa už došly ({ $nation }).
   *[other] { $player } nezískává medaili: karty s jednou medailí tohoto národa už došly ({ $nation }).
}
log-regrouped = { $who ->
    [you] Přesouváš do týlu: { $cards }.
   *[other] { $player } přesouvá do týlu: { $cards }.
}
log-plan-dropped = { $who ->
    [you] Odhazuješ kartu úspěchu { $achievement }.
   *[other] { $player } odhazuje kartu úspěchu { $achievement }.
}
log-plan-turned = Nová karta úspěchu: { $achievement }.
log-announced = { $who ->
    [you] Ohlašuješ k útoku: { $cards }.
   *[other] { $player } ohlašuje k útoku: { $cards }.
}
log-attacks-base = { $who ->
    [you] Útočíš na { part-base-accusative } kartou { $card }.
   *[other] { $player } útočí na { part-base-accusative } kartou { $card }.
}
log-attacks-vehicle = { $who ->
    [you] Útočíš na obránce { part-base-genitive } kartou { $card }.
   *[other] { $player } útočí na obránce { part-base-genitive } kartou { $card }.
}
log-supported = { $who ->
    [you] Dáváš na podporu: { $cards }.
   *[other] { $player } dává na podporu: { $cards }.
}
log-passed = { $who ->
    [you] Pasuješ.
   *[other] { $player } pasuje.
}
log-kept = { $who ->
    [you] Necháváš si do příštího tahu: { $cards }.
   *[other] { $player } si nechává do příštího tahu: { $cards }.
}
log-kept-hidden = { $who ->
    [you] Necháváš si do příštího tahu { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
   *[other] { $player } si nechává do příštího tahu { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
log-stored = { $who ->
    [you] Odkládáš do týlu: { $cards }.
   *[other] { $player } odkládá do týlu: { $cards }.
}
log-ended = { $who ->
    [you] V tomto tahu už nehraješ žádnou kartu.
   *[other] { $player } už v tomto tahu nehraje žádnou kartu.
}
log-trigger-bases = { $headquarters ->
    [yes] Štáb je zničen: toto kolo je poslední.
   *[no] Jeden z hráčů nemá žádnou základnu: toto kolo je poslední.
}
log-trigger-medals = Poslední karta s jednou medailí jednoho národa je pryč: toto kolo je poslední.
log-over = Konec hry.

## Závěrečné bodování

score-trigger = { $trigger ->
    [bases] { $headquarters ->
        [yes] Hru ukončilo zničení štábu.
       *[no] Hru ukončilo zničení poslední základny jednoho z hráčů.
    }
    [medals] Hru ukončilo získání poslední karty s jednou medailí jednoho národa.
   *[none] Hra nedošla do konce; toto je stav v této chvíli.
}
score-medals = Karty medailí v rotě: { $points }
score-bases = Nepřátelské základny v rotě ({ $count }): { $points }
score-achievements = Karty úspěchu ({ $achievements }): { $points }
score-achievements-none = Karty úspěchu (žádné): { $points }
score-sets = Sady medailí různých národů: { $points }
score-own-bases = Ubráněné vlastní základny ({ $count }): { $points }
score-tie-vehicles = Rovnost bodů; rozhodují zničená vozidla: { $counts }.
score-tie-bases = Rovnost i ve zničených vozidlech; rozhodují zničené základny: { $counts }.
score-tie-achievements = Rovnost i ve zničených základnách; rozhodují karty úspěchu: { $counts }.
score-tie-count = { $players } { $count }
