# Pravidla hry Battlegrounds, každé s vlastním ID. Knížka pravidel má přednost před tímto soupisem.

## Battlegrounds: součásti hry a hrací plán

BG-COMP-01 = Hrací plán má 8 × 8 polí, sloupce A–H a řady 1–8. Jsou na něm čtyři základny, jedna v každém rohu: rohové pole a dvě pole, která s ním sousedí stranou (A1 A2 B1; A8 A7 B8; H1 H2 G1; H8 H7 G8). Výklad: plyne to z příkladu, v němž jeden tank stojí ve své základně na A2 a jiný ve své základně na A7.
BG-COMP-02 = Je 64 žetonů lokací s obrázky: 48 obyčejných a 16 speciálních. Speciální jsou: tah navíc ×4 a tank navíc ×2 (jednorázové akce); směr ×2, delší střela ×2, delší pohyb ×2 a změna pořadí ×2 (trvalá vylepšení); pancíř ×2 (jednorázové vylepšení). Výklad: obrázků je 16, každý na čtyřech žetonech, z nichž jeden je speciální; rozdělení je uloženo jako data.
BG-COMP-03 = Je 12 karet tanků. Každá má pohyb (vzdálenost; rovné, nebo šikmé směry), střelu (vzdálenost; rovné, nebo šikmé směry) a místo na 2 vylepšení. Hodnoty jsou uloženy jako data.
BG-COMP-04 = Je 16 nevybuchlých střel: 8 s písmeny A–H na rubu a 8 s číslicemi 1–8. Jsou 4 barvy; každá má figurku, žeton tanku a bodové žetony tanku s hodnotami 3, 2 a 1, složené na sebe s trojkou navrchu.

## Bitva: příprava

BG-SET-01 = Speciální žetony leží lícem nahoru, zamíchané, na prostředních 4 × 4 polích; obyčejné žetony se zamíchají a vyloží na ostatní pole. Žádné dva žetony se stejným obrázkem neleží vedle sebe: vyměňují se, dokud to neplatí. Výklad: vedle sebe znamená, že sousedí stranou.
BG-SET-02 = Na každou figurku se náhodně rozdají dvě karty tanků. Při 3–4 hráčích má každý jednu figurku; při 2 hráčích má každý dvě figurky, čtyři karty, dvě barvy a dvě základny. Jedna karta na každou figurku je aktivní, ostatní jsou neaktivní: volí hráč. Zbylé karty tvoří zakrytý balíček.
BG-SET-03 = Draft místo rozdávání (volba draft): pro 2, 3 nebo 4 hráče se vyloží 4, 6 nebo 8 karet lícem nahoru a hráči si je vybírají v pořadí tam a zpět 1 2 3 4 4 3 2 1. Výklad: i pro 2 hráče je karet 8, protože každý potřebuje čtyři.
BG-SET-05 = Výklad: prvního hráče určí pořadatel hry, nebo to nechá na semínku (volba first_player). Aktivní karty a výchozí pole se vybírají otevřeně v pořadí tahů. Rohy jdou ve směru hodinových ručiček; při dvou hráčích má místo 1 rohy 1 a 3, místo 2 rohy 2 a 4. Výměny podle BG-SET-01 zůstávají uvnitř své zóny.
BG-SET-06 = Výklad: při dvou hráčích je pořadí draftu 1 2 2 1 1 2 2 1; neaktivní karty nejsou vázány na figurku; výměna tanku bere jen neaktivní kartu.
BG-SET-04 = Každá figurka začíná na jednom ze tří polí své základny podle volby majitele.

## Bitva: tah

BG-TURN-02 = Hraje se ve směru hodinových ručiček.
BG-TURN-01 = Tah je jedna hlavní akce: pohyb a střela, nebo výměna tanku. Jednorázové akce lze ke každé z nich přidat. Výklad: platí úplný text knížky, ne stránka se souhrnem. Ve hře 2 hráčů si hráč pro tah vybere jeden ze svých dvou tanků.

## Bitva: pohyb

