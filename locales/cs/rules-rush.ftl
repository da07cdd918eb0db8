# Pravidla hry Rush, každé se svým ID. Knížky pravidel mají přednost před tímto přehledem.

## Součásti hry

RU-COMP-01 = Ve hře je 100 karet vozidel, po 25 pro každý národ: SSSR, Německo, USA a Francii. Vozidlo má název, národ, třídu, nákupní hodnotu, suroviny (číslo, nebo žádné), útočné číslo 0–2, obranné číslo 0–2 a libovolný počet vlastností (i žádnou) v pořadí uvedeném na kartě.
RU-COMP-02 = Tříd je pět: lehký tank, střední tank, samohybné dělo a těžký tank, což jsou obrněná vozidla, a pomocná jednotka, která obrněným vozidlem není. Všechny karty jedné třídy obrněných vozidel mají stejné útočné a stejné obranné číslo; pomocné jednotky se liší, každé z čísel mají 0–2. Výklad: podle číslic u symbolů tříd v anglické knížce je útočné a obranné číslo lehkého tanku 1 a 1, středního tanku 1 a 2, samohybného děla 2 a 1, těžkého tanku 2 a 2.
RU-COMP-03 = Sada týlových karet každého hráče: 4 karty ženistů (1 surovina; jen k nákupu), 1 karta techniků (výzkum 1; jen pro vlastnost) a 1 karta dobrovolníků (nábor; jen pro vlastnost). Týlové karty nikdy nechrání základnu.
RU-COMP-04 = Každý hráč má 3 karty základen; zničená nepřátelská základna v rotě platí za 3 medaile.
RU-COMP-05 = Balíček medailí každého národa má 9 karet s jednou medailí (po 1 surovině) a 3 dvojité medaile (po 2 surovinách).
RU-COMP-06 = Karet úspěchu je 12: viz RU-ACH.
RU-COMP-08 = Výklad: všechny karty vozidel v sadě jsou různé, žádná se neopakuje. Knížky jmenují jen několik z nich a seznam karet neobsahují, takže seznam je vlastním návrhem tohoto programu, uloženým jako data: viz docs/cards.md.
RU-COMP-07 = Hodnota surovin je od 0 do 6. Hodnota 0 je také hodnota; karta bez hodnoty surovin nemá žádnou.

## Příprava

RU-SET-01 = Jeden hráč je prvním hráčem po celou hru; od něj se hraje ve směru hodinových ručiček. Výklad: prvního hráče určí pořadatel hry, nebo to nechá na semínku (volba first_player).
RU-SET-02 = Každý hráč vyloží 3 základny lícem nahoru, zamíchá 6 týlových karet do garáže a 3 z nich si dobere do ruky. Sklad je prázdný.
RU-SET-03 = Zamíchá se balíček vozidel a do obchodu se vyloží 4 karty lícem nahoru. Odhazovací balíček a vrakoviště jsou prázdné.
RU-SET-04 = Balíčky medailí, jeden pro každý národ, leží lícem nahoru: každý je smí kdykoli přepočítat.
RU-SET-06 = Sklad leží lícem nahoru a jeho vlastník si ho smí kdykoli prohlížet. Výklad: každý sklad i vrakoviště jsou veřejné; z garáže je veřejný jen počet karet.
RU-SET-05 = Vylosují a vyloží se karty úspěchu, o jednu víc, než je hráčů; ostatní se hry neúčastní (ale viz RU-SF-03).

## Tah

