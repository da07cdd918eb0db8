# Rush: otázky a volby. $who je you nebo other; $player je jméno toho druhého.

## Otázky

ask-main = { $who ->
    [you] Jsi na tahu: zahraj kartu, nebo ukonči tah.
   *[other] { $player } hraje kartu, nebo končí tah.
}
ask-main-paying = { $who ->
    [you] Kup kartu, nebo zaplať dalšími kartami. K útratě: { $left }.
   *[other] { $player } kupuje kartu, nebo platí dalšími kartami. K útratě: { $left }.
}
ask-main-recruitment = { $who ->
    [you] Jsi na tahu: zahraj kartu, kup další, nebo ukonči tah. Zbývá: { $left }.
   *[other] { $player } hraje kartu, kupuje další, nebo končí tah. Zbývá: { $left }.
}
ask-resources = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}
ask-resources-nation = { $count ->
    [one] { $count } surovina jen na karty jednoho národa ({ $nation })
    [few] { $count } suroviny jen na karty jednoho národa ({ $nation })
   *[other] { $count } surovin jen na karty jednoho národa ({ $nation })
}
ask-refresh = { $who ->
    [you] Chceš vyměnit poslední kartu v obchodě ({ $card })?
   *[other] { $player } může vyměnit poslední kartu v obchodě ({ $card }).
}
ask-guard = { $who ->
    [you] Vyber základnu, kterou bude chránit { $card }.
   *[other] { $player } vybírá základnu, kterou bude chránit { $card }.
}
ask-guard-ally = { $who ->
    [you] Vyber základnu spojence, kterou bude chránit { $card }.
   *[other] { $player } vybírá základnu spojence, kterou bude chránit { $card }.
}
ask-sabotaged = { $who ->
    [you] Sabotáž: vyber kartu z ruky, kterou odložíš do skladu.
   *[other] Sabotáž: { $player } vybírá kartu z ruky, která půjde do skladu.
}
ask-besiege = { $who ->
    [you] Obléhání: vyber cíl.
   *[other] Obléhání: { $player } vybírá cíl.
}
ask-researching = { $who ->
    [you] Výzkum: vyber kartu s nákupní hodnotou nejvýše { $limit }.
   *[other] Výzkum: { $player } vybírá kartu s nákupní hodnotou nejvýše { $limit }.
}
ask-repairing = { $who ->
    [you] Demontáž: vyber kartu ze svého skladu, která půjde na vrakoviště.
   *[other] Demontáž: { $player } vybírá kartu ze skladu, která půjde na vrakoviště.
}
ask-repairing-second = { $who ->
    [you] Demontáž: vyber druhou kartu ze svého skladu, která půjde na vrakoviště, nebo skonči.
   *[other] Demontáž: { $player } může vybrat druhou kartu ze skladu, která půjde na vrakoviště.
}
ask-honour = { $who ->
    [you] Hrdinský čin: vyber národ, jehož medaili si vezmeš.
   *[other] Hrdinský čin: { $player } vybírá národ medaile.
}
ask-regrouping = { $who ->
    [you] Přeskupení: vyber obránce, který se přesune do týlu.
   *[other] Přeskupení: { $player } vybírá obránce, který se přesune do týlu.
}
ask-plan = { $who ->
    [you] Plánování: vyber kartu úspěchu, kterou odhodíš.
   *[other] Plánování: { $player } vybírá kartu úspěchu k odhození.
}
ask-recruiting = { $who ->
    [you] Nábor: vyber, jak ho použiješ.
   *[other] Nábor: { $player } vybírá, jak ho použije.
}
ask-announce = { $who ->
    [you] Útok: přidej vozidla ({ $nation }), nebo zaútoč těmi ohlášenými: { $cards }.
   *[other] Útok: { $player } může přidat vozidla ({ $nation }) k ohlášeným: { $cards }.
}
ask-attacker = { $who ->
    [you] Útok: vyber vozidlo, které zaútočí teď.
   *[other] Útok: { $player } vybírá vozidlo, které zaútočí teď.
}
ask-target = { $who ->
    [you] Vyber cíl útoku karty { $card }.
   *[other] { $player } vybírá cíl útoku karty { $card }.
}
ask-support = { $card } (útočné číslo { $power }) útočí. Cíl: { $defender } (obranné číslo { $armor }), obránce { part-base-genitive }. { $who ->
    [you] { $attacking ->
        [yes] Přidej kartu na podporu útoku, nebo pasuj.
       *[no] Přidej kartu na podporu obrany, nebo pasuj.
    }
   *[other] { $attacking ->
        [yes] { $player } může přidat kartu na podporu útoku.
       *[no] { $player } může přidat kartu na podporu obrany.
    }
}
ask-medals = { $who ->
    [you] Vyber si medaile ({ $nation }). Počet zničených vozidel: { $kills }.
   *[other] { $player } si vybírá medaile ({ $nation }). Počet zničených vozidel: { $kills }.
}
ask-posting = { $who ->
    [you] Vyber útočící vozidlo, které bude chránit jednu z tvých základen.
   *[other] { $player } vybírá útočící vozidlo, které bude chránit základnu.
}
ask-weak = { $who ->
    [you] V tomto tahu nebyla zahrána žádná karta: můžeš si jednu nechat do příštího tahu, nebo jednu odložit na vrakoviště.
   *[other] { $player } nehraje v tomto tahu žádnou kartu a může si jednu nechat, nebo jednu odložit na vrakoviště.
}
ask-keeping = { $who ->
    [you] Nábor: vyber kartu, kterou si necháš do příštího tahu.
   *[other] Nábor: { $player } si může nechat kartu do příštího tahu.
}
ask-storing = { $who ->
    [you] Vyber kartu, kterou odložíš do týlu.
   *[other] { $player } může odložit kartu do týlu.
}
ask-over = Hra skončila.