BG-MOVE-01 = Pohyb je povinný, pokud existuje jakýkoli dovolený, i nevýhodný. Jede se na přesnou vzdálenost v jednom ze směrů karty; pohyb nelze zkrátit, nesmí opustit hrací plán ani skončit na poli s tankem. Výklad: bez dovoleného pohybu tank stojí a smí střílet.
BG-MOVE-02 = Přejetí nevybuchlé střely nebo zastavení na ní tank zničí; střela se vrací do zásoby. Nikdo nedostává body.
BG-MOVE-03 = Přejetí tanku jiného hráče zničí jedoucí tank; jeho vrchní bodový žeton tanku dostane onen hráč. Při přejetí vlastního tanku (2 hráči, sólo) nebo tanku spoluhráče je tank zničen, ale bodový žeton se neztrácí.
BG-MOVE-05 = Výklad: nebezpečí se vyhodnocují pole po poli; tank je zničen na prvním, před kterým ho nic nechrání, a každý pancíř zastaví jedno. Pancíř nikdy nedovolí skončit na tanku; tank s pancířem, který skončí na nevybuchlé střele, tam zůstane.
BG-MOVE-06 = Výklad: pohyb, který potřebuje vylepšení, není nikdy povinný. Se dvěma figurkami lze vybrat i tank bez dovoleného pohybu.
BG-MOVE-04 = Žetony lokací pohybu nebrání; tanky na nich stojí.

## Bitva: střela

BG-SHOT-01 = Po pohybu smí tentýž tank jednou vystřelit: na přesnou vzdálenost, v jednom ze směrů karty. Výklad: nic po cestě střelu nezastaví; na každou hlavní akci připadá jedna střela, takže tah navíc přináší další.
BG-SHOT-02 = Střela na žeton lokace: hráč si ho vezme.
BG-SHOT-03 = Střela na prázdné pole: hráč tam smí položit nevybuchlou střelu, dokud je nějaká v zásobě.
BG-SHOT-04 = Střela na nevybuchlou střelu: hráč ji smí vrátit do zásoby.
BG-SHOT-05 = Střela na tank jiného hráče ho zničí a získá jeho vrchní bodový žeton tanku: 3, potom 2, potom 1, potom nic.
BG-SHOT-06 = Stojí-li tank na žetonu, hráč před výstřelem volí, co zasáhne: zásah tanku nechá žeton ležet, zásah žetonu nechá tank stát.
BG-SHOT-07 = Výklad: na vlastní tanky a tanky spoluhráčů nelze střílet; na žeton pod nimi ano.

## Bitva: zničené tanky

BG-DEST-01 = Figurka zničeného tanku opustí hrací plán a jeho karta se stane neaktivní i s vylepšeními; aktivní se stane jiná neaktivní karta. V příštím tahu figurka vstoupí na volné pole své základny a smí hned jet.
BG-DEST-02 = Zvolí-li hráč znovu zničenou kartu, figurka vstoupí, ale celý tah propadne, i s jednorázovými akcemi. Výklad: bez jiné karty je to jediná možnost. Výklad: jsou-li všechna tři pole základny obsazená, figurka vstoupí na nejbližší volné pole.
BG-DEST-04 = Zničená karta je potom obyčejnou neaktivní kartou: výměna tanku ji později smí aktivovat bez postihu.
BG-DEST-05 = Výklad: na začátku majitelova tahu vstoupí každá jeho figurka, která je mimo hrací plán, a její karta se volí tehdy; potom hráč vybere tank. „Zničená karta“ je každá vlastní karta zničená od začátku předchozího tahu majitele; zvolí-li ji, propadne celý tah, i se dvěma figurkami.
BG-DEST-06 = Výklad: na volném poli není tank, nevybuchlá střela ani tank dělostřelectva; na žetonu lokace nezáleží. Vzdálenost se měří tahy šachového krále, mezi stejně blízkými poli volí majitel.
BG-DEST-07 = Výklad: tank zničený ve vlastním tahu zůstává mimo hrací plán do příštího tahu majitele; tah navíc smí použít jen tank na hracím plánu, jinak se uchová. Střela vypálená díky změně pořadí platí, i když je tank potom zničen.
BG-DEST-03 = Obyčejný žeton tanku na aktivní kartě se nikdy neodevzdává. Hráč nikdy nevypadne ze hry.

## Bitva: výměna tanku

BG-CHANGE-01 = Výměna tanku: na tomtéž poli se stane aktivní jiná vlastní karta; není pohyb ani střela.

## Bitva: dvojice

BG-PAIR-01 = Dva žetony s jedním obrázkem v herní oblasti hráče tvoří dvojici: 2 body, které zůstávají, i když je její akce nebo vylepšení spotřebováno.
BG-PAIR-02 = Dvojice se speciálním žetonem dává jeho akci nebo vylepšení. Výklad: „kdykoli“ znamená hned nebo později, v kterékoli chvíli vlastního tahu, bez reakcí v tazích ostatních; je-li na výběr, vezme dvojice nejprve speciální žeton.