RU-TURN-01 = Tah má tři kroky v tomto pořadí: I oprava a vyložení karet, II hraní karet, III doplnění obchodu a dobrání karet.
RU-TURN-02 = Krok I: opraví se všechny poškozené základny a vozidla hráče na tahu.
RU-TURN-03 = Krok I: hráč na tahu vyloží karty z ruky a do konce tahu je všichni vidí. Výklad: všichni vidí i karty dobrané do ruky během tahu.
RU-TURN-04 = Krok II: každou kartu z ruky lze zahrát jedním způsobem: zaplatit jejími surovinami, využít její vlastnosti (nebo ji použít k ochraně, případně obojí), nebo ji použít v útoku. Karty se hrají v libovolném pořadí; způsob volí hráč.
RU-TURN-05 = Karta, kterou nelze zahrát nebo kterou hráč nezahrál, jde na konci tahu do skladu.
RU-TURN-06 = Kdo má dobrat kartu z prázdné garáže, zamíchá sklad do nové garáže a dobírá dál. Je-li prázdné obojí, dobere karet méně.
RU-TURN-07 = Jednu a tutéž kartu lze zahrát nejvýše jednou za tah, i když se v tomto tahu zamíchala zpět a hráč ji znovu dobral. Výklad: platí to pro každou kartu, nejen pro vozidla, jak to říká knížka Druhé fronty.
RU-TURN-08 = Zničenou základnu dobranou do ruky nelze zahrát: jde hned do skladu a nic se za ni nedobírá.
RU-TURN-09 = Krok III: karta v obchodě nejdál od balíčku jde na odhazovací balíček, ostatní se posunou a volné místo se doplní z balíčku.
RU-TURN-10 = Krok III: nezahrané karty jdou do skladu, potom hráč dobere 3 karty (s RU-TURN-06).
RU-TURN-12 = Výklad: tah končí v tomto pořadí: nejprve RU-SF-11 a medaile za útok, pokud ještě zbývají (RU-ALT-18), potom medaile za obléhání; dále výměna karty v obchodě; dále volba ve slabém tahu a karty ponechané náborem; dále týl; dále jdou zbylé karty do skladu; nakonec dobrání karet. Všechny medaile jsou tak ve skladu před mícháním a počítají se do podmínky konce hry v tomto tahu.
RU-TURN-13 = Výklad: kartu s aktivní vlastností lze zahrát, i když vlastnost nebude mít účinek. Co lze provést, se provést musí: demontáž vezme aspoň jednu kartu, výzkum vezme kartu, pokud některá vyhovuje.
RU-TURN-14 = Výklad: karty se dobírají po jedné; dobraná základna jde hned do skladu a účastní se míchání, které následuje v rámci téhož dobírání. Odhazovací balíček se míchá, až když je karta potřeba.
RU-TURN-11 = Když je balíček vozidel prázdný, odhazovací balíček se zamíchá do nového; karty z vrakoviště se nikdy nevracejí. Je-li prázdné obojí, místo v obchodě zůstane prázdné.

## Nákup

RU-BUY-01 = Hráč zaplatí jednou nebo více kartami z ruky, které mají hodnotu surovin: ty jdou do skladu. Vezme jednu kartu z obchodu, jejíž nákupní hodnota není vyšší než jejich součet: položí ji navrch skladu.
RU-BUY-02 = Po každé vzaté kartě se nabídka v obchodě posune směrem od balíčku a hned se doplní.
RU-BUY-03 = Kartou bez hodnoty surovin nelze platit. I za kartu s nákupní hodnotou 0 je třeba zaplatit aspoň jednou kartou; stačí karta s 0 surovinami. Výklad: karta s vlastností „nákup omezen jen na vlastní“ sama nestačí na kartu jiného národa, ani s nákupní hodnotou 0.
RU-BUY-04 = Za tah je dovolen jeden nákup, pokud v něm nebyl zahrán nábor.
RU-BUY-05 = S náborem je dovolen libovolný počet nákupů: suroviny zaplacené v tomto tahu musí pokrýt nákupní hodnoty karet koupených v tomto tahu, takže co zbude z jednoho nákupu, použije se na další. Výklad: počítá se i zbytek z nákupu před zahráním náboru; do příštího tahu se nic nepřenáší.
RU-BUY-06 = Nákup omezen jen na vlastní (pasivní vlastnost): suroviny této karty kupují jen karty jejího národa; při nákupu takové karty je lze spojit s obyčejnými surovinami.
RU-BUY-08 = Výklad: pro každý národ se od nákupních hodnot karet koupených v tomto tahu odečtou v tomto tahu zaplacené suroviny karet téhož národa s vlastností „nákup omezen jen na vlastní“; výsledek pod 0 se počítá jako 0. Nákupy jsou dovolené, pokud součet za všechny národy není vyšší než zaplacené obyčejné suroviny; na pořadí nezáleží.
RU-BUY-09 = Výklad: s náborem lze kartu s nákupní hodnotou 0 koupit bez další karty, pokud už se v tomto tahu nějakou kartou platilo. Přeplatit je dovoleno; platit bez nákupu ne.
RU-BUY-07 = Nová karta jde vždy do skladu, nikdy do garáže ani do ruky.

