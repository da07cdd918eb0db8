# Rush: karty, národy, druhy vozidel, vlastnosti, karty úspěchu.

## Národy a druhy vozidel

nation-ussr = SSSR
nation-germany = Německo
nation-usa = USA
nation-france = Francie
nation-uk = Velká Británie

class-light = lehký tank
class-medium = střední tank
class-spg = samohybné dělo
class-heavy = těžký tank
class-auxiliary = pomocná jednotka

## Karty

card-engineers = Ženisté
card-technicians = Technici
card-volunteers = Dobrovolníci
medal-ussr = Řád rudého praporu
medal-germany = Železný kříž
medal-usa = Medaile cti
medal-france = Médaille militaire
medal-uk = Viktoriin kříž
card-two-medal = dvojitá medaile ({ $medal })
card-base = { $whose ->
    [you] tvoje základna
   *[other] základna ({ $owner })
}
card-hq = { $whose ->
    [you] tvůj štáb
   *[other] štáb ({ $owner })
}
card-base-any = základna
card-hq-any = štáb
card-in-sentence = { $card }

## Jeden řádek o každé kartě

abilities-none = bez vlastností
line-vehicle = { $card }: { $nation }, { $class }, nákupní hodnota { $cost }, { $resources ->
    [none] bez surovin
    [one] { $resources } surovina
    [few] { $resources } suroviny
   *[other] { $resources } surovin
}, útočné číslo { $power }, obranné číslo { $armor }; { $abilities }
line-barracks = { $card }: týlová karta, { $resources ->
    [none] bez surovin
    [one] { $resources } surovina
    [few] { $resources } suroviny
   *[other] { $resources } surovin
}; { $abilities }
line-medal = { $card }: { $nation }, { $medals ->
    [one] { $medals } medaile
    [few] { $medals } medaile
   *[other] { $medals } medailí
}, { $resources ->
    [one] { $resources } surovina
    [few] { $resources } suroviny
   *[other] { $resources } surovin
}
line-base = { $card }: { $medals ->
    [one] { $medals } medaile
    [few] { $medals } medaile
   *[other] { $medals } medailí
} pro hráče, který kartu zničil
line-achievement = { $card }: karta úspěchu, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Vysvětlení karet

explain-pays = { $resources ->
    [none] Karta nemá žádné suroviny a nelze jí platit.
    [one] Při nákupu dá { $resources } surovinu.
    [few] Při nákupu dá { $resources } suroviny.
   *[other] Při nákupu dá { $resources } surovin.
}
explain-pays-nation = { $resources ->
    [one] Při nákupu dá { $resources } surovinu, ale jen na karty téhož národa ({ $nation }).
    [few] Při nákupu dá { $resources } suroviny, ale jen na karty téhož národa ({ $nation }).
   *[other] Při nákupu dá { $resources } surovin, ale jen na karty téhož národa ({ $nation }).
}
explain-attacks = { $power ->
    [0] S útočným číslem 0 se nemůže účastnit útoku.
   *[other] V útoku má útočné číslo { $power }.
}
explain-attack-vehicle = { $interactive ->
    [yes] Zničí vozidlo, je-li její útočné číslo i s podporou aspoň tak velké jako obranné číslo vozidla; jinak se nestane nic.
   *[no] Zničí vozidlo, jehož obranné číslo není vyšší než její útočné číslo, a také vozidlo poškozené; jiné vozidlo poškodí.
}
explain-attack-base = { $heavy ->
    [yes] Jako těžký tank zničí nechráněnou základnu hned.
   *[no] Nechráněnou základnu poškodí, poškozenou zničí.
}
explain-defends = { $armor ->
    [0] S obranným číslem 0 nemůže chránit základnu.
   *[other] Zahraná pro své vlastnosti nebo jen k ochraně chrání jednu z tvých základen obranným číslem { $armor }.
}
explain-supports = V boji může podpořit vozidlo svého národa ({ $nation }): +1 k útočnému číslu při útoku, +1 k obrannému číslu při obraně.
explain-ability = { $ability }: { $help }
explain-barracks = Týlové karty nikdy nechrání základnu.
explain-medal = Na konci hry dá v tvé rotě { $medals ->
    [one] { $medals } bod
    [few] { $medals } body
   *[other] { $medals } bodů
}.
explain-base = Zničenou základnu nelze zahrát: když ji dobereš, vrátí se do skladu. Na konci hry dá { $medals ->
    [one] { $medals } bod
    [few] { $medals } body
   *[other] { $medals } bodů
} tomu, kdo ji zničil.

## Vlastnosti

