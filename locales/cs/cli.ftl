# Příkaz motorpool. Slova jako play, you nebo undo píše čtenář: zůstávají beze změny.

## Příkaz

cli-description = Stůl pro tankové hry Rush a Battlegrounds: hraj, ověřuj, vyhledávej.
cli-usage = Použití:
cli-arguments = S čím pracuje
cli-options = Volby
cli-commands = Příkazy
cli-command = PŘÍKAZ
cli-file = SOUBOR
cli-option-value = VOLBA=HODNOTA
cli-help-help = ukázat tuto nápovědu
cli-help-lang = jazyk všech slov; obvykle jazyk systému
cli-help-version = ukázat verzi a jak byla sestavena
cli-version = motorpool { $version } (zkompilováno: { $compiled }, stránka: { $page })

## Argumenty, které nejsou možné

cli-bad-unknown = „{ $argument }“ zde není; { $command } --help ukáže, co je.
cli-bad-required = Něco chybí: { $argument }; { $command } --help ukáže, co je potřeba.
cli-bad-value-missing = Za { $argument } chybí hodnota; { $command } --help ukáže jaká.
cli-bad-flag = { $argument } stojí samo, bez „{ $value }“.
cli-bad-choice = „{ $value }“ není pro { $argument } možné; vyber jedno z: { $choices }.
cli-bad-value = „{ $value }“ není pro { $argument } možné; { $command } --help ukáže, co je.
cli-bad-together = { $argument } nemůže být spolu s { $value }.
cli-bad-arguments = Tyto argumenty k sobě nepatří; { $command } --help ukáže, co je možné.
cli-set = „{ $text }“ není volba s hodnotou; napiš například: --set reserve_size=5.
cli-file-bad = { $file }: { $reason }

## motorpool verify

cli-verify-help = přehrát záznamy a říci, zda jsou pravdivé
cli-verify-description = Přehraje každý záznam podle pravidel a řekne jeho výsledek, nebo přesně kde se od nich odchyluje.
cli-verify-files = záznamy her
cli-verify-valid = { $file }: platný: { $count ->
    [0] prohra, body: { $points }, { $moves ->
        [one] { $moves } akce
        [few] { $moves } akce
       *[other] { $moves } akcí
    }.
    [one] vítězí { $winners } { $points }, { $moves ->
        [one] { $moves } akce
        [few] { $moves } akce
       *[other] { $moves } akcí
    }.
    [few] vítězí { $winners } { $points }, { $moves ->
        [one] { $moves } akce
        [few] { $moves } akce
       *[other] { $moves } akcí
    }.
   *[other] vítězí { $winners } { $points }, { $moves ->
        [one] { $moves } akce
        [few] { $moves } akce
       *[other] { $moves } akcí
    }.
}
cli-verify-unfinished = { $file }: zatím platný: hra není dohraná, { $moves ->
    [one] { $moves } akce
    [few] { $moves } akce
   *[other] { $moves } akcí
}.
cli-verify-unproven = Neobsahuje důkaz, že losování bylo poctivé.
cli-verify-proven = { $since ->
    [position] Všechna losování od této pozice ({ $draws })
   *[set-up] Všechna losování ({ $draws })
} jsou prokazatelně poctivá, pokud ti byl před hrou ukázán tento závazek: { $commitment }.
cli-verify-departs = { $file }: neplatný: { $reason }
cli-points-against = { " ku " }

## motorpool rules

cli-rules-help = ukázat pravidla
cli-rules-description = Vypíše pravidla hry Rush, nebo ukáže ta, na která se ptáš.
cli-rules-wanted = ID
cli-rules-wanted-help = pravidlo (RU-BUY-01), skupina (RU-BUY), nebo slovo
cli-rules-none = Pravidlo „{ $wanted }“ neexistuje a žádné toto slovo neobsahuje.
cli-rules-close = Pravidlo „{ $wanted }“ neexistuje; nemyslíš jedno z těchto: { $close }?
cli-rules-argument = Řekni, které pravidlo, například: rules { $rule } nebo rules tank.

## motorpool cards