## Vlastnosti a ochrana základen

RU-ABI-01 = Vlastnosti karty zahrané pro vlastnosti se vyhodnotí v pořadí uvedeném na kartě, každá celá před další a všechny před zahráním jiné karty.
RU-ABI-02 = Karta opouští ruku, když se dostane na své místo (na základnu, do skladu, nebo na vrakoviště); dokud se její vlastnosti vyhodnocují, není na žádném z nich, takže se jí míchání netýká.
RU-ABI-03 = Vozidlo smí své vlastnosti pominout (nebo žádné nemít) a jít prostě chránit základnu. Výklad: buď všechno, nebo nic: vyhodnotí se buď všechny vlastnosti po pořadí, nebo žádná.
RU-ABI-04 = Po vyhodnocení vlastností musí vozidlo s obranným číslem 1 nebo 2 chránit jednu ze základen svého hráče, pokud ho vlastnost nepošle jinam (výzkum).
RU-ABI-05 = Vybírá se nechráněná základna, dokud nějaká je; jsou-li chráněné všechny, vybere se jedna z nich a její dosavadní obránce jde do skladu.
RU-ABI-06 = Základna má nejvýše jednoho obránce. Na chráněnou základnu nelze vést útok.
RU-ABI-07 = Karta s obranným číslem 0 nebo bez něj nemůže chránit základnu; po vyhodnocení vlastností jde do skladu. Vozidlo s obranným číslem 0 a bez aktivní vlastnosti takto zahrát nelze.
RU-ABI-08 = Hráč bez základen dává zahrané karty místo toho do skladu.
RU-ABI-10 = Posily N: dober do ruky N karet z garáže.
RU-ABI-11 = Nábor: viz RU-BUY-05.
RU-ABI-12 = Průzkum: odlož celou nabídku v obchodě na odhazovací balíček a vylož novou.
RU-ABI-13 = Sabotáž: každý soupeř, který má karty v ruce, si jednu vybere a odloží ji do svého skladu; karty v ruce se nedoplňují. Výklad: soupeři to dělají po řadě ve směru hodinových ručiček od hráče na tahu.
RU-ABI-14 = Obléhání: vyber libovolnou nepřátelskou základnu, chráněnou i nechráněnou, nebo nepřátelské vozidlo, které základnu chrání. Nepoškozený cíl se poškodí, poškozený se zničí. Na obranném čísle ani na třídě nezáleží.
RU-ABI-15 = Obléhání, jeho cíle: anglická knížka mluví o obrněném vozidle, polská o vozidle. Výklad: každé vozidlo, které chrání základnu (volba siege_targets = "any", výchozí), nebo jen obrněná vozidla ("armored").
RU-ABI-16 = Obléhání: zničená základna jde do skladu hráče a její obránce (pokud nějaký je) do skladu svého vlastníka, bez medaile. Zničené vozidlo jde do skladu svého vlastníka a hráč za každé takové vozidlo dostane na konci tahu jednu medaili z balíčku národa, ke kterému patří karta s obléháním.
RU-ABI-17 = Obléhání není útok: lze ho použít vedle útoku vozidel jiného národa.
RU-ABI-18 = Výzkum N: tato karta jde na vrakoviště; vezmi si z obchodu do skladu kartu s nákupní hodnotou nejvýše N; doplň obchod. Není to nákup (RU-BUY-04 ho nepočítá) a nelze přidat suroviny. Vozidlem s výzkumem lze místo toho zaplatit. Výklad: není-li v obchodě taková karta, jde karta s výzkumem na vrakoviště i tak.
RU-ABI-19 = Demontáž: vyber jednu nebo dvě karty ze svého skladu (jakékoli, i medaile a základny) a odlož je na vrakoviště; nikdy samu kartu s demontáží. S prázdným skladem se nestane nic.
RU-ABI-20 = Hrdinský čin: vezmi si do skladu kartu s jednou medailí národa této karty; pokud žádná nezbývá, nestane se nic.
RU-ABI-23 = Výklad: výzkum posílá svou kartu na vrakoviště hned; další vlastnosti karty se přesto vyhodnotí.
RU-ABI-21 = Útok jen na základny (pasivní vlastnost): v útoku nemůže být cílem této karty vozidlo.
RU-ABI-22 = Útok jen na vozidla (pasivní vlastnost): v útoku nemůže být cílem této karty základna.