ability-with-number = { $ability } { $number }
ability-reinforcements = Posily
ability-reinforcements-help = { $number ->
    [one] Dober { $number } kartu z garáže.
    [few] Dober { $number } karty z garáže.
   *[other] Dober { $number } karet z garáže.
} { $single ->
    [yes] Ze skladu se stane nová garáž nejvýše jednou za tah.
   *[no] Prázdná garáž se znovu vytvoří ze skladu.
}
ability-recruitment = Nábor
ability-recruitment-help = V tomto tahu smíš koupit více karet: co zbude z jednoho nákupu, použije se na další. { $keeps ->
    [yes] Nebo si místo toho můžeš nechat jednu kartu v ruce do příštího tahu.
   *[no] Do příštího tahu se nic nepřenáší.
}
ability-scouting = Průzkum
ability-scouting-help = Celá nabídka v obchodě jde na odhazovací balíček a vyloží se nová.
ability-sabotage = Sabotáž
ability-sabotage-help = Každý soupeř, který má karty v ruce, odloží jednu podle své volby do skladu.
ability-siege_master = Obléhání
ability-siege_master-help = Vyber nepřátelskou základnu, chráněnou i nechráněnou, nebo { $siege ->
    [armored] obrněné vozidlo, které ji chrání
   *[any] vozidlo, které ji chrání
}: nepoškozený cíl se poškodí, poškozený se zničí. Na obranném čísle nezáleží. Za každé zničené vozidlo dostaneš na konci tahu medaili národa této karty.
ability-research = Výzkum
ability-research-help = Tato karta jde na vrakoviště. Vezmi si z obchodu do skladu kartu s nákupní hodnotou nejvýše { $number }; není to nákup.
ability-repair = Demontáž
ability-repair-help = Odlož jednu nebo dvě karty ze svého skladu na vrakoviště: do roty už nepatří.
ability-invulnerability = Hrdinský čin
ability-invulnerability-help = { $heroic ->
    [yes] Vezmi si do skladu kartu s jednou medailí libovolného národa.
   *[no] Vezmi si do skladu kartu s jednou medailí národa této karty.
}
ability-regroup = Přeskupení
ability-regroup-help = { $rear ->
    [yes] Přesuň do týlu vozidlo, které chrání jednu z tvých základen.
   *[no] Přesouvá vozidlo do týlu; v této hře týl není, takže se nestane nic.
}
ability-planning = Plánování
ability-planning-help = Odhoď jednu vyloženou kartu úspěchu a vylož novou.
ability-national_resources = Nákup omezen jen na vlastní
ability-national_resources-help = Za suroviny této karty koupíš jen karty jejího národa; lze k nim přidat obyčejné suroviny.
ability-bases_only = útok jen na základny
ability-bases_only-help = V útoku tato karta nemůže útočit na vozidlo.
ability-vehicles_only = útok jen na vozidla
ability-vehicles_only-help = V útoku tato karta nemůže útočit na základnu.

## Karty úspěchu

achievement-bases-destroyed = Zničené základny
achievement-bases-destroyed-help = Nejvíce nepřátelských základen zničených během hry.
achievement-light-tanks = Lehké tanky
achievement-light-tanks-help = Nejvíce lehkých tanků v rotě, od kteréhokoli národa.
achievement-medium-tanks = Střední tanky
achievement-medium-tanks-help = Nejvíce středních tanků v rotě, od kteréhokoli národa.
achievement-spgs = Samohybná děla
achievement-spgs-help = Nejvíce samohybných děl v rotě, od kteréhokoli národa.
achievement-heavy-tanks = Těžké tanky
achievement-heavy-tanks-help = Nejvíce těžkých tanků v rotě, od kteréhokoli národa.
achievement-auxiliary-units = Pomocné jednotky
achievement-auxiliary-units-help = Nejvíce pomocných jednotek v rotě, od kteréhokoli národa.
achievement-soviet-medals = Sovětské medaile
achievement-soviet-medals-help = Nejvíce medailí SSSR v rotě; dvojitá medaile platí za dvě.
achievement-german-medals = Německé medaile
achievement-german-medals-help = Nejvíce medailí Německa v rotě; dvojitá medaile platí za dvě.
achievement-american-medals = Americké medaile
achievement-american-medals-help = Nejvíce medailí USA v rotě; dvojitá medaile platí za dvě.
achievement-french-medals = Francouzské medaile
achievement-french-medals-help = Nejvíce medailí Francie v rotě; dvojitá medaile platí za dvě.
achievement-double-medals = Dvojité medaile
achievement-double-medals-help = Nejvíce dvojitých medailí v rotě.
achievement-largest-squad = Největší rota
achievement-largest-squad-help = Nejvíce karet v rotě, i s medailemi a zničenými základnami.
achievement-british-medals = Britské medaile
achievement-british-medals-help = Nejvíce medailí Velké Británie získaných během hry.
achievement-any-medals = Libovolné medaile
achievement-any-medals-help = Nejvíce medailí získaných během hry, bez ohledu na národ.
achievement-medal-nations = Medaile nejvíce druhů
achievement-medal-nations-help = Získané medaile nejvíce různých národů.
achievement-plain-vehicles = Vozidla bez vlastností
achievement-plain-vehicles-help = Nejvíce vozidel bez jakékoli vlastnosti v rotě.
achievement-infantry = Pěchota
achievement-infantry-help = Nejvíce týlových karet a pomocných jednotek s útočným i obranným číslem 0 v rotě.
achievement-recruiters = Nejvíce karet s vlastností nábor
achievement-recruiters-help = Nejvíce karet s náborem v rotě.
achievement-reinforcements = Největší suma posil
achievement-reinforcements-help = Největší součet posil na kartách roty.
achievement-research = Největší suma výzkumu
achievement-research-help = Největší součet výzkumu na kartách roty.
achievement-dearest-army = Nejdražší armáda
achievement-dearest-army-help = Největší součet nákupních hodnot vozidel v rotě.
achievement-own-bases = Vlastní základny
achievement-own-bases-help = Nejvíce vlastních základen, které zůstaly stát.
achievement-no-barracks = Bez týlových karet
achievement-no-barracks-help = Nejméně týlových karet v rotě.
achievement-decisive-shot = Rozhodující výstřel
achievement-decisive-shot-help = { $headquarters ->
    [yes] Pro hráče, který jako první vezme poslední kartu s jednou medailí některého národa nebo zničí štáb.
   *[no] Pro hráče, který jako první vezme poslední kartu s jednou medailí některého národa nebo zničí jinému hráči poslední základnu.
}
achievement-own-help = Vlastní karta úspěchu.