cli-cards-help = ukázat karty, nebo zkontrolovat vlastní sadu karet
cli-cards-description = Vypíše všechna vozidla hry Rush nebo karty tanků a žetony hry Battlegrounds, nebo vysvětlí, co má jméno; „cards check SOUBOR“ ověří vlastní sadu karet.
cli-cards-tanks = Karty tanků
cli-cards-tokens = Co dává dvojice se speciálním žetonem
cli-cards-wanted = JMÉNO
cli-cards-wanted-help = co vysvětlit, podle id nebo jména; nebo hra: rush, battlegrounds; nebo: check SOUBOR
cli-cards-set-help = jiná sada karet: cards=second_front, nebo cards=SOUBOR
cli-cards-good = { $file }: v pořádku, { $count ->
    [one] { $count } vozidlo
    [few] { $count } vozidla
   *[other] { $count } vozidel
}
cli-cards-check-one = Uveď jeden soubor ke kontrole: { $command } check SOUBOR.

## Hledání podle jména

cli-name-none = V této hře se nic nejmenuje „{ $wanted }“.
cli-name-close = Nic se nejmenuje „{ $wanted }“; nemyslíš jedno z těchto: { $close }?
cli-name-several = „{ $wanted }“ může být více věcí: { $found }. Napiš z jména víc.

## motorpool play: argumenty

cli-play = hrát v terminálu
cli-play-description = Hraje hru v terminálu: proti botům, nebo s přáteli u jedné klávesnice.
cli-play-game = hra
cli-play-preset = pravidla na začátek; Rush: base, second-front, alternative nebo team; Battlegrounds: battle, battle-draft, team, family nebo solo
cli-play-set = změnit jednu volbu, například reserve_size=5 nebo cards=SOUBOR; lze opakovat
cli-play-seats = kdo hraje, v pořadí: you, recruit, veteran, ace, exec:PŘÍKAZ (program) nebo JMÉNO=you; obvykle you proti veteran
cli-play-seed = stejné semínko rozdá stejnou hru
cli-play-from = pokračovat v uložené hře, nebo začít pozicí
cli-play-save = ukládat hru do tohoto souboru, po celou dobu
cli-play-plain = jen věty, pro čtečku obrazovky; obvyklé, když výstup není terminál
cli-from-has-options = Uložená hra má vlastní volby: vynech --preset a --set.
cli-from-foreign = Toto není ani uložená hra, ani pozice.
cli-seat-unknown = „{ $seat }“ nemůže sedět u stolu; vyber z: { $choices }, exec:PŘÍKAZ, nebo JMÉNO=you.
cli-seats-differ = { $given ->
    [one] Uvádíš { $given } místo
    [few] Uvádíš { $given } místa
   *[other] Uvádíš { $given } míst
}, ale v této hře jich je { $count }.
cli-name = „{ $name }“ není jméno hráče: musí mít 1 až { $most } písmen, bez závorek.
cli-name-twice = Dva hráči se jmenují „{ $name }“; dej každému vlastní jméno.
cli-player-name = Hráč { $number }

## motorpool play: co leží na stole. $who je you nebo other; $player je jméno toho druhého.