## Bitva: jednorázové akce

BG-ACT-01 = Tah navíc: ještě jedna hlavní akce v tomto tahu.
BG-ACT-02 = Tank navíc: hráč dobere z balíčku dvě karty a jednu si nechá, neaktivní; druhá opouští hru. Je-li karet v balíčku méně, dobere, co tam je.
BG-ACT-03 = Výklad: tah navíc smí použít kterýkoli ze dvou tanků; v jednom tahu jich lze použít několik, i nově získané; v propadlém tahu žádný.

## Bitva: vylepšení

BG-UPG-01 = Vylepšení se klade na kartu tanku (nejvýše 2) a zůstává tam; působí, jen když je karta aktivní. Hráč ho smí vždy pominout a použít obyčejné hodnoty karty.
BG-UPG-02 = Směr: pohyb smí na každém kroku zatočit v rámci směrů karty, na stejnou vzdálenost a bez návratu na výchozí pole jako cíl; vyžaduje pohyb o 2 nebo více.
BG-UPG-03 = Delší střela: vzdálenost + 1 je další možnost; dvě taková vylepšení dávají + 1 a + 2.
BG-UPG-04 = Delší pohyb: vzdálenost + 1 je další možnost; dvě taková vylepšení dávají + 1 a + 2.
BG-UPG-05 = Změna pořadí: střela smí přijít před pohybem.
BG-UPG-06 = Pancíř: jednou ochrání tank před střelou, nevybuchlou střelou nebo tankem jiného hráče v cestě; potom je spotřebován a nikdo neboduje. Výklad: působí sám, i proti vlastnímu tanku v cestě; pohyb pokračuje; nevybuchlá střela je spotřebována; místo pancíře je znovu volné.
BG-UPG-07 = Výklad: vylepšení lze dát na kteroukoli vlastní kartu, aktivní i neaktivní; bez volného místa čeká v herní oblasti.
BG-UPG-08 = Výklad: se směrem se lze i vrátit; každé pole, na které tank vjel, se počítá jako přejeté.

## Bitva: konec

BG-END-01 = Na konci tahu hráče se kontroluje: 16, 14 nebo 12 bodů při 2, 3 nebo 4 hráčích okamžitě vítězí. Body jsou 2 za každou dvojici a k tomu získané bodové žetony tanků.
BG-END-03 = Výklad: na konci každého tahu se kontrolují všechny výsledky, nejprve aktivního hráče (týmu), potom ve směru hodinových ručiček; tehdy se počítají i body získané v cizím tahu.
BG-END-02 = Výklad: když už žádný hráč nemůže získat bod, nebo po 60 kolech vítězí nejvyšší výsledek; shodu rozhoduje víc dvojic, potom je vítězství společné.

## Týmová hra, 2 + 2

BG-TEAM-01 = Hráči se střídají A B A B; příprava je jako v bitvě. Tým má jednu společnou herní oblast pro žetony a body; vítězí 20 bodů.
BG-TEAM-02 = Hráč na tahu rozhoduje za tým, který z jeho tanků dostane vylepšení a kdo použije akci. Výklad: hráč ji použije ve vlastním tahu.
BG-TEAM-03 = Výklad: dvojice vznikají samy v celé společné herní oblasti; hráč na tahu smí dát vylepšení na kartu spoluhráče; karta z akce tank navíc patří hráči, který ji použil.

## Rodinná hra, 2–4 hráči

BG-FAM-01 = Všech 64 žetonů leží zakrytých a zamíchaných; D4 a E5 jsou odkryté. Každý hráč má jednu figurku, i při dvou hráčích, na poli své základny. Nejsou karty tanků, žetony tanků ani nevybuchlé střely; ikony nemají účinek. 10 bodů okamžitě vítězí.
BG-FAM-02 = V tahu se hráč pohne o 1–2 pole libovolnými směry (smí se vrátit na výchozí pole) a potom odkryje dva zakryté žetony, které se pole figurky dotýkají stranou nebo rohem (méně, kde jich je méně). Výklad: pohyb nekončí na jiné figurce.
BG-FAM-03 = Dvojice ze všech odkrytých žetonů se seberou (po 2 bodech); každá dvojice dává další tah, dvě dvojice dva.
BG-FAM-04 = Na konci každého tahu (i dodatečného) se znovu zakryjí žetony odkryté v předchozím tahu; žetony z tohoto tahu zůstávají pro příští. Dva žetony ze začátku hry se počítají jako tah před prvním.
BG-FAM-05 = Zakryté obrázky jsou skryté přede všemi, i před boty; co kdo viděl, smí si pamatovat.
BG-FAM-06 = Výklad: jsou-li zakryté sousední žetony méně než dva, odkryje se, co je, třeba i nic. Vlastní pole figurky není sousední; žeton pod jinou figurkou lze odkrýt. Figurky lze míjet.
BG-FAM-07 = Výklad: tři stejné odkryté žetony jsou jedna dvojice a hráč volí, které dva; čtyři jsou dvě dvojice.
BG-FAM-08 = Výklad: jsou-li D4 a E5 při přípravě stejné, E5 se vymění s náhodným jiným žetonem.
BG-FAM-09 = Výklad: dodatečné tahy se sčítají; desátý bod ukončí hru a nevyužité dodatečné tahy propadnou.