## Útok

RU-ASLT-01 = Za tah je dovolen nejvýše jeden útok, s jedním nebo více vozidly z ruky, všemi z jednoho národa, každým s útočným číslem 1 nebo 2. Nejprve se všechna ohlásí.
RU-ASLT-02 = Potom hráč postupně vybírá vždy jednu ohlášenou kartu a její cíl a útok vyhodnotí; karta jde do skladu. Cílem je vozidlo, které chrání nepřátelskou základnu, nebo nechráněná nepřátelská základna; další cíl může být tentýž nebo jiný, u téhož nebo jiného nepřítele. Výklad: vybrat lze jen kartu, která má dovolený cíl; nemá-li ho žádná ze zbylých ohlášených karet, jdou do skladu bez účinku.
RU-ASLT-03 = Útok na vozidlo: útočné číslo aspoň tak velké jako obranné vozidlo zničí; nižší ho poškodí; zasažené poškozené vozidlo se zničí. Zničené vozidlo jde do skladu svého vlastníka.
RU-ASLT-04 = Útok na nechráněnou základnu ji poškodí; poškozená základna se zničí. Na útočném čísle nezáleží.
RU-ASLT-05 = Těžký tank zničí nechráněnou základnu hned.
RU-ASLT-06 = Zničená základna jde do skladu útočníka.
RU-ASLT-07 = V jednom útoku může jedna karta zničit obránce a další zasáhnout základnu.
RU-ASLT-08 = Po útoku hráč dostane do skladu jednu medaili za každé vozidlo v něm zničené, z balíčku národa útočících vozidel. Za základnu medaile není.
RU-ASLT-09 = Za každá dvě vozidla si hráč smí vzít dvojitou medaili místo dvou karet s jednou medailí, dokud nějaké jsou; volba je na hráči. Výklad: vozidla zničená v útoku se vyúčtují společně po něm; všechna vozidla zničená v tahu obléháním se vyúčtují společně, za každý národ zvlášť, na konci tahu a smějí také přinést dvojité medaile; obojí se nesčítá dohromady.
RU-ASLT-10 = Nezbývá-li karta s jednou medailí, hráč tuto medaili nedostane.
RU-ASLT-12 = Výklad: od ohlášení do konce útoku se nehraje žádná jiná karta; při ohlášení musí mít dovolený cíl aspoň jedna ohlášená karta; karta, která má dovolený cíl, musí zaútočit.
RU-ASLT-11 = Poškození zůstává do nejbližšího kroku I vlastníka.

## Konec hry a bodování

