# Battlegrounds: obrázky, tanky, vylepšení a akce, výsledky.

## Obrázky, každý se dvěma písmeny pro kreslený plán

bg-picture-bridge = most
bg-picture-windmill = mlýn
bg-picture-lighthouse = maják
bg-picture-railway = železnice
bg-picture-factory = továrna
bg-picture-depot = sklad
bg-picture-crossroads = křižovatka
bg-picture-roundhouse = výtopna
bg-picture-watchtower = věž
bg-picture-observatory = hvězdárna
bg-picture-fuel = palivo
bg-picture-airfield = letiště
bg-picture-radio = vysílač
bg-picture-headquarters = štáb
bg-picture-bunker = bunkr
bg-picture-fortress = pevnost
bg-code-bridge = Mo
bg-code-windmill = Ml
bg-code-lighthouse = Ma
bg-code-railway = Že
bg-code-factory = To
bg-code-depot = Sk
bg-code-crossroads = Kř
bg-code-roundhouse = Vt
bg-code-watchtower = Vě
bg-code-observatory = Hv
bg-code-fuel = Pa
bg-code-airfield = Le
bg-code-radio = Vy
bg-code-headquarters = Št
bg-code-bunker = Bu
bg-code-fortress = Pe

## Jednorázové akce a vylepšení

bg-special-extra_turn = Tah navíc
bg-special-extra_turn-help = Ještě jedna hlavní akce ve stejném tahu. Jednorázově.
bg-special-extra_tank = Tank navíc
bg-special-extra_tank-help = Lízni si z balíčku dvě karty tanků a jednu si nech; druhá vypadne ze hry. Jednorázově.
bg-special-turning = Směr
bg-special-turning-help = Pohyb o dvě pole nebo více smí zatáčet na každém kroku, ve směrech z karty.
bg-special-longer_shot = Delší střela
bg-special-longer_shot-help = Tank smí střílet také o jedno pole dál, než říká karta.
bg-special-longer_move = Delší pohyb
bg-special-longer_move-help = Tank smí jet také o jedno pole dál, než říká karta.
bg-special-fire_first = Změna pořadí
bg-special-fire_first-help = Střela smí být před pohybem.
bg-special-armor_plate = Pancíř
bg-special-armor_plate-help = Jednou zachrání tank před střelou nebo před tím, co mu stojí v cestě; pak je spotřebován.

## Vysvětlení. $move_way a $shot_way jsou straight (rovně) nebo diagonal (šikmo).

bg-line-tank = { $tank }: pohyb { $move } { $move_way ->
    [straight] rovně
   *[diagonal] šikmo
}, střela { $shot } { $shot_way ->
    [straight] rovně
   *[diagonal] šikmo
}{ $upgrades ->
    [none] {""}
   *[other] ; vylepšení: { $upgrades }
}
bg-explain = { $name }: { $help }
bg-explain-move = Tank { $tank } jede přesně o { $move ->
    [one] { $move } pole
    [few] { $move } pole
   *[other] { $move } polí
} { $move_way ->
    [straight] svisle nebo vodorovně
   *[diagonal] šikmo
}, nikdy méně, a jet musí, pokud může. Nesmí skončit na poli s tankem, a co přejíždí, to ho zničí: jiný tank nebo nevybuchlá střela.
bg-explain-shot = Pak smí vystřelit na pole vzdálené přesně { $shot ->
    [one] { $shot } pole
    [few] { $shot } pole
   *[other] { $shot } polí
} { $shot_way ->
    [straight] svisle nebo vodorovně
   *[diagonal] šikmo
}, přes všechno mezi tím: { $solo ->
    [yes] žeton se vezme, tank dělostřelectva odstraní.
   *[no] žeton se vezme, tank zničí, nevybuchlá střela odstraní a na prázdné pole se smí nevybuchlá střela položit.
}
bg-explain-upgrades = Má místo pro { $slots ->
    [one] { $slots } vylepšení
    [few] { $slots } vylepšení
   *[other] { $slots } vylepšení
}. Zůstávají na kartě a fungují, dokud je aktivní.
bg-explain-won = { $upgrade ->
    [yes] Vylepšení, pokládá se na kartu tanku.
   *[no] Jednorázová akce.
} Dává ho dvojice se speciálním žetonem: { $pictures }.
bg-explain-picture = { $picture } ({ $code } na kresleném plánu): čtyři žetony. Dva z nich tvoří dvojici: 2 body.
bg-explain-gives = Jeden ze čtyř je speciální (*): dvojice s ním dává: { $special }.
bg-term-pair = dvojice
bg-term-pair-help = Dva žetony se stejným obrázkem v jedné oblasti: 2 body, zůstávají do konce.
bg-term-dud = nevybuchlá střela
bg-term-dud-help = Leží na prázdném poli. Zničí tank, který přes ni jede, a nikdo nedostane body. Odstraní ji výstřel.
bg-term-point-token = žeton tanku s body
bg-term-point-token-help = Každá figurka má tři, za 3, 2 a 1. Kdo zničí její tank, bere si nejcennější, který zbývá.
bg-term-base = základna
bg-term-base-help = Roh plánu se dvěma sousedními poli. Tam figurka vstupuje.
bg-term-change-tank = Výměna tanku
bg-term-change-tank-help = Místo pohybu a střelby se na stejném poli stane aktivní jiná tvoje karta.
bg-term-artillery = dělostřelectvo
bg-term-artillery-help = Po každém tahu zasáhne jedno pole: tank na něm je nadobro ztracen, žeton sebrán a na prázdné pole postaví svůj tank. Má 1 bod za každý žeton a každý svůj tank a 20 bodů končí hru.

## Výsledek

bg-score-decided = { $decided ->
    [target] Někdo už má { $target } bodů.
    [standstill] Body už nelze získat, nebo uplynulo 60 kol: rozhoduje nejvyšší počet bodů.
    [artillery] Dělostřelectvo už má 20 bodů.
    [tanks] Dělostřelectvo zničilo všechny tvoje tanky.
    [pairs] Žádná další dvojice už není možná.
   *[open] Hra neskončila; tohle je současný stav.
}
bg-score-pairs = Dvojice ({ $count }): { $points }
bg-score-won = Získané žetony tanků s body: { $points }
bg-score-artillery = Dělostřelectvo: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
bg-score-tie = Shoda bodů; rozhoduje počet dvojic.
bg-score-rank = { $stars ->
    [0] Méně než 16 bodů: bitva je prohraná.
    [one] Tvoje hodnost: { $stars } hvězda ze šesti.
    [few] Tvoje hodnost: { $stars } hvězdy ze šesti.
   *[other] Tvoje hodnost: { $stars } hvězd ze šesti.
}