cli-you = ty
cli-title = Kolo { $round }: { $who ->
    [you] jsi na tahu
   *[other] na tahu je { $player }
}{ $last ->
    [yes] , poslední kolo
   *[no] {""}
}
cli-times = { $count } × { $line }
cli-offer = { $card } za { $cost }
cli-summary-hand = { $cards ->
    [none] Nemáš v ruce žádnou kartu.
   *[other] V ruce máš: { $cards }.
}
cli-summary-reserve = { $cards ->
    [none] Obchod je prázdný.
   *[other] V obchodě: { $cards }.
}
cli-hand = { $who ->
    [you] { $count ->
        [0] Nemáš v ruce žádnou kartu.
        [one] { $count } karta v tvé ruce:
        [few] { $count } karty v tvé ruce:
       *[other] { $count } karet v tvé ruce:
    }
   *[other] { $count ->
        [0] { $player } nemá v ruce žádnou kartu.
        [one] { $player } má v ruce { $count } kartu, skrytých: { $hidden }.
        [few] { $player } má v ruce { $count } karty, skrytých: { $hidden }.
       *[other] { $player } má v ruce { $count } karet, skrytých: { $hidden }.
    }
}
cli-rear = { $who ->
    [you] V tvém týlu: { $card }
   *[other] V týlu ({ $player }): { $card }
}
cli-rear-empty = { $who ->
    [you] Tvůj týl je prázdný.
   *[other] { $player } má prázdný týl.
}
cli-reserve = { $count ->
    [0] Obchod je prázdný.
    [one] { $count } karta v obchodě, od nejbližší k balíčku.
    [few] { $count } karty v obchodě, od nejbližší k balíčku.
   *[other] { $count } karet v obchodě, od nejbližší k balíčku.
} V balíčku vozidel: { $deck }. Na odhazovacím balíčku: { $discard }.
cli-base = { $whose ->
    [you] { $base ->
        [hq] Tvůj štáb
       *[other] Tvoje základna { $base }
    }
   *[other] { $base ->
        [hq] Štáb ({ $owner })
       *[other] Základna { $base } ({ $owner })
    }
}: { $state ->
    [destroyed] { $base ->
        [hq] zničený.
       *[other] zničená.
    }
    [damaged] { $base ->
        [hq] poškozený, bez obránce.
       *[other] poškozená, bez obránce.
    }
   *[whole] bez obránce.
}
cli-base-defended = { $whose ->
    [you] { $base ->
        [hq] Tvůj štáb
       *[other] Tvoje základna { $base }
    }
   *[other] { $base ->
        [hq] Štáb ({ $owner })
       *[other] Základna { $base } ({ $owner })
    }
}: { $state ->
    [damaged] { $base ->
        [hq] poškozený, obránce
       *[other] poškozená, obránce
    }
   *[whole] obránce
} { $card }, obranné číslo { $armor }{ $damaged ->
    [yes] , poškozený.
   *[no] .
}
cli-player = { $who ->
    [you] Máš
   *[other] { $player } má
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; základny: { $standing }, chráněné: { $defended }; karty v ruce: { $hand }, v garáži: { $garage }, ve skladu: { $depot }.
cli-medals = { $nation }: zbývá { $ones ->
    [one] { $ones } karta s jednou medailí
    [few] { $ones } karty s jednou medailí
   *[other] { $ones } karet s jednou medailí
} a { $twos ->
    [one] { $twos } dvojitá medaile
    [few] { $twos } dvojité medaile
   *[other] { $twos } dvojitých medailí
}.
cli-achievement = { $achievement }: { $help } { $leader ->
    [none] Zatím nepřipadá nikomu.
   *[other] Zatím vede: { $leader }.
}
cli-depot = { $who ->
    [you] { $count ->
        [0] Tvůj sklad je prázdný.
        [one] { $count } karta v tvém skladu:
        [few] { $count } karty v tvém skladu:
       *[other] { $count } karet v tvém skladu:
    }
   *[other] { $count ->
        [0] { $player } má prázdný sklad.
        [one] { $count } karta ve skladu ({ $player }):
        [few] { $count } karty ve skladu ({ $player }):
       *[other] { $count } karet ve skladu ({ $player }):
    }
}
cli-graveyard = { $count ->
    [0] Vrakoviště je prázdné.
    [one] { $count } karta na vrakovišti:
    [few] { $count } karty na vrakovišti:
   *[other] { $count } karet na vrakovišti:
}

## motorpool play: kreslený stůl. Krátká slova: řádek má 80 znaků.

cli-nation-ussr = SSSR
cli-nation-germany = Německo
cli-nation-usa = USA
cli-nation-france = Francie
cli-nation-uk = Británie
cli-class-light = lehký
cli-class-medium = střední
cli-class-spg = dělo
cli-class-heavy = těžký
cli-class-auxiliary = pomocná
cli-draw-achievements = Karty úspěchu:
cli-draw-medals = Zbývá medailí (1/2):
cli-draw-player = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, ruka { $hand }, garáž { $garage }, sklad { $depot }
cli-draw-rear = { $told }, týl { $card }
cli-draw-you = { $player } (ty)
cli-draw-side = { $player }, strana { $side }
cli-draw-base = { $base ->
    [hq] Štáb
   *[other] Zákl. { $base }
}
cli-draw-open = { $state ->
    [destroyed] zničeno
    [damaged] volno, pošk.
   *[whole] volno
}
cli-draw-defender = (ob { $armor }{ $damaged ->
    [yes] , pošk.
   *[no] {""}
}{ $state ->
    [damaged] ; zákl. pošk.
   *[whole] {""}
})
cli-draw-reserve = Obchod (balíček { $deck })
cli-draw-hand = Tvoje ruka
cli-draw-your-rear = Tvůj týl
cli-draw-nation = Národ
cli-draw-class = Druh
cli-draw-cost = Nák
cli-draw-resources = Sur
cli-draw-power = Út
cli-draw-armor = Ob
cli-draw-abilities = Vlastnosti

## motorpool play: otázky a odpovědi

cli-prompt = { $count ->
    [0] save, help nebo Enter:
    [one] Enter nebo help:
    [few] 1 až { $count } nebo help:
   *[other] 1 až { $count } nebo help:
}
cli-welcome = { $game }: { $players }. Kdykoli můžeš napsat help.
cli-undone = Tvoje poslední akce je vzata zpět.
cli-choose = Napiš číslo od 1 do { $count }, nebo help.
cli-choose-number = { $count ->
    [one] Možnost { $line } není: jediná je 1.
    [few] Možnost { $line } není: jsou od 1 do { $count }.
   *[other] Možnost { $line } není: jsou od 1 do { $count }.
}
cli-choose-several = „{ $line }“ může být více akcí: { $found }.
cli-choose-unknown = „{ $line }“ není možnost ani příkaz; napiš číslo, nebo help.
cli-explain-no-card = Na možnosti { $number } není co vysvětlovat.
cli-log-argument = „{ $argument }“ není část deníku; napiš log, nebo log all.
cli-player-unknown = Hráč „{ $player }“ zde není; hrají: { $players }.
cli-pass-keyboard = Klávesnici přebírá { $player }.
cli-pass-enter = { $player }, stiskni Enter, až se nikdo jiný nebude dívat:

## motorpool play: příkazy. První slovo každého řádku se píše.

cli-play-help = Napiš číslo možnosti, akci jako „{ $example }“, nebo něco z tohoto:
cli-play-help-explain = ? JMÉNO nebo ? 2: vysvětlí, co se tak jmenuje, nebo možnost 2
cli-play-help-help = help: tento seznam
cli-play-help-table = table: ukáže znovu celý stůl
cli-play-help-choices = choices: ukáže znovu, co můžeš udělat
cli-play-help-hand = hand nebo hand HRÁČ: karty v tvé ruce, nebo co víš o cizí
cli-play-help-reserve = reserve: karty v obchodě
cli-play-help-bases = bases: všechny základny a jejich obránci
cli-play-help-players = players: body, základny a balíčky všech hráčů
cli-play-help-medals = medals: kolik zbývá medailí
cli-play-help-achievements = achievements: co karty úspěchu počítají a kdo by je teď dostal
cli-play-help-depot = depot nebo depot HRÁČ: karty ve skladu
cli-play-help-graveyard = graveyard: karty, které jsou mimo hru
cli-play-help-score = score: body v této chvíli
cli-play-help-log = log nebo log all: co se stalo nedávno, nebo od začátku
cli-play-help-rules = rules { $rule } nebo rules SLOVO: pravidla
cli-play-help-undo = undo: vezme zpět tvou poslední akci, dokud se neodhalilo nic nového
cli-play-help-save = save nebo save SOUBOR: uloží hru a hraje se dál
cli-play-help-quit = quit: uloží hru a skončí

## motorpool play: ukládání a konec

cli-saved = Hra je uložena v { $file }.
cli-saved-leaving = Hra je uložena v { $file }. Jak v ní pokračovat:
cli-saved-result = Záznam hry je uložen v { $file }.
cli-save-failed = { $path } nelze zapsat: { $why }.
cli-save-exists = { $file } už existuje; zvol jiné jméno, ať se nic neztratí.
cli-over = Hra skončila
cli-over-offer = Napiš save nebo save SOUBOR, chceš-li záznam této hry uchovat; Enter skončí.