## Sólo, proti dělostřelectvu

BG-SOLO-01 = Všech 64 žetonů leží náhodně lícem nahoru (speciální kdekoli), bez stejných sousedů. Dvě karty tanků se vylosují, nebo vyberou (volba choose_tanks) a obě jsou aktivní. Po ruce jsou 4 figurky a žetony tanků; 2 figurky začínají ve dvou různých základnách. Nevybuchlé střely se rozdělí na písmena a číslice a zakryté se zamíchají. Dělostřelectvo má 12 žetonů tanků.
BG-SOLO-02 = V tahu hráč vybere tank, pohne jím a týmž tankem střílí; akce a vylepšení jsou jako v bitvě. Výklad: střela není povinná a nevybuchlé střely se nekladou.
BG-SOLO-03 = Potom dělostřelectvo odkryje jedno písmeno a jednu číslici a zasáhne to pole. Vlastní tank na něm je odstraněn natrvalo a jeho karta jde do krabice (pancíř ho zachrání); zasažen je vždy tank, ne žeton pod ním, a dělostřelectvo za něj nemá body. Žeton si vezme. Na prázdné pole přijde žeton tanku dělostřelectva, dokud nějaký zbývá. Výklad: na jeho vlastním tanku se nestane nic.
BG-SOLO-04 = Tanky dělostřelectva překážejí jako nevybuchlé střely: přejetí takového tanku zničí váš (pancíř ho zachrání) a skončit na něm nelze; jedna střela ho odstraní, bez bodů. Výklad: tank ztracený při jízdě není odstraněn natrvalo: platí BG-DEST.
BG-SOLO-05 = Odkryté nevybuchlé střely zůstávají odkryté, takže písmena a číslice, které ještě mohou přijít, jsou veřejné; když jsou odkryté všechny, znovu se zakryjí a zamíchají.
BG-SOLO-06 = Dělostřelectvo má 1 bod za každý vzatý žeton (dvojice mu nic nepřidávají) a 1 za každý svůj žeton tanku na hracím plánu. Hra končí, když má 20 bodů, nebo když zničilo všechny vaše tanky. Výklad: karta tanku získaná akcí tank navíc, která ještě není ve hře, drží hru při životě.
BG-SOLO-07 = Hodnost se řídí vašimi body (2 za každou dvojici): 16 ★, 18 ★★, 20 ★★★, 22 ★★★★, 24 ★★★★★, 26 a více ★★★★★★. Méně než 16 je prohra.
BG-SOLO-08 = Výklad: karta navíc je neaktivní: do hry přijde výměnou tanku, nebo za zničený tank s jeho figurkou z její základny. Nikdy nejsou tři tanky najednou.
BG-SOLO-09 = Výklad: dělostřelectvo střílí jednou po celém tahu, i s tahy navíc, a také po propadlém tahu. Konec hry se kontroluje hned po jeho střele.
BG-SOLO-10 = Výklad: přejetý tank dělostřelectva zůstává; odstraní ho jen střela, zpět do zásoby dělostřelectva.
BG-SOLO-11 = Výklad: dělostřelectvo smí zasáhnout kterékoli pole základny: na prázdné přijde žeton tanku a vstup se řídí BG-DEST-06. Figurky mimo hrací plán zasáhnout nelze.
BG-SOLO-12 = Výklad: tank, který je po ztrátě při jízdě mimo hrací plán, není zničen dělostřelectvem. Vylepšení na kartě odložené do krabice jsou ztracena, jejich dvojice dál bodují.
BG-SOLO-13 = Výklad: hra končí také tehdy, když už není možná žádná dvojice.