RU-END-01 = Konec hry nastává, když jsou zničeny všechny základny některého hráče, nebo když je vzata devátá karta s jednou medailí některého národa.
RU-END-02 = Kolo se dohraje: hraje se podle obvyklých pravidel, dokud neukončí tah hráč po pravici prvního hráče. Hráči bez základen hrají dál a mohou vyhrát.
RU-END-03 = Konečná rota je ruka, garáž a sklad. Vlastní ubráněné základny do ní nepatří. Výklad: nepatří do ní ani vozidla, která chrání základny (doslovné čtení), pokud není zapnuta volba defenders_in_squad; ve výchozím stavu je vypnuta.
RU-END-04 = Výsledek tvoří medaile na kartách medailí v rotě, 3 za každou nepřátelskou základnu v rotě a 5 za každou kartu úspěchu.
RU-END-05 = Při rovnosti rozhoduje nejvíce zničených vozidel, potom nejvíce zničených základen, potom nejvíce karet úspěchu; jinak je vítězství společné.
RU-END-06 = Výklad: „zničená vozidla“ jsou ta zničená v útoku a obléháním, ať už medaile zbývala, nebo ne; obránce, který přišel o místo zničením své základny, zničen není.
RU-ACH-00 = Kartu úspěchu získá ten jediný hráč, který ji sám splňuje nejlépe; při rovnosti (i při nule) ji nezíská nikdo. Karty úspěchu nepatří do roty.
RU-ACH-01 = Zničené základny: nejvíce základen zničených během hry.
RU-ACH-02 = Lehké tanky: nejvíce lehkých tanků v konečné rotě, od kteréhokoli národa.
RU-ACH-03 = Střední tanky: nejvíce středních tanků v konečné rotě, od kteréhokoli národa.
RU-ACH-04 = Samohybná děla: nejvíce samohybných děl v konečné rotě, od kteréhokoli národa.
RU-ACH-05 = Těžké tanky: nejvíce těžkých tanků v konečné rotě, od kteréhokoli národa.
RU-ACH-06 = Pomocné jednotky: nejvíce pomocných jednotek v konečné rotě, od kteréhokoli národa.
RU-ACH-07 = Sovětské medaile: nejvíce medailí SSSR; dvojitá medaile platí za dvě.
RU-ACH-08 = Německé medaile: nejvíce medailí Německa; dvojitá medaile platí za dvě.
RU-ACH-09 = Americké medaile: nejvíce medailí USA; dvojitá medaile platí za dvě.
RU-ACH-10 = Francouzské medaile: nejvíce medailí Francie; dvojitá medaile platí za dvě.
RU-ACH-11 = Dvojité medaile: nejvíce dvojitých medailí v rotě.
RU-ACH-12 = Největší rota: nejvíce karet v rotě, včetně karet medailí a základen.

## Druhá fronta (podle tipů v její knížce lze každý bod použít i samostatně)