## Volby

choice-end = Ukonči tah.
choice-spend = { $rear ->
    [yes] Zaplať kartou { $card } z týlu
   *[no] Zaplať kartou { $card }
} ({ $resources ->
    [one] { $resources } surovina
    [few] { $resources } suroviny
   *[other] { $resources } surovin
}{ $national ->
    [yes] , jen na karty jejího národa: { $nation }).
   *[no] ).
}
choice-buy = Kup kartu { $card } za { $cost ->
    [one] { $cost } surovinu
    [few] { $cost } suroviny
   *[other] { $cost } surovin
}.
choice-use = { $rear ->
    [yes] Využij vlastnosti karty { $card } z týlu
   *[no] Využij vlastnosti karty { $card }
} ({ $abilities }); { $then ->
    [base] potom karta chrání jednu z tvých základen.
    [graveyard] karta jde na vrakoviště.
   *[depot] potom karta jde do tvého skladu.
}
choice-defend = { $rear ->
    [yes] Polož kartu { $card } z týlu
   *[no] Polož kartu { $card }
} { $then ->
    [base] { $abilities ->
        [yes] k ochraně jedné ze svých základen (obranné číslo { $armor }), bez využití vlastností.
       *[no] k ochraně jedné ze svých základen (obranné číslo { $armor }).
    }
   *[depot] do skladu: nemáš žádnou základnu k ochraně.
}
choice-cover = { $rear ->
    [yes] Polož kartu { $card } z týlu
   *[no] Polož kartu { $card }
} k ochraně základny spojence (obranné číslo { $armor }); od té chvíle karta patří spojenci.
choice-attack = { $rear ->
    [yes] Zahaj útok kartou { $card } z týlu (útočné číslo { $power }).
   *[no] Zahaj útok kartou { $card } (útočné číslo { $power }).
} Ostatní vozidla musí být ze stejného národa: { $nation }.
choice-attack-gradual = { $rear ->
    [yes] Zaútoč kartou { $card } z týlu (útočné číslo { $power }).
   *[no] Zaútoč kartou { $card } (útočné číslo { $power }).
} { $first ->
    [yes] Další útoky v tomto tahu musí být ze stejného národa: { $nation }.
   *[no] {""}
}
choice-join = { $rear ->
    [yes] Přidej k útoku kartu { $card } z týlu (útočné číslo { $power }).
   *[no] Přidej k útoku kartu { $card } (útočné číslo { $power }).
}
choice-charge = Zaútoč ohlášenými kartami: { $cards }.
choice-fire = Zaútoč teď kartou { $card } (útočné číslo { $power }).
choice-hit-vehicle = Zaútoč na vozidlo { $card }, obránce { part-base-genitive }: { $result ->
    [fight] útočné číslo { $power } proti obrannému číslu { $armor }, bez podpory.
    [destroyed] bude zničeno.
   *[damaged] bude poškozeno.
}
choice-hit-base = Zaútoč na { part-base-accusative }: { $result ->
    [destroyed] { $base ->
        [hq] bude zničen.
       *[other] bude zničena.
    }
   *[damaged] { $base ->
        [hq] bude poškozen.
       *[other] bude poškozena.
    }
}
choice-siege-vehicle = Oblehni vozidlo { $card }, obránce { part-base-genitive }: { $result ->
    [destroyed] bude zničeno.
   *[damaged] bude poškozeno.
}
choice-siege-base = Oblehni { part-base-accusative }: { $result ->
    [destroyed] { $base ->
        [hq] bude zničen.
       *[other] bude zničena.
    }
   *[damaged] { $base ->
        [hq] bude poškozen.
       *[other] bude poškozena.
    }
}
choice-ends-game = Tím začne poslední kolo hry.
choice-guard = Chraň { part-own-base-accusative }.
choice-guard-damaged = { $base ->
    [hq] Chraň { part-own-base-accusative }, který je poškozený.
   *[other] Chraň { part-own-base-accusative }, která je poškozená.
}
choice-guard-instead = Chraň { part-own-base-accusative }; dosavadní obránce jde do skladu: { $card }.
choice-lose = Odlož do skladu kartu { $card }.
choice-take = Vezmi si do skladu kartu { $card } (nákupní hodnota { $cost }).
choice-scrap-depot = Odlož na vrakoviště kartu { $card } ze skladu.
choice-scrap-hand = Odlož na vrakoviště kartu { $card } z ruky.
choice-stop = Neodkládej na vrakoviště druhou kartu.
choice-claim = Vezmi si medaili: { $card } ({ $nation }; zbývá: { $left }).
choice-regroup = Přesuň do týlu vozidlo { $card }, které chrání { part-base-accusative }.
choice-regroup-instead = Přesuň do týlu vozidlo { $card }, které chrání { part-base-accusative }; dosavadní karta z týlu jde do skladu: { $old }.
choice-drop = Odhoď kartu úspěchu { $achievement }: { $help }
choice-recruit = Kup v tomto tahu více karet.
choice-keep-later = Na konci tahu si nech jednu kartu v ruce.
choice-keep = Nech si v ruce do příštího tahu kartu { $card }.
choice-support = { $rear ->
    [yes] Dej na podporu kartu { $card } z týlu
   *[no] Dej na podporu kartu { $card }
}: útočné číslo { $power } proti obrannému číslu { $armor }.
choice-pass = Pasuj: nepřidávej kartu.
choice-two = { $twos ->
    [0] Vezmi si karty s jednou medailí: { $ones } ({ $nation }).
   *[other] { $ones ->
        [0] Vezmi si dvojité medaile: { $twos } ({ $nation }).
       *[other] Vezmi si dvojité medaile: { $twos }, karty s jednou medailí: { $ones } ({ $nation }).
    }
}
choice-two-short = Karet s jednou medailí zbývá jen: { $left }.
choice-post = Pošli kartu { $card } chránit jednu ze svých základen (obranné číslo { $armor }).
choice-store = Odlož do týlu kartu { $card }.
choice-store-instead = Odlož do týlu kartu { $card }; dosavadní karta z týlu jde do skladu: { $old }.
choice-none = { $step ->
    [weak] Odlož všechny karty do skladu.
    [keeping] Nenechávej si žádnou kartu.
   *[storing] Neodkládej do týlu žádnou kartu.
}
choice-refresh = Odlož kartu { $card } na odhazovací balíček a vylož novou.
choice-leave = Nech obchod beze změny.