RU-SF-01 = Pátý národ, Velká Británie, má 30 vozidel a každý z ostatních národů o 5 víc: celkem 150, po 30 na národ. Britských karet medailí je 12: 9 s jednou medailí a 3 dvojité (volba cards: "base" nebo "second_front").
RU-SF-02 = Může hrát až 6 hráčů.
RU-SF-03 = Karet úspěchu je o 12 víc (volba achievements: "base" nebo "second_front"). Nepoužité tvoří doplňovací balíček pro plánování; když dojde, zamíchají se do něj odhozené. Všechny kromě Britských medailí lze použít i v základní hře.
RU-SF-04 = Štáb (volba headquarters): čtvrtá základna každého hráče. Platí pro něj všechna pravidla o základnách (ochrana, obléhání, 3 medaile), ale nelze na něj útočit ani ho obléhat, dokud má jeho vlastník jinou základnu.
RU-SF-05 = Se štábem nastává konec hry zničením některého štábu (ne třetí základny), nebo medailemi.
RU-SF-06 = Týl (volba rear): na konci tahu, před dobráním karet, smí hráč odložit do týlu jednu nezahranou kartu z ruky. Vejde se tam jedna karta; dosavadní jde do skladu.
RU-SF-07 = Ve svém tahu smí hráč zahrát kartu z týlu jako z ruky: zaplatit jí, využít její vlastnosti, nebo ji použít v útoku. Výklad: nepoužitá karta v týlu zůstává; všichni ji vidí; počítá se do konečné roty.
RU-SF-08 = Sabotáž se týlu netýká.
RU-SF-09 = Nabídka v obchodě má 5 karet (volba reserve_size: 4, 5 nebo 6).
RU-SF-10 = Výměna karty v obchodě na konci tahu odpadá; místo toho ji hráč smí provést v kroku I, po opravě a vyložení karet, pokud chce (volba reserve_refresh: "end" nebo "start_optional").
RU-SF-11 = Po útoku musí jedno z útočících vozidel s obranným číslem vyšším než 0 jít místo do skladu chránit vlastní základnu (RU-ABI-05); které, to vybírá hráč. Není-li takové vozidlo nebo nemá-li hráč základnu, nestane se nic (volba attackers_defend).
RU-SF-12 = Jednu a tutéž kartu lze v tahu zahrát jednou z ruky a jednou z týlu.
RU-SF-13 = Přeskupení (vlastnost): přesuň do týlu jedno vozidlo, které chrání vlastní základnu nebo štáb.
RU-SF-14 = Plánování (vlastnost): odhoď jednu vyloženou kartu úspěchu a vylož vrchní kartu z balíčku.
RU-SF-15 = Medaile libovolného národa (volba heroic_deed): hrdinský čin přinese kartu s jednou medailí kteréhokoli národa, který si hráč vybere.
RU-SF-16 = Každá ubráněná vlastní základna, i štáb, platí za 3 medaile; pravidlo je volitelné (volba score_own_bases).
RU-SF-17 = Výklad: chráněna je jen karta štábu: na vozidlo, které ho chrání, lze kdykoli útočit a kdykoli je lze obléhat. Jakmile padne poslední jiná základna, je štáb dovoleným cílem, i v témže útoku.
RU-SF-18 = Výklad: štáb se počítá jako základna v RU-ABI-05, RU-ABI-08, RU-ALT-07, RU-ACH-01 a RU-SF-ACH-10.
RU-SF-19 = Výklad: pro RU-SF-11 se počítají jen karty, které zaútočily, ne karty podpory ani ohlášené karty bez cíle; základna je hráčova vlastní, ne spojencova.
RU-SF-20 = Výklad: přeskupení nedělá nic, když není žádný obránce nebo je vypnuta volba rear; je-li týl obsazen, dosavadní karta jde do skladu.
RU-SF-21 = Výklad: plánování nejprve odhazuje; je-li balíček prázdný, zamíchá se i tato karta. Rozhodující výstřel se sleduje od začátku hry, ať už jeho karta leží vyložená, nebo ne.
RU-SF-22 = Výklad: platí-li zároveň volba reserve_refresh = "start_optional" a volba reserve_refill = "end_of_turn", je odhození karty na rozhodnutí hráče v kroku I (posunutí, doplnění tohoto jednoho místa); na konci tahu se obchod jen doplní.
RU-SF-23 = Výklad: karta v týlu není v ruce: slabý tah ji neponechá ani neodloží na vrakoviště, nepočítá se do limitu 5 karet a nemůže dát podporu v cizím tahu; v tahu svého vlastníka může.
RU-SF-24 = Výklad: karta úspěchu Britské medaile vyžaduje, aby platila volba cards = "second_front".
RU-SF-ACH-01 = Britské medaile: nejvíce britských medailí získaných během hry, i těch, které později šly na vrakoviště.
RU-SF-ACH-02 = Libovolné medaile: nejvíce medailí získaných během hry bez ohledu na národ, i těch, které později šly na vrakoviště.
RU-SF-ACH-03 = Medaile nejvíce druhů: medaile nejvíce různých národů získané během hry, i ty, které později šly na vrakoviště.
RU-SF-ACH-04 = Vozidla bez vlastností: nejvíce vozidel bez jakékoli vlastnosti v rotě (pasivní jsou také vlastnosti).
RU-SF-ACH-05 = Pěchota: nejvíce týlových karet a pomocných jednotek s útočným i obranným číslem 0 v rotě dohromady.
RU-SF-ACH-06 = Nejvíce karet s vlastností nábor: nejvíce karet s náborem v rotě.
RU-SF-ACH-07 = Největší suma posil: největší součet posil na kartách roty.
RU-SF-ACH-08 = Největší suma výzkumu: největší součet výzkumu na kartách roty.
RU-SF-ACH-09 = Nejdražší armáda: největší součet nákupních hodnot karet roty.
RU-SF-ACH-10 = Vlastní základny: nejvíce vlastních základen, které zbyly.
RU-SF-ACH-11 = Bez týlových karet: nejméně týlových karet v rotě.
RU-SF-ACH-12 = Rozhodující výstřel: pro toho, kdo jako první vezme poslední kartu s jednou medailí některého národa, nebo zničí štáb. Výklad: jde o kartu s jednou medailí, stejně jako u podmínky konce hry; ve hře bez štábu jde o poslední základnu některého hráče.
RU-SF-ACH-13 = Dvě karty úspěchu jsou prázdné: hráči si píší vlastní (volba own_achievements). Vlastní karta úspěchu jsou data (co se počítá nebo sčítá a na kterých kartách, nejvíce, nebo nejméně), ne kód programu.

## Alternativní pravidla (každé samostatně nebo v libovolné kombinaci)

RU-ALT-01 = Nabídka v obchodě má 6 karet a během tahu se nedoplňuje; na konci tahu se odhodí karta nejdál od balíčku a potom se obchod doplní do 6 karet (volba reserve_refill: "at_once" nebo "end_of_turn").
RU-ALT-02 = Slabý tah (volba weak_turn): hráč, který v tahu nezahraje žádnou kartu, si smí buď nechat jednu kartu v ruce do příštího tahu (má potom v ruce 4), nebo odložit jednu kartu z ruky na vrakoviště; ostatní jdou do skladu.
RU-ALT-03 = Postupné vykládání (volba gradual_reveal): v kroku I zůstávají karty v ruce skryté; ukazují se po jedné, jak se hrají. Karty k útoku se neohlašují společně; každý další útok v tahu musí být z téhož národa jako první.
RU-ALT-04 = Boj s podporou při útoku na vozidlo (volba interactive_assault; patří k RU-ALT-03): obránce smí přidat z ruky kartu vozidla nebo medaile z národa bránícího vozidla, a zvýšit tak obranné číslo o 1, potom útočník kartu z národa útočící karty, a zvýšit tak útočné číslo o 1, a tak střídavě, dokud oba nepasují. Každá karta podpory dává přesně 1.
RU-ALT-05 = Po podpoře útočné číslo aspoň tak velké jako obranné cíl zničí; jinak se cíl nepoškodí. Základny podpořit nelze: útok na nechráněnou základnu probíhá jako v základní hře.
RU-ALT-06 = Karta podpory jde do skladu toho, kdo ji zahrál. Výklad: strana, která pasovala, se smí vrátit do boje, jen když druhá strana potom přidá kartu; dvě pasování po sobě boj ukončí.
RU-ALT-07 = Bonus za bráněné základny (volba defended_bonus): v kroku III hráč dobere o jednu kartu víc, je-li chráněna více než polovina jeho základen (všechny, má-li jednu nebo dvě; dvě ze tří; tři ze čtyř). Na začátku tahu hráč nikdy nemá v ruce více než 5 karet.
RU-ALT-08 = Sady medailí (volba medal_sets): na konci přinese každá sada karet medailí dvou různých národů navíc 1 bod, tří 2, čtyř 4; dvojitá medaile smí být ve dvou sadách. Výklad: počítá se nejlepší rozdělení do sad; i s pěti národy má sada nejvýše čtyři.
RU-ALT-09 = Jedna nová garáž za tah (volba single_reshuffle): druhé míchání v témže tahu není dovoleno, takže se dobere karet méně. Dobírání karet do ruky na příští tah přichází až po tahu a míchat se při něm smí.
RU-ALT-10 = Nábor smí místo toho nechat jednu kartu v ruce do příštího tahu, aniž se ukáže, v rámci limitu 5 karet z RU-ALT-07 (volba recruitment_keeps_card).
RU-ALT-11 = Týmy (volba teams): jsou dvě strany; je k tomu třeba RU-ALT-04. Strany se v tazích střídají a v rámci strany se střídají její hráči: čtyři hráči A1 B1 A2 B2; pět A1 B1 A2 B2 A3 B1 A1 B2 A2 B1 A3 B2; tři A1 B1 A2 B1. Výklad: ve třech hráčích začíná početnější strana; šest hráčů (s Druhou frontou) hraje A1 B1 A2 B2 A3 B3.
RU-ALT-12 = Týmy bodují společně: všechny karty strany se dají na jednu hromádku a medaile, základny, karty úspěchu a sady se počítají z ní. Výklad: to, co rozhoduje při rovnosti, se za stranu sčítá.
RU-ALT-13 = Spojenci smějí podporovat boj své strany. Jako první volí napadená strana (nejprve vlastník, potom spojenci ve směru hodinových ručiček) a strany se střídají, dokud všichni nepasují. Karty v ruce zůstávají skryté i spojencům a spojenci se nesmějí domlouvat na konkrétní podpoře (týmový chat je během boje zavřený). Výklad: na útočící straně je nejprve dotázán útočník, potom spojenci ve směru hodinových ručiček.
RU-ALT-14 = Útok, obléhání ani sabotáž na spojence nepůsobí.
RU-ALT-15 = Hráč smí položit vozidlo s obranným číslem vyšším než 0 na základnu spojence, bez využití vlastností; od té chvíle karta patří vlastníkovi této základny.
RU-ALT-16 = Výklad: týmová hra 4 nebo 6 hráčů končí podle RU-END-02; hra 3 nebo 5 hráčů tehdy, když po splnění podmínky konce měly obě strany stejně mnoho tahů.
RU-ALT-17 = Dokud chce útočník útočit dál, zůstává jedna útočící karta na stole, aby ukazovala národ; na další boje nemá vliv. Výklad: je to první z nich a jde do skladu na konci kroku II, takže se jí dřívější míchání netýká.
RU-ALT-18 = Výklad: při postupném vykládání lze mezi útoky hrát jiné karty; útok končí s krokem II a tehdy se udělí všechny jeho medaile. Dobrané karty zůstávají skryté.
RU-ALT-19 = Výklad: je-li při postupném vykládání zapnuta volba attackers_defend, zůstávají útočící vozidla s obranným číslem vyšším než 0 na stole do konce kroku II; potom jedno jde chránit základnu a ostatní do skladu, dříve než se ověří RU-ALT-07.
RU-ALT-20 = Výklad: volba interactive_assault vyžaduje, aby byla zapnuta volba gradual_reveal; volba teams vyžaduje obě.
RU-ALT-21 = Výklad: dát kartu na podporu znamená zahrát ji: počítá se pro RU-TURN-07 a u hráče na tahu vylučuje slabý tah. Karty z ruky použité při obraně se nedoplňují před krokem III jejich vlastníka. Na obléhání nelze odpovědět.
RU-ALT-22 = Výklad: v boji s podporou se dřívější poškození nepočítá: útočné číslo nižší než obranné nedělá nic.
RU-ALT-23 = Výklad: hráč s kartami v ruce je na podporu dotázán vždy, i když nemá vhodnou kartu (samočinné pasování by to ostatním prozradilo); hráč s prázdnou rukou pasuje samočinně.
RU-ALT-24 = Výklad: sabotáž se při postupném vykládání nemění; hráči s prázdnou rukou se přeskočí.
RU-ALT-25 = Výklad: každá karta zahraná z ruky nebo z týlu vylučuje slabý tah; výměna karty v obchodě a odložení karty do týlu ho nevylučují. Je-li zapnuta volba rear, lze využít obojí: nejprve kartu nechat nebo odložit na vrakoviště, potom odložit kartu do týlu. Ponechaná karta, která byla vyložená, zůstává všem známa.
RU-ALT-26 = Výklad: ponechání karty náborem se volí při vyhodnocení vlastnosti a karta se určí v kroku III z nezahraných karet v ruce; každý takový nábor nechá jednu. Karta, která byla vyložená, zůstává všem známa.
RU-ALT-27 = Výklad: kvůli limitu 5 karet se dobere méně. Hráč bez základen nemá bonus z RU-ALT-07.
RU-ALT-28 = Výklad: platí-li volba reserve_refill = "end_of_turn", po vzetí karty se řada posune a mezery čekají; průzkum vyloží celou řadu hned; výzkum obchod nedoplňuje; z prázdné řady se nic neodhazuje.
RU-ALT-29 = Výklad: v týmech je krok strany nejvýše jedna karta podpory; její hráči jsou dotázáni po řadě a první karta krok ukončí; když pasují všichni, pasuje strana.
RU-ALT-30 = Výklad: u základny spojence platí RU-ABI-05 pro základny tohoto spojence; vystřídaný obránce jde do skladu vlastníka základny.
RU-ALT-31 = Výklad: karty úspěchu, počty z průběhu hry a vlastní základny se za stranu sčítají, bez přepočtu podle její velikosti.
